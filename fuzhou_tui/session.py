"""A match in play: the one object of a front end that changes."""

import logging
from dataclasses import dataclass

from bots.guard import guarded_choice
from bots.levels import LEVELS
from bots.stream import decision_stream
from fuzhou_tui.engine import match as matches
from fuzhou_tui.engine import play, state
from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.match import Length, Match, Points
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.seats import SeatDraw
from fuzhou_tui.engine.state import NOBODY, State
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.engine.view import Claim, Of, Over, View
from fuzhou_tui.engine.wall import Deal, commitment
from fuzhou_tui.records.lines import UNKNOWN, Telling, telling_of
from fuzhou_tui.records.record import (
    HUMAN,
    Decision,
    End,
    HandRecord,
    Header,
    SeatLine,
    changes_of,
    end_line,
    entry_line,
    hand_lines,
    header_lines,
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Human:
    """A seat played by a person."""

    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat played by a bot of that level, under the name shown."""

    level: str
    name: str = ""


Player = Human | Bot


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match is played by, and by whom."""

    rules: Rules
    base: int
    length: Length
    seed: str
    seed_given: bool
    seats: tuple[Player, Player, Player, Player]


class NoHand(RuntimeError):
    """There is no hand in play, or one is already."""


class Session:
    """A match: `begin` a hand, `act` for each pending seat until it is over, and so on to the last hand."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.match: Match = matches.new_match(setup.rules, setup.base, setup.seed, setup.length)
        self.deal: Deal = matches.deal_of(self.match)
        self.state: State | None = None
        self.record: list[str] = list(header_lines(_header(setup)))
        self._after: Match | None = None
        self._changes: Points = (0, 0, 0, 0)
        self._decided = [0, 0, 0, 0]
        self._answers: list[Decision] = []
        self._complained: set[str] = set()

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where in the hand on the table, or before the first; 选位 moves people (R11.4)."""
        if self.state is None:
            return self.setup.seats
        return tuple(self.setup.seats[player] for player in self.match.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(player.name or _kind(player) for player in self.players)

    @property
    def humans(self) -> frozenset[Seat]:
        """The seats played by people."""
        return frozenset(
            seat for seat, player in zip(SEATS, self.players, strict=True) if isinstance(player, Human)
        )

    @property
    def over(self) -> bool:
        """Whether the hand on the table has ended."""
        return self._after is not None

    @property
    def finished(self) -> bool:
        """Whether the last hand of the match has ended."""
        return self._after is not None and self._after.finished

    @property
    def scores(self) -> Points:
        """All points, with those of the hand on the table once it has ended."""
        after = (before + change for before, change in zip(self.match.scores, self._changes, strict=True))
        first, second, third, fourth = after
        return first, second, third, fourth

    @property
    def seat_draw(self) -> SeatDraw | None:
        """选位 after the hand that has ended, or before the first one (R11.4)."""
        if self._after is not None:
            return self._after.seat_draw
        return self.match.seat_draw if self.state is None else None

    @property
    def commitment(self) -> str:
        """What binds the deal of the hand on the table, in hex."""
        return commitment(self.deal)

    @property
    def seed_shown(self) -> str:
        """The seed as players may see it: hidden until the match ends, unless the user gave it."""
        return self.setup.seed if self.setup.seed_given or self.finished else UNKNOWN

    @property
    def telling(self) -> Telling:
        """What the event lines of this hand tell beside its events."""
        return telling_of(self.match, self.deal, self.seed_shown)

    def begin(self) -> tuple[Event, ...]:
        """Deal the first hand, or the one after a hand that has ended; raises NoHand."""
        if self.finished or (self.state is not None and not self.over):
            raise NoHand("the match has ended" if self.finished else "a hand is in play")
        self.match, self._after, self._changes = self._after or self.match, None, (0, 0, 0, 0)
        self.deal = matches.deal_of(self.match)
        self.state, events = matches.begin(self.match, self.deal)
        self._decided = [0, 0, 0, 0]
        hand = HandRecord(self.match.number, self.match.dealer, self.match.streak, self.commitment)
        self.record += hand_lines(hand)
        return events

    def pending(self) -> frozenset[Seat]:
        """The seats that have yet to decide; empty when no hand is in play."""
        return NOBODY if self.state is None else play.pending(self.state)

    def view(self, seat: Seat) -> View:
        """All that the seat can see; raises NoHand."""
        return state.view(self._in_play(), seat)

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What happens when the seat decides so; raises IllegalAction, NoHand."""
        before = self._in_play()
        self.state, events = play.apply(before, seat, action)
        self._decided[seat] += 1
        self._answers.append(Decision(seat, action))
        if self.state.answers == state.NO_ANSWERS:
            self._write_answers(before)
        phase = self.state.table.phase
        if isinstance(phase, Over):
            self._after = matches.settle(self.match, phase.result)
            self._changes = changes_of(phase.result)
            self.record.append(end_line(End(self._changes, self.deal.salt)))
        return events

    def bot_action(self, seat: Seat) -> Action:
        """What the bot in that seat decides; it may be asked from any thread. Raises NoHand."""
        level = _kind(self.players[seat])
        stream = decision_stream(self.setup.seed, self.match.number, seat, self._decided[seat])
        choice = guarded_choice(LEVELS[level], self.view(seat), stream)
        if choice.complaint and level not in self._complained:
            self._complained.add(level)
            place = f"seed {self.setup.seed}, hand {self.match.number}, seat {seat}"
            _log.error("the bot %s failed and was played for (%s): %s", level, place, choice.complaint)
        return choice.action

    def _in_play(self) -> State:
        if self.state is None:
            raise NoHand("no hand has begun")
        return self.state

    def _write_answers(self, before: State) -> None:
        """Answers to a claim are told together, in their order round the table, whenever they came in."""
        phase = before.table.phase
        if isinstance(phase, Claim):
            first = phase.source_seat + (phase.of is not Of.DEAL)
            self._answers.sort(key=lambda answer: (answer.seat - first) % 4)
        self.record += map(entry_line, self._answers)
        self._answers.clear()


def _header(setup: Setup) -> Header:
    first, second, third, fourth = (_seat_line(player) for player in setup.seats)
    return Header(setup.rules, setup.base, setup.length, setup.seed, (first, second, third, fourth))


def _seat_line(player: Player) -> SeatLine:
    return SeatLine(HUMAN, player.name) if isinstance(player, Human) else SeatLine(player.level)


def _kind(player: Player) -> str:
    return HUMAN if isinstance(player, Human) else player.level
