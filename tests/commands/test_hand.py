"""`fuzhou hand`: what a hand waits for, or what to discard."""

import json
from typing import Final

import pytest
from click.testing import CliRunner, Result

from fuzhou_tui.cli import main

READY: Final = "123456789m12345s77p"


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(main, ["hand", *arguments], input=given)


def test_a_ready_hand_tells_its_waits() -> None:
    found = run(READY, "--gold", "9p", "--seen", "66s", "--json")
    assert found.exit_code == 0
    assert json.loads(found.stdout) == {"shanten": 0, "waits": {"9p": 3, "3s": 3, "6s": 2}}


def test_a_hand_beside_melds_has_fewer_tiles() -> None:
    found = run(
        "12345s77p",
        "--gold",
        "9p",
        "--meld",
        "chow:123m",
        "--meld",
        "pung:444m",
        "--meld",
        "kong:8888p",
        "--json",
    )
    assert json.loads(found.stdout)["waits"] == {"9p": 3, "3s": 3, "6s": 4}


def test_in_words_the_waits_and_the_copies_left_are_told() -> None:
    assert run(READY, "--gold", "9p", "--lang", "en").stdout.splitlines() == [
        "ready",
        "9p  3 left",
        "3s  3 left",
        "6s  4 left",
    ]


def test_in_words_each_discard_is_told_with_what_then_helps() -> None:
    lines = run(READY + "1p", "--gold", "9p", "--lang", "en").stdout.splitlines()
    assert lines[0] == "ready"
    assert lines[1] == "1p  ready         10 left  9p36s"
    assert lines[-1].split()[1:4] == ["1", "from", "ready"]


def test_a_complete_hand_is_told_as_complete() -> None:
    assert run("123456789m123456s77p", "--gold", "9p", "--lang", "en").stdout.startswith("complete\n")


def test_a_batch_answers_line_by_line() -> None:
    given = f'{{"gold":"9p","hand":"{READY}"}}\n{{"gold":"9p","hand":"1m"}}\n'
    found = run("--batch", "-", given=given)
    first, second = map(json.loads, found.stdout.splitlines())
    assert found.exit_code == 2
    assert first["shanten"] == 0
    assert second == {"error": "line 2: hand: 1 tiles, 16 or 17 expected"}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "gold: missing"),
        ((READY,), "gold: missing"),
        (("--gold", "9p"), "hand: missing"),
        ((READY, "--gold", "x"), "gold: 'x': 'x' names no tile; write like 123m55p1z3f"),
        ((READY, "--batch", "-"), "hand: given beside --batch, whose lines are whole cases"),
        ((READY, "extra", "--gold", "9p"), "Got unexpected extra argument (extra)"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bad_input_is_one_line_and_ends_with_two(arguments: tuple[str, ...], message: str) -> None:
    found = run(*arguments)
    assert (found.exit_code, found.stdout, found.stderr) == (2, "", f"Error: {message}\n")
