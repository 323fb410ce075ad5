"""What somebody's hands came to."""

import pytest
from matches import played_out, seated

from fuzhou_tui.engine.match import Length
from fuzhou_tui.records.reading import read
from fuzhou_tui.records.replay import replay
from fuzhou_tui.session import Session
from fuzhou_tui.tally import End, Tally, tallies

WINS = (End.SELF_DRAW, End.DISCARD, End.ROB_KONG, End.ROB_GOLD, End.HEAVENLY_HAND)


def counted(session: Session) -> dict[str, Tally]:
    """The tallies of what the session wrote."""
    record = read("\n".join(session.record) + "\n")
    return tallies(record, replay(record))


@pytest.fixture(scope="module")
def four() -> dict[str, Tally]:
    """Four people who play as bots do, for some thirty hands."""
    found: dict[str, Tally] = {}
    for seed in range(6):
        session = played_out(seated("human:A,human:B,human:C,human:D", str(seed)))
        for name, tally in counted(session).items():
            found[name] = found.get(name, Tally()) + tally
    return found


def test_every_hand_ends_in_one_way_for_each(four: dict[str, Tally]) -> None:
    hands = {tally.hands for tally in four.values()}
    assert len(hands) == 1
    assert hands.pop() > 20


def test_each_hand_is_won_once_or_drawn_for_all(four: dict[str, Tally]) -> None:
    drawn = {tally.ends[End.DRAWN] for tally in four.values()}
    won = sum(tally.wins for tally in four.values())
    assert len(drawn) == 1
    assert won + drawn.pop() == four["A"].hands


def test_whoever_wins_by_a_discard_wins_it_from_somebody(four: dict[str, Tally]) -> None:
    assert sum(tally.ends[End.DISCARD] for tally in four.values()) == sum(
        tally.ends[End.DEALT_IN] for tally in four.values()
    )
    assert sum(tally.ends[End.ROB_KONG] for tally in four.values()) == sum(
        tally.ends[End.WAS_ROBBED] for tally in four.values()
    )


def test_points_sum_to_nothing(four: dict[str, Tally]) -> None:
    assert sum(tally.points for tally in four.values()) == 0


def test_rates_lie_between_nothing_and_all(four: dict[str, Tally]) -> None:
    for tally in four.values():
        rates = [tally.win_rate, tally.deal_in_rate, *(tally.rate(end) for end in End)]
        assert all(rate is not None and 0 <= rate <= 1 for rate in rates)
        assert tally.rate(*End) == 1


def test_each_match_has_its_places(four: dict[str, Tally]) -> None:
    assert all(tally.matches == 6 == tally.places.total() for tally in four.values())


def test_before_the_first_hand_there_are_no_rates() -> None:
    assert Tally().win_rate is None
    assert Tally().mean_points is None
    assert Tally().mean_win is None


def test_bots_and_those_who_only_watch_have_no_tally() -> None:
    assert counted(played_out(seated("easy,easy,easy,easy", length=Length.HAND))) == {}


def test_practice_is_not_counted() -> None:
    assert counted(played_out(seated("human:A,easy,easy,easy", length=Length.HAND, practice=True))) == {}


def test_a_hand_in_play_is_not_counted() -> None:
    session = seated("human:A,easy,easy,easy")
    session.begin()
    assert counted(session) == {}


def test_a_void_hand_is_not_counted() -> None:
    session = seated("human:A,human:B,easy,easy", length=Length.HAND)
    session.begin()
    session.leave(min(session.humans))
    assert "A" not in counted(session)
