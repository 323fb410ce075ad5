from collections import Counter

import pytest
from staging import BadWall, staged_wall

from fuzhou_tui.engine.tiles import ALL_TILES, notation, tile_text


def test_a_staged_wall_holds_all_144_tiles_once() -> None:
    wall = staged_wall(hands=["1z1z1z1z123m", "", "555p", ""], tail="1f2f", head="9m", replacements="8f")
    assert Counter(wall) == Counter(ALL_TILES)


def test_tiles_are_dealt_by_fours_from_the_breaker_and_one_more_to_the_dealer() -> None:
    wall = staged_wall(hands=["", "1111222233334444m5m", "", ""], dealer=1, dice=(1, 1))
    assert [notation(wall[start : start + 4]) for start in (12, 28, 44)] == ["1111m", "2222m", "3333m"]
    assert tile_text(wall[64]) == "5m"


def test_the_tail_gives_upper_then_lower_tile_of_the_last_stack_then_of_the_one_before() -> None:
    wall = staged_wall(indicator="9s", tail="1p2p3p4p")
    assert [tile_text(wall[place]) for place in (142, 143, 140, 141, 138)] == ["9s", "1p", "2p", "3p", "4p"]


def test_flowers_in_the_hands_are_replaced_before_the_gold_is_turned() -> None:
    wall = staged_wall(hands=["1z", "", "2z", ""], replacements="3z5s6s", gold_flowers="1f", indicator="9p")
    assert [tile_text(wall[place]) for place in (142, 143, 140, 141, 138)] == ["3z", "5s", "6s", "1f", "9p"]


def test_the_head_gives_the_tiles_after_the_deal_in_order() -> None:
    wall = staged_wall(head="5s4s3z")
    assert [tile_text(drawn) for drawn in wall[65:68]] == ["5s", "4s", "3z"]


def test_five_alike_cannot_be_staged() -> None:
    with pytest.raises(BadWall, match="no 5m left"):
        staged_wall(hands=["555m", "", "", ""], head="55m")
