"""A room: a screen one stays in, that asks before it is left. Menus and pages only cover it for a while."""

from textual.message import Message
from textual.screen import Screen

from fuzhou_tui.tui.lean import LeanCompositor
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.theme import Theme


class Dressed(Message):
    """The player has chosen other colours."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme


class Room(Screen[None]):
    """The start, a table or a replay."""

    options: Options  # what the player has chosen for the screen

    def __init__(self) -> None:
        super().__init__()
        self._compositor = LeanCompositor()

    def choose(self, options: Options) -> None:
        """Show everything by other options from now on."""
        if options.theme is not self.options.theme:
            self.post_message(Dressed(options.theme))
        self.options = options

    def ask_to_leave(self) -> None:
        """Leave, or ask first where something would be lost."""
        self.go()

    def go(self) -> None:
        """Back to the room before this one; out of the first one the program ends."""
        if len(self.app.screen_stack) > 1:
            self.app.pop_screen()
        else:
            self.app.exit()
