"""Whose turn it is after every claim, and after none (R5.1, R5.4, R5.8)."""

import pytest
from scenes import Scene

from fuzhou_tui.engine.events import Drew
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Source, Turn

PAIRS = [(dealer, claimant) for dealer in range(4) for claimant in range(4) if claimant != dealer]
every_pair = pytest.mark.parametrize(("discarder", "claimant"), PAIRS)


def thrown(discarder: int, claimant: int, hand: str) -> Scene:
    """The dealer throws 5m, which a seat with that hand can claim."""
    hands = ["", "", "", ""]
    hands[discarder], hands[claimant] = "5m", hand
    return Scene(*hands, dealer=discarder, head="9p", tail="8p").first("5m").passing(claimant)


def assert_next_in_turn(scene: Scene, claimant: int) -> None:
    """When the claimant has thrown 1s, the seat after it draws."""
    scene.discard(claimant, "1s")
    after = Seat((claimant + 1) % 4)
    assert scene.table.phase == Turn(after, Source.WALL)
    drawn = [event.seat for event in scene.events if isinstance(event, Drew) and event.end == "head"]
    assert drawn == [after]


@every_pair
def test_after_a_pung_the_claimant_discards_and_the_seat_after_it_draws(
    discarder: int, claimant: int
) -> None:
    scene = thrown(discarder, claimant, "55m1s").act(claimant, "p")
    assert scene.table.phase == Turn(Seat(claimant), Source.CLAIM)
    assert_next_in_turn(scene, claimant)


@every_pair
def test_after_a_kong_the_claimant_draws_discards_and_the_seat_after_it_draws(
    discarder: int, claimant: int
) -> None:
    scene = thrown(discarder, claimant, "555m1s").act(claimant, "k")
    assert scene.table.phase == Turn(Seat(claimant), Source.KONG)
    assert_next_in_turn(scene, claimant)


@pytest.mark.parametrize("discarder", range(4))
def test_after_a_chow_the_claimant_discards_and_the_seat_after_it_draws(discarder: int) -> None:
    claimant = (discarder + 1) % 4
    scene = thrown(discarder, claimant, "46m1s").act(claimant, "c4m")
    assert scene.table.phase == Turn(Seat(claimant), Source.CLAIM)
    assert_next_in_turn(scene, claimant)


@pytest.mark.parametrize("discarder", range(4))
def test_when_nobody_claims_the_seat_after_the_discarder_draws(discarder: int) -> None:
    scene = thrown(discarder, (discarder + 1) % 4, "46m").passing()
    assert scene.table.phase == Turn(Seat((discarder + 1) % 4), Source.WALL)


@every_pair
def test_the_seats_between_lose_their_turn_and_no_tile(discarder: int, claimant: int) -> None:
    scene = thrown(discarder, claimant, "55m1s").act(claimant, "p").discard(claimant, "1s")
    for seat in set(range(4)) - {claimant, (claimant + 1) % 4}:
        assert scene.areas[seat].hidden == 16
    assert scene.areas[claimant].hidden == 13
