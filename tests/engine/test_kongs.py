"""Kongs of every kind (R5.4-R5.6), and the reserve that they and flower sets grow (R3.6, R3.7)."""

from dataclasses import replace
from typing import Final

import pytest
from scenes import Scene

from fuzhou_tui.engine.distance import away
from fuzhou_tui.engine.events import TAIL, Drew, Kongs, LastRound
from fuzhou_tui.engine.melds import FaceDownKong, Kong, KongKind, Pung, meld_tiles
from fuzhou_tui.engine.rules import STANDARD, Rules
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat, notation, tile, tile_text
from fuzhou_tui.engine.view import Source, Turn

LEFT_AFTER_THE_DEAL: Final = 78
READY_FOR_3M: Final = "12m123456789p12355s"
THREE_KONGS: Final = "333m1111p2222s57m9p58s"  # one of them added to a pung of 3m
FIVE_KONGS: Final = "1111m4444m7777m1111p5s"  # the fifth of what is drawn for the four


def added(rules: Rules = STANDARD, hand_of_3: str = "") -> Scene:
    """Seat 1 has punged the dealer's 3m and has drawn the fourth."""
    scene = Scene("3m", "33m1s", "", hand_of_3, rules=rules, head="9m9m9m3m", tail="6s").first("3m")
    return scene.passing(1).act(1, "p").discard(1, "1s").throw_what_is_drawn(3)


def three_kongs() -> Scene:
    """Seat 1 has punged 3m and holds the fourth, and four each of 1p and 2s."""
    scene = Scene("3m", THREE_KONGS, head="9m9m9m6p", tail="8m").first("3m").passing(1).act(1, "p")
    return scene.discard(1, "9p").throw_what_is_drawn(3)


def distance(scene: Scene, seat: int) -> int:
    """How many tiles the seat's hand is away from complete."""
    seen = view(scene.state, Seat(seat))
    return away(seen.hand.counts, seen.table.gold, seen.sets)


# What lies on the table.


def test_a_concealed_kong_takes_four_tiles_from_the_hand_and_draws_one() -> None:
    scene = Scene("3333m", tail="6s").act(0, "k3m")
    assert scene.areas[0].melds == (FaceDownKong(),)
    assert scene.state.hands[0].concealed_kongs == (tile("3m"),)
    assert scene.areas[0].hidden == 17 - 4 + 1
    assert scene.state.hands[0].drawn == tile("6s")
    assert scene.table.phase == Turn(Seat(0), Source.KONG)


def test_an_exposed_kong_takes_the_discard_and_three_tiles_from_the_hand() -> None:
    scene = Scene("3m", "", "333m", tail="6s").first("3m").passing(2).act(2, "k")
    assert scene.areas[2].melds == (Kong(tile("3m"), KongKind.EXPOSED),)
    assert scene.areas[2].hidden == 16 - 3 + 1
    assert scene.areas[0].discards[0].claimed
    assert scene.told(Kongs) == [Kongs(Seat(2), KongKind.EXPOSED, tile("3m"), Seat(0))]


def test_an_added_kong_is_one_meld_of_four_tiles() -> None:
    scene = added().act(1, "k3m")
    assert scene.areas[1].melds == (Kong(tile("3m"), KongKind.ADDED),)
    seen = [found for area in scene.areas for meld in area.melds for found in meld_tiles(meld)]
    assert notation(seen) == "3333m"
    assert scene.areas[1].hidden == 16 - 2 - 1 + 1
    assert scene.told(Kongs) == [Kongs(Seat(1), KongKind.ADDED, tile("3m"))]


def test_an_added_kong_lies_where_its_pung_lay() -> None:
    scene = Scene("3m", "33m11p12s", head="9m9m1p8m8m8m3m", tail="6s").first("3m").passing(1).act(1, "p")
    scene.discard(1, "1s").throw_what_is_drawn(2).act(0, "d1p").passing(1).act(1, "p").discard(1, "2s")
    scene.throw_what_is_drawn(3).act(1, "k3m")
    assert scene.areas[1].melds == (Kong(tile("3m"), KongKind.ADDED), Pung(tile("1p")))


def test_a_robbed_kong_is_a_pung_and_its_tile_is_in_no_hand_but_the_winners() -> None:
    scene = added(hand_of_3=READY_FOR_3M).act(1, "k3m").act(3, "w")
    assert scene.areas[1].melds == (Pung(tile("3m")),)
    assert [hand.counts[tile("3m")] for hand in scene.state.hands] == [0, 0, 0, 0]
    assert scene.won.attempt.counts[tile("3m")] == 1


