"""Flags as they are written, in records and in files of rules: read, printed, refused by name (RULES 10)."""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from enum import Enum
from typing import Final, NamedTuple, TypeGuard, assert_never

from fuzhou_tui.engine.flags import (
    FLAGS,
    Amount,
    Choice,
    Flag,
    Kind,
    Number,
    Switch,
    Value,
    chosen,
    with_flags,
)
from fuzhou_tui.engine.rules import PRESETS, Rules

NAME: Final = "name"
MOST_NAME: Final = 40
_NONE: Final = "none"
_SWITCHES: Final = {"true": True, "false": False}


class BadFlag(ValueError):
    """A flag that no ruleset has, or a value it cannot take; the message begins with the flag."""


class FlagText(NamedTuple):
    """One flag and its value, as a record writes them."""

    key: str
    value: str


def differences(rules: Rules) -> tuple[Rules, tuple[FlagText, ...]]:
    """The preset that the ruleset extends in the end, and what differs from it, its name first."""
    preset = PRESETS[rules.preset]
    named = () if rules.name == preset.name else (FlagText(NAME, rules.name),)
    flags = (FlagText(flag.name, flag_text(chosen(rules, flag))) for flag in changes(rules))
    return preset, (*named, *flags)


def changes(rules: Rules) -> tuple[Flag, ...]:
    """The flags in which the ruleset differs from its preset."""
    preset = PRESETS[rules.preset]
    return tuple(flag for flag in FLAGS if chosen(rules, flag) != chosen(preset, flag))


def changed(rules: Rules, written: FlagText) -> Rules:
    """The ruleset with that flag as a record writes it; raises BadFlag."""
    if written.key == NAME:
        return with_flags(rules, checked_name(written.value), {})
    flag = known(written.key, (NAME,))
    return with_flags(rules, rules.name, {flag.name: _read(flag, written.value)})


def known(name: str, beside: Collection[str] = ()) -> Flag:
    """The flag of that name; raises BadFlag, which names what else is allowed beside the flags."""
    for flag in FLAGS:
        if flag.name == name:
            return flag
    allowed = (*beside, *(flag.name for flag in FLAGS))
    raise BadFlag(f"{_key(name)}: no such flag; {guess(name, allowed)}allowed are {', '.join(allowed)}")


def checked_name(text: str) -> str:
    """A ruleset's name, which no preset has, or raise BadFlag."""
    if text in PRESETS:
        raise BadFlag(f"{NAME}: {text} is a preset's, another expected")
    if not text.strip() or not text.isprintable() or len(text) > MOST_NAME:
        raise BadFlag(f"{NAME}: {shown(text)} found, 1 to {MOST_NAME} printable characters expected")
    return text


def checked(flag: Flag, found: object, base: Rules) -> Value:
    """The flag's value as TOML has it; `true` for an amount takes the base's. Raises BadFlag."""
    match flag.kind:
        case Switch() if isinstance(found, bool):
            return found
        case Choice(members) if isinstance(found, str):
            for member in members:
                if member.value == found:
                    return member
        case Number(least, most) if _is_whole(found, least, most):
            return found
        case Amount() if found is False:
            return None
        case Amount() if found is True:
            return _usual(flag, base)
        case Amount(most) if _is_whole(found, 0, most):
            return found
        case _:
            pass
    raise BadFlag(f"{flag.name}: {shown(found)} found, {allowed(flag.kind)} expected")


def flag_text(found: Value) -> str:
    """The value as a record writes it: `true`, `same_tile`, `18`, `none`."""
    if isinstance(found, Enum):
        return str(found.value)
    return _NONE if found is None else toml_text(found)


def toml_text(found: Value) -> str:
    """The value as a file of rules writes it: `true`, `"same_tile"`, `18`, `false` for none."""
    if found is None or isinstance(found, bool):
        return str(bool(found)).lower()
    return str(found) if isinstance(found, int) else f'"{found.value}"'


def allowed(kind: Kind) -> str:
    """What a file of rules may give a flag of that kind."""
    match kind:
        case Switch():
            return "true or false"
        case Choice(members):
            return " or ".join(toml_text(member) for member in members)
        case Number(least, most):
            return f"a whole number from {least} to {most}"
        case Amount(most):
            return f"a whole number from 0 to {most}, or false for none, or true for the usual"
        case _:
            assert_never(kind)


def shown(found: object) -> str:
    """Anything on one line, text in quotes, cut to a readable length."""
    if isinstance(found, bool):
        return str(found).lower()
    text = f'"{found}"' if isinstance(found, str) and found.isprintable() else repr(found)
    return text if len(text) <= 60 else f"{text[:57]}..."


def guess(name: str, names: Collection[str]) -> str:
    """`did you mean reserve? ` where one of the names is near, else nothing."""
    near = get_close_matches(name, names, n=1)
    return f"did you mean {near[0]}? " if near else ""


def _key(name: str) -> str:
    return name if name.isprintable() and 0 < len(name) <= 60 else shown(name)


def _usual(flag: Flag, base: Rules) -> Value:
    """The base's value, or that of the first preset that has one."""
    return next(found for rules in (base, *PRESETS.values()) if (found := chosen(rules, flag)) is not None)


def _is_whole(found: object, least: int, most: int) -> TypeGuard[int]:
    return isinstance(found, int) and not isinstance(found, bool) and least <= found <= most


def _read(flag: Flag, text: str) -> Value:
    match flag.kind:
        case Switch():
            return _chosen(flag, text, _SWITCHES)
        case Choice(members):
            return _chosen(flag, text, {str(member.value): member for member in members})
        case Number(least, most):
            return _number(flag, text, least, most)
        case Amount(most):
            return None if text == _NONE else _number(flag, text, 0, most)
        case _:
            assert_never(flag.kind)


def _chosen(flag: Flag, text: str, choices: Mapping[str, Value]) -> Value:
    if text not in choices:
        raise BadFlag(f"{flag.name}: {text!r}; allowed are {', '.join(choices)}")
    return choices[text]


def _number(flag: Flag, text: str, least: int, most: int) -> int:
    whole = text.isascii() and text.isdecimal() and len(text) < 10
    if not whole or not least <= int(text) <= most:
        raise BadFlag(f"{flag.name}: {text!r} is no number from {least} to {most}")
    return int(text)
