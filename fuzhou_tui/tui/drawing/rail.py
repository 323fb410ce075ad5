"""The side rail: the log, how many copies of each tile are not seen, the points."""

from typing import Final

from textual.geometry import Region

from bots.unseen import unseen
from fuzhou_tui.engine.tiles import Tile, seats_after
from fuzhou_tui.faces import suit_sign
from fuzhou_tui.tui.drawing.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.drawing.ink import BOLD, FAINT, HEADING, PLAIN
from fuzhou_tui.tui.drawing.layout import Layout, Size
from fuzhou_tui.tui.drawing.log import entries, entry_line
from fuzhou_tui.tui.drawing.pen import Pen, pieces_width, put_heading
from fuzhou_tui.tui.scene import Scene, turn_of
from fuzhou_tui.tui.targets import Lying
from fuzhou_tui.words import word

_COUNT_ROWS: Final = 5
_POINT_ROWS: Final = 5


def draw_rail(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The rail at 120 columns; at 100 the log on the right and the counts on the left."""
    if place.size is Size.WIDE:
        rail = place.rail
        points = Region(rail.x, rail.bottom - _POINT_ROWS, rail.width, _POINT_ROWS)
        counts = Region(rail.x, points.y - 1 - _COUNT_ROWS, rail.width, _COUNT_ROWS)
        draw_log(canvas, scene, Region(rail.x, rail.y, rail.width, counts.y - 1 - rail.y))
        draw_counts(canvas, scene, counts)
        draw_points(canvas, scene, points)
    elif place.size is Size.MIDDLE:
        draw_log(canvas, scene, place.rail)
        if not scene.views:  # in a replay a hand lies open there
            draw_counts(canvas, scene, place.spare)


def draw_log(canvas: Canvas, scene: Scene, region: Region) -> None:
    """The latest lines of the log, the newest last."""
    put_heading(canvas, region, word("log", scene.lang), scene.faces)
    found = entries(scene)
    start = _first_line(len(found), region.height - 1)
    for place, entry in enumerate(found[start:]):
        row = Region(region.x + 1, region.y + 1 + place, region.width - 2, 1)
        before, line = entry_line(entry, scene)
        pen = Pen(canvas, row, scene.faces).text(before, FAINT)
        pen.pieces(line, PLAIN if before.strip() else FAINT)
        if pieces_width(line, scene.faces) > row.width - 4:
            canvas.put(pen.x, pen.y, "~", FAINT)


def _first_line(lines: int, room: int) -> int:
    """Where the log begins: it moves on by half its rows at a time, so that most events change one row."""
    step = max(1, room // 2)
    return max(0, -(-(lines - room) // step) * step)


def draw_counts(canvas: Canvas, scene: Scene, region: Region) -> None:
    """Copies of each kind that the viewer has not seen; the gold's stands out."""
    put_heading(canvas, region, word("unseen", scene.lang), scene.faces)
    canvas.put(region.x + 3, region.y + 1, "1 2 3 4 5 6 7 8 9", FAINT, region.right)
    left = unseen(scene.view)
    for suit in range(3):
        y = region.y + 2 + suit
        canvas.put(region.x, y, suit_sign(Tile(9 * suit), scene.faces), BOLD)
        for rank in range(9):
            tile, x = Tile(suit * 9 + rank), region.x + 3 + 2 * rank
            gold = tile == scene.gold
            ink = HEADING if gold else FAINT if left[tile] == 0 else PLAIN
            canvas.put(x, y, f"{left[tile]}{'*' if gold else ''}", ink, region.right)
            canvas.mark(Region(x, y, 1, 1), Lying(tile))


def draw_points(canvas: Canvas, scene: Scene, region: Region) -> None:
    """Everyone's points, the viewer's first."""
    put_heading(canvas, region, word("scores", scene.lang), scene.faces)
    viewer = scene.view.seat
    for place, seat in enumerate((viewer, *seats_after(viewer))):
        y = region.y + 1 + place
        label = scene.wind(seat)
        points = str(scene.scores[seat])
        ink = HEADING if seat == turn_of(scene) else PLAIN
        canvas.put(region.x + 1, y, f"{label} {fitted(scene.names[seat], 10)}", ink)
        canvas.put(region.x + 20 - width_of(points), y, points, BOLD)