def test_a_robbed_kong_grows_no_reserve_and_draws_no_replacement() -> None:
    scene = added(hand_of_3=READY_FOR_3M).act(1, "k3m").act(3, "w")
    assert scene.table.reserve == 18
    assert TAIL not in {event.end for event in scene.events if isinstance(event, Drew)}


def test_a_seat_that_may_rob_and_passes_lets_the_kong_stand() -> None:
    scene = added(hand_of_3=READY_FOR_3M).act(1, "k3m").act(3, "-")
    assert scene.areas[1].melds == (Kong(tile("3m"), KongKind.ADDED),)
    assert scene.table.reserve == 19


def test_where_the_table_does_not_know_it_no_kong_is_robbed() -> None:
    scene = added(replace(STANDARD, rob_kong=False), READY_FOR_3M).act(1, "k3m")
    assert scene.asked() == {1}
    assert scene.table.phase == Turn(Seat(1), Source.KONG)


def test_turns_begin_at_the_head_and_kongs_and_flowers_are_replaced_from_the_tail() -> None:
    scene = Scene("1111m", "", "222m", head="2m1z", tail="5p6p7p").act(0, "k1m").discard(0, "5p")
    scene.act(1, "d2m").passing(2).act(2, "k").discard(2, "6p")
    assert [
        (event.seat, tile_text(event.tile), event.end)
        for event in scene.events
        if isinstance(event, Drew) and event.tile is not None
    ] == [(0, "5p", "tail"), (1, "2m", "head"), (2, "6p", "tail"), (3, "1z", "head"), (3, "7p", "tail")]


# When a kong is offered.


def test_every_kong_that_there_is_is_offered_once() -> None:
    assert three_kongs().calls(1) == ["k3m", "k1p", "k2s"]


@pytest.mark.parametrize(
    ("choice", "melds", "left"),
    [
        ("k3m", (Kong(tile("3m"), KongKind.ADDED),), "578m11116p222258s"),
        ("k1p", (Pung(tile("3m")), FaceDownKong()), "3578m6p222258s"),
        ("k2s", (Pung(tile("3m")), FaceDownKong()), "3578m11116p58s"),
    ],
)
def test_of_several_kongs_the_one_chosen_is_made_and_no_other(
    choice: str, melds: tuple[Kong | Pung | FaceDownKong, ...], left: str
) -> None:
    scene = three_kongs().act(1, choice)
    assert scene.areas[1].melds == melds
    assert scene.hand(1) == left


def test_after_a_kong_the_others_are_still_offered() -> None:
    scene = three_kongs().act(1, "k1p")
    assert scene.calls(1) == ["k3m", "k2s"]
    scene.act(1, "k3m")
    assert scene.calls(1) == ["k2s"]


def test_after_a_pung_or_a_chow_there_is_no_kong_only_a_discard() -> None:
    assert Scene("3m", THREE_KONGS).first("3m").passing(1).act(1, "p").calls(1) == []
    assert Scene("3m", "45m1111p").first("3m").passing(1).act(1, "c3m").calls(1) == []


def test_on_an_exposed_kongs_replacement_there_may_be_another_kong() -> None:
    scene = Scene("3m", "", "333m1111p5s", tail="6s").first("3m").passing(2).act(2, "k")
    assert scene.calls(2) == ["k1p"]


def test_a_concealed_kong_passed_over_is_offered_on_the_next_turn_again() -> None:
    scene = Scene("3333m9p", head="8m8m8m6p").discard(0, "9p").throw_what_is_drawn(3)
    assert scene.calls(0) == ["k3m"]


def test_who_holds_four_does_not_kong_on_anothers_turn() -> None:
    assert Scene("9p", "99p3333m147258s25p6m").first("9p").options(1) == ["p", "-"]


# A kong is one set.


@pytest.mark.parametrize("drawn", ["8s", "6p"])
def test_a_concealed_kong_brings_a_ready_hand_no_further_away(drawn: str) -> None:
    scene = Scene("1111456789m12345p77s", tail=drawn)
    before = distance(scene, 0)
    scene.act(0, "k1m")
    assert before == 1
    assert distance(scene, 0) == (0 if drawn == "6p" else 1)
    assert scene.calls(0) == (["w"] if drawn == "6p" else [])


@pytest.mark.parametrize("drawn", ["8s", "6p"])
def test_an_exposed_kong_brings_a_ready_hand_no_further_away(drawn: str) -> None:
    scene = Scene("1m", "", "111456789m12345p77s", tail=drawn).first("1m").passing(2)
    before = distance(scene, 2)
    scene.act(2, "k")
    assert before == 1
    assert distance(scene, 2) == (0 if drawn == "6p" else 1)
    assert scene.calls(2) == (["w"] if drawn == "6p" else [])


