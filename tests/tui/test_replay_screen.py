"""The replay under a pilot: what each key and click does."""

from pathlib import Path
from typing import Final

import pytest
from kept import only_file, unheard
from matches import play_hand, seated
from pilots import FAST
from reels import Replayed, a_round, a_void_hand, at_replay, golden, reel
from textual import events
from textual.screen import Screen

from fuzhou_tui.records.store import new_match
from fuzhou_tui.studying import Study, study
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.keymap import Command, keymap
from fuzhou_tui.tui.scene import Sorting
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.screens.pages import PageScreen
from fuzhou_tui.tui.screens.replay import ReplayScreen
from fuzhou_tui.tui.screens.review import ReviewScreen
from fuzhou_tui.tui.targets import Key, Typed
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang

SIZES: Final = [(120, 40), (100, 30), (80, 24), (60, 16)]


@pytest.fixture(scope="module")
def matches() -> Study:
    """A round with decisions that the coach would take otherwise."""
    return a_round("human:Ming,random,random,random")


def place(replayed: Replayed) -> tuple[int, int]:
    return replayed.reel.place, replayed.reel.step


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (["right"], (0, 1)),
        (["l"], (0, 1)),
        (["enter"], (0, 1)),
        (["right", "right", "right", "left"], (0, 2)),
        (["right", "right", "h"], (0, 1)),
        (["right", "right", "home"], (0, 0)),
        (["pagedown"], (1, 0)),
        (["pagedown", "right", "pagedown", "pageup"], (1, 0)),
        (["end", "right"], (1, 0)),
        (["left"], (0, 0)),
        (["d", "u", "g", "p", "c", "f5", "f6", "ctrl+z", "5", "9", "tab"], (0, 0)),
    ],
)
async def test_keys_go_through_the_match(matches: Study, keys: list[str], expected: tuple[int, int]) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press(*keys)
        assert place(replayed) == expected


