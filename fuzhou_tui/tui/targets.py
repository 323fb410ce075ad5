"""What a cell of the screen stands for under the mouse."""

from typing import NamedTuple

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.tui.keymap import Command


class Lying(NamedTuple):
    """A tile anywhere on the table."""

    tile: Tile


class Held(NamedTuple):
    """A concealed tile of the own hand, by its place among them."""

    slot: int
    tile: Tile


class Offered(NamedTuple):
    """An option of the prompt."""

    action: Action


class Key(NamedTuple):
    """A key named on the screen."""

    command: Command


class Typed(NamedTuple):
    """A key named on the screen that is no command's, by what it types."""

    sign: str


class Entry(NamedTuple):
    """A line of a menu, by its place."""

    place: int


Target = Lying | Held | Offered | Key | Typed | Entry
