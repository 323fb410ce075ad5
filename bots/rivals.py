"""How soon the other seats win, and what that costs.

The figures were counted in 3,000 hands of four normal bots (standard, seed `stat`).
"""

from typing import Final, NamedTuple

from bots.points import loss
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.engine.view import Area, View

# Share of seats one tile away after n own discards with m melds: (3, 0) 0.13, (3, 2) 0.35, (5, 0) 0.35,
# (5, 1) 0.41, (6, 2) 0.64, (5, 3) 0.73.
UNREADY_TURNS: Final = 1.5
READY_A_TURN: Final = 0.1
READY_BY_MELDS: Final = 0.035  # times m * (m + 1)
MOST_READY: Final = 0.9
MELDS_A_TURN: Final = 0.25
# How often a ready seat wins before its next discard, fitted to the share of hands that ended.
WINS_A_ROUND: Final = 0.31
HALF_WAY: Final = 0.5  # of a round, by which seats have come nearer when they win
ON_ONE_DISCARD: Final = 0.25  # of those wins, the share on one seat's discard
SELF_DRAWN: Final = 0.25  # share of wins


class Rivals(NamedTuple):
    """For each round to come, from now to the own next draw and so on: how the others may end it."""

    ends: tuple[float, ...]  # chance that another seat wins in that round
    costs: tuple[float, ...]  # points lost when one does


def rivals(view: View, rounds: int) -> Rivals:
    """The others' chances in so many rounds."""
    others = [seat for seat in SEATS if seat != view.seat]
    chances = [
        [WINS_A_ROUND * readiness(view, seat, ahead + HALF_WAY) for seat in others] for ahead in range(rounds)
    ]
    chances[0] = [
        chance * (1 - ON_ONE_DISCARD) for chance in chances[0]
    ]  # the discard to come is judged apart
    losses = [_mean_loss(view, seat) for seat in others]
    ends, costs = [], []
    for found in chances:
        goes_on = 1.0
        for chance in found:
            goes_on *= 1 - chance
        ends.append(1 - goes_on)
        total = sum(found)
        costs.append(sum(c * cost for c, cost in zip(found, losses, strict=True)) / total if total else 0.0)
    return Rivals(tuple(ends), tuple(costs))


def readiness(view: View, seat: Seat, ahead: float = 0) -> float:
    """The chance that a seat is one tile away, so many rounds from now."""
    area: Area = view.table.areas[seat]
    turns = len(area.discards) + ahead
    melds = len(area.melds) + MELDS_A_TURN * ahead
    if area.wander or len(area.melds) == 5:
        return 1.0
    return min(
        MOST_READY, max(0.0, READY_A_TURN * (turns - UNREADY_TURNS)) + READY_BY_MELDS * melds * (melds + 1)
    )


def _mean_loss(view: View, seat: Seat) -> float:
    """What a win of that seat costs on average: self-drawn, on an own discard, on another's."""
    drawn, own, other = (loss(view, seat, source) for source in (None, view.seat, _third(view, seat)))
    return SELF_DRAWN * drawn + (1 - SELF_DRAWN) * (own + 2 * other) / 3


def _third(view: View, seat: Seat) -> Seat:
    return next(other for other in SEATS if other not in {seat, view.seat})
