"""What a win looked like, and the special hands: one predicate each, over all readings (RULES 8)."""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, combinations, compress, product
from operator import ge, sub
from typing import NamedTuple

from fuzhou_tui.engine.distance import is_complete
from fuzhou_tui.engine.melds import SETS, KnownMeld, is_kong, meld_tiles
from fuzhou_tui.engine.shapes import missing, natural_keys, suit_keys
from fuzhou_tui.engine.tiles import SUIT_TILES, Counts, Tile, minus, run_of


@dataclass(frozen=True, slots=True)
class Winning:
    """A hand as it wins: the concealed counts, winning tile and golds included, and what lies open."""

    concealed: Counts
    gold: Tile
    melds: tuple[KnownMeld, ...] = ()
    flowers: tuple[Tile, ...] = ()

    @property
    def golds(self) -> int:
        """G of R9: how many golds are in the hand."""
        return self.concealed[self.gold]

    @property
    def sets(self) -> int:
        """How many sets the concealed tiles must hold beside the melds."""
        return SETS - len(self.melds)


class Group(NamedTuple):
    """A set or the pair as it is read: its tiles, sorted, and those of them that are golds.

    A group of golds alone is read at their face.
    """

    tiles: tuple[Tile, ...]
    golds: tuple[Tile, ...] = ()


class Reading(NamedTuple):
    """One way to read the concealed tiles of a complete hand."""

    sets: tuple[Group, ...]
    pair: Group


def complete(win: Winning) -> bool:
    """Whether the hand is five sets and a pair, kongs counting as one set (R8.1)."""
    return is_complete(win.concealed, win.gold, win.sets)


def three_golds(win: Winning) -> bool:
    """Whether three golds or more are in the hand, 三金倒, whatever its shape (R8.3)."""
    return win.golds >= 3


def golden_sparrow(win: Winning) -> bool:
    """Whether two golds can be the pair and the rest five sets, 金雀 (R8.4)."""
    if win.golds < 2 or not complete(win):
        return False
    key_m, key_p, key_s = natural_keys(win.concealed, win.gold)
    return missing(key_m, key_p, key_s, win.sets, 0) == win.golds - 2


def golden_dragon(win: Winning) -> bool:
    """Whether three golds can be a set and the rest four sets and a pair without a wild card, 金龙 (R8.5).

    A fourth gold counts at its face.
    """
    if win.golds < 3 or not complete(win):
        return False
    key_m, key_p, key_s = suit_keys(minus(win.concealed, win.gold, 3))
    return missing(key_m, key_p, key_s, win.sets - 1, 1) == 0


def flowerless(win: Winning) -> bool:
    """Whether there is no flower in the rack and no kong of any kind, 平胡, whatever the shape (R8.6)."""
    return not win.flowers and not any(map(is_kong, win.melds))


def single_flower(win: Winning) -> bool:
    """Whether there is exactly one flower and no kong, 一张花, whatever the shape (R8.7)."""
    return len(win.flowers) == 1 and not any(map(is_kong, win.melds))


def twenty_flowers(win: Winning) -> bool:
    """Whether twenty flowers or more are in the rack, 花胡, whatever the shape (R8.9)."""
    return len(win.flowers) >= 20


def half_flush(win: Winning) -> bool:
    """Whether all tiles but the golds, melds included, are of one suit, 混一色, in any reading (R8.11)."""
    return len(_suits(minus(win.concealed, win.gold, win.golds), win.melds)) == 1 and complete(win)


def full_flush(win: Winning) -> bool:
    """Whether all tiles, melds and golds included, are of one suit, with no wild card, 清一色 (R8.12).

    Some reading must have every gold at its face.
    """
    if len(_suits(win.concealed, win.melds)) > 1 or not complete(win):
        return False
    key_m, key_p, key_s = suit_keys(win.concealed)
    return missing(key_m, key_p, key_s, win.sets, 1) == 0


def _suits(concealed: Counts, melds: tuple[KnownMeld, ...]) -> set[int]:
    """The suits, 0-2, of which there is a tile."""
    kinds = (*compress(SUIT_TILES, concealed), *(meld_tiles(meld)[0] for meld in melds))
    return {kind // 9 for kind in kinds}


def readings(win: Winning) -> tuple[Reading, ...]:
    """Every way to read the concealed tiles as sets and a pair, each once, none if incomplete (R8.1)."""
    if sum(win.concealed) != 3 * win.sets + 2:
        return ()
    naturals = minus(win.concealed, win.gold, win.golds)
    suits = naturals[:9], naturals[9:18], naturals[18:]
    sizes = (*map(sum, suits), 0)
    found: list[Reading] = []
    for *shares, apart in _shares(win.golds):
        remainders = [(size + share) % 3 for size, share in zip(sizes, (*shares, apart), strict=True)]
        if sorted(remainders) == [0, 0, 0, 2]:
            alone = (win.gold,) * apart
            own = (Group(alone, alone),) if alone else ()
            parts = map(_groupings, range(3), suits, shares)
            found += (_reading((*own, *chain(*choice))) for choice in product(*parts))
    return tuple(sorted(found))


@cache
def _shares(golds: int) -> tuple[tuple[int, ...], ...]:
    """The ways to split the golds into those in each suit's groups and those in a group of their own."""
    return tuple(split for split in product(range(golds + 1), repeat=4) if sum(split) == golds)


def _reading(groups: tuple[Group, ...]) -> Reading:
    pair = next(group for group in groups if len(group.tiles) == 2)
    return Reading(tuple(sorted(group for group in groups if group is not pair)), pair)


@lru_cache(maxsize=1 << 12)
def _groupings(suit: int, held: Counts, golds: int) -> frozenset[tuple[Group, ...]]:
    """The ways to share out nine counts of a suit with so many golds, as sets and at most one pair."""
    if (sum(held) + golds) % 3 == 1:
        return frozenset()
    place = next((place for place, copies in enumerate(held) if copies), None)
    if place is None:
        return frozenset() if golds else frozenset({()})
    return frozenset(
        tuple(sorted((group, *others)))
        for group, taken in _groups_with(suit, place)
        if len(group.golds) <= golds and all(map(ge, held, taken))
        for others in _groupings(suit, tuple(map(sub, held, taken)), golds - len(group.golds))
    )


@cache
def _groups_with(suit: int, place: int) -> tuple[tuple[Group, Counts], ...]:
    """The groups with this tile as itself, golds for others or not, and what each takes of the counts."""
    lowest = Tile(9 * suit + place)
    runs = (run_of(Tile(9 * suit + low)) for low in range(max(0, place - 2), min(place, 6) + 1))
    found = []
    for shape in ((lowest,) * 2, (lowest,) * 3, *runs):
        for wild in {wild for size in range(len(shape)) for wild in combinations(shape, size)}:
            taken = [shape.count(tile) - wild.count(tile) for tile in SUIT_TILES[9 * suit :][:9]]
            if taken[place]:
                found.append((Group(shape, wild), tuple(taken)))
    return tuple(found)
