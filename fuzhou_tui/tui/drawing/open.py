"""Hands that lie open in a replay, in as much room as there is."""

from itertools import groupby

from textual.geometry import Region

from fuzhou_tui.engine.melds import Meld
from fuzhou_tui.engine.tiles import Seat, rank
from fuzhou_tui.faces import Flag, suit_sign
from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.ink import HEADING
from fuzhou_tui.tui.drawing.pen import PITCH, Pen, face, put_heading
from fuzhou_tui.tui.scene import Scene, Slot, slots
from fuzhou_tui.words import word


def open_slots(scene: Scene, seat: Seat) -> tuple[Slot, ...]:
    """The concealed tiles of a seat whose hand lies open, golds first, the drawn one last."""
    return slots(scene.views[seat], scene.gold)


def shown_melds(scene: Scene, seat: Seat) -> tuple[Meld, ...]:
    """The melds of a seat, face-down kongs turned up where the hands lie open."""
    return scene.views[seat].melds if scene.views else scene.view.table.areas[seat].melds


def put_open_row(pen: Pen, scene: Scene, seat: Seat) -> Pen:
    """The tiles on one row, without gaps where with gaps they would not fit."""
    held = open_slots(scene, seat)
    roomy = PITCH * len(held) + _drawn_cells(scene) <= pen.room
    for slot in held:
        _put(pen, slot, scene, roomy=roomy)
    return pen


def put_open_rows(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> int:
    """The tiles in rows; answers the row after them."""
    pen = Pen(canvas, region, scene.faces)
    for slot in open_slots(scene, seat):
        if PITCH + slot.apart * _drawn_cells(scene) > pen.room:
            pen.x, pen.y = region.x, pen.y + 1
        _put(pen, slot, scene, roomy=True)
    return pen.y + 1


def put_open_short(pen: Pen, scene: Scene, seat: Seat) -> Pen:
    """The tiles by their ranks: `5索*  1379万 258饼`."""
    held = open_slots(scene, seat)
    for (_, gold, apart), group in groupby(held, key=lambda slot: _kind(slot, scene)):
        tiles = [slot.tile for slot in group]
        if apart:
            pen.text(word("drawn_mark", scene.lang), HEADING)
        ranks = "".join(str(rank(tile)) for tile in tiles)
        pen.text(f"{ranks}{suit_sign(tiles[0], scene.faces)}", face(tiles[0], scene.gold))
        pen.text(Flag.GOLD.value if gold else " ", HEADING)
    return pen


def draw_open_hand(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> None:
    """The tiles under the seat's name, where its own panel has no room for them."""
    put_heading(canvas, region, f"{scene.names[seat]} {word('hand', scene.lang)}", scene.faces)
    put_open_rows(canvas, scene, seat, Region(region.x, region.y + 1, region.width, region.height - 1))


def _kind(slot: Slot, scene: Scene) -> tuple[int, bool, bool]:
    """Suit, whether it is a gold, whether it stands apart."""
    return slot.tile // 9, slot.tile == scene.gold, slot.apart


def _put(pen: Pen, slot: Slot, scene: Scene, *, roomy: bool) -> None:
    if slot.apart:
        pen.text(word("drawn_mark", scene.lang), HEADING)
    if roomy or slot.tile == scene.gold:
        pen.tile(slot.tile, scene.gold)
    else:
        pen.pieces((slot.tile,))


def _drawn_cells(scene: Scene) -> int:
    return width_of(word("drawn_mark", scene.lang))
