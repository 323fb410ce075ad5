"""A menu: numbered lines, chosen by digit, by arrows and Enter, or by a click."""

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.screen import Screen

from fuzhou_tui.tui.canvas import Canvas, fitted
from fuzhou_tui.tui.guard import Guard
from fuzhou_tui.tui.ink import ACTIVE, BAR, BOLD, FAINT, HEADING, PLAIN
from fuzhou_tui.tui.keymap import Command, digit, sign_of
from fuzhou_tui.tui.menus import Menu
from fuzhou_tui.tui.pen import Pen, put_heading
from fuzhou_tui.tui.targets import Entry
from fuzhou_tui.tui.widgets.canvas_view import CanvasView
from fuzhou_tui.words import word

_LABEL_CELLS: Final = 26


class MenuScreen(Screen[None]):
    """Shows what `menu()` answers, anew after every choice; any other key goes back."""

    def __init__(self, menu: Callable[[], Menu]) -> None:
        super().__init__()
        self._menu = menu
        self._place = 0
        options = menu().options
        self._guard = Guard(options.quiet)
        self._canvas = CanvasView(options.theme)

    def compose(self) -> ComposeResult:
        """Nothing but the canvas."""
        yield self._canvas

    def on_mount(self) -> None:
        """Show the lines."""
        self._guard.open(monotonic())
        self._canvas.focus()
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """Move, choose or go back."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        if not self._guard.lets(sign, event.time) or not self.is_current:
            return
        menu, number = self._menu(), digit(sign)
        command = menu.options.keys.commands.get(sign)
        last = len(menu.items) - 1
        steps = {Command.UP: -1, Command.DOWN: 1, Command.FIRST: -last, Command.LAST: last}
        if number is not None:
            self._choose(number - 1)
        elif command in steps:
            self._place = max(0, min(last, self._place + steps[command]))
            self._draw()
        elif command in {Command.DISCARD, Command.PASS, Command.RIGHT}:
            self._choose(self._place)
        else:
            self.app.pop_screen()

    def on_canvas_view_clicked(self, message: CanvasView.Clicked) -> None:
        """A click on a line chooses it."""
        if isinstance(message.target, Entry) and self._guard.stands(message.time):
            self._choose(message.target.place)

    def _choose(self, place: int) -> None:
        items = self._menu().items
        if not 0 <= place < len(items):
            return
        self._place = place
        if items[place].closes:
            self.app.pop_screen()
        items[place].choose()
        self._canvas.dress(self._menu().options.theme)
        self._draw()

    def _draw(self) -> None:
        self._canvas.draw(partial(menu_picture, self._menu(), self._place))


def menu_picture(menu: Menu, place: int, width: int, height: int) -> Canvas:
    """The menu as a screen of that many cells."""
    canvas = Canvas(width, height)
    faces, lang = menu.options.faces, menu.options.lang
    left, top = max(1, (width - 2 * _LABEL_CELLS) // 2), min(3, max(0, height - len(menu.items) - 3))
    put_heading(canvas, Region(left, top, min(2 * _LABEL_CELLS, width - left - 1), 1), menu.title, faces)
    for index, item in enumerate(menu.items):
        row = Region(left, top + 2 + index, min(2 * _LABEL_CELLS, width - left - 1), 1)
        here = index == place
        pen = Pen(canvas, row, faces).text(f" {index + 1} ", ACTIVE if here else HEADING)
        pen.text(f" {fitted(item.label, _LABEL_CELLS)}", BOLD if here else PLAIN)
        pen.text(item.value, BOLD if here else FAINT)
        canvas.mark(row, Entry(index))
    canvas.put(0, height - 1, " " * width, BAR)
    canvas.put(1, height - 1, word("menu_keys", lang), BAR)
    return canvas
