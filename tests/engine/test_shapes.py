"""The packed tables, held against counts known beforehand and against trying everything (R8.1)."""

import lzma
from collections import Counter
from itertools import product
from random import Random
from typing import Final

import pytest
from brute_force import suit_lacks

from fuzhou_tui.engine.shape_tables import KEYS, NEEDS, PATH, build
from fuzhou_tui.engine.shapes import (
    WEIGHTS,
    BadCounts,
    missing,
    missing_after_discards,
    missing_after_draws,
    natural_keys,
    suit_keys,
)
from fuzhou_tui.engine.tiles import SUIT_TILES, Counts, Tile, counts, minus, tile, tiles

Suit = tuple[int, ...]

SPLITS: Final = ((1, 16, 127, 627, 2098, 4898), (9, 135, 996, 4475, 13259, 26414))


def suit_sizes() -> list[int]:
    """How many tiles each suit holds, by its key."""
    sizes = [0]
    for _ in range(9):
        sizes = [size + held for size in sizes for held in range(5)]
    return sizes


def key_of(suit: Suit) -> int:
    return sum(copies * weight for copies, weight in zip(suit, WEIGHTS, strict=True))


def suit_of(key: int) -> Suit:
    return tuple(key // weight % 5 for weight in WEIGHTS)


def alone(key: int) -> tuple[int, ...]:
    """What a suit lacks by itself for 0-5 sets, without and with a pair."""
    return tuple(missing(key, 0, 0, sets, pair) for pair in range(2) for sets in range(6))


def random_suit(rng: Random, size: int) -> Suit:
    deck = [place for place in range(9) for _ in range(4)]
    found = rng.sample(deck, size)
    return tuple(found.count(place) for place in range(9))


def lacked_together(suits: tuple[Suit, Suit, Suit], sets: int, pair: int) -> int:
    return min(
        sum(map(suit_lacks, suits, shares, pairs))
        for shares in product(range(sets + 1), repeat=3)
        for pairs in product(range(pair + 1), repeat=3)
        if sum(shares) == sets and sum(pairs) == pair
    )


def test_a_suit_holds_17_tiles_in_886400_ways_and_14_in_405350() -> None:
    sizes = Counter(suit_sizes())
    assert sum(found for size, found in sizes.items() if size <= 17) == 886_400
    assert sum(found for size, found in sizes.items() if size <= 14) == 405_350


def test_as_many_suits_split_into_sets_and_a_pair_as_counted_beforehand() -> None:
    found = Counter(
        (size % 3 // 2, size // 3)
        for key, size in enumerate(suit_sizes())
        if size <= 17 and size % 3 != 1 and missing(key, 0, 0, size // 3, size % 3 // 2) == 0
    )
    assert tuple(tuple(found[pair, sets] for sets in range(6)) for pair in range(2)) == SPLITS


def test_there_are_46823715_complete_hands_of_17_tiles_without_golds() -> None:
    kinds = Counter[tuple[int, tuple[int, ...]]]()
    example: dict[tuple[int, tuple[int, ...]], int] = {}
    for key, size in enumerate(suit_sizes()):
        if size <= 17 and size % 3 != 1 and missing(key, 0, 0, size // 3, size % 3 // 2) == 0:
            kinds[size, alone(key)] += 1
            example[size, alone(key)] = key
    hands = sum(
        kinds[m] * kinds[p] * kinds[s]
        for m, p, s in product(kinds, repeat=3)
        if m[0] + p[0] + s[0] == 17 and missing(example[m], example[p], example[s], 5, 1) == 0
    )
    assert hands == 46_823_715


def test_the_packed_tables_are_what_the_generator_builds() -> None:
    assert lzma.decompress(PATH.read_bytes()) == build()


def test_all_suits_have_152_profiles() -> None:
    tables = lzma.decompress(PATH.read_bytes())
    assert len(set(tables[:KEYS])) == 152
    assert len(set(map(alone, map(tables[:KEYS].index, range(152))))) == 152
    assert len(alone(0)) == NEEDS


def test_one_suit_lacks_what_trying_everything_finds() -> None:
    rng = Random(1)
    for _ in range(200):
        suit = random_suit(rng, rng.randrange(18))
        wanted = tuple(suit_lacks(suit, sets, pair) for pair in range(2) for sets in range(6))
        assert alone(key_of(suit)) == wanted, suit


def test_three_suits_share_the_sets_and_the_pair_in_the_best_way() -> None:
    rng = Random(2)
    for _ in range(60):
        suits = random_suit(rng, rng.randrange(9)), random_suit(rng, rng.randrange(9)), random_suit(rng, 5)
        key_m, key_p, key_s = map(key_of, suits)
        for sets, pair in product(range(6), range(2)):
            assert missing(key_m, key_p, key_s, sets, pair) == lacked_together(suits, sets, pair), suits


def test_suits_swapped_lack_the_same() -> None:
    rng = Random(3)
    for _ in range(500):
        m, p, s = (rng.randrange(KEYS) for _ in range(3))
        assert len({missing(*keys, 5, 1) for keys in ((m, p, s), (m, s, p), (p, m, s), (s, p, m))}) == 1


def test_every_suit_read_from_9_to_1_lacks_the_same() -> None:
    rng = Random(4)
    for _ in range(2000):
        key = rng.randrange(KEYS)
        assert alone(key) == alone(key_of(suit_of(key)[::-1]))


def test_another_draw_of_a_kind_held_four_times_counts_as_a_fifth_copy() -> None:
    rng = Random(5)
    for _ in range(60):
        place = rng.randrange(9)
        suit = list(random_suit(rng, rng.randrange(7)))
        suit[place] = 4
        fifth = tuple(held + (at == place) for at, held in enumerate(suit))
        for sets, pair in product(range(6), range(2)):
            after = missing_after_draws(key_of(tuple(suit)), 0, 0, sets, pair)
            assert after[place] == suit_lacks(fifth, sets, pair), suit


def test_draws_and_discards_change_what_is_missing_as_the_changed_hand_says() -> None:
    rng = Random(6)
    for _ in range(200):
        held = counts(rng.sample([kind for kind in SUIT_TILES for _ in range(4)], 17))
        draws = missing_after_draws(*suit_keys(held), 5, 1)
        discards = missing_after_discards(*suit_keys(held), 5, 1)
        for kind in SUIT_TILES:
            fewer = missing(*suit_keys(minus(held, kind)), 5, 1) if held[kind] else 255
            assert discards[kind] == fewer
            if held[kind] < 4:
                assert draws[kind] == missing(*suit_keys(minus(held, kind, -1)), 5, 1)


def test_the_golds_own_tiles_are_in_no_key() -> None:
    gold = tile("5p")
    assert natural_keys(counts(tiles("123m555p9s")), gold) == [*suit_keys(counts(tiles("123m9s")))]


@pytest.mark.parametrize("held", [(5, *[0] * 26), (-1, *[0] * 26), (1,) * 26, (1,) * 42])
def test_counts_that_no_hand_can_hold_are_refused_by_name(held: Counts) -> None:
    with pytest.raises(BadCounts, match="0-4"):
        natural_keys(held, Tile(8))


@pytest.mark.slow
def test_20000_suits_lack_what_trying_everything_finds() -> None:
    rng = Random(7)
    for _ in range(20_000):
        suit = random_suit(rng, rng.randrange(18))
        wanted = tuple(suit_lacks(suit, sets, pair) for pair in range(2) for sets in range(6))
        assert alone(key_of(suit)) == wanted, suit
