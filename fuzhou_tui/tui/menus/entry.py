"""A line of text being typed: what the keys make of it, and its picture."""

from typing import Final, NamedTuple, Self

from textual.geometry import Region

from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.flow import Span, put_paragraphs
from fuzhou_tui.tui.drawing.ink import ACTIVE, FAINT, PLAIN, WARNING, Hue, Ink
from fuzhou_tui.tui.drawing.pen import put_heading, put_keys
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import word

MOST_CHARACTERS: Final = 400
_WIDEST: Final = 70
_FIELD: Final = Ink(Hue.TEXT, Hue.WELL, underline=True)


class Wanted(NamedTuple):
    """What is to be typed: its name, what is allowed in words, and what stands there at first."""

    title: str
    allowed: str
    text: str = ""


class Typed(NamedTuple):
    """The text so far, how many of its characters are before the cursor, and what is wrong with it."""

    text: str = ""
    place: int = 0
    wrong: str = ""

    def put(self, text: str) -> Self:
        """The text with more before the cursor; what cannot be printed is left out."""
        room = MOST_CHARACTERS - len(self.text)
        more = "".join(character for character in text if character.isprintable())[:room]
        text = self._before + more + self._after
        return self._replace(text=text, place=self.place + len(more), wrong="")

    def edited(self, key: str) -> Self:
        """The text after a key that moves or erases; any other changes nothing."""
        last = len(self.text)
        places = {
            "left": self.place - 1,
            "right": self.place + 1,
            "home": 0,
            "ctrl+a": 0,
            "end": last,
            "ctrl+e": last,
        }
        if key in places:
            return self._replace(place=max(0, min(last, places[key])), wrong="")
        match key:
            case "backspace" if self.place:
                before = self._before[:-1]
                return self._replace(text=before + self._after, place=len(before), wrong="")
            case "delete":
                return self._replace(text=self._before + self._after[1:], wrong="")
            case "ctrl+u":
                return self._replace(text=self._after, place=0, wrong="")
            case _:
                return self

    @property
    def _before(self) -> str:
        return self.text[: self.place]

    @property
    def _after(self) -> str:
        return self.text[self.place :]


class Field(NamedTuple):
    """Where on a screen the text stands."""

    left: int
    row: int
    cells: int


def field_on(width: int, height: int) -> Field:
    """The field for a screen of that many cells."""
    cells = max(1, min(_WIDEST, width - 4))
    return Field(max(1, (width - cells) // 2), min(5, max(0, height - 4)), cells)


def cursor_column(typed: Typed, field: Field) -> int:
    """The column of the cursor, the text being moved to the left where it is longer than the field."""
    return field.left + width_of(typed.text[_first(typed, field) : typed.place])


def entry_picture(wanted: Wanted, typed: Typed, options: Options, width: int, height: int) -> Canvas:
    """The screen of that many cells: the name, the field, what is allowed, and what was wrong."""
    canvas, faces = Canvas(width, height), options.faces
    field = field_on(width, height)
    put_heading(canvas, Region(field.left, max(0, field.row - 2), field.cells, 1), wanted.title, faces)
    _put_text(canvas, typed, field)
    said = Span(wanted.allowed, FAINT), Span(typed.wrong, WARNING)
    put_paragraphs(canvas, said, Region(field.left, field.row + 2, field.cells, 1), faces)
    put_keys(canvas, word("entry_keys", options.lang))
    return canvas


def _put_text(canvas: Canvas, typed: Typed, field: Field) -> None:
    """The text with the cursor on the character it is before."""
    end = field.left + field.cells
    canvas.put(field.left, field.row, " " * field.cells, _FIELD)
    canvas.put(field.left, field.row, typed.text[_first(typed, field) :], _FIELD, end)
    under = typed.text[typed.place : typed.place + 1] or " "
    canvas.put(cursor_column(typed, field), field.row, under, ACTIVE, end)
    canvas.put(max(0, field.left - 2), field.row, ">", PLAIN)


def _first(typed: Typed, field: Field) -> int:
    """How many characters are left out so that the cursor is in the field."""
    first = 0
    while width_of(typed.text[first : typed.place]) > max(0, field.cells - 2):
        first += 1
    return first
