"""A screen on which one line of text is typed: a name, a number, a list of players."""

from collections.abc import Callable

from textual import events
from textual.geometry import Offset

from fuzhou_tui.guard import BURST
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.menus.entry import Typed, Wanted, cursor_column, entry_picture, field_on
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.cover import Cover


class EntryScreen(Cover):
    """Gives the text to `take` on Enter and goes back; Esc goes back without it.

    `take` opens no other screen. If it raises a ValueError its message is shown, and the text can be mended.
    """

    def __init__(self, wanted: Wanted, take: Callable[[str], None], options: Options) -> None:
        super().__init__(options, self.picture)
        self._wanted = wanted
        self._take = take
        self._typed = Typed().put(wanted.text)
        self._latest = 0.0

    @property
    def typed(self) -> str:
        """The text so far."""
        return self._typed.text

    @property
    def wrong(self) -> str:
        """What was wrong with the text that was given last, until it is changed."""
        return self._typed.wrong

    def picture(self, width: int, height: int) -> Canvas:
        """The text, where it is typed."""
        return entry_picture(self._wanted, self._typed, self._options, width, height)

    def on_key(self, event: events.Key) -> None:
        """Type, move, erase, accept or go back."""
        event.stop()
        event.prevent_default()
        since, self._latest = event.time - self._latest, event.time
        if event.key in {"enter", "escape"}:
            # In a paste the end of a line accepts nothing.
            pasted = bool(self._options.quiet) and since < BURST
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
        super()._draw()
        self._point()

    def _point(self) -> None:
        field = field_on(*self.size)
        self.app.cursor_position = Offset(cursor_column(self._typed, field), field.row)
