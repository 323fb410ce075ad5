"""The footer: the keys that do something now; a click on one is that key."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.tui.canvas import Canvas, width_of
from fuzhou_tui.tui.ink import BAR, BAR_KEY
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import label
from fuzhou_tui.tui.pen import Pen
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.targets import Key
from fuzhou_tui.words import word


class _Entry(NamedTuple):
    """A key of the footer; where room is short, the highest `spare` goes first."""

    spare: int
    key: str
    said: str
    command: Command | None

    @property
    def width(self) -> int:
        return width_of(self.key) + 1 + width_of(self.said) + 2


_OVER: Final = ((1, Command.DOWN, "scroll"), (4, Command.LOG, "log"), (5, Command.COUNTS, "counts"))
_TURN: Final = (
    (0, Command.DISCARD, "discard"),
    (0, Command.DISCARD_DRAWN, "discard_drawn"),
    (6, Command.SORT, "sort"),
)
_WAITING: Final = ((2, Command.PAUSE, "pause"), (5, Command.FASTER, "faster"), (5, Command.SLOWER, "slower"))
_SCREENS: Final = ((1, Command.HELP, "help"), (3, Command.LOG, "log"), (4, Command.COUNTS, "counts"))
_LAST: Final = ((3, Command.AUTO, "auto"), (1, Command.MENU, "menu"), (0, Command.LEAVE, "leave"))


def draw_footer(canvas: Canvas, scene: Scene, row: Region) -> None:
    """Keys and what they do, as many as the row holds."""
    canvas.fill(row, BAR)
    entries = list(_entries(scene))
    while sum(entry.width for entry in entries) > row.width:
        entries.remove(max(entries, key=lambda entry: entry.spare))
    pen = Pen(canvas, row, scene.faces).skip()
    for entry in entries:
        start = pen.x
        pen.text(entry.key, BAR_KEY).text(f" {entry.said}", BAR)
        if entry.command is not None:
            pen.mark(start, Key(entry.command))
        pen.skip(2)


def _entries(scene: Scene) -> Iterator[_Entry]:
    lang = scene.lang
    if scene.asked:
        moves = "move" if scene.own_turn else "choose"
        yield _Entry(2, word(f"keys_{moves}", lang), word(f"do_{moves}", lang), None)
    for spare, command, said in _keys(scene):
        yield _Entry(spare, label(scene.keys, command, lang), word(f"do_{said}", lang), command)
        if command is Command.DISCARD_DRAWN:
            yield _Entry(5, word("keys_by_name", lang), word("do_by_name", lang), None)


def _keys(scene: Scene) -> Iterator[tuple[int, Command, str]]:
    """How easily each key is spared, its command, and what it does."""
    if scene.over:
        yield 0, Command.DISCARD, "go_on"
        yield from _OVER
    elif scene.asked:
        yield from (*_TURN, *_SCREENS) if scene.own_turn else _SCREENS
    else:
        if scene.manner.paused:
            yield 1, Command.STEP, "step"
        yield from (*_WAITING, *_SCREENS)
    yield from _LAST
