"""The pages beside the table as pictures: help, the log, and what has been seen of every tile."""

from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest
from typing import Final, NamedTuple

from textual.geometry import Region

from bots.unseen import unseen
from fuzhou_tui.engine.melds import Meld, meld_tiles
from fuzhou_tui.engine.tiles import Seat, Tile, seats_after
from fuzhou_tui.faces import Faces, signs
from fuzhou_tui.rulebook import Book, help_on
from fuzhou_tui.tui.drawing.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.drawing.flow import Part, Row, Span, flowed, put_row
from fuzhou_tui.tui.drawing.ink import BAR, BAR_KEY, HEADING
from fuzhou_tui.tui.drawing.log import entries, entry_line
from fuzhou_tui.tui.drawing.now import KEY_CELLS, chapter_now, keys_of, now_lines
from fuzhou_tui.tui.drawing.open import open_slots, shown_melds
from fuzhou_tui.tui.drawing.pen import Pen, Piece, meld_mark, rack, spaced
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.markdown import Sheet, rows_of
from fuzhou_tui.tui.pages.subjects import Contents, Ruleset, Subject, Text, Whole
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.targets import Entry, Key, Target
from fuzhou_tui.words import Lang, word

Line = Sequence[Part]

MOST_TEXT: Final = 100  # cells of running text in a row
_WIDE_COUNTS: Final = 76
_COLUMN_GAP: Final = 3  # cells between two columns of help
# Help by what is done, two columns of it where there is room.
_GROUPS: Final = (
    (Command.LEFT, Command.RIGHT, Command.FIRST, Command.LAST, Command.DISCARD, Command.DISCARD_DRAWN),
    (Command.WIN, Command.KONG, Command.PUNG, Command.CHOW, Command.PASS, Command.BACK),
    (Command.HELP, Command.LOG, Command.COACH, Command.COUNTS, Command.SORT, Command.UNDO),
    (Command.MENU, Command.LEAVE, Command.AUTO, Command.PAUSE, Command.STEP, Command.FASTER, Command.SLOWER),
    (Command.UP, Command.DOWN, Command.PAGE_UP, Command.PAGE_DOWN),
)


class Link(NamedTuple):
    """Another page, what it is called where one can go there, and what is said of it in a list."""

    label: str
    subject: Subject
    about: str = ""


class Page(NamedTuple):
    """A title and the lines under it; the pages that digits open, and its neighbours in a book."""

    title: str
    lines: Sequence[Line]
    links: Sequence[Link] = ()
    before: Text | None = None
    after: Text | None = None


class _Sign(NamedTuple):
    """A word of the bottom row, and what a click on it does; where room is short the highest goes first."""

    spare: int
    text: str
    target: Target | None = None


def page_picture(page: Page, top: int, options: Options, width: int, height: int) -> Canvas:
    """The lines from row `top` on between the title and what the keys do."""
    canvas = Canvas(width, height)
    rows, shown = wrapped(page.lines, width, options.faces), max(0, height - 2)
    top = max(0, min(top, len(rows) - shown))
    for y, row in enumerate(rows[top : top + shown], start=1):
        put_row(Pen(canvas, Region(1, y, width - 1, 1), options.faces), row)
    longer = len(rows) > shown
    where = f"{top + shown}/{len(rows)}" if longer else ""
    canvas.put(0, 0, " " * width, BAR)
    canvas.put(1, 0, page.title, BAR_KEY, width - width_of(where) - 1)
    canvas.put(width - width_of(where) - 1, 0, where, BAR)
    _put_feet(canvas, page, options.lang, longer=longer)
    return canvas


def wrapped(lines: Sequence[Line], width: int, faces: Faces) -> list[Row]:
    """The lines in rows of at most `width` cells less a margin; words and tiles stay whole."""
    return [row for line in lines for row in flowed(line, width - 2, faces)]


def sheet_of(width: int, faces: Faces) -> Sheet:
    """What running text is written on, on a screen of that width."""
    return Sheet(min(width - 2, MOST_TEXT), faces)


def _put_feet(canvas: Canvas, page: Page, lang: Lang, *, longer: bool) -> None:
    """The bottom row: the links, and what the keys do, as far as there is room."""
    y, width = canvas.height - 1, canvas.width
    canvas.put(0, y, " " * width, BAR)
    found = list(_feet(page, lang, longer=longer))
    while len(found) > 1 and sum(width_of(sign.text) + 2 for sign in found) > width + 1:
        found.remove(max(found, key=lambda sign: sign.spare))
    x = 1
    for sign in found:
        end = canvas.put(x, y, sign.text, BAR_KEY if isinstance(sign.target, Entry) else BAR)
        if sign.target is not None and end > x:
            canvas.mark(Region(x, y, end - x, 1), sign.target)
        x = end + 2


