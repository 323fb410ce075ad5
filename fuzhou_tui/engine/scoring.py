"""Whether a win stands, and what it counts (RULES 4, 6, 8, 9.1)."""

from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple, assert_never

from fuzhou_tui.engine import payments
from fuzhou_tui.engine.distance import is_complete, is_free_wait
from fuzhou_tui.engine.flowers import flower_points
from fuzhou_tui.engine.melds import HAND_TILES, SETS, KnownMeld, kong_points
from fuzhou_tui.engine.patterns import (
    Winning,
    flowerless,
    full_flush,
    golden_dragon,
    golden_sparrow,
    half_flush,
    single_flower,
    three_golds,
    twenty_flowers,
)
from fuzhou_tui.engine.payments import Lines, Payments, Tally
from fuzhou_tui.engine.rules import MissedWin, Rules, Special, StreakCounts
from fuzhou_tui.engine.tiles import Counts, Seat, Tile, minus


class By(Enum):
    """The manner of a win (R4, R8.2)."""

    SELF = "self"
    DISCARD = "discard"
    ROB_KONG = "rob_kong"
    ROB_GOLD = "rob_gold"
    HEAVENLY_HAND = "heavenly_hand"


class Reason(Enum):
    """Why a win does not stand, in the order they are given."""

    GOLD_TILE = "gold_tile"  # R6.1
    NOT_ALLOWED = "not_allowed"  # this table or this manner of winning has no such win
    NOT_COMPLETE = "not_complete"  # R8.1
    GOLD_DISCARDED = "gold_discarded"  # R6.2
    MISSED_WIN = "missed_win"  # R6.4
    FREE_WAIT = "free_wait"  # R6.3
    WANDER = "wander"  # R8.10


class Attempt(NamedTuple):
    """A win as it is claimed; everything that decides whether it stands and what it pays."""

    by: By
    seat: Seat
    dealer: Seat
    gold: Tile
    counts: Counts  # concealed tiles with the winning tile; 16 - 3 * melds of them at a dealt three golds
    melds: tuple[KnownMeld, ...] = ()
    flowers: tuple[Tile, ...] = ()  # the winner's rack
    tile: Tile | None = None  # the winning tile; the gold's kind for ROB_GOLD; None on dealt tiles
    source: Seat | None = None  # discarder or konger
    streak: int = 0
    base: int = 1
    threw_gold: bool = False  # R6.2
    missed: bool = False  # R6.4: a win on this tile was let go
    first_discard: bool = False  # R4.7
    wander: int = 0  # R8.10: the winner's own step
    barred_by_wander: bool = False  # R8.10: another seat's wander forbids this win
    cap: int | None = None  # R9.5: the most a seat loses in a hand, in points; None for the table's own cap


class Refused(NamedTuple):
    """A win that does not stand."""

    reason: Reason


class Score(NamedTuple):
    """A win that stands: what named it, what it counts, and who pays."""

    special: Special | None
    special_value: int
    flowers: int  # F
    kongs: int  # K
    golds: int  # G
    streak: int  # L, 0 where it does not count (R9.10)
    lines: Lines  # add up to what one full payer pays before the cap and L of R9.4
    payments: Payments  # each seat's change


def judge(rules: Rules, attempt: Attempt) -> Score | Refused:
    """Whether the win stands, and what it pays; a refusal gives the first reason that holds."""
    if attempt.by in CLAIMS and attempt.tile == attempt.gold:
        return Refused(Reason.GOLD_TILE)
    if not _is_known(rules, attempt):
        return Refused(Reason.NOT_ALLOWED)
    complete = is_complete(attempt.counts, attempt.gold, SETS - len(attempt.melds))
    if not complete and not _wins_in_any_shape(rules, attempt):
        return Refused(Reason.NOT_COMPLETE)
    bar = _bar(rules, attempt)
    if bar is not None:
        return Refused(bar)
    return _score(rules, attempt, *_named(rules, attempt, complete=complete))


def _is_known(rules: Rules, attempt: Attempt) -> bool:
    """Whether the table knows this manner of winning at all (R4, R5.6)."""
    match attempt.by:
        case By.SELF:
            return rules.three_golds is not None or not _is_dealt_short(attempt)
        case By.DISCARD:
            return True
        case By.ROB_KONG:
            return rules.rob_kong
        case By.ROB_GOLD:
            return rules.robbing_the_gold is not None
        case By.HEAVENLY_HAND:
            return rules.heavenly_hand is not None
        case _:
            assert_never(attempt.by)


def _is_dealt_short(attempt: Attempt) -> bool:
    """Whether these are a non-dealer's 16 tiles as they were dealt, which win by three golds alone (R4.2)."""
    return sum(attempt.counts) + 3 * len(attempt.melds) == HAND_TILES


def _wins_in_any_shape(rules: Rules, attempt: Attempt) -> bool:
    """Whether three golds or twenty flowers win on the own turn without a complete hand (R8.3, R8.9)."""
    if attempt.by is not By.SELF:
        return False
    win = winning(attempt)
    if rules.three_golds is not None and three_golds(win):
        return True
    return rules.flower_hand is not None and twenty_flowers(win) and not _is_dealt_short(attempt)


