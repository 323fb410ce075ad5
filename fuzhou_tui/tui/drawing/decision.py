"""The row of a replay that tells what is decided next: what the seat may do, and what it will do."""

from collections.abc import Iterator
from typing import NamedTuple

from textual.geometry import Region

from fuzhou_tui.engine.actions import Action, ClaimChow, Discard
from fuzhou_tui.engine.legal import Offer, offers
from fuzhou_tui.faces import signs
from fuzhou_tui.tui.choices import named
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.ink import ACTIVE, BOLD, FAINT, HEADING, PLAIN
from fuzhou_tui.tui.drawing.pen import Pen, Piece, pieces_width
from fuzhou_tui.tui.scene import Decision, Replay, Scene
from fuzhou_tui.words import word

_GAP = 2  # cells between options


class _Option(NamedTuple):
    """An option as it is written."""

    pieces: tuple[Piece, ...]
    chosen: bool
    barred: bool


def draw_decision(canvas: Canvas, scene: Scene, replay: Replay, rows: Region) -> None:
    """What is to be said once, else the decision that comes next."""
    if replay.note:
        canvas.put(rows.x, rows.y, replay.note, HEADING, rows.right)
    elif replay.decision is not None:
        _draw_options(canvas, scene, replay.decision, rows)


def draw_note(canvas: Canvas, note: str, row: Region) -> None:
    """What is to be said once, over what stands in the row of a settlement."""
    canvas.fill(row, PLAIN)
    canvas.put(row.x, row.y, note, HEADING, row.right)


def _draw_options(canvas: Canvas, scene: Scene, decision: Decision, rows: Region) -> None:
    """Who decides, every option, those that a rule forbids dim, and a mark at what is chosen."""
    pen = Pen(canvas, rows, scene.faces)
    pen.text(f"{scene.names[decision.view.seat]}:", BOLD).skip()
    for option in _options(scene, decision):
        if pieces_width(option.pieces, scene.faces) + _GAP > pen.room and pen.y + 1 < rows.bottom:
            pen.x, pen.y = rows.x + _GAP, pen.y + 1
        pen.text(signs(scene.faces).turn[1] if option.chosen else " ", HEADING)
        first, *tiles = option.pieces
        pen.pieces((first,), ACTIVE if option.chosen else FAINT if option.barred else PLAIN)
        pen.pieces(tiles).skip()


def _options(scene: Scene, decision: Decision) -> Iterator[_Option]:
    """The options in the fixed order 胡 杠 碰 吃 过; of all discards only the one that is chosen."""
    for offer in offers(decision.view):
        chosen = offer.action == decision.chosen
        if chosen or not isinstance(offer.action, Discard):
            yield _Option(_said(scene, decision, offer), chosen, offer.barred is not None)


def _said(scene: Scene, decision: Decision, offer: Offer) -> tuple[Piece, ...]:
    """`碰 5万`; with the reason where a rule forbids it."""
    name, tiles = _named(decision, offer.action)
    said = word(name, scene.lang)
    if offer.barred is not None:
        return (f"{said} {word(offer.barred.value, scene.lang)}",)
    return (f"{said} " if tiles else said, *tiles)


def _named(decision: Decision, action: Action) -> tuple[str, tuple[Piece, ...]]:
    _, name, tiles = named(action, decision.view.table.lying)
    return name, tiles if isinstance(action, ClaimChow) else tiles[:1]
