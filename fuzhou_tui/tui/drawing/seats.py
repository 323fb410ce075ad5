"""The other seats: name, wind, points, hidden tiles, flowers, melds, and what keeps a seat from winning."""

from collections.abc import Iterator
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.tiles import Seat, next_seat
from fuzhou_tui.faces import signs
from fuzhou_tui.tui.drawing.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.drawing.ink import ACTIVE, BOLD, FAINT, HEADING, WARNING, Hue, Ink
from fuzhou_tui.tui.drawing.layout import Layout, Size
from fuzhou_tui.tui.drawing.log import latest_deed
from fuzhou_tui.tui.drawing.open import (
    draw_open_hand,
    put_open_row,
    put_open_rows,
    put_open_short,
    shown_melds,
)
from fuzhou_tui.tui.drawing.pen import (
    PITCH,
    Pen,
    meld_width,
    pieces_width,
    rack,
    rack_ink,
    rack_mark,
    short_width,
)
from fuzhou_tui.tui.drawing.ponds import draw_pond
from fuzhou_tui.tui.scene import Scene, turn_of
from fuzhou_tui.tui.targets import Lying, Typed
from fuzhou_tui.words import word

_BACKS: Final = Ink(Hue.BACK)
_NAME_CELLS: Final = 8
_BACKS_A_ROW: Final = 9
_COUNT_CELLS: Final = 5
_ROOMY: Final = 12  # rows of a panel from which on there are gaps in it


