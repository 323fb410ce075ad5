"""How long a decision takes, by level and for the coach: `pytest -m bench -s`."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

import pytest
from scenes import Scene
from walks import walk

from bots.coach import advice
from bots.levels import LEVELS
from fuzhou_tui.engine.rules import PRESETS, STANDARD
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import View

MEDIAN_MS: Final = 10
WORST_MS: Final = 100

pytestmark = pytest.mark.bench


def milliseconds(answer: Callable[[View], object], seen: list[View]) -> list[float]:
    """How long each answer takes, the better of two, shortest first."""
    return sorted(min(once(answer, each), once(answer, each)) for each in seen)


def once(answer: Callable[[View], object], seen: View) -> float:
    started = perf_counter()
    answer(seen)
    return (perf_counter() - started) * 1000


def decisions(seed: str) -> list[View]:
    return [view(state, seat) for rules in PRESETS.values() for state, seat, _ in walk(rules, seed)]


def told(name: str, taken: list[float]) -> None:
    print(f"\n{name:8} {taken[len(taken) // 2]:6.2f} ms median, {taken[-1]:6.2f} worst", end="")  # noqa: T201 -- the figures are what the run is for


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_in_ten_milliseconds_and_never_takes_a_hundred(level: str) -> None:
    taken = milliseconds(lambda seen: LEVELS[level].choose(seen, Random(1)), decisions("bench"))
    told(level, taken)
    assert taken[len(taken) // 2] < MEDIAN_MS
    assert taken[-1] < WORST_MS


def test_the_coach_answers_in_a_hundred_milliseconds() -> None:
    taken = milliseconds(advice, decisions("coach"))
    told("coach", taken)
    assert taken[-1] < WORST_MS


@pytest.mark.parametrize("level", LEVELS)
def test_scattered_tiles_with_three_golds_take_no_longer(level: str) -> None:
    scene = Scene("13579m1357p1357s999s2p", rules=STANDARD, indicator="9s").passing()
    seen = view(scene.state, Seat(0))
    taken = milliseconds(lambda seen: LEVELS[level].choose(seen, Random(1)), [seen])
    told(level, taken)
    assert taken[-1] < WORST_MS
