"""What a seat can see: the table, and its own hand (RULES 3, 5, 7)."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from fuzhou_tui.engine.flowers import complete_flower_sets
from fuzhou_tui.engine.melds import SETS, KnownMeld, Meld, kong_points, turned_up
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.scoring import Attempt, Score
from fuzhou_tui.engine.tiles import Counts, Seat, Tile

WALL_TILES: Final = 144


class Source(Enum):
    """Where a turn's tile came from; a flower replaced in between keeps the source (R5.1)."""

    DEAL = "deal"
    WALL = "wall"
    KONG = "kong"
    CLAIM = "claim"


class Of(Enum):
    """What lies open for others to take."""

    DISCARD = "discard"
    KONG = "kong"
    GOLD = "gold"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Turn:
    """One seat is to win, kong or discard (R5.1)."""

    seat: Seat
    source: Source


@dataclass(frozen=True, slots=True)
class Claim:
    """Something lies open: the entitled take it or pass (R4, R5.2, R5.6).

    The tile is None at the deal, where each seat's own dealt tiles are what lies open.
    """

    tile: Tile | None
    source_seat: Seat
    of: Of


@dataclass(frozen=True, slots=True)
class Won:
    """The hand was won."""

    attempt: Attempt
    score: Score
    outbid: tuple[Seat, ...] = ()  # seats that bid to win too and lost


@dataclass(frozen=True, slots=True)
class Drawn:
    """荒牌: nobody won, no points move (R7.4)."""


Result = Won | Drawn


@dataclass(frozen=True, slots=True)
class Over:
    """The hand has ended."""

    result: Result


Phase = Turn | Claim | Over


# The values below change at every step of a hand: NamedTuple makes and replaces them about five times faster
# than a frozen dataclass.
class Discarded(NamedTuple):
    """A tile in the pond."""

    tile: Tile
    drawn: bool  # 摸切: it was the tile just drawn
    claimed: bool = False


class Area(NamedTuple):
    """What lies open in front of one seat."""

    hidden: int = 0  # concealed tiles, melds not counted
    melds: tuple[Meld, ...] = ()
    flowers: tuple[Tile, ...] = ()
    discards: tuple[Discarded, ...] = ()
    threw_gold: bool = False  # R6.2
    wander: int = 0  # R8.10: the step, 0 outside it
    wander_bars: bool = False  # R8.10: the step binds the others until this seat draws or claims

    @property
    def kept_back(self) -> int:
        """What its kongs and complete flower sets add to the reserve (R3.6)."""
        kongs = kong_points(self.melds) if self.melds else 0
        return kongs + 2 * complete_flower_sets(self.flowers)


class Hand(NamedTuple):
    """What only its owner knows."""

    counts: Counts  # concealed tiles, the drawn one included
    drawn: Tile | None = None  # the tile just drawn, on the own turn
    concealed_kongs: tuple[Tile, ...] = ()  # kinds of the face-down kongs, in the area's order
    missed: tuple[Tile, ...] = ()  # R6.4: tiles on which a win was let go


class Table(NamedTuple):
    """What everybody sees."""

    rules: Rules
    base: int
    dealer: Seat
    streak: int
    dice: tuple[int, int]
    gold: Tile
    head: int  # tiles drawn from the head
    tail: int  # tiles taken from the tail, the indicator among them
    areas: tuple[Area, ...]  # by seat
    phase: Phase

    @property
    def breaker(self) -> Seat:
        """The seat in whose wall drawing began (R2.2)."""
        return breaker(self.dealer, self.dice)

    @property
    def lying(self) -> Tile | None:
        """The tile that lies open to be taken, if one does."""
        return self.phase.tile if isinstance(self.phase, Claim) else None

    @property
    def left(self) -> int:
        """Tiles in the wall, the indicator not counted."""
        return WALL_TILES - self.head - self.tail

    @property
    def reserve(self) -> int:
        """N: tiles kept back, by kongs and complete flower sets of all seats (R3.6); none under R7.5."""
        if not self.rules.last_round:
            return 0
        return self.rules.reserve + sum([area.kept_back for area in self.areas])

    @property
    def live(self) -> int:
        """Tiles that can still be drawn; it can be negative (R3.7)."""
        return self.left - self.reserve

    # The two changes of every step are written out: `_replace` takes three times as long.
    def in_phase(self, phase: Phase) -> "Table":
        """The table in another phase."""
        return Table(
            self.rules,
            self.base,
            self.dealer,
            self.streak,
            self.dice,
            self.gold,
            self.head,
            self.tail,
            self.areas,
            phase,
        )

    def with_area(self, seat: Seat, area: Area) -> "Table":
        """The table with another area in front of the seat."""
        return Table(
            self.rules,
            self.base,
            self.dealer,
            self.streak,
            self.dice,
            self.gold,
            self.head,
            self.tail,
            (*self.areas[:seat], area, *self.areas[seat + 1 :]),
            self.phase,
        )


class View(NamedTuple):
    """All that one seat can know."""

    seat: Seat
    hand: Hand
    table: Table

    @property
    def area(self) -> Area:
        """The seat's own area."""
        return self.table.areas[self.seat]

    @property
    def melds(self) -> tuple[KnownMeld, ...]:
        """The seat's own melds, its face-down kongs turned up."""
        return turned_up(self.area.melds, self.hand.concealed_kongs)

    @property
    def sets(self) -> int:
        """Sets that the concealed tiles must still hold (R8.1)."""
        return SETS - len(self.area.melds)


def breaker(dealer: Seat, dice: tuple[int, int]) -> Seat:
    """The seat that takes tiles first: the dealer counts as one (R2.2)."""
    return Seat((dealer + sum(dice) - 1) % 4)
