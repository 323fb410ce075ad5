"""The coach's remarks on a hand of a replay: a digit or a click goes to the step."""

from collections.abc import Callable, Sequence
from typing import Final

from textual import events

from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.keymap import Command, digit, sign_of
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.page import wrapped
from fuzhou_tui.tui.pages.replay_pages import MOST_REMARKS, remarks_page, remarks_picture
from fuzhou_tui.tui.reel import Remark
from fuzhou_tui.tui.screens.cover import Cover
from fuzhou_tui.tui.targets import Entry, Key
from fuzhou_tui.tui.widgets.canvas_view import CanvasView

_SCROLLS: Final = {Command.UP: -1, Command.DOWN: 1, Command.PAGE_UP: -10, Command.PAGE_DOWN: 10}


class ReviewScreen(Cover):
    """The remarks, the worst first; another key goes back."""

    def __init__(self, remarks: Sequence[Remark], go_to: Callable[[int], None], options: Options) -> None:
        super().__init__(options, self.picture)
        self._remarks = remarks[:MOST_REMARKS]
        self._go_to = go_to
        self._top = 0

    def picture(self, width: int, height: int) -> Canvas:
        """The remarks, from the row on that was scrolled to."""
        return remarks_picture(self._remarks, self._top, self._options, width, height)

    def on_key(self, event: events.Key) -> None:
        """Go to a remark, scroll, or go back."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        fresh = self._guard.lets(sign, event.time)
        number, command = digit(sign), self._options.keys.commands.get(sign)
        if command in _SCROLLS:
            self._scroll(_SCROLLS[command])
        elif fresh and self.is_active:
            self._leave(-1 if number is None else number - 1)

    def on_canvas_view_clicked(self, message: CanvasView.Clicked) -> None:
        """A click on a remark goes to its step, one on the bottom row goes back."""
        target = message.target
        if isinstance(target, Entry | Key) and self._guard.stands(message.time) and self.is_active:
            self._leave(target.place if isinstance(target, Entry) else -1)

    def _leave(self, place: int) -> None:
        """Back to the replay, at the step of the remark where there is one in that place."""
        self.app.pop_screen()
        if 0 <= place < len(self._remarks):
            self._go_to(self._remarks[place].step)

    def _scroll(self, by: int) -> None:
        width, height = self.size
        lines = remarks_page(self._remarks, self._options).lines
        rows = len(wrapped(lines, width, self._options.faces))
        self._top = max(0, min(rows - max(1, height - 2), self._top + by))
        self._draw()
