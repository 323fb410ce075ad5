"""The program run as a process of its own, as a shell would."""

import subprocess
import sys
from typing import Final

_PROGRAM: Final = (sys.executable, "-c", "from fuzhou_tui.cli import main; main(prog_name='fuzhou')")


def started(arguments: str) -> "subprocess.Popen[str]":
    """The running program with pipes on all sides."""
    return subprocess.Popen(  # noqa: S603 -- our own program
        [*_PROGRAM, *arguments.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def left_after_a_line(arguments: str) -> tuple[int, str, str]:
    """Read one line of what the program says and leave: its exit code, the line, and its stderr."""
    with started(arguments) as ran:
        assert ran.stdin is not None
        assert ran.stdout is not None
        assert ran.stderr is not None
        line = ran.stdout.readline()
        ran.stdout.close()
        ran.stdin.close()
        said = ran.stderr.read()
    return ran.returncode, line, said
