"""The discards inside the ring, and the plate in its middle: winds, whose turn, tiles left, the gold."""

from collections.abc import Iterator
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.tiles import Seat, next_seat
from fuzhou_tui.engine.view import Claim, Discarded, Of
from fuzhou_tui.faces import Flag, signs, small
from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.ink import FAINT, Hue, Ink
from fuzhou_tui.tui.drawing.layout import Layout, Size
from fuzhou_tui.tui.drawing.pen import PITCH, Pen, face
from fuzhou_tui.tui.scene import Scene, turn_of
from fuzhou_tui.words import word

_WELL: Final = Ink(Hue.TEXT, Hue.WELL)
_QUIET: Final = Ink(Hue.FAINT, Hue.WELL)


def draw_ponds(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """What lies inside the ring at this size."""
    if place.size is Size.NARROW:
        _draw_small_plate(canvas, scene, place.ring)
        return
    deep = (place.ring.width - 36) // 2
    inner = Region(place.ring.x + deep, place.ring.y + deep // 2, 36, 18)
    for side, pond in enumerate(_ponds(inner)):
        draw_pond(canvas, scene, next_seat(scene.view.seat, side), pond)
    _draw_plate(canvas, scene, Region(inner.x + 14, inner.y + 5, 8, 8))


def draw_pond(canvas: Canvas, scene: Scene, seat: Seat, pond: Region) -> None:
    """One seat's discards in order, the latest at least; `+n` says how many older ones do not fit."""
    columns = pond.width // PITCH
    found = tuple(_flagged(scene, seat))
    hidden = max(0, len(found) - columns * pond.height)
    hidden += hidden > 0  # the sign takes a place
    if hidden:
        canvas.put(pond.x, pond.y, f"+{hidden}", FAINT)
    for place, (discarded, flag) in enumerate(found[hidden:], start=hidden > 0):
        row, column = divmod(place, columns)
        spot = Region(pond.x + PITCH * column, pond.y + row, PITCH, 1)
        back = (Hue.FLASH if scene.fresh else Hue.RECENT) if flag is Flag.LAST else None
        Pen(canvas, spot, scene.faces).tile(discarded.tile, scene.gold, flag, back)


def _ponds(inner: Region) -> tuple[Region, Region, Region, Region]:
    """Room for own, right, across and left discards."""
    return (
        Region(inner.x + 2, inner.y + 13, 32, 4),
        Region(inner.x + 22, inner.y + 5, 12, 8),
        Region(inner.x + 2, inner.y + 1, 32, 4),
        Region(inner.x + 2, inner.y + 5, 12, 8),
    )


def _flagged(scene: Scene, seat: Seat) -> Iterator[tuple[Discarded, Flag]]:
    discards = scene.view.table.areas[seat].discards
    latest = _latest(scene)
    for place, discarded in enumerate(discards):
        if discarded.claimed:
            yield discarded, Flag.CLAIMED
        elif seat == latest and place == len(discards) - 1:
            yield discarded, Flag.LAST
        else:
            yield discarded, Flag.CUT if discarded.drawn else Flag.NONE


def _latest(scene: Scene) -> Seat | None:
    """The seat whose last discard is the latest tile thrown; None before the first and once it is claimed."""
    match scene.view.table.phase:
        case Claim(source_seat=seat, of=Of.DISCARD):
            return seat
        case _:
            return scene.latest


def _draw_plate(canvas: Canvas, scene: Scene, plate: Region) -> None:
    canvas.fill(Region(plate.x, plate.y, 7, plate.height), _WELL)
    middle = plate.x + 3
    _put_winds(canvas, scene, Region(plate.x, plate.y, 7, plate.height), _WELL)
    live = max(0, scene.view.table.live)
    _centred(canvas, middle, plate.y + 2, word("live", scene.lang, live=live), _WELL)
    _put_gold(canvas, scene, middle, plate.y + 5)


def _draw_small_plate(canvas: Canvas, scene: Scene, ring: Region) -> None:
    field = Region(ring.x + 5, ring.y + 2, 12, 7)
    canvas.fill(field, _WELL)
    _put_winds(canvas, scene, field, _WELL)
    live = max(0, scene.view.table.live)
    middle = field.x + field.width // 2
    _centred(canvas, middle, field.y + 1, word("live", scene.lang, live=live), _WELL)
    _put_gold(canvas, scene, middle, field.y + 5)


def _put_winds(canvas: Canvas, scene: Scene, field: Region, ink: Ink) -> None:
    """The four winds where their seats are, and the arrow at whose turn it is."""
    viewer = scene.view.seat
    middle, centre = field.x + field.width // 2, field.y + (field.height - 1) // 2
    places = ((middle, field.bottom - 1), (field.right - 1, centre), (middle, field.y), (field.x, centre))
    acting = turn_of(scene)
    for side, (x, y) in enumerate(places):
        seat = next_seat(viewer, side)
        name = scene.wind(seat)
        left = {0: x - 1, 1: x + 1 - width_of(name), 2: x - 1, 3: x}[side]
        canvas.put(left, y, name, Ink(Hue.ON_ACCENT, Hue.ACCENT, bold=True) if seat == acting else ink)
        if seat == acting:
            canvas.put(middle, centre, signs(scene.faces).turn[side], Ink(Hue.ACCENT, ink.back, bold=True))


def _put_gold(canvas: Canvas, scene: Scene, middle: int, y: int) -> None:
    gold = scene.gold
    if gold is None:
        return
    label = word("gold_sign", scene.lang)
    x = middle - (width_of(label) + 4) // 2
    x = canvas.put(x, y, label, Ink(Hue.ACCENT, Hue.WELL, bold=True))
    x = canvas.put(x, y, small(gold, scene.faces), face(gold, gold))
    canvas.put(x, y, Flag.GOLD.value, Ink(Hue.ACCENT, Hue.WELL, bold=True))


def _centred(canvas: Canvas, middle: int, y: int, text: str, ink: Ink) -> None:
    canvas.put(middle - width_of(text) // 2, y, text, ink)
