"""The own hand: golds first, sorted, the drawn tile apart with the cursor on it; the own melds beside it."""

from collections.abc import Sequence

from textual.geometry import Region

from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.faces import Faces, boxed, signs, small, tall
from fuzhou_tui.tui.canvas import Canvas
from fuzhou_tui.tui.draw_melds import draw_own_melds
from fuzhou_tui.tui.draw_seats import put_badges, put_count, put_name
from fuzhou_tui.tui.forms import FORMS, join
from fuzhou_tui.tui.ink import ACTIVE, BOLD, FAINT, HEADING, PLAIN, Hue
from fuzhou_tui.tui.layout import Layout, Size
from fuzhou_tui.tui.pen import Pen, face
from fuzhou_tui.tui.scene import Scene, turn_of
from fuzhou_tui.tui.targets import Held
from fuzhou_tui.words import word


def hand_places(scene: Scene, place: Layout) -> tuple[Region, ...]:
    """Where each slot of the own hand is drawn, in the order of the slots."""
    form = FORMS[place.size]
    found: list[Region] = []
    x = place.hand.x + (place.size is not Size.SMALL)
    if place.size is Size.SMALL and (form.pitch + 1) * len(scene.slots) + form.apart < place.hand.width:
        form = form._replace(pitch=form.pitch + 1)
    for index, slot in enumerate(scene.slots):
        if slot.apart and index:
            x += form.apart + form.tile - form.pitch
        raised = form.lift if lifted(scene, index) else 0
        found.append(Region(x, place.hand.y + form.lift - raised, form.tile, form.rows))
        x += form.pitch
    return tuple(found)


def lifted(scene: Scene, index: int) -> bool:
    """Whether the slot is the one the cursor is on, on the own turn."""
    return scene.own_turn and scene.asked and index == min(scene.cursor, len(scene.slots) - 1)


def draw_hand(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The own name bar, rack, tiles and melds."""
    _draw_bar(canvas, scene, place)
    if place.size is Size.WIDE:
        pen = put_count(Pen(canvas, place.rack, scene.faces).skip(), scene, scene.view.seat)
        pen.rack(scene.view.area.flowers)
    places = hand_places(scene, place)
    # The lifted tile last, over the edges it shares with its neighbours.
    for index in sorted(range(len(places)), key=lambda index: lifted(scene, index)):
        _draw_slot(canvas, scene, place.size, index, places[index])
    if place.size in {Size.WIDE, Size.SMALL}:
        _draw_marks(canvas, scene, place, places)
    draw_own_melds(canvas, scene, place, places[-1].right + 2 if places else place.hand.x + 1)


def whose_turn(scene: Scene) -> str:
    """Whose turn it is, in words."""
    if scene.over:
        return word("hand_over", scene.lang)
    if scene.asked:
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
    put_badges(pen, scene, seat).text(f" {whose_turn(scene)} ", ACTIVE if scene.asked else PLAIN)
    if place.size is not Size.WIDE:
        put_count(pen.skip(), scene, seat).rack(scene.view.area.flowers)
    pen.text(rule * pen.room, ink)


def _draw_slot(canvas: Canvas, scene: Scene, size: Size, index: int, region: Region) -> None:
    slot, gold, up = scene.slots[index], scene.gold, lifted(scene, index)
    ink = face(slot.tile, gold, Hue.LIFTED if up else None)
    note = word("drawn_mark", scene.lang) if slot.drawn and slot.tile != gold else ""
    note += signs(scene.faces).here if up else ""
    for row, text in enumerate(_rows(slot.tile, size, scene.faces, note, gold=slot.tile == gold)):
        canvas.put(region.x, region.y + row, text, ink)
    if size is Size.NARROW:
        join(canvas, region, scene.faces)
    canvas.mark(region, Held(index, slot.tile))


def _rows(tile: Tile, size: Size, faces: Faces, note: str, *, gold: bool) -> Sequence[str]:
    if size is Size.WIDE:
        return tall(tile, faces, gold=gold)
    if size is Size.SMALL:
        return (small(tile, faces),)
    return boxed(tile, faces, gold=gold, note=note)


def _draw_marks(canvas: Canvas, scene: Scene, place: Layout, places: Sequence[Region]) -> None:
    """The row under the tiles: which one the cursor is on, which one was drawn, and small golds."""
    form = FORMS[place.size]
    y = place.hand.y + form.lift + form.rows
    for index, (slot, region) in enumerate(zip(scene.slots, places, strict=True)):
        middle = region.x + (region.width - 1) // 2
        pen = Pen(canvas, Region(middle - slot.drawn, y, 3, 1), scene.faces)
        if place.size is Size.SMALL and slot.tile == scene.gold:
            pen.text(signs(scene.faces).gold.strip(), HEADING)
        elif slot.drawn:
            pen.text(word("drawn_mark", scene.lang), HEADING)
        if lifted(scene, index):
            pen.text(signs(scene.faces).here, HEADING)
