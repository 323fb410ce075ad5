"""Sends the terminal only the cells that changed.

Textual 8.2.8 paints a changed span from the left edge of its widget, which for a table that is one widget is
most of the row.
"""

from rich.console import Console
from rich.control import Control
from textual._compositor import ChopsUpdate, Compositor


class LeanCompositor(Compositor):
    """A compositor whose partial updates begin where the change does."""

    def render_partial_update(self) -> ChopsUpdate | None:
        """The changed spans, or None where nothing has changed."""
        update = super().render_partial_update()
        return None if update is None else SpansUpdate(update.chops, update.spans, update.chop_ends)


class SpansUpdate(ChopsUpdate):
    """Spans of rows, each painted from its own first cell; none may begin or end within a wide character."""

    def render_segments(self, console: Console) -> str:
        """The spans as the terminal takes them."""
        written: list[str] = []
        for y, left, right in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                if strip is not None and x < right and end > left:
                    start = max(x, left)
                    written.append(Control.move_to(start, y).segment.text)
                    written.append(strip.crop(start - x, min(end, right) - x).render(console))
        return "".join(written)
