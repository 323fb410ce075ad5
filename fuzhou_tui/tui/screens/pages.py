"""Screens of text that can be scrolled: help, the log, the counts with everyone's open tiles."""

from collections.abc import Callable
from time import monotonic

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from fuzhou_tui.tui.canvas import Canvas
from fuzhou_tui.tui.guard import Guard
from fuzhou_tui.tui.keymap import Command, sign_of
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.page import Page, page_picture, wrapped
from fuzhou_tui.tui.widgets.canvas_view import CanvasView


class PageScreen(Screen[None]):
    """What `page(width)` answers; arrows scroll, any other key goes back."""

    def __init__(self, page: Callable[[int], Page], options: Options) -> None:
        super().__init__()
        self._page = page
        self._options = options
        self._top = 0
        self._guard = Guard(options.quiet)
        self._canvas = CanvasView(options.theme)

    def compose(self) -> ComposeResult:
        """Nothing but the canvas."""
        yield self._canvas

    def on_mount(self) -> None:
        """Show the first lines."""
        self._guard.open(monotonic())
        self._canvas.focus()
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """Scroll or go back."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        fresh = self._guard.lets(sign, event.time)
        width, height = self.size
        rows = len(wrapped(self._page(width).lines, width, self._options.faces))
        page = max(1, height - 2)
        steps = {
            Command.UP: -1,
            Command.DOWN: 1,
            Command.PAGE_UP: -page,
            Command.PAGE_DOWN: page,
            Command.FIRST: -rows,
            Command.LAST: rows,
        }
        command = self._options.keys.commands.get(sign)
        if command in steps:
            self._top = max(0, min(rows - page, self._top + steps[command]))
            self._draw()
        elif fresh and self.is_current:
            self.app.pop_screen()

    def _draw(self) -> None:
        self._canvas.draw(self._picture)

    def _picture(self, width: int, height: int) -> Canvas:
        return page_picture(self._page(width), self._top, self._options, width, height)
