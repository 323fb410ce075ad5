"""The fixed rows under the hand: what happened last, what is offered, and the tile looked at."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from textual.geometry import Region

from fuzhou_tui.faces import signs
from fuzhou_tui.tui.drawing.advice import inspect
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.chips import chips
from fuzhou_tui.tui.drawing.decision import draw_decision
from fuzhou_tui.tui.drawing.ink import FAINT, HEADING, WARNING, Hue, Ink
from fuzhou_tui.tui.drawing.layout import Layout, Size
from fuzhou_tui.tui.drawing.log import tell
from fuzhou_tui.tui.drawing.pen import Pen, Piece, pieces_width
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import label
from fuzhou_tui.tui.scene import Question, Scene
from fuzhou_tui.tui.targets import Offered
from fuzhou_tui.words import word

_WHICH: Final = frozenset({Question.WHICH_KONG, Question.WHICH_CHOW})
_RECENT: Final = 3  # lines in the row of what happened last


def draw_prompt(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """All the rows between the hand and the footer."""
    if place.size is Size.WIDE:
        _draw_box(canvas, scene, place)
    _draw_action(canvas, scene, place)
    question = scene.question
    if question is None or question in _WHICH:
        _draw_options(canvas, scene, place.options)
    else:
        _ask(canvas, scene, question, place.options)
    if question in _WHICH and question is not None:
        _ask(canvas, scene, question, place.inspector)
    else:
        _draw_inspector(canvas, scene, place.inspector)


def _draw_box(canvas: Canvas, scene: Scene, place: Layout) -> None:
    ink = Ink(Hue.ACCENT) if scene.asked else FAINT
    x, y, width = place.action.x - 2, place.action.y, place.action.width + 4
    left_top, right_top, left, right = signs(scene.faces).corners
    rule, upright = signs(scene.faces).rule, signs(scene.faces).upright
    canvas.put(x, y, left_top + rule * (width - 2) + right_top, ink)
    canvas.put(x, y + 1, upright, ink)
    canvas.put(x + width - 1, y + 1, upright, ink)
    canvas.put(x, y + 2, left + rule * (width - 2) + right, ink)


def _draw_action(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """What happened last, then what came before it, as far as the row goes."""
    pen = Pen(canvas, place.action, scene.faces)
    framed = place.size is Size.WIDE
    for number, line in enumerate(recent(scene)):
        width = pieces_width(line, scene.faces) + 2
        if number and width + 2 > pen.room:
            return
        if number:
            pen.text("  " if not framed else signs(scene.faces).rule * 2, FAINT)
        pen.text(" " if framed else "").pieces(line, FAINT if number else HEADING).text(" " if framed else "")


def recent(scene: Scene) -> Sequence[Sequence[Piece]]:
    """What happened last, the latest first."""
    told = (line for event in reversed(scene.log) if (line := tell(event, scene.names, scene.lang)))
    lines = tuple(islice(told, _RECENT))
    return lines or ((word("hand_begins", scene.lang, number=scene.heading.number),),)


def _ask(canvas: Canvas, scene: Scene, question: Question, rows: Region) -> None:
    canvas.put(rows.x, rows.y, word(f"ask_{question.value}", scene.lang), WARNING, rows.right)


def _draw_options(canvas: Canvas, scene: Scene, rows: Region) -> None:
    if scene.replay is not None:
        draw_decision(canvas, scene, scene.replay, rows)
        return
    if not scene.asked:
        canvas.put(rows.x, rows.y, meanwhile(scene), FAINT, rows.right)
        return
    for chip in chips(scene, rows):
        Pen(canvas, chip.region, scene.faces).inked(chip.parts)
        if chip.choice.barred is None:
            canvas.mark(chip.region, Offered(chip.choice.action))


def meanwhile(scene: Scene) -> str:
    """What can be done while nothing is asked."""
    if scene.manner.paused:
        go_on, step = (label(scene.keys, command, scene.lang) for command in (Command.PAUSE, Command.STEP))
        return word("idle_paused", scene.lang, go_on=go_on, step=step)
    return word("idle_watching" if scene.manner.watching else "idle", scene.lang)


def _draw_inspector(canvas: Canvas, scene: Scene, row: Region) -> None:
    pen = Pen(canvas, row, scene.faces)
    if scene.advice:
        pen.text(scene.advice, HEADING)
        return
    pen.inked(inspect(scene))
