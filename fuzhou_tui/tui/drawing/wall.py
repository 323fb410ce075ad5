"""The wall as it lies: 72 stacks, what is left of each, the reserve and the indicator (R2, R3.5, R3.6).

The own seat's wall is at the bottom, the next seat's at the right. A wall runs from its owner's right end,
so the ring runs clockwise from the bottom right corner.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Table
from fuzhou_tui.engine.wall import Stack, standing
from fuzhou_tui.faces import Faces, signs
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.ink import Hue, Ink
from fuzhou_tui.tui.drawing.layout import Layout, Size
from fuzhou_tui.tui.scene import Scene

BOTTOM, RIGHT, TOP, LEFT = range(4)
_GONE: Final = Ink(Hue.FAINT)
_MARKER: Final = Ink(Hue.GOLD, bold=True)


class Spot(NamedTuple):
    """A stack's place as the viewer sees it: its side, and how far along from the left or the top, 0-17."""

    side: int
    along: int


def spot(stack: Stack, viewer: Seat) -> Spot:
    """Where the viewer sees the stack."""
    side = (stack.seat - viewer) % 4
    from_right_end = stack.place - 1
    return Spot(side, 17 - from_right_end if side in {BOTTOM, LEFT} else from_right_end)


def draw_wall(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """The ring, or below 80x24 a strip of the stacks in drawing order."""
    table = scene.view.table
    stacks = tuple(_shown(table, opened=scene.opened))
    if place.size is Size.SMALL:
        _draw_strip(canvas, stacks, place.ring, scene.faces)
        return
    for stack in stacks:
        where = spot(stack, scene.view.seat)
        match place.size:
            case Size.WIDE:
                _draw_wide(canvas, stack, where, place.ring, scene.faces)
            case Size.MIDDLE:
                _draw_middle(canvas, stack, where, place.ring, scene.faces)
            case _:
                pass
        if stack.marked:
            _draw_marker(canvas, where, place.ring, scene.faces)
    if place.size is Size.NARROW:
        _draw_narrow(
            canvas, {spot(stack, scene.view.seat): stack for stack in stacks}, place.ring, scene.faces
        )


def _shown(table: Table, *, opened: bool) -> Iterator[Stack]:
    """The stacks; before the gold is opened no indicator lies on one."""
    for stack in standing(table):
        yield stack if table.tail and opened else stack._replace(marked=False)


def _hues(stack: Stack) -> tuple[Hue, Hue]:
    """The hues of the upper and the lower tile; the tail takes the upper first (R2.4)."""
    if stack.marked:
        return Hue.GOLD, Hue.GOLD_LOW
    upper = Hue.RESERVE if stack.reserved else Hue.WALL
    lower = Hue.RESERVE_LOW if stack.reserved == stack.upper + stack.lower else Hue.WALL_LOW
    return upper, lower


def _draw_wide(canvas: Canvas, stack: Stack, where: Spot, ring: Region, faces: Faces) -> None:
    upper, lower = _wide_cells(where, ring)
    flat = where.side in {TOP, BOTTOM}
    for left, (x, y), hue in zip((stack.upper, stack.lower), (upper, lower), _hues(stack), strict=True):
        if not left:
            canvas.put(x, y, signs(faces).gone + " ", _GONE)
        else:
            canvas.put(x, y, _mark(stack, faces, "▐▌" if flat else "▄▄"), Ink(hue))


def _wide_cells(where: Spot, ring: Region) -> tuple[tuple[int, int], tuple[int, int]]:
    """The cells of the upper and the lower tile."""
    across, down = ring.x + 4 + 2 * where.along, ring.y + 2 + where.along
    return {
        TOP: ((across, ring.y), (across, ring.y + 1)),
        BOTTOM: ((across, ring.bottom - 2), (across, ring.bottom - 1)),
        LEFT: ((ring.x, down), (ring.x + 2, down)),
        RIGHT: ((ring.right - 2, down), (ring.right - 4, down)),
    }[where.side]


def _draw_middle(canvas: Canvas, stack: Stack, where: Spot, ring: Region, faces: Faces) -> None:
    upper, lower = _hues(stack)
    across, down = ring.x + 2 + 2 * where.along, ring.y + 1 + where.along
    if where.side in {TOP, BOTTOM}:
        y = ring.y if where.side == TOP else ring.bottom - 1
        canvas.put(across, y, _flat_mark(stack, faces), _flat_ink(stack))
        return
    outer, inner = (ring.x, ring.x + 1) if where.side == LEFT else (ring.right - 1, ring.right - 2)
    for left, x, hue in zip((stack.upper, stack.lower), (outer, inner), (upper, lower), strict=True):
        mark = _mark(stack, faces, "▄")[:1] if left else signs(faces).gone
        canvas.put(x, down, mark, Ink(hue) if left else _GONE)


def _flat_mark(stack: Stack, faces: Faces) -> str:
    if not (stack.upper or stack.lower):
        return signs(faces).gone
    if faces is Faces.ASCII:
        return "%" if stack.reserved and stack.upper else "#" if stack.upper else "-"
    return "█" if stack.upper and stack.lower else "▄"


def _flat_ink(stack: Stack) -> Ink:
    """The ink of a whole stack in one cell."""
    upper, lower = _hues(stack)
    return Ink(upper) if stack.upper else Ink(lower) if stack.lower else _GONE


def _mark(stack: Stack, faces: Faces, drawn: str) -> str:
    """Two cells of one tile; without the drawn signs the reserve and the marked stack are other letters."""
    if faces is not Faces.ASCII:
        return drawn
    return "@@" if stack.marked else "%%" if stack.reserved else "##"


def _draw_marker(canvas: Canvas, where: Spot, ring: Region, faces: Faces) -> None:
    """The indicator's sign, just inside the ring beside its stack."""
    deep = {44: 4, 40: 2, 22: 2}[ring.width]
    step = 1 if ring.width == 22 else 2
    along = where.along // 2 if ring.width == 22 else where.along
    across, down = ring.x + deep + step * where.along, ring.y + deep // 2 + along
    x, y = {
        TOP: (min(across, ring.right - deep - 2), ring.y + deep // 2),
        BOTTOM: (min(across, ring.right - deep - 2), ring.bottom - deep // 2 - 1),
        LEFT: (ring.x + deep, down),
        RIGHT: (ring.right - deep - 2, down),
    }[where.side]
    canvas.put(x, y, signs(faces).gold, _MARKER)


def _draw_narrow(canvas: Canvas, stacks: dict[Spot, Stack], ring: Region, faces: Faces) -> None:
    """One cell a stack above and below; at the sides a cell holds one tile each of two stacks."""
    for along in range(18):
        for side, y in ((TOP, ring.y), (BOTTOM, ring.bottom - 1)):
            stack = stacks[Spot(side, along)]
            canvas.put(ring.x + 2 + along, y, _flat_mark(stack, faces), _flat_ink(stack))
    for along in range(0, 18, 2):
        for side, outer, inner in ((LEFT, ring.x, ring.x + 1), (RIGHT, ring.right - 1, ring.right - 2)):
            first, second = stacks[Spot(side, along)], stacks[Spot(side, along + 1)]
            y = ring.y + 1 + along // 2
            uppers = _hue(first, left=first.upper), _hue(second, left=second.upper)
            lowers = _hue(first, left=first.lower), _hue(second, left=second.lower)
            canvas.put(outer, y, *_halves(*uppers, faces))
            canvas.put(inner, y, *_halves(*lowers, faces))


def _hue(stack: Stack, *, left: bool) -> Hue | None:
    """The hue of a tile where it stands for the whole stack; None for a tile that is gone."""
    return _hues(stack)[0 if stack.upper else 1] if left else None


def _halves(upper: Hue | None, lower: Hue | None, faces: Faces) -> tuple[str, Ink]:
    """A cell whose halves are two tiles of neighbouring stacks."""
    drawn = faces is not Faces.ASCII
    if upper and lower:
        if upper is lower:
            return ("█" if drawn else "#"), Ink(upper)
        return ("▀" if drawn else "#"), Ink(upper, lower)
    if upper:
        return ("▀" if drawn else "'"), Ink(upper)
    if lower:
        return ("▄" if drawn else ","), Ink(lower)
    return signs(faces).gone, _GONE


def _draw_strip(canvas: Canvas, stacks: tuple[Stack, ...], row: Region, faces: Faces) -> None:
    """The stacks in drawing order on one row, from head to tail; two to a cell where it is narrower."""
    step = 1 if row.width >= len(stacks) else 2
    start = row.x + (row.width - len(stacks) // step) // 2
    for place, stack in enumerate(stacks[step - 1 :: step]):
        mark = signs(faces).here if stack.marked else _flat_mark(stack, faces)
        canvas.put(start + place, row.y, mark, _flat_ink(stack))
