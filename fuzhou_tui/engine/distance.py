"""How far a hand is from complete, what helps it, and what to throw (RULES R8.1, R6.3).

Counts are the 27 numbers of the concealed suit tiles, golds included; `gold` is the kind that is wild; `sets`
is how many sets the concealed tiles must still hold, five less one for each meld. A waiting hand has
3 * sets + 1 tiles, a hand that can win or discard one more.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from operator import itemgetter
from typing import Final, NamedTuple

from fuzhou_tui.engine.shapes import (
    NO_TILE,
    WEIGHTS,
    missing,
    missing_after_discards,
    missing_after_draws,
    natural_keys,
)
from fuzhou_tui.engine.tiles import SUIT_TILES, Counts, Tile

# The table at n turns n into 1 and all else into 0.
_IS: Final = tuple(bytes(wanted) + b"\1" + bytes(255 - wanted) for wanted in range(256))


class DiscardChoice(NamedTuple):
    """A tile that can be discarded, how far the hand is away after it, and the kinds that then help."""

    tile: Tile
    away: int
    useful: tuple[Tile, ...]


class BestDiscards(NamedTuple):
    """How far a hand is away after its best discards, each behind its number of live useful tiles."""

    away: int
    ranked: tuple[tuple[int, Tile], ...]


def away(counts: Counts, gold: Tile, sets: int) -> int:
    """How many tiles the hand is away from complete, 0 for a complete one; 1 less is its shanten."""
    key_m, key_p, key_s = natural_keys(counts, gold)
    return max(0, missing(key_m, key_p, key_s, sets, 1) - counts[gold])


def is_complete(counts: Counts, gold: Tile, sets: int) -> bool:
    """Whether the tiles, golds wild, are so many sets and a pair and nothing else (R8.1)."""
    return sum(counts) == 3 * sets + 2 and away(counts, gold, sets) == 0


def useful(counts: Counts, gold: Tile, sets: int) -> tuple[Tile, ...]:
    """The kinds that bring a waiting hand nearer when drawn, sorted, the gold among them.

    A kind of which no copy is left is named too, because a gold can stand for it.
    """
    keys = natural_keys(counts, gold)
    lacking = missing(keys[0], keys[1], keys[2], sets, 1)
    return tuple(compress(SUIT_TILES, _useful_flags(keys, lacking, gold, sets)))


@lru_cache(maxsize=1 << 12)
def waits(counts: Counts, gold: Tile, sets: int) -> tuple[Tile, ...]:
    """The kinds that would complete a waiting hand, sorted; none where it is more than one tile away."""
    return useful(counts, gold, sets) if away(counts, gold, sets) == 1 else ()


def is_free_wait(counts: Counts, gold: Tile, sets: int) -> bool:
    """Whether any tile at all would complete the waiting hand: one gold waits alone as the pair (R6.3)."""
    key_m, key_p, key_s = natural_keys(counts, gold)
    return missing(key_m, key_p, key_s, sets, 0) == counts[gold] - 1


def accepted(useful: Iterable[Tile], unseen: Counts) -> int:
    """How many live tiles there are of the useful kinds, by the 27 numbers of tiles not seen."""
    return sum(map(unseen.__getitem__, useful))


def discards(counts: Counts, gold: Tile, sets: int) -> tuple[DiscardChoice, ...]:
    """Every kind that can be discarded from a hand of 3 * sets + 2 tiles, in tile order."""
    golds = counts[gold]
    keys = natural_keys(counts, gold)
    found = []
    for tile, lacking in zip(SUIT_TILES, _missing_after(keys, golds, gold, sets), strict=True):
        if lacking != NO_TILE:
            flags = _useful_after(keys, tile, lacking, gold, sets)
            found.append(DiscardChoice(tile, lacking - golds, tuple(compress(SUIT_TILES, flags))))
    return tuple(found)


def best_discards(counts: Counts, gold: Tile, sets: int, unseen: Counts) -> BestDiscards:
    """The discards that leave the hand least away, by 27 numbers of live tiles the most live ones first.

    Equal ones stand in tile order.
    """
    golds = counts[gold]
    keys = natural_keys(counts, gold)
    after = _missing_after(keys, golds, gold, sets)
    least = min(after)
    # A gold always helps, so its live tiles are the same for all.
    others = (*unseen[:gold], 0, *unseen[gold + 1 :])
    found = [
        (unseen[gold] + sum(compress(others, _natural_flags(keys, tile, least, gold, sets))), tile)
        for tile in compress(SUIT_TILES, after.translate(_IS[least]))
    ]
    found.sort(key=itemgetter(0), reverse=True)
    return BestDiscards(least - golds, tuple(found))


def _missing_after(keys: list[int], golds: int, gold: Tile, sets: int) -> bytes:
    """How many tiles, golds apart, are missing after each of 27 discards, NO_TILE where there is none.

    Throwing a gold leaves one gold fewer to fill in, which is as if one more were missing.
    """
    after = missing_after_discards(keys[0], keys[1], keys[2], sets, 1)
    if not golds:
        return after
    thrown = missing(keys[0], keys[1], keys[2], sets, 1) + 1
    return after[:gold] + bytes((thrown,)) + after[gold + 1 :]


def _useful_after(keys: list[int], tile: Tile, lacking: int, gold: Tile, sets: int) -> bytes:
    flags = _natural_flags(keys, tile, lacking, gold, sets)
    return flags[:gold] + b"\1" + flags[gold + 1 :]


def _natural_flags(keys: list[int], tile: Tile, lacking: int, gold: Tile, sets: int) -> bytes:
    """For each of 27 kinds 1 if, after the discard, drawing it as itself brings the hand nearer, else 0."""
    if tile == gold:
        return missing_after_draws(keys[0], keys[1], keys[2], sets, 1).translate(_IS[lacking - 2])
    left = keys.copy()
    left[tile // 9] -= WEIGHTS[tile % 9]
    return missing_after_draws(left[0], left[1], left[2], sets, 1).translate(_IS[lacking - 1])


def _useful_flags(keys: list[int], lacking: int, gold: Tile, sets: int) -> bytes:
    """For each of 27 kinds 1 if drawing it brings the waiting hand nearer, else 0; a gold always does."""
    after = missing_after_draws(keys[0], keys[1], keys[2], sets, 1)
    flags = after.translate(_IS[lacking - 1])
    return flags[:gold] + b"\1" + flags[gold + 1 :]
