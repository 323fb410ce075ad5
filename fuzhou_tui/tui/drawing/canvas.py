"""A screen of cells: text goes in at places, rows and strips come out."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset, Region
from textual.strip import Strip

from fuzhou_tui.tui.drawing.ink import PLAIN, Ink
from fuzhou_tui.tui.targets import Target

_FIRST_ODD: Final = "\u0300"  # from here on characters may take no cell, or two
_GAP: Final = 6  # unchanged cells that are not worth a new cursor position
# The cell right of a wide character holds no text of its own.
_TAIL = ""


class Canvas:
    """Cells of one screen, each with a character and an ink; wide characters take two cells."""

    def __init__(self, width: int, height: int, ink: Ink = PLAIN) -> None:
        self.width = width
        self.height = height
        self._texts = [[" "] * width for _ in range(height)]
        self._inks = [[ink] * width for _ in range(height)]
        self._targets: list[tuple[Region, Target]] = []

    def put(self, x: int, y: int, text: str, ink: Ink = PLAIN, limit: int | None = None) -> int:
        """Write the text and answer the column after it; what does not fit before `limit` is left out.

        So are characters that take no cell of their own.
        """
        end = self.width if limit is None else min(limit, self.width)
        if not 0 <= y < self.height:
            return x
        texts, inks = self._texts[y], self._inks[y]
        for character in text:
            cells = 1 if character < _FIRST_ODD else width_of(character)
            if x + cells > end:
                break
            if x >= 0 and cells:
                if texts[x] == _TAIL or cells != 1 or (x + 1 < self.width and texts[x + 1] == _TAIL):
                    self._clear(x, y, cells)
                texts[x], inks[x] = character, ink
                if cells == 2:
                    texts[x + 1], inks[x + 1] = _TAIL, ink
            x += cells
        return x

    def fill(self, region: Region, ink: Ink, character: str = " ") -> None:
        """Paint every cell of the region."""
        for y in range(region.y, region.bottom):
            self.put(region.x, y, character * region.width, ink)

    def mark(self, region: Region, target: Target) -> None:
        """Say what the region stands for under the mouse; of two that overlap the later counts."""
        self._targets.append((region, target))

    def target_at(self, point: Offset) -> Target | None:
        """What the cell stands for under the mouse."""
        hits = (target for region, target in reversed(self._targets) if region.contains_point(point))
        return next(hits, None)

    @property
    def targets(self) -> tuple[tuple[Region, Target], ...]:
        """Every region that stands for something, in the order they were drawn."""
        return tuple(self._targets)

    def rows(self) -> tuple[str, ...]:
        """The screen as plain text, every row as wide as the screen in cells."""
        return tuple("".join(row) for row in self._texts)

    def text_at(self, x: int, y: int) -> str:
        """The character of one cell; empty for the right half of a wide one."""
        return self._texts[y][x]

    def cell(self, x: int, y: int) -> tuple[str, Ink]:
        """The character and the ink of one cell."""
        return self._texts[y][x], self._inks[y][x]

    def row(self, y: int) -> tuple[list[str], list[Ink]]:
        """The characters and the inks of one row."""
        return self._texts[y], self._inks[y]

    def ink_at(self, x: int, y: int) -> Ink:
        """The ink of one cell."""
        return self._inks[y][x]

    def strip(self, y: int, styles: Mapping[Ink, Style]) -> Strip:
        """One row as Textual draws it; every segment carries a style."""
        return Strip((Segment(text, styles[ink]) for text, ink in self._runs(y)), self.width)

    def changes(self, other: "Canvas") -> Iterator[Region]:
        """For each row that differs from another canvas of the same size, the spans that do."""
        for y in range(self.height):
            if self.row(y) == other.row(y):
                continue
            changed = [x for x in range(self.width) if self.cell(x, y) != other.cell(x, y)]
            for first, last in _spans(changed):
                left, right = self._start(first, y), self._start(last + 1, y, step=1)
                yield Region(left, y, right - left, 1)

    def _start(self, x: int, y: int, step: int = -1) -> int:
        """The nearest column, leftwards or rightwards, at which no wide character is cut in two."""
        while 0 < x < self.width and self._texts[y][x] == _TAIL:
            x += step
        return x

    def _runs(self, y: int) -> Iterator[tuple[str, Ink]]:
        """The row in pieces of one ink; a blank goes with the piece before it where it looks the same."""
        piece, ink = "", self._inks[y][0] if self.width else PLAIN
        for text, cell_ink in zip(self._texts[y], self._inks[y], strict=True):
            if cell_ink is not ink and cell_ink != ink and not (text == " " and _blank_alike(cell_ink, ink)):
                yield piece, ink
                piece, ink = "", cell_ink
            piece += text
        yield piece, ink

    def _clear(self, x: int, y: int, cells: int) -> None:
        """Leave no half of a wide character beside the cells about to be written."""
        texts, after = self._texts[y], x + cells
        if texts[x] == _TAIL:
            texts[x - 1] = " "
        if after < self.width and texts[after] == _TAIL:
            texts[after] = " "


@lru_cache(maxsize=4096)
def width_of(text: str) -> int:
    """The cells a text takes, by the same table as the terminal library's."""
    return cell_len(text)


def fitted(text: str, cells: int) -> str:
    """The text cut or padded to exactly so many cells; a cut is shown by `~`."""
    if width_of(text) <= cells:
        return text + " " * (cells - width_of(text))
    kept = ""
    for character in text:
        if width_of(kept + character) > cells - 1:
            break
        kept += character
    return kept + "~" + " " * (cells - 1 - width_of(kept))


def _spans(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of each group of places that are close together."""
    first = last = places[0]
    for place in places[1:]:
        if place - last > _GAP:
            yield first, last
            first = place
        last = place
    yield first, last


def _blank_alike(one: Ink, other: Ink) -> bool:
    """Whether a blank looks the same in both inks."""
    return one.back is other.back and not (one.underline or other.underline)
