"""The Textual application round a session."""

import os
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter

from fuzhou_tui.faces import Faces
from fuzhou_tui.session import Session
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.tui.theme import Theme, usual_theme
from fuzhou_tui.words import Lang

# Seconds between two moves of bots.
_PACES: Final = {"off": 0.0, "brief": 0.4, "full": 0.9}


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
        super().__init__(ansi_color=options.theme in {Theme.NONE, Theme.SIXTEEN})
        self._colourless = options.theme is Theme.NONE
        self._table = TableScreen(session, options)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What rendered lines pass through."""
        return (Colourless(),) if self._colourless else super().get_line_filters()

    def get_default_screen(self) -> TableScreen:
        """The table is all there is at first."""
        return self._table

    def action_ask_to_leave(self) -> None:
        """Ask whether to leave; on another screen go back to the table first."""
        while self.screen is not self._table and len(self.screen_stack) > 1:
            self.pop_screen()
        self._table.ask_to_leave()


def run_table(session: Session, lang: Lang, faces: Faces, pace: str) -> int:
    """Play the session on this terminal; answers the exit code, which is not 0 after an error.

    The pace is one of `off`, `brief` and `full`.
    """
    app = TableApp(session, Options(lang, faces, usual_theme(os.environ), _PACES[pace]))
    app.run()
    return app.return_code or 0
