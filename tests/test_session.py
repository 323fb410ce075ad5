"""The session: a match from its first hand to its last."""

import logging
from dataclasses import replace
from random import Random

import pytest
from matches import decision, play_hand, played_out, seated

from bots.levels import LEVELS
from fuzhou_tui import thinking
from fuzhou_tui.engine.actions import PASS, WIN, Action, Discard
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.play import IllegalAction
from fuzhou_tui.engine.rules import STANDARD, DrawSeats
from fuzhou_tui.engine.tiles import Seat, Tile
from fuzhou_tui.engine.view import Claim, View
from fuzhou_tui.past import NoHand
from fuzhou_tui.records.reading import read
from fuzhou_tui.records.record import Decision

BOTS = "easy,normal,random,normal"


def test_people_and_bots_are_told_apart_by_name() -> None:
    session = seated("human:Ming,normal,human:Lan,easy")
    assert session.humans == {0, 2}
    assert session.names == ("Ming", "normal", "Lan", "easy")


def test_nobody_is_asked_before_the_first_hand() -> None:
    session = seated(BOTS)
    assert session.pending() == frozenset()
    with pytest.raises(NoHand):
        session.view(Seat(0))


def test_a_hand_in_play_cannot_be_begun_again() -> None:
    session = seated(BOTS)
    session.begin()
    before = session.state
    with pytest.raises(NoHand, match="a hand is in play"):
        session.begin()
    assert session.state is before


def test_the_next_hand_begins_once() -> None:
    session = seated(BOTS)
    play_hand(session)
    number = session.match.number
    session.begin()
    assert session.match.number == number + 1
    with pytest.raises(NoHand):
        session.begin()


def test_nothing_is_begun_after_the_last_hand() -> None:
    session = played_out(seated(BOTS, length=Length.HAND))
    with pytest.raises(NoHand, match="the match has ended"):
        session.begin()


def test_points_are_carried_from_hand_to_hand() -> None:
    session = seated(BOTS)
    play_hand(session)
    after = session.scores
    assert session.telling.scores == (0, 0, 0, 0)
    session.begin()
    assert session.telling.scores == session.scores == after


def test_names_and_points_follow_the_players_to_the_seats_they_draw() -> None:
    session = seated("normal,human:Ming,easy,random", length=Length.ENDLESS)
    while session.seat_draw is None:
        play_hand(session)
    order, names, points = session.seat_draw.order, session.names, session.scores
    session.begin()
    dealer = session.match.dealer
    for place, old in enumerate(order):
        seat = (dealer + place) % 4
        assert (session.names[seat], session.scores[seat]) == (names[old], points[old])
        assert (seat in session.humans) == (names[old] == "Ming")


def test_seats_can_be_drawn_before_the_first_hand() -> None:
    rules = replace(STANDARD, draw_seats=DrawSeats.START_AND_AFTER)
    session = seated("human:A,human:B,human:C,human:D", rules=rules)
    draw = session.seat_draw
    assert draw is not None
    assert session.names == ("A", "B", "C", "D")
    session.begin()
    assert session.seat_draw is None
    dealer = session.match.dealer
    assert [session.names[(dealer + place) % 4] for place in range(4)] == ["ABCD"[old] for old in draw.order]


def test_the_seed_is_hidden_until_the_match_ends_unless_it_was_given() -> None:
    given = seated(BOTS, length=Length.HAND)
    assert given.seed_shown == "7"
    drawn = seated(BOTS, length=Length.HAND, seed_given=False)
    drawn.begin()
    assert drawn.telling.seed == "?"
    played = played_out(seated(BOTS, length=Length.HAND, seed_given=False))
    assert played.seed_shown == "7"


def test_a_refused_decision_changes_nothing() -> None:
    session = seated(BOTS)
    session.begin()
    (seat,) = session.pending()
    before, record = session.state, list(session.record)
    with pytest.raises(IllegalAction):
        session.act(seat, PASS)
    assert session.state is before
    assert session.record == record


def test_asking_a_bot_changes_nothing_and_gives_the_same_answer() -> None:
    session = seated("random,random,random,random")
    session.begin()
    (seat,) = session.pending()
    before = session.state
    assert len({session.bot_action(seat) for _ in range(20)}) == 1
    assert session.state is before


def test_claims_are_recorded_round_the_table_whatever_the_order_of_the_answers() -> None:
    forwards, backwards = (seated("random,random,random,random", "claims") for _ in range(2))
    played_out(forwards)
    while not backwards.finished:
        backwards.begin()
        while backwards.pending():
            for seat in sorted(backwards.pending(), reverse=True):
                backwards.act(seat, backwards.bot_action(seat))
    assert backwards.record == forwards.record


def test_the_record_holds_every_decision_and_every_end() -> None:
    session = played_out(seated(BOTS))
    hands = read("".join(f"{line}\n" for line in session.record)).hands
    assert len(hands) == session.match.number
    assert all(hand.end is not None for hand in hands)
    assert all(isinstance(entry, Decision) for hand in hands for entry in hand.entries)


class Raising:
    def choose(self, view: View, rng: Random) -> Action:
        raise ZeroDivisionError(f"{view.seat} {rng.random()}")


class Cheating:
    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- the protocol's
        return WIN


class Late:
    """Answers a claim with the pass it kept, whatever is asked."""

    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- the protocol's
        return PASS


@pytest.mark.parametrize("bot", [Raising(), Cheating(), Late()])
def test_a_bot_that_fails_is_played_for_and_the_match_goes_on(
    bot: Raising | Cheating | Late, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "LEVELS", {**LEVELS, "broken": bot})
    with caplog.at_level(logging.ERROR):
        session = played_out(seated("normal,broken,normal,normal", length=Length.ROUND))
    assert session.finished
    assert len(caplog.records) == 1
    assert "broken" in caplog.text
    assert "seed 7, hand 1, seat 1" in caplog.text


def test_a_bot_that_fails_passes_claims_and_throws_what_it_draws_but_no_gold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "LEVELS", {**LEVELS, "broken": Raising()})
    session = seated("broken,broken,broken,broken")
    for _ in range(3):
        session.begin()
        while session.pending():
            seat = min(session.pending())
            view, action = session.view(seat), session.bot_action(seat)
            if isinstance(view.table.phase, Claim):
                assert action == PASS
            else:
                assert isinstance(action, Discard)
                assert action.tile != view.table.gold
            session.act(seat, action)
    assert session.scores == (0, 0, 0, 0)


def test_hands_of_a_match_and_matches_of_other_seeds_are_dealt_differently() -> None:
    assert walls("1") == walls("1")
    assert len({*walls("1"), *walls("2")}) == 6


def walls(seed: str) -> list[tuple[Tile, ...]]:
    """The walls of a match's first three hands."""
    session, found = seated(BOTS, seed), []
    for _ in range(3):
        play_hand(session)
        found.append(session.deal.tiles)
    return found


def test_what_a_person_chose_is_kept_with_what_it_saw_until_it_is_taken_back() -> None:
    session = seated("human,easy,easy,easy", practice=True)
    session.begin()
    while session.next_seat not in session.humans:
        seat = session.next_seat
        assert seat is not None
        session.act(seat, session.bot_action(seat))
    seen, action = session.view(Seat(0)), decision(session, Seat(0))
    session.act(Seat(0), action)
    assert session.choices(Seat(0))[-1] == (seen, action)
    session.undo()
    assert (seen, action) not in session.choices(Seat(0))
