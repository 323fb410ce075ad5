"""Melds and their text (R5.2-R5.5)."""

import re
from typing import Final

import pytest

from fuzhou_tui.engine.melds import (
    BadMeld,
    Chow,
    FaceDownKong,
    KnownMeld,
    Kong,
    KongKind,
    Pung,
    is_concealed,
    is_kong,
    kong_points,
    meld,
    meld_text,
    meld_tiles,
    turned_up,
)
from fuzhou_tui.engine.tiles import SUIT_TILES, notation, rank, tile

EVERY_MELD: Final[tuple[KnownMeld, ...]] = (
    *(Chow(low) for low in SUIT_TILES if rank(low) <= 7),
    *map(Pung, SUIT_TILES),
    *(Kong(kind, KongKind.EXPOSED) for kind in SUIT_TILES),
    *(Kong(kind, KongKind.CONCEALED) for kind in SUIT_TILES),
)
EXPOSED: Final = meld("kong:7777p")
ADDED: Final = Kong(tile("7p"), KongKind.ADDED)
CONCEALED: Final = meld("concealed_kong:8888s")


def test_every_meld_is_read_back_as_it_was_written() -> None:
    assert len(EVERY_MELD) == 21 + 3 * 27
    assert tuple(meld(meld_text(shape)) for shape in EVERY_MELD) == EVERY_MELD


@pytest.mark.parametrize(
    "text", ["chow:123m", "chow:789s", "pung:555s", "kong:7777p", "concealed_kong:8888s"]
)
def test_a_meld_is_written_as_its_name_and_its_tiles(text: str) -> None:
    assert meld_text(meld(text)) == text
    assert notation(meld_tiles(meld(text))) == text.partition(":")[2]


def test_an_added_kong_is_written_like_an_exposed_one() -> None:
    assert meld_text(ADDED) == "kong:7777p"


def test_the_tiles_of_a_meld_may_be_written_in_any_order_and_form() -> None:
    assert meld("chow:三万1m 2m") == Chow(tile("1m"))


def test_nothing_is_known_of_a_face_down_kong_but_that_it_is_concealed() -> None:
    assert meld_tiles(FaceDownKong()) == ()
    assert is_concealed(FaceDownKong())
    assert is_kong(FaceDownKong())


def test_only_kongs_are_kongs() -> None:
    shapes = (meld("chow:123m"), meld("pung:555s"), EXPOSED, ADDED, CONCEALED)
    assert [is_kong(shape) for shape in shapes] == [False, False, True, True, True]
    assert [is_concealed(shape) for shape in shapes] == [False, False, False, False, True]


def test_a_concealed_kong_counts_2_and_any_other_1() -> None:
    assert kong_points([meld("pung:555s"), EXPOSED, ADDED, CONCEALED, FaceDownKong()]) == 1 + 1 + 2 + 2
    assert kong_points([meld("chow:123m")]) == 0


def test_the_owner_knows_what_lies_face_down() -> None:
    melds = (FaceDownKong(), Pung(tile("5s")), FaceDownKong())
    assert turned_up(melds, (tile("1m"), tile("8s"))) == (
        Kong(tile("1m"), KongKind.CONCEALED),
        Pung(tile("5s")),
        Kong(tile("8s"), KongKind.CONCEALED),
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chow",
        "chow:",
        "tung:123m",
        "Chow:123m",
        "123m",
        "chow:135m",
        "chow:111m",
        "chow:12m",
        "chow:1234m",
        "chow:89m1p",
        "chow:9m12p",
        "chow:12m3p",
        "chow:123z",
        "pung:11m",
        "pung:1111m",
        "pung:112m",
        "pung:111z",
        "kong:555p",
        "kong:5556p",
        "kong:55555p",
        "kong:1234f",
        "concealed_kong:888s",
        "added_kong:8888s",
        "pung:555x",
        "pung:5m5m0m",
    ],
)
def test_a_broken_meld_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadMeld, match=re.escape(repr(text))):
        meld(text)
