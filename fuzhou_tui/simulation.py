"""Bots playing match after match, the same whatever the number of processes."""

import gc
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain, count, islice
from typing import Final, NamedTuple

from bots.levels import LEVELS
from bots.runner import Complaint, PlayedHand, play_hand
from fuzhou_tui.engine.match import Length, Match, begin, deal_of, new_match, settle
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.tiles import four
from fuzhou_tui.engine.view import Result
from fuzhou_tui.records.lines import (
    Telling,
    event_line,
    hand_line,
    line_text,
    seats_line,
    telling_of,
    wall_line,
)

Levels = tuple[str, str, str, str]

_ALLOCATIONS_A_COLLECTION: Final = 200_000
# Matches a process plays at a time: some twenty hands, so that handing them over takes no time to speak of.
_AT_ONCE: Final = {Length.HAND: 20, Length.ROUND: 4, Length.GAME: 1}


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated."""

    rules: Rules
    base: int
    length: Length
    seed: str
    levels: Levels
    hands: int
    told: bool  # whether the event lines are wanted


class SimulatedHand(NamedTuple):
    """How a hand ended, and its event lines if they are wanted."""

    match: int
    players: tuple[int, ...]  # by seat, whose level of the plan sits there
    result: Result
    complaints: tuple[Complaint, ...]
    lines: str


def simulate(plan: Plan, jobs: int = 1) -> Iterator[SimulatedHand]:
    """Exactly as many hands as planned, in order; the last match may be cut short."""
    _spare_the_collector()
    if jobs == 1 or plan.length is Length.ENDLESS:
        return islice(_from(plan, count()), plan.hands)
    return islice(_shared_out(plan, jobs, _AT_ONCE[plan.length]), plan.hands)


def _from(plan: Plan, numbers: Iterable[int]) -> Iterator[SimulatedHand]:
    return chain.from_iterable(_match(plan, number) for number in numbers)


def _match(plan: Plan, number: int) -> Iterator[SimulatedHand]:
    match = new_match(plan.rules, plan.base, f"{plan.seed}/{number}", plan.length)
    while not match.finished:
        dealt = deal_of(match)
        opened = begin(match, dealt)
        bots = four(LEVELS[plan.levels[player]] for player in match.players)
        played = play_hand(opened, bots, match.seed, match.number)
        after = settle(match, played.result)
        telling = telling_of(match, dealt, match.seed, number) if plan.told else None
        lines = _lines(telling, match, played, after) if telling else ""
        yield SimulatedHand(number, match.players, played.result, played.complaints, lines)
        match = after


def _lines(telling: Telling, match: Match, played: PlayedHand, after: Match) -> str:
    first = match.seat_draw if match.number == 1 else None
    found = chain(
        () if first is None else (seats_line(first),),
        (hand_line(telling), wall_line(played.state.wall)),
        (event_line(event, telling) for event in played.events),
        () if after.seat_draw is None else (seats_line(after.seat_draw),),
    )
    return "".join(f"{line_text(line)}\n" for line in found)


def _shared_out(plan: Plan, jobs: int, at_once: int) -> Iterator[SimulatedHand]:
    """All matches in order, each process given some at a time; what is not wanted any more is dropped."""
    running: deque[Future[tuple[SimulatedHand, ...]]] = deque()
    starts = count(step=at_once)
    pool = ProcessPoolExecutor(jobs, initializer=_begin_work)
    try:
        while True:
            while len(running) < 2 * jobs:
                running.append(pool.submit(_matches, plan, next(starts), at_once))
            yield from running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _matches(plan: Plan, first: int, matches: int) -> tuple[SimulatedHand, ...]:
    return tuple(islice(_from(plan, range(first, first + matches)), plan.hands))


def _begin_work() -> None:
    """Interrupts are left to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _spare_the_collector()


def _spare_the_collector() -> None:
    """States hold no cycles: looking for some takes a twentieth of the time and finds nothing."""
    gc.freeze()
    gc.set_threshold(_ALLOCATIONS_A_COLLECTION)
