"""A guided first hand: the deal it is played on, what is said before each decision, and what is advised."""

from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple, assert_never

from bots.levels import LEVELS
from bots.unseen import unseen
from fuzhou_tui.engine.actions import (
    PASS,
    WIN,
    Action,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    Discard,
    OwnKong,
)
from fuzhou_tui.engine.distance import discards
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.engine.tiles import Seat, Tile
from fuzhou_tui.engine.view import Drawn, Result, Source, Turn, View, Won
from fuzhou_tui.players import Bot, Human, Setup, named
from fuzhou_tui.words import Lang, word

# A hand with flowers, a gold, chows, a pung and a win, if the advice is followed; a test plays it.
SEED: Final = "first hand 75"
LEARNER: Final = Seat(0)
_ADVISER: Final = LEVELS["normal"]
_NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
_NO_TILES: Final[Mapping[str, tuple[Tile, ...]]] = MappingProxyType({})

Write = Callable[[tuple[Tile, ...]], str]


class Remark(NamedTuple):
    """Something to say: a word's id, and what fills its places."""

    word: str
    tiles: Mapping[str, tuple[Tile, ...]] = _NO_TILES
    numbers: Mapping[str, int] = _NOTHING


def setup(lang: Lang) -> Setup:
    """The match of one hand, for practice: the learner in seat 0 and three easy bots."""
    seats = named((Human(""), Bot("easy"), Bot("easy"), Bot("easy")), lang)
    return Setup(STANDARD, 1, Length.HAND, SEED, seed_given=True, seats=seats, practice=True)


def text(remark: Remark, lang: Lang, write: Write) -> str:
    """The remark in words, its tiles as the front end writes tiles."""
    tiles = {name: write(shown) for name, shown in remark.tiles.items()}
    return word(remark.word, lang, **tiles, **remark.numbers)


def remarks(view: View, said: Collection[str]) -> tuple[Remark, ...]:
    """What is new to the learner at this decision, whatever is among the ids that were said left out.

    What is advised comes last, and comes every time.
    """
    new = (remark for remark in _on_the_situation(view) if remark.word not in said)
    return (*new, advice(view))


def suggestion(view: View) -> Action:
    """The decision that is advised."""
    return _ADVISER.choose(view, Random(0))


def advice(view: View) -> Remark:
    """The suggestion, with its reason."""
    action = suggestion(view)
    match action:
        case Discard(tile):
            return _on_discarding(view, tile)
        case _ if action == WIN:
            return Remark("lesson_advise_win")
        case _ if action == PASS:
            return Remark("lesson_advise_pass")
        case _:
            return Remark("lesson_advise_take")


def closing(result: Result) -> tuple[Remark, ...]:
    """What is said of how the hand ended, before it is paid."""
    match result:
        case Drawn():
            return (Remark("lesson_drawn"),)
        case Won(attempt) if attempt.seat != LEARNER:
            return (Remark("lesson_not_yours"), *_on_the_sum(result))
        case Won():
            return _on_the_sum(result)
        case _:
            assert_never(result)


def _on_the_situation(view: View) -> Iterator[Remark]:
    yield Remark("lesson_welcome")
    if view.area.flowers:
        yield Remark("lesson_flowers", {"flowers": view.area.flowers})
    gold = view.table.gold
    yield Remark("lesson_gold", {"gold": (gold,)})
    if view.hand.counts[gold]:
        yield Remark("lesson_gold_held")
    phase, options = view.table.phase, legal_actions(view)
    if isinstance(phase, Turn):
        yield Remark("lesson_after_claim" if phase.source is Source.CLAIM else "lesson_turn")
    if WIN in options:
        yield Remark("lesson_win")
    for kind, name in _OFFERED.items():
        if any(isinstance(option, kind) for option in options):
            yield Remark(name)


_OFFERED: Final[Mapping[type, str]] = MappingProxyType(
    {
        OwnKong: "lesson_own_kong",
        ClaimKong: "lesson_kong",
        ClaimPung: "lesson_pung",
        ClaimChow: "lesson_chow",
    }
)


def _on_discarding(view: View, tile: Tile) -> Remark:
    choices = discards(view.hand.counts, view.table.gold, view.sets)
    left = unseen(view)
    found = next(choice for choice in choices if choice.tile == tile)
    live = tuple(helpful for helpful in found.useful if left[helpful])
    count = sum(left[helpful] for helpful in live)
    if found.away == 1:
        return Remark("lesson_advise_ready", {"tile": (tile,), "waits": live}, {"count": count})
    return Remark("lesson_advise_discard", {"tile": (tile,)}, {"away": found.away - 1, "count": count})


def _on_the_sum(won: Won) -> tuple[Remark, ...]:
    score = won.score
    numbers = {
        "flowers": score.flowers,
        "kongs": score.kongs,
        "golds": score.golds,
        "streak": score.streak,
        "special": score.special_value,
        "points": sum(points for _, points in score.lines),
    }
    paid = "lesson_three_pay" if won.attempt.source is None else "lesson_one_pays"
    return Remark("lesson_sum", numbers=numbers), Remark(paid)
