"""The one widget of a screen: a canvas shown by Textual's line interface."""

from collections.abc import Callable

from textual import events
from textual.geometry import Offset
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.targets import Target
from fuzhou_tui.tui.theme import Styles, Theme

Picture = Callable[[int, int], Canvas]


class CanvasView(Widget):
    """Shows what `picture(width, height)` draws and repaints only the spans that changed."""

    DEFAULT_CSS = "CanvasView { width: 1fr; height: 1fr; }"
    ALLOW_SELECT = False

    class Clicked(Message):
        """A target was clicked, at that time in seconds."""

        def __init__(self, target: Target, time: float) -> None:
            super().__init__()
            self.target = target
            self.time = time

    class Pointed(Message):
        """The mouse is over another target now, or over none."""

        def __init__(self, target: Target | None) -> None:
            super().__init__()
            self.target = target

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ink_styles = Styles(theme)
        self._canvas = Canvas(0, 0)
        self._picture: Picture | None = None
        self._pointed: Target | None = None

    @property
    def canvas(self) -> Canvas:
        """What is shown."""
        return self._canvas

    def dress(self, theme: Theme) -> None:
        """Show the same in other colours."""
        if theme is not self._theme:
            self._theme, self._ink_styles = theme, Styles(theme)
            self.refresh()

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
        """Tell which target was clicked."""
        target = self._canvas.target_at(Offset(event.x, event.y))
        if target is not None:
            self.post_message(self.Clicked(target, event.time))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse comes to another target."""
        self._point(self._canvas.target_at(Offset(event.x, event.y)))

    def on_leave(self) -> None:
        """The mouse has left the terminal."""
        self._point(None)

    def _point(self, target: Target | None) -> None:
        if target != self._pointed:
            self._pointed = target
            self.post_message(self.Pointed(target))
