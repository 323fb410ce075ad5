"""What a seat may decide, and its short text (RULES 4-5)."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, assert_never

from fuzhou_tui.engine.tiles import BadTile, Tile, tile, tile_text


@dataclass(frozen=True, slots=True)
class Win:
    """胡."""


@dataclass(frozen=True, slots=True)
class OwnKong:
    """杠 on the own turn: four in hand, or the fourth tile added to a pung (R5.5)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class ClaimKong:
    """杠 on a discard (R5.5)."""


@dataclass(frozen=True, slots=True)
class ClaimPung:
    """碰 on a discard (R5.2)."""


@dataclass(frozen=True, slots=True)
class ClaimChow:
    """吃 on a discard, named by the lowest tile of the run (R5.2)."""

    low: Tile


@dataclass(frozen=True, slots=True)
class Discard:
    """打."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Pass:
    """过."""


Action = Win | OwnKong | ClaimKong | ClaimPung | ClaimChow | Discard | Pass

WIN: Final = Win()
CLAIM_KONG: Final = ClaimKong()
CLAIM_PUNG: Final = ClaimPung()
PASS: Final = Pass()
DISCARDS: Final = tuple(Discard(Tile(kind)) for kind in range(27))
CHOWS: Final = tuple(ClaimChow(Tile(kind)) for kind in range(27))
OWN_KONGS: Final = tuple(OwnKong(Tile(kind)) for kind in range(27))

_BARE: Final[dict[str, Action]] = {"w": WIN, "k": CLAIM_KONG, "p": CLAIM_PUNG, "-": PASS}
_WITH_A_TILE: Final[dict[str, tuple[Action, ...]]] = {"k": OWN_KONGS, "c": CHOWS, "d": DISCARDS}
_WORDS: Final = (
    (r"win|胡", "w"),
    (r"kong|杠", "k"),
    (r"pung|碰", "p"),
    (r"chow|吃", "c"),
    (r"discard|打", "d"),
    (r"pass|过", "-"),
)


class BadAction(ValueError):
    """Text that names no action."""


def action_text(action: Action) -> str:
    """The action in asks, records and typed input: `w`, `k9p`, `k`, `p`, `c3m`, `d5m`, `-`."""
    match action:
        case Win():
            return "w"
        case OwnKong(tile):
            return "k" + tile_text(tile)
        case ClaimKong():
            return "k"
        case ClaimPung():
            return "p"
        case ClaimChow(low):
            return "c" + tile_text(low)
        case Discard(tile):
            return "d" + tile_text(tile)
        case Pass():
            return "-"
        case _:
            assert_never(action)


@lru_cache(maxsize=256)
def action(text: str) -> Action:
    """Read an action, also in full words or hanzi (`discard 5m`, `打五万`), or raise BadAction."""
    short = _shortened(text)
    if short in _BARE:
        return _BARE[short]
    made = _WITH_A_TILE.get(short[:1])
    if made is None:
        raise BadAction(f"{text!r}: no action; allowed are w, k9p, k, p, c3m, d5m and -")
    try:
        named = tile(short[1:])
    except BadTile as error:
        raise BadAction(f"{text!r}: {error}") from error
    if named >= len(made):
        raise BadAction(f"{text!r}: a flower is never played")
    return made[named]


def _shortened(text: str) -> str:
    stripped = "".join(text.split())
    for word, letter in _WORDS:
        found = re.match(word, stripped, re.IGNORECASE)
        if found:
            return letter + stripped[found.end() :]
    return stripped
