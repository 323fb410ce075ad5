"""What a win looked like and the special hands (R8.1, R8.3-R8.9). The gold is 9p where not told."""

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

import pytest
from brute_force import random_hand

from fuzhou_tui.engine.melds import KnownMeld, meld
from fuzhou_tui.engine.patterns import (
    Group,
    Reading,
    Winning,
    complete,
    flowerless,
    golden_dragon,
    golden_sparrow,
    readings,
    single_flower,
    three_golds,
    twenty_flowers,
)
from fuzhou_tui.engine.tiles import FLOWERS, counts, notation, tile, tiles, tiles_of

CASES: Final = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "cases" / "shapes.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
MELDS: Final = ("chow:123s", "pung:555s", "kong:7777s", "concealed_kong:2222m", "chow:567p")
KONGS: Final = ("kong:7777s", "concealed_kong:2222m")


def win(text: str, *melds: str, flowers: str = "", gold: str = "9p") -> Winning:
    return Winning(counts(tiles(text)), tile(gold), tuple(map(meld, melds)), tiles(flowers))


def some_melds(number: int) -> tuple[KnownMeld, ...]:
    return tuple(map(meld, MELDS[:number]))


def random_win(rng: Random) -> Winning:
    melds = rng.randrange(6)
    size = 17 - 3 * melds
    hand, gold = random_hand(rng, size, min(rng.randrange(5), size))
    return Winning(hand, gold, some_melds(melds))


def groups(reading: Reading) -> tuple[Group, ...]:
    return (*reading.sets, reading.pair)


def text(reading: Reading) -> str:
    """The groups in a line, `789m(9m)` where a gold is the 9m."""
    return " ".join(
        notation(group.tiles) + (f"({notation(group.golds)})" if group.golds else "")
        for group in groups(reading)
    )


def read(win: Winning) -> list[str]:
    return [text(reading) for reading in readings(win)]


def pair_of_golds(reading: Reading) -> bool:
    return len(reading.pair.golds) == 2


def golds_apart(reading: Reading, win: Winning) -> bool:
    """Whether three golds are a set and any other is read at its face."""
    own = [group for group in reading.sets if len(group.golds) == 3]
    others = [group for group in groups(reading) if group not in own]
    return len(own) == 1 and all(gold == win.gold for group in others for gold in group.golds)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_each_written_case_is_read_as_it_says(case: dict[str, str | int | bool]) -> None:
    win = Winning(counts(tiles(str(case["hand"]))), tile(str(case["gold"])), some_melds(int(case["melds"])))
    found = {
        "complete": complete(win),
        "golden_sparrow": golden_sparrow(win),
        "golden_dragon": golden_dragon(win),
    }
    assert found == {name: case[name] for name in found}
    assert bool(readings(win)) == case["complete"]


def test_two_golds_beside_five_sets_are_a_golden_sparrow() -> None:
    assert golden_sparrow(win("123456789m123456s99p"))
    assert golden_sparrow(win("99p", *MELDS))


def test_two_golds_that_must_be_wild_are_no_golden_sparrow() -> None:
    assert complete(win("12346789m123456s99p7s"))
    assert not golden_sparrow(win("12346789m123456s99p7s"))


def test_a_sparrow_hidden_behind_a_plain_reading_is_found() -> None:
    hand = win("123m99p777s", *MELDS[:3])
    assert {"123m 777s(77s) 77s", "123m 777s 99p(99p)"} < set(read(hand))
    assert golden_sparrow(hand)


def test_a_third_gold_may_be_wild_beside_the_golden_pair() -> None:
    assert golden_sparrow(win("123456789m12346s999p"))
    assert not golden_dragon(win("123456789m12346s999p"))


def test_one_gold_is_no_sparrow_and_two_no_dragon() -> None:
    assert not golden_sparrow(win("123456789m123456s9p7s"))
    assert not golden_dragon(win("123456789m123s99p777s"))


def test_three_golds_beside_four_natural_sets_and_a_pair_are_a_golden_dragon() -> None:
    assert golden_dragon(win("123456789m123s77s999p"))
    assert golden_dragon(win("77s999p", *MELDS[:4]))


def test_a_fourth_gold_counts_at_its_face_in_a_golden_dragon() -> None:
    assert golden_dragon(win("123456789m77s78p9999p"))
    assert not golden_dragon(win("123456789m77s79s9999p"))


