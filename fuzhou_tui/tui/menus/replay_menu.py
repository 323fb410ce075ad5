"""The menu of the replay: how it looks, how fast it plays, and the way out."""

from typing import Final, Protocol

from fuzhou_tui.tui.menus.looks import Shown, looks, speed_item
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.words import word

# Seconds between two steps, slowest first; speeds are counted from 1.
REPLAY_PACES: Final = (1.6, 0.8, 0.4, 0.15)


class Playing(Shown, Protocol):
    """What the menu changes."""

    @property
    def speed(self) -> int:
        """How fast it plays by itself, from 1, slow, to 4."""
        ...

    def change_speed(self, by: int) -> None:
        """So many speeds faster, or slower, as far as there are any."""

    def ask_to_leave(self) -> None:
        """Leave."""


def replay_menu(replay: Playing) -> Menu:
    """What can be chosen, as it is now."""
    options, lang = replay.options, replay.options.lang
    label = word("menu_replay_speed", lang)
    speed = speed_item(label, replay.speed, len(REPLAY_PACES), replay.change_speed, lang)
    leave = Item(word("menu_leave_replay", lang), "", replay.ask_to_leave, closes=True)
    return Menu(word("do_menu", lang), (*looks(replay, "motion"), speed, leave), options)
