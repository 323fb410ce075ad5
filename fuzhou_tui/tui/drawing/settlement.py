"""The end of a hand: how the winner's tiles were read, every line of the sum, who pays, all hands open."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.flags import line_rule
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.engine.view import Drawn, Over, Result, Won
from fuzhou_tui.missed_specials import MissedSpecial, missed_specials
from fuzhou_tui.tui.drawing.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.drawing.flow import Span, flowed, put_row
from fuzhou_tui.tui.drawing.ink import BOLD, FAINT, HEADING, PLAIN, Hue, Ink
from fuzhou_tui.tui.drawing.layout import Layout, Size
from fuzhou_tui.tui.drawing.pen import PITCH, Pen, meld_width, put_heading
from fuzhou_tui.tui.drawing.seats import put_count
from fuzhou_tui.tui.drawing.winner import draw_winner
from fuzhou_tui.tui.scene import Reveal, Scene
from fuzhou_tui.words import word

MOST_SCROLLED: Final = 24  # rows that a long settlement is moved up
_GAIN: Final = Ink(Hue.GOOD, bold=True)
_LOSS: Final = Ink(Hue.BAD)
_NO_CHANGE: Final = (0, 0, 0, 0)
_NAME_CELLS: Final = 10
_LABEL_CELLS: Final = (12, 18)  # at least, at most
_AMOUNT_CELLS: Final = 12  # points and rule
_THREE_COLUMNS: Final = 76  # cells
_TALLEST: Final = 8  # rows of a sum


def draw_settlement(canvas: Canvas, scene: Scene, reveal: Reveal, place: Layout) -> None:
    """Everything between header and footer once the hand is over, moved up by the rows scrolled."""
    phase = scene.view.table.phase
    if not isinstance(phase, Over):
        return
    roomy = place.size is Size.WIDE
    margin = 3 if roomy else 1
    room = Region(margin, 1 + roomy - scene.scroll, place.screen.width - 2 * margin, place.screen.height)
    y = _draw_result(canvas, scene, phase.result, room, place.size) + 1 + roomy
    y = _draw_columns(canvas, scene, reveal, phase.result, _from(room, y)) + 1
    y = _draw_hands(canvas, scene, reveal, _losers(phase.result), _from(room, y), roomy=roomy)
    y = _draw_seat_draw(canvas, scene, reveal, _from(room, y))
    _draw_proof(canvas, scene, reveal, _from(room, y + roomy))


def _draw_result(canvas: Canvas, scene: Scene, result: Result, room: Region, size: Size) -> int:
    """Who won with what; answers the row after it."""
    if isinstance(result, Won):
        return draw_winner(canvas, scene, result, room, size)
    canvas.put(room.x, room.y, word("drawn_hand", scene.lang), HEADING)
    return room.y + 1


def _draw_columns(canvas: Canvas, scene: Scene, reveal: Reveal, result: Result, room: Region) -> int:
    """The sum, the payments and what the win was not, side by side; answers the row after them."""
    columns = 2 if room.width < _THREE_COLUMNS else 3
    width = room.width // columns
    spots = [Region(room.x + width * place, room.y, width - 2, 1 + _TALLEST) for place in range(columns)]
    if isinstance(result, Drawn):
        _draw_payments(canvas, scene, reveal, spots[0], _NO_CHANGE)
        return room.y + 1 + len(SEATS)
    missed = missed_specials(scene.view.table.rules, result)
    rows = _draw_sum(canvas, scene, result, spots[0])
    _draw_payments(canvas, scene, reveal, spots[1], result.score.payments)
    if columns > 2:
        told = _draw_missed(canvas, scene, missed, spots[2])
        return room.y + 1 + max(rows, len(SEATS), told)
    if missed:
        canvas.put(spots[1].x, room.y + 1 + len(SEATS), _missed_text(scene, missed[0]), FAINT, room.right)
    return room.y + 1 + max(rows, 1 + len(SEATS))


def _draw_sum(canvas: Canvas, scene: Scene, won: Won, region: Region) -> int:
    """Each line with its rule, and the total; answers how many rows."""
    put_heading(canvas, region, word("the_sum", scene.lang), scene.faces)
    lines = won.score.lines
    least, most = _LABEL_CELLS
    cells = max(least, min(most, region.width - _AMOUNT_CELLS))
    for row, (name, points) in enumerate(lines, start=region.y + 1):
        pen = Pen(canvas, Region(region.x, row, region.width, 1), scene.faces)
        pen.text(f"{fitted(word(name, scene.lang), cells)}{points:+6}")
        pen.text(f"  {line_rule(scene.view.table.rules, name)}", FAINT)
    total = sum(points for _, points in lines)
    label = fitted(word("full_payer", scene.lang), cells)
    canvas.put(region.x, region.y + 1 + len(lines), f"{label}{total:6}", BOLD, region.right)
    return len(lines) + 1


def _draw_payments(
    canvas: Canvas, scene: Scene, reveal: Reveal, region: Region, changes: Sequence[int]
) -> None:
    title = word("final_standing" if reveal.finished else "payments", scene.lang)
    put_heading(canvas, region, title, scene.faces)
    for seat in SEATS:
        y = region.y + 1 + seat
        label = scene.wind(seat)
        change, score = f"{changes[seat]:+}", str(scene.scores[seat])
        ink = _GAIN if changes[seat] > 0 else _LOSS if changes[seat] < 0 else FAINT
        x = canvas.put(region.x, y, f"{label} {fitted(scene.names[seat], 8)}", PLAIN, region.right)
        canvas.put(x + 6 - len(change), y, change, ink, region.right)
        canvas.put(x + 13 - len(score), y, score, BOLD, region.right)


def _draw_missed(canvas: Canvas, scene: Scene, missed: Sequence[MissedSpecial], region: Region) -> int:
    """The specials that would have counted more, the next one first, and what they lacked; how many rows."""
    put_heading(canvas, region, word("why_not_more", scene.lang), scene.faces)
    if not missed:
        canvas.put(region.x, region.y + 1, word("nothing_more", scene.lang), FAINT, region.right)
    row = 0
    for place, found in enumerate(missed):
        said = Span(_missed_text(scene, found), FAINT if place else PLAIN)
        for line in flowed((said,), region.width, scene.faces):
            pen = Pen(canvas, Region(region.x, region.y + 1 + row, region.width, 1), scene.faces)
            put_row(pen, line)
            row += 1
    return row


def _missed_text(scene: Scene, missed: MissedSpecial) -> str:
    """`金雀 60: 差1张金`."""
    lacks = " ".join(word(found.lack.value, scene.lang, number=found.number) for found in missed.missing)
    return f"{word(missed.special.value, scene.lang)} {missed.value}: {lacks}"


def _losers(result: Result) -> tuple[Seat, ...]:
    winner = result.attempt.seat if isinstance(result, Won) else None
    return tuple(seat for seat in SEATS if seat != winner)


def _draw_hands(  # noqa: PLR0913 -- the keyword says how much of them
    canvas: Canvas, scene: Scene, reveal: Reveal, seats: Sequence[Seat], room: Region, *, roomy: bool
) -> int:
    """The seats' hands and melds, where there is room what lay open too; answers the row after."""
    y = room.y
    for seat in seats:
        _draw_hand(canvas, scene, reveal, seat, Region(room.x, y, room.width, 1))
        if roomy:
            _draw_open(canvas, scene, seat, Region(room.x, y + 1, room.width, 2))
        y += 4 if roomy else 1
    return y


