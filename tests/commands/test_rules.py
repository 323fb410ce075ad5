"""`fuzhou rules`: the rulebook, every flag, and what a file of rules comes to."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fuzhou_tui.cli import main
from fuzhou_tui.engine.flags import FLAGS, chosen
from fuzhou_tui.engine.rules import PRESETS
from fuzhou_tui.records.flags import toml_text

NAMES = [flag.name for flag in FLAGS]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


def table(*arguments: str) -> list[list[str]]:
    """The cells of the flag table, which ends the text."""
    found = run(*arguments)
    assert found.exit_code == 0, found.stderr
    return [line.split() for line in found.stdout.splitlines()[-len(NAMES) - 1 :]]


def house(folder: Path, text: str) -> list[str]:
    """What is shown of a file with that text, line by line."""
    (folder / "ours.toml").write_text(text, encoding="utf-8")
    found = run(str(folder / "ours.toml"), "--lang", "en")
    assert found.exit_code == 0, found.stderr
    return found.stdout.splitlines()


@pytest.mark.parametrize(("lang", "title"), [("en", "# Fuzhou mahjong"), ("zh", "# 福州麻将")])
def test_the_rulebook_is_shown_in_either_language(lang: str, title: str) -> None:
    shown = run("--lang", lang).stdout
    assert shown.startswith(title)
    assert "R12.5" in shown


def test_every_flag_is_shown_for_every_preset() -> None:
    heading, *rows = table("--lang", "en")
    assert heading == ["flag", "rule", *PRESETS]
    assert [row[0] for row in rows] == NAMES
    assert all(len(row) == 2 + len(PRESETS) for row in rows)


def test_a_preset_named_is_shown_alone() -> None:
    heading, *rows = table("street", "--lang", "en")
    assert heading == ["flag", "rule", "street"]
    assert ["wander", "R8.10", "yes"] in rows
    assert ["golden_sparrow", "R8.4", "no"] in rows
    assert ["discard_payer", "R9.3-R9.8", "all"] in rows
    assert ["reserve", "R3.6", "18"] in rows


def test_columns_begin_in_the_same_cell_whatever_is_written_in_them() -> None:
    lines = run("bianfeng", "--lang", "zh").stdout.splitlines()[-len(NAMES) :]
    assert {line.index("R") for line in lines} == {len("dealer_stays_on_draw") + 2}


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    found = run("chess")
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr.startswith(
        "Error: Invalid value for '[PRESET|FILE]': 'chess': no such ruleset; allowed are standard"
    )
    assert found.stderr.count("\n") == 1


def test_a_file_is_shown_beside_the_preset_it_extends_with_marks_where_they_differ(tmp_path: Path) -> None:
    heading, *rows, legend = house(tmp_path, 'extends = "baida"\nreserve = 17\ngolden_dragon = true\n')
    assert heading.split() == ["flag", "rule", "ours", "baida"]
    assert legend == "* differs from baida"
    marked = [row.split() for row in rows if row.startswith("*")]
    assert marked == [["*", "golden_dragon", "R8.5", "120", "no"], ["*", "reserve", "R3.6", "17", "18"]]
    assert [row.removeprefix("*").split()[0] for row in rows] == NAMES


def test_a_file_is_compared_with_the_preset_that_it_extends_in_the_end(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text('extends = "street"\nreserve = 17', encoding="utf-8")
    heading, *rows, _ = house(tmp_path, 'extends = "base.toml"\ncap = 50\nreserve = 18')
    assert heading.split() == ["flag", "rule", "ours", "street"]
    assert [row.split()[1] for row in rows if row.startswith("*")] == ["cap"]


def test_a_file_that_says_nothing_differs_in_nothing(tmp_path: Path) -> None:
    assert not any(row.startswith("*") for row in house(tmp_path, "")[:-1])


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_key_is_told_with_its_rule_its_values_what_it_does_and_every_presets_choice(lang: str) -> None:
    lines = run("--keys", "--lang", lang).stdout.splitlines()
    assert len(lines) == 3 * len(FLAGS)
    for flag, heading, meaning, choices in zip(FLAGS, lines[::3], lines[1::3], lines[2::3], strict=True):
        assert heading.split()[:2] == [flag.name, flag.rule]
        assert len(heading.split()) > 2
        assert meaning.strip()
        assert choices.strip().split(", ") == [
            f"{name} {toml_text(chosen(rules, flag))}" for name, rules in PRESETS.items()
        ]


def test_the_values_of_a_key_are_told_by_its_type() -> None:
    told = run("--keys", "--lang", "en").stdout
    for expected in (
        "wander  R8.10  switch: true or false\n",
        'missed_win  R6.4  one of: "off", "same_tile", "any"\n',
        "reserve  R3.6  number: 0 to 40\n",
        "cap  R9.5  number: 0 to 1000000, or false for none, true for the usual\n",
    ):
        assert expected in told


def test_the_keys_are_those_of_any_file() -> None:
    found = run("baida", "--keys")
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr == "Error: --keys: given beside baida, but it lists what any file may say\n"
