"""Every word in every language, with the same places to fill."""

import ast
from collections.abc import Iterator
from string import Formatter

import pytest
from sources import modules

from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.scoring import Reason
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
from fuzhou_tui.words import WORDS, Lang, word


def test_no_two_tables_of_words_use_the_same_id() -> None:
    assert len(WORDS) == sum(
        map(
            len,
            (BOOKS, COACH, DOCTOR, GAME, LESSON, PLAIN, REPLAY, SETTINGS, START, STATS, STUDY, TABLE, TALK),
        )
    )


def test_every_word_is_said_in_both_languages() -> None:
    assert WORDS
    assert [
        name for name, texts in WORDS.items() if len(texts) != len(Lang) or not all(map(str.strip, texts))
    ] == []


def test_both_languages_have_the_same_places_to_fill() -> None:
    assert [name for name, (chinese, english) in WORDS.items() if places(chinese) != places(english)] == []


@pytest.mark.parametrize("named", [*Special, *Reason])
def test_every_special_hand_and_every_bar_can_be_said(named: Special | Reason) -> None:
    assert word(named.value, Lang.ZH) != word(named.value, Lang.EN)


def test_what_the_program_says_has_a_word_and_fills_its_places() -> None:
    assert [
        f"{module}, line {call.lineno}: {name}"
        for module, call, name in said()
        if name not in WORDS or not fills(call, places(WORDS[name][0]))
    ] == []


def fills(call: ast.Call, wanted: set[str]) -> bool:
    """Whether the call gives the places their values; a `**` may give any."""
    given = {keyword.arg for keyword in call.keywords}
    return None in given or given == wanted


def said() -> Iterator[tuple[str, ast.Call, str]]:
    """Each call of `word` that names its word outright: the module, the call and the word's id."""
    for module in modules():
        for node in ast.walk(module.tree):
            match node:
                case ast.Call(
                    func=ast.Name(id="word") | ast.Attribute(attr="word"), args=[ast.Constant(str(name)), *_]
                ):
                    yield module.name, node, name


def places(text: str) -> set[str]:
    """The names in the text's braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
