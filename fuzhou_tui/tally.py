"""What somebody's hands came to: counts over matches, and the rates that follow from them.

Practice is never counted, nor is a void hand, one still in play, or a match that nobody played.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final, Self

from fuzhou_tui.engine.match import place_of
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.scoring import By
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Drawn, Over, Result, Won
from fuzhou_tui.records.reading import BadRecord
from fuzhou_tui.records.record import HUMAN, Record
from fuzhou_tui.records.replay import BadReplay, ReplayedHand
from fuzhou_tui.records.store import Unreadable, match_files
from fuzhou_tui.studying import study

PLACES: Final = 4


class End(Enum):
    """How a hand ended for one seat; every hand that counts has exactly one."""

    SELF_DRAW = "self_draw"
    DISCARD = "discard"
    ROB_KONG = "rob_kong"
    ROB_GOLD = "rob_gold"
    HEAVENLY_HAND = "heavenly_hand"
    DEALT_IN = "dealt_in"  # threw the winning tile
    WAS_ROBBED = "was_robbed"  # of a kong
    LOST = "lost"  # others won among themselves, or by a draw
    DRAWN = "drawn"


_WINS: Final = {
    By.SELF: End.SELF_DRAW,
    By.DISCARD: End.DISCARD,
    By.ROB_KONG: End.ROB_KONG,
    By.ROB_GOLD: End.ROB_GOLD,
    By.HEAVENLY_HAND: End.HEAVENLY_HAND,
}


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of one player; tallies add up."""

    matches: int = 0  # played to their end
    ends: Counter[End] = field(default_factory=Counter)
    specials: Counter[Special] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)  # 1-4, of matches played to their end
    points: int = 0
    points_won: int = 0  # in the hands that were won

    def __add__(self, other: Self) -> "Tally":
        """Both together."""
        return Tally(
            self.matches + other.matches,
            self.ends + other.ends,
            self.specials + other.specials,
            self.places + other.places,
            self.points + other.points,
            self.points_won + other.points_won,
        )

    @property
    def hands(self) -> int:
        """All hands that count."""
        return self.ends.total()

    @property
    def wins(self) -> int:
        """The hands that were won."""
        return sum(self.ends[end] for end in _WINS.values())

    def rate(self, *ends: End) -> float | None:
        """The share of hands that ended in one of these ways; None before the first hand."""
        return sum(self.ends[end] for end in ends) / self.hands if self.hands else None

    @property
    def win_rate(self) -> float | None:
        """The share of hands that were won; drawn hands are among all hands."""
        return self.rate(*_WINS.values())

    @property
    def deal_in_rate(self) -> float | None:
        """The share of hands in which the winning tile came from this player, a robbed kong's too."""
        return self.rate(End.DEALT_IN, End.WAS_ROBBED)

    @property
    def mean_points(self) -> float | None:
        """Points a hand."""
        return self.points / self.hands if self.hands else None

    @property
    def mean_win(self) -> float | None:
        """Points of a win."""
        return self.points_won / self.wins if self.wins else None


def tallies(record: Record, hands: Iterable[ReplayedHand]) -> dict[str, Tally]:
    """Each person's tally of one match, by name; nothing for practice."""
    if record.header.practice:
        return {}
    found: dict[str, Tally] = {}
    last = None
    for last in hands:
        for name, tally in _of_hand(last):
            found[name] = found.get(name, Tally()) + tally
    after = None if last is None else last.after
    if last is not None and after is not None and after.finished:
        for player, line in enumerate(last.players_after):
            if line.kind == HUMAN:
                score = after.scores[after.players.index(player)]
                place = place_of(score, after.scores)
                found[line.name] = found.get(line.name, Tally()) + Tally(1, places=Counter({place: 1}))
    return found


def _of_hand(hand: ReplayedHand) -> Iterator[tuple[str, Tally]]:
    phase = hand.state.table.phase
    if not isinstance(phase, Over) or hand.left is not None:
        return
    for player, line in enumerate(hand.players):
        if line.kind == HUMAN:
            seat = Seat(hand.match.players.index(player))
            yield line.name, _of_seat(seat, phase.result, hand.changes[seat])


def _of_seat(seat: Seat, result: Result, change: int) -> Tally:
    end = _end(seat, result)
    won = isinstance(result, Won) and result.attempt.seat == seat
    special = result.score.special if won and isinstance(result, Won) else None
    return Tally(
        ends=Counter({end: 1}),
        specials=Counter({special: 1} if special is not None else {}),
        points=change,
        points_won=change if won else 0,
    )


def _end(seat: Seat, result: Result) -> End:
    if isinstance(result, Drawn):
        return End.DRAWN
    attempt = result.attempt
    if attempt.seat == seat:
        return _WINS[attempt.by]
    if attempt.source == seat:
        return End.WAS_ROBBED if attempt.by is By.ROB_KONG else End.DEALT_IN
    return End.LOST


def everybody(folder: Path, refused: Callable[[Path, ValueError], None]) -> dict[str, Tally]:
    """Everyone's tally over all matches kept there, by name; matches that cannot be read are refused."""
    found: dict[str, Tally] = {}
    for path in reversed(match_files(folder)):
        try:
            kept = study(path)
        except (BadRecord, BadReplay, Unreadable) as error:
            refused(path, error)
            continue
        for name, tally in tallies(kept.record, kept.hands).items():
            found[name] = found.get(name, Tally()) + tally
    return found
