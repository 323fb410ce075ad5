"""The own hand: golds first, sorted, the drawn tile apart with the cursor on it; the own melds beside it."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.faces import Faces, boxed, signs, small, tall
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.forms import FORMS, join
from fuzhou_tui.tui.drawing.ink import ACTIVE, BOLD, FAINT, HEADING, PLAIN, Hue, Ink
from fuzhou_tui.tui.drawing.layout import Layout, Size
from fuzhou_tui.tui.drawing.melds import draw_own_melds
from fuzhou_tui.tui.drawing.pen import Pen, face
from fuzhou_tui.tui.drawing.seats import put_badges, put_count, put_name
from fuzhou_tui.tui.scene import Scene, Slot, turn_of
from fuzhou_tui.tui.targets import Held
from fuzhou_tui.words import word

_TURN_CELLS: Final = 14


class Shown(NamedTuple):
    """A slot of the own hand where it is drawn."""

    slot: Slot
    region: Region
    place: int  # among the slots
    up: bool  # the cursor is on it, on the own turn


def shown_slots(scene: Scene, place: Layout) -> tuple[Shown, ...]:
    """Each slot of the own hand where it is drawn, in their order."""
    form, slots = FORMS[place.size], scene.slots
    x = place.hand.x + (place.size is not Size.SMALL)
    if place.size is Size.SMALL and (form.pitch + 1) * len(slots) + form.apart < place.hand.width:
        form = form._replace(pitch=form.pitch + 1)
    chosen = min(scene.cursor, len(slots) - 1) if scene.own_turn and scene.asked else None
    found: list[Shown] = []
    for index, slot in enumerate(slots):
        if slot.apart and index:
            x += form.apart + form.tile - form.pitch
        up = index == chosen
        y = place.hand.y + (0 if up else form.lift)
        found.append(Shown(slot, Region(x, y, form.tile, form.rows), index, up))
        x += form.pitch
    return tuple(found)


def draw_hand(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The own name bar, rack, tiles and melds."""
    _draw_bar(canvas, scene, place)
    if place.size is Size.WIDE:
        pen = put_count(Pen(canvas, place.rack, scene.faces).skip(), scene, scene.view.seat)
        pen.rack(scene.view.area.flowers)
    if scene.covered:
        _draw_backs(canvas, scene, place)
        return
    shown = shown_slots(scene, place)
    # The lifted one last, over the edges it shares with its neighbours.
    for slot in sorted(shown, key=attrgetter("up")):
        _draw_slot(canvas, scene, place.size, slot)
    if place.size in {Size.WIDE, Size.SMALL}:
        _draw_marks(canvas, scene, place, shown)
    draw_own_melds(canvas, scene, place, shown[-1].region.right + 2 if shown else place.hand.x + 1)


def whose_turn(scene: Scene) -> str:
    """Whose turn it is, in words."""
    if scene.over:
        return word("hand_over", scene.lang)
    if scene.asked and scene.replay is None:
        return word("your_turn" if scene.own_turn else "your_claim", scene.lang)
    seat = turn_of(scene)
    if seat is None:
        return word("claims_open", scene.lang)
    return word("turn_of", scene.lang, name=scene.names[seat])


def _draw_bar(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """Name, points, badges and whose turn it is in words; below 120 columns the rack too."""
    rule, ink = signs(scene.faces).strong_rule, HEADING if scene.asked else FAINT
    seat = scene.view.seat
    pen = put_name(Pen(canvas, place.bar, scene.faces).text(rule, ink), scene, seat)
    pen.text(f" {word('points', scene.lang, points=scene.scores[seat])} ", BOLD)
    put_badges(pen, scene, seat)
    start = pen.x
    pen.text(f" {whose_turn(scene)} ", ACTIVE if scene.asked else PLAIN)
    if place.size is not Size.WIDE:
        # What follows keeps its place whoever is to play.
        pen.skip(max(0, start + _TURN_CELLS - pen.x))
        put_count(pen.skip(), scene, seat).rack(scene.view.area.flowers)
    pen.text(rule * pen.room, ink)


def _draw_backs(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The own tiles face down, and the melds as everybody sees them."""
    row = Region(place.hand.x, place.hand.y + FORMS[place.size].rows // 2, place.hand.width, 1)
    pen = Pen(canvas, row, scene.faces)
    pen.text(signs(scene.faces).hidden * scene.view.area.hidden, Ink(Hue.BACK)).skip(2)
    pen.melds(scene.view.area.melds, scene.lang)


def _draw_slot(canvas: Canvas, scene: Scene, size: Size, shown: Shown) -> None:
    gold = shown.slot.tile == scene.gold
    ink = face(shown.slot.tile, scene.gold, Hue.LIFTED if shown.up else None)
    note = word("drawn_mark", scene.lang) if shown.slot.drawn and not gold else ""
    note += signs(scene.faces).here if shown.up else ""
    for row, text in enumerate(_rows(shown.slot.tile, size, scene.faces, note, gold=gold)):
        canvas.put(shown.region.x, shown.region.y + row, text, ink)
    if size is Size.NARROW:
        join(canvas, shown.region, scene.faces)
    canvas.mark(shown.region, Held(shown.place, shown.slot.tile))


def _rows(tile: Tile, size: Size, faces: Faces, note: str, *, gold: bool) -> Sequence[str]:
    if size is Size.WIDE:
        return tall(tile, faces, gold=gold)
    if size is Size.SMALL:
        return (small(tile, faces),)
    return boxed(tile, faces, gold=gold, note=note)


def _draw_marks(canvas: Canvas, scene: Scene, place: Layout, shown: Sequence[Shown]) -> None:
    """The row under the tiles: which one the cursor is on, which one was drawn, and small golds."""
    form = FORMS[place.size]
    y = place.hand.y + form.lift + form.rows
    for slot, region, _, up in shown:
        middle = region.x + (region.width - 1) // 2
        pen = Pen(canvas, Region(middle - slot.drawn, y, 3, 1), scene.faces)
        if place.size is Size.SMALL and slot.tile == scene.gold:
            pen.text(signs(scene.faces).gold.strip(), HEADING)
        elif slot.drawn:
            pen.text(word("drawn_mark", scene.lang), HEADING)
        if up:
            pen.text(signs(scene.faces).here, HEADING)
