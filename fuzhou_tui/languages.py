"""Which language is spoken where nobody chose one."""

from collections.abc import Mapping
from typing import Final

from fuzhou_tui.words import Lang

# The first that is set counts, as POSIX has it for messages.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def locale_lang(environment: Mapping[str, str]) -> Lang:
    """Chinese under a locale like zh_CN.UTF-8, English under any other, C and POSIX among them."""
    named = next((found for name in _VARIABLES if (found := environment.get(name))), "")
    return Lang.ZH if named.lower().startswith("zh") else Lang.EN


def carried(lang: Lang, encoding: str | None) -> Lang:
    """That language, or English where the output cannot carry its signs."""
    try:
        "胡".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return Lang.EN
    return lang
