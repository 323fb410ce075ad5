"""The pages beside the table as pictures: help, the log, and what has been seen of every tile."""

from collections.abc import Iterator, Sequence

from textual.geometry import Region

from bots.unseen import unseen
from fuzhou_tui.engine.melds import Meld, meld_tiles
from fuzhou_tui.engine.tiles import Seat, Tile, seats_after
from fuzhou_tui.faces import Faces, signs, suit_sign
from fuzhou_tui.tui.canvas import Canvas
from fuzhou_tui.tui.ink import BAR, BOLD, PLAIN
from fuzhou_tui.tui.keymap import Command, Keymap
from fuzhou_tui.tui.labels import key_name
from fuzhou_tui.tui.log import numbered
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pen import Pen, Piece, meld_mark, pieces_width, rack, spaced
from fuzhou_tui.tui.scene import Scene, wind
from fuzhou_tui.words import Lang, word

Line = Sequence[Piece]


def page_picture(lines: Sequence[Line], top: int, options: Options, width: int, height: int) -> Canvas:
    """The lines from row `top` on, and what the keys do."""
    canvas = Canvas(width, height)
    for row, line in enumerate(wrapped(lines, width, options.faces)[top : top + height - 1]):
        pen = Pen(canvas, Region(1, row, width - 1, 1), options.faces)
        pen.pieces(line, BOLD if top + row == 0 else PLAIN)
    canvas.put(0, height - 1, " " * width, BAR)
    canvas.put(1, height - 1, word("page_keys", options.lang), BAR)
    return canvas


def wrapped(lines: Sequence[Line], width: int, faces: Faces) -> list[Line]:
    """The lines in rows of at most `width` cells less a margin; words and tiles stay whole."""
    return [row for line in lines for row in _rows(line, width - 2, faces)]


def _rows(line: Line, width: int, faces: Faces) -> Iterator[Line]:
    row: list[Piece] = []
    for piece in _words(line):
        if row and pieces_width((*row, piece), faces) > width:
            yield row
            row = ["  "] if piece == " " else ["  ", piece]
        else:
            row.append(piece)
    yield row


def _words(line: Line) -> Iterator[Piece]:
    """The line in pieces that are not broken."""
    for piece in line:
        if isinstance(piece, str):
            for place, part in enumerate(piece.split(" ")):
                if place:
                    yield " "
                yield part
        else:
            yield piece


def help_page(scene: Scene) -> Sequence[Line]:
    """The keys of the table as they are now, and the marks on tiles."""
    keys, lang = scene.keys, scene.lang
    own = [(_key_line(keys, command, lang),) for command in Command]
    marks = [(line,) for line in word("help_marks", lang).splitlines()]
    return [(word("do_help", lang),), *own, ("",), *marks]


def _key_line(keys: Keymap, command: Command, lang: Lang) -> str:
    named = "  ".join(key_name(sign, lang) for sign in keys.signs[command])
    return f"{word(f'help_{command.value}', lang)}   {named}"


def log_page(scene: Scene) -> Sequence[Line]:
    """The hand so far, the latest first."""
    lines = [(f"{number:>3} ", *line) for number, line in reversed(numbered(scene))]
    return [(word("log", scene.lang),), *lines]


def counts_page(scene: Scene) -> Sequence[Line]:
    """How many copies of each tile are not seen, and all that lies open, seat by seat."""
    left = unseen(scene.view)
    lines: list[Line] = [(word("unseen", scene.lang),)]
    for suit in range(3):
        tiles = [Tile(9 * suit + rank) for rank in range(9)]
        counts = (piece for tile in tiles for piece in (tile, f" {left[tile]}   "))
        lines.append((f"{suit_sign(tiles[0], scene.faces)}  ", *counts))
    viewer = scene.view.seat
    for seat in (viewer, *seats_after(viewer)):
        lines += [("",), *_seat_lines(scene, seat)]
    return lines


def _seat_lines(scene: Scene, seat: Seat) -> Iterator[Line]:
    area, lang = scene.view.table.areas[seat], scene.lang
    label = word(f"wind_{wind(seat, scene.view.table.dealer)}", lang)
    yield (f"{label} {scene.names[seat]}  {word('points', lang, points=scene.scores[seat])}",)
    discards = [f"{'x' if found.claimed else chr(39) if found.drawn else ''} " for found in area.discards]
    pond = (
        piece for found, mark in zip(area.discards, discards, strict=True) for piece in (found.tile, mark)
    )
    yield (f"  {word('own_discards', lang)} ", *pond)
    if area.melds:
        shown = (piece for meld in area.melds for piece in (*_meld_pieces(meld, scene), "  "))
        yield (f"  {word('melds', lang)} ", *shown)
    if area.flowers:
        yield (
            f"  {word('rack_count', lang, count=len(area.flowers))} ",
            *spaced(sum(rack(area.flowers), ())),
        )


def _meld_pieces(meld: Meld, scene: Scene) -> tuple[Piece, ...]:
    tiles = meld_tiles(meld)
    return (meld_mark(meld, scene.lang), *(tiles or (signs(scene.faces).hidden,)))