def _bar(rules: Rules, attempt: Attempt) -> Reason | None:
    """The first rule that forbids a hand which would win (R6.2-R6.4, R8.10)."""
    if attempt.by in CLAIMS:
        if rules.gold_discard_locks and attempt.threw_gold:
            return Reason.GOLD_DISCARDED
        if rules.missed_win is not MissedWin.OFF and attempt.missed:
            return Reason.MISSED_WIN
        if rules.free_wait_self_draw and _waits_freely(attempt):
            return Reason.FREE_WAIT
    return Reason.WANDER if attempt.barred_by_wander else None


def _waits_freely(attempt: Attempt) -> bool:
    if attempt.tile is None:
        return False
    before = minus(attempt.counts, attempt.tile)
    return is_free_wait(before, attempt.gold, SETS - len(attempt.melds))


def _named(rules: Rules, attempt: Attempt, *, complete: bool) -> tuple[Special | None, int]:
    """The special of the highest value that the win has, the first of equals, and that value (R9.1)."""
    win = winning(attempt)
    best, highest = None, -1
    for special in _SHAPED if complete else _UNSHAPED:
        value = _value(rules, special, win)
        if value is not None and value > highest and _HOLDS[special](rules, attempt, win):
            best, highest = special, value
    if best is None and not complete:
        return Special.FLOWER_HAND, rules.flower_hand or 0
    return best, max(highest, 0)


def _value(rules: Rules, special: Special, win: Winning) -> int | None:
    """S, with what R9.4 adds to four specials when the hand is flowerless too."""
    value = rules.value(special)
    if value is not None and rules.flowerless_extra and special in _RAISED and flowerless(win):
        return value + rules.flowerless_extra
    return value


def _robs_the_gold(rules: Rules, attempt: Attempt, _win: Winning) -> bool:
    """Whether the win is 抢金, or counts as such on the dealer's first discard (R4.3, R4.7)."""
    return attempt.by is By.ROB_GOLD or _is_paid_by_dealer(rules, attempt)


def _is_paid_by_dealer(rules: Rules, attempt: Attempt) -> bool:
    return rules.first_discard_is_rob and attempt.first_discard and attempt.by is By.DISCARD


def _drew_three_golds(_rules: Rules, attempt: Attempt, win: Winning) -> bool:
    """Whether three golds were drawn or dealt, not completed from elsewhere (R8.3, R4.6)."""
    return attempt.by in _OWN_TILES and three_golds(win)


def _score(rules: Rules, attempt: Attempt, special: Special | None, value: int) -> Score:
    tally = Tally(
        seat=attempt.seat,
        dealer=attempt.dealer,
        source=attempt.source if attempt.by in CLAIMS else None,
        special=special,
        special_value=value,
        flowers=flower_points(attempt.flowers, rules.flower_set),
        kongs=kong_points(attempt.melds),
        golds=attempt.counts[attempt.gold],
        streak=_counted_streak(rules, attempt),
        base=attempt.base,
        wander=attempt.wander,
        robbed=_is_paid_by_dealer(rules, attempt),
    )
    lines = payments.lines(rules, tally)
    full = sum(points for _, points in lines)
    changes = payments.payments(rules, tally, full, _cap(rules, attempt))
    return Score(special, value, tally.flowers, tally.kongs, tally.golds, tally.streak, lines, changes)


def _counted_streak(rules: Rules, attempt: Attempt) -> int:
    """L as far as this win counts it (R9.10)."""
    counts = rules.streak_counts is StreakCounts.ALWAYS or attempt.seat == attempt.dealer
    return attempt.streak if counts else 0


def _cap(rules: Rules, attempt: Attempt) -> int | None:
    if attempt.cap is not None:
        return attempt.cap
    return None if rules.cap is None else rules.cap * attempt.base


def winning(attempt: Attempt) -> Winning:
    """The tiles that win, as patterns look at them."""
    return Winning(attempt.counts, attempt.gold, attempt.melds, attempt.flowers)


CLAIMS: Final = frozenset({By.DISCARD, By.ROB_KONG})  # wins on another seat's tile, which that seat pays
_OWN_TILES: Final = frozenset({By.SELF, By.HEAVENLY_HAND})
_RAISED: Final = frozenset(
    {Special.GOLDEN_SPARROW, Special.THREE_GOLDS, Special.HEAVENLY_HAND, Special.ROBBING_THE_GOLD}
)
_SHAPED: Final = tuple(special for special in Special if special is not Special.FLOWER_HAND)
_UNSHAPED: Final = (Special.THREE_GOLDS,)
_HOLDS: Final[dict[Special, Callable[[Rules, Attempt, Winning], bool]]] = {
    Special.FULL_FLUSH: lambda _rules, _attempt, win: full_flush(win),
    Special.GOLDEN_DRAGON: lambda _rules, _attempt, win: golden_dragon(win),
    Special.HALF_FLUSH: lambda _rules, _attempt, win: half_flush(win),
    Special.GOLDEN_SPARROW: lambda _rules, _attempt, win: golden_sparrow(win),
    Special.THREE_GOLDS: _drew_three_golds,
    Special.HEAVENLY_HAND: lambda _rules, attempt, _win: attempt.by is By.HEAVENLY_HAND,
    Special.ROBBING_THE_GOLD: _robs_the_gold,
    Special.FLOWERLESS: lambda _rules, _attempt, win: flowerless(win),
    Special.SINGLE_FLOWER: lambda _rules, _attempt, win: single_flower(win),
}
