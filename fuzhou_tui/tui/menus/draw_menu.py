"""A menu as a picture: its lines as far as they fit, those around the selected one where they do not."""

from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.tui.drawing.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.drawing.ink import ACTIVE, FAINT, HEADING, PLAIN, WARNING, Hue, Ink
from fuzhou_tui.tui.drawing.pen import Pen, put_heading, put_way_back
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.tui.targets import Entry
from fuzhou_tui.words import word

FEET: Final = 4  # rows under the lines
_MOST_DIGIT: Final = 9
_USUAL: Final = 52  # cells
_NUMBER: Final = 4  # cells before a label
_STEPS: Final = 4  # cells of the arrows round a value
_LEAST_LABEL: Final = 12
_MOST_LABEL: Final = 38
_HERE: Final = Ink(Hue.TEXT, Hue.WELL, bold=True)
_HERE_TOO: Final = Ink(Hue.ACCENT, Hue.WELL, bold=True)


class Block(NamedTuple):
    """Where the lines of a menu stand, the cells their labels take, the rows from one to the next."""

    region: Region
    label: int
    pitch: int = 1

    @property
    def lines(self) -> int:
        """How many lines have room."""
        return (self.region.height - 1) // self.pitch + 1


def menu_picture(menu: Menu, place: int, width: int, height: int) -> Canvas:
    """The menu as a screen of that many cells: title, lines, what is to be known, keys."""
    canvas, count = Canvas(width, height), len(menu.items)
    rows = max(1, height - 3 - FEET)
    top = min(3, max(0, rows - count))
    block = block_of(menu, Region(0, top + 2, width, max(1, min(count, rows - top))))
    heading = Region(block.region.x, top, block.region.width, 1)
    put_heading(canvas, heading, menu.title, menu.options.faces)
    put_lines(canvas, menu, place, block)
    put_feet(canvas, menu, place, block.region)
    put_menu_keys(canvas, menu)
    return canvas


def block_of(menu: Menu, room: Region, pitch: int = 1, least: int = _USUAL) -> Block:
    """The lines in the middle of the room: of the least width, or wider where labels and values need it."""
    labels = max((width_of(item.label) for item in menu.items), default=0) + 2
    values = max((width_of(item.value) for item in menu.items), default=0)
    label = max(_LEAST_LABEL, min(labels, _MOST_LABEL)) if values else labels
    cells = min(max(least, _NUMBER + label + _STEPS + values), max(1, room.width - 2))
    left = max(0, (room.width - cells) // 2)
    return Block(Region(room.x + left, room.y, cells, room.height), label, pitch)


def put_lines(canvas: Canvas, menu: Menu, place: int, block: Block) -> None:
    """The lines around the selected one, as many as there are rows, and how many more there are."""
    room, count = block.region, len(menu.items)
    first = _first_shown(place, count, block.lines)
    for index in range(first, min(count, first + block.lines)):
        row = Region(room.x, room.y + (index - first) * block.pitch, room.width, 1)
        pen = Pen(canvas, row, menu.options.faces)
        _put_line(pen, menu.items[index], index, block.label, here=index == place)
        canvas.mark(row, Entry(index))
    if first:
        canvas.put(room.x, room.y - 1, f" ^ {first}", FAINT)
    if count > first + block.lines:
        canvas.put(room.x, room.bottom, f" v {count - first - block.lines}", FAINT)


def put_feet(canvas: Canvas, menu: Menu, place: int, room: Region) -> None:
    """Under the lines: the remark, what the selected line is, and the notice where there is room for it."""
    about = menu.items[place].about if menu.items else ""
    below = menu.notice if menu.remark else ""
    rows = (
        (menu.remark or menu.notice, PLAIN if menu.remark else WARNING),
        (about, FAINT),
        (below, WARNING),
    )
    for y, (text, ink) in enumerate(rows, start=room.bottom + 1):
        x = max(1, min(room.x + 1, canvas.width - 1 - width_of(text)))
        canvas.put(x, y, fitted(text, max(0, canvas.width - 1 - x)).rstrip(), ink)


def put_menu_keys(canvas: Canvas, menu: Menu) -> None:
    """What the keys do, on the last row, a click on which goes back."""
    steps = any(item.back is not None for item in menu.items)
    put_way_back(canvas, word("menu_keys_steps" if steps else "menu_keys", menu.options.lang))


def _first_shown(place: int, count: int, lines: int) -> int:
    """The first line that is shown: the selected one is in the middle as far as it can be."""
    return max(0, min(place - lines // 2, count - lines))


def _put_line(pen: Pen, item: Item, index: int, label: int, *, here: bool) -> None:
    number = str(index + 1) if index < _MOST_DIGIT else " "
    if here:
        pen.canvas.put(pen.x, pen.y, " " * pen.room, _HERE)
    pen.text(f" {number} ", ACTIVE if here else HEADING)
    pen.text(f" {fitted(item.label, label)}", _HERE if here else PLAIN)
    steps = here and item.back is not None
    pen.text("< " if steps else "  ", _HERE_TOO if here else FAINT)
    room = max(0, pen.room - 2 * steps)
    pen.text(fitted(item.value, room).rstrip(), _HERE if here else PLAIN)
    pen.text(" >" if steps else "", _HERE_TOO)
