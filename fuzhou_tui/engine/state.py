"""The whole of a hand in play, split by who may see it."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile
from fuzhou_tui.engine.view import Area, Claim, Hand, Phase, Table, Turn, View

Answers = tuple[Action | None, Action | None, Action | None, Action | None]

NO_ANSWERS: Final[Answers] = (None, None, None, None)
NOBODY: Final[frozenset[Seat]] = frozenset()


class State(NamedTuple):
    """A hand at one moment. What is not in `table` or the own hand is hidden from every seat."""

    table: Table
    hands: tuple[Hand, Hand, Hand, Hand]
    wall: tuple[Tile, ...]  # 144 tiles in drawing order, those taken included
    waiting: frozenset[Seat] = NOBODY  # seats that have not answered; it would tell who holds a pair
    answers: Answers = NO_ANSWERS  # sealed until the last one is in (R5.7)


Step = tuple[State, tuple[Event, ...]]


def view(state: State, seat: Seat) -> View:
    """All that the seat can know."""
    return View(seat, state.hands[seat], state.table)


def with_area(state: State, seat: Seat, area: Area) -> State:
    """The state with another area in front of the seat."""
    first, second, third, fourth = (area if other == seat else state.table.areas[other] for other in SEATS)
    return state._replace(table=state.table._replace(areas=(first, second, third, fourth)))


def with_hand(state: State, seat: Seat, hand: Hand) -> State:
    """The state with another hand held by the seat; its area counts the tiles."""
    first, second, third, fourth = (hand if other == seat else state.hands[other] for other in SEATS)
    area = state.table.areas[seat]._replace(hidden=sum(hand.counts))
    return with_area(state._replace(hands=(first, second, third, fourth)), seat, area)


def entering(state: State, phase: Phase) -> State:
    """The state in that phase, waiting for everyone who has a decision in it."""
    table = state.table._replace(phase=phase)
    if isinstance(phase, Turn):
        return state._replace(table=table, waiting=frozenset({phase.seat}), answers=NO_ANSWERS)
    waiting = _entitled(state, table) if isinstance(phase, Claim) else NOBODY
    return state._replace(table=table, waiting=waiting, answers=NO_ANSWERS)


def answered(state: State, seat: Seat, action: Action) -> State:
    """The state with the seat's sealed answer."""
    first, second, third, fourth = (action if other == seat else state.answers[other] for other in SEATS)
    return state._replace(waiting=state.waiting - {seat}, answers=(first, second, third, fourth))


def _entitled(state: State, table: Table) -> frozenset[Seat]:
    return frozenset(_with_a_choice(View(seat, state.hands[seat], table) for seat in SEATS))


def _with_a_choice(views: Iterable[View]) -> Iterable[Seat]:
    return (view.seat for view in views if legal_actions(view))
