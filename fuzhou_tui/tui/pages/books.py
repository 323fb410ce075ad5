"""The books as pages: chapters with their neighbours, the glossary whole, and every flag of a ruleset."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby
from typing import Final, assert_never

from fuzhou_tui.engine.rules import PRESETS, Rules
from fuzhou_tui.engine.tiles import Tile, tile, tiles
from fuzhou_tui.faces import Flag, short
from fuzhou_tui.rulebook import Book, chapters, page
from fuzhou_tui.rulefiles import BadRules, own_files, ruleset
from fuzhou_tui.tui.drawing.flow import Part, Row, Span, flowed
from fuzhou_tui.tui.drawing.ink import HEADING
from fuzhou_tui.tui.drawing.pen import face
from fuzhou_tui.tui.labels import ruleset_line, ruleset_name
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.flag_lines import flag_lines
from fuzhou_tui.tui.pages.markdown import CODE, Sheet, joined, rows_of
from fuzhou_tui.tui.pages.page import Link, Page, sheet_of
from fuzhou_tui.tui.pages.subjects import Passage, Ruleset, Text, Told, Whole
from fuzhou_tui.words import Lang, word

MOST_LINKS: Final = 9  # as many as there are digits
_RULE: Final = re.compile(r"\bR(\d+)\.\d+")
_EXAMPLE: Final = re.compile(r"\$ fuzhou (?:hand|score) (\S+) --gold (\S+)")
_BESIDE: Final = re.compile(r"--(?:tile|meld) (?:\w+:)?(\S+)")
_TERM: Final = re.compile(r"^- (\S+)", re.MULTILINE)


def contents(book: Book, lang: Lang) -> tuple[Link, ...]:
    """The chapters of a book, and after them what it says of itself if that is more than a paragraph."""
    found = [
        Link(chapter.title, Passage(book, number)) for number, chapter in enumerate(chapters(book, lang), 1)
    ]
    preface = Link(word("about_this_book", lang), Passage(book, 0))
    return (*found, preface) if _has_a_preface(book, lang) else tuple(found)


def rulesets(rules: Rules, lang: Lang) -> tuple[Link, ...]:
    """The ruleset in use, the presets, and the player's own files of rules, those too that cannot be read."""
    known = {rules.name: rules} | PRESETS
    found = [_ruleset_link(each, lang) for each in known.values()]
    for name in [file.stem for file in own_files()]:
        if name in known:
            continue
        try:
            found.append(_ruleset_link(ruleset(name), lang))
        except BadRules as error:
            found.append(Link(name, Told(name, str(error)), word("bad_rules_file", lang)))
    return tuple(found)


def page_on(subject: Text, options: Options, width: int) -> Page:
    """The page on that subject, for a screen of that width."""
    lang, sheet = options.lang, sheet_of(width, options.faces)
    match subject:
        case Passage():
            return _passage(subject, lang, sheet)
        case Whole(book):
            return Page(title_of(book, lang), tuple(_whole(book, lang, sheet)))
        case Ruleset(rules):
            title = word("rules_of", lang, name=ruleset_name(rules, lang))
            return Page(title, tuple(flag_lines(rules, lang, sheet)))
        case Told(title, text):
            return Page(title, rows_of(text, sheet))
        case _:
            assert_never(subject)


def title_of(book: Book, lang: Lang) -> str:
    """What the book calls itself."""
    return page(book, lang).partition("\n")[0].removeprefix("# ")


def _ruleset_link(rules: Rules, lang: Lang) -> Link:
    return Link(ruleset_name(rules, lang), Ruleset(rules), ruleset_line(rules, lang))


def about_book(book: Book, lang: Lang) -> str:
    """What a book says of itself before its first chapter, where it says little."""
    return "" if _has_a_preface(book, lang) else joined(_preface(book, lang).split("\n"))


def _passage(passage: Passage, lang: Lang, sheet: Sheet) -> Page:
    book, number = passage.book, passage.number
    every = chapters(book, lang)
    first = 0 if _has_a_preface(book, lang) else 1
    text = every[number - 1].text if number else _preface(book, lang)
    title = title_of(book, lang)
    if number:
        named = word(f"book_{book.value}", lang)
        title = word("chapter_of", lang, book=named, chapter=every[number - 1].title)
    return Page(
        title=title,
        lines=rows_of(text, sheet, partial(_example, sheet=sheet)),
        links=_cited(passage, text, lang),
        before=Passage(book, number - 1) if number > first else None,
        after=Passage(book, number + 1) if number < len(every) else None,
    )


def _whole(book: Book, lang: Lang, sheet: Sheet) -> Iterator[Row]:
    """The book on one page, its own title left out."""
    yield from rows_of(_preface(book, lang), sheet)
    for chapter in chapters(book, lang):
        yield from (("",), (Span(chapter.title, HEADING),))
        yield from rows_of(_TERM.sub(r"- **\1**", chapter.text), sheet)


def _cited(passage: Passage, text: str, lang: Lang) -> tuple[Link, ...]:
    """The other chapters of the rulebook that the text names a rule of."""
    numbers = sorted({int(number) for number in _RULE.findall(text)})
    found = [
        Link(word("rules_chapter", lang, number=number), Passage(Book.RULES, number)) for number in numbers
    ]
    return tuple(link for link in found if link.subject != passage)[:MOST_LINKS]


def _example(code: str, sheet: Sheet) -> Iterator[Row]:
    """Under a command of the tips its hand: golds first and marked, melds and the last tile apart."""
    found = _EXAMPLE.match(code)
    if not found:
        return
    gold = tile(found[2])
    parts: list[Part] = ["  "]
    held = sorted(tiles(found[1]), key=lambda each: (each != gold, each))
    for _, suit in groupby(held, key=lambda each: (each == gold, each // 9)):
        parts += ["  ", *_drawn(suit, gold, sheet)]
    for beside in _BESIDE.findall(code):
        parts += ["   ", *_drawn(tiles(beside), gold, sheet)]
    yield from flowed(parts, sheet.width, sheet.faces, 4)


def _drawn(found: Iterable[Tile], gold: Tile, sheet: Sheet) -> Iterator[Part]:
    for place, each in enumerate(found):
        yield " " if place else ""
        yield Span(short(each, sheet.faces), face(each, gold))
        if each == gold:
            yield Span(Flag.GOLD.value, CODE)


def _has_a_preface(book: Book, lang: Lang) -> bool:
    return "\n\n" in _preface(book, lang)


def _preface(book: Book, lang: Lang) -> str:
    """What stands between the title and the first chapter."""
    return page(book, lang).partition("\n## ")[0].partition("\n")[2].strip()
