"""Tiles, seats and notation (R1.1-R1.4)."""

import re
import unicodedata
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fuzhou_tui.engine.tiles import (
    ALL_TILES,
    FLOWER_SETS,
    FLOWERS,
    KINDS,
    SEATS,
    SUIT_TILES,
    BadTile,
    Tile,
    counts,
    is_flower,
    minus,
    next_seat,
    notation,
    plus,
    rank,
    run_of,
    seats_after,
    tile,
    tile_text,
    tiles,
    tiles_of,
)

TEXTS = re.findall(
    "..", "1m2m3m4m5m6m7m8m9m1p2p3p4p5p6p7p8p9p1s2s3s4s5s6s7s8s9s1z2z3z4z5z6z7z1f2f3f4f5f6f7f8f"
)
HANZI = [rank + suit for suit in "万饼索" for rank in "一二三四五六七八九"] + list(
    "东南西北白发中春夏秋冬梅兰竹菊"
)
# What Unicode calls the tiles, in our words.
NAMED = {
    "EAST WIND": "1z",
    "SOUTH WIND": "2z",
    "WEST WIND": "3z",
    "NORTH WIND": "4z",
    "WHITE DRAGON": "5z",
    "GREEN DRAGON": "6z",
    "RED DRAGON": "7z",
    "SPRING": "1f",
    "SUMMER": "2f",
    "AUTUMN": "3f",
    "WINTER": "4f",
    "PLUM": "5f",
    "ORCHID": "6f",
    "BAMBOO": "7f",
    "CHRYSANTHEMUM": "8f",
}
RANKS = ["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"]
SUITS = {"CHARACTERS": "m", "CIRCLES": "p", "BAMBOOS": "s"}

some_tiles = st.lists(st.sampled_from([Tile(kind) for kind in range(KINDS)]), max_size=20)
suit_tiles = st.lists(st.sampled_from(SUIT_TILES), max_size=17)


def named_by_unicode(sign: str) -> str:
    """The notation of a tile sign, by its name in the Unicode tables."""
    name = unicodedata.name(sign).removeprefix("MAHJONG TILE ")
    if name in NAMED:
        return NAMED[name]
    number, _, suit = name.partition(" OF ")
    return f"{RANKS.index(number) + 1}{SUITS[suit]}"


def test_there_are_144_tiles() -> None:
    assert len(ALL_TILES) == 144
    assert sum(map(is_flower, ALL_TILES)) == 36
    assert {held for kind, held in Counter(ALL_TILES).items() if kind in SUIT_TILES} == {4}
    assert [Counter(ALL_TILES)[kind] for kind in FLOWERS] == [4] * 7 + [1] * 8


def test_the_flower_sets_are_four_alike_the_seasons_and_the_plants() -> None:
    assert [notation(whole) for whole in FLOWER_SETS] == [
        *(f"{number}{number}{number}{number}z" for number in range(1, 8)),
        "1234f",
        "5678f",
    ]


@pytest.mark.parametrize(("kind", "text"), list(enumerate(TEXTS)))
def test_a_tile_is_written_with_two_signs_and_read_back(kind: int, text: str) -> None:
    assert tile_text(Tile(kind)) == text
    assert tile(text) == kind


@given(some_tiles)
def test_notation_is_read_back_sorted(found: list[Tile]) -> None:
    assert list(tiles(notation(found))) == sorted(found)


@given(some_tiles, st.sampled_from(["", " ", "\u3000", "\n"]))
def test_single_tiles_are_read_in_the_order_written_whatever_blanks_lie_between(
    found: list[Tile], blank: str
) -> None:
    assert list(tiles(blank.join(map(tile_text, found)))) == found


@given(some_tiles)
def test_notation_has_each_suffix_once_in_the_order_mpszf(found: list[Tile]) -> None:
    suffixes = re.sub(r"\d", "", notation(found))
    assert suffixes == "".join(sorted(set(suffixes), key="mpszf".index))