def draw_seats(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The three other seats where they sit, and below 100 columns everyone's discards in rows."""
    right, across, left = (next_seat(scene.view.seat, side) for side in (1, 2, 3))
    match place.size:
        case Size.WIDE | Size.MIDDLE:
            draw = _draw_across if place.size is Size.WIDE else _draw_line
            draw(canvas, scene, across, place.across)
            _draw_panel(canvas, scene, left, place.left)
            _draw_panel(canvas, scene, right, place.right)
            if scene.views and place.size is Size.MIDDLE:
                draw_open_hand(canvas, scene, across, place.spare)
        case Size.NARROW:
            for seat, region in ((right, place.right), (across, place.across), (left, place.left)):
                _draw_line(canvas, scene, seat, region)
                pond = _below(region)
                if scene.views:
                    put_open_row(Pen(canvas, pond, scene.faces), scene, seat)
                    pond = _below(pond)
                draw_pond(canvas, scene, seat, pond)
            pen = put_name(Pen(canvas, place.own, scene.faces), scene, scene.view.seat)
            pen.text(word("own_discards", scene.lang), FAINT)
            draw_pond(canvas, scene, scene.view.seat, _below(place.own))
        case _:
            for seat, region in ((right, place.right), (across, place.across), (left, place.left)):
                _draw_least(canvas, scene, seat, region)
            draw_pond(canvas, scene, scene.view.seat, place.own)


def put_name(pen: Pen, scene: Scene, seat: Seat) -> Pen:
    """Wind and name, inverse with an arrow on the seat's turn; in a replay the digit that shows its view."""
    active = seat == turn_of(scene)
    arrow = signs(scene.faces).turn[1] if active else " "
    label = scene.wind(seat)
    name = fitted(scene.names[seat], min(_NAME_CELLS, max(2, width_of(scene.names[seat]))))
    ink = ACTIVE if active else BOLD
    if scene.replay is None:
        return pen.text(f"{arrow}{label} {name} ", ink)
    digit, start = str(scene.replay.persons[seat]), pen.x
    return pen.text(f"{arrow}{digit} ", HEADING).text(f"{label} {name} ", ink).mark(start, Typed(digit))


def put_badges(pen: Pen, scene: Scene, seat: Seat) -> Pen:
    """What is worth knowing of a seat: dealer and streak, self-draw only, its wander."""
    for text, ink in _badges(scene, seat):
        pen.text(f"{text} ", ink)
    return pen


def put_count(pen: Pen, scene: Scene, seat: Seat) -> Pen:
    """How many flowers the seat has set out."""
    return pen.text(word("rack_count", scene.lang, count=len(scene.view.table.areas[seat].flowers)) + " ")


def _badges(scene: Scene, seat: Seat) -> Iterator[tuple[str, Ink]]:
    table = scene.view.table
    area = table.areas[seat]
    if seat == table.dealer:
        streak = "dealer_streak" if table.streak else "dealer_mark"
        yield word(streak, scene.lang, streak=table.streak), HEADING
    if area.threw_gold and table.rules.gold_discard_locks:
        yield word("self_draw_only", scene.lang), WARNING
    if area.wander:
        yield word(f"wander_{area.wander}", scene.lang), WARNING


def _put_who(pen: Pen, scene: Scene, seat: Seat) -> Pen:
    put_name(pen, scene, seat)
    pen.text(word("points", scene.lang, points=scene.scores[seat]), BOLD).skip()
    return put_badges(pen, scene, seat)


def _draw_across(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> None:
    """Name and flowers over hidden tiles and melds."""
    area = scene.view.table.areas[seat]
    pen = _put_who(Pen(canvas, region, scene.faces), scene, seat).skip()
    put_count(pen, scene, seat).rack(area.flowers)
    melds = shown_melds(scene, seat)
    cells = PITCH if scene.views else 2
    needed = sum(meld_width(meld) + 1 for meld in melds) + cells * area.hidden + _COUNT_CELLS
    x = max(1, min(region.x + 1, region.right - needed))
    pen = Pen(canvas, Region(x, region.y + 1, region.right - x, 1), scene.faces)
    if scene.views:
        put_open_row(pen, scene, seat)
    else:
        pen.text(signs(scene.faces).hidden * area.hidden, _BACKS).text(f" {area.hidden}", FAINT)
    pen.skip(2).melds(melds, scene.lang)


def _draw_panel(canvas: Canvas, scene: Scene, seat: Seat, panel: Region) -> None:
    """A seat at the left or the right, from its name down to its melds."""
    area = scene.view.table.areas[seat]
    put_name(Pen(canvas, panel, scene.faces), scene, seat)
    points = word("points", scene.lang, points=scene.scores[seat])
    canvas.put(panel.right - width_of(points), panel.y, points, BOLD)
    room = Region(panel.x + 1, panel.y + 1, panel.width - 1, panel.height - 1)
    pen = put_badges(Pen(canvas, room, scene.faces), scene, seat)
    deed = latest_deed(scene, seat)
    width = pieces_width(deed, scene.faces)
    if width <= pen.room:
        pen.skip(pen.room - width).pieces(deed, FAINT)
    gap = panel.height > _ROOMY
    y = room.y + 1 + gap
    if scene.views:
        y = put_open_rows(canvas, scene, seat, _from(room, y)) + gap
    else:
        put_backs = _put_rows_of_backs if gap else _put_row_of_backs
        y = put_backs(canvas, scene, area.hidden, _from(room, y)) + gap
    y = _put_flowers(canvas, scene, seat, _from(room, y)) + gap
    _put_melds(canvas, scene, seat, _from(room, y))


def _put_melds(canvas: Canvas, scene: Scene, seat: Seat, room: Region) -> None:
    """One meld a row; where the rows run out, the last row holds the rest in short."""
    melds = shown_melds(scene, seat)
    rows = max(1, room.height)
    whole = len(melds) if len(melds) <= rows else rows - 1
    for place, meld in enumerate(melds[:whole]):
        Pen(canvas, _from(room, room.y + place), scene.faces).meld(meld, scene.lang)
    Pen(canvas, _from(room, room.y + whole), scene.faces).melds(melds[whole:], scene.lang)


def _put_row_of_backs(canvas: Canvas, scene: Scene, hidden: int, region: Region) -> int:
    """The hidden tiles on one row, one cell each; answers the row after them."""
    pen = Pen(canvas, region, scene.faces).text(f"{word('hand', scene.lang)}{hidden} ")
    pen.text(signs(scene.faces).hidden[:1] * hidden, _BACKS)
    return region.y + 1


def _put_rows_of_backs(canvas: Canvas, scene: Scene, hidden: int, region: Region) -> int:
    """The hidden tiles nine a row; answers the row after them."""
    for row in range(2):
        count = min(_BACKS_A_ROW, hidden - row * _BACKS_A_ROW)
        pen = Pen(canvas, _from(region, region.y + row), scene.faces)
        pen.text(signs(scene.faces).hidden * count, _BACKS)
    canvas.put(region.x + 2 * _BACKS_A_ROW + 1, region.y, str(hidden), FAINT)
    return region.y + 2


def _put_flowers(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> int:
    """The rack in rows; answers the row after it."""
    pen = put_count(Pen(canvas, region, scene.faces), scene, seat)
    start = pen.x
    for group in rack(scene.view.table.areas[seat].flowers):
        text = rack_mark(group, scene.faces)
        if width_of(text) > pen.room:
            pen.x, pen.y = start, pen.y + 1
        before = pen.x
        pen.text(text, rack_ink(group)).mark(before, Lying(group[0])).skip()
    return pen.y + 1


def _draw_line(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> None:
    """A seat on one row: its melds in short after its flowers, which are cut where room ends."""
    area = scene.view.table.areas[seat]
    pen = _put_who(Pen(canvas, region, scene.faces), scene, seat)
    pen.text(f"{word('hand', scene.lang)}{area.hidden} ")
    melds = shown_melds(scene, seat)
    least = sum(short_width(meld, scene.faces) + 1 for meld in melds)
    put_count(pen, scene, seat).rack(area.flowers, least + 1).skip()
    pen.melds(melds, scene.lang)


def _draw_least(canvas: Canvas, scene: Scene, seat: Seat, region: Region) -> None:
    """A seat on one short row: its flowers and discards as counts, or its tiles where they lie open."""
    area = scene.view.table.areas[seat]
    pen = _put_who(Pen(canvas, region, scene.faces), scene, seat)
    if scene.views:
        put_open_short(pen, scene, seat)
    else:
        counts = {"hidden": area.hidden, "flowers": len(area.flowers), "discards": len(area.discards)}
        pen.text(word("counts_row", scene.lang, **counts)).skip()
    for meld in shown_melds(scene, seat):
        pen.short_meld(meld, scene.lang).skip()


def _below(region: Region) -> Region:
    return Region(region.x + 1, region.y + 1, region.width - 1, region.height - 1)


def _from(region: Region, y: int) -> Region:
    """The region from row y down."""
    return Region(region.x, y, region.width, region.bottom - y)
