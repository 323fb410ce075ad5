"""The pages of the replay: what its keys do, and where the coach would have decided otherwise."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.geometry import Region

from fuzhou_tui.faces import signs
from fuzhou_tui.tui.drawing.canvas import Canvas, fitted
from fuzhou_tui.tui.drawing.flow import Span
from fuzhou_tui.tui.drawing.ink import BOLD, HEADING
from fuzhou_tui.tui.drawing.now import KEY_CELLS, keys_of
from fuzhou_tui.tui.drawing.pen import put_way_back
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.coach_page import slip_lines
from fuzhou_tui.tui.pages.page import Line, Page, book_links, page_picture, wrapped
from fuzhou_tui.tui.reel import Remark
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.targets import Entry
from fuzhou_tui.words import Lang, word

MOST_REMARKS: Final = 9  # a digit for each

# The end of the word's id that says what they do, and the commands.
_KEYS: Final = (
    ("on", (Command.RIGHT, Command.DISCARD)),
    ("back", (Command.LEFT,)),
    ("first", (Command.FIRST,)),
    ("last", (Command.LAST,)),
    ("next_hand", (Command.PAGE_DOWN,)),
    ("hand_before", (Command.PAGE_UP,)),
    ("play", (Command.PASS, Command.PAUSE)),
    ("speed", (Command.FASTER, Command.SLOWER)),
    ("coach", (Command.COACH,)),
    ("disagree", (Command.STEP,)),
    ("review", (Command.AUTO,)),
    ("hands", (Command.COUNTS,)),
    ("log", (Command.LOG,)),
    ("sort", (Command.SORT,)),
    ("scroll", (Command.UP, Command.DOWN)),
    ("menu", (Command.MENU,)),
    ("leave", (Command.LEAVE, Command.BACK)),
)


def replay_help_page(scene: Scene, _width: int) -> Page:
    """What a replay is and what its keys do; the books by digits."""
    lang = scene.lang
    said = word("replay_help", lang, mark=signs(scene.faces).turn[1])
    lines: list[Line] = [(text,) for text in said.splitlines()]
    lines += [("",), (Span(word("keys_now", lang), HEADING),)]
    lines += [_key(typed, name, lang) for typed, name in (("1 2 3 4", "one_seat"), ("0", "all_open"))]
    for name, commands in _KEYS:
        lines.append(_key(" ".join(keys_of(scene, command) for command in commands), name, lang))
    return Page(word("do_help", lang), lines, book_links(lang))


def remarks_page(remarks: Sequence[Remark], options: Options) -> Page:
    """The decisions that lost most, the worst first, each under the digit that goes there."""
    lines = [line for part in _parts(remarks, options) for line in part]
    nothing = (word("coach_no_slips", options.lang),)
    return Page(word("coach_review", options.lang), lines or [nothing])


def remarks_picture(remarks: Sequence[Remark], top: int, options: Options, width: int, height: int) -> Canvas:
    """That page from row `top` on, its parts to be clicked."""
    canvas = page_picture(remarks_page(remarks, options), top, options, width, height)
    y = 1 - top
    for place, part in enumerate(_parts(remarks, options)):
        rows = len(wrapped(part, width, options.faces))
        shown = Region(0, 1, width, height - 2).intersection(Region(0, y, width, rows))
        canvas.mark(shown, Entry(place))
        y += rows
    if remarks:
        put_way_back(canvas, word("review_keys", options.lang))
    return canvas


def _key(typed: str, name: str, lang: Lang) -> Line:
    return (Span(fitted(typed, KEY_CELLS), BOLD), f" {word(f'replay_help_{name}', lang)}")


def _parts(remarks: Sequence[Remark], options: Options) -> Iterator[list[Line]]:
    """The lines of each remark."""
    for number, remark in enumerate(remarks[:MOST_REMARKS], start=1):
        first, *others = (*slip_lines(remark.slip, options), ("",))
        step = word("review_step", options.lang, step=remark.step)
        yield [(Span(f"{number} ", HEADING), f"{step}  ", *first), *others]
