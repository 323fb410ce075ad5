"""The fixed rows under the hand: last action and what is offered, the inspector, the log, the keys."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.tiles import Tile, rank
from fuzhou_tui.faces import signs
from fuzhou_tui.tui.advice import inspect
from fuzhou_tui.tui.canvas import Canvas, width_of
from fuzhou_tui.tui.choices import Choice, choices, claimed_tile
from fuzhou_tui.tui.ink import ACTIVE, BAR, BAR_KEY, BOLD, FAINT, HEADING, PLAIN, Hue, Ink
from fuzhou_tui.tui.layout import Layout, Size
from fuzhou_tui.tui.log import tell
from fuzhou_tui.tui.pen import Pen, Piece, face, pieces_width
from fuzhou_tui.tui.scene import Question, Scene
from fuzhou_tui.words import word

_ASKING: Final = Ink(Hue.BAD, bold=True)
_CHIP_GAP: Final = 2


def draw_prompt(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """All the rows between the hand and the footer."""
    rows = _draw_frame(canvas, scene, place)
    if scene.question is not None:
        _draw_question(canvas, scene, scene.question, rows)
    else:
        _draw_choices(canvas, scene, rows, short=place.size is not Size.WIDE)
    _draw_inspector(canvas, scene, place.inspector)
    _draw_last(canvas, scene, place.last)


def _draw_frame(canvas: Canvas, scene: Scene, place: Layout) -> Region:
    """The last action, round the prompt or before it; answers the rows left for the options."""
    prompt = place.prompt
    said = last_action(scene)
    if place.size is Size.WIDE:
        _draw_box(canvas, scene, prompt)
        edge = Region(prompt.x + 2, prompt.y, prompt.width - 4, 1)
        Pen(canvas, edge, scene.faces).text(" ").pieces(said, HEADING).text(" ")
        return Region(prompt.x + 2, prompt.y + 1, prompt.width - 4, 1)
    pen = Pen(canvas, prompt, scene.faces).skip().pieces(said, BOLD)
    pen.text(f" {signs(scene.faces).turn[1]} ", HEADING)
    return Region(pen.x, prompt.y, prompt.right - pen.x, prompt.height)


def _draw_box(canvas: Canvas, scene: Scene, box: Region) -> None:
    ink = Ink(Hue.ACCENT) if scene.asked else FAINT
    left_top, right_top, left, right = signs(scene.faces).corners
    rule, upright = signs(scene.faces).rule, signs(scene.faces).upright
    canvas.put(box.x, box.y, left_top + rule * (box.width - 2) + right_top, ink)
    canvas.put(box.x, box.y + 1, upright, ink)
    canvas.put(box.right - 1, box.y + 1, upright, ink)
    canvas.put(box.x, box.bottom - 1, left + rule * (box.width - 2) + right, ink)


def last_action(scene: Scene) -> Sequence[Piece]:
    """The latest thing that happened, told."""
    for event in reversed(scene.log):
        told = tell(event, scene.names, scene.lang)
        if told:
            return told
    return (word("hand_begins", scene.lang, number=scene.heading.number),)


def _draw_question(canvas: Canvas, scene: Scene, question: Question, rows: Region) -> None:
    canvas.put(rows.x, rows.y, word(f"ask_{question.value}", scene.lang), _ASKING, rows.right)


def _draw_choices(canvas: Canvas, scene: Scene, rows: Region, *, short: bool) -> None:
    if not scene.asked:
        return
    pen = Pen(canvas, rows, scene.faces)
    for chip in _chips(scene, short=short):
        width = pieces_width((part for part, _ in chip), scene.faces)
        if pen.x + width > rows.right and pen.y + 1 < rows.bottom:
            pen.x, pen.y = rows.x, pen.y + 1
        for part, ink in chip:
            pen.pieces((part,), ink)
        pen.skip(_CHIP_GAP)


def _chips(scene: Scene, *, short: bool) -> Iterator[list[tuple[Piece, Ink]]]:
    """Each option as its parts: keys, word, tiles, and the reason where it is barred."""
    for choice in choices(scene):
        yield _chip(scene, choice, short=short)
    if scene.own_turn and scene.under_cursor is not None:
        yield _key_chip(scene, "key_enter", "discard", (scene.under_cursor,))
        drawn = scene.view.hand.drawn
        if drawn is not None:
            yield _key_chip(scene, "key_drawn", "discard_drawn", (drawn,))


def _chip(scene: Scene, choice: Choice, *, short: bool) -> list[tuple[Piece, Ink]]:
    name = word(choice.word, scene.lang)
    if choice.barred is not None:
        text = f"{choice.letter} {name} {word(choice.barred.value, scene.lang)}"
        return [(text, FAINT)]
    key = f" {_key(scene, choice)} "
    named = [(key, ACTIVE), (f" {name}", BOLD)]
    return [*named, *(_ranks(choice.tiles) if short else _tiles(choice.tiles))]


def _key(scene: Scene, choice: Choice) -> str:
    if choice.number is not None:
        return f"{choice.number} {choice.letter}"
    if scene.own_turn:
        return {"u": "F5 u", "g": "F6 g"}[choice.letter]
    return word("key_space", scene.lang)


def _tiles(tiles: Sequence[Tile]) -> list[tuple[Piece, Ink]]:
    return [(" ", PLAIN), *((tile, PLAIN) for tile in tiles)] if tiles else []


def _ranks(tiles: Sequence[Tile]) -> list[tuple[Piece, Ink]]:
    """A set in the least room, `345万`."""
    if len(tiles) < 2:
        return _tiles(tiles)
    ranks = "".join(str(rank(tile)) for tile in tiles[:-1])
    return [(" ", PLAIN), (ranks, face(tiles[0], None)), (tiles[-1], PLAIN)]


def _key_chip(scene: Scene, key: str, name: str, tiles: tuple[Tile, ...]) -> list[tuple[Piece, Ink]]:
    label = f" {word(key, scene.lang)} "
    return [(label, ACTIVE), (f" {word(name, scene.lang)}", BOLD), *_tiles(tiles)]


def _draw_inspector(canvas: Canvas, scene: Scene, row: Region) -> None:
    tile = scene.under_cursor if scene.own_turn else claimed_tile(scene)
    Pen(canvas, row, scene.faces).pieces(inspect(scene, tile))


def _draw_last(canvas: Canvas, scene: Scene, rows: Region) -> None:
    """The latest lines of the log on few rows, newest first."""
    told = [line for event in reversed(scene.log[-24:]) if (line := tell(event, scene.names, scene.lang))]
    pen = Pen(canvas, rows, scene.faces)
    for line in told[1:]:
        if pen.x + pieces_width(line, scene.faces) > rows.right:
            pen.x, pen.y = rows.x, pen.y + 1
        if pen.y >= rows.bottom:
            return
        pen.pieces(line, FAINT).skip(3)


def draw_footer(canvas: Canvas, scene: Scene, row: Region) -> None:
    """The keys that do something now."""
    canvas.fill(row, BAR)
    pen = Pen(canvas, row, scene.faces).skip()
    for entry in word(f"footer_{_footer(scene)}", scene.lang).split("  "):
        key, _, label = entry.partition(" ")
        if pen.x + width_of(entry) >= row.right:
            return
        pen.text(key, BAR_KEY).text(f" {label.replace('-', ' ')}", BAR).skip(2)


def _footer(scene: Scene) -> str:
    if scene.over:
        return "over"
    if not scene.asked:
        return "waiting"
    return "turn" if scene.own_turn else "claim"
