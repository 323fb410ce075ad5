"""What a win looked like, and the special hands: one predicate each, over all readings of the hand (RULES 8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from fuzhou_tui.engine.distance import is_complete
from fuzhou_tui.engine.melds import SETS, KnownMeld, is_kong
from fuzhou_tui.engine.shapes import WEIGHTS, missing, natural_keys, suit_keys
from fuzhou_tui.engine.tiles import SUIT_TILES, Counts, Tile, minus, rank, run_of


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
    """One set or the pair of a reading: its tiles as read, sorted, and which of them are golds in truth.

    A group of nothing but golds is read at their face.
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
