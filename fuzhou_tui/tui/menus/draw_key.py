"""A key that is waited for, as a picture."""

from typing import NamedTuple

from textual.geometry import Region

from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.flow import Span, put_paragraphs
from fuzhou_tui.tui.drawing.ink import HEADING, PLAIN, WARNING
from fuzhou_tui.tui.drawing.pen import put_way_back
from fuzhou_tui.tui.menus.entry import field_on
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import word


class Listening(NamedTuple):
    """A key that is waited for: for what, and what was wrong with the one that was pressed."""

    title: str
    text: str
    wrong: str = ""


def listening_picture(shown: Listening, options: Options, width: int, height: int) -> Canvas:
    """The screen of that many cells on which a key is waited for."""
    canvas = Canvas(width, height)
    field = field_on(width, height)
    said = Span(shown.title, HEADING), Span(shown.text, PLAIN), Span(shown.wrong, WARNING)
    put_paragraphs(canvas, said, Region(field.left, field.row, field.cells, 1), options.faces)
    put_way_back(canvas, word("key_keys", options.lang))
    return canvas
