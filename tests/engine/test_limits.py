"""What limits a win: the gold thrown, the free wait, the win let go (R6), and the first discard (R4.7)."""

from dataclasses import replace
from typing import Final

import pytest
from scenes import Scene

from fuzhou_tui.engine.rules import BAIDA, BIANFENG, PRESETS, STANDARD, STREET, MissedWin, Payer, Rules
from fuzhou_tui.engine.tiles import notation, tile

READY_FOR_6P: Final = "123456789m45p12377s"  # 3p and 6p complete it
READY_FOR_3M: Final = "12m123456789p12355s"
READY_FOR_36M: Final = "45m123456789p12355s"
FREE: Final = "123456789m123456p9s"  # the gold is 9s: it waits alone as the pair
ANY_TILE: Final = replace(STANDARD, missed_win=MissedWin.ANY)
SAME_TILE: Final = replace(STANDARD, missed_win=MissedWin.SAME_TILE)


def missed(scene: Scene, seat: int) -> str:
    """The tiles on which the seat has let a win go."""
    return notation(scene.state.hands[seat].missed)


# R6.2: the gold thrown.


def gold_thrown(rules: Rules, head: str) -> Scene:
    """The dealer, ready for 6p, has thrown a gold and has not robbed it; seat 2 can pung 6p."""
    return Scene(READY_FOR_6P + "9s", "", "66p", rules=rules, head=head).passing().first("9s")


@pytest.mark.parametrize(
    ("rules", "barred"),
    [
        (STANDARD, {"w": "gold_discarded"}),
        (BAIDA, {"w": "gold_discarded"}),
        (BIANFENG, {"w": "gold_discarded"}),
        (STREET, {}),
    ],
)
def test_a_thrown_gold_locks_the_hand_but_in_the_street(rules: Rules, barred: dict[str, str]) -> None:
    scene = gold_thrown(rules, "6p").act(1, "d6p")
    assert scene.barred(0) == barred
    assert ("w" in scene.options(0)) == (not barred)


def test_the_lock_of_a_thrown_gold_holds_for_the_rest_of_the_hand() -> None:
    scene = gold_thrown(STANDARD, "9p9p9p9p1p1p1p1p6p")
    scene.throw_what_is_drawn(8)
    assert scene.act(1, "d6p").barred(0) == {"w": "gold_discarded"}


def test_who_has_thrown_a_gold_does_not_rob_a_kong() -> None:
    scene = Scene(READY_FOR_3M + "1s", READY_FOR_3M, "", "33m2s", head="9s3m9m9m9m3m", tail="6s")
    scene.discard(0, "1s").discard(1, "9s").act(2, "d3m").passing(3).act(3, "p").discard(3, "2s")
    scene.throw_what_is_drawn(3).act(3, "k3m")
    assert scene.barred(1) == {"w": "gold_discarded"}
    assert scene.asked() == {0}


def test_who_has_thrown_a_gold_wins_on_a_kongs_replacement() -> None:
    hand = "2222s123456789m45p9s7s"
    scene = Scene(hand, head="9p9p9p7s", tail="6p").passing().first("9s").throw_what_is_drawn(3)
    assert scene.act(0, "k2s").calls(0) == ["w"]


def test_a_win_that_a_thrown_gold_forbids_is_not_missed() -> None:
    scene = gold_thrown(BAIDA, "6p").discard(1, "6p")
    assert missed(scene, 0) == ""


# R6.3: the free wait.


@pytest.mark.parametrize(
    ("rules", "barred"),
    [(STANDARD, {}), (BAIDA, {"w": "free_wait"}), (BIANFENG, {}), (STREET, {"w": "free_wait"})],
)
def test_a_hand_that_any_tile_completes_wins_by_self_draw_only(rules: Rules, barred: dict[str, str]) -> None:
    scene = Scene("5s", "", FREE, "55s", rules=rules).first("5s")
    assert scene.barred(2) == barred
    assert (2 in scene.asked()) == (not barred)


@pytest.mark.parametrize("rules", [BAIDA, STREET])
def test_a_free_wait_wins_on_any_draw(rules: Rules) -> None:
    scene = Scene("5s", FREE, rules=rules, head="7p").discard(0, "5s")
    assert scene.act(1, "w").won.attempt.tile == tile("7p")


def test_of_two_golds_one_can_fill_a_set_while_the_other_waits_alone() -> None:
    scene = Scene("6p", "", "123456789m45p123s99s", "66p", rules=BAIDA).first("6p")
    assert scene.barred(2) == {"w": "free_wait"}


def test_a_gold_that_leaves_a_wait_on_many_tiles_is_no_free_wait() -> None:
    scene = Scene("6p", "", "123456789m45p1277s9s", rules=BAIDA).first("6p")
    assert scene.act(2, "w").won.attempt.by.value == "discard"


