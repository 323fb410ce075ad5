"""The table screen under a pilot: keys become decisions."""

from collections.abc import Callable
from typing import Final

import pytest
from moments import seated
from pilots import FAST, ME, at_table
from scenes import Scene as Hand
from tables import a_golden_sparrow

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.melds import Kong, KongKind
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.engine.view import Over, Turn, Won
from fuzhou_tui.session import Session
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.keymap import keymap
from fuzhou_tui.tui.scene import Auto, Question, Sorting
from fuzhou_tui.tui.screens.table import TableScreen

SIZES: Final = [(120, 40), (100, 30), (80, 24), (60, 20)]


def first_turn() -> Hand:
    """Seat 0 deals and is to throw its first tile; nobody can use a 5p."""
    return Hand("123m456m147p258s3s69s")


def on_offer() -> Hand:
    """Seat 0 may take the 5m as a pung or in three chows."""
    return Hand("345567m147p1479s25p", "", "", "5m", dealer=3).first("5m")


def two_kongs() -> Hand:
    """Seat 0 has four 2m and four 5p, and the cursor on another tile."""
    return Hand("2222m5555p147s369p1s78s")


async def test_enter_throws_the_tile_under_the_cursor() -> None:
    async with at_table(first_turn()) as table:
        await table.press("home", "right", "right")
        chosen = table.scene.under_cursor
        await table.press("enter")
        assert table.session.view(ME).area.discards[0].tile == chosen


@pytest.mark.parametrize("key", ["g", "f6", "杠"])
async def test_the_key_for_several_kongs_asks_which(key: str) -> None:
    async with at_table(two_kongs()) as table:
        await table.press("end", key)
        assert table.scene.question is Question.WHICH_KONG
        await table.press("2")
        assert table.session.view(ME).melds == (Kong(tile("5p"), KongKind.CONCEALED),)


async def test_space_passes() -> None:
    async with at_table(on_offer()) as table:
        await table.press("space")
        assert not table.session.view(ME).area.melds
        assert table.scene.question is None


@pytest.mark.parametrize("key", ["escape", "enter", "backspace", "d", "0", "home", "5", "9"])
async def test_only_the_passing_keys_pass(key: str) -> None:
    async with at_table(on_offer()) as table:
        before = table.session.state
        await table.press(key)
        assert table.session.state is before


async def test_a_win_is_let_go_only_when_asked_twice() -> None:
    async with at_table(a_golden_sparrow()) as table:
        before = table.session.state
        await table.press("d")
        assert table.session.state is before
        assert table.scene.question is Question.PASS_A_WIN
        await table.press("left")
        assert table.scene.question is None
        await table.press("d", "d")
        assert table.session.state is not before


async def test_a_gold_is_thrown_only_when_asked_twice() -> None:
    async with at_table(Hand("123m456m147p258s369s9s", dealer=0)) as table:
        before = table.session.state
        await table.press("home", "enter")
        assert (table.session.state is before, table.scene.question) == (True, Question.DISCARD_A_GOLD)
        await table.press("enter")
        assert table.session.view(ME).area.threw_gold


async def test_a_win_is_settled_on_the_screen() -> None:
    async with at_table(a_golden_sparrow()) as table:
        await table.press("f5")
        phase = table.session.view(ME).table.phase
        assert isinstance(phase, Over)
        assert isinstance(phase.result, Won)
        assert table.scene.reveal is not None


async def test_the_hand_is_sorted_by_suit_with_the_draw_among_it_or_by_rank() -> None:
    hand = Hand("123456789m147p258s", dealer=3, head="1p").discard(3, "2m")
    async with at_table(hand) as table:
        ways, apart = [], []
        for _ in range(3):
            await table.press("f8")
            ways.append(table.scene.manner.sorting)
            apart.append(any(slot.apart for slot in table.scene.slots))
        assert ways == [Sorting.MERGED, Sorting.RANKS, Sorting.SUITS]
        assert apart == [False, True, True]


async def test_keys_given_otherwise_are_those_that_work_and_are_shown() -> None:
    options = FAST._replace(keys=keymap({"pass": ["e"]}))
    async with at_table(on_offer(), options=options) as table:
        before = table.session.state
        assert " e  过" in "".join(table.rows)
        await table.press("space")
        assert table.session.state is before
        await table.press("e")
        assert table.session.state is not before


