"""`fuzhou simulate`: whole matches of bots, the same bytes whatever the number of processes."""

import signal
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from follower import Follower
from program import left_after_a_line, started

from fuzhou_tui.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *arguments])


def events(*arguments: str) -> str:
    ran = run("--events", "-", *arguments)
    assert ran.exit_code == 0, ran.stderr
    return ran.stdout


def test_exactly_as_many_hands_are_played_as_were_asked_for() -> None:
    follower = Follower()
    follower.follow(events("--hands", "13", "--seed", "x").splitlines())
    assert follower.hands == 13


@pytest.mark.parametrize("length", ["hand", "round", "game", "endless"])
def test_the_bytes_are_the_same_with_two_processes(length: str) -> None:
    asked = ("--hands", "23", "--seed", "same", "--length", length, "--seats", "random,easy,normal,random")
    assert events(*asked) == events(*asked, "--jobs", "2")


def test_the_summary_is_the_same_with_two_processes() -> None:
    assert (
        run("--hands", "30", "--seed", "x").stderr
        == run("--hands", "30", "--seed", "x", "--jobs", "2").stderr
    )


def test_fewer_hands_are_the_beginning_of_more() -> None:
    assert events("--hands", "9", "--seed", "x").startswith(events("--hands", "4", "--seed", "x"))


def test_matches_have_seeds_of_their_own() -> None:
    lines = events("--hands", "4", "--seed", "s", "--length", "hand").splitlines()
    seeds = [line.partition('"seed":"')[2].partition('"')[0] for line in lines if '"type":"hand"' in line]
    assert seeds == ["s/0", "s/1", "s/2", "s/3"]


@pytest.mark.parametrize(
    "changed",
    [
        ("--seed", "y"),
        ("--rules", "baida"),
        ("--seats", "normal,normal,normal,random"),
        ("--length", "hand"),
        ("--base", "3"),
        ("--hands", "7"),
    ],
)
def test_every_option_makes_a_difference(changed: tuple[str, str]) -> None:
    usual = {"--hands": "6", "--seed": "x"}
    asked = [part for pair in (usual | dict([changed])).items() for part in pair]
    assert events(*asked) != events(*(part for pair in usual.items() for part in pair))


def test_the_events_go_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "牌 events.jsonl"
    ran = run("--hands", "3", "--seed", "x", "--events", str(file))
    assert (ran.exit_code, ran.stdout) == (0, "")
    assert file.read_text(encoding="utf-8") == events("--hands", "3", "--seed", "x")


def test_without_events_there_is_only_the_summary() -> None:
    ran = run("--hands", "12", "--seed", "x")
    assert (ran.exit_code, ran.stdout) == (0, "")
    assert ran.stderr.startswith("12 hands in ")
    assert [line.partition(":")[0] for line in ran.stderr.splitlines()[1:5]] == [
        f"seat {seat} normal" for seat in range(4)
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--seed x", "Missing option '--hands'"),
        ("--hands 1", "Missing option '--seed'"),
        ("--seed x --hands 0", "'--hands': 0 is not in the range x>=1"),
        ("--seed x --hands x", "'--hands': 'x' is not a valid integer"),
        ("--hands 1 --seed=", "'--seed': '': one or more printable characters expected"),
        ("--hands 1 --seed a\nb", "'--seed': 'a\\nb': one or more printable characters expected"),
        ("--hands 1 --seed x --seats normal", "'--seats': 'normal': four seats joined by commas expected"),
        ("--hands 1 --seed x --seats human,easy,easy,easy", "'human': allowed are random, easy, normal"),
        ("--hands 1 --seed x --rules none", "'--rules': 'none': no such ruleset; allowed are standard"),
        ("--hands 1 --seed x --length long", "'--length': 'long' is not one of 'hand', 'round'"),
        ("--hands 1 --seed x --base 0", "'--base': 0 is not in the range"),
        ("--hands 1 --seed x --jobs 0", "'--jobs': 0 is not in the range"),
        ("--hands 1 --seed x --events /no/such/file", "--events: /no/such/file: No such file or directory"),
        ("--hands 1 --seed x --events /", "--events: /: Is a directory"),
    ],
)
def test_bad_input_is_told_in_one_line_and_ends_with_2(arguments: str, message: str) -> None:
    ran = run(*arguments.split(" "))
    assert ran.exit_code == 2
    assert message in ran.stderr
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == ""


def test_a_file_that_cannot_be_written_is_told_before_a_hand_is_played() -> None:
    ran = run("--hands", "100000000", "--seed", "x", "--events", "/no/such/file")
    assert ran.exit_code == 2


def test_a_full_disk_is_told_in_one_line() -> None:
    ran = run("--hands", "400", "--seed", "x", "--events", "/dev/full")
    assert ran.exit_code == 2
    assert "No space left" in ran.stderr
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_reader_that_leaves_ends_it_in_silence(jobs: int) -> None:
    code, line, said = left_after_a_line(f"simulate --hands 500 --seed x --events - --jobs {jobs}")
    assert line.startswith('{"type":"hand"')
    assert (code, said) == (0, "")


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_with_130_and_without_a_word(jobs: int) -> None:
    with started(f"simulate --hands 100000000 --seed x --events - --jobs {jobs}") as ran:
        assert ran.stdout is not None
        assert ran.stdout.readline()
        ran.send_signal(signal.SIGINT)
        _, said = ran.communicate(timeout=30)
    assert (ran.returncode, said) == (130, "")
