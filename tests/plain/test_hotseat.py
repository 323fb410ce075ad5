"""Several people at one keyboard: nobody sees what another one holds."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from matches import seated
from scripted import as_a_bot_would, by_number
from typists import CURTAIN, Terminal, played_by_keys

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.plain.asking import hand_lines
from fuzhou_tui.plain.game import Manners, PlainGame
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang

FOUR = "human:Ming,human:Lan,human:Hai,human:Mei"
TWO = "human:Ming,normal,human:Hai,easy"


class Onlooker:
    """Notes every hand that anybody was shown, and looks at the screen whenever somebody may."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._hands: dict[int, set[str]] = {}
        self.leaks: list[str] = []
        self.looks = 0

    def __call__(self, seen: str) -> str | None:
        """Look; ask for the last lines now and then."""
        session, seat = self._session, self._session.next_seat
        assert seat is not None
        person = session.match.players[seat]
        self._hands.setdefault(person, set()).update(self._shown_to(seat))
        visible = seen.rpartition(CURTAIN)[2].splitlines()
        self.looks += 1
        for other, hands in self._hands.items():
            if other != person:
                self.leaks += [line for line in visible if line in hands - self._hands[person]]
        self.leaks += [line for line in visible if ": takes" in line or ": draws" in line]
        return "l 500" if self.looks % 7 == 0 else None

    def _shown_to(self, seat: Seat) -> Iterator[str]:
        speech = Speech(Lang.EN, None, self._session.names, aloud=True)
        return (line for line in hand_lines(self._session.view(seat), speech) if line.startswith("hand"))


@pytest.mark.parametrize(("seats", "seed"), [(TWO, "4"), (TWO, "8"), (FOUR, "3"), (FOUR, "4")])
def test_after_the_seat_was_handed_over_no_other_hand_is_left_on_the_screen(seats: str, seed: str) -> None:
    session = seated(seats, seed, length=Length.HAND)
    looks = Onlooker(session)
    told = played_by_keys(session, by_number, also=looks)
    assert session.finished
    assert looks.looks > 20
    assert told.count(CURTAIN) > 10
    assert looks.leaks == []


def test_the_curtain_falls_before_the_next_one_is_called_and_nothing_stands_between() -> None:
    told = played_by_keys(seated(TWO, "1", length=Length.HAND), by_number)
    _, *after = told.split(CURTAIN)
    assert after
    assert {part.splitlines()[0].partition(" is to sit")[0] for part in after} == {"Ming", "Hai"}


def test_who_sits_down_is_told_what_happened_meanwhile() -> None:
    told = played_by_keys(seated(TWO, "1", length=Length.HAND), as_a_bot_would)
    _, second, third, *_ = told.split(CURTAIN)
    assert second.splitlines()[1].startswith("hand 1: dealer ")
    assert "gold: " in second
    assert "gold: " not in third
    assert third.splitlines()[1] in second


def test_the_same_person_is_not_called_twice_in_a_row() -> None:
    told = played_by_keys(seated(TWO, "1", length=Length.HAND), by_number).splitlines()
    called = [line.partition(" is to sit")[0] for line in told if "is to sit" in line]
    assert all(first != second for first, second in pairwise(called))


def left_in_the_middle(*keys: str, seats: str = TWO) -> str:
    """All that is said if the input ends after these keys."""
    session, terminal = seated(seats, "1", length=Length.ROUND), Terminal(*keys)
    speech = Speech(Lang.EN, None, session.names)
    PlainGame(session, speech, terminal.keys(), terminal.out, Manners(curtain=CURTAIN)).play()
    return terminal.out.getvalue()


def test_who_goes_away_in_the_middle_leaves_no_hand_behind() -> None:
    assert left_in_the_middle("x").endswith(
        f"{CURTAIN}the match is kept: fuzhou play --resume goes on with it\n"
    )
    alone = left_in_the_middle(seats="human:Ming,normal,normal,normal")
    assert CURTAIN not in alone


def test_who_leaves_for_good_leaves_no_hand_to_the_one_who_stays() -> None:
    told = left_in_the_middle("x", *"leave", "y", "x")
    before, _, after = told.partition("has left: the hand is void, a bot takes the seat")
    assert "hand " in before
    assert "a new game begins" in after
    assert CURTAIN in after
    assert after.rpartition(CURTAIN)[2].splitlines()[0].endswith("is to sit; then press any key")
