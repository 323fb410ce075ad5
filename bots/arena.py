"""Two bots on the same deals: the challenger in each seat against three of the baseline."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from types import FrameType
from typing import Final, NamedTuple

from bots.bot import Bot
from bots.contenders import contender
from bots.duel import Deal, Duel
from bots.stream import decision_stream
from fuzhou_tui.engine.actions import Action, action_text
from fuzhou_tui.engine.legal import is_legal, legal_actions
from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.play import apply
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.state import Step, view
from fuzhou_tui.engine.tiles import SEATS, Seat, four
from fuzhou_tui.engine.view import Over, View
from fuzhou_tui.engine.wall import deal, drawing_order

# Deals a process plays at a time: some seconds of play, so that handing them over takes no time to speak of.
_AT_ONCE: Final = 10


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom, on which deals, by which rules."""

    challenger: str
    baseline: str
    rules: Rules
    seed: str
    deals: int
    time_limit: float  # seconds a decision may take


class BotFailed(RuntimeError):
    """A bot raised, chose what it may not, or took too long; the text says where."""


def duels(contest: Contest, jobs: int = 1) -> Iterator[Deal]:
    """Every deal in order, the same whatever the number of processes; raises UnknownBot and BotFailed."""
    if jobs == 1:
        players = _Players(contest)
        return (players.deal(number) for number in range(contest.deals))
    return _shared_out(contest, jobs)


class _Players:
    """The two bots of a contest, made once."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._challenger = contender(contest.challenger)
        self._baseline = contender(contest.baseline)

    def deal(self, number: int) -> Deal:
        """The deal of that number, from 0, played with the challenger in each seat."""
        contest, dealer = self._contest, SEATS[number % 4]
        chance = deal(contest.seed, number + 1)
        wall = drawing_order(chance.tiles, dealer, chance.dice)
        opened = start(Seating(contest.rules, 1, dealer, 0), wall, chance.dice)
        return four(self._duel(opened, seat, number) for seat in SEATS)

    def _duel(self, opened: Step, challenger: Seat, number: int) -> Duel:
        state, _ = opened
        decided, seconds = [0, 0, 0, 0], []
        while state.waiting:
            for seat in state.waiting:
                own = seat == challenger
                name = self._contest.challenger if own else self._contest.baseline
                bot = self._challenger if own else self._baseline
                asked = _Asked(name, number, seat, decided[seat])
                began = perf_counter()
                action = _answer(bot, view(state, seat), asked, self._contest)
                if own:
                    seconds.append(perf_counter() - began)
                decided[seat] += 1
                state, _ = apply(state, seat, action)
        match state.table.phase:
            case Over(result):
                return Duel(challenger, result, tuple(seconds))
            case phase:
                raise AssertionError(f"nobody is to decide, but the hand goes on: {phase}")


class _Asked(NamedTuple):
    """A decision that a bot is asked for."""

    name: str
    deal: int
    seat: Seat
    number: int


def _answer(bot: Bot, seen: View, asked: _Asked, contest: Contest) -> Action:
    """The bot's choice within its time; its random numbers depend on seed, deal, seat and bot alone."""
    stream = decision_stream(f"{contest.seed}/{asked.name}", asked.deal, asked.seat, asked.number)
    where = f"{asked.name} at seat {asked.seat} of deal {asked.deal}"
    began = perf_counter()
    try:
        with _Alarm(contest.time_limit):
            action = bot.choose(seen, stream)
    except (Exception, SystemExit) as error:
        raise BotFailed(f"{where} raised {type(error).__name__}: {error}") from error
    except _OutOfTimeError as error:
        raise BotFailed(f"{where} took more than {contest.time_limit:g} s") from error
    if perf_counter() - began > contest.time_limit:
        raise BotFailed(f"{where} took more than {contest.time_limit:g} s")
    if not _is_choice(seen, action):
        allowed = ", ".join(map(action_text, legal_actions(seen)))
        raise BotFailed(f"{where} chose {action!r}, which is not among {allowed}")
    return action


def _is_choice(seen: View, action: Action) -> bool:
    try:
        return is_legal(seen, action)
    except (TypeError, IndexError):  # a player's own bot may answer anything
        return False


class _OutOfTimeError(BaseException):
    """Raised inside a bot that takes too long; no `except Exception` of its own can hold it."""


class _Alarm:
    """Ends what runs under it after so many seconds, where the system has an alarm clock."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def __exit__(self, *_: object) -> None:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise _OutOfTimeError


def _shared_out(contest: Contest, jobs: int) -> Iterator[Deal]:
    """All deals in order, each process given some at a time."""
    running: deque[Future[tuple[Deal, ...]]] = deque()
    starts = iter(range(0, contest.deals, _AT_ONCE))
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    try:
        while True:
            while len(running) < 2 * jobs and (first := next(starts, None)) is not None:
                running.append(pool.submit(_deals, contest, first))
            if not running:
                return
            yield from running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _deals(contest: Contest, first: int) -> tuple[Deal, ...]:
    players = _Players(contest)
    return tuple(players.deal(number) for number in range(first, min(first + _AT_ONCE, contest.deals)))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
