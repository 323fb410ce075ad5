"""How soon the table and the start screen are painted, as ratios of times in the same run."""

import subprocess
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Final

import pytest

RUNS: Final = 5
MOST: Final = 1.5
LITTLE: Final = 1.05  # what runs differ by

BARE: Final = """
import asyncio
from textual.app import App

async def main():
    async with App().run_test(size=(120, 40)) as pilot:
        await pilot.pause()

asyncio.run(main())
"""
TABLE: Final = """
import asyncio
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.players import Bot, Human, Setup
from fuzhou_tui.session import Session
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.tui.options import Options

async def main():
    seats = (Human("me"), Bot("normal"), Bot("normal"), Bot("normal"))
    session = Session(Setup(STANDARD, 1, Length.HAND, "7", True, seats))
    async with GameApp(TableScreen(session, Options()), Options().theme).run_test(size=(120, 40)) as pilot:
        await pilot.pause()

asyncio.run(main())
"""
START: Final = """
import asyncio
from pathlib import Path
from fuzhou_tui.lobby import House
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.screens.start import StartScreen
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.widgets.menu_view import MenuView

async def main():
    start = StartScreen(House(Path("none"), print), Options())
    async with GameApp(start, Options().theme).run_test(size=(120, 40)) as pilot:
        while not start.query_one(MenuView).canvas.targets:
            await pilot.pause(0.005)

asyncio.run(main())
"""


@pytest.mark.bench
def test_the_start_screen_is_painted_as_soon_as_the_table() -> None:
    start, table = (min(seconds(program)) for program in (START, TABLE))
    print(f"\nstart {start:.2f} s, table {table:.2f} s, ratio {start / table:.2f}")  # noqa: T201 -- a bench tells
    assert start <= LITTLE * table


@pytest.mark.bench
def test_the_table_is_painted_hardly_later_than_a_bare_application() -> None:
    bare, table = (min(seconds(program)) for program in (BARE, TABLE))
    print(f"\nbare {bare:.2f} s, table {table:.2f} s, ratio {table / bare:.2f}")  # noqa: T201 -- a bench tells
    assert table <= MOST * bare


def seconds(program: str) -> Iterator[float]:
    """How long a fresh interpreter takes for the program, run after run."""
    for _ in range(RUNS):
        started = perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603 -- our own program
        yield perf_counter() - started
