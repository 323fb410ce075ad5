"""A match: who deals, the streak, and when it ends (RULES 11)."""

from enum import Enum
from typing import Final, NamedTuple

from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.state import Step
from fuzhou_tui.engine.tiles import Seat, next_seat
from fuzhou_tui.engine.view import Drawn, Result, Won
from fuzhou_tui.engine.wall import Deal, deal, drawing_order

ROUND_DEALERSHIPS: Final = 4
GAME_DEALERSHIPS: Final = 16

Points = tuple[int, int, int, int]


class Length(Enum):
    """How long a match lasts (R11.2)."""

    HAND = "hand"
    ROUND = "round"
    GAME = "game"
    ENDLESS = "endless"


class Match(NamedTuple):
    """A match before the hand of that number."""

    rules: Rules
    base: int
    seed: str
    length: Length
    dealer: Seat
    number: int = 1
    streak: int = 0  # L (R11.3)
    unseated: int = 0  # dealers unseated so far
    scores: Points = (0, 0, 0, 0)

    @property
    def finished(self) -> bool:
        """Whether no hand is left to play (R11.2)."""
        match self.length:
            case Length.HAND:
                return self.number > 1
            case Length.ROUND:
                return self.unseated >= ROUND_DEALERSHIPS
            case Length.GAME:
                return self.unseated >= GAME_DEALERSHIPS
            case Length.ENDLESS:
                return False


def new_match(rules: Rules, base: int, seed: str, length: Length) -> Match:
    """A match before its first hand, its dealer drawn (R11.1)."""
    return Match(rules, base, seed, length, deal(seed, 1).seat)


def deal_of(match: Match) -> Deal:
    """What chance decides about the match's next hand."""
    return deal(match.seed, match.number)


def begin(match: Match, dealt: Deal) -> Step:
    """The next hand, from the deal to its first decision."""
    wall = drawing_order(dealt.tiles, match.dealer, dealt.dice)
    return start(Seating(match.rules, match.base, match.dealer, match.streak), wall, dealt.dice)


def settle(match: Match, result: Result) -> Match:
    """The match before the hand that follows this result."""
    match result:
        case Won(attempt, score):
            stays, adds = attempt.seat == match.dealer, 1
            first, second, third, fourth = (
                held + change for held, change in zip(match.scores, score.payments, strict=True)
            )
            match = match._replace(scores=(first, second, third, fourth))
        case Drawn():
            stays, adds = match.rules.dealer_stays_on_draw, int(match.rules.streak_counts_draws)
    if stays:
        return match._replace(number=match.number + 1, streak=match.streak + adds)
    return match._replace(
        number=match.number + 1,
        dealer=next_seat(match.dealer),
        streak=0,
        unseated=match.unseated + 1,
    )
