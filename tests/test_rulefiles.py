"""House rules from files: what they say counts, and what they cannot say is refused (R10.1, R10.2)."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from fuzhou_tui.engine.flags import FLAGS, Amount, Flag, chosen
from fuzhou_tui.engine.rules import (
    BAIDA,
    BIANFENG,
    PRESETS,
    STANDARD,
    STREET,
    YOUXIAN,
    DrawSeats,
    MissedWin,
    Rules,
)
from fuzhou_tui.records.flags import toml_text
from fuzhou_tui.rulefiles import MOST_BYTES, BadRules, ruleset


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files lie in the working folder, those found by name in `home/rules`."""
    (tmp_path / "here").mkdir()
    (tmp_path / "home" / "rules").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("FUZHOU_HOME", str(tmp_path / "home"))


def house(text: str, name: str = "ours.toml") -> Rules:
    """The ruleset of a file with that text."""
    Path(name).write_text(text, encoding="utf-8")
    return ruleset(name)


def refused(text: str, name: str = "ours.toml") -> str:
    """The one line by which a file with that text is refused."""
    with pytest.raises(BadRules) as error:
        house(text, name)
    told = str(error.value)
    assert "\n" not in told
    return told


@pytest.mark.parametrize("name", PRESETS)
def test_a_presets_name_is_the_preset_whatever_files_there_are(name: str) -> None:
    Path(name).write_text("reserve = 3", encoding="utf-8")
    assert ruleset(name) == PRESETS[name]


def test_a_file_changes_the_flags_that_it_names() -> None:
    text = 'extends = "baida"\nreserve = 17\nrob_kong = false\nmissed_win = "any"\ngolden_sparrow = 80\n'
    assert house(text) == replace(
        BAIDA, name="ours", reserve=17, rob_kong=False, missed_win=MissedWin.ANY, golden_sparrow=80
    )


def test_an_empty_file_is_standard_under_its_own_name() -> None:
    assert house("") == replace(STANDARD, name="ours")


def test_a_file_may_name_its_rules() -> None:
    assert house('name = "周二桌"').name == "周二桌"


@pytest.mark.parametrize("flag", FLAGS, ids=lambda flag: flag.name)
@pytest.mark.parametrize("rules", [STREET, YOUXIAN], ids=lambda rules: rules.name)
def test_every_flag_can_be_set(flag: Flag, rules: Rules) -> None:
    found = house(f"{flag.name} = {toml_text(chosen(rules, flag))}")
    assert chosen(found, flag) == chosen(rules, flag)


def test_a_preset_written_out_in_full_is_that_preset() -> None:
    for rules in PRESETS.values():
        text = "\n".join(f"{flag.name} = {toml_text(chosen(rules, flag))}" for flag in FLAGS)
        assert replace(house(text), name=rules.name, preset=rules.name) == rules


def test_a_special_may_be_unknown_or_have_the_value_it_has_in_the_base() -> None:
    text = 'extends = "youxian"\nthree_golds = false\nflowerless = true\n'
    assert (house(text).three_golds, house(text).flowerless) == (None, 40)


def test_a_special_that_the_base_does_not_know_takes_the_first_presets_value() -> None:
    text = 'extends = "street"\ngolden_dragon = true\nfull_flush = true\ncap = true\nflower_hand = true\n'
    found = house(text)
    assert (found.golden_dragon, found.full_flush, found.cap, found.flower_hand) == (120, 200, 200, 0)


def test_a_cap_may_be_taken_off() -> None:
    assert house('extends = "bianfeng"\ncap = false').cap is None
    assert house('extends = "bianfeng"\ncap = 0').cap == 0


@pytest.mark.parametrize("reserve", [0, 40])
def test_the_reserve_goes_from_nothing_to_forty(reserve: int) -> None:
    assert house(f"reserve = {reserve}").reserve == reserve