async def test_leaving_is_asked_and_another_key_stays() -> None:
    async with at_table(first_turn()) as table:
        await table.press("q", "n")
        assert table.scene.question is None
        await table.press("ctrl+q")
        assert table.scene.question is Question.LEAVE
        await table.press("y")
        await table.pilot.pause()
        assert table.pilot.app.return_code == 0


async def test_speed_goes_up_and_down_and_is_shown() -> None:
    async with at_table(on_offer(), options=FAST._replace(pace=0.4)) as table:
        await table.pilot.press("+")
        assert "速度3/4" in table.rows[0]
        await table.pilot.press("-", "-", "-", "-")
        assert "速度1/4" in table.rows[0]


@pytest.mark.parametrize(("question", "size"), [*zip(["", "c", "q", "c"], SIZES, strict=True)])
async def test_a_resize_answers_nothing(question: str, size: tuple[int, int]) -> None:
    async with at_table(on_offer(), size=size) as table:
        await table.press(*question)
        before, rows = table.session.state, table.rows
        for other in ((80, 24), (100, 30), (61, 16), (20, 5), (1, 1), size):
            await table.pilot.resize_terminal(*other)
            await table.pilot.pause()
        assert table.session.state is before
        assert table.scene.asked
        assert table.rows == rows


async def test_on_a_screen_too_small_no_key_decides_but_leaving_is_asked() -> None:
    async with at_table(first_turn(), size=(50, 12)) as table:
        before = table.session.state
        await table.press("d", "enter", "0")
        assert table.session.state is before
        await table.press("q")
        assert "离开牌桌" in "".join(table.rows)


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_a_whole_hand_is_played_from_the_keys(size: tuple[int, int]) -> None:
    async with at_table(size=size) as table:
        for _ in range(200):
            if table.scene.over:
                break
            await table.press("backspace" if table.scene.view.hand.drawn else "enter")
            if table.scene.asked and not isinstance(table.scene.view.table.phase, Turn):
                await table.press("space", "space")
        assert table.scene.reveal is not None
        await table.press("enter")
        assert table.pilot.app.return_code == 0


async def test_a_bot_plays_a_whole_hand_for_the_player() -> None:
    async with at_table(first_turn()) as table:
        table.screen.course.give_orders(frozenset({Auto.BOT}))
        table.screen.go_on()
        await table.settle(lambda scene: scene.over)
        assert table.scene.reveal is not None


async def test_any_key_takes_the_seat_back_and_does_nothing_else() -> None:
    async with at_table(first_turn()) as table:
        before = table.session.state
        table.screen.course.pause()
        table.screen.course.give_orders(frozenset({Auto.BOT}))
        table.screen.go_on()
        await table.pilot.press("d")
        await table.settle()
        assert table.scene.manner.autos == frozenset()
        assert table.session.state is before


class Broken(Session):
    """A session whose bots fail."""

    def thought(self, seat: Seat) -> Callable[[], Action]:
        def fails() -> Action:
            raise ZeroDivisionError(f"seat {seat}")

        return fails


async def test_an_error_of_a_bot_ends_the_program_with_a_code(caplog: pytest.LogCaptureFixture) -> None:
    app = GameApp(TableScreen(Broken(seated().setup), FAST), FAST.theme)
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(50):
            await pilot.press("backspace", "space")
            await pilot.pause(0.01)
            if app.return_code is not None:
                break
    assert app.return_code == 1
    assert "seed 7" in caplog.text
    assert "ZeroDivisionError" in caplog.text


async def test_leaving_is_asked_over_a_settlement_too() -> None:
    async with at_table(a_golden_sparrow()) as table:
        await table.press("u")
        assert table.scene.over
        await table.press("q")
        assert any("离开牌桌" in row for row in table.rows)


async def test_a_gold_named_by_rank_and_suit_is_thrown_when_the_last_key_comes_again() -> None:
    async with at_table(Hand("123m456m147p258s39s36p9s")) as table:
        before = table.session.state
        await table.press("9", "t")
        assert table.scene.question is Question.DISCARD_A_GOLD
        await table.press("t")
        assert table.session.state is not before
