"""Sends the terminal only the cells that changed, and only those colours that differ from the cell before.

Textual 8.2.8 paints a changed span from the left edge of its widget, which for a table that is one widget is
most of the row, and resets all colours after every piece of text.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from rich.color import ColorSystem
from rich.console import Console
from rich.control import Control
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, Compositor

_SYSTEMS: Final = {
    "standard": ColorSystem.STANDARD,
    "256": ColorSystem.EIGHT_BIT,
    "truecolor": ColorSystem.TRUECOLOR,
    "windows": ColorSystem.WINDOWS,
}


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
        system = _SYSTEMS.get(console.color_system or "")
        written: list[str] = []
        for y, left, right in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                if strip is not None and x < right and end > left:
                    start = max(x, left)
                    written.append(Control.move_to(start, y).segment.text)
                    written += _painted(strip.crop(start - x, min(end, right) - x), system)
        return "".join(written)


class _Codes(NamedTuple):
    """The SGR parameters of a style."""

    attributes: str
    fore: str
    back: str


_NO_CODES: Final = _Codes("", "39", "49")


def _painted(segments: Iterable[Segment], system: ColorSystem | None) -> Iterator[str]:
    """The text with the codes that change on the way; colours are back to normal after it."""
    now = _NO_CODES
    for text, style, _ in segments:
        wanted = _codes(style or Style.null(), system)
        if wanted != now:
            yield f"\x1b[{_change(now, wanted)}m"
            now = wanted
        yield text
    if now != _NO_CODES:
        yield "\x1b[0m"


def _change(now: _Codes, wanted: _Codes) -> str:
    if wanted.attributes != now.attributes:
        colours = (code for code in (wanted.fore, wanted.back) if code not in {"39", "49"})
        return ";".join(("0", *filter(None, (wanted.attributes, *colours))))
    return ";".join(code for code, before in zip(wanted[1:], now[1:], strict=True) if code != before)


@lru_cache(maxsize=1024)
def _codes(style: Style, system: ColorSystem | None) -> _Codes:
    marks = ((style.bold, "1"), (style.dim, "2"), (style.underline, "4"), (style.reverse, "7"))
    attributes = ";".join(code for on, code in marks if on)
    fore, back = _NO_CODES.fore, _NO_CODES.back
    if system is not None and style.color is not None:
        fore = ";".join(style.color.downgrade(system).get_ansi_codes(foreground=True))
    if system is not None and style.bgcolor is not None:
        back = ";".join(style.bgcolor.downgrade(system).get_ansi_codes(foreground=False))
    return _Codes(attributes, fore, back)
