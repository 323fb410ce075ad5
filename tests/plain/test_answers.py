"""When what is typed key by key is whole: as soon as it can mean only one thing."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from matches import decision, seated
from scenes import Scene

from fuzhou_tui.engine.actions import action, action_text
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import View
from fuzhou_tui.plain.answers import Fit, answers_to, fit, plain
from fuzhou_tui.plain.asking import read_answer
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.words import Lang

SPEECH = Speech(Lang.EN, None, ("Ming", "Lan", "Hai", "Mei"))
MANY = Scene("123456789m12345678p").state
CHOWS = Scene("4m", "2356m").first("4m").state
PUNG = Scene("5m", "", "555m").first("5m").state


def asked(seat: int, state: object = MANY) -> View:
    scene = {id(MANY): MANY, id(CHOWS): CHOWS, id(PUNG): PUNG}[id(state)]
    return view(scene, Seat(seat))


def some_views() -> list[View]:
    """Every third question of a match of four people."""
    session, found = seated("human:a,human:b,human:c,human:d"), list[View]()
    session.begin()
    while (seat := session.next_seat) is not None:
        found.append(session.view(seat))
        session.act(seat, decision(session, seat))
    return found[::3]


VIEWS = some_views()


@pytest.mark.parametrize("key", "23456789")
def test_with_seventeen_choices_a_digit_that_begins_no_other_number_answers(key: str) -> None:
    assert len(legal_actions(asked(0))) == 17
    assert fit(key, answers_to(asked(0))) is Fit.WHOLE


def test_with_seventeen_choices_a_one_waits_for_a_second_digit() -> None:
    answers = answers_to(asked(0))
    assert [fit(text, answers) for text in ("1", "17", "18")] == [Fit.OPEN, Fit.WHOLE, Fit.NONE]


@pytest.mark.parametrize("key", "whqfsivr?")
def test_a_query_is_whole_at_once(key: str) -> None:
    assert fit(key, answers_to(asked(0))) is Fit.WHOLE


def test_the_counts_wait_only_where_a_chow_begins_the_same() -> None:
    assert fit("c", answers_to(asked(0))) is Fit.WHOLE
    assert fit("c", answers_to(asked(1, CHOWS))) is Fit.OPEN
    assert fit("c3m", answers_to(asked(1, CHOWS))) is Fit.WHOLE


@pytest.mark.parametrize("text", ["p", "k", "-", "碰", "杠", "过"])
def test_what_a_claim_is_called_in_one_sign_is_whole(text: str) -> None:
    assert fit(text, answers_to(asked(2, PUNG))) is Fit.WHOLE


@pytest.mark.parametrize("text", ["d", "d5", "打", "打五", "l", "l2", "l20", "u", "und", "le", "leav", "离"])
def test_what_can_become_longer_waits(text: str) -> None:
    assert fit(text, answers_to(asked(0))) is Fit.OPEN


@pytest.mark.parametrize("text", ["d5m", "d5w", "打5万", "打五万", "l250", "undo", "leave", "悔", "离开"])
def test_what_cannot_is_whole(text: str) -> None:
    assert fit(text, answers_to(asked(0))) is Fit.WHOLE


@pytest.mark.parametrize("text", ["x", "0", "d9s", "d0", "l0", "l501", "k", "p", "pass"])
def test_what_begins_no_answer_is_none(text: str) -> None:
    assert fit(text, answers_to(asked(0))) is Fit.NONE


@pytest.mark.parametrize(("text", "meant"), [(" D5M ", "d5m"), ("？", "?"), ("１２", "12"), ("l 20", "l20")])
def test_capitals_wide_signs_and_blanks_make_no_difference(text: str, meant: str) -> None:
    assert plain(text) == meant


@given(texts=st.sets(st.text("ab1", min_size=1, max_size=4), min_size=1), typed=st.text("ab1", max_size=5))
def test_a_text_is_whole_if_it_is_an_answer_that_begins_no_other(texts: set[str], typed: str) -> None:
    longer = {text for text in texts if text.startswith(typed) and text != typed}
    found = fit(typed, texts)
    assert (found is Fit.WHOLE) == (typed in texts and not longer)
    assert (found is Fit.OPEN) == bool(longer)


@pytest.mark.parametrize("seen", VIEWS)
def test_every_choice_has_its_number_its_record_and_its_hanzi(seen: View) -> None:
    answers = answers_to(seen)
    for number, option in enumerate(legal_actions(seen), 1):
        assert answers[str(number)] == answers[action_text(option)] == action_text(option)
        spellings = {text for text, meant in answers.items() if meant == action_text(option)}
        assert any(not text.isascii() for text in spellings)


@pytest.mark.parametrize("seen", VIEWS)
def test_every_answer_means_the_same_typed_by_keys_and_as_a_line(seen: View) -> None:
    options = legal_actions(seen)
    meant = {action_text(option): option for option in options}
    rng = Random(0)
    decisions = [(text, means) for text, means in answers_to(seen).items() if means in meant]
    for text, means in rng.sample(decisions, min(20, len(decisions))):
        assert read_answer(text, seen, SPEECH) == meant[means] == action(means)
