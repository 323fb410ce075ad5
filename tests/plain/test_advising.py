"""The coach in lines: every choice under its number, and a hand talked over."""

import re
from collections.abc import Iterator

import pytest
from matches import seated
from scenes import Scene
from scripted import as_a_bot_would, by_number, plain_text, typing

from bots.coach import advice, review
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Drawn, Over, View
from fuzhou_tui.faces import Faces
from fuzhou_tui.plain.advising import advice_lines, review_lines
from fuzhou_tui.plain.afterwards import Ended, result_lines, reviewed
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang

NAMES = ("Ming", "Lan", "Hai", "Mei")
ENGLISH = Speech(Lang.EN, None, NAMES)
CHINESE = Speech(Lang.ZH, Faces.ZH, ("我", "阿海", "依妹", "老林"))


def turn() -> View:
    """Sixteen tiles that are nearly ready, and a useless seventeenth."""
    return view(Scene("123456789m123p4567s").state, Seat(0))


def test_every_choice_is_told_under_the_number_it_is_chosen_by_and_the_best_first() -> None:
    head, *rows = advice_lines(turn(), ENGLISH)
    assert head == "the coach, the best first"
    options = legal_actions(turn())
    numbers = [int(row.partition(")")[0]) for row in rows]
    assert [options[number - 1] for number in numbers] == [row.action for row in advice(turn())]


@pytest.mark.parametrize(
    ("speech", "row"),
    [
        (
            ENGLISH,
            r"\d+\) discard \w+: (ready|\d from ready), \d+ useful tiles, \d+% to win, [+-][\d.]+ points",
        ),
        (CHINESE, r"\d+\) 打 \S+: (听|差 \d 张听), 进张 \d+, 胡率 \d+%, 期望 [+-][\d.]+ 分"),
    ],
)
def test_a_choice_is_measured_on_one_line(speech: Speech, row: str) -> None:
    assert all(re.match(row, line) for line in list(advice_lines(turn(), speech))[1:])


def test_a_win_needs_no_tiles() -> None:
    seen = view(Scene("5m", "123456m45p12345699s", head="6p").discard(0, "5m").state, Seat(1))
    (win,) = (line for line in advice_lines(seen, ENGLISH) if ") win:" in line)
    assert win.startswith("1) win: 100% to win, +")


def test_a_decision_that_lost_points_is_told_with_the_better_one() -> None:
    session = played_by_chance()
    slips = review(session.choices(Seat(0)))
    lines = list(review_lines(session.choices(Seat(0)), ENGLISH))
    assert slips[0].lost > 1
    assert re.match(r"1\. (Ming to play|\w+ discarded \w+)$", lines[0])
    assert lines[1].startswith("hand ")
    chosen, better = (
        next(line for line in lines if line.startswith(said)) for said in ("you chose ", "better ")
    )
    assert chosen.endswith(f"{slips[0].lost:.1f} points less")
    assert lines.index(better) == lines.index(chosen) + 1


def test_a_hand_without_a_slip_says_so() -> None:
    assert list(review_lines((), ENGLISH)) == ["no decision lost points worth telling of"]
    best = [(turn(), advice(turn())[0].action)]
    assert list(review_lines(best, ENGLISH)) == ["no decision lost points worth telling of"]


def test_a_review_names_whose_it_is() -> None:
    session = played_by_chance()
    ended = ended_hand(session)
    assert next(reviewed(ended, 0)) == "review: Ming"


def test_the_result_is_told_as_it_was_read_and_counted_with_its_rules() -> None:
    scene = Scene("5m", "123456m45p12345699s", head="6p").discard(0, "5m").act(1, "w")
    phase = scene.table.phase
    assert isinstance(phase, Over)
    lines = list(result_lines(Ended(STANDARD, phase.result, ENGLISH)))
    assert lines[0] == "read as 1m 2m 3m, 4m 5m 6m, 4p 5p 6p, 1s 2s 3s, 4s 5s 6s, [9s] [9s]; golds as 9s 9s"
    assert "golds 2 (R9.3)" in lines
    assert "golden sparrow 60 (R8.4)" in lines
    assert lines[-2:] == ["why not more:", "golden dragon 120: 1 gold short"]


def test_a_drawn_hand_has_nothing_to_count() -> None:
    assert list(result_lines(Ended(STANDARD, Drawn(), ENGLISH))) == ["drawn hand"]


def lines_of(*texts: str) -> tuple[Session, list[str]]:
    """The match after these lines at its first question, and what was said since."""
    session = seated("human:Ming,normal,easy,random")
    before = plain_text(seated("human:Ming,normal,easy,random"), iter([]))
    return session, plain_text(session, iter([f"{text}\n" for text in texts])).removeprefix(
        before
    ).splitlines()


@pytest.mark.parametrize("query", ["i", "coach", "参考"])
def test_the_coach_is_asked_and_that_is_noted_once(query: str) -> None:
    session, said = lines_of(query, query)
    assert said[0] == "the coach, the best first"
    assert session.record.count("! coach 0") == 1


@pytest.mark.parametrize("query", ["v", "复盘", "r", "结算"])
def test_before_a_hand_has_ended_there_is_nothing_to_talk_over(query: str) -> None:
    assert lines_of(query)[1] == ["no hand has ended yet"]


def test_in_lines_the_hand_before_is_talked_over_at_the_next_question() -> None:
    session = seated("human:Ming,normal,easy,random", length=Length.ROUND)

    def answers() -> Iterator[str]:
        asked = False
        for text in typing(session, as_a_bot_would):
            if session.match.number == 2 and not asked:
                asked = True
                yield from ("v\n", "r\n")
            yield text

    told = plain_text(session, answers())
    assert told.count("review: Ming\n") == 1
    assert told.count("why not more:\n") + told.count("nothing counts more\n") <= 1
    assert session.finished


def played_by_chance() -> Session:
    session = seated("human:Ming,normal,easy,random", length=Length.HAND)
    plain_text(session, typing(session, by_number))
    return session


def ended_hand(session: Session) -> Ended:
    assert session.state is not None
    phase = session.state.table.phase
    assert isinstance(phase, Over)
    speech = Speech(Lang.EN, None, session.names)
    return Ended(session.setup.rules, phase.result, speech, {0: session.choices(Seat(0))})
