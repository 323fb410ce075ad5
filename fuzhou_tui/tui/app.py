"""The Textual application: the rooms of the game on this terminal."""

import logging
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter

from fuzhou_tui.folders import data_folder
from fuzhou_tui.session import Session
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.rooms import lesson_room, replay_room, start_room, table_room
from fuzhou_tui.tui.screens.room import Dressed, Room
from fuzhou_tui.tui.theme import Theme

if TYPE_CHECKING:  # they bring with them what only another room needs
    from fuzhou_tui.lobby import House
    from fuzhou_tui.studying import Study

LOG_NAME: Final = "fuzhou.log"
TERMINAL_WATCH: Final = 1.0  # seconds
HUNG_UP: Final = 129  # as a shell tells of SIGHUP
_BARE: Final = frozenset({Theme.NONE, Theme.SIXTEEN})  # no other colours than the terminal's own


class Colourless(LineFilter):
    """Takes every colour off, the default ones too: Textual's own filter sends codes for those."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments in bold, reverse and underline alone."""
        del background
        return [
            Segment(text, style.without_color if style else Style.null(), control)
            for text, style, control in segments
        ]


class GameApp(App[None]):
    """Shows the rooms of the game, one at a time."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "ask_to_leave", priority=True, show=False),
        Binding("ctrl+c", "ask_to_leave", priority=True, show=False),
    ]

    def __init__(self, first: Room, theme: Theme) -> None:
        super().__init__(ansi_color=theme in _BARE)
        self._colourless = theme is Theme.NONE
        self._first = first

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What rendered lines pass through."""
        return (Colourless(),) if self._colourless else super().get_line_filters()

    def get_default_screen(self) -> Room:
        """The room that is entered first."""
        return self._first

    def on_dressed(self, message: Dressed) -> None:
        """Send what colours the theme needs."""
        self._colourless = message.theme is Theme.NONE
        self.ansi_color = message.theme in _BARE
        self.refresh()

    def on_mount(self) -> None:
        """Watch whether the terminal is still there: one that is taken away need not send a signal."""
        if sys.__stdin__ is not None and sys.__stdin__.isatty():
            self.set_interval(TERMINAL_WATCH, self._leave_a_lost_terminal)

    def _leave_a_lost_terminal(self) -> None:
        """Every decision is saved already, and nothing can be written any more: end at once."""
        if sys.__stdin__ is None or not sys.__stdin__.isatty():
            os._exit(HUNG_UP)

    def action_ask_to_leave(self) -> None:
        """Ask whether to leave; on a menu or a page go back to the room first."""
        while not isinstance(self.screen, Room):
            self.pop_screen()
        self.screen.ask_to_leave()


def run_start(house: "House", options: Options) -> int:
    """Show the start screen on this terminal; answers the exit code.

    It is not 0 after an error, or where the last lines of the latest match could not be saved.
    """
    return _run(start_room(house, options), options.theme)


def run_table(session: Session, options: Options) -> int:
    """Play the session on this terminal; answers the exit code, which is not 0 after an error."""
    return _run(table_room(session, options), options.theme)


def run_lesson(options: Options) -> int:
    """Play the guided first hand on this terminal; answers the exit code, which is not 0 after an error."""
    return _run(lesson_room(options), options.theme)


def run_replay(study: "Study", options: Options) -> int:
    """Show a match that has at least one hand; answers the exit code, which is not 0 after an error."""
    return _run(replay_room(study, options), options.theme)


def _run(first: Room, theme: Theme) -> int:
    _log_to_a_file()
    app = GameApp(first, theme)
    app.run()
    return app.return_code or 0


def _log_to_a_file() -> None:
    """Warnings and errors go to a file, the screen having no place for them; without one they are lost."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(folder / LOG_NAME, encoding="utf-8", delay=True)
    except OSError:
        logging.getLogger().addHandler(logging.NullHandler())
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
