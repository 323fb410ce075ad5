"""The end of a hand: how the winner's tiles were read, every line of the sum, who pays, all hands open."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.patterns import Group
from fuzhou_tui.engine.rules import Points, Special
from fuzhou_tui.engine.tiles import SEATS, tiles_of
from fuzhou_tui.engine.view import Drawn, Over, Won
from fuzhou_tui.faces import BOXED_CELLS, BOXED_ROWS, boxed
from fuzhou_tui.readings import best_reading, faces_of, groups_of
from fuzhou_tui.tui.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.draw_seats import put_count
from fuzhou_tui.tui.ink import BOLD, FAINT, HEADING, Hue, Ink
from fuzhou_tui.tui.layout import Layout, Size
from fuzhou_tui.tui.pen import Pen, face, put_heading, spaced
from fuzhou_tui.tui.scene import Reveal, Scene, wind
from fuzhou_tui.words import word

_GAIN: Final = Ink(Hue.GOOD, bold=True)
_LOSS: Final = Ink(Hue.BAD)
_SCHEME_RULES: Final = {
    Points.STANDARD: "R9.3",
    Points.BAIDA: "R9.4",
    Points.BIANFENG: "R9.5",
    Points.STREET: "R9.6",
    Points.YOUXIAN: "R9.8",
}
_SPECIAL_RULES: Final = {
    Special.HEAVENLY_HAND.value: "R4.1",
    Special.ROBBING_THE_GOLD.value: "R4.3",
    Special.THREE_GOLDS.value: "R8.3",
    Special.GOLDEN_SPARROW.value: "R8.4",
    Special.GOLDEN_DRAGON.value: "R8.5",
    Special.FLOWERLESS.value: "R8.6",
    Special.SINGLE_FLOWER.value: "R8.7",
    Special.FLOWER_HAND.value: "R8.9",
    Special.HALF_FLUSH.value: "R8.11",
    Special.FULL_FLUSH.value: "R8.12",
    "streak": "R11.3",
}


def draw_settlement(canvas: Canvas, scene: Scene, reveal: Reveal, place: Layout) -> None:
    """Everything between header and footer once the hand is over."""
    margin = 3 if place.size is Size.WIDE else 1
    room = Region(margin, 1, place.screen.width - 2 * margin, place.screen.height - 2)
    roomy = place.size is Size.WIDE
    phase = scene.view.table.phase
    if not isinstance(phase, Over):
        return
    y = room.y + roomy
    match phase.result:
        case Won() as won:
            y = _draw_win(canvas, scene, won, Region(room.x, y, room.width, room.height), place.size) + roomy
            _draw_sum(canvas, scene, won, Region(room.x, y, room.width // 2 - 2, 10))
            half = room.x + room.width // 2
            _draw_payments(canvas, scene, reveal, Region(half, y, room.right - half, 6), won.score.payments)
            y = max(y + 6, y + 2 + len(won.score.lines)) + 1 + roomy
        case Drawn():
            canvas.put(room.x, y, word("drawn_hand", scene.lang), HEADING)
            _draw_payments(canvas, scene, reveal, Region(room.x, y + 2, room.width // 2, 6), (0, 0, 0, 0))
            y += 9
    y = _draw_hands(canvas, scene, reveal, Region(room.x, y, room.width, 5), phase.result) + roomy
    _draw_proof(canvas, scene, reveal, Region(room.x, min(y, room.bottom - 2), room.width, 2))


def _draw_win(canvas: Canvas, scene: Scene, won: Won, room: Region, size: Size) -> int:
    """Who won with what, and the hand as it was read; answers the row after it."""
    canvas.put(room.x, room.y, "".join(_title(scene, won)), HEADING, room.right)
    rows = Region(room.x, room.y + 1 + (size is Size.WIDE), room.width, 1)
    reading = best_reading(won.attempt, won.score.special)
    if reading is None:
        y = _put_plain(canvas, scene, won, rows)
    else:
        read = groups_of(reading)
        put = _put_boxes if size in {Size.WIDE, Size.MIDDLE} else _put_small
        y = put(canvas, scene, read, rows)
        y = _put_wild(canvas, scene, read, Region(room.x, y, room.width, 1))
    pen = Pen(canvas, Region(room.x, y, room.width, 1), scene.faces)
    for meld in won.attempt.melds:
        pen.meld(meld, scene.lang).skip()
    y += bool(won.attempt.melds)
    pen = Pen(canvas, Region(room.x, y, room.width, 1), scene.faces)
    put_count(pen, scene, won.attempt.seat).rack(won.attempt.flowers)
    return y + 1


def _title(scene: Scene, won: Won) -> Sequence[str]:
    attempt = won.attempt
    manner = "by_discard" if attempt.by.value == "discard" else attempt.by.value
    special = won.score.special
    parts = [f"{scene.names[attempt.seat]} {word('win', scene.lang)}  {word(manner, scene.lang)}"]
    if attempt.source is not None:
        parts.append(f" ({scene.names[attempt.source]})")
    if special is not None:
        parts.append(f"   {word(special.value, scene.lang)} {won.score.special_value}")
    return parts


def _put_boxes(canvas: Canvas, scene: Scene, groups: Sequence[Group], row: Region) -> int:
    x = row.x
    for group in groups:
        for tile, gold in faces_of(group):
            ink = face(tile, None, Hue.GOLD if gold else None)
            for line, text in enumerate(boxed(tile, scene.faces, gold=gold)):
                canvas.put(x, row.y + line, text, ink)
            x += BOXED_CELLS
        x += 1
    return row.y + BOXED_ROWS


def _put_small(canvas: Canvas, scene: Scene, groups: Sequence[Group], row: Region) -> int:
    pen = Pen(canvas, row, scene.faces)
    for group in groups:
        for tile, gold in faces_of(group):
            pen.tile(tile, tile if gold else None)
        pen.skip()
    return row.y + 1


def _put_plain(canvas: Canvas, scene: Scene, won: Won, row: Region) -> int:
    """A hand that wins in any shape."""
    pen = Pen(canvas, row, scene.faces)
    for tile in tiles_of(won.attempt.counts):
        pen.tile(tile, won.attempt.gold)
    return row.y + 1


def _put_wild(canvas: Canvas, scene: Scene, groups: Sequence[Group], row: Region) -> int:
    """What each gold stood for."""
    stood = [tile for group in groups for tile in group.golds]
    if not stood:
        return row.y
    pen = Pen(canvas, row, scene.faces).text(word("gold_stands_for", scene.lang) + " ")
    pen.pieces(spaced(stood))
    return row.y + 1


def _draw_sum(canvas: Canvas, scene: Scene, won: Won, region: Region) -> None:
    put_heading(canvas, region, word("the_sum", scene.lang), scene.faces)
    y = region.y + 1
    scheme = _SCHEME_RULES[scene.view.table.rules.points]
    for name, points in won.score.lines:
        label = f"{fitted(word(name, scene.lang), 18)}{points:+6}"
        Pen(canvas, Region(region.x + 1, y, region.width - 1, 1), scene.faces).text(label).text(
            f"  {_SPECIAL_RULES.get(name, scheme)}", FAINT
        )
        y += 1
    total = sum(points for _, points in won.score.lines)
    canvas.put(region.x + 1, y, f"{fitted(word('full_payer', scene.lang), 18)}{total:6}", BOLD)


def _draw_payments(
    canvas: Canvas, scene: Scene, reveal: Reveal, region: Region, changes: Sequence[int]
) -> None:
    title = word("final_standing" if reveal.finished else "payments", scene.lang)
    put_heading(canvas, region, title, scene.faces)
    for place, seat in enumerate(SEATS):
        y = region.y + 1 + place
        label = word(f"wind_{wind(seat, scene.view.table.dealer)}", scene.lang)
        change, score = changes[seat], str(scene.scores[seat])
        canvas.put(region.x + 1, y, f"{label} {fitted(scene.names[seat], 10)}")
        ink = _GAIN if change > 0 else _LOSS if change < 0 else FAINT
        canvas.put(region.x + 21 - len(f"{change:+}"), y, f"{change:+}", ink)
        canvas.put(region.x + 28 - len(score), y, score, BOLD)


def _draw_hands(canvas: Canvas, scene: Scene, reveal: Reveal, region: Region, result: Won | Drawn) -> int:
    """The other hands, open; answers the row after them."""
    winner = result.attempt.seat if isinstance(result, Won) else None
    y = region.y
    for seat in SEATS:
        if seat != winner:
            pen = Pen(canvas, Region(region.x, y, region.width, 1), scene.faces)
            pen.text(fitted(scene.names[seat], 10) + " ", BOLD).pieces(spaced(reveal.hands[seat]))
            y += 1
    return y


def _draw_proof(canvas: Canvas, scene: Scene, reveal: Reveal, region: Region) -> None:
    """What the wall was bound by before the hand, and the salt that opens it."""
    proof = f"{word('commitment', scene.lang)} {scene.heading.commitment}"
    salt = f"{word('salt', scene.lang)} {reveal.salt}"
    rows = (proof, salt) if width_of(proof) + width_of(salt) + 3 > region.width else (f"{proof}   {salt}",)
    for row, text in enumerate(rows):
        canvas.put(region.x, region.y + row, text, FAINT, region.right)
