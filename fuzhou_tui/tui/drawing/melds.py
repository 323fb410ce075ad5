"""The own melds at the right end of the hand, whole as far as they fit, the others in short."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.melds import KnownMeld, Meld, is_concealed, meld_tiles
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.faces import BOXED_CELLS, BOXED_ROWS, Faces, boxed, boxed_back, tall, tall_back
from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.forms import FORMS, join
from fuzhou_tui.tui.drawing.ink import PLAIN, Hue, Ink
from fuzhou_tui.tui.drawing.layout import Layout, Size
from fuzhou_tui.tui.drawing.pen import Pen, face, meld_mark
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.targets import Lying
from fuzhou_tui.words import word

_BACK: Final = Ink(Hue.BACK, Hue.WELL)
_PITCH: Final = 4  # tiles of a meld share an edge
_SHORT_CELLS: Final = 8  # a chow in short and a gap
_SHORT_ROWS: Final = 3


def draw_own_melds(canvas: Canvas, scene: Scene, place: Layout, start: int) -> None:
    """The own melds between the column `start` and the right end."""
    melds = scene.view.melds
    if place.size is Size.SMALL:
        _put_row(canvas, scene, melds, Region(place.own.x, place.bar.y - 1, place.own.width, 1))
        return
    room = place.hand.right - start
    widths = [_PITCH * len(meld_tiles(meld)) + 2 for meld in melds]
    whole = next(
        count for count in range(len(melds), -1, -1) if sum(widths[:count]) + _shorts(melds[count:]) <= room
    )
    x = place.hand.right - sum(widths[:whole]) - _shorts(melds[whole:])
    for meld, width in zip(melds[:whole], widths, strict=False):
        _put_whole(canvas, scene, meld, place, x)
        x += width
    top = place.hand.y + FORMS[place.size].lift
    _put_shorts(canvas, scene, melds[whole:], Region(x, top, place.hand.right - x, _SHORT_ROWS))


def _shorts(melds: Sequence[Meld]) -> int:
    """The cells that melds in short take, one above the other."""
    return -(-len(melds) // _SHORT_ROWS) * _SHORT_CELLS


def _put_row(canvas: Canvas, scene: Scene, melds: Sequence[KnownMeld], row: Region) -> None:
    """All melds on one row, at the smallest size."""
    if melds:
        pen = Pen(canvas, row, scene.faces).skip().text(f"{word('melds', scene.lang)} ")
        pen.melds(melds, scene.lang)


def _put_whole(canvas: Canvas, scene: Scene, meld: KnownMeld, place: Layout, x: int) -> None:
    form, tiles = FORMS[place.size], meld_tiles(meld)
    y, mark = place.hand.y + form.lift, meld_mark(meld, scene.lang)
    boxes = place.size is not Size.WIDE
    for index, tile in enumerate(tiles):
        down = is_concealed(meld) and index in {0, len(tiles) - 1}
        rows = _rows(tile, scene.faces, mark if index == 0 else "", boxes=boxes, down=down)
        for row, text in enumerate(rows):
            canvas.put(x + _PITCH * index, y + row, text, _BACK if down else face(tile, None))
        if boxes:
            join(canvas, Region(x + _PITCH * index, y, BOXED_CELLS, BOXED_ROWS), scene.faces)
    canvas.mark(Region(x, y, _PITCH * len(tiles) + boxes, form.rows), Lying(tiles[0]))
    if not boxes:
        canvas.put(x + 2 * len(tiles) - width_of(mark) // 2, y + form.rows, mark, PLAIN)


def _rows(tile: Tile, faces: Faces, mark: str, *, boxes: bool, down: bool) -> Sequence[str]:
    if boxes:
        return boxed_back(faces, mark) if down else boxed(tile, faces, gold=False, note=mark)
    return tall_back(faces) if down else tall(tile, faces, gold=False)


def _put_shorts(canvas: Canvas, scene: Scene, melds: Sequence[KnownMeld], region: Region) -> None:
    for index, meld in enumerate(melds):
        column, row = divmod(index, region.height)
        spot = Region(region.x + _SHORT_CELLS * column, region.y + row, _SHORT_CELLS, 1)
        Pen(canvas, spot, scene.faces).short_meld(meld, scene.lang)
