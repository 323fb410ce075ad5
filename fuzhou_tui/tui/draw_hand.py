"""The own hand: golds first, sorted, the drawn tile apart with the cursor on it; the own melds beside it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual.geometry import Offset, Region

from fuzhou_tui.engine.melds import Meld, is_concealed, meld_tiles
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.faces import (
    BOXED_CELLS,
    BOXED_ROWS,
    SMALL_CELLS,
    TALL_CELLS,
    TALL_ROWS,
    Faces,
    boxed,
    boxed_back,
    signs,
    small,
    tall,
    tall_back,
)
from fuzhou_tui.tui.canvas import Canvas, width_of
from fuzhou_tui.tui.draw_seats import put_badges, put_count, put_name
from fuzhou_tui.tui.ink import ACTIVE, BOLD, FAINT, HEADING, PLAIN, Hue, Ink
from fuzhou_tui.tui.layout import Layout, Size
from fuzhou_tui.tui.pen import Pen, face, meld_mark, short_meld
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.words import word

_BACK: Final = Ink(Hue.BACK, Hue.WELL)
_SHORT_CELLS: Final = 12  # a chow in short and a gap
_SHORT_ROWS: Final = 3


class Form(NamedTuple):
    """How the tiles of the own hand stand at one size, in cells and rows."""

    tile: int
    pitch: int  # from one tile to the next
    apart: int  # between the hand and the drawn tile
    rows: int
    lift: int  # rows the tile under the cursor stands higher


_FORMS: Final = {
    Size.WIDE: Form(TALL_CELLS, TALL_CELLS + 1, 3, TALL_ROWS, 1),
    Size.MIDDLE: Form(BOXED_CELLS, BOXED_CELLS, 2, BOXED_ROWS, 0),
    Size.NARROW: Form(BOXED_CELLS, BOXED_CELLS - 1, 2, BOXED_ROWS, 0),
    Size.SMALL: Form(SMALL_CELLS, SMALL_CELLS, 1, 1, 0),
}


def hand_places(scene: Scene, place: Layout) -> tuple[Region, ...]:
    """Where each slot of the own hand is drawn, in the order of the slots."""
    if place.size not in _FORMS:
        return ()
    form = _FORMS[place.size]
    found: list[Region] = []
    x = place.hand.x + 1
    for index, slot in enumerate(scene.slots):
        if slot.drawn and index:
            x += form.apart + form.tile - form.pitch
        raised = form.lift if _lifted(scene, index) else 0
        found.append(Region(x, place.hand.y + form.lift - raised, form.tile, form.rows))
        x += form.pitch
    return tuple(found)


def slot_at(scene: Scene, place: Layout, point: Offset) -> int | None:
    """The slot whose tile is drawn at the point, the later of two that share an edge."""
    hits = [index for index, region in enumerate(hand_places(scene, place)) if region.contains_point(point)]
    return hits[-1] if hits else None


def draw_hand(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The own name bar, rack, tiles and melds."""
    _draw_bar(canvas, scene, place)
    if place.size is Size.WIDE:
        pen = put_count(Pen(canvas, place.rack, scene.faces).skip(), scene, scene.view.seat)
        pen.rack(scene.view.area.flowers)
    places = hand_places(scene, place)
    for index, region in enumerate(places):
        if not _lifted(scene, index):
            _draw_slot(canvas, scene, place.size, index, region)
    for index, region in enumerate(places):
        if _lifted(scene, index):
            _draw_slot(canvas, scene, place.size, index, region)
    _draw_marks(canvas, scene, place, places)
    _draw_melds(canvas, scene, place, places[-1].right + 2 if places else place.hand.x + 1)


def _lifted(scene: Scene, index: int) -> bool:
    return scene.own_turn and scene.asked and index == min(scene.cursor, len(scene.slots) - 1)