async def test_end_shows_the_settlement_and_back_from_the_next_hand_too(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("end")
        assert replayed.scene.reveal is not None
        assert "收付" in "".join(replayed.rows)
        await replayed.press("right", "left")
        assert place(replayed) == (0, replayed.reel.steps)


async def test_at_either_end_of_the_match_it_says_so(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("left")
        assert "这是第一局" in "".join(replayed.rows)
        await replayed.press("right")
        assert "这是第一局" not in "".join(replayed.rows)
        await replayed.press(*["pagedown"] * len(matches.hands))
        assert "这是最后一局" in "".join(replayed.rows)


async def test_digits_show_the_table_as_each_person_sees_it_and_zero_lays_all_open(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        assert replayed.reel.all_open
        for person in range(4):
            await replayed.press(str(person + 1))
            assert (replayed.reel.person, replayed.reel.all_open) == (person, False)
            assert replayed.scene.view.seat == replayed.reel.hand.match.players.index(person)
        await replayed.press("0")
        assert (replayed.reel.person, replayed.reel.all_open) == (3, True)


async def test_full_width_digits_work_too(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("\N{FULLWIDTH DIGIT TWO}")
        assert (replayed.reel.person, replayed.reel.all_open) == (1, False)


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_a_name_or_a_key_of_the_footer_is_that_key(
    matches: Study, size: tuple[int, int]
) -> None:
    async with at_replay(matches, size) as replayed:
        await replayed.click(Key(Command.RIGHT))
        assert place(replayed) == (0, 1)
        await replayed.click(Typed("2"))
        assert (replayed.reel.person, replayed.reel.all_open) == (1, False)
        await replayed.click(Key(Command.LEFT))
        assert place(replayed) == (0, 0)


@pytest.mark.parametrize("key", ["space", "f10", "z"])
async def test_it_plays_by_itself_and_stops(matches: Study, key: str) -> None:
    async with at_replay(matches) as replayed:
        assert "播放" not in replayed.rows[0]
        await replayed.press("+", "+", "+", key)
        assert replayed.screen.playing
        assert "播放" in replayed.rows[0]
        await replayed.pilot.pause(0.6)
        await replayed.press(key)
        assert not replayed.screen.playing
        reached = place(replayed)
        assert reached[1] >= 2
        await replayed.pilot.pause(0.4)
        assert place(replayed) == reached


async def test_a_step_by_hand_stops_the_playing(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("space", "right")
        assert not replayed.screen.playing


async def test_after_the_last_step_of_the_match_the_playing_stops() -> None:
    async with at_replay(golden("standard_robbed_gold")) as replayed:
        await replayed.press("+", "+", "+", "end", "space")
        await replayed.pilot.pause(0.4)
        assert not replayed.screen.playing
        assert place(replayed) == (0, replayed.reel.steps)


async def test_speed_goes_up_and_down_and_is_shown(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("-", "-", "-", "-")
        assert "速度1/4" in replayed.rows[0]
        await replayed.press("+")
        assert replayed.screen.speed == 2


@pytest.mark.parametrize(
    ("key", "kind"),
    [("f1", PageScreen), ("?", PageScreen), ("f2", PageScreen), ("f7", PageScreen), ("f9", MenuScreen)],
)
async def test_pages_and_menus_cover_it_once_and_stop_it(
    matches: Study, key: str, kind: type[Screen[None]]
) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("right", "space", key)
        assert isinstance(replayed.pilot.app.screen, kind)
        assert len(replayed.pilot.app.screen_stack) == 2
        await replayed.press("escape")
        assert not replayed.screen.playing
        assert place(replayed) == (0, 1)


async def test_keys_in_one_burst_open_one_page(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        for _ in range(3):
            replayed.screen.post_message(events.Key("f2", None))
        await replayed.pilot.pause()
        assert len(replayed.pilot.app.screen_stack) == 2


async def test_the_coach_tells_what_each_choice_was_worth_with_the_one_taken_marked(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        replayed.screen.go_to(reel(matches).choices()[0][0])
        await replayed.press("f3")
        assert isinstance(replayed.pilot.app.screen, PageScreen)
        await replayed.press("escape")
        assert place(replayed)[0] == 0


async def test_without_a_decision_the_coach_says_so(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        step = next(step for step in range(9) if reel(matches).at(step).own_decision is None)
        replayed.screen.go_to(step)
        await replayed.press("i")
        assert "没有要决定的" in "".join(replayed.rows)


async def test_after_the_hand_the_coach_reviews_it(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("end", "f3")
        assert isinstance(replayed.pilot.app.screen, ReviewScreen)


async def test_a_key_goes_from_one_decision_the_coach_would_change_to_the_next(matches: Study) -> None:
    wanted = sorted(remark.step for remark in reel(matches).seen_by(1).remarks())
    async with at_replay(matches) as replayed:
        await replayed.press("2")
        found = []
        for _ in wanted:
            await replayed.press(".")
            found.append(replayed.reel.step)
            assert "参考: " in "".join(replayed.rows)
        assert found == wanted
        await replayed.press(".")
        assert replayed.reel.step == wanted[-1]
        assert "参考和 阿海 的打法一样" in "".join(replayed.rows)


async def test_the_first_decision_is_not_passed_over_if_the_coach_would_change_it() -> None:
    study, person = next(
        (found, person)
        for found in (a_round("random,random,random,random", str(seed)) for seed in range(99))
        for person in range(4)
        if any(remark.step == 0 for remark in reel(found).seen_by(person).remarks())
    )
    async with at_replay(study) as replayed:
        await replayed.press(str(person + 1), ".")
        assert place(replayed) == (0, 0)
        assert "参考: " in "".join(replayed.rows)
        await replayed.press(".")
        assert replayed.reel.step > 0 or "打法一样" in "".join(replayed.rows)


async def test_the_full_stop_of_an_input_method_is_the_same_key(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        replayed.screen.post_message(events.Key("ideographic_full_stop", "\N{IDEOGRAPHIC FULL STOP}"))
        await replayed.pilot.pause()
        assert replayed.reel.step == min(remark.step for remark in reel(matches).remarks())


@pytest.mark.parametrize("key", ["f4", "a"])
async def test_a_line_of_the_review_goes_to_its_step(matches: Study, key: str) -> None:
    remarks = reel(matches).seen_by(1).remarks()
    async with at_replay(matches) as replayed:
        await replayed.press("2", "end", key, "2")
        assert place(replayed) == (0, remarks[1].step)


async def test_another_key_leaves_the_review_where_the_replay_was(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("2", "right", "f4", "down", "up", "pagedown", "escape")
        assert isinstance(replayed.pilot.app.screen, ReplayScreen)
        before = place(replayed)
        await replayed.press("f4", "0")
        assert place(replayed) == before


async def test_the_settlement_is_scrolled_at_a_small_size(matches: Study) -> None:
    async with at_replay(matches, (60, 16)) as replayed:
        await replayed.press("end", "down", "down", "down")
        assert replayed.scene.scroll == 3
        await replayed.press("up")
        assert replayed.scene.scroll == 2
        await replayed.press("left", "right")
        assert replayed.scene.scroll == 0


async def test_the_hand_is_sorted_another_way(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("f8")
        assert replayed.scene.manner.sorting is Sorting.MERGED


async def test_the_menu_changes_language_colours_and_speed_at_once(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("f9", "2", "4", "5", "escape")
        assert replayed.screen.options.theme is not Theme.CLASSIC
        assert replayed.screen.options.lang is Lang.EN
        assert "all open" in replayed.rows[0]
        assert replayed.screen.speed == 1  # beyond the fastest is the slowest


async def test_the_menu_leaves_too(matches: Study) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("f9", "6")
        assert replayed.pilot.app.return_code == 0


@pytest.mark.parametrize("key", ["q", "escape", "ctrl+q", "ctrl+c"])
async def test_it_is_left_at_once_for_nothing_is_lost(matches: Study, key: str) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press(key)
        assert replayed.pilot.app.return_code == 0


async def test_leaving_goes_back_to_the_room_it_was_opened_from(matches: Study) -> None:
    first = ReplayScreen(matches, FAST)
    async with GameApp(first, FAST.theme).run_test(size=(120, 40)) as pilot:
        pilot.app.push_screen(ReplayScreen(golden("standard_kongs"), FAST))
        await pilot.pause()
        await pilot.press("q")
        assert pilot.app.screen is first


async def test_on_a_screen_too_small_only_leaving_works_and_grown_again_all_is_as_before(
    matches: Study,
) -> None:
    async with at_replay(matches) as replayed:
        await replayed.press("right", "right")
        before = replayed.rows
        await replayed.pilot.resize_terminal(50, 12)
        await replayed.press("right", "0", "f1", "space")
        assert place(replayed) == (0, 2)
        for size in ((1, 1), (80, 24), (120, 40)):
            await replayed.pilot.resize_terminal(*size)
            await replayed.pilot.pause()
        assert replayed.rows == before
        await replayed.pilot.resize_terminal(50, 12)
        await replayed.press("q")
        assert replayed.pilot.app.return_code == 0


async def test_keys_given_otherwise_are_those_that_work_and_are_shown(matches: Study) -> None:
    options = FAST._replace(keys=keymap({"right": ["e"]}))
    async with at_replay(matches, options=options) as replayed:
        assert " e 进" in replayed.rows[-1]
        await replayed.press("right", "e")
        assert place(replayed) == (0, 1)


async def test_a_hand_in_play_is_said_to_be_held_back_where_it_would_follow(home: Path) -> None:
    session = seated("human:Ming,easy,easy,easy", seed_given=False, journal=new_match(home, unheard))
    play_hand(session)
    session.begin()
    async with at_replay(study(only_file(home))) as replayed:
        assert "种子" not in "".join(replayed.rows)
        await replayed.press("end", "right")
        assert place(replayed) == (0, replayed.reel.steps)
        assert "第2局还没打完，打完才能看" in "".join(replayed.rows)


async def test_a_void_hand_ends_with_who_left_and_the_next_one_follows() -> None:
    async with at_replay(a_void_hand()) as replayed:
        await replayed.press("end")
        assert "Ming 离开，这一局作废" in "".join(replayed.rows)
        await replayed.press("f3")
        assert "没有要决定的" in "".join(replayed.rows)
        await replayed.press("right")
        assert place(replayed) == (1, 0)
