"""A ruleset as text: the preset it is nearest to, and each flag that differs (RULES 10)."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from typing import Final, NamedTuple

from fuzhou_tui.engine.rules import PRESETS, STANDARD, Rules

Value = bool | int | str | Enum | None

FLAGS: Final = tuple(field.name for field in fields(Rules))
_NEVER_OFF: Final = ("flowerless_extra", "reserve")
_NONE: Final = "none"
_made: Callable[..., Rules] = Rules
_BOOLS: Final = {"true": True, "false": False}


class BadFlag(ValueError):
    """A flag that no ruleset has, or a value it cannot take."""


class Flag(NamedTuple):
    """One flag and its value, as text."""

    key: str
    value: str


def differences(rules: Rules) -> tuple[Rules, tuple[Flag, ...]]:
    """The preset with the fewest differences, the first of equals, and the flags that differ from it."""
    found = ((preset, _flags(rules, preset)) for preset in PRESETS.values())
    return min(found, key=lambda pair: len(pair[1]))


def changed(rules: Rules, flag: Flag) -> Rules:
    """The rules with that flag set; raises BadFlag."""
    if flag.key not in FLAGS:
        raise BadFlag(f"{flag.key}: no such flag; allowed are {', '.join(FLAGS)}")
    return _made(**{key: _value(rules, key) for key in FLAGS} | {flag.key: _read(flag)})


def _flags(rules: Rules, preset: Rules) -> tuple[Flag, ...]:
    return tuple(
        Flag(key, _text(_value(rules, key))) for key in FLAGS if _value(rules, key) != _value(preset, key)
    )


def _value(rules: Rules, key: str) -> Value:
    found: Value = getattr(rules, key)
    return found


def _text(value: Value) -> str:
    if value is None:
        return _NONE
    if isinstance(value, Enum):
        return str(value.value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(flag: Flag) -> Value:
    usual = _value(STANDARD, flag.key)
    if isinstance(usual, str):
        return flag.value
    if isinstance(usual, bool):
        return _chosen(flag, _BOOLS)
    if isinstance(usual, Enum):
        return _chosen(flag, {str(choice.value): choice for choice in type(usual)})
    if flag.value == _NONE and flag.key not in _NEVER_OFF:
        return None
    if not flag.value.isdecimal() or len(flag.value) > 9:
        raise BadFlag(f"{flag.key}: {flag.value!r} is no number from 0 to 999999999")
    return int(flag.value)


def _chosen(flag: Flag, choices: Mapping[str, Value]) -> Value:
    if flag.value not in choices:
        raise BadFlag(f"{flag.key}: {flag.value!r}; allowed are {', '.join(choices)}")
    return choices[flag.value]
