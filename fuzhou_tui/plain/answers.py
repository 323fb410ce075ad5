"""What can be typed at a question, and when a text that is typed key by key is whole."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Final

from fuzhou_tui.engine.actions import (
    Action,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    Discard,
    OwnKong,
    Pass,
    Win,
    action_text,
)
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.tiles import Tile, rank, tile_text
from fuzhou_tui.engine.view import View

LEAVE: Final = frozenset({"leave", "离开"})
UNDO: Final = frozenset({"undo", "悔"})
QUERIES: Final = ("w", "h", "q", "f", "s", "c", "i", "v", "r", "?")
HANZI_QUERIES: Final = ("参考", "复盘", "结算")
LAST: Final = "l"
MOST_LINES: Final = 500  # of those told before, that can be asked for again

_HANZI: Final[dict[type[Action], str]] = {
    Win: "胡",
    OwnKong: "杠",
    ClaimKong: "杠",
    ClaimPung: "碰",
    ClaimChow: "吃",
    Discard: "打",
    Pass: "过",
}
_HANZI_RANKS: Final = "一二三四五六七八九"
_HANZI_SUITS: Final = "万饼索"
_ASCII_SUITS: Final = "wbt"

# Each text that answers, as `plain` makes it, with what it stands for.
Answers = Mapping[str, str]


class Fit(Enum):
    """How a text stands to the answers."""

    WHOLE = "whole"  # it is one, and no other begins with it
    OPEN = "open"  # another begins with it; it may be one itself
    NONE = "none"


def plain(text: str) -> str:
    """The text in narrow small letters, without blanks."""
    return "".join(unicodedata.normalize("NFKC", text).lower().split())


def fit(typed: str, answers: Iterable[str]) -> Fit:
    """Whether the text can be taken, can become something longer, or can become nothing."""
    begun = {answer for answer in answers if answer.startswith(typed)}
    if not begun:
        return Fit.NONE
    return Fit.WHOLE if begun == {typed} else Fit.OPEN


def answers_to(view: View) -> Answers:
    """All that can be typed when the seat is asked.

    Not English words: `p` is a pung, and would have to wait for what follows if `pass` were taken too.
    """
    found = {**_COMMANDS, **_FOR_LINES}
    for number, option in enumerate(legal_actions(view), 1):
        for text in (str(number), *_spellings(option)):
            found[text] = action_text(option)
    return found


def _commands() -> Iterator[str]:
    yield from UNDO
    yield from LEAVE
    yield from QUERIES
    yield from HANZI_QUERIES


_COMMANDS: Final = {text: text for text in _commands()}
_FOR_LINES: Final = {LAST: LAST} | {f"{LAST}{count}": f"{LAST} {count}" for count in range(1, MOST_LINES + 1)}


def _spellings(option: Action) -> Iterator[str]:
    """As in a record, and in hanzi."""
    letter, verb = action_text(option)[0], _HANZI[type(option)]
    match option:
        case OwnKong(tile) | ClaimChow(tile) | Discard(tile):
            yield from (said + written for written in _written(tile) for said in (letter, verb))
        case _:
            yield from (letter, verb)


def _written(tile: Tile) -> Iterator[str]:
    """`5m`, `5w` as ASCII faces have it, `5万`, `五万`."""
    number, suit = rank(tile), tile // 9
    yield from (tile_text(tile), f"{number}{_ASCII_SUITS[suit]}")
    yield from (f"{number}{_HANZI_SUITS[suit]}", f"{_HANZI_RANKS[number - 1]}{_HANZI_SUITS[suit]}")
