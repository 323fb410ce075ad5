"""What a rack of flowers counts (R9.9, R3.6)."""

import pytest

from fuzhou_tui.engine.flowers import complete_flower_sets, flower_points
from fuzhou_tui.engine.tiles import FLOWERS, tiles


@pytest.mark.parametrize(
    ("rack", "sets", "points"),
    [
        ("", 0, 0),
        ("1z3f", 0, 2),
        ("1112z1234f", 1, 10),
        ("1111z", 1, 6),
        ("1234f", 1, 6),
        ("5678f", 1, 6),
        ("2345f", 0, 4),
        ("1234z", 0, 4),
        ("1z5f1z6f1z7f1z8f", 2, 12),
    ],
)
def test_a_complete_flower_set_counts_six_instead_of_four(rack: str, sets: int, points: int) -> None:
    assert complete_flower_sets(tiles(rack)) == sets
    assert flower_points(tiles(rack), whole=6) == points


def test_a_complete_flower_set_may_count_its_tiles_alone() -> None:
    assert flower_points(tiles("1112z1234f"), whole=4) == 8


def test_all_36_flowers_are_nine_complete_sets() -> None:
    every = tuple(flower for flower in FLOWERS for _ in range(4 if flower < 34 else 1))
    assert len(every) == 36
    assert complete_flower_sets(every) == 9
    assert flower_points(every, whole=6) == 54
