"""A match: who deals, the streak, who sits where, and when it ends (RULES 11)."""

from enum import Enum
from typing import Final, NamedTuple, assert_never

from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.rules import DrawSeats, Rules
from fuzhou_tui.engine.seats import SeatDraw, draw_seats, reseated
from fuzhou_tui.engine.state import Step
from fuzhou_tui.engine.tiles import Seat, four, next_seat
from fuzhou_tui.engine.view import Drawn, Result, Won
from fuzhou_tui.engine.wall import Deal, deal, deal_and_chance, drawing_order

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
    scores: Points = (0, 0, 0, 0)  # by seat
    players: tuple[int, ...] = (0, 1, 2, 3)  # by seat, who sits there: the seat of the match's first hand
    seat_draw: SeatDraw | None = None  # 选位 just before this hand (R11.4)

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
    """A match before its first hand, its dealer drawn, by the table's rule its seats too (R11.1, R11.4)."""
    match = Match(rules, base, seed, length, deal(seed, 1).seat)
    return _reseated(match, number=1) if rules.draw_seats is DrawSeats.START_AND_AFTER else match


def deal_of(match: Match) -> Deal:
    """What chance decides about the match's next hand."""
    return deal(match.seed, match.number)


def begin(match: Match, dealt: Deal) -> Step:
    """The next hand, from the deal to its first decision."""
    wall = drawing_order(dealt.tiles, match.dealer, dealt.dice)
    return start(Seating(match.rules, match.base, match.dealer, match.streak), wall, dealt.dice)


def settle(match: Match, result: Result) -> Match:
    """The match before the hand that follows this result.

    After each game, one that ends the match too, seats are drawn where the table says so (R11.4).
    """
    after = _dealing_on(match, result)
    game_over = after.unseated != match.unseated and after.unseated % GAME_DEALERSHIPS == 0
    if game_over and match.rules.draw_seats is not DrawSeats.NEVER:
        return _reseated(after, match.number)
    return after


def without_a_player(match: Match) -> Match:
    """The match after somebody left in the middle of this hand: it is void and a new game begins (R11.5)."""
    number = match.number + 1
    dealer = deal(match.seed, number).seat
    return match._replace(number=number, dealer=dealer, streak=0, unseated=0, seat_draw=None)


def _dealing_on(match: Match, result: Result) -> Match:
    """Points moved, the hand counted, the dealer kept or unseated (R11.1, R11.3)."""
    match result:
        case Won(attempt, score):
            stays, adds = attempt.seat == match.dealer, 1
            match = match._replace(scores=paid(match.scores, score.payments))
        case Drawn():
            stays, adds = match.rules.dealer_stays_on_draw, int(match.rules.streak_counts_draws)
        case _:
            assert_never(result)
    match = match._replace(number=match.number + 1, seat_draw=None)
    if stays:
        return match._replace(streak=match.streak + adds)
    return match._replace(dealer=next_seat(match.dealer), streak=0, unseated=match.unseated + 1)


def place_of(points: int, scores: Points) -> int:
    """The place of so many points among all, from 1; equal points share one."""
    return 1 + sum(other > points for other in scores)


def paid(scores: Points, changes: Points) -> Points:
    """The points after these changes."""
    return four(held + change for held, change in zip(scores, changes, strict=True))


def _reseated(match: Match, number: int) -> Match:
    """The match after 选位 with the stacks of that hand's deal; scores move with the players."""
    dealt, chance = deal_and_chance(match.seed, number)
    draw = draw_seats(dealt.tiles, chance)
    came_from = reseated(draw.order, match.dealer)
    return match._replace(
        scores=four(match.scores[old] for old in came_from),
        players=tuple(match.players[old] for old in came_from),
        seat_draw=draw,
    )
