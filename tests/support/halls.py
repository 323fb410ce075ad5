"""A pilot before the table: at the start screen and what lies behind it."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from kept import kept as written
from kept import play_on, unheard
from matches import decision, play_hand
from pilots import FAST
from textual.geometry import Offset
from textual.pilot import Pilot

from fuzhou_tui.engine.match import Length
from fuzhou_tui.lobby import House, gone_on
from fuzhou_tui.players import Setup
from fuzhou_tui.records.store import match_files
from fuzhou_tui.session import Session
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.start import StartScreen
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.tui.targets import Entry, Target
from fuzhou_tui.tui.widgets.canvas_view import CanvasView
from fuzhou_tui.tui.widgets.menu_view import MenuView
from fuzhou_tui.words import Lang

ENGLISH: Final = FAST._replace(lang=Lang.EN)
LEAVE: Final = ("q", "y")  # the keys that leave a table
_TRIES: Final = 200


class Hall:
    """A pilot whose first room is the start screen."""

    def __init__(self, pilot: Pilot[None], start: StartScreen) -> None:
        self.pilot = pilot
        self.start = start

    @property
    def shown(self) -> str:
        """The screen on top as text."""
        return "\n".join(self._view.canvas.rows())

    @property
    def selected(self) -> str:
        """The selected line of the menu on top, without its number."""
        view = self.pilot.app.screen.query_one(MenuView)
        region = next(region for region, found in view.canvas.targets if found == Entry(view.place))
        return re.sub(r"^\d ", "", view.canvas.rows()[region.y].strip()).strip()

    @property
    def at_a_table(self) -> bool:
        """Whether a match is played."""
        return isinstance(self.pilot.app.screen, TableScreen)

    @property
    def session(self) -> Session:
        """The match that is played."""
        screen = self.pilot.app.screen
        assert isinstance(screen, TableScreen)
        return screen.course.session

    @property
    def setup(self) -> Setup:
        """What is played by."""
        return self.session.setup

    async def press(self, *keys: str) -> None:
        """Press the keys, each once the one before has been served."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str) -> None:
        """Type the text, as an input method gives it: character by character."""
        await self.pilot.press(*text)
        await self.settle()

    async def click(self, target: Target) -> None:
        """Click the cell where the target is drawn."""
        region = next(region for region, found in self._view.canvas.targets if found == target)
        await self.pilot.click(offset=region.offset + Offset(1, 0))
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing is looked for any more and nothing is left to be done."""
        for _ in range(_TRIES):
            await self.pilot.app.workers.wait_for_complete()
            await self.pilot.pause()
            if not self.start.looking:
                return
        raise AssertionError("it is still looked for")

    @property
    def _view(self) -> CanvasView:
        return self.pilot.app.screen.query_one(CanvasView)


@asynccontextmanager
async def at_the_start(
    home: Path, size: tuple[int, int] = (100, 30), options: Options = FAST, said: list[str] | None = None
) -> AsyncIterator[Hall]:
    """The start screen of a player whose things are kept there; what could not be saved goes into `said`."""
    house = House(home / "matches", ([] if said is None else said).append)
    start = StartScreen(house, options)
    async with GameApp(start, options.theme).run_test(size=size) as pilot:
        hall = Hall(pilot, start)
        await hall.settle()
        yield hall


def left(home: Path, hands: int = 1) -> Path:
    """A match with a person in seat 0 that was left after so many hands, in the next one."""
    session, file = written(home / "matches")
    for _ in range(hands):
        play_hand(session)
    session.begin()
    seat = session.next_seat
    assert seat is not None
    session.act(seat, decision(session, seat))
    file.close()
    return match_files(home / "matches")[0]


def finished(home: Path) -> Path:
    """A match of one hand that was played to its end."""
    session, file = written(home / "matches", length=Length.HAND)
    play_on(session)
    file.close()
    return match_files(home / "matches")[0]


def settle(home: Path, text: str) -> None:
    """Write the file of settings."""
    home.mkdir()
    (home / "settings.toml").write_text(text, encoding="utf-8")


def is_free(path: Path) -> bool:
    """Whether another program could play the match."""
    gone_on(path, unheard).close()
    return True
