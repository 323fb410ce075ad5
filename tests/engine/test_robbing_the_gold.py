"""抢金 (R4.3-R4.6)."""

from scenes import Scene

FIVE_SETS = "123456789m123456p"
WAITING = FIVE_SETS + "1s"  # complete with any gold


def test_a_seat_complete_with_the_indicator_may_rob_at_the_dealers_first_discard() -> None:
    scene = Scene("5s", WAITING, indicator="9s").act(0, "d5s")
    assert scene.asked() == {1}
    assert scene.options(1) == ["w", "-"]
    scene.act(1, "w")
    assert scene.special == "robbing_the_gold"
    assert scene.won.attempt.by.value == "rob_gold"
    assert scene.won.score.golds == 1


def test_with_flowers_the_rob_is_named_and_all_three_pay() -> None:
    scene = Scene("5s", FIVE_SETS + "1z", "", "", replacements="1s", indicator="9s").act(0, "d5s").act(1, "w")
    assert scene.special == "robbing_the_gold"
    assert scene.won.score.payments == (-44, 132, -44, -44)


def test_the_robber_nearest_to_the_dealer_wins_and_the_dealer_comes_last() -> None:
    scene = Scene("123s456s111222333p5s7m", "", "123456789m456789p1s").act(0, "d7m")
    assert scene.asked() == {0, 2}
    scene.act(0, "w").act(2, "w")
    assert scene.won.attempt.seat == 2
    assert scene.won.outbid == (0,)


def test_the_dealer_throws_a_useless_tile_and_swaps_the_indicator_in() -> None:
    scene = Scene(WAITING + "5s", indicator="9s")
    assert scene.calls(0) == []
    scene.act(0, "d5s")
    assert scene.options(0) == ["w", "-"]
    scene.act(0, "w")
    assert scene.won.attempt.seat == 0
    assert scene.areas[0].discards[0].claimed is False


def test_a_gold_thrown_first_is_claimed_by_nobody_but_the_gold_can_be_robbed() -> None:
    scene = Scene("9s", WAITING, indicator="9s").act(0, "d9s")
    assert scene.options(1) == ["w", "-"]
    scene.act(1, "-")
    assert scene.asked() == {1}
    assert scene.calls(1) == []


def test_the_dealer_may_rob_the_gold_after_throwing_a_gold() -> None:
    scene = Scene(FIVE_SETS + "1s9s", indicator="9s").passing().act(0, "d9s")
    assert scene.options(0) == ["w", "-"]
    assert scene.act(0, "w").won.attempt.threw_gold


def test_two_golds_and_the_indicator_do_not_win_without_a_shape() -> None:
    scene = Scene("5s", "147m258p36s147m99s25p", indicator="9s").act(0, "d5s")
    assert "w" not in scene.options(1)


def test_a_seat_that_passes_the_rob_keeps_its_claims_on_the_discard() -> None:
    scene = Scene("1m", "11m123456789p45s123s", indicator="9s").act(0, "d1m")
    assert scene.options(1) == ["w", "-"]
    scene.act(1, "-")
    assert "p" in scene.options(1)


def test_only_the_dealers_first_discard_opens_the_gold_to_robbers() -> None:
    scene = Scene("5s", WAITING, indicator="9s", head="7s8s").discard(0, "5s")
    scene.discard(1, "7s")
    assert "w" not in scene.options(1)


def test_a_kong_before_the_first_discard_ends_the_heavenly_hand_but_not_the_rob() -> None:
    scene = Scene("2222s", WAITING, indicator="9s", tail="5s").act(0, "k2s")
    scene.act(0, "d5s")
    assert scene.options(1) == ["w", "-"]


def test_a_win_on_a_kongs_replacement_before_the_first_discard_is_a_self_draw() -> None:
    scene = Scene("1111s" + "123456789m123p" + "7p", indicator="9s", tail="7p").act(0, "k1s")
    assert scene.calls(0) == ["w"]
    assert scene.act(0, "w").won.attempt.by.value == "self"
