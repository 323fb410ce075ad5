"""`fuzhou arena`: its figures, and the one line a bad name or a failing bot ends in."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fuzhou_tui.cli import main

FIELDS = [
    "a",
    "b",
    "rules",
    "deals",
    "hands",
    "points",
    "low",
    "high",
    "win_rate",
    "self_draw_rate",
    "deal_in_rate",
    "drawn_rate",
    "mean_win",
    "ms_p50",
    "ms_p99",
    "specials",
]
OWN_BOT = """
from fuzhou_tui.engine.legal import legal_actions

class First:
    def choose(self, view, rng):
        return legal_actions(view)[0]

class Nonsense:
    def choose(self, view, rng):
        return "d5m"
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def test_json_has_every_figure() -> None:
    found = json.loads(run("normal", "easy", "--hands", "8", "--json").stdout)
    assert list(found) == FIELDS
    assert (found["deals"], found["hands"], found["rules"]) == (2, 8, "standard")


def test_hands_are_rounded_up_to_whole_deals() -> None:
    assert json.loads(run("easy", "random", "--hands", "5", "--json").stdout)["hands"] == 8


def test_a_level_against_itself_is_exactly_even() -> None:
    found = json.loads(run("easy", "easy", "--hands", "12", "--rules", "street", "--json").stdout)
    assert (found["points"], found["low"], found["high"]) == (0, 0, 0)


def test_the_figures_are_the_same_with_two_processes() -> None:
    alone, shared = (
        json.loads(run("normal", "random", "--hands", "44", "--jobs", jobs, "--json").stdout) for jobs in "12"
    )
    for name in ("ms_p50", "ms_p99"):
        del alone[name], shared[name]
    assert alone == shared


def test_text_says_who_stands_how() -> None:
    lines = run("normal", "easy", "--hands", "8").stdout.splitlines()
    assert lines[0] == "normal against three easy, 8 hands on 2 deals"
    assert lines[1].startswith("points a hand ")


def test_a_name_of_no_bot_is_refused_with_what_is_allowed() -> None:
    ran = run("strong", "easy")
    assert ran.exit_code == 2
    (line,) = ran.stderr.splitlines()
    assert "'A': 'strong': no such bot; allowed are random, easy, normal, hard or module:factory" in line


def test_a_bot_of_the_players_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_first_bot.py").write_text(OWN_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    ran = run("my_first_bot:First", "random", "--hands", "4", "--json")
    assert json.loads(ran.stdout)["a"] == "my_first_bot:First"


def test_a_bot_that_answers_nonsense_ends_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_other_bot.py").write_text(OWN_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    ran = run("my_other_bot:Nonsense", "random", "--hands", "4")
    assert ran.exit_code == 1
    (line,) = ran.stderr.splitlines()
    assert line.startswith(
        "Error: my_other_bot:Nonsense at seat 0 of deal 0 chose 'd5m', which is not among d"
    )