def _draw_bar(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """Name, points, badges and whose turn it is in words; below 120 columns the rack too."""
    rule, ink = signs(scene.faces).strong_rule, HEADING if scene.asked else FAINT
    seat = scene.view.seat
    pen = put_name(Pen(canvas, place.bar, scene.faces).text(rule, ink), scene, seat)
    pen.text(f" {word('points', scene.lang, points=scene.scores[seat])} ", BOLD)
    put_badges(pen, scene, seat).text(f" {whose_turn(scene)} ", ACTIVE if scene.asked else PLAIN)
    if place.size is not Size.WIDE:
        put_count(pen.skip(), scene, seat).rack(scene.view.area.flowers)
    pen.text(rule * (pen.limit - pen.x), ink)


def whose_turn(scene: Scene) -> str:
    """Whose turn it is, in words."""
    if scene.over:
        return word("hand_over", scene.lang)
    if scene.asked:
        return word("your_turn" if scene.own_turn else "your_claim", scene.lang)
    return word("waiting", scene.lang)


def _draw_slot(canvas: Canvas, scene: Scene, size: Size, index: int, region: Region) -> None:
    tile, gold = scene.slots[index].tile, scene.view.table.gold
    ink = face(tile, gold, Hue.LIFTED if _lifted(scene, index) else None)
    for row, text in enumerate(_rows(tile, size, scene.faces, gold=tile == gold)):
        canvas.put(region.x, region.y + row, text, ink)
    if size is Size.NARROW:
        _join(canvas, region, scene.faces)


def _rows(tile: Tile, size: Size, faces: Faces, *, gold: bool) -> Sequence[str]:
    if size is Size.WIDE:
        return tall(tile, faces, gold=gold)
    if size is Size.SMALL:
        return (small(tile, faces),)
    return boxed(tile, faces, gold=gold)


def _join(canvas: Canvas, region: Region, faces: Faces) -> None:
    """Turn the left corners of a box into joints where it shares an edge with the box before it."""
    if faces is Faces.ASCII or region.x == 0:
        return
    if canvas.text_at(region.x - 1, region.y) in {"─", "═"}:
        canvas.put(region.x, region.y, "┬", canvas.ink_at(region.x, region.y))
        canvas.put(region.x, region.bottom - 1, "┴", canvas.ink_at(region.x, region.bottom - 1))


def _draw_marks(canvas: Canvas, scene: Scene, place: Layout, places: Sequence[Region]) -> None:
    """The row under the tiles: which one the cursor is on, which one was drawn."""
    form = _FORMS.get(place.size)
    if form is None:
        return
    y = place.hand.y + form.lift + form.rows
    for index, (slot, region) in enumerate(zip(scene.slots, places, strict=True)):
        middle = region.x + (region.width - 1) // 2
        if slot.drawn:
            canvas.put(middle, y, word("drawn_mark", scene.lang), HEADING)
        if _lifted(scene, index):
            canvas.put(middle - slot.drawn, y, signs(scene.faces).here, HEADING)


def _draw_melds(canvas: Canvas, scene: Scene, place: Layout, start: int) -> None:
    """The own melds at the right end, whole as far as they fit, the others in short."""
    melds, room = scene.view.melds, place.hand.right - start
    if place.size is Size.SMALL:
        _put_shorts(canvas, scene, melds, Region(start, place.hand.y, room, 1))
        return
    widths = [4 * len(meld_tiles(meld)) + 2 for meld in melds]
    whole = next(
        count for count in range(len(melds), -1, -1) if sum(widths[:count]) + _shorts(melds[count:]) <= room
    )
    x = place.hand.right - sum(widths[:whole]) - _shorts(melds[whole:])
    for meld, width in zip(melds[:whole], widths, strict=False):
        _put_whole(canvas, scene, meld, place, x)
        x += width
    top = place.hand.y + _FORMS[place.size].lift
    _put_shorts(canvas, scene, melds[whole:], Region(x, top, place.hand.right - x, _SHORT_ROWS))


def _shorts(melds: Sequence[Meld]) -> int:
    """The cells that melds in short take, one above the other."""
    return -(-len(melds) // _SHORT_ROWS) * _SHORT_CELLS


def _put_whole(canvas: Canvas, scene: Scene, meld: Meld, place: Layout, x: int) -> None:
    form = _FORMS[place.size]
    tiles, y = meld_tiles(meld), place.hand.y + form.lift
    for index, tile in enumerate(tiles):
        down = is_concealed(meld) and index in {0, len(tiles) - 1}
        rows = (
            _back_rows(place.size, scene.faces) if down else _rows(tile, place.size, scene.faces, gold=False)
        )
        for row, text in enumerate(rows):
            canvas.put(x + 4 * index, y + row, text, _BACK if down else face(tile, None))
        if place.size is not Size.WIDE:
            _join(canvas, Region(x + 4 * index, y, BOXED_CELLS, BOXED_ROWS), scene.faces)
    mark = meld_mark(meld, scene.lang)
    canvas.put(x + 2 * len(tiles) - width_of(mark) // 2, y + form.rows, mark, PLAIN)


def _back_rows(size: Size, faces: Faces) -> Sequence[str]:
    return tall_back(faces) if size is Size.WIDE else boxed_back(faces)


def _put_shorts(canvas: Canvas, scene: Scene, melds: Sequence[Meld], region: Region) -> None:
    for index, meld in enumerate(melds):
        column, row = divmod(index, region.height)
        spot = Region(region.x + _SHORT_CELLS * column, region.y + row, _SHORT_CELLS, 1)
        Pen(canvas, spot, scene.faces).pieces(short_meld(meld, scene.lang, scene.faces))
