"""Melds: what lies open in front of a seat (RULES R5.2-R5.5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from fuzhou_tui.engine.tiles import SUIT_KINDS, BadTile, Tile, is_flower, notation, rank, run_of, tiles

SETS: Final = 5
HAND_TILES: Final = 16


class KongKind(Enum):
    """How a kong was made (R5.5)."""

    EXPOSED = "exposed"
    ADDED = "added"
    CONCEALED = "concealed"


@dataclass(frozen=True, slots=True)
class Chow:
    """A run 吃, named by its lowest tile."""

    low: Tile


@dataclass(frozen=True, slots=True)
class Pung:
    """Three alike 碰."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Kong:
    """Four alike 杠, the kind of tile known to all who may see this value."""

    tile: Tile
    kind: KongKind


@dataclass(frozen=True, slots=True)
class FaceDownKong:
    """A concealed kong as the other seats see it: four backs (R5.5)."""


Meld = Chow | Pung | Kong | FaceDownKong
KnownMeld = Chow | Pung | Kong

_NAMES: Final = ("chow", "pung", "kong", "concealed_kong")


class BadMeld(ValueError):
    """Text that names no meld."""


def meld_tiles(meld: Meld) -> tuple[Tile, ...]:
    """The tiles of the meld whose kind can be seen: none of a face-down kong."""
    match meld:
        case Chow(low):
            return run_of(low)
        case Pung(tile):
            return (tile,) * 3
        case Kong(tile):
            return (tile,) * 4
        case FaceDownKong():
            return ()


def is_concealed(meld: Meld) -> bool:
    """Whether the meld is a concealed kong 暗杠, seen from either side."""
    return isinstance(meld, FaceDownKong) or (isinstance(meld, Kong) and meld.kind is KongKind.CONCEALED)


def is_kong(meld: Meld) -> bool:
    """Whether the meld is a kong of any kind."""
    return isinstance(meld, Kong | FaceDownKong)


def kong_points(melds: Sequence[Meld]) -> int:
    """K of R9: an exposed or added kong 1, a concealed one 2; the reserve grows by the same (R3.6)."""
    return sum(1 + is_concealed(meld) for meld in melds if is_kong(meld))


def turned_up(melds: Sequence[Meld], concealed: Sequence[Tile]) -> tuple[KnownMeld, ...]:
    """The melds as their owner knows them: face-down kongs get the kinds in `concealed`, in order."""
    hidden = iter(concealed)
    return tuple(
        Kong(next(hidden), KongKind.CONCEALED) if isinstance(meld, FaceDownKong) else meld for meld in melds
    )


def meld_text(meld: KnownMeld) -> str:
    """The meld as scripts write it: `chow:123m`, `pung:555s`, `kong:7777p`, `concealed_kong:8888s`."""
    name = "concealed_kong" if is_concealed(meld) else type(meld).__name__.lower()
    return f"{name}:{notation(meld_tiles(meld))}"


def meld(text: str) -> KnownMeld:
    """Read a meld, or raise BadMeld."""
    name, _, written = text.partition(":")
    if name not in _NAMES:
        raise BadMeld(f"{text!r}: a meld is one of {', '.join(_NAMES)}, like chow:123m")
    try:
        found = sorted(tiles(written))
    except BadTile as error:
        raise BadMeld(f"{text!r}: {error}") from error
    if not found or any(map(is_flower, found)):
        raise BadMeld(f"{text!r}: suit tiles expected, like {name}:{'123m' if name == 'chow' else '555s'}")
    readings: dict[str, KnownMeld] = {
        "chow": Chow(found[0]),
        "pung": Pung(found[0]),
        "kong": Kong(found[0], KongKind.EXPOSED),
        "concealed_kong": Kong(found[0], KongKind.CONCEALED),
    }
    shape = readings[name]
    if (isinstance(shape, Chow) and not _starts_a_run(shape.low)) or meld_tiles(shape) != tuple(found):
        raise BadMeld(f"{text!r}: {written} is no {name.replace('_', ' ')}")
    return shape


def _starts_a_run(tile: Tile) -> bool:
    return tile < SUIT_KINDS and rank(tile) <= 7
