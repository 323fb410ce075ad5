"""Going through a match: steps, hands, eyes, and what the coach would have done otherwise."""

from collections.abc import Callable

import pytest
from matches import seated
from reels import a_round, a_void_hand, begun, drawn_seats, golden, reel, steps, study_of, taken_back

from bots.coach import advice
from fuzhou_tui.engine.actions import WIN
from fuzhou_tui.engine.events import Wins
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.studying import Study
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.reel import Reel
from fuzhou_tui.tui.reel_scene import reel_scene

STUDIES: dict[str, Callable[[], Study]] = {
    "round": a_round,
    "void": a_void_hand,
    "seats": drawn_seats,
    "undone": lambda: taken_back()[0],
    "robbed": lambda: golden("standard_robbed_kong"),
    "drawn": lambda: golden("standard_drawn_hand"),
    "tail": lambda: golden("end_empty_tail"),
    "bids": lambda: golden("street_two_bids"),
}


@pytest.fixture(params=STUDIES)
def start(request: pytest.FixtureRequest) -> Reel:
    """The start of a match of each kind."""
    return reel(STUDIES[request.param]())


def test_a_match_begins_at_the_deal_of_its_first_hand(start: Reel) -> None:
    assert (start.place, start.step, start.state) == (0, 0, start.hands[0].opened)


def test_with_all_hands_open_every_decision_is_one_step(start: Reel) -> None:
    shown = [(place.place, place.step) for place in steps(start)]
    assert shown == [
        (hand, step) for hand in range(len(start.hands)) for step in range(_steps(start, hand) + 1)
    ]


@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_back_from_the_end_shows_the_same_as_on_from_the_start(start: Reel, eyes: int | None) -> None:
    begin = start if eyes is None else start.seen_by(eyes)
    onward = list(steps(begin))
    backward = [onward[-1]]
    while (before := backward[-1].back()) != backward[-1]:
        backward.append(before)
    assert backward[::-1] == onward


def test_a_jump_shows_the_same_as_going_there(start: Reel) -> None:
    for place in steps(start):
        jumped = start.turned(place.place).at(place.step)
        assert reel_scene(jumped, Options()) == reel_scene(place, Options())


def test_the_last_step_is_the_hand_after_all_its_decisions(start: Reel) -> None:
    for place in range(len(start.hands)):
        last = start.turned(place).last()
        assert last.state == start.hands[place].state
        assert last.ended
        assert last.over == (start.hands[place].left is None)


def test_from_a_hands_end_the_next_one_follows_and_back_again() -> None:
    start = reel(a_round())
    second = start.last().on()
    assert (second.place, second.step) == (1, 0)
    assert second.back() == start.last()


def test_at_either_end_of_the_match_nothing_moves() -> None:
    start = reel(a_round())
    end = start.turned(len(start.hands) - 1).last()
    assert start.back() == start
    assert end.on() == end
    assert (start.turned(-1), end.turned(1)) == (start, end)


def test_turning_the_hands_begins_at_their_deal() -> None:
    third = reel(a_round()).at(5).turned(2)
    assert (third.place, third.step) == (2, 0)
    assert third.turned(-2).place == 0


def test_a_person_is_followed_to_another_seat() -> None:
    start = reel(drawn_seats())
    players = start.hand.match.players
    assert players != (0, 1, 2, 3)
    for person in range(4):
        assert players[start.seen_by(person).seat] == person


def test_the_first_of_the_people_is_nearest() -> None:
    assert reel(a_round("easy,easy,human:Ming,easy")).person == 2
    assert reel(a_round("easy,easy,easy,easy")).person == 0


def test_from_one_seat_answers_of_others_that_settle_nothing_are_no_steps() -> None:
    start = reel(golden("street_two_bids"))
    for person in range(4):
        seen = list(steps(start.seen_by(person)))
        hidden = set(range(start.steps + 1)) - {place.step for place in seen}
        moves = [start.hand.moves[step - 1] for step in hidden]
        assert moves
        assert all(move.seat != person and not move.events for move in moves)


def test_what_was_taken_back_is_no_step() -> None:
    study, undone = taken_back()
    assert undone > 0
    written = sum(1 for entry in study.record.hands[0].entries if hasattr(entry, "action"))
    assert reel(study).steps == written - undone


def test_that_a_player_leaves_is_the_last_step_of_a_void_hand() -> None:
    start = reel(a_void_hand())
    end = start.last()
    assert start.steps == len(start.hand.moves) + 1
    assert (end.left, end.back().left) == (Seat(0), None)
    assert end.own_decision is None
    assert end.on().place == 1


def test_a_hand_in_play_ends_where_it_was_left() -> None:
    session = seated("human:Ming,easy,easy,easy")
    begun(session, decisions=4)
    end = reel(study_of(session)).last()
    assert end.step == 4
    assert end.state == session.state
    assert end.decision is None


def test_the_decision_at_hand_is_the_one_that_the_next_step_tells(start: Reel) -> None:
    for place in steps(start):
        following = place.hand.moves[place.step : place.step + 1]
        told = [] if place.decision is None else [(place.decision.view.seat, place.decision.chosen)]
        assert told == [(move.seat, move.action) for move in following]


def test_from_one_seat_only_its_own_decisions_are_known() -> None:
    start = reel(golden("street_two_bids"))
    for person in range(4):
        decisions = [place.decision for place in steps(start.seen_by(person)) if place.decision]
        assert decisions
        assert {decision.view.seat for decision in decisions} == {person}


def test_a_sealed_answer_is_known_to_its_own_seat_before_it_is_its_turn_to_be_told() -> None:
    start = reel(golden("claim_nearest_of_three"))
    *_, window = (place for place in steps(start) if len(place.state.waiting) == 3)
    for seat in window.state.waiting:
        decision = window.seen_by(seat).decision
        assert decision is not None
        assert decision.chosen == WIN


def test_every_choice_is_one_that_the_seat_had(start: Reel) -> None:
    for person in range(4):
        for step, seen, action in start.seen_by(person).choices():
            assert action in {row.action for row in advice(seen)}
            assert start.at(step).state.table == seen.table


def test_the_coachs_remarks_are_decisions_that_lost_points_the_worst_first() -> None:
    start = reel(a_round("human:Ming,random,random,random"))
    remarks = start.seen_by(1).remarks()
    assert len(remarks) > 3
    losses = [remark.slip.lost for remark in remarks]
    assert losses == sorted(losses, reverse=True)
    for remark in remarks:
        decision = start.at(remark.step).seen_by(1).own_decision
        assert decision is not None
        assert decision.chosen == remark.slip.chosen.action != remark.slip.better.action


@pytest.mark.parametrize(
    "name", ["standard_robbed_kong", "standard_golden_sparrow", "gold_robbed_by_another"]
)
def test_a_hand_that_is_won_ends_with_the_win_on_its_last_step(name: str) -> None:
    end = reel(golden(name)).last()
    assert any(isinstance(event, Wins) for event in end.moves[-1].events)
    assert not end.back().over


def _steps(start: Reel, hand: int) -> int:
    return start.turned(hand).steps
