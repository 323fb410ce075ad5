"""How likely a discard is won upon, by each of the others."""

from typing import Final, NamedTuple

from bots.points import loss
from bots.rivals import readiness
from fuzhou_tui.engine.tiles import SEATS, SUIT_TILES, Seat, Tile, next_seat, rank
from fuzhou_tui.engine.view import View

# Share of kinds that a seat one tile away waits for, in 2,000 hands of normal bots (standard, seed `stat`).
WAITED: Final = 0.137
# What a kind's rank, the copies not seen and what was thrown make of that share, counted in the same hands.
BY_RANK: Final = (0.55, 0.82, 1.25, 1.05, 1.05, 1.1, 1.25, 0.93, 0.68)
BY_LEFT: Final = (0.57, 0.75, 0.9, 1.15, 1.15)
THROWN_BY_IT: Final = 0.02
THROWN: Final = 0.55  # by anybody
NEAR_ITS_THROWN: Final = 0.75  # three ranks from one of its own discards
SUIT_USUAL: Final = 1.23
SUIT_UNWANTED: Final = 0.75  # taken off, times the share of the suit among its discards
MOST: Final = 0.5


class Threat(NamedTuple):
    """What is seen of another seat that may win on a discard of ours."""

    loss: float  # points lost when it does
    readiness: float  # chance that it is one tile away
    thrown: frozenset[Tile]  # by it
    near: frozenset[Tile]  # three ranks from those
    let_go: frozenset[Tile]  # thrown since its last turn, its own among them: it would have won on them
    suits: tuple[float, ...]  # share of each suit among its discards


def threats(view: View) -> tuple[Threat, ...]:
    """The other seats that may win on a discard (R6.2)."""
    locks = view.table.rules.gold_discard_locks
    return tuple(
        _threat(view, seat)
        for seat, area in zip(SEATS, view.table.areas, strict=True)
        if seat != view.seat and not (locks and area.threw_gold)
    )


def danger(threat: Threat, tile: Tile, *, copies: int, thrown: bool) -> float:
    """The chance that the seat wins on the tile; so many copies are unseen, somebody has thrown it or not."""
    if tile in threat.let_go:
        return 0.0
    chance = WAITED * threat.readiness * BY_RANK[rank(tile) - 1] * BY_LEFT[copies]
    if tile in threat.thrown:
        return chance * THROWN_BY_IT
    if thrown:
        chance *= THROWN
    if tile in threat.near:
        chance *= NEAR_ITS_THROWN
    return min(MOST, chance * (SUIT_USUAL - SUIT_UNWANTED * threat.suits[tile // 9]))


def thrown_tiles(view: View) -> frozenset[Tile]:
    """The kinds that anybody has thrown."""
    return frozenset(found.tile for area in view.table.areas for found in area.discards)


def _threat(view: View, seat: Seat) -> Threat:
    thrown = [found.tile for found in view.table.areas[seat].discards]
    return Threat(
        loss=loss(view, seat, view.seat),
        readiness=readiness(view, seat),
        thrown=frozenset(thrown),
        near=frozenset(other for other in SUIT_TILES if any(_is_near(other, tile) for tile in thrown)),
        let_go=_let_go(view, seat),
        suits=tuple(sum(tile // 9 == suit for tile in thrown) / max(1, len(thrown)) for suit in range(3)),
    )


def _is_near(one: Tile, other: Tile) -> bool:
    return abs(one - other) == 3 and one // 9 == other // 9


def _let_go(view: View, seat: Seat) -> frozenset[Tile]:
    found = set()
    other = seat
    while other != view.seat:
        discards = view.table.areas[other].discards
        if discards:
            found.add(discards[-1].tile)
        other = next_seat(other)
    return frozenset(found)
