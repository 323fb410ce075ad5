"""The rooms, and the screens that only some of them need, each imported when it is entered.

All of them together take longer to import than the one that is entered first.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from textual.screen import Screen

from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.session import Session
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.room import Room

if TYPE_CHECKING:  # they bring with them what only another room needs
    from fuzhou_tui.lobby import House
    from fuzhou_tui.studying import Study
    from fuzhou_tui.tui.menus.looks import Shown
    from fuzhou_tui.tui.screens.table_pages import Sight

_SCREENS: Final = "fuzhou_tui.tui.screens"


def start_room(house: "House", options: Options) -> Room:
    """Where matches are begun and gone on with."""
    room: Room = import_module(f"{_SCREENS}.start").StartScreen(house, options)
    return room


def table_room(session: Session, options: Options) -> Room:
    """A table that somebody sits at."""
    room: Room = import_module(f"{_SCREENS}.table").TableScreen(session, options)
    return room


def lesson_room(options: Options) -> Room:
    """The table of the guided first hand."""
    room: Room = import_module(f"{_SCREENS}.lesson").LessonScreen(options)
    return room


def replay_room(study: "Study", options: Options) -> Room:
    """A match that was kept and has at least one hand, step by step."""
    room: Room = import_module(f"{_SCREENS}.replay").ReplayScreen(study, options)
    return room


def rules_screen(rules: Rules, options: Options) -> Screen[None]:
    """The rulesets, this one first, and the books."""
    screen: Screen[None] = import_module(f"{_SCREENS}.pages").rules_screen(rules, options)
    return screen


def help_screen(options: Options) -> Screen[None]:
    """The chapters of the help."""
    screen: Screen[None] = import_module(f"{_SCREENS}.pages").help_contents(options)
    return screen


def settings_screen(room: "Shown", path: Path | None) -> Screen[None]:
    """The settings of that file, None for the usual one; the room is shown by them at once."""
    screen: Screen[None] = import_module(f"{_SCREENS}.settings").settings_screen(room, path)
    return screen


def tally_screen(matches: Path, options: Options) -> Screen[None]:
    """What the matches in that folder came to."""
    screen: Screen[None] = import_module(f"{_SCREENS}.tally").TallyScreen(matches, options)
    return screen


def table_screen(command: Command, table: "Sight") -> Screen[None]:
    """The menu or page of the table that the command shows."""
    screen: Screen[None] = import_module(f"{_SCREENS}.table_pages").screen_for(command, table)
    return screen


def import_all() -> None:
    """Import them before they are entered, so that nobody waits."""
    for name in ("table", "table_pages", "tally", "pages", "settings", "lesson", "replay"):
        import_module(f"{_SCREENS}.{name}")
