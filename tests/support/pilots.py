"""A pilot at the table screen: keys and clicks go in, the session tells what came of them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from moments import seated
from scenes import Scene as Hand
from textual.geometry import Offset
from textual.pilot import Pilot

from fuzhou_tui.engine.tiles import Seat, tile_text
from fuzhou_tui.session import Session
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.tui.targets import Target

FAST: Final = Options(pace=0.0, quiet=0.0)
ME: Final = Seat(0)


class Table:
    """A pilot at the table of a session."""

    def __init__(self, pilot: Pilot[None], session: Session) -> None:
        self.pilot = pilot
        self.session = session

    @property
    def screen(self) -> TableScreen:
        """The table screen, which must be shown."""
        screen = self.pilot.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def scene(self) -> Scene:
        """What the table shows."""
        return self.screen.scene

    @property
    def thrown(self) -> list[str]:
        """What the person has thrown."""
        return [tile_text(found.tile) for found in self.session.view(ME).area.discards]

    @property
    def rows(self) -> tuple[str, ...]:
        """The screen as text."""
        return picture(self.scene, *self.pilot.app.size).rows()

    async def press(self, *keys: str) -> None:
        """Press the keys and wait until the person is asked again."""
        await self.pilot.press(*keys)
        await self.settle()

    async def point_at(self, target: Target, *, click: bool = True) -> None:
        """Click the cell where the target is drawn, or only move the mouse there."""
        canvas = picture(self.scene, *self.pilot.app.size)
        region = next(region for region, found in canvas.targets if found == target)
        where = region.offset + Offset(1 if region.width > 1 else 0, 0)
        await (self.pilot.click if click else self.pilot.hover)(offset=where)
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


@asynccontextmanager
async def at_table(
    hand: Hand | None = None, size: tuple[int, int] = (120, 40), options: Options = FAST
) -> AsyncIterator[Table]:
    """A table whose person is asked."""
    session = seated(hand)
    async with GameApp(TableScreen(session, options), options.theme).run_test(size=size) as pilot:
        table = Table(pilot, session)
        await table.settle()
        yield table
