"""The coach: what every option of a decision is worth and why, and where a hand's decisions lost most."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from bots.judgement import Judged, idle, judged
from bots.value import chance, outlook
from fuzhou_tui.engine.actions import WIN, Action, ClaimChow, ClaimKong, ClaimPung, Discard, OwnKong, Pass
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.view import View

NOTABLE_LOSS = 0.05  # expected points, from which on a choice is called a slip
NOTABLE_DANGER = 0.05  # chance that a discard is won upon, from which it is the thing to say


class Why(Enum):
    """A reason, by the id of its words."""

    WIN = "coach_win"
    CHEAP_WIN = "coach_cheap_win"
    WAIT = "coach_wait"
    ROB_THE_GOLD = "coach_rob_the_gold"
    SPARROW = "coach_sparrow"
    DRAGON = "coach_dragon"
    FLUSH = "coach_flush"
    WANDER = "coach_wander"
    NEARER = "coach_nearer"
    KONG = "coach_kong"
    IDLE_CLAIM = "coach_idle_claim"
    BREAKS_ROUTE = "coach_breaks_route"
    MOST_USEFUL = "coach_most_useful"
    FEWER_USEFUL = "coach_fewer_useful"
    FARTHER = "coach_farther"
    SAFE = "coach_safe"
    DANGEROUS = "coach_dangerous"
    THROWS_GOLD = "coach_throws_gold"
    NOTHING_GAINED = "coach_nothing_gained"
    WORTH_LESS = "coach_worth_less"
    AS_GOOD = "coach_as_good"


class Advice(NamedTuple):
    """One row of the coach's table."""

    action: Action
    away: int  # tiles away on the route of the points, 0 for a win
    useful: int  # live tiles that bring it nearer
    chance: float  # to win
    points: float  # expected
    danger: float  # chance that the discard is won upon
    why: Why
    aim: Special | None = None  # the special hand that the distance is counted to


class Slip(NamedTuple):
    """A decision that lost expected points."""

    view: View
    chosen: Advice
    better: Advice

    @property
    def lost(self) -> float:
        """Expected points lost."""
        return self.better.points - self.chosen.points


def advice(view: View) -> tuple[Advice, ...]:
    """Every legal action of the decision at hand, the best first.

    What stands behind is shown as worth no more than what stands before it: the estimate flatters claims that
    come no nearer, which were found to lose points.
    """
    options = judged(view)
    if not options:
        return ()
    seen = outlook(view)
    rows: list[Advice] = []
    for option in options:
        won = 1.0 if option.worth is None else chance(seen, option.worth) * (1 - option.danger)
        away, useful = (0, 0) if option.worth is None else option.worth.route[1:3]
        points = min(option.points, rows[-1].points) if rows else option.points
        flattered = points < option.points
        rows.append(
            Advice(
                option.action,
                away,
                useful,
                min(won, rows[-1].chance) if flattered else won,
                points,
                option.danger,
                _why(view, option, options),
                _special(option),
            )
        )
    return tuple(rows)


def review(decisions: Iterable[tuple[View, Action]], most: int = 3) -> tuple[Slip, ...]:
    """The decisions of a hand that lost most expected points, the worst first."""
    found = []
    for view, action in decisions:
        rows = advice(view)
        chosen = next((row for row in rows if row.action == action), None)
        if chosen is not None and rows[0].points - chosen.points >= NOTABLE_LOSS:
            found.append(Slip(view, chosen, rows[0]))
    return tuple(sorted(found, key=lambda slip: -slip.lost)[:most])


def _why(view: View, option: Judged, options: Sequence[Judged]) -> Why:
    best = options[0]
    if option.action == WIN:
        return Why.WIN if best is option else Why.CHEAP_WIN
    return _of_the_best(view, option, options) if best is option else _of_another(view, option, best)


def _of_the_best(view: View, option: Judged, options: Sequence[Judged]) -> Why:
    if option.robs:
        return Why.ROB_THE_GOLD
    if option.position is not None and option.position.wander > view.area.wander:
        return Why.WANDER
    if any(other.action == WIN for other in options):
        return Why.WAIT
    match option.action:
        case ClaimKong() | OwnKong():
            return Why.KONG
        case ClaimPung() | ClaimChow():
            return Why.NEARER
        case Pass():
            return _route_reason(option) or Why.NOTHING_GAINED
        case _:
            return _route_reason(option) or _of_the_best_discard(option, options)


def _of_the_best_discard(option: Judged, options: Sequence[Judged]) -> Why:
    """Most useful tiles, unless another discard has more and this one is safer."""
    rivals = [other for other in options if isinstance(other.action, Discard) and other is not option]
    ahead = [other for other in rivals if _steps(other) < _steps(option)]
    return Why.SAFE if any(other.danger > option.danger for other in ahead) else Why.MOST_USEFUL


def _of_another(  # noqa: PLR0911 -- one return for each reason
    view: View, option: Judged, best: Judged
) -> Why:
    if option.action == Discard(view.table.gold):
        return Why.THROWS_GOLD
    if idle(view, option):
        return Why.IDLE_CLAIM
    if best.points - option.points < NOTABLE_LOSS:
        return Why.AS_GOOD
    if _special(option) is not _special(best) and _special(best) is not None:
        return Why.BREAKS_ROUTE
    if isinstance(option.action, Pass):
        return Why.WORTH_LESS
    if option.danger > max(NOTABLE_DANGER, best.danger):
        return Why.DANGEROUS
    if best.worth is None or option.worth is None:
        return Why.WORTH_LESS
    if option.worth.route.away > best.worth.route.away:
        return Why.FARTHER
    return Why.FEWER_USEFUL if _steps(option) > _steps(best) else Why.WORTH_LESS


def _route_reason(option: Judged) -> Why | None:
    match _special(option):
        case Special.GOLDEN_SPARROW:
            return Why.SPARROW
        case Special.GOLDEN_DRAGON:
            return Why.DRAGON
        case Special.HALF_FLUSH:
            return Why.FLUSH
        case _:
            return None


def _special(option: Judged) -> Special | None:
    return None if option.worth is None else option.worth.route.special


def _steps(option: Judged) -> tuple[int, int]:
    """Tiles away, and less the useful ones: smaller is nearer."""
    return (0, 0) if option.worth is None else (option.worth.route.away, -option.worth.route.useful)
