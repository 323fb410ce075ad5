"""How far hands are from complete, what helps them and what to throw (R8.1, R6.3). The gold is 9p."""

from random import Random
from typing import Final

import pytest
from brute_force import DECK, lacks, random_hand

from fuzhou_tui.engine.distance import (
    BestDiscards,
    DiscardChoice,
    accepted,
    away,
    best_discards,
    discards,
    is_complete,
    is_free_wait,
    useful,
)
from fuzhou_tui.engine.shapes import BadCounts
from fuzhou_tui.engine.tiles import (
    SUIT_TILES,
    Counts,
    Tile,
    counts,
    minus,
    notation,
    plus,
    rank,
    tile,
    tiles,
    tiles_of,
)

GOLD: Final = tile("9p")
ALL_LIVE: Final = (4,) * 27


def held(text: str) -> Counts:
    return counts(tiles(text))


def wins(text: str, melds: int = 0) -> bool:
    return is_complete(held(text), GOLD, 5 - melds)


def far(text: str, melds: int = 0) -> int:
    return away(held(text), GOLD, 5 - melds)


def waits(text: str, melds: int = 0) -> str:
    return notation(useful(held(text), GOLD, 5 - melds))


def free(text: str, melds: int = 0) -> bool:
    return is_free_wait(held(text), GOLD, 5 - melds)


@pytest.mark.parametrize("hand", ["11123m456m789m234p567p", "1119p2m456m789m234p567p"])
def test_a_pair_can_come_out_of_three_equal_tiles(hand: str) -> None:
    assert wins(hand)


def test_two_neighbours_are_no_pair() -> None:
    assert not wins("123456789m123456p78p")
    assert wins("123456789m123456p88p")
    assert not wins("123456789m1234578p9p")


@pytest.mark.parametrize("size", [0, 1, 3, 15, 16, 18])
def test_tiles_of_a_wrong_number_are_never_a_win(size: int) -> None:
    assert not wins(notation(tiles("123456789m123456p77s1s")[:size]))


def test_three_tiles_beside_four_melds_are_no_win_without_a_pair() -> None:
    assert not wins("123s", melds=4)
    assert wins("12377s", melds=4)
    assert not wins("12s9p", melds=4)


def test_a_gold_is_a_fifth_copy_where_the_pair_needs_one() -> None:
    assert wins("1111m9p456p789s123456s")


def test_a_gold_is_the_low_tile_of_a_run() -> None:
    assert wins("123456789m123p12s9p88s")
    assert wins("123456789m123p89s9p55s")


def test_a_gold_completes_a_hand_when_it_is_drawn() -> None:
    assert waits("123456789m1234567p") == "1479p"
    assert wins("123456789m1234567p9p")


def test_a_wait_on_a_tile_with_no_copy_left_is_still_a_wait() -> None:
    hand = "123456789m123p1111s"
    assert waits(hand) == "9p1s"
    assert wins(hand + "9p")
    live = tuple(4 - copies for copies in held(hand))
    assert accepted([tile("1s")], live) == 0
    assert accepted(tiles("1s9p"), live) == 4


def test_pairs_alone_are_no_win() -> None:
    assert not wins("11223344556677m889s")


def test_a_hand_of_five_melds_waits_for_its_pair() -> None:
    assert far("7s", melds=5) == 1
    assert waits("7s", melds=5) == "9p7s"
    assert wins("77s", melds=5)
    assert wins("9p7s", melds=5)
    assert not wins("78s", melds=5)


def test_a_concealed_kong_leaves_the_hand_no_further_away() -> None:
    assert far("5555m123456p12378s99s") == 1
    assert far("123456p12378s99s", melds=1) == 1
    assert wins("123456p123678s99s", melds=1)


def test_a_kong_of_three_in_hand_or_on_a_pung_counts_as_one_set_too() -> None:
    assert far("555m123456p12378s99s", melds=0) == 1
    assert far("123456p12378s99s", melds=1) == far("5m123456p12378s99s", melds=1) == 1


def test_five_equal_tiles_are_refused() -> None:
    with pytest.raises(BadCounts):
        wins("11111m456p789p123456s")


def test_golds_wait_alone_for_the_pair() -> None:
    assert free("123456789m123456p9p")
    assert free("9p", melds=5)
    assert free("123456789m123p9p9p55s")
    assert free("123456789m123p9p9p9p1s")
    assert not free("123456789m123456p7s")
    assert not free("123456789m1239p557s")
    assert not free("7s", melds=5)


def test_a_wait_on_many_kinds_is_not_yet_free() -> None:
    assert waits("123456789m99p34569s") == "9p123456789s"
    assert not free("123456789m99p34569s")


