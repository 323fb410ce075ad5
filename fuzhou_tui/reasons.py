"""Why the coach ranks an option where it stands, in words."""

from typing import Final

from bots.coach import Advice, Why
from fuzhou_tui.words import Lang, word

_NAME_THE_AIM: Final = frozenset({Why.SPARROW, Why.DRAGON, Why.FLUSH})


def reason(row: Advice, lang: Lang) -> str:
    """The reason, and the special hand the distance is counted to where there is one."""
    said = word(row.why.value, lang)
    if row.aim is None or row.why in _NAME_THE_AIM:
        return said
    return word("coach_aim", lang, reason=said, special=word(row.aim.value, lang))
