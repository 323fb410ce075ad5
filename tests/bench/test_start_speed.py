"""How long simple calls take to start, as a ratio to importing click."""

import subprocess
import sys
from time import perf_counter

import pytest

ROUNDS = 15

pytestmark = pytest.mark.bench


def fastest(*arguments: str) -> float:
    """The shortest of several runs of Python with these arguments, in seconds."""
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        subprocess.run([sys.executable, *arguments], capture_output=True, check=True)  # noqa: S603 -- Python itself
        times.append(perf_counter() - start)
    return min(times)


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_help_takes_at_most_two_and_a_half_imports_of_click(argument: str) -> None:
    call = fastest("-c", f"from fuzhou_tui.cli import main; main(['{argument}'])")
    click = fastest("-c", "import click")
    print(f"{argument}: {call * 1000:.0f} ms, {call / click:.2f} times importing click")  # noqa: T201 -- the figure is the point
    assert call <= 2.5 * click
