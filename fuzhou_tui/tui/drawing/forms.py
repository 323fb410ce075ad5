"""How the tiles of the own hand stand at each size, in cells and rows."""

from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.faces import BOXED_CELLS, BOXED_ROWS, SMALL_CELLS, TALL_CELLS, TALL_ROWS, Faces
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.layout import Size


class Form(NamedTuple):
    """One tile and how it stands among the others."""

    tile: int
    pitch: int  # from one tile to the next
    apart: int  # between the hand and the drawn tile
    rows: int
    lift: int  # rows the tile under the cursor stands higher


FORMS: Final = {
    Size.WIDE: Form(TALL_CELLS, TALL_CELLS + 1, 3, TALL_ROWS, 1),
    Size.MIDDLE: Form(BOXED_CELLS, BOXED_CELLS, 2, BOXED_ROWS, 0),
    Size.NARROW: Form(BOXED_CELLS, BOXED_CELLS - 1, 2, BOXED_ROWS, 0),
    Size.SMALL: Form(SMALL_CELLS, SMALL_CELLS, 2, 1, 0),
}
_EDGES: Final = {"─", "═"}


def join(canvas: Canvas, region: Region, faces: Faces) -> None:
    """Turn the left corners of a box into joints where it shares an edge with the box before it."""
    if faces is Faces.ASCII or region.x == 0:
        return
    for y, joint in ((region.y, "┬"), (region.bottom - 1, "┴")):
        before = canvas.text_at(region.x - 1, region.y)
        if before in _EDGES:
            canvas.put(region.x, y, joint, canvas.ink_at(region.x, y))
