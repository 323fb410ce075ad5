"""What covers the table for a while: its pages, the coach's, and its menus."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from textual.screen import Screen

from bots.coach import review
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.menus.table_menus import Table, auto_menu, table_menu
from fuzhou_tui.tui.pages.coach_page import coach_page, nothing_page, review_page
from fuzhou_tui.tui.pages.page import Page, counts_page, help_page, log_page
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.screens.pages import PageScreen

_PAGES: Final = {Command.HELP: help_page, Command.LOG: log_page, Command.COUNTS: counts_page}


class Sight(Table, Protocol):
    """A table that can be looked at."""

    @property
    def scene(self) -> Scene:
        """The moment as it is shown."""
        ...


def screen_for(command: Command, table: Sight) -> Screen[None]:
    """The menu or page that the command shows."""
    if command in {Command.AUTO, Command.MENU}:
        menu = auto_menu if command is Command.AUTO else table_menu
        return MenuScreen(partial(menu, table))
    page = _coach(table) if command is Command.COACH else partial(_PAGES[command], table.scene)
    return PageScreen(page, table.options)


def _coach(table: Sight) -> Callable[[int], Page]:
    """What the coach says of the decision at hand, or of people's decisions once the hand is over."""
    course, options = table.course, table.options
    viewer, session = course.viewer, course.session
    if session.over:
        people = sorted(session.humans) or [viewer]
        found = [(session.names[seat], review(session.choices(seat))) for seat in people]
        return lambda _width: review_page(found, options)
    if not course.asked:
        return lambda _width: nothing_page(options)
    session.tell_coach(viewer)
    return partial(coach_page, session.view(viewer), options)
