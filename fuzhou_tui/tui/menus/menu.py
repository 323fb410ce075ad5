"""What a menu holds: what each line says, and what choosing it does."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple, TypeVar

from fuzhou_tui.tui.options import Options

_Value = TypeVar("_Value")
_Chosen = TypeVar("_Chosen", bound=Enum)


class Item(NamedTuple):
    """A line of a menu; one that can be stepped back is a value, stepped on by choosing it."""

    label: str
    value: str
    choose: Callable[[], None]
    closes: bool = False  # whether the menu is left before it is done
    back: Callable[[], None] | None = None  # the value before this one
    about: str = ""  # what it is, said while it is the selected line


class Menu(NamedTuple):
    """A title and the lines under it, as things stand now."""

    title: str
    items: tuple[Item, ...]
    options: Options
    notice: str = ""  # what went wrong
    remark: str = ""  # what is good to know


def beside(now: _Chosen) -> tuple[_Chosen, _Chosen]:
    """The value after this one and the one before it, the first and the last being neighbours too."""
    return neighbours(list(type(now)), now)


def neighbours(values: Sequence[_Value], now: _Value) -> tuple[_Value, _Value]:
    """The value after this one and the one before it; the first beside one that is not among them."""
    if now not in values:
        return values[0], values[0]
    place = values.index(now)
    return values[(place + 1) % len(values)], values[place - 1]