def test_a_file_may_extend_another_beside_it(tmp_path: Path) -> None:
    club = tmp_path / "club"
    club.mkdir()
    (club / "base.toml").write_text('extends = "bianfeng"\nreserve = 16\ncap = 300\n', encoding="utf-8")
    (club / "tuesday.toml").write_text('extends = "base.toml"\ncap = 100\n', encoding="utf-8")
    found = ruleset("../club/tuesday.toml")
    assert found == replace(BIANFENG, name="tuesday", reserve=16, cap=100)
    assert found.preset == "bianfeng"


def test_true_takes_the_value_of_the_file_that_is_extended() -> None:
    house("golden_sparrow = 77", "base.toml")
    assert house('extends = "base.toml"\ngolden_sparrow = true').golden_sparrow == 77


@pytest.mark.parametrize("name", ["club", "club.toml"])
def test_rules_in_the_configuration_folder_are_found_by_their_name(tmp_path: Path, name: str) -> None:
    (tmp_path / "home" / "rules" / "club.toml").write_text("reserve = 9", encoding="utf-8")
    assert (ruleset(name).name, ruleset(name).reserve) == ("club", 9)
    house("reserve = 8", "club.toml")
    assert ruleset("club.toml").reserve == 8


def test_rules_in_the_configuration_folder_may_be_extended_by_their_name(tmp_path: Path) -> None:
    (tmp_path / "home" / "rules" / "club").write_text("reserve = 9", encoding="utf-8")
    assert house('extends = "club"\nrob_kong = false').reserve == 9


def test_a_file_may_have_a_mark_and_foreign_line_ends() -> None:
    Path("ours.toml").write_bytes("\ufeffreserve = 17\r\n# 留牌\r\ncap = 5\r\n".encode())
    assert (ruleset("ours.toml").reserve, ruleset("ours.toml").cap) == (17, 5)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "\n\nreserv = 3",
            "ours.toml: line 3: reserv: no such flag; did you mean reserve? allowed are extends, name,",
        ),
        (
            "xyzzy = 1",
            "ours.toml: line 1: xyzzy: no such flag; allowed are extends, name, points, golden_dragon,",
        ),
        ("reserve = 1\n[more]\ncap = 1", "ours.toml: line 2: more: no such flag; allowed"),
        ("a.b = 1", "ours.toml: line 1: a: no such flag; allowed"),
        ('"re\\nserve" = 1', "ours.toml: 're\\nserve': no such flag; did you mean reserve?"),
        ("reserve = 41", "ours.toml: line 1: reserve: 41 found, a whole number from 0 to 40 expected"),
        ("reserve = -1", "ours.toml: line 1: reserve: -1 found, a whole number from 0 to 40 expected"),
        ("reserve = 17.0", "ours.toml: line 1: reserve: 17.0 found, a whole number"),
        ("reserve = true", "ours.toml: line 1: reserve: true found, a whole number"),
        ('reserve = "18"', 'ours.toml: line 1: reserve: "18" found, a whole number'),
        ("flower_set = 3", "ours.toml: line 1: flower_set: 3 found, a whole number from 4 to 20 expected"),
        ("rob_kong = 1", "ours.toml: line 1: rob_kong: 1 found, true or false expected"),
        ('rob_kong = "yes"', 'ours.toml: line 1: rob_kong: "yes" found, true or false expected'),
        (
            'missed_win = "same-tile"',
            'ours.toml: line 1: missed_win: "same-tile" found, "off" or "same_tile" or "any" expected',
        ),
        ("points = true", 'ours.toml: line 1: points: true found, "standard" or "baida" or'),
        ("cap = -5", "ours.toml: line 1: cap: -5 found, a whole number from 0 to 1000000, or false for none"),
        ("golden_dragon = 1000001", "ours.toml: line 1: golden_dragon: 1000001 found, a whole number from 0"),
        ("golden_dragon = [120]", "ours.toml: line 1: golden_dragon: [120] found, a whole number from 0"),
        ("extends = 5", "ours.toml: line 1: extends: 5 found, text in quotes expected"),
        (
            'reserve = 1\nextends = "standrad"',
            "ours.toml: line 2: extends: 'standrad': no such ruleset; did you mean standard? allowed are",
        ),
        ('extends = ""', "ours.toml: line 1: extends: '': no such ruleset; allowed are standard, baida,"),
        ('extends = "ours.toml"', "ours.toml: line 1: extends: ours.toml: a circle: ours.toml, ours.toml"),
        ('extends = "."', 'ours.toml: line 1: extends: ".": a folder found, a file expected'),
        ("name = 3", "ours.toml: line 1: name: 3 found, text in quotes expected"),
        ('name = "baida"', "ours.toml: line 1: name: baida is a preset's, another expected"),
        ('name = ""', 'ours.toml: line 1: name: "" found, 1 to 40 printable characters expected'),
        ('name = "a\\tb"', "ours.toml: line 1: name: 'a\\tb' found, 1 to 40 printable characters expected"),
        (f'name = "{"x" * 41}"', 'ours.toml: line 1: name: "xxx'),
        ("reserve", "ours.toml: no TOML: "),
        ("reserve = ", "ours.toml: no TOML: "),
        ("reserve = 1\nreserve = 2\n", "ours.toml: no TOML: Cannot overwrite a value (at line 2"),
        ("x = " + "[" * 50_000, "ours.toml: no TOML: "),
        ("cap = " + "9" * 5000, "ours.toml: no TOML: "),
        ("#" * (MOST_BYTES + 1), f"ours.toml: more than {MOST_BYTES} bytes"),
    ],
    ids=lambda text: text[:30],
)
def test_what_a_file_cannot_say_is_refused_in_one_line(text: str, told: str) -> None:
    assert refused(text).startswith(told)


