"""Which key means what: one key, one meaning, and no key both discards and passes."""

import unicodedata
from collections.abc import Mapping
from enum import Enum
from typing import Final

from textual import events

from fuzhou_tui.engine.tiles import Tile


class Command(Enum):
    """What a key asks for; the names are those of the settings file."""

    LEFT = "left"
    RIGHT = "right"
    FIRST = "first"
    LAST = "last"
    DISCARD = "discard"
    DISCARD_DRAWN = "discard_drawn"
    WIN = "win"
    KONG = "kong"
    PUNG = "pung"
    CHOW = "chow"
    PASS = "pass"  # noqa: S105 -- the game's word, no password
    HELP = "help"
    LOG = "log"
    FASTER = "faster"
    SLOWER = "slower"
    BACK = "back"
    LEAVE = "leave"


Keys = Mapping[str, Command]

DEFAULTS: Final[Mapping[Command, tuple[str, ...]]] = {
    Command.LEFT: ("left", "h"),
    Command.RIGHT: ("right", "l"),
    Command.FIRST: ("home",),
    Command.LAST: ("end",),
    Command.DISCARD: ("enter", "打"),
    Command.DISCARD_DRAWN: ("backspace", "0", "d", "摸"),
    Command.WIN: ("f5", "u", "胡"),
    Command.KONG: ("f6", "g", "杠"),
    Command.PUNG: ("p", "碰"),
    Command.CHOW: ("c", "吃"),
    Command.PASS: ("space", "n", "过"),
    Command.HELP: ("f1", "?"),
    Command.LOG: ("f2",),
    Command.FASTER: ("+", "="),
    Command.SLOWER: ("-",),
    Command.BACK: ("escape",),
    Command.LEAVE: ("q", "ctrl+q", "ctrl+c"),
}

# The suits by their letters, the first of which the ASCII faces show (w t b), and by their hanzi.
_SUITS: Final = {"w": 0, "m": 0, "万": 0, "b": 1, "p": 1, "饼": 1, "t": 2, "s": 2, "索": 2, "条": 2}


def keys(chosen: Mapping[Command, tuple[str, ...]] = DEFAULTS) -> Keys:
    """The meaning of each key by its sign."""
    return {sign: command for command, signs in chosen.items() for sign in signs}


KEYS: Final = keys()


def sign_of(event: events.Key) -> str:
    """What was typed: the character, full-width ones as their plain form, or the key's name."""
    if event.character is not None and event.is_printable and event.character != " ":
        return unicodedata.normalize("NFKC", event.character)
    return event.key


def digit(sign: str) -> int | None:
    """The digit that was typed."""
    return int(sign) if len(sign) == 1 and sign.isascii() and sign.isdigit() else None


def named_tile(rank: int, sign: str) -> Tile | None:
    """The tile of that rank when the sign names a suit."""
    suit = _SUITS.get(sign)
    return None if suit is None else Tile(9 * suit + rank - 1)
