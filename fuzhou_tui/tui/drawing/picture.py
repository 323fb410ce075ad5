"""The whole screen of a moment, as a canvas."""

from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.decision import draw_note
from fuzhou_tui.tui.drawing.footer import draw_footer
from fuzhou_tui.tui.drawing.hand import draw_hand
from fuzhou_tui.tui.drawing.header import draw_header
from fuzhou_tui.tui.drawing.ink import BOLD
from fuzhou_tui.tui.drawing.layout import Size, layout
from fuzhou_tui.tui.drawing.ponds import draw_ponds
from fuzhou_tui.tui.drawing.prompt import draw_prompt
from fuzhou_tui.tui.drawing.rail import draw_rail
from fuzhou_tui.tui.drawing.seats import draw_seats
from fuzhou_tui.tui.drawing.settlement import draw_settlement
from fuzhou_tui.tui.drawing.wall import draw_wall
from fuzhou_tui.tui.scene import Question, Scene
from fuzhou_tui.words import word


def picture(scene: Scene, width: int, height: int) -> Canvas:
    """The screen of that many cells."""
    canvas = Canvas(width, height)
    place = layout(width, height)
    if place.size is Size.TINY:
        canvas.put(0, 0, word("too_small", scene.lang))
        canvas.put(0, 1, word("use_plain", scene.lang))
        if scene.question is Question.LEAVE:
            canvas.put(0, 2, word("ask_leave", scene.lang), BOLD)
        return canvas
    draw_header(canvas, scene, place)
    if scene.reveal is not None:
        draw_settlement(canvas, scene, scene.reveal, place)
        if scene.replay is not None and scene.replay.note:
            draw_note(canvas, scene.replay.note, place.inspector)
        if scene.question is not None:
            draw_note(canvas, word(f"ask_{scene.question.value}", scene.lang), place.inspector)
    else:
        draw_wall(canvas, scene, place)
        if place.size is not Size.SMALL:
            draw_ponds(canvas, scene, place)
        draw_seats(canvas, scene, place)
        draw_rail(canvas, scene, place)
        draw_hand(canvas, scene, place)
        draw_prompt(canvas, scene, place)
    draw_footer(canvas, scene, place.footer)
    return canvas
