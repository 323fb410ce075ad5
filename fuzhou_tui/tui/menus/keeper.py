"""Who keeps the settings while they are shown, and what the menus of them have in common."""

from collections.abc import Callable, Sequence
from typing import Protocol

from fuzhou_tui.settings import Settings
from fuzhou_tui.tui.keymap import Command, Keymap
from fuzhou_tui.tui.menus.entry import Wanted
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.tui.options import Options


class Keeper(Protocol):
    """Keeps the settings: what they are, and what can be done with them."""

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        ...

    @property
    def settings(self) -> Settings:
        """What is chosen for good, as the file has it."""
        ...

    @property
    def keys(self) -> Keymap:
        """The keys of every action, as the file has them."""
        ...

    @property
    def notice(self) -> str:
        """What went wrong with the latest change and is wrong with the file, a line each."""
        ...

    @property
    def remark(self) -> str:
        """What became of the latest change."""
        ...

    def change(self, key: str, value: object) -> None:
        """Choose a value as the file has it, None for the usual one."""

    def open(self, menu: Callable[["Keeper"], Menu]) -> None:
        """Show another menu."""

    def ask(self, wanted: Wanted, take: Callable[[str], None]) -> None:
        """Let a line of text be typed."""

    def listen(self, command: Command, *, alone: bool) -> None:
        """Take the next key for that action, beside its others or alone."""


def menu_of(keeper: Keeper, title: str, items: Sequence[Item]) -> Menu:
    """A menu that says what went wrong, and what became of the latest change."""
    return Menu(title, tuple(items), keeper.options, keeper.notice, keeper.remark)
