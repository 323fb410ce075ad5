"""`fuzhou rules`: the rulebook and every flag."""

from dataclasses import fields

import pytest
from click.testing import CliRunner, Result

from fuzhou_tui.cli import main
from fuzhou_tui.engine.rules import PRESETS, Rules

FLAGS = tuple(field.name for field in fields(Rules) if field.name != "name")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


def table(*arguments: str) -> list[list[str]]:
    """The cells of the flag table, which ends the text."""
    found = run(*arguments)
    assert found.exit_code == 0, found.stderr
    return [line.split() for line in found.stdout.splitlines()[-len(FLAGS) - 1 :]]


@pytest.mark.parametrize(("lang", "title"), [("en", "# Fuzhou mahjong"), ("zh", "# 福州麻将")])
def test_the_rulebook_is_shown_in_either_language(lang: str, title: str) -> None:
    shown = run("--lang", lang).stdout
    assert shown.startswith(title)
    assert "R12.5" in shown


def test_every_flag_is_shown_for_every_preset() -> None:
    heading, *rows = table("--lang", "en")
    assert heading == ["flag", "rule", *PRESETS]
    assert [row[0] for row in rows] == list(FLAGS)
    assert all(len(row) == 2 + len(PRESETS) for row in rows)


def test_a_preset_named_is_shown_alone() -> None:
    heading, *rows = table("street", "--lang", "en")
    assert heading == ["flag", "rule", "street"]
    assert ["wander", "R8.10", "yes"] in rows
    assert ["golden_sparrow", "R8.4", "no"] in rows
    assert ["discard_payer", "R9.3-R9.6", "all"] in rows
    assert ["reserve", "R3.6", "18"] in rows


def test_columns_begin_in_the_same_cell_whatever_is_written_in_them() -> None:
    lines = run("bianfeng", "--lang", "zh").stdout.splitlines()[-len(FLAGS) :]
    assert {line.index("R") for line in lines} == {len("dealer_stays_on_draw") + 2}


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    found = run("chess")
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr.startswith(
        "Error: Invalid value for '[PRESET]': 'chess': no such ruleset; allowed are standard"
    )
    assert found.stderr.count("\n") == 1
