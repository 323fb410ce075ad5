"""What a player can ask before answering: hand, table, scores, the coach, the hand before, last lines."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from bots.unseen import unseen
from fuzhou_tui.engine.flowers import flower_points
from fuzhou_tui.engine.match import Match
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.engine.view import View
from fuzhou_tui.plain.advising import advice_lines
from fuzhou_tui.plain.afterwards import Ended, result_lines, reviewed
from fuzhou_tui.plain.asking import hand_lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.rulebook import Book, chapters

LAST_LINES: Final = 10
COACH: Final = frozenset({"i", "coach", "参考"})


class Asked(NamedTuple):
    """All that a query is answered from: what the seat sees, and what was told before."""

    view: View
    match: Match
    scores: Sequence[int]
    told: Sequence[str]
    speech: Speech
    ended: Ended | None = None  # the hand before


def query_lines(text: str, asked: Asked) -> tuple[str, ...] | None:
    """The answer to a query, None where the text is none."""
    letter, _, rest = text.strip().replace("？", "?").partition(" ")
    if letter in _QUERIES and not rest:
        return tuple(_QUERIES[letter](asked))
    if letter == "l" and (rest.isdecimal() or not rest) and len(rest) < 5:
        count = int(rest) if rest else LAST_LINES
        return tuple(asked.told[-count:]) if count else ()
    if letter == "?" and rest.isascii() and rest.isdecimal():
        return chapter_lines(int(rest), asked.speech) or None
    return None


def chapter_lines(number: int, speech: Speech) -> tuple[str, ...]:
    """A chapter of the help, numbered from 1; nothing for a number that none has."""
    found = chapters(Book.HELP, speech.lang)[max(0, number - 1) : number]
    return tuple(line for title, text in found for line in (title, *text.split("\n")) if line)


def chapters_line(speech: Speech) -> str:
    """The chapters of the help by their numbers."""
    named = enumerate(chapters(Book.HELP, speech.lang), 1)
    return speech.word("plain_chapters", names=", ".join(f"{number} {title}" for number, (title, _) in named))


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
    """What can still be drawn, what is kept back and why (R3.6), and how often the gold was seen."""
    table, speech = asked.view.table, asked.speech
    yield speech.word("plain_wall", live=max(table.live, 0), left=table.left, reserve=table.reserve)
    more = table.reserve - table.rules.reserve
    if more > 0:
        yield speech.word("plain_kept_back", usual=table.rules.reserve, more=more)
    seen = 4 - unseen(asked.view)[table.gold]
    yield speech.word("plain_gold_seen", tile=speech.tile(table.gold), seen=seen)


def _flowers(asked: Asked) -> Iterator[str]:
    """What lies open before each seat, how many tiles it hides, and what keeps it from winning."""
    speech = asked.speech
    for seat in SEATS:
        area = asked.view.table.areas[seat]
        melds = speech.melds(area.melds) or "-"
        rack = speech.tiles(area.flowers) or "-"
        points = flower_points(area.flowers, asked.view.table.rules.flower_set)
        line = speech.word("plain_area", name=speech.name(seat), points=points, tiles=rack, melds=melds)
        yield ", ".join((line, speech.word("plain_hidden", count=area.hidden), *_bounds(asked, seat)))


def _bounds(asked: Asked, seat: Seat) -> Iterator[str]:
    """Self-draw only (R6.2), and the step of its wander (R8.10)."""
    table = asked.view.table
    area = table.areas[seat]
    if area.threw_gold and table.rules.gold_discard_locks:
        yield asked.speech.word("self_draw_only")
    if area.wander:
        yield asked.speech.word(f"wander_{area.wander}")


def _scores(asked: Asked) -> Iterator[str]:
    """Which hand it is, who deals, and the points of each wind (R1.4, R11.2)."""
    match, speech, dealer = asked.match, asked.speech, asked.view.table.dealer
    yield speech.word(
        "plain_standing",
        number=match.number,
        wind=speech.word(f"plain_wind_{match.unseated // 4 % 4}"),
        turn=match.unseated % 4 + 1,
        dealer=speech.name(dealer),
        streak=match.streak,
    )
    for seat in SEATS:
        score = speech.word("plain_score", name=speech.name(seat), score=asked.scores[seat])
        yield f"{score} {speech.word(f'plain_wind_{(seat - dealer) % 4}')}"


def _counts(asked: Asked) -> Iterator[str]:
    left = unseen(asked.view)
    for suit in range(3):
        numbers = " ".join(map(str, left[9 * suit : 9 * suit + 9]))
        yield asked.speech.word(f"plain_counts_{suit}", counts=numbers)


def _coach(asked: Asked) -> Iterator[str]:
    return advice_lines(asked.view, asked.speech)


def _review(asked: Asked) -> Iterator[str]:
    if asked.ended is None:
        return iter((asked.speech.word("plain_none_ended"),))
    return reviewed(asked.ended, asked.match.players[asked.view.seat])


def _result(asked: Asked) -> Iterator[str]:
    if asked.ended is None:
        return iter((asked.speech.word("plain_none_ended"),))
    return result_lines(asked.ended)


def _help(asked: Asked) -> Iterator[str]:
    yield asked.speech.word("plain_help", last=len(chapters(Book.HELP, asked.speech.lang)))
    yield asked.speech.word("plain_help_more")
    yield asked.speech.word("plain_help_written")


_QUERIES: Final[dict[str, Callable[[Asked], Iterator[str]]]] = {
    "w": _hand,
    "h": _discards,
    "q": _wall,
    "f": _flowers,
    "s": _scores,
    "c": _counts,
    **dict.fromkeys(COACH, _coach),
    **dict.fromkeys(("v", "review", "复盘"), _review),
    **dict.fromkeys(("r", "result", "结算"), _result),
    "?": _help,
}
