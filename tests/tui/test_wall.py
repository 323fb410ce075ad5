"""The wall on the screen."""

from itertools import pairwise

import pytest
from moments import of, walked, wandering
from scenes import Scene as Hand

from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.wall import Stack, standing
from fuzhou_tui.faces import Faces, signs
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.ink import Hue
from fuzhou_tui.tui.drawing.layout import layout
from fuzhou_tui.tui.drawing.wall import BOTTOM, LEFT, RIGHT, TOP, draw_wall, spot
from fuzhou_tui.tui.scene import Scene

SIZES = [(120, 40), (100, 30), (80, 24)]
WALL_HUES = {Hue.WALL, Hue.WALL_LOW, Hue.RESERVE, Hue.RESERVE_LOW, Hue.GOLD, Hue.GOLD_LOW}


def marks(scene: Scene, width: int, height: int) -> int:
    """How many tiles the ring shows, counted from what is drawn."""
    place = layout(width, height)
    canvas = Canvas(width, height)
    draw_wall(canvas, scene, place)
    whole = width >= 120
    found = 0
    for y in range(place.ring.y, place.ring.bottom):
        for x in range(place.ring.x, place.ring.right):
            text, ink = canvas.cell(x, y)
            if ink.fore in WALL_HUES and not ink.bold:
                # In the large ring a tile is two cells; below it a full block is two tiles, half a block one.
                found += 1 if whole else 2 if text == "█" or ink.back in WALL_HUES else 1
    return found // 2 if whole else found


def with_table(scene: Scene, *, head: int, tail: int) -> Scene:
    table = scene.view.table._replace(head=head, tail=tail)
    return Scene(scene.view._replace(table=table), scene.names, scene.scores, scene.heading)


@pytest.mark.parametrize("size", SIZES)
def test_a_full_wall_shows_144_tiles(size: tuple[int, int]) -> None:
    assert marks(with_table(walked(1, 0), head=0, tail=0), *size) == 144


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(8))
def test_the_ring_shows_what_is_left(seed: int, size: tuple[int, int]) -> None:
    scene = walked(seed, 11 * seed)
    assert marks(scene, *size) == scene.view.table.left


@pytest.mark.parametrize("size", SIZES)
def test_the_last_tile_is_shown_wherever_head_and_tail_meet(size: tuple[int, int]) -> None:
    for head in (101, 100):
        scene = with_table(walked(1, 0), head=head, tail=143 - head)
        assert marks(scene, *size) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_sign_of_the_gold_stands_beside_its_stack_for_every_viewer(size: tuple[int, int]) -> None:
    state, happened = wandering(3, 20)
    (marked,) = [stack for stack in standing(state.table) if stack.marked]
    for viewer in range(4):
        scene = walked(3, 20)
        scene = Scene(scene.view._replace(seat=Seat(viewer)), scene.names, scene.scores, scene.heading)
        canvas = Canvas(*size)
        place = layout(*size)
        draw_wall(canvas, scene, place)
        rows = [row for row in range(canvas.height) if signs(Faces.ZH).gold in canvas.rows()[row]]
        assert len(rows) == 1
        side = spot(marked, Seat(viewer)).side
        assert (rows[0] <= place.ring.y + 2) == (side == TOP) or side in {LEFT, RIGHT}
    assert happened


def test_before_the_gold_is_opened_no_stack_is_marked() -> None:
    canvas = Canvas(120, 40)
    draw_wall(canvas, with_table(walked(1, 0), head=0, tail=0), layout(120, 40))
    assert signs(Faces.ZH).gold not in "".join(canvas.rows())


def test_a_wall_runs_from_its_owners_right_end() -> None:
    own = spot(stack_of(seat=0, place=1), Seat(0))
    left = spot(stack_of(seat=3, place=1), Seat(0))
    across = spot(stack_of(seat=2, place=1), Seat(0))
    right = spot(stack_of(seat=1, place=1), Seat(0))
    assert (own.side, own.along) == (BOTTOM, 17)
    assert (left.side, left.along) == (LEFT, 17)
    assert (across.side, across.along) == (TOP, 0)
    assert (right.side, right.along) == (RIGHT, 0)


def test_drawing_runs_clockwise_round_the_ring() -> None:
    sides = [spot(stack, Seat(0)).side for stack in standing(walked(1, 0).view.table)]
    turns = [side for place, side in enumerate(sides) if side != sides[place - 1]]
    assert all((before - 1) % 4 == after for before, after in pairwise(turns))


def test_the_reserve_is_tinted_from_the_tail() -> None:
    table = of(Hand()).view.table
    canvas = Canvas(120, 40)
    draw_wall(canvas, of(Hand()), layout(120, 40))
    tinted = sum(
        canvas.ink_at(x, y).fore in {Hue.RESERVE, Hue.RESERVE_LOW} for x in range(120) for y in range(40)
    )
    on_marked = next(stack.reserved for stack in standing(table) if stack.marked)
    assert tinted // 2 == table.reserve - on_marked


def stack_of(seat: int, place: int) -> Stack:
    return Stack(Seat(seat), place, upper=True, lower=True, reserved=0, marked=False)
