"""A screen on which one line of text is typed: a name, a number, a list of players."""

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.geometry import Offset
from textual.screen import Screen

from fuzhou_tui.guard import Guard
from fuzhou_tui.tui.entry import Typed, Wanted, cursor_column, entry_picture, field_on
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.widgets.canvas_view import CanvasView

# Keys closer together than this are a paste, in which the end of a line accepts nothing.
_BURST: Final = 0.008  # seconds


class EntryScreen(Screen[None]):
    """Gives the text to `take` on Enter and goes back; Esc goes back without it.

    `take` opens no other screen. If it raises a ValueError its message is shown, and the text can be mended.
    """

    def __init__(self, wanted: Wanted, take: Callable[[str], None], options: Options) -> None:
        super().__init__()
        self._wanted = wanted
        self._take = take
        self._options = options
        self._typed = Typed().put(wanted.text)
        self._guard = Guard(options.quiet)
        self._latest = 0.0
        self._canvas = CanvasView(options.theme)

    @property
    def typed(self) -> str:
        """The text so far."""
        return self._typed.text

    @property
    def wrong(self) -> str:
        """What was wrong with the text that was given last, until it is changed."""
        return self._typed.wrong

    def compose(self) -> ComposeResult:
        """Nothing but the canvas."""
        yield self._canvas

    def on_mount(self) -> None:
        """Show what stands there at first."""
        self._guard.open(monotonic())
        self._canvas.focus()
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """Type, move, erase, accept or go back."""
        event.stop()
        event.prevent_default()
        since, self._latest = event.time - self._latest, event.time
        if event.key in {"enter", "escape"}:
            pasted = bool(self._options.quiet) and since < _BURST
            if self._guard.lets(event.key, event.time) and not pasted and self.is_active:
                self._finish(event.key)
        elif event.is_printable and event.character is not None:
            self._change(self._typed.put(event.character))
        else:
            self._change(self._typed.edited(event.key))

    def on_paste(self, event: events.Paste) -> None:
        """The first line of what is pasted is typed."""
        event.stop()
        self._change(self._typed.put(event.text.strip().partition("\n")[0]))

    def on_resize(self) -> None:
        """The terminal's own cursor, at which an input method shows its candidates, moves too."""
        self._point()

    def _finish(self, key: str) -> None:
        if key == "enter":
            try:
                self._take(self._typed.text)
            except ValueError as error:
                self._change(self._typed._replace(wrong=str(error)))
                return
        self.app.pop_screen()

    def _change(self, typed: Typed) -> None:
        if typed != self._typed:
            self._typed = typed
            self._draw()

    def _draw(self) -> None:
        self._canvas.draw(partial(entry_picture, self._wanted, self._typed, self._options))
        self._point()

    def _point(self) -> None:
        field = field_on(*self.size)
        self.app.cursor_position = Offset(cursor_column(self._typed, field), field.row)
