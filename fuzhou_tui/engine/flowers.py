"""What a rack of flowers counts (RULES R9.9, R3.6)."""

from functools import lru_cache
from typing import Final

from fuzhou_tui.engine.tiles import FLOWER_SETS, Tile

SET_TILES: Final = 4


def flower_points(flowers: tuple[Tile, ...], whole: int) -> int:
    """F of R9: one for each flower of a rack, but so many for the four of a complete set (R9.9)."""
    return len(flowers) + (whole - SET_TILES) * complete_flower_sets(flowers)


@lru_cache(maxsize=1 << 12)
def complete_flower_sets(flowers: tuple[Tile, ...]) -> int:
    """How many complete flower sets a rack holds: four alike, 春夏秋冬 or 梅兰竹菊 (R3.6)."""
    if len(flowers) < SET_TILES:
        return 0
    return sum(all(flowers.count(tile) >= whole.count(tile) for tile in whole) for whole in FLOWER_SETS)
