"""Keys given to actions, one at a time: what a key that was pressed would change, and why it cannot."""

from collections.abc import Sequence
from typing import Final

from fuzhou_tui.tui.keymap import DEFAULTS, FIXED, KEY_NAMES, Command, Keymap, digit
from fuzhou_tui.tui.labels import key_name
from fuzhou_tui.words import Lang, word

ESCAPE: Final = "escape"


class KeyRefused(ValueError):
    """A key that an action cannot have; the message says why, in the player's language."""


def own_keys(keys: Keymap, command: Command) -> tuple[str, ...]:
    """The action's keys that can be taken from it."""
    return tuple(sign for sign in keys.signs[command] if sign not in FIXED)


def with_key(keys: Keymap, command: Command, sign: str, lang: Lang, *, alone: bool) -> tuple[str, ...]:
    """The action's keys with one more, or that one alone; raises KeyRefused."""
    other = keys.commands.get(sign)
    key = key_name(sign, lang)
    if digit(sign):
        raise KeyRefused(word("key_is_a_digit", lang, key=key))
    if other is not None and other is not command:
        raise KeyRefused(word("key_taken", lang, key=key, action=word(f"help_{other.value}", lang)))
    if other is command and not alone:
        raise KeyRefused(word("key_is_its_own", lang, key=key))
    if sign not in KEY_NAMES and (len(sign) != 1 or not sign.isprintable()):
        raise KeyRefused(word("key_unusable", lang, key=key))
    return (sign,) if alone else (*own_keys(keys, command), sign)


def without_key(keys: Keymap, command: Command, sign: str) -> tuple[str, ...]:
    """The action's keys but that one."""
    return tuple(each for each in own_keys(keys, command) if each != sign)


def written(command: Command, signs: Sequence[str]) -> list[str] | None:
    """The keys as the settings file has them; nothing where they are the usual ones."""
    usual = [sign for sign in DEFAULTS[command] if sign not in FIXED]
    return None if list(signs) == usual else list(signs)


def names_of(signs: Sequence[str], lang: Lang) -> str:
    """The keys as they are called on the screen."""
    return " ".join(key_name(sign, lang) for sign in signs)
