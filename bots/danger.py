"""How likely a discard is won upon, by each of the others."""

from typing import Final

from bots.rivals import readiness
from bots.unseen import unseen
from fuzhou_tui.engine.tiles import SEATS, Counts, Seat, Tile, next_seat, rank
from fuzhou_tui.engine.view import View

WAITED: Final = 0.08
BY_RANK: Final = (0.7, 0.85, 1.1, 1.1, 1.1, 1.1, 1.1, 0.85, 0.7)
THROWN_BY_IT: Final = 0.4
ALL_SEEN: Final = 0.5


def dangers(view: View, tile: Tile, left: Counts) -> tuple[float, ...]:
    """For each seat the chance that it wins on this tile; a gold is nobody's (R6.1)."""
    if tile == view.table.gold:
        return (0.0,) * 4
    return tuple(0.0 if seat == view.seat else _danger(view, seat, tile, left) for seat in SEATS)


def _danger(view: View, seat: Seat, tile: Tile, left: Counts) -> float:
    area = view.table.areas[seat]
    if view.table.rules.gold_discard_locks and area.threw_gold:
        return 0.0
    if tile in _let_go(view, seat):
        return 0.0
    chance = WAITED * readiness(view, seat) * BY_RANK[rank(tile) - 1]
    if any(thrown.tile == tile for thrown in area.discards):
        chance *= THROWN_BY_IT
    if not left[tile]:
        chance *= ALL_SEEN
    return chance


def _let_go(view: View, seat: Seat) -> set[Tile]:
    """Tiles thrown since the seat's last turn, its own among them: it would have won on them."""
    found = set()
    other = seat
    while other != view.seat:
        discards = view.table.areas[other].discards
        if discards:
            found.add(discards[-1].tile)
        other = next_seat(other)
    return found
