"""Half flush 混一色 and full flush 清一色 (R8.11, R8.12). The gold is 9p where not told."""

from random import Random
from typing import Final

import pytest
from brute_force import shapes_at

from fuzhou_tui.engine.melds import meld
from fuzhou_tui.engine.patterns import Winning, full_flush, half_flush, readings
from fuzhou_tui.engine.tiles import SUIT_TILES, Tile, counts, notation, tile, tiles, tiles_of

# With a meld beside them these are complete.
FOUR_SETS: Final = "55566677788899m"
THREE_SETS: Final = "44455566611m"


def win(text: str, *melds: str, gold: str = "9p") -> Winning:
    return Winning(counts(tiles(text)), tile(gold), tuple(map(meld, melds)))


def test_one_suit_without_golds_is_both() -> None:
    hand = win("11123456788833399m")
    assert full_flush(hand)
    assert half_flush(hand)


def test_one_suit_beside_wild_golds_is_a_half_flush_alone() -> None:
    hand = win("1112345678883399m9p")
    assert half_flush(hand)
    assert not full_flush(hand)


def test_a_gold_at_its_face_spoils_no_full_flush() -> None:
    assert full_flush(win("11123456788833399p"))
    assert full_flush(win("11123456733378999p"))


def test_a_gold_of_the_suit_that_must_be_wild_makes_a_half_flush() -> None:
    hand = win("11123456788833779p")
    assert half_flush(hand)
    assert not full_flush(hand)


def test_any_reading_with_the_golds_at_their_face_will_do() -> None:
    hand = win("11122233345678999p")
    assert len(readings(hand)) > 1
    assert full_flush(hand)


def test_golds_of_another_suit_at_their_face_are_no_full_flush() -> None:
    hand = win("111234567888333m99p")
    assert half_flush(hand)
    assert not full_flush(hand)


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        (FOUR_SETS, ("chow:123m",)),
        (FOUR_SETS, ("concealed_kong:1111m",)),
        (THREE_SETS, ("pung:888m", "kong:2222m")),
    ],
)
def test_melds_of_the_suit_belong_to_a_flush(hand: str, melds: tuple[str, ...]) -> None:
    assert full_flush(win(hand, *melds))
    assert half_flush(win(hand, *melds))


def test_a_meld_of_another_suit_spoils_both() -> None:
    hand = win(FOUR_SETS, "chow:123s")
    assert readings(hand)
    assert not half_flush(hand)
    assert not full_flush(hand)


def test_five_melds_of_one_suit_beside_two_golds_are_a_half_flush() -> None:
    melds = ("chow:123m", "chow:456m", "pung:777m", "pung:888m", "kong:9999m")
    assert half_flush(win("99p", *melds))
    assert not full_flush(win("99p", *melds))
    assert full_flush(win("99p", *(text.replace("m", "p") for text in melds[:3]), "pung:888p", "chow:123p"))


def test_one_suit_that_is_not_complete_is_no_flush() -> None:
    hand = win("55566677788819m", "chow:123m")
    assert not full_flush(hand)
    assert not half_flush(hand)


def test_two_suits_beside_the_golds_are_no_flush() -> None:
    hand = win("123456789m12345s999p")
    assert readings(hand)
    assert not half_flush(hand)


def test_flushes_agree_with_the_readings_of_any_hand_of_one_suit() -> None:
    rng, full, half = Random(4), 0, 0
    for _ in range(1500):
        hand = random_flush(rng)
        found = readings(hand)
        suits = {kind // 9 for kind in tiles_of(hand.concealed)}
        naturals = {kind // 9 for kind in tiles_of(hand.concealed) if kind != hand.gold}
        at_face = any(
            all(gold == hand.gold for group in (*reading.sets, reading.pair) for gold in group.golds)
            for reading in found
        )
        assert half_flush(hand) == (len(naturals) == 1 and bool(found)), notation(tiles_of(hand.concealed))
        assert full_flush(hand) == (len(suits) == 1 and at_face), notation(tiles_of(hand.concealed))
        full, half = full + full_flush(hand), half + (half_flush(hand) and not full_flush(hand))
    assert min(full, half) > 100


def random_flush(rng: Random) -> Winning:
    """A hand of 17 tiles of one suit, with 0-3 golds of that suit or another, often complete."""
    suit, gold = 9 * rng.randrange(3), rng.choice(SUIT_TILES)
    while True:
        groups = [rng.choice(shapes_at(rng.randrange(9))[1:]) for _ in range(5)]
        pair = rng.randrange(9)
        held = [Tile(suit + place) for group in groups for place in group] + [Tile(suit + pair)] * 2
        natural = held.count(gold)
        wild = rng.randrange(4 - natural) if natural < 4 else 0
        rng.shuffle(held)
        held = [gold if place < wild else each for place, each in enumerate(held)]
        if max(map(held.count, held)) <= 4 and held.count(gold) <= 3:
            return Winning(counts(held), gold)