def _feet(page: Page, lang: Lang, *, longer: bool) -> Iterator[_Sign]:
    for place, link in enumerate(page.links):
        yield _Sign(0, f"{place + 1} {link.label}", Entry(place))
    if page.before or page.after:
        yield _Sign(1, word("page_turn", lang))
    if longer:
        yield _Sign(3, word("page_scroll", lang))
    yield _Sign(2, word("page_back", lang), Key(Command.BACK))


def help_page(scene: Scene, width: int) -> Page:
    """What can be done now and its chapter of the help, then the keys as they are now; the rest by digits."""
    chapter = help_on(chapter_now(scene), scene.lang)
    lines: list[Line] = [*now_lines(scene), ("",), _heading(chapter.title)]
    lines += [
        *rows_of(chapter.text, sheet_of(width, scene.faces)),
        ("",),
        _heading(word("keys_now", scene.lang)),
    ]
    lines += [(text,) for text in _key_texts(scene, width)]
    links = (
        Link(word("rules_of_match", scene.lang), Ruleset(scene.view.table.rules)),
        *book_links(scene.lang),
    )
    return Page(word("do_help", scene.lang), lines, links)


def book_links(lang: Lang) -> tuple[Link, ...]:
    """The books, as other pages lead to them."""
    books = (Contents(Book.RULES), Whole(Book.GLOSSARY), Contents(Book.TIPS), Contents(Book.HELP))
    return tuple(Link(word(f"book_{subject.book.value}", lang), subject) for subject in books)


def _heading(text: str) -> Line:
    return (Span(text, HEADING),)


def _key_texts(scene: Scene, width: int) -> Iterator[str]:
    """The keys of every command, and the marks on tiles."""
    groups = [[*(_key_text(scene, command) for command in group), ""] for group in _GROUPS]
    left, right = (max(map(width_of, chain(*column))) for column in (groups[::2], groups[1::2]))
    wide = left + _COLUMN_GAP + right <= width - 2
    yield from _side_by_side(groups, left + _COLUMN_GAP) if wide else chain(*groups)
    yield from word("help_marks", scene.lang).splitlines()


def _side_by_side(groups: Sequence[Sequence[str]], cells: int) -> Iterator[str]:
    """The groups in two columns, the first of so many cells."""
    for left, right in zip_longest(groups[::2], groups[1::2], fillvalue=()):
        for one, other in zip_longest(left, right, fillvalue=""):
            yield f"{fitted(one, cells)}{other}"


def _key_text(scene: Scene, command: Command) -> str:
    named = fitted(keys_of(scene, command), KEY_CELLS)
    return f"{named} {word(f'help_{command.value}', scene.lang)}"


def log_page(scene: Scene, _width: int) -> Page:
    """The hand so far, the latest first."""
    told = (entry_line(entry, scene) for entry in reversed(entries(scene)))
    return Page(word("log", scene.lang), [(before, *line) for before, line in told])


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
    label = scene.wind(seat)
    yield (f"{label} {scene.names[seat]}  {word('points', lang, points=scene.scores[seat])}",)
    if scene.views:
        held = [slot.tile for slot in open_slots(scene, seat)]
        yield (f"  {word('hand', lang)}{len(held)} ", *spaced(held))
    discards = [f"{'x' if found.claimed else chr(39) if found.drawn else ''} " for found in area.discards]
    pond = (
        piece for found, mark in zip(area.discards, discards, strict=True) for piece in (found.tile, mark)
    )
    yield (f"  {word('own_discards', lang)} ", *pond)
    if area.melds:
        shown = (piece for meld in shown_melds(scene, seat) for piece in (*_meld_pieces(meld, scene), "  "))
        yield (f"  {word('melds', lang)} ", *shown)
    if area.flowers:
        yield (
            f"  {word('rack_count', lang, count=len(area.flowers))} ",
            *spaced(sum(rack(area.flowers), ())),
        )


def _meld_pieces(meld: Meld, scene: Scene) -> tuple[Piece, ...]:
    tiles = meld_tiles(meld)
    return (meld_mark(meld, scene.lang), *(tiles or (signs(scene.faces).hidden,)))
