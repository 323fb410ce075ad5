"""Why a win counts no more: the specials of a higher value, and what each of them lacked (R8, R9.1)."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final, NamedTuple

from fuzhou_tui.engine.melds import is_kong, meld_tiles
from fuzhou_tui.engine.patterns import Winning, complete
from fuzhou_tui.engine.rules import Rules, Special
from fuzhou_tui.engine.scoring import Attempt, By, winning
from fuzhou_tui.engine.tiles import SUIT_TILES
from fuzhou_tui.engine.view import Won


class Lack(Enum):
    """What can be missing; the values are word ids."""

    GOLDS = "lacks_golds"
    OWN_DRAW = "lacks_own_draw"  # R8.3: it is the drawing that wins
    GOLD_PAIR = "lacks_gold_pair"
    GOLD_SET = "lacks_gold_set"
    SHAPE = "lacks_shape"
    FLOWERS = "lacks_flowers"
    FEWER_FLOWERS = "lacks_fewer_flowers"
    NO_KONG = "lacks_no_kong"
    ONE_SUIT = "lacks_one_suit"
    PLAIN_GOLDS = "lacks_plain_golds"  # R8.12: every gold at its face


class Missing(NamedTuple):
    """Something that was missing, and how many of it."""

    lack: Lack
    number: int = 1


class MissedSpecial(NamedTuple):
    """A special that the win was not, its value, and all that it lacked."""

    special: Special
    value: int
    missing: tuple[Missing, ...]


def missed_specials(rules: Rules, won: Won) -> tuple[MissedSpecial, ...]:
    """The table's specials that would have counted more, the next one first.

    天胡, 抢金 and 花胡 are not told: nothing about the tiles makes them.
    """
    found = []
    for special, lacking in _LACKING.items():
        value = rules.value(special)
        if value is not None and value > won.score.special_value:
            missing = tuple(lacking(won.attempt, winning(won.attempt)))
            if missing:
                found.append(MissedSpecial(special, value, missing))
    return tuple(sorted(found, key=lambda missed: missed.value))


def _dragon(_attempt: Attempt, win: Winning) -> Iterator[Missing]:
    """Three golds that are a set of their own, the rest without a wild card (R8.5)."""
    return _golden(win, 3, Lack.GOLD_SET)


def _sparrow(_attempt: Attempt, win: Winning) -> Iterator[Missing]:
    """Two golds that are the pair (R8.4)."""
    return _golden(win, 2, Lack.GOLD_PAIR)


def _golden(win: Winning, golds: int, otherwise: Lack) -> Iterator[Missing]:
    if not complete(win):
        yield Missing(Lack.SHAPE)
    elif win.golds >= golds:
        yield Missing(otherwise)
    if win.golds < golds:
        yield Missing(Lack.GOLDS, golds - win.golds)


def _three_golds(attempt: Attempt, win: Winning) -> Iterator[Missing]:
    """Three golds, drawn or dealt (R8.3)."""
    if win.golds < 3:
        yield Missing(Lack.GOLDS, 3 - win.golds)
    if attempt.by not in {By.SELF, By.HEAVENLY_HAND}:
        yield Missing(Lack.OWN_DRAW)


def _flowerless(_attempt: Attempt, win: Winning) -> Iterator[Missing]:
    """No flower, no kong (R8.6)."""
    return _flowers(win, 0)


def _single_flower(_attempt: Attempt, win: Winning) -> Iterator[Missing]:
    """One flower, no kong (R8.7)."""
    return _flowers(win, 1)


def _flowers(win: Winning, wanted: int) -> Iterator[Missing]:
    have, kongs = len(win.flowers), sum(map(is_kong, win.melds))
    if have > wanted:
        yield Missing(Lack.FEWER_FLOWERS, have - wanted)
    if have < wanted:
        yield Missing(Lack.FLOWERS, wanted - have)
    if kongs:
        yield Missing(Lack.NO_KONG, kongs)


def _half_flush(_attempt: Attempt, win: Winning) -> Iterator[Missing]:
    """All tiles but the golds of one suit (R8.11)."""
    return _flush(win, golds_too=False)


def _full_flush(_attempt: Attempt, win: Winning) -> Iterator[Missing]:
    """All tiles of one suit, the golds at their face (R8.12)."""
    return _flush(win, golds_too=True)


def _flush(win: Winning, *, golds_too: bool) -> Iterator[Missing]:
    held = {tile // 9 for tile in SUIT_TILES if win.concealed[tile] and (golds_too or tile != win.gold)}
    suits = held | {meld_tiles(meld)[0] // 9 for meld in win.melds}
    if not complete(win):
        yield Missing(Lack.SHAPE)
    if len(suits) > 1:
        yield Missing(Lack.ONE_SUIT, len(suits))
    elif golds_too and win.golds and complete(win):
        yield Missing(Lack.PLAIN_GOLDS)


_LACKING: Final[dict[Special, Callable[[Attempt, Winning], Iterator[Missing]]]] = {
    Special.SINGLE_FLOWER: _single_flower,
    Special.FLOWERLESS: _flowerless,
    Special.THREE_GOLDS: _three_golds,
    Special.GOLDEN_SPARROW: _sparrow,
    Special.HALF_FLUSH: _half_flush,
    Special.GOLDEN_DRAGON: _dragon,
    Special.FULL_FLUSH: _full_flush,
}
