"""The books that come with the game, and what the rulebook says of every flag of a ruleset."""

import re
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files
from typing import Final, NamedTuple, assert_never

from fuzhou_tui.engine.flags import FLAGS, Amount, Choice, Kind, Number, Switch, Value, chosen
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.words import Lang, word

# `- `reserve`: tiles ...` and the lines that go on with it.
_MEANING: Final = re.compile(r"^- `(\w+)`(?:: |：)(.*(?:\n  .*)*)", re.MULTILINE)
_JOINTS: Final = {Lang.ZH: "", Lang.EN: " "}


class Book(Enum):
    """A book, in a file for each language."""

    RULES = "rules"
    HELP = "help"
    TIPS = "tips"
    GLOSSARY = "glossary"


class Help(Enum):
    """A chapter of the help, by its place from 0."""

    TURN = 0
    CLAIMS = 1
    WAITING = 2
    GOLD = 3
    WALL = 4
    SETTLEMENT = 5
    KEYS = 6
    LINES = 7


class Chapter(NamedTuple):
    """A heading and the text under it, in lines of at most 80 cells."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class FlagRow:
    """One choice a ruleset makes: its name, the rule it carries, and its value in words."""

    name: str
    rule: str
    value: str


def rulebook(lang: Lang) -> str:
    """The rulebook in that language."""
    return page(Book.RULES, lang)


def page(book: Book, lang: Lang) -> str:
    """The whole book in that language."""
    return (files("fuzhou_tui") / "docs" / f"{book.value}.{lang.value}.md").read_text(encoding="utf-8")


def chapters(book: Book, lang: Lang) -> tuple[Chapter, ...]:
    """The book's chapters, the same in both languages."""
    _, *parts = re.split(r"^## ", page(book, lang), flags=re.MULTILINE)
    split = (part.partition("\n") for part in parts)
    return tuple(Chapter(title, text.strip("\n")) for title, _, text in split)


def help_on(subject: Help, lang: Lang) -> Chapter:
    """The chapter of the help on what is going on."""
    return chapters(Book.HELP, lang)[subject.value]


def flag_rows(rules: Rules, lang: Lang) -> tuple[FlagRow, ...]:
    """Every flag of the ruleset, in the order rulesets list them."""
    return tuple(FlagRow(flag.name, flag.rule, _value_text(chosen(rules, flag), lang)) for flag in FLAGS)


def flag_meanings(lang: Lang) -> dict[str, str]:
    """What each flag does, by its name, as section 10 of the rulebook says."""
    return {name: re.sub(r"\n  ", _JOINTS[lang], text) for name, text in _MEANING.findall(rulebook(lang))}


def kind_text(kind: Kind, lang: Lang) -> str:
    """The type of a flag, and what a file of rules may give it."""
    match kind:
        case Switch():
            return word("flag_switch", lang)
        case Choice(members):
            return word("flag_choice", lang, values=", ".join(f'"{member.value}"' for member in members))
        case Number(least, most):
            return word("flag_number", lang, least=least, most=most)
        case Amount(most):
            return word("flag_amount", lang, most=most)
        case _:
            assert_never(kind)


def _value_text(value: Value, lang: Lang) -> str:
    if value is None or isinstance(value, bool):
        return word("yes" if value else "no", lang)
    return str(value.value if isinstance(value, Enum) else value)
