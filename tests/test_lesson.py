"""The guided first hand: played to its end by its own advice, and by anybody else's."""

import re
from io import StringIO
from itertools import repeat

import pytest
from click.testing import CliRunner
from scripted import by_number, typing

from fuzhou_tui import lesson
from fuzhou_tui.cli import main
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.view import Drawn, Over, Won
from fuzhou_tui.faces import Faces
from fuzhou_tui.plain.keyboard import Lines
from fuzhou_tui.plain.lesson import PlainLesson
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.vocabulary.lesson import LESSON
from fuzhou_tui.words import Lang

ESSENTIAL = (
    *("welcome", "flowers", "gold", "gold_held", "turn", "chow", "pung", "after_claim", "win", "sum"),
    *("advise_discard", "advise_ready", "advise_pass", "advise_take", "advise_win", "one_pays", "goodbye"),
)


def learned(lang: Lang = Lang.EN) -> tuple[Session, str]:
    """The hand as it goes if every advice is taken, and all that is said."""
    session, out = Session(lesson.setup(lang)), StringIO()
    PlainLesson(session, Speech(lang, Faces.ZH, session.names), Lines(repeat("\n")), out).play()
    return session, out.getvalue()


@pytest.mark.parametrize("lang", Lang)
def test_who_takes_the_advice_wins_and_hears_everything_that_matters(lang: Lang) -> None:
    session, text = learned(lang)
    assert session.state is not None
    phase = session.state.table.phase
    assert isinstance(phase, Over)
    assert isinstance(phase.result, Won)
    assert phase.result.attempt.seat == lesson.LEARNER
    said = [name for name in ESSENTIAL if opening(f"lesson_{name}", lang) not in text]
    assert said == []


def test_it_takes_less_than_five_minutes() -> None:
    _, text = learned()
    assert 8 <= text.count("* Advice") <= 16
    assert sum(len(line.split()) for line in text.splitlines() if line.startswith("* ")) < 500


def test_what_was_explained_is_not_explained_again() -> None:
    _, text = learned()
    told = [line for line in text.splitlines() if line.startswith("* ") and not line.startswith("* Advice")]
    assert len(told) == len(set(told))


def test_the_settlement_is_explained_before_it_is_paid() -> None:
    lines = learned()[1].splitlines()
    explained = next(place for place, line in enumerate(lines) if line.startswith("* The sum"))
    assert lines[explained].endswith(f": {paid(lines)}.")
    assert explained < next(place for place, line in enumerate(lines) if ", now " in line)


def test_the_advice_can_be_left_untaken() -> None:
    session, out = Session(lesson.setup(Lang.EN)), StringIO()
    speech = Speech(Lang.EN, None, session.names)
    assert PlainLesson(session, speech, Lines(typing(session, by_number)), out).play()
    assert session.finished


def test_the_end_of_the_input_ends_it() -> None:
    session, out = Session(lesson.setup(Lang.EN)), StringIO()
    assert not PlainLesson(session, Speech(Lang.EN, None, session.names), Lines(iter([])), out).play()
    assert "That was it" not in out.getvalue()


def test_a_drawn_hand_is_explained_too() -> None:
    assert [remark.word for remark in lesson.closing(Drawn())] == ["lesson_drawn"]


def test_what_is_advised_is_legal() -> None:
    session = Session(lesson.setup(Lang.EN))
    session.begin()
    while (seat := session.next_seat) is not None:
        if seat == lesson.LEARNER:
            view = session.view(seat)
            assert lesson.suggestion(view) in legal_actions(view)
            assert lesson.remarks(view, LESSON) == (lesson.advice(view),)
            session.act(seat, lesson.suggestion(view))
        else:
            session.act(seat, session.bot_action(seat))


@pytest.mark.parametrize(("lang", "said"), [("zh", "* 学完了。"), ("en", "* That was it.")])
def test_the_command_plays_it(lang: str, said: str) -> None:
    ran = CliRunner().invoke(main, ["learn", "--lang", lang], input="\n" * 30)
    assert ran.exit_code == 0
    assert said in ran.stdout.splitlines()[-1]
    assert ran.stderr == ""


def test_tiles_are_written_as_asked() -> None:
    assert "万" in CliRunner().invoke(main, ["learn", "--lang", "en", "--faces", "zh"], input="").stdout


def opening(name: str, lang: Lang) -> str:
    """How the text of that id begins, up to the first place to fill."""
    return LESSON[name][list(Lang).index(lang)].partition("{")[0]


def paid(lines: list[str]) -> int:
    """What the learner got."""
    (points,) = (int(found[1]) for line in lines if (found := re.match(r"You \+(\d+), now ", line)))
    return points
