"""A hand among bots, from its deal to its end."""

from typing import NamedTuple

from bots.bot import Bot
from bots.guard import guarded_choice
from bots.stream import decision_stream
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.play import apply
from fuzhou_tui.engine.state import State, Step, view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Over, Result

Bots = tuple[Bot, Bot, Bot, Bot]


class Complaint(NamedTuple):
    """A bot that failed and was played for."""

    seat: Seat
    text: str


class PlayedHand(NamedTuple):
    """A hand that is over, all that happened in it, and the failures of its bots."""

    state: State
    result: Result
    events: tuple[Event, ...]
    complaints: tuple[Complaint, ...]


def play_hand(opened: Step, bots: Bots, seed: str, number: int) -> PlayedHand:
    """Play an opened hand out; the match's seed and the hand's number key every decision's random stream."""
    state, opening = opened
    events, complaints, decided = list(opening), [], [0, 0, 0, 0]
    while state.waiting:
        for seat in state.waiting:
            stream = decision_stream(seed, number, seat, decided[seat])
            choice = guarded_choice(bots[seat], view(state, seat), stream)
            decided[seat] += 1
            if choice.complaint is not None:
                complaints.append(Complaint(seat, choice.complaint))
            state, told = apply(state, seat, choice.action)
            events += told
    match state.table.phase:
        case Over(result):
            return PlayedHand(state, result, tuple(events), tuple(complaints))
        case phase:
            raise AssertionError(f"nobody is to decide, but the hand goes on: {phase}")
