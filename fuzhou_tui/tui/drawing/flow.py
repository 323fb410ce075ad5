"""Words and tiles in rows: where a line may be broken, and where it is.

Hanzi are broken anywhere but before closing and after opening punctuation and within a tile like 五万; other
words at blanks; what is longer than a row wherever the row ends.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.faces import Faces, short
from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.ink import Ink
from fuzhou_tui.tui.drawing.pen import Pen, Piece

TIE: Final = "\u00a0"  # a blank at which no row ends; it is drawn as any other
_CLOSING: Final = frozenset("。，、；：！？）」』》〉】〕”’…—～％·.,;:!?)]}%'")
_OPENING: Final = frozenset("（「『《〈【〔“‘([{")
_RANKS: Final = frozenset("123456789一二三四五六七八九")
_SUITS: Final = frozenset("万饼索条")
_HANG: Final = 2  # cells by which the rows after a line's first are set in
_TIGHT: Final = 12  # a row of fewer cells has none to spare for that


class Span(NamedTuple):
    """Words in an ink of their own."""

    text: str
    ink: Ink


Part = Piece | Span
Row = Sequence[Part]


class _Sign(NamedTuple):
    """One character or one tile, as it stands in running text."""

    text: str
    part: Part

    @property
    def is_tile(self) -> bool:
        """Whether it is a tile and not a character."""
        return not isinstance(self.part, str | Span)


_BLANK: Final = _Sign(" ", " ")


def flowed(line: Row, width: int, faces: Faces, hang: int = _HANG) -> Iterator[Row]:
    """The line in rows of at most `width` cells, those after the first set in by `hang`."""
    if row_width(line, faces) <= width:
        yield tuple(line)
        return
    margin = hang if width > _TIGHT else 0
    row: list[_Sign] = []
    used = 0
    for word in _words(_signs(line, faces), width - margin):
        cells = _cells(word)
        if used + cells > width and used > margin:
            if _is_blank(word):
                used = width
                continue
            yield _joined(row)
            row, used = [_BLANK] * margin, margin
        row += word
        used += cells
    yield _joined(row)


def put_paragraphs(canvas: Canvas, paragraphs: Iterable[Span], place: Region, faces: Faces) -> None:
    """The words from the region's first row on, no wider than it, a row left free between two of them."""
    y = place.y
    for paragraph in paragraphs:
        for row in flowed((paragraph,), place.width, faces, 0):
            put_row(Pen(canvas, Region(place.x, y, canvas.width - place.x, 1), faces), row)
            y += 1
        y += 1


def put_row(pen: Pen, row: Row) -> None:
    """Write one row."""
    for part in row:
        if isinstance(part, Span):
            pen.text(part.text.replace(TIE, " "), part.ink)
        else:
            pen.pieces((part,))


def row_width(row: Row, faces: Faces) -> int:
    """The cells that a row takes."""
    return sum(width_of(_text(part, faces)) for part in row)


def plain(row: Row, faces: Faces) -> str:
    """The row as plain text."""
    return "".join(_text(part, faces) for part in row).replace(TIE, " ")


def _text(part: Part, faces: Faces) -> str:
    match part:
        case str():
            return part
        case Span(text):
            return text
        case tile:
            return short(tile, faces)


def _signs(line: Row, faces: Faces) -> Iterator[_Sign]:
    for part in line:
        match part:
            case str():
                yield from (_Sign(character, character) for character in part)
            case Span(text, ink):
                yield from (_Sign(character, Span(character, ink)) for character in text)
            case tile:
                yield _Sign(short(tile, faces), tile)


def _words(signs: Iterator[_Sign], room: int) -> Iterator[Sequence[_Sign]]:
    """The signs in pieces that are not broken; every blank is one of its own."""
    word: list[_Sign] = []
    for sign in signs:
        if word and _may_part(word[-1], sign):
            yield from _fitting(word, room)
            word = []
        word.append(sign)
    if word:
        yield from _fitting(word, room)


def _fitting(word: Sequence[_Sign], room: int) -> Iterator[Sequence[_Sign]]:
    """The word; one that is longer than a row in parts, after low lines where it has any."""
    start = 0
    for end in range(1, len(word) + 1):
        long = _cells(word) > room and word[end - 1].text == "_"
        if long or _cells(word[start : end + 1]) > room or end == len(word):
            yield word[start:end]
            start = end


def _may_part(before: _Sign, after: _Sign) -> bool:
    """Whether a row may end between the two."""
    if " " in {before.text, after.text}:
        return True
    if after.text in _CLOSING or before.text in _OPENING or _is_tile_text(before, after):
        return False
    if before.is_tile or after.is_tile:
        return _is_broad(before) and _is_broad(after)
    return _is_broad(before) or _is_broad(after)


def _is_blank(word: Sequence[_Sign]) -> bool:
    return all(sign.text == " " for sign in word)


def _cells(word: Sequence[_Sign]) -> int:
    return sum(width_of(sign.text) for sign in word)


def _is_tile_text(before: _Sign, after: _Sign) -> bool:
    return before.text in _RANKS and after.text in _SUITS


def _is_broad(sign: _Sign) -> bool:
    return sign.is_tile or width_of(sign.text) > 1


def _joined(row: Sequence[_Sign]) -> Row:
    """The signs as few parts, without blanks at the end."""
    parts: list[Part] = []
    last = next((place for place in range(len(row), 0, -1) if row[place - 1].text != " "), 0)
    for sign in row[:last]:
        match parts[-1:], sign.part:
            case [Span(text, ink)], Span(more, same) if ink == same:
                parts[-1] = Span(text + more, ink)
            case [str(text)], str(more):
                parts[-1] = text + more
            case _, part:
                parts.append(part)
    return tuple(parts)
