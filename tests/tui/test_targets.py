"""What lies under the mouse is what is drawn there, and what is drawn is no more than the seat may see."""

from random import Random
from typing import Final

import pytest
from hidden import redealt
from moments import moment, walked, wandering
from tables import SCENES
from textual.geometry import Offset

from fuzhou_tui.engine.actions import Discard, Pass
from fuzhou_tui.engine.tiles import SEATS
from fuzhou_tui.engine.view import Over
from fuzhou_tui.engine.wall import marker, standing
from fuzhou_tui.faces import Faces, short, small, stacked
from fuzhou_tui.tui.choices import choices
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.scene import Scene, Sorting
from fuzhou_tui.tui.targets import Held, Lying, Offered

SIZES: Final = [(120, 40), (100, 30), (80, 24), (60, 20)]
SEEDS: Final = range(10)


def at(seed: int) -> Scene:
    """A moment of a random hand, another one for each seed."""
    return walked(seed, 9 * seed)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sorting", Sorting)
@pytest.mark.parametrize("name", ["own_turn", "seventeen", "five_melds", "deal"])
def test_each_slot_of_the_hand_is_where_its_tile_is_drawn(
    name: str, sorting: Sorting, size: tuple[int, int]
) -> None:
    scene = SCENES[name]()
    scene = scene._replace(manner=scene.manner._replace(sorting=sorting))
    canvas = picture(scene, *size)
    held = [(region, target) for region, target in canvas.targets if isinstance(target, Held)]
    assert sorted(target for _, target in held) == [
        Held(place, slot.tile) for place, slot in enumerate(scene.slots)
    ]
    for region, target in held:
        shown = [text_of(canvas, row, region.x, region.right) for row in range(region.y, region.bottom)]
        rank, suit = stacked(target.tile, Faces.ZH)
        assert any(small(target.tile, Faces.ZH) in row for row in shown) or (
            rank in shown[1] and suit in shown[2]
        )
        assert canvas.target_at(region.offset + Offset(1, 0)) == target


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_tile_under_the_mouse_is_the_tile_drawn_there(seed: int, size: tuple[int, int]) -> None:
    canvas = picture(at(seed), *size)
    for region, target in canvas.targets:
        if isinstance(target, Lying) and region.height == 1 and region.width in {2, 3}:
            shown = text_of(canvas, region.y, region.x, region.right)
            assert shown.strip() == short(target.tile, Faces.ZH) or shown[0].isdigit()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_option_is_offered_once_and_each_claim_has_a_digit(seed: int, size: tuple[int, int]) -> None:
    scene = at(seed)
    canvas = picture(scene, *size)
    offered = [target.action for _, target in canvas.targets if isinstance(target, Offered)]
    wanted = [action for action in scene.legal if not isinstance(action, Discard)]
    assert sorted(map(repr, (found for found in offered if not isinstance(found, Discard)))) == sorted(
        map(repr, wanted)
    )
    if not scene.own_turn:
        numbers = [choice.number for choice in choices(scene) if not isinstance(choice.action, Pass)]
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_sees_the_same_whatever_the_others_hold(seed: int) -> None:
    state, happened = wandering(seed, 9 * seed)
    if isinstance(state.table.phase, Over):
        return
    for seat in SEATS:
        other = redealt(state, seat, Random(seed))
        mine = picture(moment(state, happened, seat), 120, 40)
        assert mine.rows() == picture(moment(other, happened, seat), 120, 40).rows()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_marker_is_on_the_stack_that_the_wall_says(seed: int) -> None:
    table = at(seed).view.table
    marked = [place for place, stack in enumerate(standing(table)) if stack.marked]
    assert marked == [place for place in (marker(table),) if place is not None]


def text_of(canvas: Canvas, y: int, left: int, right: int) -> str:
    return "".join(canvas.text_at(x, y) for x in range(left, right))
