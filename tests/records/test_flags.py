"""Rulesets as records write them: the preset they extend, and what differs (section 10)."""

from dataclasses import replace

import pytest
from hypothesis import given
from rulesets import rulesets

from fuzhou_tui.engine.flags import FLAGS, Amount, Flag, Number, chosen
from fuzhou_tui.engine.rules import BAIDA, PRESETS, STANDARD, STREET, YOUXIAN, MissedWin, Rules
from fuzhou_tui.records.flags import BadFlag, FlagText, changed, differences


def read_back(rules: Rules) -> Rules:
    """The ruleset that its preset and its differences make."""
    found, written = differences(rules)
    for flag in written:
        found = changed(found, flag)
    return found


@given(rulesets())
def test_any_ruleset_reads_back_as_it_was(rules: Rules) -> None:
    assert read_back(rules) == rules


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_preset_differs_in_nothing(rules: Rules) -> None:
    assert differences(rules) == (rules, ())


def test_a_ruleset_differs_from_the_preset_it_extends_even_where_another_is_nearer() -> None:
    like_street = replace(STREET, name="ours", preset="standard")
    preset, written = differences(like_street)
    assert preset is STANDARD
    assert {"wander", "points", "golden_dragon"} <= {flag.key for flag in written}


def test_differences_are_told_as_texts_the_name_first() -> None:
    house = replace(
        YOUXIAN, name="ours", half_flush=None, missed_win=MissedWin.ANY, last_round=True, reserve=16
    )
    assert differences(house) == (
        YOUXIAN,
        (
            FlagText("name", "ours"),
            FlagText("half_flush", "none"),
            FlagText("missed_win", "any"),
            FlagText("reserve", "16"),
            FlagText("last_round", "true"),
        ),
    )


@pytest.mark.parametrize(
    ("key", "text", "told"),
    [
        ("reserv", "1", "reserv: no such flag; did you mean reserve? allowed are name, points"),
        ("preset", "baida", "preset: no such flag"),
        ("reserve", "41", "reserve: '41' is no number from 0 to 40"),
        ("reserve", "٣", "reserve: '٣' is no number"),
        ("reserve", "true", "reserve: 'true' is no number"),
        ("cap", "", "cap: '' is no number from 0 to 1000000"),
        ("cap", "false", "cap: 'false' is no number"),
        ("wander", "True", "wander: 'True'; allowed are true, false"),
        ("missed_win", "none", "missed_win: 'none'; allowed are off, same_tile, any"),
        ("name", "standard", "name: standard is a preset's, another expected"),
        ("name", "\x1b[2J", "name: '\\x1b[2J' found, 1 to 40 printable characters expected"),
    ],
)
def test_a_flag_that_cannot_be_read_is_refused(key: str, text: str, told: str) -> None:
    with pytest.raises(BadFlag) as error:
        changed(BAIDA, FlagText(key, text))
    assert str(error.value).startswith(told)


@pytest.mark.parametrize("flag", [flag for flag in FLAGS if isinstance(flag.kind, Number | Amount)])
def test_a_number_is_read_up_to_its_most_and_no_further(flag: Flag) -> None:
    assert isinstance(flag.kind, Number | Amount)
    found = changed(STANDARD, FlagText(flag.name, str(flag.kind.most)))
    assert chosen(found, flag) == flag.kind.most
    with pytest.raises(BadFlag):
        changed(STANDARD, FlagText(flag.name, str(flag.kind.most + 1)))
