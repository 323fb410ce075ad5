"""托管: what the table decides by itself, and what it leaves to the player."""

from typing import Final

import pytest
from scenes import Scene as Hand
from tables import a_golden_sparrow

from fuzhou_tui.engine.actions import PASS, WIN, Discard
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.engine.view import View
from fuzhou_tui.tui.autoplay import auto_action
from fuzhou_tui.tui.scene import Auto

ALL: Final = frozenset(Auto)
READY: Final = "123456789m123p55p23s"


def mine(hand: Hand) -> View:
    return view(hand.state, Seat(0))


def drawing(drawn: str, held: str = READY) -> View:
    """Seat 0 draws that tile."""
    return mine(Hand(held, dealer=3, head=drawn).discard(3, "2m"))


def test_a_win_is_taken_by_order() -> None:
    assert auto_action(mine(a_golden_sparrow()), {Auto.WIN}) == WIN


@pytest.mark.parametrize("orders", [{Auto.NO_CLAIMS}, {Auto.CUT}, {Auto.NO_CLAIMS, Auto.CUT}])
def test_no_other_order_lets_a_win_go(orders: set[Auto]) -> None:
    assert auto_action(mine(a_golden_sparrow()), orders) is None
    robbing = Hand("123456789m123456p1s", "", "", "5s", dealer=3).act(3, "d5s")
    assert robbing.options(0) == ["w", "-"]
    assert auto_action(mine(robbing), orders) is None


def test_claims_that_are_no_win_are_passed_by_order() -> None:
    claim = mine(Hand("345567m147p1479s25p", "", "", "5m", dealer=3).first("5m"))
    assert auto_action(claim, {Auto.NO_CLAIMS}) == PASS
    assert auto_action(claim, {Auto.WIN, Auto.CUT}) is None


def test_the_draw_of_a_ready_hand_is_thrown_by_order() -> None:
    assert auto_action(drawing("7m"), {Auto.CUT}) == Discard(tile("7m"))
    assert auto_action(drawing("7m"), {Auto.WIN, Auto.NO_CLAIMS}) is None


def test_the_draw_of_a_hand_that_is_not_ready_is_left_to_the_player() -> None:
    assert auto_action(drawing("7m", "123456789m147p258s2m"), {Auto.CUT}) is None


def test_a_gold_is_never_thrown_by_order() -> None:
    gold_first = Hand("123456789m123p55p24s", dealer=3, head="9s").discard(3, "2m")
    assert auto_action(mine(gold_first), {Auto.CUT}) is None


def test_an_own_kong_is_left_to_the_player() -> None:
    assert auto_action(drawing("5p", "123456789m23s555p12s"), ALL - {Auto.BOT}) is None
