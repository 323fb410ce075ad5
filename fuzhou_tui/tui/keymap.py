"""Which key means what: one key, one meaning, and no key both discards and passes."""

import unicodedata
from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

from textual import events
from textual.keys import Keys

from fuzhou_tui.engine.tiles import Tile


class Command(Enum):
    """What a key asks for; the values are the names of the settings file."""

    LEFT = "left"
    RIGHT = "right"
    FIRST = "first"
    LAST = "last"
    UP = "up"
    DOWN = "down"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    DISCARD = "discard"
    DISCARD_DRAWN = "discard_drawn"
    WIN = "win"
    KONG = "kong"
    PUNG = "pung"
    CHOW = "chow"
    PASS = "pass"  # noqa: S105 -- the game's word, no password
    HELP = "help"
    LOG = "log"
    COACH = "coach"
    AUTO = "auto"
    COUNTS = "counts"
    SORT = "sort"
    UNDO = "undo"
    MENU = "menu"
    PAUSE = "pause"
    STEP = "step"
    FASTER = "faster"
    SLOWER = "slower"
    BACK = "back"
    LEAVE = "leave"


class Keymap(NamedTuple):
    """What each sign asks for, and the signs of each command, the one that is shown first."""

    commands: Mapping[str, Command]
    signs: Mapping[Command, tuple[str, ...]]


class BadKeys(ValueError):
    """Keys that cannot be given to commands so."""


# A command's first sign is shown. `l` and `h` move as a pair, so the log's letter is the capital.
DEFAULTS: Final[Mapping[Command, tuple[str, ...]]] = MappingProxyType(
    {
        Command.LEFT: ("left", "h"),
        Command.RIGHT: ("right", "l"),
        Command.FIRST: ("home",),
        Command.LAST: ("end",),
        Command.UP: ("up",),
        Command.DOWN: ("down",),
        Command.PAGE_UP: ("pageup",),
        Command.PAGE_DOWN: ("pagedown",),
        Command.DISCARD: ("enter", "打"),
        Command.DISCARD_DRAWN: ("d", "0", "backspace", "摸"),
        Command.WIN: ("u", "f5", "胡"),
        Command.KONG: ("g", "f6", "杠"),
        Command.PUNG: ("p", "碰"),
        Command.CHOW: ("c", "吃"),
        Command.PASS: ("space", "n", "过"),
        Command.HELP: ("f1", "?"),
        Command.LOG: ("f2", "L"),
        Command.COACH: ("f3", "i"),
        Command.AUTO: ("f4", "a"),
        Command.COUNTS: ("f7", "x"),
        Command.SORT: ("f8", "r"),
        Command.UNDO: ("ctrl+z",),
        Command.MENU: ("f9", "o"),
        Command.PAUSE: ("f10", "z"),
        Command.STEP: (".", "。"),
        Command.FASTER: ("+", "="),
        Command.SLOWER: ("-",),
        Command.BACK: ("escape",),
        Command.LEAVE: ("q", "ctrl+q", "ctrl+c"),
    }
)
# They leave whatever the settings say, so that nobody is locked in.
FIXED: Final = {"ctrl+q": Command.LEAVE, "ctrl+c": Command.LEAVE, "escape": Command.BACK}
KEY_NAMES: Final = frozenset(key.value for key in Keys)
# Ranks on the own turn, options in a prompt.
_NUMBERS: Final = frozenset("123456789")
# The suits by their letters, the first of which the ASCII faces show (w t b), and by their hanzi.
_SUITS: Final = {"w": 0, "m": 0, "万": 0, "b": 1, "p": 1, "饼": 1, "t": 2, "s": 2, "索": 2, "条": 2}


def keymap(chosen: Mapping[str, Sequence[str]] = MappingProxyType({})) -> Keymap:
    """The usual keys, with those of the named commands replaced; raises BadKeys.

    A key given to a command is taken from the command that usually has it.
    """
    replaced = {_command(name): _signs(name, signs) for name, signs in chosen.items()}
    given: dict[str, Command] = dict(FIXED)
    for command, signs in replaced.items():
        for sign in signs:
            if given.setdefault(sign, command) is not command:
                raise BadKeys(f"{command.value}: {sign} is already the key of {given[sign].value}")
    for command, signs in DEFAULTS.items():
        for sign in () if command in replaced else signs:
            given.setdefault(sign, command)
    return Keymap(MappingProxyType(given), MappingProxyType(_by_command(given, replaced)))


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


def _command(name: str) -> Command:
    try:
        return Command(name)
    except ValueError as error:
        allowed = ", ".join(command.value for command in Command)
        raise BadKeys(f"{name}: no such action; allowed are {allowed}") from error


def _signs(name: str, signs: Sequence[str]) -> tuple[str, ...]:
    if not signs:
        raise BadKeys(f"{name}: at least one key is needed")
    for sign in signs:
        if sign in _NUMBERS:
            raise BadKeys(f"{name}: {sign} is a rank or an option's number and cannot be given away")
        if sign not in KEY_NAMES and (len(sign) != 1 or sign.isspace()):
            raise BadKeys(f"{name}: {sign!r} names no key; allowed are a character or a name like enter, f5")
    return tuple(signs)


def _by_command(
    given: Mapping[str, Command], replaced: Mapping[Command, tuple[str, ...]]
) -> dict[Command, tuple[str, ...]]:
    found: dict[Command, tuple[str, ...]] = {}
    for command, usual in DEFAULTS.items():
        wanted = (*replaced.get(command, usual), *FIXED)
        found[command] = tuple(dict.fromkeys(sign for sign in wanted if given.get(sign) is command))
        if not found[command]:
            raise BadKeys(f"{command.value}: its keys {', '.join(usual)} all went to other actions")
    return found


USUAL: Final = keymap()
