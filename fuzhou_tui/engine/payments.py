"""What a win pays, line by line, and which seats pay it (RULES 9.2-9.8)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fuzhou_tui.engine.rules import Payer, Points, Rules, Special
from fuzhou_tui.engine.tiles import SEATS, Seat, four

Lines = tuple[tuple[str, int], ...]
Payments = tuple[int, int, int, int]


class Tally(NamedTuple):
    """What a win counts, and the seats it concerns."""

    seat: Seat
    dealer: Seat
    source: Seat | None  # discarder or konger; None for a win that counts as self-drawn
    special: Special | None
    special_value: int  # S
    flowers: int  # F
    kongs: int  # K
    golds: int  # G
    streak: int  # L, 0 where it does not count (R9.10)
    base: int  # b
    wander: int = 0  # R8.10: the winner's step
    robbed: bool = False  # R4.7: the dealer's first discard, which the dealer alone pays


def lines(rules: Rules, tally: Tally) -> Lines:
    """What one full payer pays, before the cap and L of R9.4; lines of zero points are left out."""
    counted = _SCHEMES[rules.points].lines(tally)
    if tally.source is not None and rules.discard_payer is Payer.DISCARDER_DOUBLE:
        counted = (*counted, ("discarder_double", _total(counted)))
    return tuple((name, points * tally.base) for name, points in counted if points)


def payments(rules: Rules, tally: Tally, full: int, cap: int | None) -> Payments:
    """Each seat's change where a full payer owes `full`, no seat more than the cap; their sum is 0 (R9.2)."""
    streak = _SCHEMES[rules.points].streak
    payers = _payers(rules, tally)
    owed = [
        full * (seat in payers) + tally.base * streak(tally, seat, payers) if seat != tally.seat else 0
        for seat in SEATS
    ]
    if cap is not None:
        owed = [min(points, cap) for points in owed]
    return four(
        sum(owed) if seat == tally.seat else -points for seat, points in zip(SEATS, owed, strict=True)
    )


def _payers(rules: Rules, tally: Tally) -> tuple[Seat, ...]:
    """The seats that pay in full: on a discard the discarder or all, by the table's rule (R9.3-R9.8)."""
    if tally.source is not None and (tally.robbed or rules.discard_payer is not Payer.ALL):
        return (tally.source,)
    return tuple(seat for seat in SEATS if seat != tally.seat)


def _standard(tally: Tally) -> Lines:
    """(F + K + G + L + 5) * 2 + S (R9.3)."""
    counted = (*_counted(tally), ("golds", tally.golds), ("streak", tally.streak), ("base", 5))
    return (*counted, ("doubled", _total(counted)), *_special(tally))


def _baida(tally: Tally) -> Lines:
    """F + K for a plain discard, else twice as much, and S (R9.4)."""
    counted = _counted(tally)
    return (*counted, ("doubled", _total(counted) * (_baida_factor(tally) - 1)), *_special(tally))


def _baida_streak(tally: Tally, seat: Seat, payers: tuple[Seat, ...]) -> int:
    """L is the dealer's to pay, whoever discarded; a winning dealer gets it from every payer (R9.4)."""
    owes = seat in payers if tally.seat == tally.dealer else seat == tally.dealer
    return tally.streak * _baida_factor(tally) * owes


def _baida_factor(tally: Tally) -> int:
    return 1 if tally.source is not None and tally.special is None else 2


def _bianfeng(tally: Tally) -> Lines:
    """1 + L + F + K + G, twice that on a self-draw; a special S + L + 2 * (F + K + G) (R9.5)."""
    counted = (*_counted(tally), ("golds", tally.golds))
    if tally.special is not None:
        return (*counted, ("doubled", _total(counted)), ("streak", tally.streak), *_special(tally))
    plain = (*counted, ("streak", tally.streak), ("base", 1))
    return (*plain, ("doubled", _total(plain) * (tally.source is None)))


def _street(tally: Tally) -> Lines:
    """1 + F + K + G + L, times 1 on a discard, 2 on a self-draw, 4, 8, 16 by the wander's step (R9.6)."""
    counted = (*_counted(tally), ("golds", tally.golds), ("streak", tally.streak), ("base", 1))
    step = "discard" if tally.source is not None else _WANDERS[tally.wander]
    return (*counted, (step, _total(counted) * (_STREET_FACTORS[step] - 1)), *_special(tally))


def _youxian(tally: Tally) -> Lines:
    """F + K + G + L, twice that on a self-draw, and S as it is (R9.8)."""
    counted = (*_counted(tally), ("golds", tally.golds), ("streak", tally.streak))
    return (*counted, ("doubled", _total(counted) * (tally.source is None)), *_special(tally))


def _counted(tally: Tally) -> Lines:
    return ("flowers", tally.flowers), ("kongs", tally.kongs)


def _special(tally: Tally) -> Lines:
    return () if tally.special is None else ((tally.special.value, tally.special_value),)


def _total(counted: Lines) -> int:
    return sum(points for _, points in counted)


def _no_streak(_tally: Tally, _seat: Seat, _payers: tuple[Seat, ...]) -> int:
    """L stands in the lines already."""
    return 0


class _Scheme(NamedTuple):
    lines: Callable[[Tally], Lines]  # at a stake of 1
    streak: Callable[[Tally, Seat, tuple[Seat, ...]], int] = _no_streak  # what a seat owes for L beside them


_WANDERS: Final = ("doubled", "single_wander", "double_wander", "triple_wander")
_STREET_FACTORS: Final = {
    "discard": 1,
    "doubled": 2,
    "single_wander": 4,
    "double_wander": 8,
    "triple_wander": 16,
}
_SCHEMES: Final = {
    Points.STANDARD: _Scheme(_standard),
    Points.BAIDA: _Scheme(_baida, _baida_streak),
    Points.BIANFENG: _Scheme(_bianfeng),
    Points.STREET: _Scheme(_street),
    Points.YOUXIAN: _Scheme(_youxian),
}
