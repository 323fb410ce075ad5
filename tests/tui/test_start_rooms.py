"""What lies behind the start screen beside the tables: lesson, kept matches, rules, settings."""

from pathlib import Path

from halls import ENGLISH, LEAVE, at_the_start, finished, left

from fuzhou_tui.faces import Faces
from fuzhou_tui.records.store import match_files
from fuzhou_tui.settings import read
from fuzhou_tui.tui.screens.kept import KeptScreen
from fuzhou_tui.tui.screens.lesson import LessonScreen
from fuzhou_tui.tui.screens.replay import ReplayScreen
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang


async def test_the_first_hand_is_learned_and_left_for_the_start(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("2")
        assert isinstance(hall.pilot.app.screen_stack[1], LessonScreen)
        await hall.press("enter", *LEAVE)
        assert hall.pilot.app.screen is hall.start
        assert hall.selected == "学着打"
    assert match_files(home / "matches") == ()


async def test_kept_matches_are_listed_the_newest_first(home: Path) -> None:
    finished(home)
    left(home, 2)
    async with at_the_start(home, options=ENGLISH) as hall:
        await hall.press("4")
        assert isinstance(hall.pilot.app.screen, KeptScreen)
        first, second = [row for row in hall.shown.splitlines() if "standard" in row]
        assert "one round" in first
        assert "unfinished  hand 3  Ming" in first
        assert "one hand" in second
        assert "  finished  Ming" in second
        assert "Lin" in hall.shown


async def test_a_match_is_replayed_and_left_for_the_list_and_the_start(home: Path) -> None:
    finished(home)
    async with at_the_start(home) as hall:
        await hall.press("3", "1")
        assert isinstance(hall.pilot.app.screen, ReplayScreen)
        await hall.press("right", "right", "q")
        assert isinstance(hall.pilot.app.screen, KeptScreen)
        await hall.press("escape")
        assert hall.pilot.app.screen is hall.start


async def test_of_an_unfinished_match_the_hands_that_are_over_are_replayed(home: Path) -> None:
    left(home, 1)
    async with at_the_start(home) as hall:
        await hall.press("4", "1", "2")
        assert isinstance(hall.pilot.app.screen, ReplayScreen)


async def test_a_match_whose_first_hand_is_in_play_cannot_be_looked_into(home: Path) -> None:
    async with at_the_start(home, options=ENGLISH) as hall:
        await hall.press("1", "1", *LEAVE, "4", "1", "2")
        assert isinstance(hall.pilot.app.screen, KeptScreen)
        assert "hand 1 is still being played" in hall.shown


async def test_a_damaged_file_in_the_list_says_why(home: Path) -> None:
    finished(home)
    (home / "matches" / "29991231-000000-0.txt").write_bytes(b"\0" * 300)
    async with at_the_start(home, size=(120, 40), options=ENGLISH) as hall:
        await hall.press("3")
        assert "unreadable" in hall.shown
        assert "line 1: no record" in hall.shown
        await hall.press("1")
        assert isinstance(hall.pilot.app.screen, KeptScreen)
        await hall.press("2")
        assert isinstance(hall.pilot.app.screen, ReplayScreen)


async def test_an_empty_list_says_so(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("3", "enter")
        assert "还没有对局" in hall.shown


async def test_a_long_list_is_walked_to_its_end(home: Path) -> None:
    path = finished(home)
    for number in range(30):
        (path.parent / f"20200101-0000{number:02}-000000-abcd.txt").write_bytes(path.read_bytes())
    async with at_the_start(home, size=(60, 16)) as hall:
        await hall.press("3", "end")
        assert "2020-01-01" in hall.selected
        await hall.press("enter")
        assert isinstance(hall.pilot.app.screen, ReplayScreen)


async def test_rules_and_help_open_and_close(home: Path) -> None:
    async with at_the_start(home) as hall:
        for key, text in (("5", "规则书"), ("f1", "帮助")):
            await hall.press(key)
            assert text in hall.shown
            await hall.press("escape")
            assert hall.pilot.app.screen is hall.start
        assert hall.selected == "规则"


async def test_settings_are_shown_at_once_and_the_next_match_is_played_by_them(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("6", "1", "1")
        settings = read().settings
        assert settings.lang is Lang.EN
        await hall.press("6", "escape")
        assert "new match" in hall.shown
        assert hall.selected == "settings"
        await hall.press("1", "1")
        assert hall.setup.rules.name == read().settings.rules == "baida"
        assert hall.session.names[0] == "You"


async def test_what_was_chosen_at_the_table_still_counts_at_the_start(home: Path) -> None:
    async with at_the_start(home) as hall:
        await hall.press("1", "1", "f9", "1", "2", "escape", *LEAVE)
        assert hall.start.options.faces is Faces.ASCII
        assert hall.start.options.theme is Theme.SAFE
        assert "╭" not in hall.shown


async def test_the_statistics_are_counted_and_shown(home: Path) -> None:
    finished(home)
    async with at_the_start(home) as hall:
        await hall.press("4")
        assert "Ming" in hall.shown
        await hall.press("escape")
        assert hall.pilot.app.screen is hall.start
