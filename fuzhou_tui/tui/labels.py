"""How keys and rulesets are called on the screen, and what a ruleset is in one line."""

from typing import Final

from fuzhou_tui.engine.rules import PRESETS, Rules
from fuzhou_tui.records.flags import changes
from fuzhou_tui.tui.keymap import Command, Keymap
from fuzhou_tui.words import Lang, word

_NAMED: Final = frozenset(
    {
        "enter",
        "space",
        "escape",
        "backspace",
        "left",
        "right",
        "up",
        "down",
        "home",
        "end",
        "pageup",
        "pagedown",
    }
)


def label(keys: Keymap, command: Command, lang: Lang, most: int = 1) -> str:
    """The first keys of the command, at most so many: `u F5`."""
    return " ".join(key_name(sign, lang) for sign in keys.signs[command][:most])


def key_name(sign: str, lang: Lang) -> str:
    """One key: `回车`, `F5`, `^q`, `u`."""
    if sign in _NAMED:
        return word(f"key_{sign}", lang)
    if sign.startswith("ctrl+"):
        return f"^{sign.removeprefix('ctrl+')}"
    return sign.upper() if len(sign) > 1 else sign


def ruleset_name(rules: Rules, lang: Lang) -> str:
    """What the ruleset is called; a player's own rules have a name of their own."""
    return word(f"rules_{rules.name}", lang) if rules.name in PRESETS else rules.name


def ruleset_line(rules: Rules, lang: Lang) -> str:
    """What the ruleset is, in one line."""
    if rules.name in PRESETS:
        return word(f"rules_about_{rules.name}", lang)
    preset = word(f"rules_{rules.preset}", lang)
    return word("rules_about_own", lang, preset=preset, count=len(changes(rules)))
