"""The side rail: the log, how many copies of each tile are not seen, the points."""

from typing import Final

from textual.geometry import Region

from bots.unseen import unseen
from fuzhou_tui.engine.tiles import Tile, seats_after
from fuzhou_tui.faces import small
from fuzhou_tui.tui.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.ink import BOLD, FAINT, PLAIN, Hue, Ink
from fuzhou_tui.tui.layout import Layout, Size
from fuzhou_tui.tui.log import tell
from fuzhou_tui.tui.pen import Pen, pieces_width, put_heading
from fuzhou_tui.tui.scene import Scene, wind
from fuzhou_tui.words import word

_COUNT_ROWS: Final = 4
_SUIT_HUES: Final = (Hue.WAN, Hue.BING, Hue.SUO)


def draw_rail(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The rail at 120 columns; at 100 the log on the right and the counts on the left."""
    if place.size is Size.WIDE:
        rail = place.rail
        log = Region(rail.x, rail.y, rail.width, rail.height - _COUNT_ROWS - 7)
        _draw_log(canvas, scene, log)
        _draw_counts(canvas, scene, Region(rail.x, log.bottom + 1, rail.width, _COUNT_ROWS))
        _draw_points(canvas, scene, Region(rail.x, log.bottom + 2 + _COUNT_ROWS, rail.width, 5))
    elif place.size is Size.MIDDLE:
        _draw_log(canvas, scene, place.rail)
        _draw_counts(canvas, scene, place.spare)


def _draw_log(canvas: Canvas, scene: Scene, region: Region) -> None:
    put_heading(canvas, region, word("log", scene.lang), scene.faces)
    told = [line for event in scene.log[-200:] if (line := tell(event, scene.names, scene.lang))]
    for place, line in enumerate(told[-(region.height - 1) :]):
        row = Region(region.x + 1, region.y + 1 + place, region.width - 2, 1)
        pen = Pen(canvas, row, scene.faces).pieces(line)
        if pieces_width(line, scene.faces) > row.width:
            canvas.put(pen.x, pen.y, "~", FAINT)


def _draw_counts(canvas: Canvas, scene: Scene, region: Region) -> None:
    """Copies of each kind that the viewer has not seen; the gold's stands out."""
    put_heading(canvas, region, word("unseen", scene.lang), scene.faces)
    left = unseen(scene.view)
    for suit in range(3):
        y = region.y + 1 + suit
        name = small(Tile(suit * 9), scene.faces).strip()[1:]
        x = canvas.put(region.x + 1, y, name + " ", BOLD)
        for rank in range(9):
            tile = Tile(suit * 9 + rank)
            gold = tile == scene.view.table.gold
            ink = Ink(Hue.ACCENT, bold=True) if gold else FAINT if left[tile] == 0 else PLAIN
            x = canvas.put(x, y, f"{left[tile]}{'*' if gold else ' '}", ink)


def _draw_points(canvas: Canvas, scene: Scene, region: Region) -> None:
    put_heading(canvas, region, word("scores", scene.lang), scene.faces)
    viewer = scene.view.seat
    for place, seat in enumerate((viewer, *seats_after(viewer))):
        y = region.y + 1 + place
        label = word(f"wind_{wind(seat, scene.view.table.dealer)}", scene.lang)
        points = str(scene.scores[seat])
        canvas.put(region.x + 1, y, f"{label} {fitted(scene.names[seat], 10)}")
        canvas.put(region.x + 20 - width_of(points), y, points, BOLD)
