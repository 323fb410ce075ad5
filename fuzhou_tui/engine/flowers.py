"""What a rack of flowers counts (RULES R9.9, R3.6)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from fuzhou_tui.engine.tiles import FLOWER_SETS, Tile

SET_TILES: Final = 4


def flower_points(flowers: Iterable[Tile], whole: int) -> int:
    """F of R9: one for each flower of a rack, but so many for the four of a complete set (R9.9)."""
    rack = tuple(sorted(flowers))
    return len(rack) + (whole - SET_TILES) * _complete_sets(rack)


def complete_flower_sets(flowers: Iterable[Tile]) -> int:
    """How many complete flower sets a rack holds: four alike, 春夏秋冬 or 梅兰竹菊 (R3.6)."""
    rack = tuple(sorted(flowers))
    return _complete_sets(rack) if len(rack) >= SET_TILES else 0


@lru_cache(maxsize=1 << 13)
def _complete_sets(rack: tuple[Tile, ...]) -> int:
    return sum(all(rack.count(tile) >= whole.count(tile) for tile in whole) for whole in FLOWER_SETS)
