"""`fuzhou stats`."""

import json

import pytest
from click.testing import CliRunner, Result
from kept import kept, play_on

from fuzhou_tui.cli import main
from fuzhou_tui.engine.match import Length
from fuzhou_tui.folders import data_folder
from fuzhou_tui.records.store import MATCHES
from fuzhou_tui.tally_rows import share


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["stats", *arguments, "--lang", "en"])


def played() -> None:
    """A match of one hand in the player's folder."""
    session, file = kept(data_folder() / MATCHES, length=Length.HAND)
    play_on(session)
    file.close()


def test_where_nothing_was_played_a_line_says_so() -> None:
    told = run()
    assert (told.exit_code, told.stdout) == (0, "")
    assert "no match" in told.stderr
    assert run("--json").stdout == ""


def test_a_match_is_counted_once_for_its_person() -> None:
    played()
    (line,) = run("--json").stdout.splitlines()
    told = json.loads(line)
    assert (told["name"], told["matches"], told["hands"]) == ("Ming", 1, 1)
    assert sum(told["ends"].values()) == 1
    assert "Ming" in run().stdout


def test_rates_that_nobody_has_are_null() -> None:
    session, file = kept(data_folder() / MATCHES)
    session.begin()
    file.close()
    assert run("--json").stdout == ""


def test_a_name_that_nobody_has_is_told_with_those_there_are() -> None:
    played()
    told = run("Lan")
    assert told.exit_code == 2
    assert "Lan" in told.stderr
    assert "Ming" in told.stderr


def test_a_damaged_match_is_named_and_the_others_are_counted() -> None:
    played()
    (data_folder() / MATCHES / "20200101-000000-bad.txt").write_text("nonsense\n", encoding="utf-8")
    told = run("--json")
    assert "bad" in told.stderr
    assert len(told.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    ("rate", "text"),
    [
        (None, "-"),
        (0.0, "0.0 %"),
        (0.0001, "<0.1 %"),
        (0.5, "50.0 %"),
        (0.99999, ">99.9 %"),
        (1.0, "100.0 %"),
    ],
)
def test_nothing_and_all_are_said_only_where_they_are_true(rate: float | None, text: str) -> None:
    assert share(rate) == text
