"""A route step by step, and what it brings on average before the hand ends."""

from functools import lru_cache
from typing import Final, NamedTuple

from bots.rivals import Rivals

# Fitted to how often the seats of 150 hands of normal bots (standard, seed `cal`) won, by tiles away.
CLAIMED: Final = 0.4  # of one own draw: how often a claim on the others' discards brings a hand nearer
THROWN: Final = 0.5  # of one draw: how often a discard of the others is a tile that completes the hand
SAME: Final = 0.85  # how often a round leaves a hand with few useful tiles no better than it was
DISCARDS_A_ROUND: Final = 3


class Ending(NamedTuple):
    """A way to win: the chance of one draw to be the tile, and the points of it drawn and on a discard."""

    step: float
    drawn: float
    claimed: float


class Chain(NamedTuple):
    """A route: chances of a draw to bring it nearer, by tiles away from 1 on, and what can win beside it."""

    steps: tuple[float, ...]
    usual: float  # what the last of them tends to, as useless draws better the hand
    drawn: float
    claimed: float
    besides: tuple[Ending, ...]  # a plain win on the way, by tiles away
    third: float  # chance of one draw to win by three golds
    third_drawn: float


@lru_cache(maxsize=1 << 12)
def expected(chain: Chain, others: Rivals, share: float) -> float:
    """Expected points, from the last round back to now; a win that brings less than going on is let go.

    `share` is how much of the others' first round is still to come before the own draw.
    """
    later = [0.0] * (len(chain.steps) + 1)  # by tiles away
    for number in reversed(range(len(others.ends))):
        part = share if number == 0 else 1.0
        ends, cost = others.ends[number] * part, others.costs[number]
        steps = *chain.steps[:-1], _bettered(chain, number)
        now = [0.0]
        for away, step in enumerate(steps, 1):
            passing = (1 - ends) * _drawing(chain, away, step, later) - ends * cost
            now.append(_met(chain, away, step * part, passing, (now[away - 1] + later[away - 1]) / 2))
        later = now
    return later[-1]


def certain(chain: Chain) -> Chain:
    """The chain with every win worth one point: its expected points are the chance to win."""
    besides = tuple(beside._replace(drawn=1.0, claimed=float(beside.claimed > 0)) for beside in chain.besides)
    return chain._replace(drawn=1.0, claimed=float(chain.claimed > 0), besides=besides, third_drawn=1.0)


def _bettered(chain: Chain, rounds: int) -> float:
    """The chance of the farthest step after so many rounds."""
    first = chain.steps[-1]
    return first + max(0.0, chain.usual - first) * (1.0 - SAME**rounds)


def _drawing(chain: Chain, away: int, step: float, later: list[float]) -> float:
    """What the own draw brings."""
    stays = later[away]
    nearer = max(stays, chain.drawn if away == 1 else later[away - 1])
    beside = chain.besides[away - 1]
    rest = max(0.0, 1 - step - beside.step) * stays
    found = step * nearer + beside.step * max(beside.drawn, stays) + rest
    if chain.third < 1:
        return found + chain.third * max(0.0, chain.third_drawn - stays)
    return max(found, chain.third_drawn)


def _met(chain: Chain, away: int, step: float, passing: float, nearer: float) -> float:
    """What the others' discards of a round bring beside passing; `step` is weighed by their share."""
    if away == 1:
        found = passing + _hit(step) * max(0.0, chain.claimed - passing)
    else:
        found = passing + CLAIMED * step * max(0.0, nearer - passing)
    beside = chain.besides[away - 1]
    return found + _hit(beside.step) * max(0.0, beside.claimed - found)


def _hit(step: float) -> float:
    """The chance that one of a round's discards is the tile."""
    return 1.0 - (1.0 - THROWN * step) ** DISCARDS_A_ROUND
