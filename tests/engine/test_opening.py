import pytest
from scenes import Scene

from fuzhou_tui.engine.events import Dealt, Drew, FlowersSet, GoldFlower, GoldOpened
from fuzhou_tui.engine.play import IllegalAction
from fuzhou_tui.engine.rules import STREET
from fuzhou_tui.engine.tiles import notation, tile_text

FIVE_SETS = "123456789m123456p"
NO_SHAPE = "1247m258p36s147p5m"


def racks(scene: Scene) -> list[str]:
    return [notation(area.flowers) for area in scene.areas]


def test_each_seat_takes_four_tiles_four_times_and_the_dealer_one_more() -> None:
    dealt = [event for event in Scene(dealer=1, dice=(1, 1)).events if isinstance(event, Dealt)]
    assert [(event.seat, len(event.tiles)) for event in dealt] == [(2, 4), (3, 4), (0, 4), (1, 4)] * 4 + [
        (1, 1)
    ]


def test_after_the_deal_the_dealer_has_17_tiles_and_the_others_16() -> None:
    scene = Scene("1z", "2z3f", dealer=2)
    assert [area.hidden for area in scene.areas] == [16, 16, 17, 16]


def test_flowers_are_set_out_round_by_round_from_the_dealer() -> None:
    scene = Scene("1z", "", "2z", "3z", replacements="4z1p2p3p", indicator="9s")
    told = [event for event in scene.events if isinstance(event, FlowersSet | Drew)]
    assert [
        (event.seat, tile_text(event.tile) if isinstance(event, Drew) and event.tile is not None else "set")
        for event in told
    ] == [(0, "set"), (0, "4z"), (2, "set"), (2, "1p"), (3, "set"), (3, "2p"), (0, "set"), (0, "3p")]
    assert racks(scene) == ["14z", "", "2z", "3z"]


@pytest.mark.parametrize("flowers", ["1z", "1z2z3z", "1z2z3z4z5z6z7z1f"])
def test_a_flower_drawn_for_a_flower_is_set_out_in_the_next_round(flowers: str) -> None:
    scene = Scene("8f", replacements=flowers + "5s")
    assert racks(scene)[0] == notation(scene.areas[0].flowers)
    assert len(scene.areas[0].flowers) == 1 + len(flowers) // 2
    assert scene.areas[0].hidden == 17
    assert scene.table.tail == 1 + len(flowers) // 2 + 1


def test_a_flower_turned_as_gold_goes_to_the_dealer_and_brings_no_tile() -> None:
    scene = Scene(gold_flowers="2z1f", indicator="5p", dealer=3)
    turned = [event for event in scene.events if isinstance(event, GoldFlower | GoldOpened)]
    assert [(type(event).__name__, tile_text(event.tile)) for event in turned] == [
        ("GoldFlower", "2z"),
        ("GoldFlower", "1f"),
        ("GoldOpened", "5p"),
    ]
    assert racks(scene)[3] == "2z1f"
    assert scene.areas[3].hidden == 17
    assert tile_text(scene.table.gold) == "5p"


def test_a_complete_dealer_is_asked_for_the_heavenly_hand() -> None:
    scene = Scene(FIVE_SETS + "77p")
    assert scene.asked() == {0}
    assert scene.options(0) == ["w", "-"]
    assert scene.act(0, "w").special == "heavenly_hand"


def test_a_heavenly_hand_with_flowers_is_named_so_and_paid_by_all_three() -> None:
    scene = Scene(FIVE_SETS + "7p1z", replacements="7p").act(0, "w")
    assert scene.special == "heavenly_hand"
    assert scene.won.score.payments == (126, -42, -42, -42)


def test_the_heavenly_hand_once_passed_cannot_be_won_on_the_dealt_tiles() -> None:
    scene = Scene(FIVE_SETS + "77p").act(0, "-")
    assert scene.calls(0) == []
    with pytest.raises(IllegalAction, match="seat 0 may not w"):
        scene.act(0, "w")


def test_three_golds_dealt_win_with_sixteen_tiles_as_they_lie() -> None:
    scene = Scene("", "", NO_SHAPE + "999s", indicator="9s")
    assert scene.asked() == {2}
    scene.act(2, "w")
    assert scene.special == "three_golds"
    assert scene.won.attempt.tile is None
    assert sum(scene.won.attempt.counts) == 16


def test_a_dealer_with_three_golds_and_no_shape_is_asked_once() -> None:
    scene = Scene("147m258p369s147m9s9s" + "2p", indicator="9s")
    assert scene.options(0) == ["w", "-"]
    scene.act(0, "-")
    assert scene.calls(0) == []


def test_three_golds_passed_at_the_deal_win_after_a_later_draw() -> None:
    scene = Scene("", "147m258p3699s147m9s", indicator="9s", head="2s3s").passing()
    scene.discard(0, scene.hand(0)[:1] + "m")
    assert scene.calls(1) == ["w"]
    assert scene.act(1, "w").special == "three_golds"


def test_the_heavenly_hand_comes_before_dealt_three_golds() -> None:
    scene = Scene(FIVE_SETS + "77p", "", NO_SHAPE + "999s", indicator="9s")
    assert scene.asked() == {0, 2}
    scene.act(2, "w").act(0, "w")
    assert scene.won.attempt.seat == 0
    assert scene.won.outbid == (2,)


def test_a_heavenly_hand_may_be_a_higher_special() -> None:
    scene = Scene("123456789m123p77p999s", indicator="9s").act(0, "w")
    assert scene.won.attempt.by.value == "heavenly_hand"
    assert scene.special == "golden_dragon"


def test_without_the_heavenly_hand_a_complete_dealer_wins_as_a_plain_self_draw() -> None:
    scene = Scene(FIVE_SETS + "77p", rules=STREET)
    assert scene.calls(0) == ["w"]
    assert scene.act(0, "w").won.attempt.by.value == "self"


def test_the_dealer_with_four_alike_may_kong_before_the_first_discard() -> None:
    scene = Scene("1111m258p369s47m", tail="5s")
    assert scene.calls(0) == ["k1m"]
    scene.act(0, "k1m")
    assert scene.areas[0].hidden == 14
    assert scene.calls(0) == []
