"""Simple screens of text that can be scrolled: help and the log."""

from collections.abc import Sequence
from functools import partial

from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.screen import Screen

from fuzhou_tui.tui.canvas import Canvas
from fuzhou_tui.tui.ink import BAR, BOLD, PLAIN
from fuzhou_tui.tui.keymap import Command, sign_of
from fuzhou_tui.tui.log import tell
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pen import Pen, Piece
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.theme import Styles
from fuzhou_tui.tui.widgets.table import CanvasView
from fuzhou_tui.words import Lang, word

Line = Sequence[Piece]


class PageScreen(Screen[None]):
    """Lines of words and tiles; arrows scroll, any other key goes back."""

    def __init__(self, lines: Sequence[Line], options: Options) -> None:
        super().__init__()
        self._lines = lines
        self._options = options
        self._top = 0
        self._canvas = CanvasView(Styles(options.theme))

    def compose(self) -> ComposeResult:
        """Nothing but the canvas."""
        yield self._canvas

    def on_mount(self) -> None:
        """Show the first lines."""
        self._canvas.focus()
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """Scroll or go back."""
        event.stop()
        event.prevent_default()
        page = max(1, self.size.height - 3)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -len(self._lines)}
        if event.key in steps:
            self._top = max(0, min(len(self._lines) - page, self._top + steps[event.key]))
            self._draw()
        elif self._options.keys.get(sign_of(event)) is not Command.LEAVE or self.is_current:
            self.app.pop_screen()

    def _draw(self) -> None:
        self._canvas.draw(partial(_page, self._lines, self._top, self._options))


def _page(lines: Sequence[Line], top: int, options: Options, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    for row, line in enumerate(lines[top : top + height - 1]):
        pen = Pen(canvas, Region(1, row, width - 1, 1), options.faces)
        pen.pieces(line, BOLD if top + row == 0 else PLAIN)
    canvas.put(0, height - 1, " " * width, BAR)
    canvas.put(1, height - 1, word("page_keys", options.lang), BAR)
    return canvas


def help_page(lang: Lang) -> Sequence[Line]:
    """The keys of the table."""
    return [(line,) for line in word("help_page", lang).splitlines()]


def log_page(scene: Scene) -> Sequence[Line]:
    """The hand so far, the latest first."""
    told = [line for event in reversed(scene.log) if (line := tell(event, scene.names, scene.lang))]
    return [(word("log", scene.lang),), *told]
