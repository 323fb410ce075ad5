"""What is played for a bot that fails."""

from random import Random

import pytest
from scenes import Scene

from bots.guard import fallback, guarded_choice
from fuzhou_tui.engine.actions import PASS, Action, Discard, action, action_text
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat, Tile
from fuzhou_tui.engine.view import View


class Says:
    def __init__(self, text: str) -> None:
        self.text = text

    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- the protocol's
        return action(self.text)


def seen(scene: Scene, seat: int) -> View:
    return view(scene.state, Seat(seat))


def test_a_legal_choice_is_played_as_it_is() -> None:
    choice = guarded_choice(Says("d5m"), seen(Scene("5m"), 0), Random(0))
    assert (action_text(choice.action), choice.complaint) == ("d5m", None)


def test_a_tile_that_is_not_held_is_not_thrown() -> None:
    scene = Scene("123456789m1234567p1s")
    choice = guarded_choice(Says("d9s"), seen(scene, 0), Random(0))
    assert choice.action == action("d1m")
    assert choice.complaint is not None
    assert "d1m, d2m" in choice.complaint


def test_a_claim_is_passed() -> None:
    scene = Scene("5m", "", "55m").first("5m")
    assert guarded_choice(Says("k"), seen(scene, 2), Random(0)).action == PASS


def test_a_bot_that_reads_what_is_not_there_is_told_of() -> None:
    choice = guarded_choice(Says("d99m"), seen(Scene("5m"), 0), Random(0))
    assert choice.complaint is not None
    assert choice.complaint.startswith("BadAction: ")


def test_the_drawn_tile_is_thrown() -> None:
    scene = Scene("5m", head="7p").discard(0, "5m")
    assert fallback(seen(scene, 1)) == action("d7p")


def test_a_drawn_gold_is_kept() -> None:
    scene = Scene("5m", "147m258p369s147m258p3s", indicator="9m", head="9m").discard(0, "5m")
    assert fallback(seen(scene, 1)) == action("d1m")


class Returns:
    def __init__(self, found: Action) -> None:
        self.found = found

    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- the protocol's
        return self.found


@pytest.mark.parametrize("kind", [-1, 27, 41, 10**9])
def test_what_is_no_tile_of_the_suits_cannot_be_thrown(kind: int) -> None:
    scene = Scene("5m9s", indicator="9p")
    choice = guarded_choice(Returns(Discard(Tile(kind))), seen(scene, 0), Random(0))
    assert choice.complaint is not None


@pytest.mark.parametrize("text", ["k", "p", "c3m", "-", "k5m"])
def test_a_claim_on_the_own_turn_is_no_choice(text: str) -> None:
    choice = guarded_choice(Says(text), seen(Scene("5m"), 0), Random(0))
    assert choice.complaint is not None
