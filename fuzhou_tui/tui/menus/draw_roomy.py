"""A menu as a picture, with room under its lines for what they mean in more words than one row holds."""

from typing import Final

from textual.geometry import Region

from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.flow import Row, Span, flowed, put_row
from fuzhou_tui.tui.drawing.ink import FAINT, PLAIN, WARNING
from fuzhou_tui.tui.drawing.pen import Pen, put_heading
from fuzhou_tui.tui.menus.draw_menu import block_of, put_lines, put_menu_keys
from fuzhou_tui.tui.menus.menu import Menu

_MOST_ABOUT: Final = 2  # rows
_MOST_SAID: Final = 6
_WIDEST: Final = 100  # cells of running text
_LOW: Final = 12  # rows of a screen that has none to spare over the title


def roomy_picture(menu: Menu, place: int, width: int, height: int) -> Canvas:
    """The menu as a screen of that many cells; under it what the selected line is and what went wrong."""
    canvas, faces, count = Canvas(width, height), menu.options.faces, len(menu.items)
    top = 1 if height > _LOW else 0
    left, feet = _feet(menu, place, width)
    room = max(1, height - top - 4 - len(feet))
    block = block_of(menu, Region(0, top + 2, width, max(1, min(count, room))))
    put_heading(canvas, Region(block.region.x, top, block.region.width, 1), menu.title, faces)
    put_lines(canvas, menu, place, block)
    for y, row in enumerate(feet, start=min(block.region.bottom + 1, height - 1 - len(feet))):
        put_row(Pen(canvas, Region(left, y, width - left, 1), faces), row)
    put_menu_keys(canvas, menu)
    return canvas


def _feet(menu: Menu, place: int, width: int) -> tuple[int, list[Row]]:
    """The rows under the lines, and their first column: that of the lines if what is said is short enough."""
    about = Span(menu.items[place].about if menu.items else "", FAINT)
    said = Span(menu.notice, WARNING) if menu.notice else Span(menu.remark, PLAIN)
    left = block_of(menu, Region(0, 0, width, 1)).region.x + 1
    if max(width_of(about.text), width_of(said.text)) > width - left - 1:
        left = 1
    cells = max(1, min(width - left - 1, _WIDEST))
    rows = [_cut(span, cells, most, menu) for span, most in ((about, _MOST_ABOUT), (said, _MOST_SAID))]
    return left, [row for part in rows for row in part]


def _cut(span: Span, cells: int, most: int, menu: Menu) -> list[Row]:
    """The words in rows, each line of them in rows of its own; `~` is the last where there are more."""
    lines = (Span(line, span.ink) for line in span.text.splitlines())
    rows = [row for line in lines for row in flowed((line,), cells, menu.options.faces, 0)]
    return rows if len(rows) <= most else [*rows[: most - 1], (Span("~", span.ink),)]
