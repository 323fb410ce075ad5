"""What a player can ask before answering: hand, discards, wall, flowers, scores, counts, last lines."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from bots.unseen import unseen
from fuzhou_tui.engine.flowers import flower_points
from fuzhou_tui.engine.tiles import SEATS
from fuzhou_tui.engine.view import View
from fuzhou_tui.plain.asking import hand_lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.rulebook import Book, chapters

LAST_LINES: Final = 10


class Asked(NamedTuple):
    """All that a query is answered from: what the seat sees, and what was told before."""

    view: View
    scores: Sequence[int]
    told: Sequence[str]
    speech: Speech


def query_lines(text: str, asked: Asked) -> tuple[str, ...] | None:
    """The answer to a query, None where the text is none."""
    letter, _, rest = text.strip().replace("？", "?").partition(" ")
    if letter in _QUERIES and not rest:
        return tuple(_QUERIES[letter](asked))
    if letter == "l" and (rest.isdecimal() or not rest) and len(rest) < 5:
        count = int(rest) if rest else LAST_LINES
        return tuple(asked.told[-count:]) if count else ()
    if letter == "?" and rest.isascii() and rest.isdecimal():
        return _chapter(int(rest), asked.speech)
    return None


def _chapter(number: int, speech: Speech) -> tuple[str, ...] | None:
    """A chapter of the help, numbered from 1."""
    found = chapters(Book.HELP, speech.lang)[number - 1 : number]
    return tuple(line for title, text in found for line in (title, *text.split("\n")) if line) or None


def _hand(asked: Asked) -> Iterator[str]:
    return hand_lines(asked.view, asked.speech)


def _discards(asked: Asked) -> Iterator[str]:
    """A claimed tile is marked x, one cut from the draw '."""
    speech = asked.speech
    for seat in SEATS:
        pond = (
            speech.tile(cut.tile) + "'" * cut.drawn + "x" * cut.claimed
            for cut in asked.view.table.areas[seat].discards
        )
        yield speech.word("plain_pond", name=speech.name(seat), tiles=" ".join(pond) or "-")


def _wall(asked: Asked) -> Iterator[str]:
    table, speech = asked.view.table, asked.speech
    yield speech.word("plain_wall", live=max(table.live, 0), left=table.left, reserve=table.reserve)
    seen = 4 - unseen(asked.view)[table.gold]
    yield speech.word("plain_gold_seen", tile=speech.tile(table.gold), seen=seen)


def _flowers(asked: Asked) -> Iterator[str]:
    speech = asked.speech
    for seat in SEATS:
        area = asked.view.table.areas[seat]
        melds = speech.melds(area.melds) or "-"
        rack = speech.tiles(area.flowers) or "-"
        points = flower_points(area.flowers, asked.view.table.rules.flower_set)
        yield speech.word("plain_area", name=speech.name(seat), points=points, tiles=rack, melds=melds)


def _scores(asked: Asked) -> Iterator[str]:
    for seat in SEATS:
        yield asked.speech.word("plain_score", name=asked.speech.name(seat), score=asked.scores[seat])


def _counts(asked: Asked) -> Iterator[str]:
    left = unseen(asked.view)
    for suit in range(3):
        numbers = " ".join(map(str, left[9 * suit : 9 * suit + 9]))
        yield asked.speech.word(f"plain_counts_{suit}", counts=numbers)


def _help(asked: Asked) -> Iterator[str]:
    yield asked.speech.word("plain_help")


_QUERIES: Final[dict[str, Callable[[Asked], Iterator[str]]]] = {
    "w": _hand,
    "h": _discards,
    "q": _wall,
    "f": _flowers,
    "s": _scores,
    "c": _counts,
    "?": _help,
}
