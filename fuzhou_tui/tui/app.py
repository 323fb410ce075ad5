"""The Textual application round a session."""

import logging
import os
import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter

from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import data_folder
from fuzhou_tui.session import Session
from fuzhou_tui.tui.course import PACES, USUAL_SPEED
from fuzhou_tui.tui.keymap import keymap
from fuzhou_tui.tui.motion import Motion
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.tui.theme import Theme, chosen_theme
from fuzhou_tui.words import Lang

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


class TableApp(App[None]):
    """Plays a session at the table screen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "ask_to_leave", priority=True, show=False),
        Binding("ctrl+c", "ask_to_leave", priority=True, show=False),
    ]

    def __init__(self, session: Session, options: Options) -> None:
        super().__init__(ansi_color=options.theme in _BARE)
        self._colourless = options.theme is Theme.NONE
        self._table = TableScreen(session, options)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What rendered lines pass through."""
        return (Colourless(),) if self._colourless else super().get_line_filters()

    def get_default_screen(self) -> TableScreen:
        """The table is all there is at first."""
        return self._table

    def on_table_screen_dressed(self, message: TableScreen.Dressed) -> None:
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
        """Ask whether to leave; on another screen go back to the table first."""
        while self.screen is not self._table and len(self.screen_stack) > 1:
            self.pop_screen()
        self._table.ask_to_leave()


def run_table(  # noqa: PLR0913 -- one keyword for each thing a settings file may say of the table
    session: Session,
    lang: Lang,
    faces: Faces,
    motion: str,
    *,
    theme: str | None = None,
    speed: int = USUAL_SPEED,
    keys: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> int:
    """Play the session on this terminal; answers the exit code, which is not 0 after an error.

    Motion and theme are named by their values, and no theme leaves it to the terminal; the speed is 1, slow,
    to 4; keys are those of actions, by name. Raises BadKeys.
    """
    options = Options(
        lang=lang,
        faces=faces,
        theme=chosen_theme(theme, os.environ),
        motion=Motion(motion),
        pace=PACES[speed - 1],
        keys=keymap(keys),
    )
    _log_to_a_file()
    app = TableApp(session, options)
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
