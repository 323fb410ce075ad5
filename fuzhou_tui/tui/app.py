"""The Textual application round a session."""

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from fuzhou_tui.session import Session
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.tui.theme import Theme


class TableApp(App[None]):
    """Plays a session at the table screen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "ask_to_leave", priority=True, show=False),
        Binding("ctrl+c", "ask_to_leave", priority=True, show=False),
    ]

    def __init__(self, session: Session, options: Options) -> None:
        super().__init__(ansi_color=options.theme in {Theme.NONE, Theme.SIXTEEN})
        self._table = TableScreen(session, options)

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(self._table)

    def action_ask_to_leave(self) -> None:
        """Ask whether to leave; on another screen go back to the table first."""
        while self.screen is not self._table and len(self.screen_stack) > 1:
            self.pop_screen()
        self._table.ask_to_leave()


def run_table(session: Session, options: Options) -> int:
    """Play the session on this terminal; answers the exit code, which is not 0 after an error."""
    app = TableApp(session, options)
    app.run()
    return app.return_code or 0
