"""What the menus of the table hold: what each line says, and what choosing it does."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from fuzhou_tui.tui.course import Course
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.scene import Auto, Sorting
from fuzhou_tui.words import word

_Chosen = TypeVar("_Chosen", bound=Enum)


class Item(NamedTuple):
    """A line of a menu."""

    label: str
    value: str
    choose: Callable[[], None]
    closes: bool = False  # whether the menu is left before it is done


class Menu(NamedTuple):
    """A title and the lines under it, as the table stands now."""

    title: str
    items: tuple[Item, ...]
    options: Options


class Table(Protocol):
    """What a menu changes."""

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        ...

    @property
    def course(self) -> Course:
        """The match as it goes on."""
        ...

    def choose(self, options: Options) -> None:
        """Show everything by other options from now on."""

    def go_on(self) -> None:
        """Look again who is to decide."""

    def ask_to_leave(self) -> None:
        """Ask whether to leave."""


def table_menu(table: Table) -> Menu:
    """How the table looks and moves, and the way out."""
    options, lang = table.options, table.options.lang
    choices = (
        ("faces", options.faces, options._replace(faces=following(options.faces))),
        ("theme", options.theme, options._replace(theme=following(options.theme))),
        ("motion", options.motion, options._replace(motion=following(options.motion))),
        ("sorting", options.sorting, options._replace(sorting=following(options.sorting))),
        ("lang", options.lang, options._replace(lang=following(options.lang))),
    )
    items = tuple(
        Item(word(f"menu_{name}", lang), word(f"{name}_{now.value}", lang), partial(table.choose, then))
        for name, now, then in choices
    )
    speed = Item(
        word("menu_speed", lang), word("speed", lang, speed=table.course.speed), partial(_next_speed, table)
    )
    leave = Item(word("menu_leave", lang), "", table.ask_to_leave, closes=True)
    return Menu(word("do_menu", lang), (*items, speed, leave), options)


def auto_menu(table: Table) -> Menu:
    """托管: what the table does for the player."""
    options, lang, autos = table.options, table.options.lang, table.course.autos
    items = tuple(
        Item(
            word(f"menu_auto_{auto.value}", lang),
            word("on" if auto in autos else "off", lang),
            partial(_give_order, table, auto),
        )
        for auto in Auto
    )
    return Menu(word("do_auto", lang), items, options)


def following(now: _Chosen) -> _Chosen:
    """The next of the values, the first after the last."""
    values = list(type(now))
    return values[(values.index(now) + 1) % len(values)]


def next_sorting(sorting: Sorting) -> Sorting:
    """Another way to sort the own tiles."""
    return following(sorting)


def _next_speed(table: Table) -> None:
    course = table.course
    course.change_speed(1 if course.speed < 4 else -3)
    table.go_on()


def _give_order(table: Table, auto: Auto) -> None:
    table.course.give_orders(table.course.autos ^ {auto})
    table.go_on()