@pytest.mark.parametrize("drawn", ["8s", "6p"])
def test_an_added_kong_brings_a_ready_hand_no_further_away(drawn: str) -> None:
    scene = Scene("1m", "11456789m12345p77s1s", head="9p9p9p1m", tail=drawn).first("1m").passing(1)
    scene.act(1, "p").discard(1, "1s").throw_what_is_drawn(3)
    before = distance(scene, 1)
    scene.act(1, "k1m")
    assert before == 1
    assert distance(scene, 1) == (0 if drawn == "6p" else 1)
    assert scene.calls(1) == (["w"] if drawn == "6p" else [])


def test_five_kongs_and_a_pair_win() -> None:
    scene = Scene(FIVE_KONGS, tail="5s5s5s9p9p")
    for kong in ("k1m", "k4m", "k7m", "k1p", "k5s"):
        assert distance(scene, 0) > 0
        scene.act(0, kong)
    assert scene.areas[0].hidden == 2
    scene.act(0, "w")
    assert scene.won.score.payments == (90, -30, -30, -30)  # (5 * 2 + 5) * 2
    assert scene.table.reserve == 18 + 10


# The reserve and what is live.


@pytest.mark.parametrize(
    ("scene", "reserve", "live"),
    [
        (Scene(), 18, 60),
        (Scene(rules=replace(STANDARD, reserve=17)), 17, 61),
        (Scene("3333m").act(0, "k3m"), 20, 57),
        (Scene("3m", "", "333m").first("3m").passing(2).act(2, "k"), 19, 58),
        (added(), 18, 56),
        (added().act(1, "k3m"), 19, 54),
        (three_kongs().act(1, "k3m").act(1, "k1p").act(1, "k2s"), 23, 48),
    ],
    ids=["none", "house rule", "concealed", "exposed", "pung", "added", "three of them"],
)
def test_a_concealed_kong_grows_the_reserve_by_2_and_any_other_by_1(
    scene: Scene, reserve: int, live: int
) -> None:
    assert (scene.table.reserve, scene.table.live) == (reserve, live)


@pytest.mark.parametrize(
    ("hands", "reserve", "live"),
    [
        (("", "1z1z1z1z"), 20, 54),
        (("1z1z1z", "", "1z"), 18, 56),
        (("", "", "", "1234f"), 20, 54),
        (("5678f", "", "1234f"), 22, 48),
        (("123f", "4f"), 18, 56),
        (("1235f",), 18, 56),
        (("", "1z1z1z1z7z7z7z7z", "", "5678f"), 24, 42),
        (("1z1z1z1z1234567f",), 22, 45),
    ],
)
def test_each_complete_flower_set_in_one_rack_grows_the_reserve_by_2(
    hands: tuple[str, ...], reserve: int, live: int
) -> None:
    table = Scene(*hands).table
    assert (table.reserve, table.live) == (reserve, live)


def test_a_set_completed_by_a_replacement_of_the_flower_rounds_counts() -> None:
    assert Scene("", "1z1z1z", replacements="1z").table.reserve == 20


def test_a_flower_turned_as_gold_completes_the_dealers_set_and_no_other() -> None:
    assert Scene("1z1z1z", gold_flowers="1z").table.reserve == 20
    assert Scene("", "1z1z1z", gold_flowers="1z").table.reserve == 18


def test_a_set_completed_in_play_counts_at_once() -> None:
    scene = Scene("9p", "1z1z1z", head="1z").discard(0, "9p")
    assert scene.table.phase == Turn(Seat(1), Source.WALL)
    assert scene.table.reserve == 20


def kept(live: int) -> Rules:
    """Standard, but so many tiles are live after a deal without flowers."""
    return replace(STANDARD, reserve=LEFT_AFTER_THE_DEAL - live)


def test_what_is_live_can_fall_by_three_at_once_and_below_zero() -> None:
    scene = Scene("3333m", rules=kept(1), tail="9p")
    assert scene.table.live == 1
    scene.act(0, "k3m")
    assert scene.table.live == -2
    scene.discard(0, "9p")
    assert scene.drawn
    assert not scene.told(LastRound)


@pytest.mark.parametrize(("live", "draws"), [(8, [2, 3, 0, 1]), (6, [2, 3])])
def test_a_flower_set_completed_in_play_brings_the_last_round_nearer(live: int, draws: list[int]) -> None:
    """The draw, its replacement and two tiles of reserve leave four fewer."""
    scene = (
        Scene("9p", "1z1z1z", rules=kept(live + 3), head="1z", tail="8m").discard(0, "9p").discard(1, "8m")
    )
    begun = scene.events.index(LastRound())
    assert [event.seat for event in scene.events[begun:] if isinstance(event, Drew)] == draws
