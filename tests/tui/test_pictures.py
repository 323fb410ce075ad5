"""Whole screens as text; `--rewrite-screens` writes them anew."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from moments import of, walked
from rich.cells import cell_len
from scenes import Scene as Hand

from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.picture import picture
from fuzhou_tui.tui.scene import Question, Scene
from fuzhou_tui.words import Lang

SCREENS = Path(__file__).parents[1] / "screens"
SIZES = [(120, 40), (100, 30), (80, 24), (64, 18)]


def sparrow() -> Hand:
    """Seat 0 draws its second gold as the pair."""
    hand = Hand("123m456m789m123p456p9s", "", "", "", indicator="9s", head="1p2p3p9s")
    return hand


MOMENTS = {
    "first_turn": lambda: of(Hand(dealer=0)),
    "late": lambda: walked(6, 90),
    "claim": lambda: of(
        Hand("13555m2468p13579s1s1s1s", "", "", "2m", dealer=3).first("2m") if False else chow_and_pung(), 0
    ),
    "drawn": lambda: of(Hand().play_out()),
}


def chow_and_pung() -> Hand:
    return Hand("46m555m2468p13579s1s1s", "", "", "5m", dealer=3)