def test_every_golden_dragon_is_a_golden_sparrow_too() -> None:
    rng, dragons = Random(1), 0
    for _ in range(3000):
        win = random_win(rng)
        if golden_dragon(win):
            dragons += 1
            assert golden_sparrow(win), notation(tiles_of(win.concealed))
    assert dragons > 50


def test_three_golds_need_no_shape() -> None:
    assert three_golds(win("147m258s1369s47p999p"))
    assert three_golds(win("1359m999p", *MELDS[:3]))
    assert not three_golds(win("123456789m123456s99p"))


@pytest.mark.parametrize(("flowers", "kongs"), [*product(("", "1z", "1z3f"), range(3))])
def test_flowerless_and_single_flower_need_a_hand_without_a_kong(flowers: str, kongs: int) -> None:
    hand = win("77s", *KONGS[:kongs], *("pung:555s",) * (5 - kongs), flowers=flowers)
    assert flowerless(hand) == (flowers == "" and kongs == 0)
    assert single_flower(hand) == (flowers == "1z" and kongs == 0)


def test_five_kongs_and_a_pair_are_complete() -> None:
    kongs = ("kong:7777s", "concealed_kong:2222m", "kong:8888s", "kong:9999m", "kong:1111p")
    assert complete(win("77p", *kongs))
    assert complete(win("79p", *kongs))
    assert not complete(win("78p", *kongs))


def test_open_melds_and_golds_do_not_spoil_flowerless() -> None:
    assert flowerless(win("123456m99p7s", "chow:123s", "pung:555s"))


def test_twenty_flowers_need_no_shape_and_count_no_kong() -> None:
    many = FLOWERS + FLOWERS[:8]
    for number in (19, 20, 21):
        hand = Winning(counts(tiles("147m")), tile("9p"), some_melds(4), many[:number])
        assert twenty_flowers(hand) == (number >= 20)


def test_a_win_counts_its_golds_and_the_sets_still_to_hold() -> None:
    hand = win("123m99p", "kong:7777s", "pung:555s", "chow:123s", "chow:123s")
    assert (hand.golds, hand.sets) == (2, 1)


def test_a_hand_without_golds_can_be_read_in_one_way_or_several() -> None:
    assert read(win("123456789m123456p77s")) == ["123m 456m 789m 123p 456p 77s"]
    assert read(win("111222333m77s", *MELDS[:2])) == ["111m 222m 333m 77s", "123m 123m 123m 77s"]


def test_a_reading_names_what_each_gold_stands_for() -> None:
    assert read(win("79s9p33m", *MELDS[:4])) == ["789s(8s) 33m"]
    assert read(win("1111m9p456p789s", *MELDS[:2])) == ["111m 456p 789s 11m(1m)", "111m(1m) 456p 789s 11m"]


def test_golds_alone_are_read_at_their_face() -> None:
    assert read(win("99p", *MELDS)) == ["99p(99p)"]
    assert "999p(999p) 33m" in read(win("33m999p", *MELDS[:4]))


def test_an_incomplete_hand_has_no_reading() -> None:
    assert readings(win("123456789m123456p78p")) == ()
    assert readings(win("123456789m123456p7p")) == ()


def test_readings_and_predicates_agree_on_every_hand() -> None:
    rng, won = Random(2), 0
    for _ in range(600):
        win = random_win(rng)
        found = readings(win)
        assert len(found) == len(set(found))
        assert bool(found) == complete(win)
        assert any(map(pair_of_golds, found)) == golden_sparrow(win), notation(tiles_of(win.concealed))
        assert any(golds_apart(reading, win) for reading in found) == golden_dragon(win)
        won += complete(win)
    assert won > 200


def test_a_reading_holds_exactly_the_tiles_of_the_hand() -> None:
    rng = Random(3)
    for _ in range(300):
        win = random_win(rng)
        for reading in readings(win):
            stood_for = [gold for group in groups(reading) for gold in group.golds]
            shown = [kind for group in groups(reading) for kind in group.tiles]
            for gold in stood_for:
                shown.remove(gold)
            assert counts([*shown, *[win.gold] * len(stood_for)]) == win.concealed
            assert len(reading.sets) == win.sets
