"""The row that tells of one tile."""

import pytest
from moments import of, with_cursor
from scenes import Scene as Hand

from fuzhou_tui.engine.tiles import tile
from fuzhou_tui.tui.drawing.advice import inspect


@pytest.mark.parametrize("name", ["1m", "2m", "6s"])
def test_every_tile_under_the_cursor_is_told_of_the_first_kind_too(name: str) -> None:
    scene = of(Hand("123m456m147p258s3s69s"))
    place = [slot.tile for slot in scene.slots].index(tile(name))
    (shown, _), *_ = inspect(with_cursor(scene, place))
    assert shown == tile(name)
