"""A program killed in the middle: nothing is lost, nothing is doubled, and it goes on where it was."""

import os
import signal
from pathlib import Path
from random import Random
from time import sleep
from typing import Final

import pytest
from jsonline import JsonLine
from kept import lines_of, only_file
from matches import seated
from program import started

from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.records.lines import event_line, hand_line, line_text
from fuzhou_tui.records.replay import replay
from fuzhou_tui.records.store import match_files, read_match

_ME: Final = Seat(0)
_NEW: Final = "play --plain --json --seed 5 --length round"
_RESUME: Final = "play --plain --json --resume"


def never_killed() -> list[str]:
    """The record of the match whose person always takes the last option."""
    session = seated("human:,normal,normal,normal", "5")
    while not session.finished:
        session.begin()
        while (seat := session.next_seat) is not None:
            person = seat in session.humans
            session.act(seat, legal_actions(session.view(seat))[-1] if person else session.bot_action(seat))
    return session.record


def killed(arguments: str, lines: int, pause: float) -> list[str]:
    """Play on until so many lines were told, wait, and kill; all that was told."""
    told: list[str] = []
    with started(arguments) as ran:
        assert ran.stdin is not None
        assert ran.stdout is not None
        assert ran.stderr is not None
        while len(told) < lines and (line := ran.stdout.readline()):
            told.append(line.rstrip("\n"))
            if '"type":"ask"' in line:
                print(JsonLine(line).texts("options")[-1], file=ran.stdin, flush=True)
        sleep(pause)
        os.kill(ran.pid, signal.SIGKILL)
        whole, _, _ = ran.stdout.read().rpartition("\n")
        told += whole.splitlines()
        assert ran.stderr.read() == ""
    return [line for line in told if '"type":"ask"' not in line]


def told_by(path: Path) -> list[str]:
    """All that the person is told of the hands that the file holds, from the first on."""
    lines: list[str] = []
    for hand in replay(read_match(path)):
        lines.append(line_text(hand_line(hand.telling)))
        lines += [line_text(event_line(event, hand.telling, _ME)) for event in hand.events]
    return lines


def assert_held(path: Path, told: list[str]) -> None:
    """What was told is what the file holds, in one piece."""
    held = [line for line in told_by(path) if '"type":"reveal"' not in line]
    said = [line for line in told if '"type":"reveal"' not in line]
    if said:
        first = held.index(said[0])
        assert held[first : first + len(said)] == said


def check(home: Path, times: int) -> None:
    """Kill it so many times, and begin a new match whenever one has ended."""
    folder, rng, whole = home / "matches", Random(times), never_killed()
    for _ in range(times):
        files = match_files(folder)
        goes_on = bool(files) and lines_of(files[0]) != whole
        told = killed(_RESUME if goes_on else _NEW, rng.randrange(250), rng.random() / 50)
        if goes_on or match_files(folder) != files:
            path = match_files(folder)[0]
            kept = path.read_text(encoding="utf-8").rpartition("\n")[0].splitlines()
            kept = [line for line in kept if not line.startswith("#")]
            assert kept == whole[: len(kept)]
            assert_held(path, told)
        else:
            assert told == []


def test_a_match_killed_at_random_moments_loses_and_doubles_nothing(home: Path) -> None:
    check(home, 15)


@pytest.mark.slow
def test_a_match_killed_two_hundred_times_loses_and_doubles_nothing(home: Path) -> None:
    check(home, 200)


def test_of_two_programs_on_one_match_the_second_is_told(home: Path) -> None:
    killed(_NEW, 60, 0)
    with started(_RESUME) as first:
        assert first.stdout is not None
        assert first.stdin is not None
        assert JsonLine(first.stdout.readline()).type == "hand"
        with started(_RESUME) as second:
            out, said = second.communicate(timeout=60)
        first.stdin.close()
        first.stdout.read()
    assert (second.returncode, out) == (1, "")
    assert said == f"{only_file(home / 'matches').stem}: another program is playing this match\n"
    assert first.returncode == 0


def test_the_end_of_the_input_keeps_the_question_for_the_next_program(home: Path) -> None:
    killed(_NEW, 60, 0)
    asked: list[str] = []
    for _ in range(3):
        before = only_file(home / "matches").read_bytes()
        with started(_RESUME) as ran:
            out, said = ran.communicate("", timeout=60)
        assert (ran.returncode, said) == (0, "")
        asked.append(out)
        assert only_file(home / "matches").read_bytes().startswith(before)
    assert asked[1] == asked[2]
    assert JsonLine(asked[2].splitlines()[-1]).type == "ask"
