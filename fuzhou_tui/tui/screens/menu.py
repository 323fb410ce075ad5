"""A menu over a room: numbered lines, chosen by digit, by arrows and Enter, or by a click."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.screen import Screen

from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.menus.draw_menu import menu_picture
from fuzhou_tui.tui.menus.menu import Menu
from fuzhou_tui.tui.widgets.menu_view import MenuView


class MenuScreen(Screen[None]):
    """Shows what `menu()` answers, anew after every choice; any other key goes back."""

    def __init__(
        self,
        menu: Callable[[], Menu],
        drawn: Callable[[Menu, int, int, int], Canvas] = menu_picture,
    ) -> None:
        super().__init__()
        self._view = MenuView(menu, drawn)

    def compose(self) -> ComposeResult:
        """Nothing but the lines."""
        yield self._view

    def on_screen_resume(self) -> None:
        """Show the lines as they are now, whatever another screen has changed."""
        self._view.open()

    def on_menu_view_left(self) -> None:
        """Go back."""
        if self.app.screen is self:
            self.app.pop_screen()
