"""What a deal gives each seat: whole hands, and nobody better ones (R3.1-R3.3)."""

from collections import Counter
from math import sqrt
from statistics import fmean, stdev

import pytest
from walks import dealt

from fuzhou_tui.engine.distance import away
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.engine.state import State
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS, SUIT_TILES, next_seat, tiles_of
from fuzhou_tui.engine.wall import left


def assert_whole(state: State) -> None:
    """17 tiles for the dealer and 16 for the others, no flower in a hand, and 144 tiles in all."""
    table = state.table
    assert [sum(state.hands[next_seat(table.dealer, steps)].counts) for steps in range(4)] == [17, 16, 16, 16]
    found = [state.wall[place] for place in left(table)]
    for seat in SEATS:
        found += tiles_of(state.hands[seat].counts)
        found += table.areas[seat].flowers
    assert Counter([*found, table.gold]) == Counter(ALL_TILES)


def test_after_the_deal_the_hands_are_whole_and_no_tile_came_from_nowhere() -> None:
    for seed in range(300):
        assert_whole(dealt(STANDARD, str(seed))[0])


@pytest.mark.slow
def test_after_ten_thousand_deals_the_hands_are_whole_and_no_tile_came_from_nowhere() -> None:
    for seed in range(10_000):
        assert_whole(dealt(STANDARD, str(seed))[0])


@pytest.mark.slow
def test_every_suit_kind_is_gold_alike() -> None:
    """Pearson's chi-square over 27 kinds: 26 degrees of freedom, deviation about 7."""
    deals = 10_000
    found = Counter(dealt(STANDARD, "gold", number)[0].table.gold for number in range(1, deals + 1))
    due = deals / len(SUIT_TILES)
    assert abs(sum((found[kind] - due) ** 2 / due for kind in SUIT_TILES) - 26) < 5 * 7.2


@pytest.mark.slow
def test_no_seat_is_dealt_hands_nearer_to_complete() -> None:
    """The dealer's extra tile apart, which is left out by looking at the three others."""
    first, second, third = (
        [away_from_complete(number, steps) for number in range(1, 10_001)] for steps in (1, 2, 3)
    )
    means = [fmean(first), fmean(second), fmean(third)]
    deviation = stdev(first) / sqrt(len(first))
    assert max(means) - min(means) < 5 * sqrt(2) * deviation


def away_from_complete(number: int, steps: int) -> int:
    """How far the hand so many seats after the dealer is from complete at the deal."""
    state, _ = dealt(STANDARD, "seats", number)
    hand = state.hands[next_seat(state.table.dealer, steps)]
    return away(hand.counts, state.table.gold, 5)
