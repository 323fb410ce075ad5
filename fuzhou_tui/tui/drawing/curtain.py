"""What hides the table: between two people at one screen, and after a hand that is void."""

from typing import NamedTuple

from fuzhou_tui.tui.course import Course
from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.ink import HEADING, PLAIN, WARNING
from fuzhou_tui.tui.drawing.pen import put_keys
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import label
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import Lang, word


class Curtain(NamedTuple):
    """A few words in the middle of an empty screen."""

    title: str
    text: str
    keys: str
    asks: str = ""  # a question to be answered first


def curtain(course: Course, options: Options, *, leaving: bool) -> Curtain | None:
    """What hides the table now, if anything does."""
    lang, session = options.lang, course.session
    if session.void:
        title = word("hand_void", lang)
        text = "" if session.finished else word("hand_void_why", lang)
    elif course.called is not None:
        name = session.names[course.called]
        title, text = word("seat_called", lang, name=name), word("seat_called_why", lang)
    else:
        return None
    return Curtain(title, text, _keys(options, lang), word("ask_leave", lang) if leaving else "")


def curtain_picture(shown: Curtain, width: int, height: int) -> Canvas:
    """The words on a screen of that many cells."""
    canvas = Canvas(width, height)
    middle = height // 2
    for y, text, ink in (
        (middle - 1, shown.title, HEADING),
        (middle + 1, shown.text, PLAIN),
        (middle + 3, shown.asks, WARNING),
    ):
        canvas.put(max(1, (width - width_of(text)) // 2), y, text, ink, width)
    put_keys(canvas, shown.keys)
    return canvas


def _keys(options: Options, lang: Lang) -> str:
    go_on, leave = (label(options.keys, command, lang) for command in (Command.DISCARD, Command.LEAVE))
    return word("curtain_keys", lang, go_on=go_on, leave=leave)
