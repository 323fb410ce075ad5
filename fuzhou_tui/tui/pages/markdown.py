"""The books' Markdown as rows: headings, paragraphs, lists, tables, code, **bold** and `code` in the text."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Final, NamedTuple

from fuzhou_tui.faces import Faces, signs
from fuzhou_tui.tui.drawing.canvas import width_of
from fuzhou_tui.tui.drawing.flow import Part, Row, Span, flowed, row_width
from fuzhou_tui.tui.drawing.ink import BOLD, FAINT, HEADING, PLAIN, Hue, Ink

CODE: Final = Ink(Hue.ACCENT)
_INDENT: Final = "    "  # before code
_MARKED: Final = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`")
_HEADING: Final = re.compile(r"(#+) (.*)")
_GAP: Final = 2  # cells between two columns
_LEAST_COLUMN: Final = 4


class Sheet(NamedTuple):
    """What text is written on: its width in cells, and how tiles are drawn there."""

    width: int
    faces: Faces


def _nothing(_code: str) -> Iterable[Row]:
    return ()


def rows_of(text: str, sheet: Sheet, under: Callable[[str], Iterable[Row]] = _nothing) -> tuple[Row, ...]:
    """The text in rows no wider than the sheet, and under each line of code what `under` answers for it."""
    rows: list[Row] = []
    for block in _blocks(text.split("\n")):
        rows += [("",)] if rows else []
        rows += _block_rows(block, sheet, under)
    return tuple(rows)


def spans(text: str) -> Row:
    """One line of text with what is marked in it in an ink of its own."""
    parts: list[Part] = []
    place = 0
    for found in _MARKED.finditer(text):
        parts.append(text[place : found.start()])
        bold, code = found.groups()
        parts.append(Span(bold, BOLD) if bold else Span(code, CODE))
        place = found.end()
    parts.append(text[place:])
    return tuple(part for part in parts if part)


def joined(lines: Iterable[str]) -> str:
    """Lines of one paragraph as one: a blank between them, but none between hanzi or beside their signs."""
    text = ""
    for line in lines:
        text += f" {line}" if text and line and _is_apart(text[-1], line[0]) else line
    return text


def _is_apart(before: str, after: str) -> bool:
    wide = [sign for sign in (before, after) if width_of(sign) > 1]
    return len(wide) < 2 and all(sign.isalnum() for sign in wide)


def _blocks(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Paragraphs, lists, tables and pieces of code; blank lines are between them, but for code's own."""
    for is_blank, group in groupby(lines, key=lambda line: not line.strip()):
        if not is_blank:
            yield from _by_kind(tuple(group))


def _by_kind(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """A heading stands alone; each item of a list is a block of lines that belong together."""
    block: list[str] = []
    for line in lines:
        if block and (_HEADING.match(line) or _HEADING.match(block[0])):
            yield tuple(block)
            block = []
        block.append(line)
    yield tuple(block)


def _block_rows(block: Sequence[str], sheet: Sheet, under: Callable[[str], Iterable[Row]]) -> Iterator[Row]:
    first = block[0]
    heading = _HEADING.match(first)
    if heading:
        deep = len(heading[1]) > 2
        yield from flowed((Span(heading[2], BOLD if deep else HEADING),), sheet.width, sheet.faces)
    elif first.startswith(_INDENT):
        yield from _code(block, sheet, under)
    elif first.startswith("|"):
        yield from _table(block, sheet)
    elif first.startswith("- "):
        for item in _items(block):
            yield from flowed(spans(item), sheet.width, sheet.faces)
    else:
        yield from flowed(spans(joined(block)), sheet.width, sheet.faces, hang=0)


def _code(lines: Sequence[str], sheet: Sheet, under: Callable[[str], Iterable[Row]]) -> Iterator[Row]:
    """Code as it is, set in less where it would not fit; what a command prints is plain."""
    typed = any(line.startswith(f"{_INDENT}$ ") for line in lines)
    for line in lines:
        margin = _INDENT if width_of(line) <= sheet.width else " "
        ink = PLAIN if typed and not line.startswith(f"{_INDENT}$ ") else CODE
        yield from flowed((margin, Span(line.removeprefix(_INDENT), ink)), sheet.width, sheet.faces, 4)
        yield from under(line.strip())


def _items(lines: Iterable[str]) -> Iterator[str]:
    """The items of a list, each as one line."""
    item: list[str] = []
    for line in lines:
        if line.startswith("- ") and item:
            yield joined(item)
            item = []
        item.append(line if line.startswith("- ") else line.strip())
    yield joined(item)


def _table(lines: Sequence[str], sheet: Sheet) -> Iterator[Row]:
    """A table in columns; where the sheet is too narrow their texts are broken."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head, *body = [row for row in rows if not all(set(cell) <= {"-", ":"} for cell in row)]
    widths = _columns([head, *body], sheet.width)
    yield from _table_row([(Span(cell, BOLD),) for cell in head], widths, sheet.faces)
    yield (Span(signs(sheet.faces).rule * (sum(widths) + _GAP * (len(widths) - 1)), FAINT),)
    for row in body:
        yield from _table_row([spans(cell) for cell in row], widths, sheet.faces)


def _columns(rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """The widths of the columns, the widest made narrower until all fit."""
    widths = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    room = width - _GAP * (len(widths) - 1)
    while sum(widths) > room and max(widths) > _LEAST_COLUMN:
        widths[widths.index(max(widths))] -= 1
    return widths


def _table_row(cells: Sequence[Row], widths: Sequence[int], faces: Faces) -> Iterator[Row]:
    broken = [tuple(flowed(cell, width, faces, 0)) for cell, width in zip(cells, widths, strict=True)]
    for pieces in zip_longest(*broken, fillvalue=("",)):
        row: list[Part] = []
        room = 0
        for piece, width in zip(pieces, widths, strict=True):
            row += (" " * room, *piece)
            room = width - row_width(piece, faces) + _GAP
        yield tuple(row)
