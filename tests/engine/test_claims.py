"""Claims on a discard, their order, and the robbed kong (R5)."""

import pytest
from scenes import Scene

from fuzhou_tui.engine.melds import FaceDownKong, Kong, KongKind, Pung
from fuzhou_tui.engine.play import IllegalAction
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat, tile, tile_text
from fuzhou_tui.engine.view import Source, Turn

READY_FOR_6P = "123456789m45p12377s"  # 3p and 6p complete it
SPARROW_FOR_6P = "123456m45p12345699s"  # the gold is 9s: two of them are the pair
READY_FOR_3M = "12m123456789p12355s"
SPARROW_FOR_3M = "12m123456p45667899s"


def test_only_the_next_seat_may_chow() -> None:
    scene = Scene("5m", "1679m124579p12578s4s", "46m7s7p", "46m4s4p").first("5m")
    assert scene.asked() == {1}
    assert scene.options(1) == ["c5m", "-"]


def test_every_run_that_the_hand_allows_is_offered_once() -> None:
    assert Scene("4m", "2356m1s1p").first("4m").options(1) == ["c2m", "c3m", "c4m", "-"]


def test_any_seat_may_pung_and_the_claimant_discards_next() -> None:
    scene = Scene("5m", "", "", "55m").first("5m").passing(3).act(3, "p")
    assert scene.areas[3].melds == (Pung(tile("5m")),)
    assert scene.asked() == {3}
    assert scene.calls(3) == []
    assert scene.areas[0].discards[0].claimed


@pytest.mark.parametrize("claimant", [1, 2, 3])
def test_after_a_claim_play_goes_on_from_the_claimant(claimant: int) -> None:
    hands = ["5m9p", "", "", ""]
    hands[claimant] = "55m1p"
    scene = Scene(*hands, head="1s").first("5m").passing(claimant).act(claimant, "p").discard(claimant, "1p")
    assert scene.table.phase == Turn(Seat((claimant + 1) % 4), Source.WALL)


def test_the_seats_skipped_by_a_claim_lose_nothing_but_their_turn() -> None:
    scene = Scene("5m", "", "", "55m")
    before = [scene.hand(seat) for seat in (1, 2)]
    scene.first("5m").passing(3).act(3, "p")
    assert [scene.hand(seat) for seat in (1, 2)] == before


@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_a_pung_beats_a_chow_whatever_the_order_of_the_answers(order: tuple[int, int]) -> None:
    scene = Scene("5m", "46m1s1p", "", "55m").first("5m")
    for seat in order:
        scene.act(seat, {1: "c4m", 3: "p"}[seat])
    assert scene.areas[3].melds == (Pung(tile("5m")),)
    assert scene.areas[1].melds == ()


@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_a_claim_to_win_beats_a_pung(order: tuple[int, int]) -> None:
    scene = Scene("6p", "66p1s1m", "", READY_FOR_6P).first("6p").passing(1, 3)
    for seat in order:
        scene.act(seat, {1: "p", 3: "w"}[seat])
    assert scene.won.attempt.seat == 3
    assert scene.areas[1].melds == ()


def test_nothing_happens_before_the_last_answer_is_in() -> None:
    scene = Scene("5m", "46m1s1p", "", "55m").first("5m")
    before = len(scene.events)
    scene.act(3, "p")
    assert len(scene.events) == before
    assert scene.asked() == {1}


@pytest.mark.parametrize(
    ("dealer", "ready", "winner"), [(0, (2, 3), 2), (1, (0, 3), 3), (2, (0, 1), 0), (3, (1, 2), 1)]
)
def test_of_two_that_can_win_the_nearest_counter_clockwise_wins(
    dealer: int, ready: tuple[int, int], winner: int
) -> None:
    hands = [READY_FOR_6P if seat in ready else "" for seat in range(4)]
    hands[dealer] = "6p"
    scene = Scene(*hands, dealer=dealer).first("6p").passing(*ready)
    scene.act(ready[1], "w").act(ready[0], "w")
    assert scene.won.attempt.seat == winner
    assert scene.won.outbid == tuple(seat for seat in ready if seat != winner)


def test_a_golden_sparrow_wins_before_a_nearer_plain_hand() -> None:
    scene = Scene("6p", "", READY_FOR_6P, SPARROW_FOR_6P).first("6p").passing(2, 3).act(2, "w").act(3, "w")
    assert scene.won.attempt.seat == 3
    assert scene.special == "golden_sparrow"
    assert scene.won.outbid == (2,)


def test_a_kong_on_a_discard_is_followed_by_a_draw_from_the_tail() -> None:
    scene = Scene("5m", "", "555m", "", tail="9p8p").first("5m").passing(2).act(2, "k")
    assert scene.areas[2].melds == (Kong(tile("5m"), KongKind.EXPOSED),)
    assert scene.state.hands[2].drawn == tile("9p")
    assert scene.areas[2].hidden == 14
    assert scene.table.phase == Turn(Seat(2), Source.KONG)


def test_holding_three_a_seat_may_pung_or_kong() -> None:
    assert Scene("5m", "", "555m").first("5m").options(2) == ["k", "p", "-"]