def test_a_free_wait_does_not_rob_a_kong() -> None:
    scene = added(BAIDA, hand_of_3="123456789p456m123s9s", hand_of_2=READY_FOR_3M).act(1, "k3m")
    assert scene.barred(3) == {"w": "free_wait"}
    assert scene.asked() == {2}


def test_a_free_wait_may_rob_the_gold() -> None:
    scene = Scene("5s", "", FREE, rules=BAIDA).act(0, "d5s")
    assert scene.act(2, "w").won.attempt.by.value == "rob_gold"


def test_a_win_that_a_free_wait_forbids_is_not_missed() -> None:
    scene = Scene("5s", "", FREE, rules=BAIDA).discard(0, "5s")
    assert missed(scene, 2) == ""


# R6.4: 过水, the win let go.


def let_go(rules: Rules, head: str) -> Scene:
    """Seat 2, ready for 3p and 6p, lets the dealer's 6p go; seat 3 can pung 3p and 6p."""
    return Scene("6p", "", READY_FOR_6P, "3366p", rules=rules, head=head).first("6p").passing()


@pytest.mark.parametrize(
    ("rules", "thrown", "barred"),
    [
        (STANDARD, "6p", {}),
        (STANDARD, "3p", {}),
        (BAIDA, "6p", {"w": "missed_win"}),
        (BAIDA, "3p", {}),
        (BIANFENG, "6p", {}),
        (STREET, "6p", {}),
        (SAME_TILE, "6p", {"w": "missed_win"}),
        (SAME_TILE, "3p", {}),
        (ANY_TILE, "6p", {"w": "missed_win"}),
        (ANY_TILE, "3p", {"w": "missed_win"}),
    ],
)
def test_a_win_let_go_may_not_be_taken_on_the_next_discard(
    rules: Rules, thrown: str, barred: dict[str, str]
) -> None:
    scene = let_go(rules, thrown).act(1, "d" + thrown)
    assert scene.barred(2) == barred
    assert ("w" in scene.options(2)) == (not barred)


@pytest.mark.parametrize("rules", [BAIDA, ANY_TILE])
def test_a_win_let_go_does_not_bar_a_self_draw(rules: Rules) -> None:
    scene = let_go(rules, "9p6p").discard(1, "9p")
    assert scene.calls(2) == ["w"]


@pytest.mark.parametrize("rules", [BAIDA, ANY_TILE])
def test_the_own_discard_ends_the_bar_of_a_missed_win(rules: Rules) -> None:
    scene = let_go(rules, "9p9p6p").throw_what_is_drawn(2).act(3, "d6p")
    assert scene.options(2) == ["w", "-"]


@pytest.mark.parametrize("rules", [BAIDA, ANY_TILE])
def test_others_discards_do_not_end_the_bar_of_a_missed_win(rules: Rules) -> None:
    scene = Scene("6p", "66p", "6p55s", READY_FOR_6P, rules=rules, head="5s").first("6p").passing()
    scene.act(1, "d5s").passing(2).act(2, "p").act(2, "d6p")
    assert scene.barred(3) == {"w": "missed_win"}


@pytest.mark.parametrize("rules", [BAIDA, ANY_TILE])
def test_a_pung_taken_instead_of_the_win_lets_it_go_until_the_own_discard(rules: Rules) -> None:
    scene = Scene("6p", "", "123456789m66p12377s", rules=rules).first("6p").passing(2)
    assert scene.options(2) == ["w", "p", "-"]
    scene.act(2, "p")
    assert missed(scene, 2) == "6p"
    scene.discard(2, "7s")
    assert missed(scene, 2) == ""


def test_a_seat_that_was_outbid_has_not_let_its_win_go() -> None:
    scene = Scene("6p", READY_FOR_6P, READY_FOR_6P, rules=BAIDA).first("6p").act(1, "w").act(2, "w")
    assert scene.won.attempt.seat == 1
    assert missed(scene, 2) == ""


@pytest.mark.parametrize("rules", [BAIDA, ANY_TILE])
def test_a_passed_rob_of_the_gold_is_no_missed_win(rules: Rules) -> None:
    scene = Scene("6p", "", READY_FOR_6P, rules=rules).act(0, "d6p")
    assert scene.options(2) == ["w", "-"]
    scene.passing()
    assert not scene.robbing
    assert scene.options(2) == ["w", "-"]


