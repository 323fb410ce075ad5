"""Screens of text that can be scrolled, and that lead to each other: help, the log, the books."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from time import monotonic
from typing import Final, assert_never

from textual import events
from textual.screen import Screen

from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.rulebook import Book
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.keymap import Command, digit, sign_of
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.books import about_book, contents, page_on, rulesets, title_of
from fuzhou_tui.tui.pages.page import Link, Page, book_links, page_picture, wrapped
from fuzhou_tui.tui.pages.subjects import Contents, Passage, Ruleset, Subject, Told, Whole
from fuzhou_tui.tui.screens.cover import Cover
from fuzhou_tui.tui.screens.roomy import RoomyMenuScreen
from fuzhou_tui.tui.targets import Entry
from fuzhou_tui.tui.widgets.canvas_view import CanvasView
from fuzhou_tui.words import word

_WHEEL: Final = 3  # rows


class PageScreen(Cover):
    """What `page(width)` answers; arrows scroll and turn, digits follow links, any other key goes back."""

    def __init__(self, page: Callable[[int], Page], options: Options) -> None:
        super().__init__(options, self.picture)
        self._page = lru_cache(maxsize=1)(page)
        self._top = 0

    @property
    def page(self) -> Page:
        """What is shown."""
        return self._page(self.size.width)

    def show(self, page: Callable[[int], Page]) -> None:
        """Show another page from its first line on."""
        self._page = lru_cache(maxsize=1)(page)
        self._top = 0
        self._draw()

    def on_screen_resume(self) -> None:
        """Only keys pressed from now on lead on or back."""
        self._guard.open(monotonic())

    def on_key(self, event: events.Key) -> None:
        """Scroll, turn, follow a link or go back."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        fresh = self._guard.lets(sign, event.time)
        command = self._options.keys.commands.get(sign)
        if not self._scroll(command) and not self._turn(command) and fresh and self.is_active:
            self._guard.spend()
            self._leave(digit(sign))

    def on_mouse_scroll_down(self) -> None:
        """The wheel scrolls."""
        self._move(_WHEEL)

    def on_mouse_scroll_up(self) -> None:
        """The wheel scrolls."""
        self._move(-_WHEEL)

    def on_canvas_view_clicked(self, message: CanvasView.Clicked) -> None:
        """A click follows a link, or goes back."""
        if self._guard.stands(message.time) and self.is_active:
            self._leave(message.target.place + 1 if isinstance(message.target, Entry) else None)

    def _leave(self, number: int | None) -> None:
        """Follow the link of that number, from 1; without one go back."""
        links = self.page.links
        if number is not None and 0 < number <= len(links):
            self.app.push_screen(screen_on(links[number - 1].subject, self._options))
        else:
            self.app.pop_screen()

    def _turn(self, command: Command | None) -> bool:
        """Whether the command turns to another page of the same book, or would if there were one more."""
        page = self.page
        if command not in {Command.LEFT, Command.RIGHT} or not (page.before or page.after):
            return False
        subject = page.before if command is Command.LEFT else page.after
        if subject is not None:
            self.show(partial(page_on, subject, self._options))
        return True

    def _scroll(self, command: Command | None) -> bool:
        """Whether the command scrolls."""
        rows = self._rows
        page = max(1, self.size.height - 2)
        steps = {
            Command.UP: -1,
            Command.DOWN: 1,
            Command.PAGE_UP: -page,
            Command.PAGE_DOWN: page,
            Command.FIRST: -rows,
            Command.LAST: rows,
        }
        if command not in steps:
            return False
        self._move(steps[command])
        return True

    def _move(self, by: int) -> None:
        most = self._rows - max(1, self.size.height - 2)
        self._top = max(0, min(most, self._top + by))
        self._draw()

    @property
    def _rows(self) -> int:
        return len(wrapped(self.page.lines, self.size.width, self._options.faces))

    def picture(self, width: int, height: int) -> Canvas:
        """The rows of the page from the one on that was scrolled to."""
        return page_picture(self._page(width), self._top, self._options, width, height)


class LinksScreen(RoomyMenuScreen):
    """A list of pages, each of which opens over it, and what is to be said of them all."""

    def __init__(self, title: str, links: Sequence[Link], options: Options, remark: str = "") -> None:
        items = tuple(Item(link.label, "", partial(self.follow, link), about=link.about) for link in links)
        super().__init__(partial(Menu, title, items, options, remark=remark))
        self._options = options

    def follow(self, link: Link) -> None:
        """Show what the link leads to."""
        self.app.push_screen(screen_on(link.subject, self._options))


def screen_on(subject: Subject, options: Options) -> Screen[None]:
    """The screen on that subject."""
    match subject:
        case Contents(book):
            title, links = title_of(book, options.lang), contents(book, options.lang)
            return LinksScreen(title, links, options, about_book(book, options.lang))
        case Passage() | Whole() | Ruleset() | Told():
            return PageScreen(partial(page_on, subject, options), options)
        case _:
            assert_never(subject)


def rules_screen(rules: Rules, options: Options) -> Screen[None]:
    """The ruleset in use, the presets and the player's own rules, each with all its flags; and the books."""
    lang = options.lang
    return LinksScreen(word("ruleset", lang), (*rulesets(rules, lang), *book_links(lang)), options)


def help_contents(options: Options) -> Screen[None]:
    """The chapters of the help."""
    return screen_on(Contents(Book.HELP), options)
