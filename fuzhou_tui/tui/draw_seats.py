"""The other seats: name, wind, points, hidden tiles, flowers, melds, and what keeps a seat from winning."""

from collections.abc import Iterator
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.tiles import Seat, next_seat
from fuzhou_tui.faces import signs
from fuzhou_tui.tui.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.draw_ponds import draw_pond, turn_of
from fuzhou_tui.tui.ink import ACTIVE, BOLD, FAINT, HEADING, PLAIN, Hue, Ink
from fuzhou_tui.tui.layout import Layout, Size
from fuzhou_tui.tui.pen import (
    pieces_width,
    put_meld,
    put_pieces,
    put_rack,
    rack,
    rack_ink,
    rack_mark,
    short_meld,
)
from fuzhou_tui.tui.scene import Scene, wind
from fuzhou_tui.words import word

_WARNING: Final = Ink(Hue.BAD, bold=True)
_NAME_CELLS: Final = 8


def draw_seats(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The three other seats where they sit, and below 100 columns everyone's discards in rows."""
    right, across, left = (next_seat(scene.view.seat, side) for side in (1, 2, 3))
    match place.size:
        case Size.WIDE:
            _draw_across(canvas, scene, across, place.across)
            _draw_panel(canvas, scene, left, place.left)
            _draw_panel(canvas, scene, right, place.right)
        case Size.MIDDLE:
            _draw_line(canvas, scene, across, place.across)
            _draw_panel(canvas, scene, left, place.left)
            _draw_panel(canvas, scene, right, place.right)
        case Size.NARROW:
            for seat, region in ((right, place.right), (across, place.across), (left, place.left)):
                _draw_line(canvas, scene, seat, region)
                draw_pond(canvas, scene, seat, Region(region.x + 1, region.y + 1, region.width - 1, 2))
            _draw_own_pond(canvas, scene, place.rail)
        case _:
            for seat, region in ((right, place.right), (across, place.across), (left, place.left)):
                _draw_least(canvas, scene, seat, region)


def put_badges(canvas: Canvas, scene: Scene, seat: Seat, x: int, y: int, limit: int) -> int:
    """What is worth knowing of a seat: dealer and streak, self-draw only, its wander."""
    for text, ink in _badges(scene, seat):
        x = canvas.put(x, y, f"{text} ", ink, limit)
    return x


def _badges(scene: Scene, seat: Seat) -> Iterator[tuple[str, Ink]]:
    table = scene.view.table
    area = table.areas[seat]
    if seat == table.dealer:
        streak = "dealer_streak" if table.streak else "dealer_mark"
        yield word(streak, scene.lang, streak=table.streak), HEADING
    if area.threw_gold and table.rules.gold_discard_locks:
        yield word("self_draw_only", scene.lang), _WARNING
    if area.wander:
        yield word(f"wander_{area.wander}", scene.lang), _WARNING


def put_name(canvas: Canvas, scene: Scene, seat: Seat, x: int, y: int, limit: int) -> int:
    """Wind and name, inverse with an arrow on the seat's turn; answers the column after them."""
    active = seat == turn_of(scene)
    arrow = signs(scene.faces).turn[1] if active else " "
    label = word(f"wind_{wind(seat, scene.view.table.dealer)}", scene.lang)
    name = fitted(scene.names[seat], min(_NAME_CELLS, max(2, width_of(scene.names[seat]))))
    return canvas.put(x, y, f"{arrow}{label} {name} ", ACTIVE if active else BOLD, limit)


def _draw_across(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> None:
    area = scene.view.table.areas[seat]
    x = _draw_who(canvas, scene, seat, region)
    x = canvas.put(x + 2, region.y, f"{word('flowers', scene.lang)}{len(area.flowers)} ")
    put_rack(canvas, x, region.y, area.flowers, scene.faces, region.right)
    x = _put_hidden(canvas, scene, area.hidden, region.x + 1, region.y + 1)
    for meld in area.melds:
        x = put_meld(canvas, x + 2, region.y + 1, meld, scene.lang, scene.faces)


def _draw_who(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> int:
    x = put_name(canvas, scene, seat, region.x, region.y, region.right)
    x = canvas.put(x + 1, region.y, word("points", scene.lang, points=scene.scores[seat]), BOLD)
    return put_badges(canvas, scene, seat, x + 1, region.y, region.right)


def _put_hidden(canvas: Canvas, scene: Scene, hidden: int, x: int, y: int) -> int:
    x = canvas.put(x, y, signs(scene.faces).hidden * hidden, Ink(Hue.BACK))
    return canvas.put(x, y, f" {hidden}", FAINT)


def _draw_panel(canvas: Canvas, scene: Scene, seat: Seat, panel: Region) -> None:
    area = scene.view.table.areas[seat]
    put_name(canvas, scene, seat, panel.x, panel.y, panel.right)
    points = word("points", scene.lang, points=scene.scores[seat])
    canvas.put(panel.right - width_of(points), panel.y, points, BOLD)
    put_badges(canvas, scene, seat, panel.x + 1, panel.y + 1, panel.right)
    roomy = panel.height > 12
    y = panel.y + 2 + roomy
    y = (
        _put_backs(canvas, scene, area.hidden, Region(panel.x + 1, y, panel.width - 1, 2), roomy=roomy)
        + roomy
    )
    y = _put_flowers(canvas, scene, seat, Region(panel.x + 1, y, panel.width - 1, 5)) + roomy
    for meld in area.melds:
        put_meld(canvas, panel.x + 1, y, meld, scene.lang, scene.faces)
        y += 1


def _put_backs(canvas: Canvas, scene: Scene, hidden: int, region: Region, *, roomy: bool) -> int:
    """The hidden tiles, eight a row where there is room; answers the row after them."""
    back = signs(scene.faces).hidden
    if not roomy:
        x = canvas.put(region.x, region.y, f"{word('hand', scene.lang)}{hidden} ", PLAIN, region.right)
        room = (region.right - x) // 2
        canvas.put(x, region.y, back[:1] * min(hidden, room * 2), Ink(Hue.BACK), region.right)
        return region.y + 1
    first = min(hidden, 8)
    canvas.put(region.x, region.y, back * first, Ink(Hue.BACK))
    canvas.put(region.x, region.y + 1, back * (hidden - first), Ink(Hue.BACK))
    canvas.put(region.x + 2 * 8 + 1, region.y, f"{hidden}", FAINT)
    return region.y + 2


def _put_flowers(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> int:
    """The rack in rows; answers the row after it."""
    flowers = scene.view.table.areas[seat].flowers
    start = canvas.put(region.x, region.y, f"{word('flowers', scene.lang)}{len(flowers)} ")
    x, y = start, region.y
    for group in rack(flowers):
        text = rack_mark(group, scene.faces)
        if x + width_of(text) > region.right:
            x, y = start, y + 1
        x = canvas.put(x, y, text, rack_ink(group), region.right) + 1
    return y + 1


def _draw_line(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> None:
    """A seat on one row: its melds in short before its flowers, which are cut where room ends."""
    area = scene.view.table.areas[seat]
    x = _draw_who(canvas, scene, seat, region)
    x = canvas.put(x + 1, region.y, f"{word('hand', scene.lang)}{area.hidden}", PLAIN, region.right)
    melds = [short_meld(meld, scene.lang, scene.faces) for meld in area.melds]
    room = sum(pieces_width(meld, scene.faces) + 1 for meld in melds)
    x = canvas.put(x + 1, region.y, f"{word('flowers', scene.lang)}{len(area.flowers)} ", PLAIN, region.right)
    x = put_rack(canvas, x, region.y, area.flowers, scene.faces, region.right - room)
    for meld in melds:
        x = put_pieces(canvas, x + 1, region.y, meld, scene.faces, PLAIN, region.right)


def _draw_own_pond(canvas: Canvas, scene: Scene, region: Region) -> None:
    seat = scene.view.seat
    put_name(canvas, scene, seat, region.x, region.y, region.right)
    draw_pond(canvas, scene, seat, Region(region.x + 1, region.y + 1, region.width - 1, 2))


def _draw_least(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> None:
    """A seat on one short row: its discards as a count."""
    area = scene.view.table.areas[seat]
    x = _draw_who(canvas, scene, seat, region)
    counts = word(
        "counts_row", scene.lang, hidden=area.hidden, flowers=len(area.flowers), discards=len(area.discards)
    )
    x = canvas.put(x + 1, region.y, counts, PLAIN, region.right)
    for meld in area.melds:
        x = put_pieces(
            canvas,
            x + 1,
            region.y,
            short_meld(meld, scene.lang, scene.faces),
            scene.faces,
            PLAIN,
            region.right,
        )