def test_runs_share_a_suffix() -> None:
    assert notation(tiles("3f5p1z2m5p3m1m")) == "123m55p1z3f"
    assert tiles("123m55p1z3f") == tuple(map(tile, ("1m", "2m", "3m", "5p", "5p", "1z", "3f")))


@pytest.mark.parametrize(("text", "written"), list(zip(TEXTS, HANZI, strict=True)))
def test_the_chinese_characters_are_read(text: str, written: str) -> None:
    assert tile_text(tile(written)) == text


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("三萬", "3m"),
        ("七餅", "7p"),
        ("七筒", "7p"),
        ("九条", "9s"),
        ("九條", "9s"),
        ("東", "1z"),
        ("發", "6z"),
        ("蘭", "6f"),
        ("5万", "5m"),
        ("5饼", "5p"),
        ("5条", "5s"),
    ],
)
def test_traditional_and_other_common_forms_are_read(written: str, text: str) -> None:
    assert tile_text(tile(written)) == text


@pytest.mark.parametrize("sign", [chr(sign) for sign in range(0x1F000, 0x1F02A)])
def test_the_unicode_tiles_are_read(sign: str) -> None:
    assert tile_text(tile(sign)) == named_by_unicode(sign)


def test_the_forms_can_be_mixed() -> None:
    assert list(map(tile_text, tiles("23m三万 东\N{MAHJONG TILE ONE OF CIRCLES}春8f"))) == [
        "2m",
        "3m",
        "3m",
        "1z",
        "1p",
        "1f",
        "8f",
    ]


def test_no_text_is_no_tile() -> None:
    assert tiles("  ") == ()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("0m", "'0'"),
        ("10m", "'1'"),
        ("8z", "8z"),
        ("9f", "9f"),
        ("129z", "9z"),
        ("5x", "'5'"),
        ("5", "'5'"),
        ("m", "'m'"),
        ("123m5", "'5'"),
        ("5M", "'5'"),
        ("-1m", "'-'"),
        ("万", "'万'"),
        ("五", "'五'"),
        ("十万", "'十'"),
        ("1m,2m", "','"),
        ("1m?", "'?'"),
        ("\N{MAHJONG TILE JOKER}", "'\N{MAHJONG TILE JOKER}'"),
        ("\N{MAHJONG TILE BACK}", "'\N{MAHJONG TILE BACK}'"),
    ],
)
def test_malformed_text_is_refused_by_name(text: str, named: str) -> None:
    with pytest.raises(BadTile, match=re.escape(repr(text))) as error:
        tiles(text)
    assert named in str(error.value).partition(": ")[2]


@pytest.mark.parametrize("text", ["", "12m", "5m5m", "东南"])
def test_where_one_tile_is_expected_none_or_two_are_refused(text: str) -> None:
    with pytest.raises(BadTile, match=f"{text!r}: one tile expected"):
        tile(text)


@given(suit_tiles)
def test_counted_tiles_come_back_sorted(found: list[Tile]) -> None:
    assert sum(counts(found)) == len(found)
    assert list(tiles_of(counts(found))) == sorted(found)


@given(suit_tiles, st.sampled_from(SUIT_TILES))
def test_a_tile_put_to_the_counts_can_be_taken_away_again(found: list[Tile], added: Tile) -> None:
    held = counts(found)
    assert plus(held, added) == counts([*found, added])
    assert minus(plus(held, added), added) == held
    assert minus(counts([*found, *[added] * 4]), added, 4) == held


def test_a_run_has_three_ranks_of_one_suit() -> None:
    assert notation(run_of(tile("7p"))) == "789p"
    assert [rank(found) for found in tiles("1m9m1p9p1s9s")] == [1, 9, 1, 9, 1, 9]


def test_play_runs_counter_clockwise_0_1_2_3() -> None:
    assert [next_seat(seat) for seat in SEATS] == [1, 2, 3, 0]
    assert seats_after(SEATS[2]) == (3, 0, 1)


def test_the_variation_selector_of_an_emoji_keyboard_is_read_over() -> None:
    assert tiles("🀄\ufe0f🀀") == tiles("7z1z")
