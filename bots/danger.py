"""How likely a discard is won upon, by each of the others."""

from typing import Final

from bots.rivals import readiness
from bots.unseen import unseen
from fuzhou_tui.engine.tiles import SEATS, Counts, Seat, Tile, next_seat, rank
from fuzhou_tui.engine.view import View

# Shares of kinds that a seat one tile away waits for, counted in 2,000 hands of normal bots (standard, seed `stat`).
WAITED: Final = 0.137
# The factors by which what is seen changes that share.
BY_RANK: Final = (0.55, 0.82, 1.25, 1.05, 1.05, 1.1, 1.25, 0.93, 0.68)
BY_LEFT: Final = (0.57, 0.75, 0.9, 1.15, 1.15)  # by the copies not seen
THROWN_BY_IT: Final = 0.02
THROWN: Final = 0.55  # by anybody
NEAR_ITS_THROWN: Final = 0.75  # three ranks from one of its own discards
SUIT_UNWANTED: Final = 0.75  # times the share of the suit among its discards, taken off
SUIT_USUAL: Final = 1.23
MOST: Final = 0.5


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
    thrown = tuple(found.tile for found in area.discards)
    chance = WAITED * readiness(view, seat) * BY_RANK[rank(tile) - 1] * BY_LEFT[left[tile]]
    if tile in thrown:
        return chance * THROWN_BY_IT
    if _thrown_anywhere(view, tile):
        chance *= THROWN
    if any(abs(other - tile) == 3 and other // 9 == tile // 9 for other in thrown):
        chance *= NEAR_ITS_THROWN
    share = sum(other // 9 == tile // 9 for other in thrown) / max(1, len(thrown))
    return min(MOST, chance * (SUIT_USUAL - SUIT_UNWANTED * share))


def _thrown_anywhere(view: View, tile: Tile) -> bool:
    return any(found.tile == tile for area in view.table.areas for found in area.discards)


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
