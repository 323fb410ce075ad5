"""The pages beside the table as pictures: help, the log, and what has been seen of every tile."""

from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest
from typing import Final, NamedTuple

from textual.geometry import Region

from bots.unseen import unseen
from fuzhou_tui.engine.melds import Meld, meld_tiles
from fuzhou_tui.engine.tiles import Seat, Tile, seats_after
from fuzhou_tui.faces import Faces, signs
from fuzhou_tui.tui.canvas import Canvas, fitted
from fuzhou_tui.tui.ink import BAR, BAR_KEY
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import key_name
from fuzhou_tui.tui.log import numbered
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pen import Pen, Piece, meld_mark, pieces_width, rack, spaced
from fuzhou_tui.tui.scene import Scene, wind
from fuzhou_tui.words import word

Line = Sequence[Piece]

_WIDE_COUNTS: Final = 76
_KEY_CELLS: Final = 16
_HELP_CELLS: Final = 39  # a column of help
# Help by what is done, two columns of it where there is room.
_GROUPS: Final = (
    (Command.LEFT, Command.RIGHT, Command.FIRST, Command.LAST, Command.DISCARD, Command.DISCARD_DRAWN),
    (Command.WIN, Command.KONG, Command.PUNG, Command.CHOW, Command.PASS, Command.BACK),
    (Command.HELP, Command.LOG, Command.COACH, Command.COUNTS, Command.SORT, Command.UNDO),
    (Command.MENU, Command.LEAVE, Command.AUTO, Command.PAUSE, Command.STEP, Command.FASTER, Command.SLOWER),
    (Command.UP, Command.DOWN, Command.PAGE_UP, Command.PAGE_DOWN),
)


class Page(NamedTuple):
    """A title and the lines under it."""

    title: str
    lines: Sequence[Line]


def page_picture(page: Page, top: int, options: Options, width: int, height: int) -> Canvas:
    """The lines from row `top` on between the title and what the keys do."""
    canvas = Canvas(width, height)
    for row, line in enumerate(wrapped(page.lines, width, options.faces)[top : top + height - 2], start=1):
        Pen(canvas, Region(1, row, width - 1, 1), options.faces).pieces(line)
    for row, text, ink in ((0, page.title, BAR_KEY), (height - 1, word("page_keys", options.lang), BAR)):
        canvas.put(0, row, " " * width, BAR)
        canvas.put(1, row, text, ink)
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


def help_page(scene: Scene, width: int) -> Page:
    """The keys of the table as they are now, and the marks on tiles."""
    groups = [[*(_key_text(scene, command) for command in group), ""] for group in _GROUPS]
    rows = chain(*groups) if width < 2 * _HELP_CELLS + 2 else _side_by_side(groups)
    marks = word("help_marks", scene.lang).splitlines()
    return Page(word("do_help", scene.lang), [(row,) for row in (*rows, *marks)])


def _side_by_side(groups: Sequence[Sequence[str]]) -> Iterator[str]:
    """The groups in two columns."""
    for left, right in zip_longest(groups[::2], groups[1::2], fillvalue=()):
        for one, other in zip_longest(left, right, fillvalue=""):
            yield f"{fitted(one, _HELP_CELLS)}{other}"


def _key_text(scene: Scene, command: Command) -> str:
    named = " ".join(key_name(sign, scene.lang) for sign in scene.keys.signs[command])
    return f"{fitted(named, _KEY_CELLS)} {word(f'help_{command.value}', scene.lang)}"


def log_page(scene: Scene, _width: int) -> Page:
    """The hand so far, the latest first."""
    lines = [(f"{number:>3} ", *line) for number, line in reversed(numbered(scene))]
    return Page(word("log", scene.lang), lines)


def counts_page(scene: Scene, width: int) -> Page:
    """How many copies of each tile are not seen, and all that lies open, seat by seat."""
    left = unseen(scene.view)
    lines: list[Line] = []
    gap = "   " if width >= _WIDE_COUNTS else " "
    for suit in range(3):
        tiles = [Tile(9 * suit + rank) for rank in range(9)]
        lines.append([piece for tile in tiles for piece in (tile, f" {left[tile]}{gap}")])
    viewer = scene.view.seat
    for seat in (viewer, *seats_after(viewer)):
        lines += [("",), *_seat_lines(scene, seat)]
    return Page(word("unseen", scene.lang), lines)


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
