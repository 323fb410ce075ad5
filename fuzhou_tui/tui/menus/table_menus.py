"""The menus of the table: how it looks and moves, what it does for the player, and the ways out."""

from functools import partial
from typing import Final, Protocol

from fuzhou_tui.tui.course import PACES, Course
from fuzhou_tui.tui.menus.looks import Shown, looks, speed_item
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.tui.scene import Auto, Question
from fuzhou_tui.words import word

# A person who shares the screen must be asked what nobody else may answer.
_SHARED: Final = (Auto.WIN, Auto.NO_CLAIMS)


class Table(Shown, Protocol):
    """What a menu changes."""

    @property
    def course(self) -> Course:
        """The match as it goes on."""
        ...

    def go_on(self) -> None:
        """Look again who is to decide."""

    def undo(self) -> None:
        """Take the last decision back."""

    def change_settings(self) -> None:
        """Show all the settings."""

    def ask(self, question: Question) -> None:
        """Ask before something is done that cannot be undone."""


def table_menu(table: Table) -> Menu:
    """How the table looks and moves, taking back, and the ways out."""
    options, lang, session = table.options, table.options.lang, table.course.session
    change = partial(_change_speed, table)
    speed = speed_item(word("menu_speed", lang), table.course.speed, len(PACES), change, lang)
    ways = [
        Item(word("menu_settings", lang), "", table.change_settings, closes=True),
        Item(word("menu_leave", lang), "", partial(table.ask, Question.LEAVE), closes=True),
    ]
    if table.course.viewer in session.humans and session.pending():
        ways += [
            Item(word("menu_leave_seat", lang), "", partial(table.ask, Question.LEAVE_SEAT), closes=True)
        ]
    if session.setup.practice:
        ways = [Item(word("menu_undo", lang), "", table.undo, closes=True), *ways]
    return Menu(word("do_menu", lang), (*looks(table), speed, *ways), options)


def auto_menu(table: Table) -> Menu:
    """托管: what the table does for the player."""
    options, lang, course = table.options, table.options.lang, table.course
    items = tuple(
        Item(
            word(f"menu_auto_{auto.value}", lang),
            word("on" if auto in course.autos else "off", lang),
            partial(_give_order, table, auto),
            back=partial(_give_order, table, auto),
        )
        for auto in (_SHARED if course.shared else Auto)
    )
    return Menu(word("do_auto", lang), items, options)


def _change_speed(table: Table, by: int) -> None:
    table.course.change_speed(by)
    table.go_on()


def _give_order(table: Table, auto: Auto) -> None:
    table.course.give_orders(table.course.autos ^ {auto})
    table.go_on()
