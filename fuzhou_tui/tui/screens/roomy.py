"""A menu that has room for what its lines mean."""

from collections.abc import Callable

from fuzhou_tui.tui.draw_roomy import roomy_picture
from fuzhou_tui.tui.menus import Menu
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.widgets.menu_view import MenuView


class RoomyMenuScreen(MenuScreen):
    """As a menu, with several rows under the lines where they are needed."""

    def __init__(self, menu: Callable[[], Menu]) -> None:
        super().__init__(menu)
        self._view = MenuView(menu, roomy_picture)
