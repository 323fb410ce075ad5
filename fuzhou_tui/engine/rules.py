"""Every choice a table can make, as data (RULES 9-10): a preset is a difference from another."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final


class Points(Enum):
    """The payment scheme (R9.3-R9.6, R9.8)."""

    STANDARD = "standard"
    BAIDA = "baida"
    BIANFENG = "bianfeng"
    STREET = "street"
    YOUXIAN = "youxian"


class MissedWin(Enum):
    """过水: what a seat that let a win go may not win on until it has discarded (R6.4)."""

    OFF = "off"
    SAME_TILE = "same_tile"
    ANY = "any"


class Payer(Enum):
    """Who pays for a win on a discard (R9.3-R9.6, R9.8)."""

    DISCARDER = "discarder"
    DISCARDER_DOUBLE = "discarder_double"
    ALL = "all"


class StreakCounts(Enum):
    """In whose win L is counted (R9.10)."""

    ALWAYS = "always"
    DEALER_WINS = "dealer_wins"


class DrawSeats(Enum):
    """选位: when seats are drawn anew (R11.4)."""

    NEVER = "never"
    AFTER_GAME = "after_game"
    START_AND_AFTER = "start_and_after"


class Special(Enum):
    """The special hands, in the order that names a win of equal value (R9.1)."""

    FULL_FLUSH = "full_flush"
    GOLDEN_DRAGON = "golden_dragon"
    HALF_FLUSH = "half_flush"
    GOLDEN_SPARROW = "golden_sparrow"
    THREE_GOLDS = "three_golds"
    HEAVENLY_HAND = "heavenly_hand"
    ROBBING_THE_GOLD = "robbing_the_gold"
    FLOWERLESS = "flowerless"
    SINGLE_FLOWER = "single_flower"
    FLOWER_HAND = "flower_hand"


@dataclass(frozen=True, slots=True)
class Rules:
    """One ruleset. A special hand carries its value, or None where the table does not know it."""

    name: str = "standard"
    preset: str = "standard"  # the preset it extends in the end (R10.2)
    points: Points = Points.STANDARD
    golden_dragon: int | None = 120  # R8.5
    golden_sparrow: int | None = 60  # R8.4
    three_golds: int | None = 40  # R8.3
    heavenly_hand: int | None = 30  # R4.1
    robbing_the_gold: int | None = 30  # R4.3
    flowerless: int | None = 30  # R8.6
    single_flower: int | None = 15  # R8.7
    flower_hand: int | None = 0  # R8.9
    half_flush: int | None = None  # R8.11
    full_flush: int | None = None  # R8.12
    flowerless_extra: int = 0  # R9.4: added to the specials of gold when the hand is also flowerless
    flower_set: int = 6  # R9.9: F of a complete flower set, whose tiles are four
    streak_counts: StreakCounts = StreakCounts.ALWAYS  # R9.10
    wander: bool = False  # R8.10
    gold_discard_locks: bool = True  # R6.2
    free_wait_self_draw: bool = False  # R6.3
    missed_win: MissedWin = MissedWin.OFF  # R6.4
    rob_kong: bool = True  # R5.6
    dealer_stays_on_draw: bool = True  # R11.1
    streak_counts_draws: bool = False  # R11.3
    first_discard_is_rob: bool = False  # R4.7
    discard_payer: Payer = Payer.DISCARDER  # R9.3-R9.6, R9.8
    reserve: int = 18  # R3.6, wall tiles
    last_round: bool = True  # R7.5: without it nothing is kept back
    cap: int | None = None  # R9.5, most a seat loses in a hand, in base stakes
    silver: bool = False  # R12
    draw_seats: DrawSeats = DrawSeats.AFTER_GAME  # R11.4

    def value(self, special: Special) -> int | None:
        """S of R9: the value of a special hand, None where this table does not know it."""
        found: int | None = getattr(self, special.value)
        return found


STANDARD: Final = Rules()
BAIDA: Final = replace(
    STANDARD,
    name="baida",
    preset="baida",
    points=Points.BAIDA,
    golden_dragon=None,
    single_flower=None,
    flower_hand=None,
    flowerless_extra=10,
    free_wait_self_draw=True,
    missed_win=MissedWin.SAME_TILE,
    streak_counts_draws=True,
    first_discard_is_rob=True,
    draw_seats=DrawSeats.NEVER,
)
BIANFENG: Final = replace(
    STANDARD,
    name="bianfeng",
    preset="bianfeng",
    points=Points.BIANFENG,
    golden_dragon=None,
    single_flower=None,
    flower_hand=None,
    dealer_stays_on_draw=False,
    discard_payer=Payer.DISCARDER_DOUBLE,
    cap=200,
    silver=True,
    draw_seats=DrawSeats.NEVER,
)
STREET: Final = replace(
    STANDARD,
    name="street",
    preset="street",
    points=Points.STREET,
    golden_dragon=None,
    golden_sparrow=None,
    three_golds=None,
    heavenly_hand=None,
    robbing_the_gold=None,
    flowerless=None,
    single_flower=None,
    flower_hand=None,
    wander=True,
    gold_discard_locks=False,
    free_wait_self_draw=True,
    discard_payer=Payer.ALL,
    draw_seats=DrawSeats.NEVER,
)
YOUXIAN: Final = replace(
    STANDARD,
    name="youxian",
    preset="youxian",
    points=Points.YOUXIAN,
    three_golds=50,
    heavenly_hand=40,
    robbing_the_gold=40,
    flowerless=40,
    single_flower=20,
    flower_hand=None,
    half_flush=100,
    full_flush=200,
    flower_set=4,
    streak_counts=StreakCounts.DEALER_WINS,
    gold_discard_locks=False,
    discard_payer=Payer.ALL,
    reserve=0,
    last_round=False,
)

PRESETS: Final = {rules.name: rules for rules in (STANDARD, BAIDA, BIANFENG, STREET, YOUXIAN)}


class UnknownPreset(ValueError):
    """A name that is no preset's."""


def preset(name: str) -> Rules:
    """The preset of that name, or raise UnknownPreset."""
    if name not in PRESETS:
        raise UnknownPreset(f"{name!r}: no such ruleset; allowed are {', '.join(PRESETS)}")
    return PRESETS[name]