def test_a_gold_in_hand_is_no_part_of_a_chow_neither_wild_nor_as_itself() -> None:
    scene = Scene("7s", "89s147m147p147m25p58m2s", indicator="9s").first("7s")
    assert scene.calls(1) == []


def test_a_gold_in_hand_is_no_third_tile_of_a_pung() -> None:
    scene = Scene("8m", "", "89m123578p12345678s", indicator="9m").first("8m")
    assert scene.calls(2) == []


def test_nobody_may_take_a_discarded_gold() -> None:
    scene = Scene("9s", "78s1p1m", "99s1p", indicator="9s", head="1m").first("9s")
    assert scene.asked() == {1}
    assert scene.table.phase == Turn(Seat(1), Source.WALL)


def test_who_has_thrown_a_gold_does_not_win_on_a_discard() -> None:
    scene = Scene(READY_FOR_6P + "9s", "", "66p", head="6p").passing().first("9s").act(1, "d6p")
    assert scene.barred(0) == {"w": "gold_discarded"}
    assert 0 not in scene.asked()


def test_who_has_thrown_a_gold_wins_by_self_draw() -> None:
    scene = Scene(READY_FOR_6P + "9s", head="9p9p9p6p").passing().first("9s")
    for seat in (1, 2, 3):
        scene.discard(seat, "9p")
    assert scene.calls(0) == ["w"]


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    scene = Scene("5m", "", "55m").first("5m").passing(2)
    before = scene.state
    with pytest.raises(IllegalAction, match="seat 2 may not k; allowed are p, -"):
        scene.act(2, "k")
    with pytest.raises(IllegalAction, match="seat 0 has nothing to decide"):
        scene.act(0, "d1m")
    assert scene.state == before


def added(hand_of_3: str = "", hand_of_2: str = "", held: str = "33m") -> Scene:
    """Seat 1 has punged 3m and has drawn, or holds, the fourth."""
    fourth = "3m" if held == "33m" else "9p"
    hands = ("3m", held + "1s", hand_of_2, hand_of_3)
    scene = Scene(*hands, head="9p9p9p" + fourth, tail="6s", indicator="9s").first("3m")
    scene.passing(1).act(1, "p").discard(1, "1s")
    for seat in (2, 3, 0):
        scene.discard(seat, "9p")
    return scene


def test_the_fourth_tile_drawn_to_a_pung_makes_an_added_kong() -> None:
    scene = added()
    assert scene.calls(1) == ["k3m"]
    scene.act(1, "k3m")
    assert scene.areas[1].melds == (Kong(tile("3m"), KongKind.ADDED),)
    assert scene.state.hands[1].drawn == tile("6s")


def test_a_fourth_tile_held_when_punging_is_offered_on_the_next_own_turn() -> None:
    assert added(held="333m").calls(1) == ["k3m"]


def test_an_added_kong_declined_is_offered_again() -> None:
    scene = added(held="333m").discard(1, "9p")
    for _ in range(3):
        seat = next(iter(scene.asked()))
        drawn = scene.state.hands[seat].drawn
        assert drawn is not None
        scene.discard(seat, tile_text(drawn))
    assert "k3m" in scene.calls(1)


def test_a_robbed_kong_counts_for_nothing_and_the_konger_pays() -> None:
    scene = added(hand_of_3=READY_FOR_3M).act(1, "k3m").act(3, "w")
    assert scene.won.attempt.by.value == "rob_kong"
    assert scene.won.attempt.source == 1
    assert scene.areas[1].melds == (Pung(tile("3m")),)
    assert scene.won.score.payments == (0, -40, 0, 40)


def test_in_the_window_of_an_added_kong_there_is_nothing_but_the_win() -> None:
    scene = added(hand_of_3=READY_FOR_3M, hand_of_2="24m").act(1, "k3m")
    assert scene.asked() == {3}
    assert scene.options(3) == ["w", "-"]


def test_an_unrobbed_kong_draws_its_replacement() -> None:
    scene = added(hand_of_3=READY_FOR_3M).act(1, "k3m").act(3, "-")
    assert scene.table.phase == Turn(Seat(1), Source.KONG)
    assert scene.state.hands[1].drawn == tile("6s")


def test_a_golden_sparrow_robs_the_kong_before_a_nearer_plain_hand() -> None:
    scene = added(hand_of_2=READY_FOR_3M, hand_of_3=SPARROW_FOR_3M).act(1, "k3m").act(2, "w").act(3, "w")
    assert scene.won.attempt.seat == 3
    assert scene.won.outbid == (2,)


def test_a_concealed_kong_cannot_be_robbed_and_its_kind_is_hidden() -> None:
    scene = Scene("3333m", "", READY_FOR_3M).act(0, "k3m")
    assert scene.asked() == {0}
    assert scene.areas[0].melds == (FaceDownKong(),)
    assert view(scene.state, Seat(0)).melds == (Kong(tile("3m"), KongKind.CONCEALED),)
    assert view(scene.state, Seat(1)).table.areas[0].melds == (FaceDownKong(),)
