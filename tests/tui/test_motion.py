"""The deal as it is shown step by step."""

from itertools import pairwise

import pytest
from moments import of, walked
from scenes import Scene as Hand
from tables import the_deal

from fuzhou_tui.faces import Faces, signs
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.motion import opening_frames
from fuzhou_tui.tui.scene import Scene


def opening(seed: int) -> Scene:
    """A hand just dealt, flowers and all."""
    return walked(seed, 0)


@pytest.mark.parametrize("seed", range(6))
def test_the_wall_shrinks_and_the_hands_grow_picture_by_picture(seed: int) -> None:
    frames = list(opening_frames(opening(seed)))
    left = [frame.view.table.left for frame in frames]
    assert all(before > after for before, after in pairwise(left))
    assert 6 <= len(frames) <= 25


@pytest.mark.parametrize("seed", range(6))
def test_the_last_picture_is_the_table_as_it_was_dealt(seed: int) -> None:
    scene = opening(seed)
    last = list(opening_frames(scene))[-1].view
    assert last.hand.counts == scene.view.hand.counts
    assert [(area.hidden, sorted(area.flowers)) for area in last.table.areas] == [
        (area.hidden, sorted(area.flowers)) for area in scene.view.table.areas
    ]
    assert (last.table.head, last.table.tail) == (scene.view.table.head, scene.view.table.tail)


def test_before_the_gold_is_opened_nothing_tells_it() -> None:
    frames = [frame for frame in opening_frames(the_deal()) if not frame.opened]
    assert frames
    for frame in frames:
        for size in ((120, 40), (100, 30), (80, 24), (60, 20)):
            shown = "".join(picture(frame, *size).rows())
            assert signs(Faces.ZH).gold not in shown.replace("开金", "")
            assert "*" not in shown


def test_a_hand_that_goes_on_is_not_shown_from_its_deal_once_more() -> None:
    scene = of(Hand("123m456m147p258s3s69s").first("8s"))
    assert len(list(opening_frames(scene))) == len(list(opening_frames(of(Hand("123m456m147p258s3s69s")))))
