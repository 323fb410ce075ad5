"""How many tiles suits lack to hold a number of sets and a pair, from packed tables (RULES R8.1).

A suit is named by its key: its nine counts, each 0-4, read as one number to base five. The tables know no
limit of four copies, because a gold may stand for a fifth. Questions about a hand take keys without golds,
and the answers say what is missing before the golds fill in.
"""

import lzma
import struct
from functools import lru_cache
from typing import Final

from fuzhou_tui.engine.shape_tables import KEYS, NEEDS, PATH, PROFILES, ROW
from fuzhou_tui.engine.tiles import Counts, Tile

WEIGHTS: Final = tuple(5 ** (8 - place) for place in range(9))
# Where a tile that is not there would be discarded, 255 tiles are missing.
NO_TILE: Final = 255

_TABLES: Final = lzma.decompress(PATH.read_bytes())
_PAIRS_AT: Final = KEYS + NEEDS * PROFILES
_ROWS_AT: Final = _PAIRS_AT + 2 * PROFILES**2
_PROFILES: Final = _TABLES[:KEYS]
_LACKING: Final = tuple(_TABLES[start : start + NEEDS] for start in range(KEYS, _PAIRS_AT, NEEDS))
_NUMBERS: Final = {lacking: number for number, lacking in enumerate(_LACKING)}
_PAIR_NUMBERS: Final[tuple[int, ...]] = struct.unpack_from(f"<{PROFILES**2}H", _TABLES, _PAIRS_AT)
_PAIRS: Final = tuple(_PAIR_NUMBERS[start : start + PROFILES] for start in range(0, PROFILES**2, PROFILES))
_ROWS: Final = tuple(_TABLES[start : start + ROW] for start in range(_ROWS_AT, len(_TABLES), ROW))
_PAIRED: Final = len(_ROWS) // NEEDS
_BY_NEED: Final = tuple(_ROWS[start : start + _PAIRED] for start in range(0, len(_ROWS), _PAIRED))
_MISSING: Final = _BY_NEED[: NEEDS // 2], _BY_NEED[NEEDS // 2 :]


class BadCounts(ValueError):
    """Counts that no hand can hold."""


def suit_keys(counts: Counts) -> tuple[int, int, int]:
    """The keys of the three suits by 27 counts. Raises BadCounts."""
    return _key(counts[:9]), _key(counts[9:18]), _key(counts[18:])


def natural_keys(counts: Counts, gold: Tile) -> list[int]:
    """The keys of the three suits with the golds left out. Raises BadCounts."""
    keys = [_key(counts[:9]), _key(counts[9:18]), _key(counts[18:])]
    keys[gold // 9] -= counts[gold] * WEIGHTS[gold % 9]
    return keys


def missing(key_m: int, key_p: int, key_s: int, sets: int, pair: int) -> int:
    """How many tiles the three suits lack to hold so many sets, 0-5, and so many pairs, 0-1."""
    return _MISSING[pair][sets][_PAIRS[_PROFILES[key_m]][_PROFILES[key_p]]][_PROFILES[key_s]]


def missing_after_draws(key_m: int, key_p: int, key_s: int, sets: int, pair: int) -> bytes:
    """How many tiles are missing after each of 27 draws, of a fifth copy too."""
    m, p, s = _PROFILES[key_m], _PROFILES[key_p], _PROFILES[key_s]
    rows = _MISSING[pair][sets]
    pairs = _PAIRS[s]
    return (
        _after_draws(key_m).translate(rows[pairs[p]])
        + _after_draws(key_p).translate(rows[pairs[m]])
        + _after_draws(key_s).translate(rows[_PAIRS[m][p]])
    )


def missing_after_discards(key_m: int, key_p: int, key_s: int, sets: int, pair: int) -> bytes:
    """How many tiles are missing after each of 27 discards, NO_TILE where there is nothing to discard."""
    m, p, s = _PROFILES[key_m], _PROFILES[key_p], _PROFILES[key_s]
    rows = _MISSING[pair][sets]
    pairs = _PAIRS[s]
    return (
        _after_discards(key_m).translate(rows[pairs[p]])
        + _after_discards(key_p).translate(rows[pairs[m]])
        + _after_discards(key_s).translate(rows[_PAIRS[m][p]])
    )


@lru_cache(maxsize=1 << 15)
def _key(held: tuple[int, ...]) -> int:
    if len(held) != len(WEIGHTS) or min(held) < 0 or max(held) > 4:
        raise BadCounts(f"{held}: nine counts of 0-4 expected for each suit")
    key = 0
    for copies in held:
        key = key * 5 + copies
    return key


@lru_cache(maxsize=1 << 14)
def _after_discards(key: int) -> bytes:
    """The suit's nine profiles with one tile of each rank less, NO_TILE where there is none."""
    return bytes(_PROFILES[key - weight] if key // weight % 5 else NO_TILE for weight in WEIGHTS)


@lru_cache(maxsize=1 << 15)
def _after_draws(key: int) -> bytes:
    """The suit's nine profiles with one more tile of each rank."""
    return bytes(
        _with_fifth(key, place) if key // weight % 5 == 4 else _PROFILES[key + weight]
        for place, weight in enumerate(WEIGHTS)
    )


def _with_fifth(key: int, place: int) -> int:
    """The profile of a suit that holds four of a rank and gets a fifth.

    A reading has a use for five of a kind only with one of them in a set: then it lacks what that set lacks
    and what the rest lacks without it. The outcome is a profile that suits of four copies have too.
    """
    found = _LACKING[_PROFILES[key]]
    for mates in _set_mates(place):
        held = [mate for mate in mates if key // WEIGHTS[mate] % 5]
        rest = _LACKING[_PROFILES[key - sum(WEIGHTS[mate] for mate in held)]]
        lack = len(mates) - len(held)
        fewer_sets = (found[0], *rest[:5], found[6], *rest[6:11])
        found = bytes(min(now, lack + then) for now, then in zip(found, fewer_sets, strict=True))
    return _NUMBERS[found]


def _set_mates(place: int) -> tuple[tuple[int, ...], ...]:
    """The other two places of each set that holds a tile of this place, 0-8."""
    lows = range(max(0, place - 2), min(place, 6) + 1)
    runs = (tuple(mate for mate in range(low, low + 3) if mate != place) for low in lows)
    return ((place, place), *runs)
