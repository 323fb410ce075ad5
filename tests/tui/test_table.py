"""The table screen under a pilot: keys and clicks become decisions."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import pytest
from moments import seated
from scenes import Scene as Hand
from textual.pilot import Pilot
from textual.worker import WorkerFailed

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.melds import Chow, Pung
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.engine.view import Over, Turn, Won
from fuzhou_tui.session import Session
from fuzhou_tui.tui.app import TableApp
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.scene import Question, Scene
from fuzhou_tui.tui.screens.pages import PageScreen
from fuzhou_tui.tui.screens.table import TableScreen

FAST: Final = Options(pace=0.0, quiet=0.0)
ME: Final = Seat(0)


class Table:
    """A pilot at the table of a session."""

    def __init__(self, pilot: Pilot[None], session: Session) -> None:
        self.pilot = pilot
        self.session = session

    @property
    def screen(self) -> TableScreen:
        screen = self.pilot.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def scene(self) -> Scene:
        return self.screen.scene

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self, done: Callable[[Scene], bool] | None = None) -> None:
        """Wait until the person is asked or the hand is over."""
        done = done or (lambda scene: scene.asked or scene.over)
        for _ in range(500):
            await self.pilot.pause()
            if not isinstance(self.pilot.app.screen, TableScreen) or done(self.scene):
                return
            await self.pilot.app.workers.wait_for_complete()
        raise AssertionError("nobody is asked")

    def thrown(self) -> list[str]:
        area = self.session.view(ME).area
        return [str(discarded.tile) for discarded in area.discards]


@asynccontextmanager
async def at_table(
    hand: Hand | None = None, size: tuple[int, int] = (120, 40), options: Options = FAST
) -> AsyncIterator[Table]:
    session = seated(hand)
    app = TableApp(session, options)
    async with app.run_test(size=size) as pilot:
        table = Table(pilot, session)
        await table.settle()
        yield table


def first_turn() -> Hand:
    """Seat 0 deals and is to throw its first tile; nobody can use a 5p."""
    return Hand("123m456m147p258s3s69s")


def on_offer() -> Hand:
    """Seat 0 may take the 5m as a pung or in three chows."""
    return Hand("345567m147p1479s25p", "", "", "5m", dealer=3).first("5m")


def ready() -> Hand:
    """Seat 0 has drawn the gold that completes its hand."""
    return Hand("123m456m789m123p456p9s", dealer=3, head="9s").discard(3, "2m")


async def test_enter_throws_the_tile_under_the_cursor() -> None:
    async with at_table(first_turn()) as table:
        await table.press("home", "right", "right")
        chosen = table.scene.under_cursor
        await table.press("enter")
        assert table.session.view(ME).area.discards[0].tile == chosen


async def test_a_rank_and_a_suit_throw_that_tile() -> None:
    async with at_table(first_turn()) as table:
        await table.press("4", "b")
        assert table.session.view(ME).area.discards[0].tile == tile("4p")


async def test_a_full_width_rank_and_a_hanzi_throw_that_tile() -> None:
    async with at_table(first_turn()) as table:
        await table.press("４", "饼")
        assert table.session.view(ME).area.discards[0].tile == tile("4p")


async def test_a_number_takes_that_option_of_the_prompt() -> None:
    async with at_table(on_offer()) as table:
        await table.press("3")
        assert table.session.view(ME).area.melds == (Chow(tile("4m")),)


async def test_a_hanzi_takes_the_pung() -> None:
    async with at_table(on_offer()) as table:
        await table.press("碰")
        assert table.session.view(ME).area.melds == (Pung(tile("5m")),)


async def test_the_letter_for_several_chows_asks_which() -> None:
    async with at_table(on_offer()) as table:
        await table.press("c")
        assert table.scene.question is Question.WHICH_CHOW
        await table.press("2")
        assert table.session.view(ME).area.melds == (Chow(tile("3m")),)


async def test_space_passes() -> None:
    async with at_table(on_offer()) as table:
        await table.press("space")
        assert not table.session.view(ME).area.melds
        assert table.scene.question is None


@pytest.mark.parametrize("key", ["escape", "enter", "backspace", "d", "0", "home"])
async def test_only_the_passing_keys_pass(key: str) -> None:
    async with at_table(on_offer()) as table:
        before = table.session.state
        await table.press(key)
        assert table.session.state is before


async def test_a_win_is_let_go_only_when_asked_twice() -> None:
    async with at_table(ready()) as table:
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
    async with at_table(ready()) as table:
        await table.press("f5")
        phase = table.session.view(ME).table.phase
        assert isinstance(phase, Over)
        assert isinstance(phase.result, Won)
        assert table.scene.reveal is not None


async def test_a_click_lifts_and_a_second_click_throws() -> None:
    options = Options(pace=0.0, quiet=0.0)
    async with at_table(first_turn(), options=options) as table:
        await table.pilot.click(offset=(9, 31))
        await table.pilot.pause(0.2)
        assert table.scene.cursor == 1
        lifted = table.scene.slots[1].tile
        await table.pilot.click(offset=(9, 31))
        await table.settle()
        assert table.session.view(ME).area.discards[0].tile == lifted


async def test_leaving_is_asked_and_another_key_stays() -> None:
    async with at_table(first_turn()) as table:
        await table.press("q", "n")
        assert table.scene.question is None
        await table.press("ctrl+q")
        assert table.scene.question is Question.LEAVE
        await table.press("y")
        await table.pilot.pause()
        assert table.pilot.app.return_code == 0


async def test_help_opens_once_and_any_key_returns() -> None:
    async with at_table(first_turn()) as table:
        await table.pilot.press("f1")
        assert isinstance(table.pilot.app.screen, PageScreen)
        await table.pilot.press("escape")
        assert isinstance(table.pilot.app.screen, TableScreen)


async def test_a_resize_answers_nothing() -> None:
    async with at_table(on_offer()) as table:
        before = table.session.state
        for size in ((80, 24), (100, 30), (61, 16), (20, 5), (120, 40)):
            await table.pilot.resize_terminal(*size)
            await table.pilot.pause()
        assert table.session.state is before
        assert table.scene.asked


async def test_a_key_typed_before_the_prompt_stands_does_not_answer_it() -> None:
    async with at_table(on_offer(), options=Options(pace=0.0, quiet=60.0)) as table:
        before = table.session.state
        await table.press("space")
        assert table.session.state is before


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


class Broken(Session):
    """A session whose bots fail."""

    def bot_action(self, seat: Seat) -> Action:
        raise ZeroDivisionError(f"seat {seat}")


async def test_an_error_of_a_bot_ends_the_program_with_a_code() -> None:
    app = TableApp(Broken(seated().setup), FAST)
    with pytest.raises(WorkerFailed):
        await pass_every_turn(app)
    assert app.return_code == 1


async def pass_every_turn(app: TableApp) -> None:
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(100):
            await pilot.press("backspace", "space")
            await pilot.pause(0.01)
