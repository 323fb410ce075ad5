"""Tiles and seats, and how they are written (RULES R1.1-R1.4).

A tile is the number of its kind, 0-41: 万 1-9 are 0-8, 饼 9-17, 索 18-26, then the flowers:
东南西北白发中 27-33, 春夏秋冬 34-37, 梅兰竹菊 38-41. Counts are 27 numbers, one for each suit kind;
flowers never stay in a hand.
"""

import re
from collections.abc import Iterable
from typing import Final, NewType, TypeVar

Tile = NewType("Tile", int)
Seat = NewType("Seat", int)
_Thing = TypeVar("_Thing")
Counts = tuple[int, ...]

SEATS: Final = (Seat(0), Seat(1), Seat(2), Seat(3))
KINDS: Final = 42
SUIT_KINDS: Final = 27
SUIT_TILES: Final = tuple(Tile(kind) for kind in range(SUIT_KINDS))
FLOWERS: Final = tuple(Tile(kind) for kind in range(SUIT_KINDS, KINDS))
COPIES: Final = tuple(4 if kind < 34 else 1 for kind in range(KINDS))
ALL_TILES: Final = tuple(Tile(kind) for kind in range(KINDS) for _ in range(COPIES[kind]))
NO_TILES: Final[Counts] = (0,) * SUIT_KINDS

# A complete set of flowers counts 6 and grows the reserve: four alike, 春夏秋冬 or 梅兰竹菊 (R3.6).
FLOWER_SETS: Final[tuple[tuple[Tile, ...], ...]] = (
    *((Tile(kind),) * 4 for kind in range(27, 34)),
    tuple(Tile(kind) for kind in range(34, 38)),
    tuple(Tile(kind) for kind in range(38, 42)),
)

_SUFFIXES: Final = (("m", 0, 9), ("p", 9, 9), ("s", 18, 9), ("z", 27, 7), ("f", 34, 8))
_TEXTS: Final = tuple(f"{rank + 1}{suffix}" for suffix, _, size in _SUFFIXES for rank in range(size))
_TILE_OF: Final = {text: Tile(kind) for kind, text in enumerate(_TEXTS)}
# Other ways to write a sign, and the variation selectors that emoji keyboards add.
_ALIASES: Final = str.maketrans("萬筒餅條条東發蘭", "万饼饼索索东发兰", "\ufe0e\ufe0f")
_HANZI_RANKS: Final = "一二三四五六七八九"
_HANZI_SUITS: Final = {"万": "m", "饼": "p", "索": "s"}
_HANZI_FLOWERS: Final = "东南西北白发中春夏秋冬梅兰竹菊"
_UNICODE_ORDER: Final = "1234765z123456789m123456789s123456789p5678f1234f"
_TOKEN: Final = re.compile(r"([1-9]+)([mpszf])|([一二三四五六七八九1-9])([万饼索])|(.)")


class BadTile(ValueError):
    """Text that names no tile."""


def tile_text(tile: Tile) -> str:
    """Two characters that name the tile, `5m`."""
    return _TEXTS[tile]


def notation(tiles: Iterable[Tile]) -> str:
    """All tiles in one text, sorted `mpszf`, runs sharing a suffix: `123m55p`."""
    kinds = sorted(tiles)
    parts: list[str] = []
    for suffix, first, size in _SUFFIXES:
        ranks = "".join(str(kind - first + 1) for kind in kinds if first <= kind < first + size)
        if ranks:
            parts.append(ranks + suffix)
    return "".join(parts)


def tile(text: str) -> Tile:
    """Read exactly one tile, or raise BadTile."""
    found = tiles(text)
    if len(found) != 1:
        raise BadTile(f"{text!r}: one tile expected, like 5m")
    return found[0]


def tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles in any input form of R1.3, in the order written; blanks are skipped.

    Raises BadTile.
    """
    found: list[Tile] = []
    for match in _TOKEN.finditer("".join(text.translate(_ALIASES).split())):
        ranks, suffix, rank, suit, other = match.groups()
        if ranks:
            found += (_known(text, digit + suffix) for digit in ranks)
        elif rank:
            digit = str(_HANZI_RANKS.index(rank) + 1) if rank in _HANZI_RANKS else rank
            found.append(_TILE_OF[digit + _HANZI_SUITS[suit]])
        else:
            found.append(_sign(text, other))
    return tuple(found)


def counts(tiles: Iterable[Tile]) -> Counts:
    """How many of each of the 27 suit kinds; the tiles must hold no flower."""
    found = [0] * SUIT_KINDS
    for kind in tiles:
        found[kind] += 1
    return tuple(found)


def tiles_of(counts: Counts) -> tuple[Tile, ...]:
    """The tiles that were counted, sorted."""
    return tuple(Tile(kind) for kind, held in enumerate(counts) for _ in range(held))


def plus(counts: Counts, tile: Tile) -> Counts:
    """The counts with one more of the tile."""
    return (*counts[:tile], counts[tile] + 1, *counts[tile + 1 :])


def minus(counts: Counts, tile: Tile, copies: int = 1) -> Counts:
    """The counts with so many copies of the tile fewer."""
    return (*counts[:tile], counts[tile] - copies, *counts[tile + 1 :])


def is_flower(tile: Tile) -> bool:
    """Whether the tile is a flower (R1.2)."""
    return tile >= SUIT_KINDS


def rank(tile: Tile) -> int:
    """1-9, the rank of a suit tile."""
    return tile % 9 + 1


def run_of(low: Tile) -> tuple[Tile, Tile, Tile]:
    """The run of three that begins with this tile, which must be of rank 1-7."""
    return low, Tile(low + 1), Tile(low + 2)


def four(things: Iterable[_Thing]) -> tuple[_Thing, _Thing, _Thing, _Thing]:
    """One thing for each seat, in their order; raises ValueError for more or less."""
    first, second, third, fourth = things
    return first, second, third, fourth


def next_seat(seat: Seat, steps: int = 1) -> Seat:
    """The seat so many places on, counter-clockwise (R1.4)."""
    return SEATS[(seat + steps) % 4]


def seats_after(seat: Seat) -> tuple[Seat, Seat, Seat]:
    """The other three seats, nearest first, counter-clockwise."""
    return next_seat(seat), next_seat(seat, 2), next_seat(seat, 3)


def _known(text: str, short: str) -> Tile:
    if short not in _TILE_OF:
        raise BadTile(f"{text!r}: no tile {short}; allowed are 1-9 with m p s, 1-7z and 1-8f")
    return _TILE_OF[short]


def _sign(text: str, sign: str) -> Tile:
    if sign in _HANZI_FLOWERS:
        return Tile(27 + _HANZI_FLOWERS.index(sign))
    place = ord(sign) - 0x1F000
    if 0 <= place < len(_UNICODE_TILES):
        return _UNICODE_TILES[place]
    raise BadTile(f"{text!r}: {sign!r} names no tile; write like 123m55p1z3f")


_UNICODE_TILES: Final = tiles(_UNICODE_ORDER)
