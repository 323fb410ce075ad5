"""A pilot at the settings: keys go in, the file and the room tell what came of them."""

import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from pilots import FAST
from textual.pilot import Pilot

from fuzhou_tui.settings import SETTINGS
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.room import Room
from fuzhou_tui.tui.screens.settings import settings_screen
from fuzhou_tui.tui.widgets.canvas_view import CanvasView

PLACES: Final = {setting.name: place for place, setting in enumerate(SETTINGS)}
ACTIONS: Final = {command: place for place, command in enumerate(Command)}


class File:
    """A file of settings."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def text(self) -> str | None:
        """What it says, None where it is not there."""
        return self.path.read_text(encoding="utf-8") if self.path.exists() else None

    def write(self, text: str) -> None:
        self.path.write_text(text, encoding="utf-8")


class Hall(Room):
    """A room that is shown by the options that are chosen."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.chosen: list[Options] = []

    def choose(self, options: Options) -> None:
        self.options = options
        self.chosen.append(options)


class Desk:
    """A pilot at the settings."""

    def __init__(self, pilot: Pilot[None], hall: Hall, file: File) -> None:
        self.pilot = pilot
        self.hall = hall
        self.file = file

    @property
    def text(self) -> str:
        """What the screen shows, its rows after each other."""
        rows = self.pilot.app.screen.query_one(CanvasView).canvas.rows()
        return "\n".join(row.strip() for row in rows)

    @property
    def said(self) -> str:
        """The same without ends of rows."""
        return self.text.replace("\n", "")

    @property
    def found(self) -> dict[str, object]:
        """What the file says."""
        return tomllib.loads(self.file.text or "")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def go(self, setting: str, *keys: str) -> None:
        """Select that setting, then press the keys."""
        await self.press("home", *["down"] * PLACES[setting], *keys)

    async def keys_of(self, command: Command, *keys: str) -> None:
        """Open the keys of that action, then press the keys."""
        await self.go("keys", "enter")
        await self.press(*["down"] * ACTIONS[command], "enter", *keys)


@asynccontextmanager
async def at_settings(
    file: File, options: Options = FAST, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Desk]:
    """The settings of that file over a room."""
    hall = Hall(options)
    async with GameApp(hall, options.theme).run_test(size=size) as pilot:
        await pilot.app.push_screen(settings_screen(hall, file.path))
        await pilot.pause()
        yield Desk(pilot, hall, file)
