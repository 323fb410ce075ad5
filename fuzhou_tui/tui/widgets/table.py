"""The one widget of the table: a canvas shown by Textual's line interface."""

from collections.abc import Callable

from textual import events
from textual.geometry import Offset
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from fuzhou_tui.tui.canvas import Canvas
from fuzhou_tui.tui.theme import Styles

Picture = Callable[[int, int], Canvas]


class CanvasView(Widget):
    """Shows what `picture(width, height)` draws and repaints only the spans that changed."""

    DEFAULT_CSS = "CanvasView { width: 1fr; height: 1fr; }"
    ALLOW_SELECT = False

    class Clicked(Message):
        """A cell was clicked."""

        def __init__(self, point: Offset) -> None:
            super().__init__()
            self.point = point

    class Resized(Message):
        """The widget has another size now."""

    def __init__(self, styles: Styles) -> None:
        super().__init__()
        self._ink_styles = styles
        self._canvas = Canvas(0, 0)
        self._picture: Picture | None = None

    @property
    def canvas(self) -> Canvas:
        """What is shown."""
        return self._canvas

    def draw(self, picture: Picture) -> None:
        """Show another picture from now on."""
        self._picture = picture
        width, height = self.size
        if not width or not height:
            return
        before, self._canvas = self._canvas, picture(width, height)
        if (before.width, before.height) != (width, height):
            self.refresh()
            return
        changes = tuple(self._canvas.changes(before))
        if changes:
            self.refresh(*changes)

    def render_line(self, y: int) -> Strip:
        """One row of the canvas."""
        if y >= self._canvas.height:
            return Strip.blank(self.size.width)
        return self._canvas.strip(y, self._ink_styles)

    def on_resize(self) -> None:
        """Draw the same moment at the new size."""
        if self._picture is not None:
            self.draw(self._picture)

    def on_click(self, event: events.Click) -> None:
        """Tell which cell was clicked."""
        self.post_message(self.Clicked(Offset(event.x, event.y)))
