"""What a position is worth: chances of each route in the rounds left, times its points, less what others win."""

from functools import lru_cache
from typing import Final, NamedTuple

from bots.points import gain
from bots.position import Position
from bots.rivals import Rivals, rivals
from bots.routes import Route, routes
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.view import View

# Live useful tiles after the best discard, by golds held and tiles away, as a share of the unseen tiles: counted in
# 3,000 hands of four normal bots (standard, seed `stat`).
USEFUL: Final = (
    (0.0, 0.11, 0.21, 0.32, 0.45, 0.52, 0.60, 0.65),
    (0.0, 0.17, 0.29, 0.43, 0.59, 0.70, 0.75, 0.80),
    (0.0, 0.25, 0.38, 0.57, 0.75, 0.80, 0.85, 0.85),
    (0.0, 0.29, 0.40, 0.65, 0.75, 0.80, 0.85, 0.85),
)
CLAIMED: Final = 0.4  # of one own draw: how often the others' discards bring a hand nearer by a claim
THROWN: Final = 0.5
SAME: Final = 0.85
SUIT_SHARE: Final = 0.75  # of draws that are no flowers (R1.2)
MOST_ROUNDS: Final = 10


class Worth(NamedTuple):
    """Expected points of a position, its chance to win, and the route they come from."""

    points: float
    chance: float
    route: Route


class Chain(NamedTuple):
    """A route as steps: chances of one draw to bring it nearer, by tiles away from 1 on, and what else can win."""

    steps: tuple[float, ...]
    usual: float  # what the step of the farthest tends to while tiles that do not bring it nearer better it
    drawn: float
    claimed: float
    other: tuple[float, ...]  # chance of one draw to complete a plain win meanwhile, by tiles away
    other_drawn: float
    other_claimed: float
    third: float  # chance of one draw to win by three golds
    third_points: float


class Outlook(NamedTuple):
    """What a view says for all positions that come of it."""

    view: View
    rivals: Rivals


def outlook(view: View) -> Outlook:
    """The others' chances in the rounds left."""
    rounds = min(MOST_ROUNDS, max(1, round(view.table.live * SUIT_SHARE / 4)))
    return Outlook(view, rivals(view, rounds))


def worth(seen: Outlook, position: Position, share: float = 1.0) -> Worth:
    """The best route's worth; `share` is how much of the others' round is still to come before the own draw."""
    found = routes(seen.view, position)
    return max((_worth(seen, position, route, found[0], share) for route in found), key=lambda w: w.points)


def _worth(seen: Outlook, position: Position, route: Route, plain: Route, share: float) -> Worth:
    chain = _chain(seen.view, position, route, plain)
    points = expected(chain, seen.rivals, share)
    sure = chain._replace(drawn=1, claimed=float(chain.claimed > 0), other_drawn=1, other_claimed=float(chain.other_claimed > 0), third_points=1)
    chance = expected(sure, Rivals(seen.rivals.ends, (0.0,) * len(seen.rivals.ends)), share)
    return Worth(points, chance, route)


def _chain(view: View, position: Position, route: Route, plain: Route) -> Chain:
    unseen, gold = max(1, sum(position.left)), view.table.gold
    golds = position.counts[gold]
    usual = USEFUL[0 if route.special is not None else min(3, golds)]
    steps = (*usual[1 : route.away], route.useful / unseen)
    better = usual[min(route.away, len(usual) - 1)]
    other: tuple[float, ...] = (0.0,) * route.away
    if route is not plain:
        other = _meanwhile(route, plain, golds, unseen)
    third, third_points = 0.0, 0.0
    if golds >= 2 and view.table.rules.three_golds is not None:
        third = 1.0 if golds > 2 else position.left[gold] / unseen
        third_points = gain(view, position, Special.THREE_GOLDS, own=True, golds=3)
    return Chain(steps, better, route.drawn, route.claimed, other, plain.drawn, plain.claimed, third, third_points)


def _meanwhile(route: Route, plain: Route, golds: int, unseen: int) -> tuple[float, ...]:
    """How often a draw completes the plain win on the way, by tiles that the route is away."""
    found = []
    for away in range(1, route.away + 1):
        nearer = plain.away - (route.away - away)
        if nearer > 1:
            found.append(0.0)
        elif nearer == plain.away:
            found.append(plain.useful / unseen)
        else:
            found.append(USEFUL[min(3, golds)][1])
    if route.away == 1:
        found[0] = max(0.0, found[0] - route.useful / unseen)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def expected(chain: Chain, others: Rivals, share: float) -> float:
    """Expected points, from the last round back to now; a win that brings less than going on is let go."""
    later = [0.0] * (len(chain.steps) + 1)  # by tiles away, from 1 on
    farthest = len(chain.steps)
    for number in reversed(range(len(others.ends))):
        first = chain.steps[-1]
        bettered = first + max(0.0, chain.usual - first) * (1 - SAME**number)
        part = share if number == 0 else 1.0
        ends = others.ends[number] * part
        now = [0.0]
        for away, usual in enumerate(chain.steps, 1):
            step = bettered if away == farthest else usual
            stays = later[away]
            nearer = chain.drawn if away == 1 else later[away - 1]
            other = chain.other[away - 1]
            draw = (
                step * max(nearer, stays)
                + other * max(chain.other_drawn, stays)
                + max(0.0, 1 - step - other) * stays
            )
            draw += chain.third * max(0.0, chain.third_points - draw if chain.third == 1 else chain.third_points - stays)
            passing = (1 - ends) * draw - ends * others.costs[number]
            if away == 1:
                gained, met = chain.claimed, 1 - (1 - THROWN * step) ** (3 * part)
            else:
                gained, met = (now[away - 1] + later[away - 1]) / 2, CLAIMED * step * part
            worth = passing + met * max(0.0, gained - passing)
            met_other = 1 - (1 - THROWN * other) ** (3 * part)
            now.append(worth + met_other * max(0.0, chain.other_claimed - worth))
        later = now
    return later[-1]
