"""The presets, cell by cell (R9.3-R9.8, section 10)."""

from dataclasses import fields, replace
from typing import Final

import pytest

from fuzhou_tui.engine.rules import (
    BAIDA,
    PRESETS,
    STANDARD,
    DrawSeats,
    MissedWin,
    Payer,
    Points,
    Special,
    StreakCounts,
    UnknownPreset,
    preset,
)

NAMES: Final = ("standard", "baida", "bianfeng", "street", "youxian")
OFF, SAME_TILE = MissedWin.OFF, MissedWin.SAME_TILE
ALWAYS, DEALER_WINS = StreakCounts.ALWAYS, StreakCounts.DEALER_WINS
TABLE: Final[dict[str, tuple[object, ...]]] = {
    "points": (Points.STANDARD, Points.BAIDA, Points.BIANFENG, Points.STREET, Points.YOUXIAN),
    "golden_dragon": (120, None, None, None, 120),
    "golden_sparrow": (60, 60, 60, None, 60),
    "three_golds": (40, 40, 40, None, 50),
    "heavenly_hand": (30, 30, 30, None, 40),
    "robbing_the_gold": (30, 30, 30, None, 40),
    "flowerless": (30, 30, 30, None, 40),
    "single_flower": (15, None, None, None, 20),
    "flower_hand": (0, None, None, None, None),
    "half_flush": (None, None, None, None, 100),
    "full_flush": (None, None, None, None, 200),
    "flowerless_extra": (0, 10, 0, 0, 0),
    "flower_set": (6, 6, 6, 6, 4),
    "streak_counts": (ALWAYS, ALWAYS, ALWAYS, ALWAYS, DEALER_WINS),
    "wander": (False, False, False, True, False),
    "gold_discard_locks": (True, True, True, False, False),
    "free_wait_self_draw": (False, True, False, True, False),
    "missed_win": (OFF, SAME_TILE, OFF, OFF, OFF),
    "rob_kong": (True, True, True, True, True),
    "dealer_stays_on_draw": (True, True, False, True, True),
    "streak_counts_draws": (False, True, False, False, False),
    "first_discard_is_rob": (False, True, False, False, False),
    "discard_payer": (Payer.DISCARDER, Payer.DISCARDER, Payer.DISCARDER_DOUBLE, Payer.ALL, Payer.ALL),
    "reserve": (18, 18, 18, 18, 0),
    "last_round": (True, True, True, True, False),
    "cap": (None, None, 200, None, None),
    "silver": (False, False, True, False, False),
    "draw_seats": (
        DrawSeats.AFTER_GAME,
        DrawSeats.NEVER,
        DrawSeats.NEVER,
        DrawSeats.NEVER,
        DrawSeats.AFTER_GAME,
    ),
}
CELLS: Final = [
    (name, flag, value) for flag, row in TABLE.items() for name, value in zip(NAMES, row, strict=True)
]


@pytest.mark.parametrize(("name", "flag", "value"), CELLS, ids=[f"{name}-{flag}" for name, flag, _ in CELLS])
def test_a_preset_is_what_the_table_says(name: str, flag: str, value: object) -> None:
    assert getattr(PRESETS[name], flag) == value


def test_every_flag_stands_in_the_table() -> None:
    assert {field.name for field in fields(STANDARD)} == TABLE.keys() | {"name", "preset"}


def test_the_presets_are_found_by_name() -> None:
    assert tuple(PRESETS) == NAMES
    assert [preset(name).name for name in NAMES] == list(NAMES)
    assert all(rules.preset == name for name, rules in PRESETS.items())


@pytest.mark.parametrize("name", ["", "Standard", "fuzhou"])
def test_an_unknown_preset_is_refused_with_the_names_allowed(name: str) -> None:
    with pytest.raises(UnknownPreset, match=f"{name!r}.*standard, baida, bianfeng, street, youxian"):
        preset(name)


def test_a_special_hand_has_its_value_or_none_where_the_table_does_not_know_it() -> None:
    assert STANDARD.value(Special.GOLDEN_DRAGON) == 120
    assert STANDARD.value(Special.FLOWER_HAND) == 0
    assert BAIDA.value(Special.GOLDEN_DRAGON) is None
    assert all(STANDARD.value(special) == getattr(STANDARD, special.value) for special in Special)


def test_a_table_of_ones_own_differs_from_a_preset() -> None:
    house = replace(STANDARD, name="ours", reserve=17)
    assert house.reserve == 17
    assert STANDARD.reserve == 18


def test_specials_of_equal_value_are_named_in_the_order_of_the_rulebook() -> None:  # R9.1
    order = "full_flush golden_dragon half_flush golden_sparrow three_golds heavenly_hand robbing_the_gold"
    assert [special.value for special in Special] == [
        *order.split(),
        "flowerless",
        "single_flower",
        "flower_hand",
    ]