def test_a_free_wait_is_one_that_every_kind_completes() -> None:
    rng, found = Random(11), 0
    for _ in range(4000):
        sets = rng.randrange(6)
        golds = min(rng.randrange(5), 3 * sets + 1)
        hand, gold = random_hand(rng, 3 * sets + 1, golds)
        every = away(hand, gold, sets) == 1 and useful(hand, gold, sets) == SUIT_TILES
        assert is_free_wait(hand, gold, sets) == every, (notation(tiles_of(hand)), gold)
        found += every
    assert found > 100


@pytest.mark.parametrize("golds", range(5))
def test_the_distance_is_what_trying_everything_finds(golds: int) -> None:
    rng = Random(golds)
    for _ in range(250):
        sets = rng.randrange(1, 6)
        hand, gold = random_hand(rng, 3 * sets + rng.randint(1, 2), golds)
        assert away(hand, gold, sets) == lacks(hand, gold, sets), (notation(tiles_of(hand)), gold)


@pytest.mark.parametrize("golds", range(5))
def test_a_hand_wins_where_trying_everything_completes_it(golds: int) -> None:
    rng, won = Random(20 + golds), 0
    for _ in range(400):
        sets = rng.randrange(1, 6)
        hand, gold = random_hand(rng, 3 * sets + 2, golds)
        assert is_complete(hand, gold, sets) == (lacks(hand, gold, sets) == 0), notation(tiles_of(hand))
        won += is_complete(hand, gold, sets)
    assert 20 < won < 380


@pytest.mark.slow
@pytest.mark.parametrize("golds", range(5))
def test_10000_hands_are_as_far_as_trying_everything_finds(golds: int) -> None:
    rng = Random(40 + golds)
    for _ in range(10_000):
        sets = rng.randrange(1, 6)
        hand, gold = random_hand(rng, 3 * sets + rng.randint(1, 2), golds)
        assert away(hand, gold, sets) == lacks(hand, gold, sets), (notation(tiles_of(hand)), gold)


def test_useful_kinds_are_those_that_bring_the_hand_nearer() -> None:
    rng = Random(60)
    for _ in range(150):
        sets = rng.randrange(6)
        hand, gold = random_hand(rng, 3 * sets + 1, min(rng.randrange(4), 3 * sets + 1))
        nearer = [
            kind for kind in SUIT_TILES if lacks(plus(hand, kind), gold, sets) < lacks(hand, gold, sets)
        ]
        assert list(useful(hand, gold, sets)) == nearer, (notation(tiles_of(hand)), gold)


def test_every_discard_is_listed_with_what_it_leaves() -> None:
    rng = Random(61)
    for _ in range(150):
        sets = rng.randrange(6)
        hand, gold = random_hand(rng, 3 * sets + 2, min(rng.randrange(5), 3 * sets + 2))
        expected = []
        for kind in dict.fromkeys(tiles_of(hand)):
            left = minus(hand, kind)
            expected.append(DiscardChoice(kind, away(left, gold, sets), useful(left, gold, sets)))
        assert list(discards(hand, gold, sets)) == expected, (notation(tiles_of(hand)), gold)


def test_the_best_discards_are_the_nearest_with_most_live_tiles_first() -> None:
    rng = Random(62)
    for _ in range(150):
        hand, gold = random_hand(rng, 17, rng.randrange(4))
        unseen = counts(rng.sample(DECK, 60))
        choices = discards(hand, gold, 5)
        least = min(choice.away for choice in choices)
        found = best_discards(hand, gold, 5, unseen)
        nearest = [choice for choice in choices if choice.away == least]
        expected = sorted((-accepted(choice.useful, unseen), choice.tile) for choice in nearest)
        assert found == BestDiscards(least, tuple((-live, kind) for live, kind in expected))


def test_the_wider_of_two_waits_is_the_best_discard() -> None:
    best = best_discards(held("123456789m123p13477s"), GOLD, 5, ALL_LIVE)
    assert best == BestDiscards(1, ((12, tile("1s")), (8, tile("4s"))))


def test_throwing_a_gold_leaves_the_hand_one_tile_further_away() -> None:
    choices = {choice.tile: choice for choice in discards(held("123456789m1239p4557s"), GOLD, 5)}
    assert (choices[tile("7s")].away, choices[GOLD].away) == (1, 2)


@pytest.mark.parametrize("golds", range(4))
def test_suits_swapped_and_ranks_mirrored_change_nothing(golds: int) -> None:
    rng = Random(70 + golds)
    for _ in range(50):
        hand, gold = random_hand(rng, 16, golds)
        suits = rng.sample(range(3), 3)
        for mirrored in (False, True):
            image = {
                kind: Tile(9 * suits[kind // 9] + (9 - rank(kind) if mirrored else rank(kind) - 1))
                for kind in SUIT_TILES
            }
            other = counts(image[kind] for kind in tiles_of(hand))
            assert away(other, image[gold], 5) == away(hand, gold, 5)
            assert set(useful(other, image[gold], 5)) == {image[kind] for kind in useful(hand, gold, 5)}
