"""The line front end on a terminal of its own: keys go in one by one, and the terminal is left as it was."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from kept import lines_of, only_file
from terminal import Terminal, on_a_terminal

from fuzhou_tui.commands import keyboard
from fuzhou_tui.plain.keyboard import Keys, Lines

PLAY = "play --plain --lang en --seed 50 --length hand"
PAUSE = "another key goes on"
CURTAINS = {"dumb": "\n" * 24, "xterm-256color": "\x1b[H\x1b[2J\x1b[3J"}
READ = 0.3  # seconds: what is pressed sooner after a question is no answer


def asked(terminal: Terminal, quiet: float = READ) -> str:
    """All that is said until the program waits for a key, and was waiting for a moment."""
    return terminal.read(quiet).decode().replace("\r\n", "\n")


def whole_hand(terminal: Terminal) -> str:
    """Take the last choice each time until the hand is over; all that was said."""
    told = until_asked(terminal)
    while PAUSE not in told:
        last = told.rstrip("\n").rpartition("\n")[2]
        number = re.findall(r"(\d+)\) ", last)[-1]
        terminal.type(number)
        told += asked(terminal)
    return told


def until_asked(terminal: Terminal) -> str:
    """What is said until the first question."""
    told = terminal.until("1) ").decode()
    return (told + terminal.read(READ).decode()).replace("\r\n", "\n")


def ended(terminal: Terminal) -> int:
    """The exit code of the program, which must end soon."""
    until = monotonic() + 5
    while terminal.process.poll() is None and monotonic() < until:
        terminal.read(0.05, 0.1)
    code = terminal.process.poll()
    assert code is not None
    return code


@pytest.fixture
def played(home: Path) -> Iterator[Terminal]:
    with on_a_terminal(PLAY, home, (80, 24)) as terminal:
        yield terminal


def test_a_whole_hand_is_played_by_single_keys(played: Terminal, home: Path) -> None:
    told = whole_hand(played)
    assert "the match is over" in told
    played.type("v")
    assert "review: You" in asked(played)
    played.type("x")
    assert ended(played) == 0
    assert lines_of(only_file(home / "matches"))[-1] == "! finished"
    assert "\x1b" not in told


@pytest.mark.parametrize(("keys", "code"), [("\x04", 0), ("\x03", 130), ("1\x04", 0), ("d\x03", 130)])
def test_the_end_and_an_interrupt_keep_the_match(played: Terminal, home: Path, keys: str, code: int) -> None:
    until_asked(played)
    played.type(keys)
    told = played.read(0.5).decode()
    assert ended(played) == code
    assert told.endswith("the match is kept: fuzhou play --resume goes on with it\r\n")
    assert lines_of(only_file(home / "matches"))[-1][0] in "h0123"


def test_what_is_typed_is_echoed_once(played: Terminal) -> None:
    until_asked(played)
    played.type("s")
    assert asked(played).startswith("s\nhand 1, east round")


def test_arrows_and_a_paste_do_nothing(played: Terminal) -> None:
    until_asked(played)
    played.type("\x1b[A\x1b[B\x1bOP")
    assert asked(played) == ""
    played.type("2\n3\nq\n" * 30)
    assert asked(played) == ""
    played.type("q")
    assert "in the wall" in asked(played)


def test_what_was_typed_before_the_question_answers_nothing(home: Path) -> None:
    with on_a_terminal(PLAY, home, (80, 24)) as terminal:
        terminal.type("2222")
        until_asked(terminal)
        terminal.type("w")
        assert "hand " in asked(terminal)
    assert [line for line in lines_of(only_file(home / "matches")) if line.startswith("0 ")] == []


def test_a_hanzi_is_a_key(home: Path) -> None:
    with on_a_terminal("play --plain --lang zh --seed 50 --length hand", home, (80, 24)) as terminal:
        until_asked(terminal)
        terminal.type("参考")
        assert "参考，最好的在前" in asked(terminal, 1.0)


@pytest.mark.parametrize("term", CURTAINS)
def test_the_next_person_sees_nothing_of_the_hand_before(home: Path, term: str) -> None:
    seats = "--seats human:Ming,human:Lan,human:Hai,human:Mei"
    with on_a_terminal(f"{PLAY} {seats}", home, (80, 24), TERM=term) as terminal:
        terminal.until("is to sit")
        terminal.read(READ)
        terminal.type("x")
        shown = until_asked(terminal)
        terminal.type(re.findall(r"(\d+)\) ", shown)[-1])
        told = terminal.until("is to sit").decode().replace("\r\n", "\n")
    assert re.search(re.escape(CURTAINS[term]) + r"\w+ is to sit", told)


def test_waiting_costs_nothing(played: Terminal) -> None:
    until_asked(played)
    before = played.processor_time()
    sleep(1.0)
    assert played.processor_time() - before < 0.05


def test_the_lesson_takes_enter_for_its_advice(home: Path) -> None:
    with on_a_terminal("learn --plain --lang en", home, (80, 24)) as terminal:
        until_asked(terminal)
        terminal.type("\r")
        assert "You: discards" in asked(terminal)


def test_without_a_terminal_lines_are_read_and_nothing_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(keyboard.typist(iter(())), Lines)
    assert keyboard.curtain() == ""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    assert isinstance(keyboard.typist(iter(())), Lines)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert isinstance(keyboard.typist(iter(())), Keys)


@pytest.mark.parametrize(("term", "curtain"), CURTAINS.items())
def test_a_terminal_is_cleared_with_its_scrollback_or_filled(
    term: str, curtain: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(os, "get_terminal_size", lambda *_args: os.terminal_size((80, 24)))
    monkeypatch.delenv("LINES", raising=False)
    assert keyboard.curtain() == curtain


def test_the_unfinished_match_is_gone_on_with_by_one_key(home: Path) -> None:
    with on_a_terminal(PLAY, home, (80, 24)) as terminal:
        until_asked(terminal)
        terminal.type("\x04")
        assert ended(terminal) == 0
    with on_a_terminal("play --plain --lang en", home, (80, 24)) as terminal:
        terminal.until("Go on with it? [Y/n]")
        terminal.read(READ)
        terminal.type("y")
        assert "hand 1: dealer" in until_asked(terminal)
    assert only_file(home / "matches")
