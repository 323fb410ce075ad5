"""Chance is even: shuffle, dice, first dealer, and what each seat is dealt (RULES 2, 3, R11.1)."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import pytest
from walks import dealt

from fuzhou_tui.engine.distance import away
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS
from fuzhou_tui.engine.wall import Deal, deal

_MOST: Final = 5  # standard deviations: once in some two million times by chance alone


def deviations(found: Iterable[object], due: dict[object, float]) -> float:
    """Pearson's chi-square, in standard deviations from what is expected of even chance."""
    counts, freedom = Counter(found), len(due) - 1
    assert counts.keys() <= due.keys()
    chi_square = sum((counts[each] - expected) ** 2 / expected for each, expected in due.items())
    return (chi_square - freedom) / sqrt(2 * freedom)


def assert_even(deals: list[Deal]) -> None:
    """Every tile lies at every place, and dice and dealers fall, as often as they should."""
    kinds: dict[object, float] = {kind: len(deals) * held / 144 for kind, held in Counter(ALL_TILES).items()}
    for place in (0, 1, 17, 35, 36, 71, 72, 107, 108, 142, 143):
        assert abs(deviations((each.tiles[place] for each in deals), kinds)) < _MOST
    pairs: dict[object, float] = {
        (first, second): len(deals) / 36 for first in range(1, 7) for second in range(1, 7)
    }
    assert abs(deviations((each.dice for each in deals), pairs)) < _MOST
    assert abs(deviations((each.seat for each in deals), {seat: len(deals) / 4 for seat in SEATS})) < _MOST
    salts: dict[object, float] = {digit: 2 * len(deals) for digit in "0123456789abcdef"}
    assert abs(deviations((digit for each in deals for digit in each.salt), salts)) < _MOST


def assert_no_neighbours(deals: list[Deal]) -> None:
    """A tile does not tell the next one: equal kinds lie side by side as often as by chance."""
    pairs = sum(held * (held - 1) for held in Counter(ALL_TILES).values()) / (144 * 143)
    due = len(deals) * 143 * pairs
    found = sum(
        first == second for each in deals for first, second in zip(each.tiles, each.tiles[1:], strict=False)
    )
    assert abs(found - due) < _MOST * sqrt(due)


def assert_equal_seats(deals: int) -> None:
    """By seat, dealer or not: as far from complete, as many flowers and golds."""
    states = [dealt(STANDARD, "fair", number)[0] for number in range(1, deals + 1)]
    for measure in (
        lambda state, seat: away(state.hands[seat].counts, state.table.gold, 5),
        lambda state, seat: len(state.table.areas[seat].flowers),
        lambda state, seat: state.hands[seat].counts[state.table.gold],
    ):
        by_seat = [[float(measure(state, seat)) for state in states] for seat in SEATS]
        error = stdev(by_seat[0]) * sqrt(2 / deals)
        means = list(map(fmean, by_seat))
        assert max(means) - min(means) < _MOST * error


def test_a_thousand_deals_are_even() -> None:
    deals = [deal("fair", number) for number in range(1, 1001)]
    assert_even(deals)
    assert_no_neighbours(deals)


def test_the_seats_of_four_hundred_deals_are_equal() -> None:
    assert_equal_seats(400)


@pytest.mark.slow
def test_twenty_thousand_deals_are_even() -> None:
    deals = [deal("fair", number) for number in range(1, 20_001)]
    assert_even(deals)
    assert_no_neighbours(deals)


@pytest.mark.slow
def test_the_first_deals_of_twenty_thousand_seeds_are_even() -> None:
    assert_even([deal(f"seed {number}", 1) for number in range(20_000)])


@pytest.mark.slow
def test_the_seats_of_twenty_thousand_deals_are_equal() -> None:
    assert_equal_seats(20_000)


def test_a_loaded_die_would_be_seen() -> None:
    loaded = [
        each._replace(dice=(6, each.dice[1])) for each in (deal("fair", number) for number in range(1, 1001))
    ]
    with pytest.raises(AssertionError):
        assert_even(loaded)
