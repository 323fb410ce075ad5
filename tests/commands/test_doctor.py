"""`fuzhou doctor`."""

import json
import os
import pty
import select
import subprocess
import sys
import unicodedata
from codecs import getincrementaldecoder
from typing import Final

import pytest
from click.testing import CliRunner

from fuzhou_tui.cli import main

PROGRAM: Final = [sys.executable, "-c", "from fuzhou_tui.cli import main; main(prog_name='fuzhou')"]


def told(*arguments: str, **environment: str) -> str:
    ran = CliRunner().invoke(main, ["doctor", *arguments], env=environment)
    assert ran.exit_code == 0, ran.output
    return ran.output


def test_without_a_terminal_the_cursor_is_not_asked_and_it_says_so() -> None:
    assert "the cursor was not asked" in told("--lang", "en")
    found = json.loads(told("--json"))
    assert found["screen"] is False
    assert found["form"] == "none"
    assert {probe["terminal"] for probe in found["widths"]} == {None}


def test_every_sign_is_told_with_the_cells_the_program_counts() -> None:
    probes = json.loads(told("--json"))["widths"]
    counted = {probe["sign"]: probe["rich"] for probe in probes}
    assert (counted["万"], counted["─"], counted["🀇"]) == (2, 1, 1)
    assert {probe["faces"] for probe in probes} == {"zh", "ascii", "glyph"}


@pytest.mark.parametrize(
    ("environment", "colours"),
    [
        ({"NO_COLOR": "1", "COLORTERM": "truecolor"}, "none"),
        ({"NO_COLOR": "", "COLORTERM": "truecolor"}, "truecolor"),
        ({"NO_COLOR": "", "COLORTERM": "", "TERM": "xterm-256color"}, "256"),
        ({"NO_COLOR": "", "COLORTERM": "", "TERM": "linux"}, "16"),
    ],
)
def test_colours_are_what_the_environment_says(environment: dict[str, str], colours: str) -> None:
    assert json.loads(told("--json", **environment))["colours"] == colours


def test_folders_are_those_the_game_uses() -> None:
    found = json.loads(told("--json", FUZHOU_HOME="/tmp/of/mine"))  # noqa: S108 -- nothing is written there
    assert found["folders"] == {"settings": "/tmp/of/mine", "data": "/tmp/of/mine"}  # noqa: S108 -- the same


def test_a_terminal_that_draws_as_expected_is_given_hanzi() -> None:
    found = on_a_terminal(ambiguous=1)
    assert (found["faces"], found["why"]) == ("zh", "why_zh")


def test_a_terminal_that_draws_lines_two_cells_wide_is_given_letters() -> None:
    found = on_a_terminal(ambiguous=2)
    assert (found["faces"], found["why"]) == ("ascii", "why_widths")


def test_a_terminal_that_does_not_answer_is_not_waited_for() -> None:
    found = on_a_terminal(ambiguous=0)
    assert (found["faces"], found["why"]) == ("zh", "why_unmeasured")


def on_a_terminal(ambiguous: int) -> dict[str, object]:
    """What is found on a terminal that draws signs of ambiguous width so wide, or with 0 never answers."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([*PROGRAM, "doctor", "--json"], stdin=theirs, stdout=theirs) as ran:  # noqa: S603 -- ours
        os.close(theirs)
        shown = _answered(ours, ambiguous)
        ran.wait(10)
    os.close(ours)
    found: dict[str, object] = json.loads(shown[shown.index("{") : shown.rindex("}") + 1])
    return found


def _answered(terminal: int, ambiguous: int) -> str:
    """Answer every question where the cursor is, and give back all that was written."""
    shown, decode = "", getincrementaldecoder("utf-8")().decode
    while select.select([terminal], [], [], 5)[0]:
        try:
            read = decode(os.read(terminal, 65536))
        except OSError:  # the program has ended
            break
        shown += read
        if ambiguous and read.endswith("\x1b[6n"):
            asked = shown.removesuffix("\x1b[6n").rpartition("\r")[2]
            width = sum(_cells(sign, ambiguous) for sign in asked)
            os.write(terminal, f"\x1b[1;{width + 1}R".encode())
    return shown


def _cells(sign: str, ambiguous: int) -> int:
    return {"W": 2, "F": 2, "A": ambiguous}.get(unicodedata.east_asian_width(sign), 1)
