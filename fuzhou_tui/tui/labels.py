"""How a key is called on the screen."""

from typing import Final

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
