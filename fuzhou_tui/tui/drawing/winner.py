"""Who won with what: the hand as it was read, golds at what they stood for, melds and flowers."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.events import Wins
from fuzhou_tui.engine.patterns import Group
from fuzhou_tui.engine.tiles import tiles_of
from fuzhou_tui.engine.view import Won
from fuzhou_tui.faces import BOXED_CELLS, BOXED_ROWS, boxed
from fuzhou_tui.readings import best_reading, faces_of, groups_of
from fuzhou_tui.talk import announcements, talk
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.ink import ACTIVE, BOLD, FAINT, HEADING, Hue
from fuzhou_tui.tui.drawing.layout import Size
from fuzhou_tui.tui.drawing.pen import Pen, face, spaced
from fuzhou_tui.tui.drawing.seats import put_count
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.words import word

_BOXED: Final = frozenset({Size.WIDE, Size.MIDDLE})
_GROUP_GAP: Final = 1


def draw_winner(canvas: Canvas, scene: Scene, won: Won, room: Region, size: Size) -> int:
    """The title, the hand and what lies open beside it; answers the row after them."""
    _put_title(canvas, scene, won, room)
    y = _put_calls(canvas, scene, _row(room, room.y + 1)) + (size is Size.WIDE)
    reading = best_reading(won.attempt, won.score.special)
    if reading is None:
        y = _put_unread(canvas, scene, won, _row(room, y))
    else:
        read = groups_of(reading)
        put = _put_boxes if size in _BOXED else _put_small
        y = put(canvas, scene, read, _row(room, y))
        y = _put_golds(canvas, scene, read, _row(room, y))
    pen = Pen(canvas, _row(room, y), scene.faces).melds(won.attempt.melds, scene.lang)
    put_count(pen, scene, won.attempt.seat).rack(won.attempt.flowers)
    return y + 1


def _put_title(canvas: Canvas, scene: Scene, won: Won, room: Region) -> None:
    """Who won on which tile, how, and the special that names the win."""
    attempt, lang = won.attempt, scene.lang
    pen = Pen(canvas, room, scene.faces)
    pen.text(f" {scene.names[attempt.seat]} {word('win', lang)} ", ACTIVE).skip()
    if attempt.tile is not None:
        pen.tile(attempt.tile, scene.gold).skip()
    manner = "by_discard" if attempt.by.value == "discard" else attempt.by.value
    pen.text(word(manner, lang), BOLD)
    if attempt.source is not None:
        pen.text(f" ({scene.names[attempt.source]})", BOLD)
    if won.score.special is not None:
        pen.text(f"   {word(won.score.special.value, lang)} {won.score.special_value}", HEADING)
    if won.outbid:
        names = " ".join(scene.names[seat] for seat in won.outbid)
        pen.text(f"   {word('outbid', lang, names=names)}", FAINT)


def _put_calls(canvas: Canvas, scene: Scene, row: Region) -> int:
    """What is called out, and a cheer where there is table talk; answers the row after them."""
    place, event = next((place, event) for place, event in enumerate(scene.log) if isinstance(event, Wins))
    called = announcements(event, scene.lang)
    cheer = talk(event, scene.heading.number, place, scene.lang) if scene.manner.talks else None
    if not (called or cheer):
        return row.y
    pen = Pen(canvas, row, scene.faces)
    for text in called:
        pen.text(f" {text} ", ACTIVE).skip()
    pen.text(cheer or "", FAINT)
    return row.y + 1


def _put_boxes(canvas: Canvas, scene: Scene, groups: Sequence[Group], row: Region) -> int:
    x = row.x
    for group in groups:
        for tile, gold in faces_of(group):
            ink = face(tile, None, Hue.GOLD if gold else None)
            for line, text in enumerate(boxed(tile, scene.faces, gold=gold)):
                canvas.put(x, row.y + line, text, ink)
            x += BOXED_CELLS
        x += _GROUP_GAP
    return row.y + BOXED_ROWS


def _put_small(canvas: Canvas, scene: Scene, groups: Sequence[Group], row: Region) -> int:
    """The groups in small tiles, without gaps inside a group where they would not fit."""
    pen = Pen(canvas, row, scene.faces)
    tiles = sum(len(group.tiles) for group in groups)
    roomy = 4 * tiles + len(groups) <= row.width
    for group in groups:
        for tile, gold in faces_of(group):
            pen.tile(tile, tile if gold else None)
            pen.skip(0 if roomy or gold else -1)
        pen.skip()
    return row.y + 1


def _put_unread(canvas: Canvas, scene: Scene, won: Won, row: Region) -> int:
    """A hand that wins in any shape."""
    pen = Pen(canvas, row, scene.faces)
    tiles = tiles_of(won.attempt.counts)
    for tile in tiles:
        pen.tile(tile, scene.gold)
    return row.y + 1


def _put_golds(canvas: Canvas, scene: Scene, groups: Sequence[Group], row: Region) -> int:
    """What each gold stood for; answers the row after it."""
    stood = [tile for group in groups for tile in group.golds]
    if not stood:
        return row.y
    pen = Pen(canvas, row, scene.faces).text(word("gold_stands_for", scene.lang) + " ")
    pen.pieces(spaced(stood))
    return row.y + 1


def _row(room: Region, y: int) -> Region:
    return Region(room.x, y, room.width, 1)
