"""From a phase to the function that plays it: who is to decide, and what a decision does."""

from fuzhou_tui.engine import turns
from fuzhou_tui.engine.actions import Action, Discard, OwnKong, Win, action_text
from fuzhou_tui.engine.claims import resolve
from fuzhou_tui.engine.legal import is_legal, legal_actions
from fuzhou_tui.engine.state import State, Step, answered, view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Claim


class IllegalAction(ValueError):
    """A decision that the seat does not have."""


def pending(state: State) -> frozenset[Seat]:
    """The seats that have yet to decide; empty when the hand is over."""
    return state.waiting


def apply(state: State, seat: Seat, action: Action) -> Step:
    """The state after the decision, and what happened; raises IllegalAction.

    In a claim nothing happens before the last answer is in (R5.7).
    """
    _check(state, seat, action)
    phase = state.table.phase
    if isinstance(phase, Claim):
        state = answered(state, seat, action)
        return (state, ()) if state.waiting else resolve(state, phase)
    match action:
        case Win():
            return turns.win(state, seat)
        case OwnKong(tile):
            return turns.kong(state, seat, tile)
        case Discard(tile):
            return turns.discard(state, seat, tile)
        case _:
            raise AssertionError(f"{action} is no decision of a turn")


def _check(state: State, seat: Seat, action: Action) -> None:
    if seat not in state.waiting:
        raise IllegalAction(f"seat {seat} has nothing to decide")
    if not is_legal(view(state, seat), action):
        allowed = ", ".join(map(action_text, legal_actions(view(state, seat))))
        raise IllegalAction(f"seat {seat} may not {action_text(action)}; allowed are {allowed}")
