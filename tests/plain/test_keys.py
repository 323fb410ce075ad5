"""Whole matches played key by key, and what is asked in between."""

import re
from random import Random

import pytest
from matches import seated
from scripted import Typed, as_a_bot_would, by_number, by_text, plain_text, typing
from typists import Terminal, played_by_keys

from fuzhou_tui import lesson
from fuzhou_tui.engine.actions import WIN, action_text
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.view import View
from fuzhou_tui.plain.game import PlainGame
from fuzhou_tui.plain.lesson import PlainLesson
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang

PAUSE = {
    Lang.EN: "v review, r how it was counted, another key goes on",
    Lang.ZH: "v 复盘，r 怎么算的，别的键继续",
}


def alone(length: Length = Length.HAND, *, practice: bool = False) -> Session:
    return seated("human:Ming,normal,easy,random", length=length, practice=practice)


def after(*keys: str, session: Session | None = None) -> list[str]:
    """What is said from the first question on, when these keys are pressed one after the other."""
    session, terminal = session or alone(), Terminal(*keys)
    PlainGame(session, Speech(Lang.EN, None, session.names), terminal.keys(), terminal.out).play()
    lines = terminal.out.getvalue().splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("1)"))
    return lines[first + 1 :]


def letting_wins_go(view: View, rng: Random) -> str:
    options = legal_actions(view)
    return action_text(options[-1]) if WIN in options else as_a_bot_would(view, rng)


@pytest.mark.parametrize("typed", [by_number, by_text, as_a_bot_would])
def test_a_match_played_by_keys_is_the_match_played_by_lines(typed: Typed) -> None:
    keys, lines = alone(Length.ROUND), alone(Length.ROUND)
    played_by_keys(keys, typed)
    plain_text(lines, typing(lines, typed))
    assert keys.finished
    assert keys.record == lines.record


def test_only_the_people_of_the_line_front_end_hear_flowers_by_name() -> None:
    keys, lines = alone(), alone()
    told = played_by_keys(keys, by_number)
    assert re.search(r"sets out (\w+ )*(east|plum|red)\b", told)
    assert not re.search(r"\b\d[zf]\b", told)
    assert re.search(r"\b\d[zf]\b", plain_text(lines, typing(lines, by_number)))


def test_golds_in_the_hand_are_named() -> None:
    told = played_by_keys(alone(), by_number)
    gold = re.search(r"^gold: (\w+)$", told, re.MULTILINE)
    assert gold
    asked = re.findall(r"^hand (.*)$", told, re.MULTILINE)
    assert asked
    held = [line for line in asked if gold[1] in line.partition(" drawn ")[0].split()]
    assert [line for line in held if not line.startswith("gold ")] == []


@pytest.mark.parametrize("lang", Lang)
def test_after_every_hand_there_is_time_to_look_at_it(lang: Lang) -> None:
    session = alone(Length.ROUND)
    assert played_by_keys(session, by_number, lang).count(PAUSE[lang]) == session.match.number


def test_a_watched_match_waits_for_nobody() -> None:
    session = seated("normal,easy,random,normal", length=Length.HAND)
    assert PAUSE[Lang.EN] not in played_by_keys(session, by_number)
    assert session.finished


def test_in_lines_nothing_waits_after_a_hand() -> None:
    session = alone(Length.ROUND)
    assert PAUSE[Lang.EN] not in plain_text(session, typing(session, by_number))


def test_enter_alone_asks_again() -> None:
    before = played_by_keys(alone(), by_number)
    question = next(line for line in before.splitlines() if line.startswith("1)"))
    assert after("\r")[3 - 1] == question


def test_a_question_mark_offers_the_chapters_of_the_help() -> None:
    said = after("?", " ")
    assert said[0] == "?"
    assert said[1].startswith("1-9 choose")
    assert said[4].startswith("help: 1 Your own turn, 2 Claims,")
    assert "Your own turn" in after("?", "1")
    assert "the match is kept" in after("?", "x")[6]


@pytest.mark.parametrize("keys", [tuple("undo"), ("悔",)])
def test_in_practice_the_last_decision_is_taken_back_by_typing_it(keys: tuple[str, ...]) -> None:
    said = after("1", "\r", *keys, session=alone(practice=True))
    assert [line for line in said if line.startswith("taken back: ")]


def test_leaving_is_asked_once_more_and_one_key_answers() -> None:
    assert [line for line in after(*"leave", "n") if "has left" in line] == []
    assert after(*"leave", "y", session=alone(Length.ROUND))[-1] == "nobody is left: the match ends here"


def test_the_end_of_the_input_says_that_the_match_is_kept() -> None:
    session = alone()
    assert after(session=session) == ["the match is kept: fuzhou play --resume goes on with it"]
    assert session.pending()


def test_throwing_a_gold_is_asked_once_more() -> None:
    kept, thrown = (
        after(*"d9p", key, session=seated("human:Ming,normal,easy,random", "11")) for key in ("n", "y")
    )
    assert kept[:3] == ["d9p", "Throw a gold? [y/N]", "n"]
    assert kept[5].startswith("1) discard ")
    assert thrown[:4] == ["d9p", "Throw a gold? [y/N]", "y", "Ming: discards 9p"]
    assert "Ming: discards 9p" not in kept


def test_letting_a_win_go_is_asked_once_more() -> None:
    session = seated("human:Ming,easy,easy,random", "4", length=Length.HAND)
    told = played_by_keys(session, letting_wins_go).splitlines()
    place = told.index("Let the win go? [y/N]")
    assert told[place - 2 : place] == ["1) win  2) pass", "-"]


def test_the_lesson_follows_its_advice_by_enter() -> None:
    session, terminal = Session(lesson.setup(Lang.EN)), Terminal(*"\r" * 30)
    speech = Speech(Lang.EN, None, session.names)
    assert PlainLesson(session, speech, terminal.keys(), terminal.out).play()
    told = terminal.out.getvalue()
    assert "That was it" in told
    assert PAUSE[Lang.EN] not in told
