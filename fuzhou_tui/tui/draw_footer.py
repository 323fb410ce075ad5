"""The footer: the keys that do something now; a click on one is that key."""

from collections.abc import Iterator
from typing import Final

from textual.geometry import Region

from fuzhou_tui.tui.canvas import Canvas, width_of
from fuzhou_tui.tui.ink import BAR, BAR_KEY
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import label
from fuzhou_tui.tui.pen import Pen
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.targets import Key
from fuzhou_tui.words import word

_SCREENS: Final = (Command.HELP, Command.LOG, Command.COUNTS, Command.AUTO, Command.MENU, Command.LEAVE)
_AFTER: Final = (Command.LOG, Command.COUNTS, Command.MENU, Command.LEAVE)
_TURN: Final = (Command.DISCARD, Command.DISCARD_DRAWN, Command.SORT)


def draw_footer(canvas: Canvas, scene: Scene, row: Region) -> None:
    """Keys and what they do, as far as the row goes."""
    canvas.fill(row, BAR)
    pen = Pen(canvas, row, scene.faces).skip()
    for key, said, command in _entries(scene):
        if width_of(key) + width_of(said) + 2 > pen.room:
            continue
        start = pen.x
        pen.text(key, BAR_KEY).text(f" {said}", BAR)
        if command is not None:
            pen.mark(start, Key(command))
        pen.skip(2)


def _entries(scene: Scene) -> Iterator[tuple[str, str, Command | None]]:
    """Each key by its name, what it does, and the command a click on it gives."""
    if scene.over:
        yield label(scene.keys, Command.DISCARD, scene.lang), word("do_go_on", scene.lang), Command.DISCARD
    elif scene.asked:
        moves = "move" if scene.own_turn else "choose"
        yield word(f"keys_{moves}", scene.lang), word(f"do_{moves}", scene.lang), None
    for command in _commands(scene):
        yield label(scene.keys, command, scene.lang), word(f"do_{command.value}", scene.lang), command
        if command is Command.DISCARD_DRAWN:
            yield word("keys_by_name", scene.lang), word("do_by_name", scene.lang), None


def _commands(scene: Scene) -> Iterator[Command]:
    if scene.over:
        yield from _AFTER
        return
    if scene.asked and scene.own_turn:
        yield from _TURN
    elif not scene.asked:
        yield from (Command.PAUSE, Command.STEP) if scene.manner.paused else (Command.PAUSE,)
        yield from (Command.FASTER, Command.SLOWER)
    yield from _SCREENS