@pytest.mark.parametrize(
    ("rules", "asked"), [(STANDARD, {1}), (BAIDA, {3}), (SAME_TILE, {3}), (ANY_TILE, {3})]
)
def test_a_win_let_go_on_a_discard_may_not_be_taken_on_an_added_kong(rules: Rules, asked: set[int]) -> None:
    """Seat 1 lets 3m go, which seat 3 pungs; the turn of seat 1 is lost before seat 3 adds the fourth."""
    scene = Scene("3m", READY_FOR_3M, "99p8s", "33m1s", rules=rules, head="9p3m", tail="6s").first("3m")
    scene.passing(3).act(3, "p").discard(3, "1s")
    scene.act(0, "d9p").passing(2).act(2, "p").discard(2, "8s").act(3, "k3m")
    assert scene.asked() == asked


@pytest.mark.parametrize(
    ("rules", "barred"), [(STANDARD, {}), (SAME_TILE, {}), (ANY_TILE, {"w": "missed_win"})]
)
def test_a_win_let_go_on_an_added_kong_counts_like_one_on_a_discard(
    rules: Rules, barred: dict[str, str]
) -> None:
    scene = added(rules, hand_of_3=READY_FOR_36M, hand_of_2="66m", replacement="6m")
    scene.act(1, "k3m").act(3, "-").act(1, "d6m")
    assert scene.barred(3) == barred


def added(rules: Rules, hand_of_3: str, hand_of_2: str, replacement: str = "6s") -> Scene:
    """Seat 1 has punged the dealer's 3m and drawn the fourth."""
    hands = ("3m", "33m1s", hand_of_2, hand_of_3)
    scene = Scene(*hands, rules=rules, head="9m9m9m3m", tail=replacement).first("3m")
    return scene.passing(1).act(1, "p").discard(1, "1s").throw_what_is_drawn(3)


# R4.7: the dealer's first discard.

ROBBED: Final = "123456789m45p12377s"
WITH_A_FLOWER: Final = ("123456789m45p1237s1z", "7s")  # and its replacement


@pytest.mark.parametrize(
    ("name", "special", "payments"),
    [
        ("standard", "single_flower", (-27, 0, 27, 0)),  # (1 + 5) * 2 + 15
        ("baida", "robbing_the_gold", (-32, 0, 32, 0)),  # 2 * 1 + 30
        ("bianfeng", None, (-4, 0, 4, 0)),  # 2 * (1 + 1)
        ("street", None, (-2, -2, 4 + 2, -2)),  # 1 + 1, all three
    ],
)
def test_a_win_on_the_dealers_first_discard_is_a_rob_in_baida_only(
    name: str, special: str | None, payments: tuple[int, int, int, int]
) -> None:
    hand, replacement = WITH_A_FLOWER
    scene = Scene("6p", "", hand, rules=PRESETS[name], replacements=replacement).first("6p").act(2, "w")
    assert scene.won.attempt.by.value == "discard"
    assert scene.special == special
    assert scene.won.score.payments == payments


def test_such_a_rob_is_worth_10_more_when_the_hand_is_flowerless() -> None:
    scene = Scene("6p", "", ROBBED, rules=BAIDA).first("6p").act(2, "w")
    assert (scene.special, scene.won.score.special_value) == ("robbing_the_gold", 40)
    assert scene.won.score.payments == (-40, 0, 40, 0)


def test_the_dealer_alone_pays_for_such_a_rob_and_his_streak_with_it() -> None:
    rules = replace(BAIDA, discard_payer=Payer.ALL)
    for table in (BAIDA, rules):
        scene = Scene("6p", "", ROBBED, rules=table, streak=2).first("6p").act(2, "w")
        assert scene.won.score.payments == (-44, 0, 44, 0)


def test_another_seats_first_discard_is_no_rob() -> None:
    scene = Scene("9p", "", ROBBED, rules=BAIDA, head="6p").discard(0, "9p").act(1, "d6p").act(2, "w")
    assert scene.special == "flowerless"
    assert scene.won.score.payments == (0, -30, 30, 0)


def test_the_dealers_second_discard_is_no_rob() -> None:
    scene = Scene("9p", "", ROBBED, rules=BAIDA, head="9p1p9p6p").discard(0, "9p").throw_what_is_drawn(3)
    assert scene.act(0, "d6p").act(2, "w").special == "flowerless"


def test_a_kong_before_the_first_discard_leaves_it_the_first() -> None:
    scene = Scene("8888s", "", ROBBED, rules=BAIDA, tail="6p").act(0, "k8s").first("6p").act(2, "w")
    assert scene.special == "robbing_the_gold"


def test_without_robbing_the_gold_there_is_no_such_rob() -> None:
    rules = replace(BAIDA, robbing_the_gold=None)
    scene = Scene("6p", "", ROBBED, rules=rules).first("6p").act(2, "w")
    assert scene.special == "flowerless"
