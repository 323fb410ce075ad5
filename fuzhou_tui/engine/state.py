"""The whole of a hand in play, split by who may see it."""

from typing import Final, NamedTuple, assert_never

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile
from fuzhou_tui.engine.view import Area, Claim, Hand, Over, Phase, Table, Turn, View

Answers = tuple[Action | None, ...]

NO_ANSWERS: Final[Answers] = (None, None, None, None)
NOBODY: Final[frozenset[Seat]] = frozenset()


class State(NamedTuple):
    """A hand at one moment. What is not in `table` or the own hand is hidden from every seat."""

    table: Table
    hands: tuple[Hand, ...]  # by seat
    wall: tuple[Tile, ...]  # 144 tiles in drawing order, those taken included
    waiting: frozenset[Seat] = NOBODY  # seats that have not answered; it would tell who holds a pair
    answers: Answers = NO_ANSWERS  # by seat, sealed until the last one is in (R5.7)


Step = tuple[State, tuple[Event, ...]]


def view(state: State, seat: Seat) -> View:
    """All that the seat can know."""
    return View(seat, state.hands[seat], state.table)


def with_area(state: State, seat: Seat, area: Area) -> State:
    """The state with another area in front of the seat."""
    return State(state.table.with_area(seat, area), state.hands, state.wall, state.waiting, state.answers)


def with_hand(state: State, seat: Seat, hand: Hand) -> State:
    """The state with another hand held by the seat; its area counts the tiles."""
    return with_seat(state, seat, hand, state.table.areas[seat])


def with_seat(state: State, seat: Seat, hand: Hand, area: Area) -> State:
    """The state with another hand and area of the seat; the area counts the hand's tiles."""
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    table = state.table.with_area(seat, area._replace(hidden=sum(hand.counts)))
    return State(table, hands, state.wall, state.waiting, state.answers)


def entering(state: State, phase: Phase) -> State:
    """The state in that phase, waiting for everyone who has a decision in it."""
    table = state.table.in_phase(phase)
    match phase:
        case Turn(seat):
            waiting = frozenset({seat})
        case Claim():
            waiting = frozenset(
                [seat for seat in SEATS if legal_actions(View(seat, state.hands[seat], table))]
            )
        case Over():
            waiting = NOBODY
        case _:
            assert_never(phase)
    return State(table, state.hands, state.wall, waiting)


def answered(state: State, seat: Seat, action: Action) -> State:
    """The state with the seat's sealed answer."""
    answers = (*state.answers[:seat], action, *state.answers[seat + 1 :])
    return state._replace(waiting=state.waiting - {seat}, answers=answers)
