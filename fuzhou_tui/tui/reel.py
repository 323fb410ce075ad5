"""A match to be looked at again: its hands, a place in one of them, and whose eyes look."""

from collections.abc import Iterable
from typing import NamedTuple, Self

from bots.coach import Slip, review
from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.play import pending
from fuzhou_tui.engine.state import State, view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Over, View
from fuzhou_tui.records.record import HUMAN, Seats
from fuzhou_tui.records.replay import Move, ReplayedHand
from fuzhou_tui.tui.scene import Decision


class Remark(NamedTuple):
    """A decision that the coach would have taken otherwise, and the step before it."""

    step: int
    slip: Slip


class Reel(NamedTuple):
    """A place in a match. A step is one decision; before the first one the hand has been dealt."""

    hands: tuple[ReplayedHand, ...]  # at least one
    place: int = 0  # of the hand among them
    step: int = 0
    person: int = 0  # whose seat is nearest, by the seat of the match's first hand
    all_open: bool = True

    @property
    def hand(self) -> ReplayedHand:
        """The hand that is shown."""
        return self.hands[self.place]

    @property
    def seat(self) -> Seat:
        """Where the person sits in this hand; people may change seats (R11.4)."""
        return Seat(self.hand.match.players.index(self.person))

    @property
    def steps(self) -> int:
        """How many steps the hand has; that a player leaves is the last one (R11.5)."""
        return len(self.hand.moves) + (self.hand.left is not None)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The decisions so far."""
        return self.hand.moves[: self.step]

    @property
    def state(self) -> State:
        """The hand after the step."""
        return self._state_at(self.step)

    @property
    def ended(self) -> bool:
        """Whether this is the last step of the hand."""
        return self.step == self.steps

    @property
    def over(self) -> bool:
        """Whether the hand is settled by now."""
        return isinstance(self.state.table.phase, Over)

    @property
    def left(self) -> Seat | None:
        """Who has left by now, so that the hand is void."""
        return self.hand.left if self.ended else None

    @property
    def view(self) -> View:
        """What the person sees."""
        return view(self.state, self.seat)

    @property
    def own_decision(self) -> Decision | None:
        """What the person is asked now, and the answer."""
        if self.left is not None or self.seat not in pending(self.state):
            return None
        answers = (move.action for move in self.hand.moves[self.step :] if move.seat == self.seat)
        return Decision(self.view, next(answers, None))

    @property
    def decision(self) -> Decision | None:
        """The decision that the next step tells, as far as the eyes that look may know of it."""
        if not self.all_open:
            return self.own_decision
        following = self.hand.moves[self.step : self.step + 1]
        return next((Decision(view(self.state, move.seat), move.action) for move in following), None)

    def on(self) -> Self:
        """One step on, from the end of a hand to the next one's start."""
        if self.ended:
            return self.turned(1)
        return self.at(next(filter(self._shows, range(self.step + 1, self.steps + 1))))

    def back(self) -> Self:
        """One step back, from the start of a hand to the end of the one before."""
        if self.step:
            return self.at(next(filter(self._shows, range(self.step - 1, -1, -1))))
        before = self.turned(-1)
        return before if before == self else before.last()

    def first(self) -> Self:
        """The hand as it was dealt."""
        return self.at(0)

    def last(self) -> Self:
        """The end of the hand."""
        return self.at(self.steps)

    def at(self, step: int) -> Self:
        """That step of the hand."""
        return self._replace(step=max(0, min(step, self.steps)))

    def turned(self, hands: int) -> Self:
        """So many hands on, or back if it is negative, at its start; the same place where there is none."""
        place = self.place + hands
        return self._replace(place=place, step=0) if 0 <= place < len(self.hands) else self

    def seen_by(self, person: int) -> Self:
        """The same moment as that person saw it."""
        return self._replace(person=person, all_open=False)

    def laid_open(self) -> Self:
        """The same moment with everybody's tiles."""
        return self._replace(all_open=True)

    def choices(self) -> tuple[tuple[int, View, Action], ...]:
        """The person's decisions in this hand: the step before each, what was seen then, what was chosen."""
        return tuple(
            (step, view(self._state_at(step), move.seat), move.action)
            for step, move in enumerate(self.hand.moves)
            if move.seat == self.seat
        )

    def remarks(self) -> tuple[Remark, ...]:
        """Where the coach would have decided otherwise than the person, the worst first."""
        choices = self.choices()
        slips = review([(seen, action) for _, seen, action in choices], len(choices))
        steps = {id(seen): step for step, seen, _ in choices}
        return tuple(Remark(steps[id(slip.view)], slip) for slip in slips)

    def _state_at(self, step: int) -> State:
        moves = self.hand.moves[:step]
        return moves[-1].state if moves else self.hand.opened

    def seen_steps(self, step: int) -> int:
        """How many steps up to that one can be told by the eyes that look."""
        return sum(map(self._shows, range(1, step + 1)))

    def _shows(self, step: int) -> bool:
        """Whether the eyes that look can tell the step from the one before: answers are sealed (R5.7)."""
        if self.all_open or step in {0, self.steps}:
            return True
        move = self.hand.moves[step - 1]
        return move.seat == self.seat or move.state.table != self._state_at(step - 1).table


def reel_of(hands: Iterable[ReplayedHand], seats: Seats) -> Reel:
    """The start of the first hand, the first of the people nearest; there must be a hand."""
    people = (place for place, line in enumerate(seats) if line.kind == HUMAN)
    return Reel(tuple(hands), person=next(people, 0))
