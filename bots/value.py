"""What a position is worth: each route's chance in the rounds left, times its points, less others' wins."""

from typing import Final, NamedTuple

from bots.chain import Chain, Ending, certain, expected
from bots.danger import Threat, threats, thrown_tiles
from bots.points import gain
from bots.position import Position
from bots.rivals import Rivals, rivals
from bots.routes import Route, routes
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.engine.view import View

# Live useful tiles after the best discard as a share of the unseen, by golds held and tiles away: counted
# in 3,000 hands of four normal bots (standard, seed `stat`).
USEFUL: Final = (
    (0.0, 0.11, 0.21, 0.32, 0.45, 0.52, 0.60, 0.65),
    (0.0, 0.17, 0.29, 0.43, 0.59, 0.70, 0.75, 0.80),
    (0.0, 0.25, 0.38, 0.57, 0.75, 0.80, 0.85, 0.85),
    (0.0, 0.29, 0.40, 0.65, 0.75, 0.80, 0.85, 0.85),
)
# A flush takes tiles of one suit, of which some 25 of 80 are unseen.
SUITED: Final = (0.0, 0.06, 0.10, 0.14, 0.17, 0.20, 0.22, 0.24)
FARTHEST: Final = len(SUITED) - 1  # a route further away is no plan for the four or five turns of a hand
FARTHEST_FLUSH: Final = 3  # no flush was won from further away in 3,200 hands (youxian, seed `gate2`)
SUIT_SHARE: Final = 0.75  # of draws that are no flowers (R1.2)
MOST_ROUNDS: Final = 10
NO_ENDING: Final = Ending(0.0, 0.0, 0.0)


class Outlook(NamedTuple):
    """A view, and what it says for all positions that come of it."""

    view: View
    rivals: Rivals
    threats: tuple[Threat, ...]
    thrown: frozenset[Tile]  # kinds that anybody has thrown


class Worth(NamedTuple):
    """Expected points of a position, and the route they come from."""

    points: float
    route: Route
    chain: Chain
    share: float


def outlook(view: View) -> Outlook:
    """The others' chances in the rounds left, and on a discard."""
    rounds = min(MOST_ROUNDS, max(1, round(view.table.live * SUIT_SHARE / 4)))
    return Outlook(view, rivals(view, rounds), threats(view), thrown_tiles(view))


def worth(seen: Outlook, position: Position, share: float = 1.0) -> Worth:
    """The best route's worth; `share` is how much of the others' round comes before the own draw."""
    plain, *others = routes(seen.view, position)
    best = _worth(seen, position, plain, plain, share)
    for route in others:
        if route.away <= (FARTHEST_FLUSH if route.special is Special.HALF_FLUSH else FARTHEST):
            best = max(best, _worth(seen, position, route, plain, share), key=lambda found: found.points)
    return best


def chance(seen: Outlook, found: Worth) -> float:
    """The chance to win by the route of this worth or by what comes on its way."""
    free = seen.rivals._replace(costs=(0.0,) * len(seen.rivals.costs))
    return min(1.0, expected(certain(found.chain), free, found.share))


def _worth(seen: Outlook, position: Position, route: Route, plain: Route, share: float) -> Worth:
    chain = _chain(seen.view, position, route, plain)
    return Worth(expected(chain, seen.rivals, share), route, chain, share)


def _chain(view: View, position: Position, route: Route, plain: Route) -> Chain:
    unseen, gold = max(1, sum(position.left)), view.table.gold
    golds = position.counts[gold]
    usual = _usual(route, golds)
    besides = (NO_ENDING,) * route.away if route is plain else _besides(route, plain, golds, unseen)
    third, third_drawn = 0.0, 0.0
    if golds >= 2 and view.table.rules.three_golds is not None:
        third = 1.0 if golds > 2 else position.left[gold] / unseen
        third_drawn = gain(view, position, Special.THREE_GOLDS, own=True, golds=3)
    return Chain(
        steps=(*usual[1 : route.away], route.useful / unseen),
        usual=usual[min(route.away, FARTHEST)],
        drawn=route.drawn,
        claimed=route.claimed,
        besides=besides,
        third=third,
        third_drawn=third_drawn,
    )


def _usual(route: Route, golds: int) -> tuple[float, ...]:
    match route.special:
        case None:
            return USEFUL[min(3, golds)]
        case Special.HALF_FLUSH:
            return SUITED
        case _:
            return USEFUL[0]  # the golds have their places


def _besides(route: Route, plain: Route, golds: int, unseen: int) -> tuple[Ending, ...]:
    """The plain win on the way, by tiles that the route is away."""
    found = []
    for away in range(1, route.away + 1):
        still = plain.away - (route.away - away)
        if still > 1:
            found.append(NO_ENDING)
            continue
        step = plain.useful / unseen if still == plain.away else USEFUL[min(3, golds)][1]
        if route.away == 1:
            step = max(0.0, step - route.useful / unseen)
        found.append(Ending(step, plain.drawn, plain.claimed))
    return tuple(found)
