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
from fuzhou_tui.engine.tiles import Counts, Tile, counts, tile, tiles

HandsWithGold = list[tuple[Counts, Tile]]

HANDS: Final = 500
UNSEEN: Final = (3,) * 27

pytestmark = pytest.mark.bench


def microseconds(answer: Callable[[Counts, Tile], object], hands: HandsWithGold) -> float:
    """How long one answer takes, in the best of seven rounds."""
    rounds = []
    for _ in range(7):
        started = perf_counter()
        for hand, gold in hands:
            answer(hand, gold)
        rounds.append(perf_counter() - started)
    return min(rounds) / len(hands) * 1e6


def tell(line: str) -> None:
    print(f"\n{line}", end="")  # noqa: T201 -- the figures are what the run is for


def dealt(size: int) -> HandsWithGold:
    """Hands as they are dealt, no gold among them, and a kind for the gold."""
    rng = Random(size)
    hands = [counts(rng.sample(DECK, size)) for _ in range(HANDS)]
    return [(hand, Tile(hand.index(0))) for hand in hands]


def in_play(size: int) -> HandsWithGold:
    """Hands with no gold to three, many of them nearly complete."""
    rng = Random(size)
    return [random_hand(rng, size, rng.randrange(4)) for _ in range(HANDS)]


def package_shanten(hand: Counts, _gold: Tile) -> int:
    return Shanten.calculate_shanten((*hand, *[0] * 7), use_chiitoitsu=False, use_kokushi=False)


def test_the_distance_from_three_keys_is_fifty_times_faster_than_a_known_package() -> None:
    hands = dealt(14)
    assert all(away(hand, gold, 4) == package_shanten(hand, gold) + 1 for hand, gold in hands)
    keys = [natural_keys(hand, gold) for hand, gold in hands]
    rounds = []
    for _ in range(7):
        started = perf_counter()
        for key_m, key_p, key_s in keys:
            missing(key_m, key_p, key_s, 4, 1)
        rounds.append(perf_counter() - started)
    ours, theirs = min(rounds) / HANDS * 1e6, microseconds(package_shanten, hands)
    tell(f"three keys {ours:.2f} us, mahjong 2.1.0 {theirs:.1f} us, ratio {theirs / ours:.0f}")
    assert theirs > 50 * ours


def test_the_tables_of_useful_tiles_and_discards_cost_a_few_distances() -> None:
    waiting, drawn = in_play(16), in_play(17)
    one = microseconds(lambda hand, gold: away(hand, gold, 5), drawn)
    figures = {
        "away": one,
        "is_complete": microseconds(lambda hand, gold: is_complete(hand, gold, 5), drawn),
        "useful": microseconds(lambda hand, gold: useful(hand, gold, 5), waiting),
        "best_discards": microseconds(lambda hand, gold: best_discards(hand, gold, 5, UNSEEN), drawn),
        "discards": microseconds(lambda hand, gold: discards(hand, gold, 5), drawn),
    }
    for name, figure in figures.items():
        tell(f"{name:14} {figure:6.2f} us  {figure / one:5.1f} distances")
    assert figures["useful"] < 6 * one
    assert figures["best_discards"] < 60 * one
    assert figures["discards"] < 80 * one


def test_all_readings_of_a_win_cost_a_few_hundred_distances() -> None:
    plain = Winning(counts(tiles("123456789m123456p77s")), tile("9p"))
    golden = Winning(counts(tiles("123456789m123p77s999p")), tile("9p"))
    hands = dealt(17)
    one = microseconds(lambda hand, gold: away(hand, gold, 5), hands)
    without = microseconds(lambda _hand, _gold: readings(plain), hands)
    with_three = microseconds(lambda _hand, _gold: readings(golden), hands[:50])
    tell(f"readings without golds {without:.0f} us, with three {with_three:.0f} us")
    assert without < 100 * one
    assert with_three < 3000 * one
