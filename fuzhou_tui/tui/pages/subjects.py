"""What a page can be about, so that another page can lead to it."""

from dataclasses import dataclass

from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.rulebook import Book


@dataclass(frozen=True, slots=True)
class Contents:
    """The list of a book's chapters."""

    book: Book


@dataclass(frozen=True, slots=True)
class Passage:
    """A chapter of a book, from 1; 0 is what stands before the first."""

    book: Book
    number: int


@dataclass(frozen=True, slots=True)
class Whole:
    """A book on one page."""

    book: Book


@dataclass(frozen=True, slots=True)
class Ruleset:
    """What a ruleset chooses, beside the presets."""

    rules: Rules


@dataclass(frozen=True, slots=True)
class Told:
    """A few words under a title."""

    title: str
    text: str


Text = Passage | Whole | Ruleset | Told
Subject = Contents | Text
