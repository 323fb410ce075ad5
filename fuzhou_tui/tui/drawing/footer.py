"""The footer: the keys that do something now; a click on one is that key."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.ink import BAR, BAR_KEY
from fuzhou_tui.tui.drawing.pen import Pen
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import label
from fuzhou_tui.tui.scene import Replay, Scene
from fuzhou_tui.tui.targets import Key, Typed
from fuzhou_tui.words import word


class _Entry(NamedTuple):
    """A key of the footer; where room is short, the highest `spare` goes first."""

    spare: int
    key: str
    said: str
    target: Key | Typed | None

    @property
    def width(self) -> int:
        return width_of(self.key) + 1 + width_of(self.said) + 2


_OVER: Final = (
    (1, Command.DOWN, "scroll"),
    (2, Command.COACH, "review_hand"),
    (4, Command.LOG, "log"),
    (5, Command.COUNTS, "counts"),
)
_TURN: Final = (
    (0, Command.DISCARD, "discard"),
    (0, Command.DISCARD_DRAWN, "discard_drawn"),
    (6, Command.SORT, "sort"),
)
_WAITING: Final = ((2, Command.PAUSE, "pause"), (5, Command.FASTER, "faster"), (5, Command.SLOWER, "slower"))
_SCREENS: Final = ((1, Command.HELP, "help"), (3, Command.LOG, "log"), (4, Command.COUNTS, "counts"))
_COACH: Final = (2, Command.COACH, "coach")
_STEPS: Final = (
    (6, Command.FIRST, "first"),
    (0, Command.LEFT, "back"),
    (0, Command.RIGHT, "on"),
    (6, Command.LAST, "last"),
    (4, Command.PAGE_UP, "hand_before"),
    (3, Command.PAGE_DOWN, "next_hand"),
)
_STUDY: Final = (
    (2, Command.COACH, "coach"),
    (3, Command.STEP, "disagree"),
    (4, Command.AUTO, "review"),
    (5, Command.COUNTS, "hands"),
    (7, Command.LOG, "log"),
    (8, Command.FASTER, "faster"),
    (8, Command.SLOWER, "slower"),
    (0, Command.HELP, "help"),
    (6, Command.MENU, "menu"),
    (0, Command.LEAVE, "leave"),
)
_LAST: Final = ((3, Command.AUTO, "auto"), (1, Command.MENU, "menu"), (0, Command.LEAVE, "leave"))


def draw_footer(canvas: Canvas, scene: Scene, row: Region) -> None:
    """Keys and what they do, as many as the row holds."""
    canvas.fill(row, BAR)
    entries = list(_entries(scene) if scene.replay is None else _replay_entries(scene, scene.replay))
    while sum(entry.width for entry in entries) > row.width:
        entries.remove(max(entries, key=lambda entry: entry.spare))
    pen = Pen(canvas, row, scene.faces).skip()
    for entry in entries:
        start = pen.x
        pen.text(entry.key, BAR_KEY).text(f" {entry.said}", BAR)
        if entry.target is not None:
            pen.mark(start, entry.target)
        pen.skip(2)


def _entries(scene: Scene) -> Iterator[_Entry]:
    lang = scene.lang
    if scene.asked:
        moves = "move" if scene.own_turn else "choose"
        yield _Entry(2, word(f"keys_{moves}", lang), word(f"do_{moves}", lang), None)
    for spare, command, said in _keys(scene):
        yield _entry(scene, spare, command, said)
        if command is Command.DISCARD_DRAWN:
            yield _Entry(5, word("keys_by_name", lang), word("do_by_name", lang), None)


def _entry(scene: Scene, spare: int, command: Command, said: str) -> _Entry:
    text = word(f"do_{said}", scene.lang)
    return _Entry(spare, label(scene.keys, command, scene.lang), text, Key(command))


def _replay_entries(scene: Scene, replay: Replay) -> Iterator[_Entry]:
    """Where to go, whose eyes look, the coach, and what every room has."""
    lang = scene.lang
    for spare, command, said in _STEPS:
        yield _entry(scene, spare, command, said)
    yield _entry(scene, 0, Command.PASS, "stop" if replay.playing else "play")
    if scene.reveal is not None:
        yield _entry(scene, 2, Command.DOWN, "scroll")
    if replay.views:
        yield _Entry(1, word("keys_persons", lang), word("do_one_seat", lang), None)
    else:
        yield _Entry(1, "0", word("do_all_open", lang), Typed("0"))
    for spare, command, said in _STUDY:
        yield _entry(scene, spare, command, said)


def _keys(scene: Scene) -> Iterator[tuple[int, Command, str]]:
    """How easily each key is spared, its command, and what it does."""
    if scene.over:
        yield 0, Command.DISCARD, "go_on"
        yield from _OVER
    elif scene.asked:
        yield from (*_TURN, *_SCREENS, _COACH) if scene.own_turn else (*_SCREENS, _COACH)
    else:
        if scene.manner.paused:
            yield 1, Command.STEP, "step"
        yield from (*_WAITING, *_SCREENS)
    yield from _LAST
