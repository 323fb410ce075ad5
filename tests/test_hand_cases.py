"""Hand cases: what a hand waits for and what to discard, and hands that cannot be."""

import pytest

from fuzhou_tui.case_fields import BadCase
from fuzhou_tui.hand_cases import HAND_FIELDS, hand_answer, hand_case


def test_a_ready_hand_tells_its_waits_with_the_copies_left() -> None:
    found = hand_answer(hand_case({"gold": "9p", "hand": "123456789m12345s77p"}))
    assert found == {"shanten": 0, "waits": {"9p": 3, "3s": 3, "6s": 4}}


def test_a_wait_that_is_all_held_is_listed_with_none_left() -> None:
    found = hand_answer(hand_case({"gold": "9p", "hand": "123456789m123p1111s"}))
    assert found["shanten"] == 0
    assert {"1s": 0, "9p": 3}.items() <= dict_in(found, "waits").items()


def test_what_is_seen_elsewhere_is_not_left() -> None:
    seen = {"gold": "9p", "hand": "123456789m12345s77p", "seen": "666s9p1z3f"}
    assert hand_answer(hand_case(seen))["waits"] == {"9p": 2, "3s": 3, "6s": 1}


def test_melds_count_as_sets_and_as_seen() -> None:
    found = hand_answer(
        hand_case({"gold": "9p", "hand": "12345s77p", "melds": ["kong:3333m", "pung:666p", "chow:456s"]})
    )
    assert found == {"shanten": 0, "waits": {"9p": 3, "3s": 3, "6s": 3}}


def test_a_hand_that_is_far_tells_what_brings_it_nearer() -> None:
    found = hand_answer(hand_case({"gold": "9p", "hand": "147m258m369m147s258p3p"}))
    assert isinstance(found["shanten"], int)
    assert found["shanten"] > 2


def test_discards_stand_best_first() -> None:
    found = hand_answer(hand_case({"gold": "9p", "hand": "123456789m12345s77p1p"}))
    assert found["shanten"] == 0
    listed = found["discards"]
    assert isinstance(listed, list)
    assert listed[0] == {"tile": "1p", "shanten": 0, "accepts": {"9p": 3, "3s": 3, "6s": 4}, "total": 10}
    order = [(each["shanten"], -each["total"], "mps".index(each["tile"][1]), each["tile"]) for each in listed]
    assert order == sorted(order)
    assert all(each["total"] == sum(each["accepts"].values()) for each in listed)


def test_a_complete_hand_is_minus_one_away() -> None:
    assert hand_answer(hand_case({"gold": "9p", "hand": "123456789m123456s77p"}))["shanten"] == -1


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (
            {"gold": "9p", "hand": "1m", "tile": "2m"},
            '"tile": no such field; allowed are ' + ", ".join(HAND_FIELDS),
        ),
        ({"hand": "1m"}, "gold: missing"),
        ({"gold": "9p", "hand": "123m"}, "hand: 3 tiles, 16 or 17 expected"),
        ({"gold": "9p", "hand": "123456789m123456s777p"}, "hand: 18 tiles, 16 or 17 expected"),
        ({"gold": "9p", "hand": "123s", "melds": ["pung:111m"] * 4}, "hand: 3 tiles, 4 or 5 expected"),
        ({"gold": "9p", "hand": "11111m23456789m123s"}, "hand: 5 of 1m found, there are 4"),
        (
            {"gold": "9p", "hand": "123456789m123s9999p"},
            "hand: 4 of 9p found, there are 3 besides the indicator",
        ),
        ({"gold": "9p", "hand": "123456789m12345s1z7p"}, "hand: 1z is a flower, suit tiles expected"),
        ({"gold": "9p", "hand": "123456789m12345s77p", "seen": "777p"}, "seen: 5 of 7p found, there are 4"),
        ({"gold": "9p", "hand": "123456789m12345s77p", "seen": "33f"}, "seen: 2 of 3f found, there are 1"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_impossible_hand_is_refused_by_the_name_of_its_field(
    fields: dict[str, object], message: str
) -> None:
    with pytest.raises(BadCase) as refused:
        hand_case(fields)
    assert str(refused.value) == message


def dict_in(found: dict[str, object], name: str) -> dict[str, int]:
    """The numbers by name in a field of an answer."""
    listed = found[name]
    assert isinstance(listed, dict)
    return listed