def test_a_file_called_as_a_preset_must_give_its_rules_another_name() -> None:
    assert refused("reserve = 1", "street.toml") == (
        "street.toml: name: street is a preset's, another expected; so the file is called: "
        'give the rules a name = "..."'
    )
    assert house('name = "ours"', "street.toml").name == "ours"


def test_a_circle_of_files_is_refused_with_its_files() -> None:
    house("", "a.toml")
    Path("b.toml").write_text('extends = "a.toml"', encoding="utf-8")
    told = refused('extends = "b.toml"', "a.toml")
    assert told.endswith("a circle: a.toml, b.toml, a.toml")


def test_a_fault_in_a_file_that_is_extended_is_told_with_both_files() -> None:
    Path("base.toml").write_text("\nreserve = 99", encoding="utf-8")
    fault = "base.toml: line 2: reserve: 99 found, a whole number from 0 to 40 expected"
    assert refused('extends = "base.toml"') == f"ours.toml: line 1: extends: {fault}"


def test_bytes_that_are_no_text_are_refused() -> None:
    Path("ours.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(BadRules, match=r"^ours\.toml: no UTF-8: invalid start byte at byte 8$"):
        ruleset("ours.toml")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_cannot_be_read_is_refused() -> None:
    Path("ours.toml").touch(mode=0o000)
    with pytest.raises(BadRules, match=r"^ours\.toml: Permission denied$"):
        ruleset("ours.toml")


@pytest.mark.parametrize("name", ["chess", "", "chess.toml", "a/b", "a\0b"])
def test_an_unknown_ruleset_is_refused_with_what_there_is(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadRules) as error:
        ruleset(name)
    allowed = f"{', '.join(PRESETS)}, a file, or the name of one in {tmp_path / 'home' / 'rules'}"
    assert str(error.value) == f"{name!r}: no such ruleset; allowed are {allowed}"


def test_a_name_too_long_for_a_file_is_refused() -> None:
    with pytest.raises(BadRules, match=r"File name too long$"):
        ruleset("x" * 5000)


def test_only_amounts_may_be_left_to_the_base() -> None:
    for flag in FLAGS:
        if isinstance(flag.kind, Amount):
            assert chosen(house(f"{flag.name} = true"), flag) is not None
    assert house('draw_seats = "never"').draw_seats is DrawSeats.NEVER
