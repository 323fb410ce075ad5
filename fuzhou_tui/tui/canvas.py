"""A screen of cells: text goes in at places, rows and strips come out."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import groupby

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset, Region
from textual.strip import Strip

from fuzhou_tui.tui.ink import PLAIN, Ink
from fuzhou_tui.tui.targets import Target

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
        """Write the text and answer the column after it; what does not fit before `limit` is left out."""
        end = self.width if limit is None else min(limit, self.width)
        if not 0 <= y < self.height:
            return x
        for character in text:
            cells = width_of(character)
            if x + cells > end:
                break
            if x >= 0:
                self._set(x, y, character, cells, ink)
            x += cells
        return x

    def fill(self, region: Region, ink: Ink, character: str = " ") -> None:
        """Paint every cell of the region."""
        for y in range(region.y, region.bottom):
            self.put(region.x, y, character * region.width, ink)

    def tint(self, region: Region, ink: Ink) -> None:
        """Change the ink of the region and leave its text."""
        for y in range(max(0, region.y), min(self.height, region.bottom)):
            for x in range(max(0, region.x), min(self.width, region.right)):
                self._inks[y][x] = ink

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
        """For each row that differs from another canvas of the same size, the span that does."""
        for y in range(self.height):
            if self.row(y) == other.row(y):
                continue
            changed = [x for x in range(self.width) if self.cell(x, y) != other.cell(x, y)]
            # One cell more on either side: half of a wide character may have come or gone there.
            left, right = max(0, changed[0] - 1), min(self.width, changed[-1] + 2)
            yield Region(left, y, right - left, 1)

    def _runs(self, y: int) -> Iterator[tuple[str, Ink]]:
        for ink, cells in groupby(zip(self._inks[y], self._texts[y], strict=True), key=_ink_of):
            yield "".join(text for _, text in cells), ink

    def _set(self, x: int, y: int, character: str, cells: int, ink: Ink) -> None:
        texts, inks = self._texts[y], self._inks[y]
        last = x + cells - 1
        if texts[x] == _TAIL:
            texts[x - 1] = " "
        if last + 1 < self.width and texts[last + 1] == _TAIL:
            texts[last + 1] = " "
        texts[x], inks[x] = character, ink
        if cells == 2:
            texts[last], inks[last] = _TAIL, ink


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


def _ink_of(cell: tuple[Ink, str]) -> Ink:
    return cell[0]
