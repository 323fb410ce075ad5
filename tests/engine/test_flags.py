"""Flags describe every choice that a ruleset makes (section 10)."""

from dataclasses import fields
from enum import Enum

import pytest

from fuzhou_tui.engine.flags import FLAGS, Amount, Choice, Flag, Number, Switch, chosen, with_flags
from fuzhou_tui.engine.rules import BAIDA, PRESETS, STANDARD, MissedWin, Rules

NOT_FLAGS = {"name", "preset"}


def test_every_field_of_a_ruleset_but_its_names_is_a_flag_in_the_same_order() -> None:
    assert [flag.name for flag in FLAGS] == [
        field.name for field in fields(Rules) if field.name not in NOT_FLAGS
    ]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("flag", FLAGS, ids=lambda flag: flag.name)
def test_a_preset_chooses_what_the_flag_may_be(rules: Rules, flag: Flag) -> None:
    found = chosen(rules, flag)
    match flag.kind:
        case Switch():
            assert isinstance(found, bool)
        case Choice(members):
            assert found in members
        case Number(least, most):
            assert isinstance(found, int)
            assert least <= found <= most
        case Amount(most):
            assert found is None or (isinstance(found, int) and 0 <= found <= most)


@pytest.mark.parametrize("flag", [flag for flag in FLAGS if isinstance(flag.kind, Choice)])
def test_a_choice_lists_all_there_is_to_choose(flag: Flag) -> None:
    assert isinstance(flag.kind, Choice)
    usual = chosen(STANDARD, flag)
    assert isinstance(usual, Enum)
    assert flag.kind.members == tuple(type(usual))


@pytest.mark.parametrize("flag", [flag for flag in FLAGS if isinstance(flag.kind, Amount)])
def test_what_a_table_may_lack_some_preset_has(flag: Flag) -> None:
    assert any(chosen(rules, flag) is not None for rules in PRESETS.values())


def test_flags_can_be_changed_under_another_name() -> None:
    house = with_flags(BAIDA, "ours", {"missed_win": MissedWin.ANY, "golden_dragon": 80})
    assert (house.name, house.preset, house.missed_win, house.golden_dragon) == (
        "ours",
        "baida",
        MissedWin.ANY,
        80,
    )
    assert with_flags(house, "baida", {"missed_win": MissedWin.SAME_TILE, "golden_dragon": None}) == BAIDA
