"""The start screen: every way in and back, with matches that are begun, left, gone on with and given up."""

import asyncio
import os
from collections.abc import Iterator
from errno import ENOSPC
from pathlib import Path
from time import monotonic

import pytest
from halls import ENGLISH, LEAVE, at_the_start, is_free, left, settle
from kept import lines_of, unheard
from pilots import FAST
from textual import events

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STREET
from fuzhou_tui.guard import QUIET
from fuzhou_tui.lobby import gone_on
from fuzhou_tui.players import Bot, Human
from fuzhou_tui.records import disk
from fuzhou_tui.records.store import match_files
from fuzhou_tui.tui.screens.entry import EntryScreen
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.screens.start import StartScreen
from fuzhou_tui.tui.targets import Entry
from fuzhou_tui.tui.widgets.menu_view import MenuView


def full(*_: object) -> int:
    raise OSError(ENOSPC, os.strerror(ENOSPC))


@pytest.fixture
def unwritable(home: Path) -> Iterator[Path]:
    """A home that is a file, and stays one."""
    home.write_text("", encoding="utf-8")
    yield home
    assert home.read_text(encoding="utf-8") == ""


async def test_enter_twice_sits_down_with_the_usual_settings(home: Path) -> None:
    async with at_the_start(home) as hall:
        assert hall.selected == "新对局"
        await hall.press("enter", "enter")
        seats = (Human("我"), Bot("normal", "阿海"), Bot("normal", "依妹"), Bot("normal", "老林"))
        assert hall.setup.seats == seats
        assert (hall.setup.rules.name, hall.setup.length, hall.setup.base) == ("standard", Length.ROUND, 1)
        assert (hall.setup.practice, hall.setup.seed_given) == (False, False)
        assert len(match_files(home / "matches")) == 1


async def test_the_match_starts_from_the_file_of_settings(home: Path) -> None:
    settle(home, 'rules = "street"\nseats = "human:Lan,easy,easy,hard"\nlength = "game"\nbase = 5\n')
    async with at_the_start(home) as hall:
        await hall.press("1", "1")
        assert hall.session.names[0] == "Lan"
        assert (hall.setup.rules, hall.setup.length, hall.setup.base) == (STREET, Length.GAME, 5)


async def test_two_matches_have_different_seeds(home: Path) -> None:
    seeds: set[str] = set()
    for _ in range(2):
        async with at_the_start(home / str(len(seeds))) as hall:
            await hall.press("1", "1")
            seeds.add(hall.setup.seed)
    assert len(seeds) == 2


