"""A cover: a picture over a room for a while, that takes keys once it has stood for a moment."""

from time import monotonic

from textual.app import ComposeResult
from textual.screen import Screen

from fuzhou_tui.guard import Guard
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.widgets.canvas_view import CanvasView, Picture


class Cover(Screen[None]):
    """Shows what `picture(width, height)` draws, as things are whenever it is drawn."""

    def __init__(self, options: Options, picture: Picture) -> None:
        super().__init__()
        self._options = options
        self._picture = picture
        self._guard = Guard(options.quiet)
        self._canvas = CanvasView(options.theme)

    def compose(self) -> ComposeResult:
        """Nothing but the canvas."""
        yield self._canvas

    def on_mount(self) -> None:
        """Show it."""
        self._guard.open(monotonic())
        self._canvas.focus()
        self._draw()

    def _draw(self) -> None:
        self._canvas.draw(self._picture)
