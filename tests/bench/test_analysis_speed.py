"""How fast hands are analysed, as ratios in one run and as figures to read: `pytest -m bench -s`."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

import pytest
from brute_force import DECK, random_hand
from mahjong.shanten import Shanten

from fuzhou_tui.engine.distance import away, best_discards, discards, is_complete, useful
from fuzhou_tui.engine.patterns import Winning, readings
from fuzhou_tui.engine.shapes import missing, natural_keys
from fuzhou_tui.engine.tiles import NO_TILES, SUIT_TILES, Counts, Tile, counts, tile, tiles

HANDS: Final = 500
ALL_LIVE: Final = (3,) * 27

pytestmark = pytest.mark.bench


def microseconds[T](answer: Callable[[T], object], questions: list[T]) -> float:
    """How long one answer takes, the best of a few rounds."""
    rounds = []
    for _ in range(7):
        started = perf_counter()
        for question in questions:
            answer(question)
        rounds.append(perf_counter() - started)
    return min(rounds) / len(questions) * 1e6
