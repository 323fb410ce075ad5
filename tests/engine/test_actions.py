"""Decisions and their text."""

import re
from typing import Final

import pytest

from fuzhou_tui.engine.actions import (
    CHOWS,
    CLAIM_KONG,
    CLAIM_PUNG,
    DISCARDS,
    OWN_KONGS,
    PASS,
    WIN,
    Action,
    BadAction,
    ClaimChow,
    Discard,
    OwnKong,
    action,
    action_text,
)
from fuzhou_tui.engine.tiles import tile

EVERY_ACTION: Final[tuple[Action, ...]] = (
    WIN,
    CLAIM_KONG,
    CLAIM_PUNG,
    PASS,
    *OWN_KONGS,
    *CHOWS,
    *DISCARDS,
)


def test_every_decision_is_read_back_as_it_was_written() -> None:
    assert len(set(EVERY_ACTION)) == 4 + 3 * 27
    assert tuple(action(action_text(decision)) for decision in EVERY_ACTION) == EVERY_ACTION


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (WIN, "w"),
        (OwnKong(tile("9p")), "k9p"),
        (CLAIM_KONG, "k"),
        (CLAIM_PUNG, "p"),
        (ClaimChow(tile("3m")), "c3m"),
        (Discard(tile("5m")), "d5m"),
        (PASS, "-"),
    ],
)
def test_a_decision_has_a_short_text(decision: Action, text: str) -> None:
    assert action_text(decision) == text


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("win", "w"),
        ("kong 9p", "k9p"),
        ("kong", "k"),
        ("pung", "p"),
        ("chow 3m", "c3m"),
        ("discard 5m", "d5m"),
        ("pass", "-"),
        ("Discard 5m", "d5m"),
        (" d 5m ", "d5m"),
        ("胡", "w"),
        ("杠九饼", "k9p"),
        ("杠", "k"),
        ("碰", "p"),
        ("吃三万", "c3m"),
        ("打五万", "d5m"),
        ("打 5m", "d5m"),
        ("d五万", "d5m"),
        ("过", "-"),
    ],
)
def test_full_words_and_the_chinese_characters_are_read_too(written: str, text: str) -> None:
    assert action_text(action(written)) == text


@pytest.mark.parametrize(
    "text",
    ["", "x", "5m", "w5m", "p5m", "-5m", "d", "c", "discard", "打", "ww", "winning", "wp", "5md", "过去"],
)
def test_malformed_text_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadAction, match=re.escape(repr(text))):
        action(text)


@pytest.mark.parametrize("text", ["d0m", "d55m", "k5x", "c3m4m", "discard 10m", "打五"])
def test_a_decision_about_no_tile_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadAction, match=re.escape(repr(text))):
        action(text)


@pytest.mark.parametrize("text", ["d1z", "k1z", "c1f", "打东"])
def test_a_flower_is_never_played(text: str) -> None:
    with pytest.raises(BadAction, match=f"{text!r}: a flower is never played"):
        action(text)
