"""The last round, late replacements and the empty wall (R7). A large reserve brings the end near."""

from dataclasses import replace

import pytest
from scenes import Scene

from fuzhou_tui.engine.events import Drew, HandDrawn, LastRound
from fuzhou_tui.engine.rules import STANDARD, YOUXIAN, Rules
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.engine.view import Source, Turn

LEFT_AFTER_THE_DEAL = 78
READY = "123456789m45p12377s"  # 3p and 6p complete it
ONE_OF_EACH = "1z2z3z4z5z6z7z"


def kept(live: int) -> Rules:
    """Standard, but so many tiles are live after a deal without flowers."""
    return replace(STANDARD, reserve=LEFT_AFTER_THE_DEAL - live)


def draws(scene: Scene) -> list[int]:
    """Who drew in the last round."""
    begun = next(place for place, event in enumerate(scene.events) if isinstance(event, LastRound))
    return [event.seat for event in scene.events[begun:] if isinstance(event, Drew)]


def test_with_five_live_tiles_the_next_seat_draws_as_usual() -> None:
    scene = Scene("9p", rules=kept(5)).discard(0, "9p")
    assert scene.table.phase == Turn(Seat(1), Source.WALL)


@pytest.mark.parametrize("live", [1, 2, 3, 4])
def test_the_last_round_has_one_draw_a_seat_and_no_more_than_are_live(live: int) -> None:
    scene = Scene("9p", rules=kept(live), head="1p2p7s8s").discard(0, "9p")
    assert scene.drawn
    assert draws(scene) == [1, 2, 3, 0][:live]


@pytest.mark.parametrize("live", [0, -2])
def test_with_no_live_tile_the_hand_is_drawn_at_once(live: int) -> None:
    scene = Scene("9p", rules=kept(live)).discard(0, "9p")
    assert scene.drawn
    assert not scene.told(LastRound)
    assert not scene.told(Drew)


def test_a_hand_that_the_last_round_completes_wins_by_itself_as_a_self_draw() -> None:
    scene = Scene("9p", "", READY, rules=kept(4), head="9p6p").discard(0, "9p")
    assert scene.won.attempt.seat == 2
    assert scene.won.attempt.by.value == "self"
    assert scene.won.attempt.tile == tile("6p")
    assert draws(scene) == [1, 2]


def test_the_last_round_begins_with_the_seat_that_was_to_draw() -> None:
    scene = Scene("5m", "", "55m9p", rules=kept(4)).first("5m").passing(2).act(2, "p").discard(2, "9p")
    assert draws(scene) == [3, 0, 1, 2]


def test_three_golds_drawn_in_the_last_round_win() -> None:
    scene = Scene("9p", "147m258p36m147s25m99s", rules=kept(4), head="9s").discard(0, "9p")
    assert scene.special == "three_golds"


def test_a_flower_in_the_last_round_is_not_replaced_and_uses_up_the_draw() -> None:
    scene = Scene("9p", rules=kept(2), head="1z9m").discard(0, "9p")
    assert draws(scene) == [1, 2]
    assert scene.areas[1].flowers == (tile("1z"),)
    assert scene.areas[1].hidden == 16


def test_a_flower_that_completes_a_set_in_the_last_round_moves_no_reserve() -> None:
    scene = Scene("9p", "1z1z1z", rules=kept(4 + 3), head="1z1p2p7s").discard(0, "9p")
    assert draws(scene) == [1, 2, 3, 0]


def test_the_twentieth_flower_drawn_in_the_last_round_wins_nothing() -> None:
    flowers = "1z1z1z2z2z2z3z3z3z4z4z4z5z5z5z6z"
    scene = Scene("9p", flowers, rules=kept(20), replacements="6z6z7z", head="7z")
    scene.discard(0, "9p")
    assert len(scene.areas[1].flowers) == 20
    assert scene.drawn


def test_twenty_flowers_win_after_another_draw_of_the_last_round() -> None:
    flowers = "1z1z1z2z2z2z3z3z3z4z4z4z5z5z5z6z"
    scene = Scene("9p", flowers, rules=kept(21), replacements="6z6z7z7z", head="1m")
    scene.discard(0, "9p")
    assert scene.special == "flower_hand"


def test_an_exposed_kong_with_four_live_tiles_lets_two_be_drawn_afterwards() -> None:
    scene = (
        Scene("5m", "", "555m", rules=kept(4), tail="9p").first("5m").passing(2).act(2, "k").discard(2, "9p")
    )
    assert draws(scene) == [3, 0]


def test_a_concealed_kong_with_four_live_tiles_lets_one_be_drawn_afterwards() -> None:
    scene = Scene("5555m", rules=kept(4), tail="9p").act(0, "k5m").discard(0, "9p")
    assert draws(scene) == [1]


