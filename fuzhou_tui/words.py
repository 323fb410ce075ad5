"""Every word a front end says, in Chinese and English."""

from enum import Enum
from typing import Final

from fuzhou_tui.vocabulary.books import BOOKS
from fuzhou_tui.vocabulary.coach import COACH
from fuzhou_tui.vocabulary.doctor import DOCTOR
from fuzhou_tui.vocabulary.game import GAME
from fuzhou_tui.vocabulary.lesson import LESSON
from fuzhou_tui.vocabulary.plain import PLAIN
from fuzhou_tui.vocabulary.replay import REPLAY
from fuzhou_tui.vocabulary.settings import SETTINGS
from fuzhou_tui.vocabulary.start import START
from fuzhou_tui.vocabulary.stats import STATS
from fuzhou_tui.vocabulary.study import STUDY
from fuzhou_tui.vocabulary.table import TABLE
from fuzhou_tui.vocabulary.talk import TALK

# The tables share no id.
WORDS: Final = {
    **BOOKS,
    **COACH,
    **GAME,
    **STATS,
    **STUDY,
    **PLAIN,
    **REPLAY,
    **TABLE,
    **DOCTOR,
    **LESSON,
    **TALK,
    **SETTINGS,
    **START,
}


class Lang(Enum):
    """A language the game speaks."""

    ZH = "zh"
    EN = "en"


def word(name: str, lang: Lang, /, **values: object) -> str:
    """The word or sentence of that id, its `{name}` places filled."""
    chinese, english = WORDS[name]
    return (chinese if lang is Lang.ZH else english).format(**values)
