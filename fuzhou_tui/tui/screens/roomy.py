"""A menu that has room for what its lines mean."""

from collections.abc import Callable

from fuzhou_tui.tui.menus.draw_roomy import roomy_picture
from fuzhou_tui.tui.menus.menu import Menu
from fuzhou_tui.tui.screens.menu import MenuScreen


class RoomyMenuScreen(MenuScreen):
    """As a menu, with several rows under the lines where they are needed."""

    def __init__(self, menu: Callable[[], Menu]) -> None:
        super().__init__(menu, roomy_picture)