def test_a_kongs_replacement_is_drawn_whatever_is_live_and_its_discard_may_be_claimed() -> None:
    scene = Scene("5555m", "", "99p", rules=kept(0), tail="9p").act(0, "k5m").first("9p")
    assert scene.calls(2) == ["p", "-"]
    scene.passing()
    assert scene.drawn


def test_a_flower_in_play_is_replaced_whatever_is_live() -> None:
    scene = Scene("9p", rules=kept(5), head="1z", tail="2z3z8m").discard(0, "9p")
    assert len(scene.areas[1].flowers) == 3
    assert scene.state.hands[1].drawn == tile("8m")


@pytest.mark.parametrize("flowers", ["1z", "1z2z3z", "1z2z3z4z5z6z7z1f"])
def test_flowers_drawn_one_after_another_are_all_set_out_and_replaced_from_the_tail(flowers: str) -> None:
    scene = Scene("9p", head=flowers[:2], tail=flowers[2:] + "8m").discard(0, "9p")
    assert len(scene.areas[1].flowers) == len(flowers) // 2
    assert scene.areas[1].hidden == 17
    assert scene.table.head == 66
    assert scene.table.tail == 1 + len(flowers) // 2


def test_flowers_drawn_for_a_kong_are_replaced_and_the_draw_is_still_the_kongs() -> None:
    scene = Scene("5555m", tail="1z2z3z8m").act(0, "k5m")
    assert scene.table.phase == Turn(Seat(0), Source.KONG)
    assert scene.state.hands[0].drawn == tile("8m")
    assert len(scene.areas[0].flowers) == 3


def test_when_the_wall_holds_no_tile_for_a_replacement_the_hand_is_drawn() -> None:
    hands = (ONE_OF_EACH + "1f", ONE_OF_EACH + "2f", ONE_OF_EACH + "3f222s", ONE_OF_EACH)
    scene = Scene(*hands, rules=replace(STANDARD, reserve=0), tail="4f5f6f7f8f2s")
    scene.discard(0, "2m").throw_what_is_drawn(41)
    assert scene.table.left == 0
    scene.act(2, "k2s")
    assert scene.drawn
    assert isinstance(scene.events[-3], HandDrawn)


TO_THE_END = replace(STANDARD, last_round=False)


# All flowers are out after the deal, which leaves 42 suit tiles; seat 2 draws the last of them.
NO_FLOWERS_LEFT = ("1111z2222z3333z9p", "4444z5555z6666z", READY, "7777z12345678f")

no_last_round = pytest.mark.parametrize("rules", [TO_THE_END, YOUXIAN], ids=lambda rules: rules.name)


@no_last_round
def test_without_a_last_round_neither_kongs_nor_flower_sets_keep_tiles_back(rules: Rules) -> None:
    scene = Scene("5555m1111z", rules=rules, tail="9p").act(0, "k5m")
    assert scene.table.reserve == 0
    assert scene.table.live == scene.table.left == 73


@no_last_round
def test_without_a_last_round_the_wall_is_drawn_to_its_last_tile(rules: Rules) -> None:
    scene = Scene(*NO_FLOWERS_LEFT, rules=rules).discard(0, "9p").throw_what_is_drawn(41)
    assert scene.table.phase == Turn(Seat(2), Source.WALL)
    assert scene.table.left == 0
    scene.throw_what_is_drawn(1)
    assert scene.drawn
    assert not scene.told(LastRound)


@no_last_round
def test_without_a_last_round_the_last_tile_may_be_won_and_need_not(rules: Rules) -> None:
    scene = Scene(*NO_FLOWERS_LEFT, rules=rules, tail="6p").discard(0, "9p").throw_what_is_drawn(41)
    assert scene.calls(2) == ["w"]
    scene.act(2, "w")
    assert scene.won.attempt.tile == tile("6p")


def test_without_a_last_round_a_last_flower_is_not_replaced_and_the_hand_is_drawn() -> None:
    flowers = ("1111z2222z3333z9p", "4444z5555z6666z", "", "7777z1234567f")
    scene = Scene(*flowers, rules=TO_THE_END, tail="9p8f").discard(0, "9p").throw_what_is_drawn(42)
    assert scene.table.left == 0
    assert scene.drawn
    assert scene.areas[3].flowers[-1] == tile("8f")


def test_a_reserve_of_nothing_still_grows_where_there_is_a_last_round() -> None:
    scene = Scene("5555m", rules=replace(STANDARD, reserve=0), tail="9p")
    assert scene.table.reserve == 0
    assert scene.act(0, "k5m").table.reserve == 2
