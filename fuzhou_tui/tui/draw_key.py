"""A key that is waited for, as a picture."""

from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.tui.canvas import Canvas
from fuzhou_tui.tui.draw_menu import put_keys
from fuzhou_tui.tui.flow import Span, flowed, put_row
from fuzhou_tui.tui.ink import HEADING, PLAIN, Hue, Ink
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pen import Pen
from fuzhou_tui.tui.targets import Key
from fuzhou_tui.words import word

_WRONG: Final = Ink(Hue.BAD, bold=True)
_WIDEST: Final = 70  # cells


class Listening(NamedTuple):
    """A key that is waited for: for what, and what was wrong with the one that was pressed."""

    title: str
    text: str
    wrong: str = ""


def listening_picture(shown: Listening, options: Options, width: int, height: int) -> Canvas:
    """The screen of that many cells on which a key is waited for."""
    canvas, faces = Canvas(width, height), options.faces
    cells = max(1, min(_WIDEST, width - 4))
    left, row = max(1, (width - cells) // 2), min(5, max(0, height - 4))
    for span in (Span(shown.title, HEADING), Span(shown.text, PLAIN), Span(shown.wrong, _WRONG)):
        for line in flowed((span,), cells, faces, 0):
            put_row(Pen(canvas, Region(left, row, width - left, 1), faces), line)
            row += 1
        row += 1
    put_keys(canvas, word("key_keys", options.lang))
    canvas.mark(Region(0, height - 1, width, 1), Key(Command.BACK))
    return canvas
