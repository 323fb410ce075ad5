"""How a challenger stands after the deals of a contest."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from bots.duel import Deal, Duel
from fuzhou_tui.engine.view import Drawn, Won

Z: Final = 1.96  # standard errors to either side of a 95 % interval


class Standing(NamedTuple):
    """The challenger's figures; rates are shares of all hands. The interval is over deals."""

    deals: int
    hands: int
    points: float  # a hand
    low: float | None  # None where one deal alone gives no interval
    high: float | None
    win_rate: float
    self_draw_rate: float
    deal_in_rate: float
    drawn_rate: float
    mean_win: float | None  # points; None without a win
    ms_p50: float
    ms_p99: float
    specials: dict[str, float]  # id -> rate


def standing(deals: Iterable[Deal]) -> Standing:
    """The figures of at least one deal; one observation is the mean over a deal's four seats."""
    played = tuple(deals)
    hands = [duel for deal in played for duel in deal]
    wins = [_points(duel) for duel in hands if _won(duel)]
    observed = [mean(map(_points, deal)) for deal in played]
    centre, reach = mean(observed), _reach(observed)
    taken = sorted(second for duel in hands for second in duel.seconds)
    return Standing(
        deals=len(played),
        hands=len(hands),
        points=centre,
        low=None if reach is None else centre - reach,
        high=None if reach is None else centre + reach,
        win_rate=len(wins) / len(hands),
        self_draw_rate=sum(map(_drew, hands)) / len(hands),
        deal_in_rate=sum(map(_dealt_in, hands)) / len(hands),
        drawn_rate=sum(isinstance(duel.result, Drawn) for duel in hands) / len(hands),
        mean_win=mean(wins) if wins else None,
        ms_p50=_quantile(taken, 0.5) * 1000,
        ms_p99=_quantile(taken, 0.99) * 1000,
        specials=_specials(hands),
    )


def _reach(observed: Sequence[float]) -> float | None:
    """Half the width of the 95 % interval of the mean."""
    return Z * stdev(observed) / sqrt(len(observed)) if len(observed) > 1 else None


def _points(duel: Duel) -> int:
    return duel.result.score.payments[duel.seat] if isinstance(duel.result, Won) else 0


def _won(duel: Duel) -> bool:
    return isinstance(duel.result, Won) and duel.result.attempt.seat == duel.seat


def _drew(duel: Duel) -> bool:
    """Whether the challenger won on nobody's tile: three pay as for a self-draw."""
    return isinstance(duel.result, Won) and _won(duel) and duel.result.attempt.source is None


def _dealt_in(duel: Duel) -> bool:
    return isinstance(duel.result, Won) and duel.result.attempt.source == duel.seat


def _specials(hands: Sequence[Duel]) -> dict[str, float]:
    """How often the challenger won with each special."""
    found: Counter[str] = Counter()
    for duel in hands:
        if isinstance(duel.result, Won) and _won(duel) and duel.result.score.special is not None:
            found[duel.result.score.special.value] += 1
    return {name: times / len(hands) for name, times in sorted(found.items())}


def _quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which that share of the sorted values lies; 0 of none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
