"""What a win would pay or cost, by the table's own scheme."""

from functools import lru_cache
from typing import Final

from bots.position import Position
from fuzhou_tui.engine import payments
from fuzhou_tui.engine.flowers import flower_points
from fuzhou_tui.engine.melds import is_kong, kong_points
from fuzhou_tui.engine.payments import Tally
from fuzhou_tui.engine.rules import Rules, Special, StreakCounts
from fuzhou_tui.engine.tiles import Seat, next_seat
from fuzhou_tui.engine.view import View

KEPT: Final = (
    0.6  # how often a rack gets no further flower before the win: two draws of which a fourth are flowers
)
USUAL_GOLDS: Final = 1  # in a winner's hand, counted in 3,000 hands of normal bots
# R9.4: what a flowerless hand adds to
_RAISED: Final = frozenset({Special.GOLDEN_SPARROW, Special.THREE_GOLDS, Special.ROBBING_THE_GOLD})


def gain(view: View, position: Position, special: Special | None, *, own: bool, golds: int) -> float:
    """What a win of this seat would bring, drawn or on a discard, with its rack's special if that is more."""
    rules, flowers = view.table.rules, view.area.flowers
    kongs = kong_points(position.melds)
    bare = not flowers and not any(map(is_kong, position.melds))
    value = 0 if special is None else (rules.value(special) or 0)
    if bare and special in _RAISED:
        value += rules.flowerless_extra
    tally = _tally(view, position, golds, own=own)
    plain = _changes(rules, tally._replace(special=special, special_value=value))[view.seat]
    rack = _rack_special(rules, len(flowers), kongs)
    if rack is None or rack[1] <= value:
        return plain
    raised = _changes(rules, tally._replace(special=rack[0], special_value=rack[1]))[view.seat]
    return KEPT * raised + (1 - KEPT) * plain


def robbed(view: View, position: Position) -> float:
    """What 抢金 brings with this hand, the indicator counted in (R4.3)."""
    golds = position.counts[view.table.gold] + 1
    return gain(view, position, Special.ROBBING_THE_GOLD, own=True, golds=golds)


def loss(view: View, seat: Seat, source: Seat | None) -> float:
    """What a plain win of another seat would cost, with what lies open before it; not below 0."""
    table, area = view.table, view.table.areas[seat]
    changes = _changes(
        table.rules,
        Tally(
            seat=seat,
            dealer=table.dealer,
            source=source,
            special=None,
            special_value=0,
            flowers=flower_points(area.flowers, table.rules.flower_set),
            kongs=kong_points(area.melds),
            golds=USUAL_GOLDS,
            streak=_streak(view, seat),
            base=table.base,
            wander=area.wander,
        ),
    )
    return -changes[view.seat]


def _rack_special(rules: Rules, flowers: int, kongs: int) -> tuple[Special, int] | None:
    """平胡 or 一张花 while the rack allows it (R8.6, R8.7)."""
    special = (Special.FLOWERLESS, Special.SINGLE_FLOWER)[flowers] if flowers < 2 and not kongs else None
    value = None if special is None else rules.value(special)
    return None if special is None or value is None else (special, value)


def _tally(view: View, position: Position, golds: int, *, own: bool) -> Tally:
    """What a win of this seat counts, but for its special."""
    table, seat = view.table, view.seat
    return Tally(
        seat=seat,
        dealer=table.dealer,
        source=None if own else next_seat(seat),
        special=None,
        special_value=0,
        flowers=flower_points(view.area.flowers, table.rules.flower_set),
        kongs=kong_points(position.melds),
        golds=golds,
        streak=_streak(view, seat),
        base=table.base,
        wander=position.wander if own else 0,
    )


def _streak(view: View, seat: Seat) -> int:
    counts = view.table.rules.streak_counts is StreakCounts.ALWAYS or seat == view.table.dealer
    return view.table.streak if counts else 0


@lru_cache(maxsize=1 << 12)
def _changes(rules: Rules, tally: Tally) -> payments.Payments:
    full = sum(points for _, points in payments.lines(rules, tally))
    cap = None if rules.cap is None else rules.cap * tally.base
    return payments.payments(rules, tally, full, cap)
