"""How a match goes on before a viewer: pace, pausing, stepping, skipping, and answers that come too late."""

from math import isinf
from typing import Final

import pytest
from moments import seated
from scenes import Scene as Hand

from fuzhou_tui.engine.actions import PASS, Discard
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.players import Bot, Setup
from fuzhou_tui.session import Session
from fuzhou_tui.tui.course import PACES, Course, Rest, Think, Wait
from fuzhou_tui.tui.scene import Auto

ME: Final = Seat(0)


def watched() -> Session:
    """Four bots."""
    bots = (Bot("easy", "a"), Bot("easy", "b"), Bot("easy", "c"), Bot("easy", "d"))
    return Session(Setup(STANDARD, 1, Length.HAND, "7", seed_given=True, seats=bots))


def begun(session: Session, pace: float = 0.4) -> Course:
    """A course whose first hand was dealt at 100 seconds."""
    course = Course(session, pace)
    course.begin(100.0)
    return course


def thought(course: Course, now: float) -> Course:
    """The course once the bots that are to think have done so."""
    step = course.next(now)
    assert isinstance(step, Think)
    course.answer(step.window, [(seat, course.session.bot_action(seat)) for seat in step.seats])
    return course


def test_bots_wait_for_the_rest_of_the_pace() -> None:
    course = thought(begun(watched()), 100.0)
    wait = course.next(100.1)
    assert isinstance(wait, Wait)
    assert wait.seconds == pytest.approx(0.3)
    before = len(course.seen.log)
    assert isinstance(course.next(100.4), Think)
    assert len(course.seen.log) > before


def test_a_claim_that_bots_pass_takes_no_time_of_its_own() -> None:
    """Otherwise the wait would tell who holds a pair."""
    hand = Hand("", "55m", "", "", dealer=0).first("5m")
    session = seated(hand)
    course = Course(session, 0.9)
    step = course.next(100.0)
    assert step == Think((Seat(1),), 0)
    course.answer(0, [(Seat(1), PASS)])
    course.next(100.0)
    assert session.view(ME).table.phase != hand.table.phase


def test_while_paused_nothing_happens_but_a_step() -> None:
    course = thought(begun(watched()), 100.0)
    course.pause()
    wait = course.next(200.0)
    assert isinstance(wait, Wait)
    assert isinf(wait.seconds)
    before = len(course.seen.log)
    course.step()
    step = course.next(200.0)
    assert isinstance(step, Think)
    assert len(course.seen.log) > before
    assert course.paused


def test_skipping_leads_to_the_viewers_next_decision() -> None:
    course = Course(seated(), 0.9)
    course.begin(100.0)
    for _ in range(200):
        step = course.next(100.0)
        if course.asked:
            break
        if isinstance(step, Think):
            course.answer(step.window, [(seat, course.session.bot_action(seat)) for seat in step.seats])
        course.skip()
    assert course.asked


def test_in_a_watched_match_nothing_is_skipped() -> None:
    course = thought(begun(watched()), 100.0)
    course.skip()
    assert isinstance(course.next(100.1), Wait)


def test_an_answer_to_another_window_is_dropped() -> None:
    course = begun(watched())
    step = course.next(100.0)
    assert isinstance(step, Think)
    (seat,) = step.seats
    course.answer(step.window - 1, [(seat, course.session.bot_action(seat))])
    assert course.next(200.0) == Rest()


def test_a_person_may_answer_before_the_bots_have_thought() -> None:
    hand = Hand("55m147p147s", "46m123p456p789p123s88s", "", "5m", dealer=3).first("5m")
    course = Course(seated(hand), 0.4)
    step = course.next(100.0)
    assert isinstance(step, Think)
    assert course.asked
    course.act(ME, PASS, 100.0)
    course.answer(step.window, [(seat, PASS) for seat in step.seats])
    assert course.next(200.0) != step


def test_speeds_are_counted_from_slow_to_fast() -> None:
    course = Course(watched(), PACES[0])
    assert course.speed == 1
    course.change_speed(1)
    assert course.speed == 2
    course.change_speed(9)
    assert (course.speed, course.pace) == (4, 0.0)
    course.change_speed(-9)
    assert course.speed == 1


def test_a_bot_plays_for_the_player_until_the_seat_is_taken_back() -> None:
    course = Course(seated(Hand("123m456m147p258s3s69s")), 0.0)
    course.give_orders(frozenset({Auto.BOT}))
    step = course.next(100.0)
    assert step == Think((ME,), 1)
    assert not course.asked
    assert course.take_back()
    course.answer(1, [(ME, Discard(tile("1m")))])
    assert course.next(100.0) == Rest()
    assert course.asked
    assert not course.take_back()


def test_orders_that_do_not_play_turns_stand_when_a_key_is_pressed() -> None:
    course = Course(seated(Hand("123m456m147p258s3s69s")), 0.0)
    course.give_orders(frozenset({Auto.WIN, Auto.NO_CLAIMS}))
    assert not course.take_back()
    assert course.autos == {Auto.WIN, Auto.NO_CLAIMS}


def test_what_the_table_decides_for_the_player_keeps_the_pace() -> None:
    hand = Hand("123456789m123p55p23s", dealer=3, head="7m").discard(3, "2m")
    course = Course(seated(hand), 0.4)
    course.give_orders(frozenset({Auto.CUT}))
    wait = course.next(0.3)
    assert isinstance(wait, Wait)
    assert wait.seconds == pytest.approx(0.1)
    assert isinstance(course.next(0.4), Think)
    assert [found.tile for found in course.session.view(ME).area.discards] == [tile("7m")]
