"""Every flag of a ruleset: what it may be, and the rule that it carries (RULES 10)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from fuzhou_tui.engine.rules import DrawSeats, MissedWin, Payer, Points, Rules, StreakCounts

Value = bool | int | Enum | None

MOST_POINTS: Final = 1_000_000  # of a special hand or a cap; far beyond any table's
MOST_RESERVE: Final = 40  # a deal without flowers leaves 78 tiles


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the members of an enumeration."""

    members: tuple[Enum, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number from 0, or none where the table does not have the thing."""

    most: int


Kind = Switch | Choice | Number | Amount


class Flag(NamedTuple):
    """One choice that a ruleset makes, and the rule that tells of it, or the first and last of several."""

    name: str
    rule: str
    kind: Kind


_SWITCH: Final = Switch()
_POINTS: Final = Amount(MOST_POINTS)

FLAGS: Final = (
    Flag("points", "R9.3-R9.8", Choice(tuple(Points))),
    Flag("golden_dragon", "R8.5", _POINTS),
    Flag("golden_sparrow", "R8.4", _POINTS),
    Flag("three_golds", "R8.3", _POINTS),
    Flag("heavenly_hand", "R4.1", _POINTS),
    Flag("robbing_the_gold", "R4.3", _POINTS),
    Flag("flowerless", "R8.6", _POINTS),
    Flag("single_flower", "R8.7", _POINTS),
    Flag("flower_hand", "R8.9", _POINTS),
    Flag("half_flush", "R8.11", _POINTS),
    Flag("full_flush", "R8.12", _POINTS),
    Flag("flowerless_extra", "R9.4", Number(0, MOST_POINTS)),
    Flag("flower_set", "R9.9", Number(4, 20)),
    Flag("streak_counts", "R9.10", Choice(tuple(StreakCounts))),
    Flag("wander", "R8.10", _SWITCH),
    Flag("gold_discard_locks", "R6.2", _SWITCH),
    Flag("free_wait_self_draw", "R6.3", _SWITCH),
    Flag("missed_win", "R6.4", Choice(tuple(MissedWin))),
    Flag("rob_kong", "R5.6", _SWITCH),
    Flag("dealer_stays_on_draw", "R11.1", _SWITCH),
    Flag("streak_counts_draws", "R11.3", _SWITCH),
    Flag("first_discard_is_rob", "R4.7", _SWITCH),
    Flag("discard_payer", "R9.3-R9.8", Choice(tuple(Payer))),
    Flag("reserve", "R3.6", Number(0, MOST_RESERVE)),
    Flag("last_round", "R7.5", _SWITCH),
    Flag("cap", "R9.5", _POINTS),
    Flag("silver", "R12.1-R12.5", _SWITCH),
    Flag("draw_seats", "R11.4", Choice(tuple(DrawSeats))),
)
_SCHEME_RULES: Final = {
    Points.STANDARD: "R9.3",
    Points.BAIDA: "R9.4",
    Points.BIANFENG: "R9.5",
    Points.STREET: "R9.6",
    Points.YOUXIAN: "R9.8",
}
_LINE_RULES: Final = {flag.name: flag.rule for flag in FLAGS} | {"streak": "R11.3"}
_made: Final[Callable[..., Rules]] = Rules


def chosen(rules: Rules, flag: Flag) -> Value:
    """What the ruleset chooses."""
    found: Value = getattr(rules, flag.name)
    return found


def with_flags(rules: Rules, name: str, values: Mapping[str, Value]) -> Rules:
    """The ruleset under that name with these flags changed; the values must be of the flags' kinds."""
    kept = {flag.name: chosen(rules, flag) for flag in FLAGS}
    return _made(name=name, preset=rules.preset, **kept | dict(values))


def line_rule(rules: Rules, line: str) -> str:
    """The rule by which that line of a sum counts."""
    return _LINE_RULES.get(line, _SCHEME_RULES[rules.points])