def _draw_open(canvas: Canvas, scene: Scene, seat: Seat, rows: Region) -> None:
    """What lay open before the seat: its flowers and its discards."""
    area, x = scene.view.table.areas[seat], rows.x + _NAME_CELLS + 1
    pen = Pen(canvas, Region(x, rows.y, rows.right - x, 1), scene.faces)
    put_count(pen, scene, seat).rack(area.flowers)
    pen = Pen(canvas, Region(x, rows.y + 1, rows.right - x, 1), scene.faces)
    pen.text(f"{word('own_discards', scene.lang)} ").pieces(found.tile for found in area.discards)


def _draw_hand(canvas: Canvas, scene: Scene, reveal: Reveal, seat: Seat, row: Region) -> None:
    """A seat's concealed tiles, without gaps where they would not fit, and its melds."""
    pen = Pen(canvas, row, scene.faces).text(f"{fitted(scene.names[seat], _NAME_CELLS)} ", BOLD)
    tiles, melds = reveal.hands[seat], reveal.melds[seat]
    whole = PITCH * len(tiles) + sum(meld_width(meld) + 1 for meld in melds) < pen.room
    for tile in tiles:
        pen.tile(tile, scene.gold) if whole else pen.pieces((tile,))
    pen.skip().melds(melds, scene.lang)


def _draw_seat_draw(canvas: Canvas, scene: Scene, reveal: Reveal, room: Region) -> int:
    """选位: what each seat turned up, and who sits where from now on (R11.4); answers the row after it."""
    found = reveal.seat_draw
    if found is None:
        return room.y
    pen = Pen(canvas, room, scene.faces).text(f"{word('seat_draw', scene.lang)}  ", HEADING)
    for name, tiles in zip(scene.names, found.draws, strict=True):
        pen.text(f"{name} ").pieces(tiles).text("  ")
    seated = " ".join(scene.names[seat] for seat in found.order)
    pen.text(word("seated_anew", scene.lang, names=seated), BOLD)
    return room.y + 1


def _draw_proof(canvas: Canvas, scene: Scene, reveal: Reveal, room: Region) -> None:
    """What the wall was bound by before the hand, and the salt that opens it; a staged wall has neither."""
    if not scene.heading.commitment:
        return
    proof = f"{word('commitment', scene.lang)} {scene.heading.commitment}"
    salt = f"{word('salt', scene.lang)} {reveal.salt}"
    rows = (proof, salt) if width_of(proof) + width_of(salt) + 3 > room.width else (f"{proof}   {salt}",)
    for row, text in enumerate(rows):
        canvas.put(room.x, room.y + row, text, FAINT, room.right)


def _from(region: Region, y: int) -> Region:
    """The region from row y down."""
    return Region(region.x, y, region.width, max(1, region.bottom - y))
