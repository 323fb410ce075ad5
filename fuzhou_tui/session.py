"""A match in play: the one object of a front end that changes."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile

from bots.stream import decision_stream
from fuzhou_tui.engine import match as matches
from fuzhou_tui.engine import play, state
from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.match import Match, Points
from fuzhou_tui.engine.seats import SeatDraw
from fuzhou_tui.engine.state import NOBODY, State, Step
from fuzhou_tui.engine.tiles import SEATS, Seat, four
from fuzhou_tui.engine.view import Over, View
from fuzhou_tui.engine.wall import Deal, commitment
from fuzhou_tui.past import Choice, Moment, NoHand, NoUndo, Past
from fuzhou_tui.players import Bot, Human, Player, Setup, header_of, kind_of
from fuzhou_tui.records.journal import Journal, Unwritten
from fuzhou_tui.records.lines import UNKNOWN, Telling, telling_of
from fuzhou_tui.records.record import (
    ABANDONED,
    FINISHED,
    STAND_IN,
    Decision,
    End,
    HandRecord,
    Note,
    Record,
    changes_of,
    end_line,
    entry_line,
    hand_lines,
    header_lines,
    order_of_answers,
    write,
)
from fuzhou_tui.records.replay import ReplayedHand
from fuzhou_tui.thinking import Thinker


class Session:
    """A match: `begin` a hand, `act` for each pending seat until it is over, and so on to the last hand."""

    def __init__(self, setup: Setup, journal: Journal | None = None) -> None:
        self.setup = setup
        self.match: Match = matches.new_match(setup.rules, setup.base, setup.seed, setup.length)
        self.deal: Deal = matches.deal_of(self.match)
        self.state: State | None = None
        self.told: tuple[Event, ...] = ()  # all that happened in the hand on the table
        self.record: list[str] = list(header_lines(header_of(setup)))
        self.abandoned = False
        self._journal = journal or Unwritten()
        self._kept = 0  # lines of the record that the journal was given
        self._after: Match | None = None
        self._changes: Points = (0, 0, 0, 0)
        self._decided = [0, 0, 0, 0]
        self._answers: dict[Seat, Decision] = {}  # those whose place in the order is not reached
        self._written = 0
        self._past = Past()
        self._thinker = Thinker()
        self._coached: tuple[Seat, int] | None = None  # the decision the coach was asked about last

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where in the hand on the table, or before the first; 选位 moves people (R11.4)."""
        if self.state is None:
            return self.setup.seats
        return tuple(self.setup.seats[player] for player in self.match.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(player.name or kind_of(player) for player in self.players)

    @property
    def humans(self) -> frozenset[Seat]:
        """The seats played by people."""
        return frozenset(
            seat for seat, player in zip(SEATS, self.players, strict=True) if isinstance(player, Human)
        )

    @property
    def over(self) -> bool:
        """Whether the hand on the table has ended, or is void."""
        return self._after is not None

    @property
    def void(self) -> bool:
        """Whether the hand on the table does not count, since a player left (R11.5)."""
        return self.state is not None and self.over and not isinstance(self.state.table.phase, Over)

    @property
    def finished(self) -> bool:
        """Whether the last hand of the match has ended."""
        return self._after is not None and self._after.finished

    @property
    def scores(self) -> Points:
        """All points, with those of the hand on the table once it has ended."""
        return matches.paid(self.match.scores, self._changes)

    @property
    def seat_draw(self) -> SeatDraw | None:
        """选位 after the hand that has ended, or before the first one (R11.4)."""
        if self._after is not None:
            return self._after.seat_draw
        return self.match.seat_draw if self.state is None else None

    @property
    def trouble(self) -> str:
        """Why the last decisions cannot be saved, empty when they are."""
        return self._journal.trouble

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
        self.state, self.told = matches.begin(self.match, self.deal)
        self._decided, self._written, self._past, self._coached = [0, 0, 0, 0], 0, Past(), None
        self._look()
        match = self.match
        self._keep(hand_lines(HandRecord(match.number, match.dealer, match.streak, self.commitment)))
        return self.told

    def pending(self) -> frozenset[Seat]:
        """The seats that have yet to decide; empty when no hand is in play."""
        return NOBODY if self.state is None or self.over else play.pending(self.state)

    @property
    def next_seat(self) -> Seat | None:
        """Whom to ask next, so that every answer can be written down at once."""
        if self.state is None:
            return None
        pending = self.pending()
        return next((seat for seat in order_of_answers(self.state.table.phase) if seat in pending), None)

    def view(self, seat: Seat) -> View:
        """All that the seat can see; raises NoHand."""
        return state.view(self._on_the_table(), seat)

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What happens when the seat decides so; raises IllegalAction, NoHand."""
        before = self._in_play()
        after, events = play.apply(before, seat, action)
        lines = self._answered(before, Decision(seat, action))
        self._move(Decision(seat, action), (after, events))
        phase = after.table.phase
        if isinstance(phase, Over):
            self._after, self._changes = matches.settle(self.match, phase.result), changes_of(phase.result)
            lines.append(self._end())
        self._keep([*lines, *self._closing()])
        return events

    def choices(self, seat: Seat) -> tuple[tuple[View, Action], ...]:
        """What the seat decided in the hand on the table, each with what it saw then."""
        return self._past.choices(seat)

    def bot_action(self, seat: Seat) -> Action:
        """What the bot in that seat, or a person's stand-in, decides; raises NoHand."""
        return self.thought(seat)()

    def thought(self, seat: Seat) -> Callable[[], Action]:
        """The same, of the moment as it is now, to be called on any thread; raises NoHand."""
        player = self.players[seat]
        level = player.level if isinstance(player, Bot) else STAND_IN
        stream = decision_stream(self.setup.seed, self.match.number, seat, self._decided[seat])
        place = f"seed {self.setup.seed}, hand {self.match.number}, seat {seat}"
        return partial(self._thinker.decide, level, self.view(seat), stream, place)

    def tell_auto(self, seat: Seat, *, on: bool) -> None:
        """Note that from now on the table plays for the person in that seat, or no longer does."""
        if self.pending():
            self._keep([entry_line(Note("auto", f"{seat} {'on' if on else 'off'}"))])

    def tell_coach(self, seat: Seat) -> None:
        """Note, once for each decision, that the person in that seat has asked the coach about it."""
        decision = seat, self._decided[seat]
        if seat in self.pending() and decision != self._coached:
            self._coached = decision
            self._keep([entry_line(Note("coach", str(seat)))])

    def undo(self) -> int:
        """Take back all from a person's last decision on; how many decisions. Raises NoUndo, NoHand."""
        now = self._in_play()
        if not self.setup.practice:
            raise NoUndo("only a match for practice can be undone")
        moment = self._past.back(now, self.humans)
        self.state, self.told, self._decided = moment.state, moment.told, [*moment.decided]
        undone, self._written = self._written - moment.written, moment.written
        self._answers.clear()
        self._keep([entry_line(Note("undo", str(undone)))] if undone else [])
        return undone

    def leave(self, seat: Seat, name: str = "") -> None:
        """The person leaves: a bot of that name plays on, the hand is void and a new game begins (R11.5).

        Raises NoHand, ValueError for the seat of a bot.
        """
        self._in_play()
        if seat not in self.humans:
            raise ValueError(f"seat {seat} is played by a bot")
        seats = [*self.setup.seats]
        seats[self.match.players[seat]] = Bot(STAND_IN, name)
        self.setup = replace(self.setup, seats=four(seats))
        self._answers.clear()
        self._after = matches.without_a_player(self.match)
        self._keep([entry_line(Note("leave", str(seat))), *self._closing()])

    def abandon(self) -> None:
        """Everybody leaves for good: the match cannot be gone on with."""
        if not (self.finished or self.abandoned):
            self.abandoned = True
            self._keep([entry_line(Note(ABANDONED))])

    def go_on(self, hand: ReplayedHand | None, record: Record) -> None:
        """Put the last hand of a record on the table as it was left; the journal holds the record already."""
        self.record = write(record).splitlines()
        self._kept = len(self.record)
        if hand is None:
            return
        self.match, self.deal = hand.match, matches.deal_of(hand.match)
        self.state, self.told = hand.opened, hand.opening
        self._look()
        for move in hand.moves:
            self._written += 1
            self._move(Decision(move.seat, move.action), (move.state, move.events))
        self._after, self._changes = hand.after, hand.changes
        lost = self.over and not self.void and record.hands[-1].end is None
        closing = [] if record.closing else self._closing()
        self._keep([*([self._end()] if lost else []), *closing])

    def _end(self) -> str:
        return end_line(End(self._changes, self.deal.salt))

    def _on_the_table(self) -> State:
        if self.state is None:
            raise NoHand("no hand has begun")
        return self.state

    def _in_play(self) -> State:
        """The hand that can still be played."""
        if self.over:
            raise NoHand("the hand is over")
        return self._on_the_table()

    def _move(self, decision: Decision, step: Step) -> None:
        before = self._in_play()
        self.state, self.told = step[0], self.told + step[1]
        self._past.add(Choice(before, decision.seat, decision.action))
        self._decided[decision.seat] += 1
        if step[0].table.phase is not before.table.phase:
            self._look()

    def _look(self) -> None:
        """Remember this moment: something is open, and nobody has decided."""
        self._past.remember(Moment(self._on_the_table(), tuple(self._decided), self.told, self._written))

    def _answered(self, before: State, decision: Decision) -> list[str]:
        """The lines of all answers whose place in the order is reached."""
        self._answers[decision.seat] = decision
        waiting, lines = before.waiting - {decision.seat}, list[str]()
        for seat in takewhile(lambda seat: seat not in waiting, order_of_answers(before.table.phase)):
            if seat in self._answers:
                lines.append(entry_line(self._answers.pop(seat)))
        self._written += len(lines)
        return lines

    def _closing(self) -> list[str]:
        return [entry_line(Note(FINISHED))] if self.finished else []

    def _keep(self, lines: Sequence[str]) -> None:
        """Write the lines, the header before the first."""
        self.record += lines
        if self._kept < len(self.record):
            self._journal.append(self.record[self._kept :])
            self._kept = len(self.record)