async def test_whoever_leaves_the_table_is_back_at_the_start_and_can_go_on(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("1", "1")
        before = list(hall.session.record)
        await hall.press(*LEAVE)
        assert hall.pilot.app.screen is hall.start
        assert hall.selected.startswith("接着打")
        assert "标准  第1局" in hall.shown
        await hall.press("enter")
        assert hall.session.record[: len(before)] == before


async def test_a_match_that_was_left_before_is_the_selected_line_and_goes_on(home: Path) -> None:
    path = left(home, 2)
    async with at_the_start(home) as hall:
        assert hall.selected == "接着打        标准  第3局"
        assert "Ming" in hall.shown
        await hall.press("enter")
        assert (hall.session.match.number, hall.session.names[0]) == (3, "Ming")
        assert hall.setup.seed == "7"
    assert match_files(home / "matches") == (path,)


async def test_a_match_is_let_go_when_its_table_is_left(home: Path) -> None:
    path = left(home)
    async with at_the_start(home) as hall:
        assert is_free(path)
        await hall.press("enter")
        assert hall.at_a_table
        await hall.press(*LEAVE)
        assert is_free(path)


async def test_a_match_is_let_go_when_the_program_breaks_down_at_its_table(home: Path) -> None:
    path = left(home)
    async with at_the_start(home) as hall:
        await hall.press("enter")
        hall.pilot.app.exit(return_code=1)
    assert is_free(path)


async def test_control_q_asks_at_the_table_and_ends_at_the_start(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("1", "1", "ctrl+q")
        assert hall.at_a_table
        await hall.press("y")
        assert hall.pilot.app.screen is hall.start
        assert is_free(match_files(home / "matches")[0])
        await hall.press("1", "ctrl+q")
        await hall.press("y")
        assert hall.pilot.app.screen is hall.start
        await hall.press("2", "ctrl+q")
        assert hall.pilot.app.return_code == 0


@pytest.mark.parametrize("keys", [("q",), ("end", "enter"), ("7",), ("ctrl+c",), ("1", "ctrl+q")])
async def test_the_start_is_left_at_once(home: Path, keys: tuple[str, ...]) -> None:
    async with at_the_start(home) as hall:
        await hall.press(*keys)
        assert hall.pilot.app.return_code == 0


@pytest.mark.parametrize("keys", [("escape",), ("0", "9", "x", "f5"), ("left", "right")])
async def test_keys_that_mean_nothing_leave_the_start_as_it_is(home: Path, keys: tuple[str, ...]) -> None:
    async with at_the_start(home) as hall:
        before = hall.shown
        await hall.press(*keys)
        assert hall.pilot.app.return_code is None
        assert hall.shown == before


async def test_what_is_changed_on_the_screen_is_what_is_played(home: Path) -> None:
    async with at_the_start(home, options=ENGLISH) as hall:
        await hall.press("1", "2", "2", "2", "3", "4", "5", "6", "7")
        assert "street" in hall.shown
        await hall.press("end", "left", "home", "enter")
        setup = hall.setup
        assert (setup.rules, setup.length, setup.base, setup.practice) == (STREET, Length.GAME, 2, True)
        kinds = [player.level if isinstance(player, Bot) else "human" for player in setup.seats]
        assert kinds == ["human", "human", "hard", "normal"]


async def test_four_bots_are_watched(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("1", *["down"] * 5, "left")
        assert hall.selected.endswith("< 旁观 >")
        await hall.press("home", "enter")
        assert hall.session.humans == set()


async def test_names_are_typed_as_an_input_method_gives_them(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("1", "6", "8")
        assert isinstance(hall.pilot.app.screen, EntryScreen)
        await hall.type("依妹 q1")
        await hall.press("enter")
        assert "依妹 q1" in hall.shown
        await hall.press("9")
        await hall.type("阿海")
        await hall.press("escape", "1")
        assert [player.name for player in hall.setup.seats][:2] == ["依妹 q1", "玩家2"]


async def test_a_name_that_is_too_long_is_refused_and_can_be_mended(home: Path) -> None:
    async with at_the_start(home, options=ENGLISH) as hall:
        await hall.press("1", "8")
        await hall.type("x" * 25)
        await hall.press("enter")
        assert isinstance(hall.pilot.app.screen, EntryScreen)
        assert hall.shown.count("at most 24 characters") == 2
        await hall.press("backspace", "enter", "1")
        assert hall.session.names[0] == "x" * 24


async def test_what_was_set_up_is_still_there_after_going_back(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("1", "2", "escape")
        assert hall.pilot.app.screen is hall.start
        await hall.press("1", "1")
        assert hall.setup.rules.name == "baida"


async def test_before_another_match_it_is_asked_what_becomes_of_the_one_that_was_left(home: Path) -> None:
    path = left(home)
    before = path.read_bytes()
    async with at_the_start(home) as hall:
        await hall.press("2", "1")
        assert isinstance(hall.pilot.app.screen, MenuScreen)
        assert hall.selected == "接着打那一场"
        await hall.press("escape")
        assert hall.selected == "开始"
        await hall.press("escape")
        assert hall.selected == "新对局"
    assert path.read_bytes() == before
    assert match_files(home / "matches") == (path,)


async def test_the_first_answer_goes_on_with_it(home: Path) -> None:
    path = left(home)
    async with at_the_start(home) as hall:
        await hall.press("2", "1", "enter")
        assert hall.session.names[0] == "Ming"
    assert match_files(home / "matches") == (path,)


async def test_it_can_be_kept_and_gone_on_with_later(home: Path) -> None:
    path = left(home)
    before = path.read_bytes()
    async with at_the_start(home) as hall:
        await hall.press("2", "1", "2")
        assert hall.session.names[0] == "我"
        assert len(match_files(home / "matches")) == 2
        assert path.read_bytes() == before
        await hall.press(*LEAVE)
        await hall.press("4", "2", "1")
        assert hall.session.names[0] == "Ming"


async def test_it_can_be_given_up(home: Path) -> None:
    path = left(home)
    before = path.read_text(encoding="utf-8")
    async with at_the_start(home) as hall:
        await hall.press("2", "1", "3")
        assert hall.session.names[0] == "我"
        assert path.read_text(encoding="utf-8") == before + "! abandoned\n"


async def test_it_is_not_given_up_when_the_new_match_cannot_be_saved(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(home)
    before = path.read_bytes()

    monkeypatch.setattr(disk, "created", full)
    said: list[str] = []
    async with at_the_start(home, options=ENGLISH, said=said) as hall:
        await hall.press("2", "1", "3")
        assert hall.at_a_table
        await hall.press(*LEAVE)
        assert "cannot save: No space left on device" in hall.shown
        assert hall.selected.startswith("go on")
        assert is_free(path)
    assert (path.read_bytes(), said) == (before, ["No space left on device"])


async def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(unwritable: Path) -> None:
    said: list[str] = []
    async with at_the_start(unwritable, options=ENGLISH, said=said) as hall:
        assert hall.selected == "new match"
        await hall.press("1", "1")
        assert hall.at_a_table
        await hall.press(*LEAVE)
        assert "cannot save: " in hall.shown
        assert hall.selected == "new match"
    assert len(said) == 1


async def test_the_program_knows_when_the_last_lines_are_lost(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "write_at", full)
    async with at_the_start(home, said=[]) as hall:
        await hall.press("1", "1", *LEAVE, "q")
        assert hall.pilot.app.return_code == 1


async def test_a_match_another_program_plays_is_told_in_one_line(home: Path) -> None:
    older, newer = left(home), left(home, 2)
    playing = gone_on(newer, unheard)
    async with at_the_start(home, options=ENGLISH) as hall:
        assert f"{newer.stem}: another program is playing this match" in hall.shown
        assert hall.selected == "go on         standard, hand 2"
        await hall.press("enter")
        assert hall.session.match.number == 2
    playing.close()
    assert is_free(older)


async def test_a_match_taken_by_another_program_in_the_meantime_is_told(home: Path) -> None:
    path = left(home)
    async with at_the_start(home, size=(120, 40), options=ENGLISH) as hall:
        playing = gone_on(path, unheard)
        await hall.press("enter")
        assert hall.pilot.app.screen is hall.start
        assert f"{path.stem}: another program is playing this match" in hall.shown
        assert hall.selected == "new match"
        playing.close()


async def test_a_match_that_cannot_be_given_up_is_told_and_no_other_begun(home: Path) -> None:
    path = left(home)
    async with at_the_start(home, size=(120, 40), options=ENGLISH) as hall:
        playing = gone_on(path, unheard)
        await hall.press("2", "1", "3")
        assert hall.pilot.app.screen is hall.start
        assert "another program is playing this match" in hall.shown
        playing.close()
    assert match_files(home / "matches") == (path,)


async def test_damaged_files_are_named_and_left_as_they_are(home: Path) -> None:
    path = left(home)
    bad = [path.parent / f"2999123{day}-000000-0.txt" for day in (0, 1)]
    for file in bad:
        file.write_bytes(b"\0" * 300)
    async with at_the_start(home, size=(120, 40), options=ENGLISH) as hall:
        assert "29991231-000000-0: line 1: no record" in hall.shown
        assert "(+1)" in hall.shown
        await hall.press("enter")
        assert hall.session.names[0] == "Ming"
    assert [file.read_bytes() for file in bad] == [b"\0" * 300] * 2


async def test_what_is_wrong_with_the_settings_is_told_at_the_start(home: Path) -> None:
    settle(home, "speed = 9\n")
    async with at_the_start(home, size=(200, 40)) as hall:
        assert "settings.toml: line 1: speed: 9 found" in hall.shown


async def test_a_click_chooses_a_line(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.click(Entry(0))
        await hall.click(Entry(0))
        assert hall.at_a_table


@pytest.mark.parametrize("key", ["1", "2", "3", "4", "5", "f1"])
async def test_a_screen_whose_key_is_held_opens_once(home: Path, key: str) -> None:
    async with at_the_start(home, options=FAST._replace(quiet=QUIET)) as hall:
        await hall.pilot.pause(QUIET + 0.05)
        now = monotonic()
        for time in range(20):
            event = events.Key(key, key if len(key) == 1 else None)
            event.time = now + 0.03 * time
            hall.pilot.app.post_message(event)
            await hall.settle()
        assert 2 <= len(hall.pilot.app.screen_stack) <= 3
        assert not hall.at_a_table or key == "2"
        assert isinstance(hall.pilot.app.screen_stack[0], StartScreen)


async def test_what_was_typed_before_the_start_stands_does_nothing(home: Path) -> None:
    async with at_the_start(home, options=FAST._replace(quiet=60.0)) as hall:
        before = hall.shown
        await hall.press("enter", "enter", "1", "q")
        assert hall.shown == before
        assert hall.pilot.app.return_code is None


async def test_a_raw_paste_begins_no_match(home: Path) -> None:
    async with at_the_start(home, options=FAST._replace(quiet=QUIET)) as hall:
        await hall.pilot.pause(QUIET + 0.05)
        view = hall.start.query_one(MenuView)
        for key in ["1", "enter", "q", "1", "enter"] * 10:
            view.post_message(events.Key(key, key if len(key) == 1 else None))
        await hall.settle()
        assert not hall.at_a_table
        assert hall.pilot.app.return_code is None
    assert match_files(home / "matches") == ()


async def test_a_paste_in_brackets_does_nothing(home: Path) -> None:
    async with at_the_start(home) as hall:
        before = hall.shown
        hall.pilot.app.post_message(events.Paste("1\n1\nq"))
        await hall.settle()
        assert hall.shown == before


async def test_the_table_can_be_entered_and_left_many_times(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("1", "1")
        for _ in range(10):
            await hall.press(*LEAVE)
            assert hall.pilot.app.screen is hall.start
            await hall.press("enter")
            assert hall.at_a_table
        assert len(hall.pilot.app.screen_stack) == 2
    assert len(match_files(home / "matches")) == 1


async def test_a_match_that_is_over_leads_back_to_the_start_and_is_not_offered(home: Path) -> None:
    settle(home, 'seats = "easy,easy,easy,easy"\nlength = "hand"\n')
    async with at_the_start(home) as hall:
        await hall.press("1", "1")
        session = hall.session
        for _ in range(600):
            await hall.pilot.app.workers.wait_for_complete()
            await hall.pilot.pause()
            if session.finished:
                break
        await asyncio.sleep(0.05)
        await hall.press("enter")
        assert hall.pilot.app.screen is hall.start
        assert hall.selected == "新对局"
    assert lines_of(match_files(home / "matches")[0])[-1] == "! finished"


async def test_a_terminal_of_any_size_shows_the_selected_line(home: Path) -> None:
    left(home)
    async with at_the_start(home) as hall:
        for size in ((60, 16), (30, 8), (120, 40), (1, 1), (80, 24)):
            await hall.pilot.resize_terminal(*size)
            await hall.settle()
        assert hall.selected.startswith("接着打")
        await hall.press("enter")
        assert hall.at_a_table
