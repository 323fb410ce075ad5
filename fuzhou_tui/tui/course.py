"""How a match goes on before one viewer: who is to think, how long bots wait, what the table does by itself.

Bots' answers are told no sooner than the pace allows, counted from what was shown last, so that how long they
take tells nothing. Times are seconds.
"""

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from fuzhou_tui.engine.actions import Action, Pass
from fuzhou_tui.engine.events import Event, Reveals
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.session import Session
from fuzhou_tui.tui.autoplay import auto_action
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.scene import Auto, Reveal
from fuzhou_tui.tui.seen import NOTHING_SEEN, seen_after

# Seconds between two moves of bots, slowest first; speeds are counted from 1.
PACES: Final = (0.9, 0.4, 0.15, 0.0)
USUAL_SPEED: Final = 2

Answers = Sequence[tuple[Seat, Action]]


class Think(NamedTuple):
    """Bots are to make up their minds, and to say of which window of the course."""

    seats: tuple[Seat, ...]
    window: int


class Wait(NamedTuple):
    """Nothing happens for so long, for ever while the table is paused."""

    seconds: float


class Rest(NamedTuple):
    """Nothing happens until somebody answers."""


Step = Think | Wait | Rest


class Course:
    """The match of a session as it goes on before one viewer."""

    def __init__(self, session: Session, pace: float) -> None:
        self.session = session
        self.pace = pace
        self.paused = False
        self.called: Seat | None = None  # whose person is to sit down at the screen before anything is shown
        self._vacated = False  # whether whoever sat at the screen has left it for good
        self._sitting: int | None = None  # the person at the screen, by the seat of the match's first hand
        self._orders: dict[int, frozenset[Auto]] = {}  # by person
        self.seen = seen_after(NOTHING_SEEN, session.told, self.viewer)
        self.reveal = next(_reveals(session, session.told), None)
        self.asked = False  # whether the viewer is to decide
        self._shown_at = 0.0
        self._window = 0
        self._thinking = False
        self._ready: Answers = ()
        self._skipping = False
        self._steps = 0

    @property
    def viewer(self) -> Seat:
        """The seat whose tiles are shown; people may change seats between hands (R11.4)."""
        people = sorted(self.session.humans)
        at_the_screen = (seat for seat in people if self._person(seat) == self._sitting)
        return next(at_the_screen, people[0] if people else SEATS[0])

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen, one after the other."""
        return len(self.session.humans) > 1

    @property
    def covered(self) -> bool:
        """Whether the viewer's tiles are turned down: others may look at the screen until it is asked."""
        return (self.shared or self._vacated) and not self.asked and not self.session.over

    @property
    def autos(self) -> frozenset[Auto]:
        """What the table does for the viewer."""
        return self._orders.get(self._person(self.viewer), frozenset())

    @property
    def watching(self) -> bool:
        """Whether nobody at this screen plays."""
        return not self.session.humans

    @property
    def begun(self) -> bool:
        """Whether a hand is on the table."""
        return bool(self.session.pending()) or self.session.over

    @property
    def speed(self) -> int:
        """The pace as a number from 1, slow, to 4."""
        return speed_of(self.pace)

    def change_speed(self, by: int) -> None:
        """So many speeds faster, or slower."""
        self.pace = PACES[max(0, min(len(PACES) - 1, self.speed - 1 + by))]

    def begin(self, now: float) -> tuple[Event, ...]:
        """Deal the next hand, and answer what happened."""
        self.seen, self.reveal = NOTHING_SEEN, None
        happened = self.session.begin()
        self._tell(happened, now)
        return happened

    def act(self, seat: Seat, action: Action, now: float) -> None:
        """The seat decides so."""
        before = self.session.view(seat).table.phase
        happened = self.session.act(seat, action)
        self.asked = self.asked and seat != self.viewer
        self._tell(happened, now)
        if happened or self.session.view(seat).table.phase is not before:
            self._open_window()

    def sit(self) -> None:
        """The person who was called sits down at the screen."""
        if self.called is not None:
            self._sitting, self.called, self._vacated = self._person(self.called), None, False
            self.seen = seen_after(NOTHING_SEEN, self.session.told, self.viewer)

    def undo(self, now: float) -> None:
        """Take back the last decision of a person and all after it; raises NoUndo, NoHand."""
        self.session.undo()
        self.seen, self.reveal, self._shown_at = NOTHING_SEEN, None, now
        self._tell(self.session.told, now)
        self._open_window()

    def leave(self, name: str) -> None:
        """The viewer leaves for good, and a bot of that name plays on (R11.5); raises NoHand."""
        self.session.leave(self.viewer, name)
        self._sitting, self._vacated = None, bool(self.session.humans)
        self._open_window()

    def answer(self, window: int, answers: Answers) -> None:
        """Bots have made up their minds; an answer that is too late for its window is dropped."""
        if window == self._window:
            self._thinking, self._ready = False, answers

    def next(self, now: float) -> Step:
        """Let everything happen that is due, and answer what is to be done then."""
        while True:
            pending = self.session.pending()
            ordered = self._by_themselves()
            asked = (pending & self._persons()) - {seat for seat, _ in ordered}
            self.called = self._called(asked)
            self.asked = self.called is None and self.viewer in asked
            self._skipping = self._skipping and bool(pending) and not self.asked
            due = self._ready or ordered[:1]
            if not due:
                return self._think(tuple(sorted(pending - self._persons())))
            wait = self._wait(due, now)
            if wait > 0:
                return Wait(wait)
            self._play(due, now)

    def obey(self, command: Command) -> None:
        """Pause or go on, do one step, play faster or slower."""
        match command:
            case Command.PAUSE:
                self.pause()
            case Command.STEP:
                self.step()
            case Command.FASTER | Command.SLOWER:
                self.change_speed(1 if command is Command.FASTER else -1)
            case _:
                raise ValueError(f"{command.value}: says nothing of the pace")

    def pause(self) -> None:
        """Hold the bots, or let them go on."""
        self.paused, self._skipping, self._steps = not self.paused, False, 0

    def step(self) -> None:
        """Let one decision of the bots happen, and hold them after it."""
        self.paused, self._skipping, self._steps = True, False, 1

    def skip(self) -> None:
        """Let the bots play without waiting until the viewer is asked."""
        self._skipping = not (self.paused or self.watching)

    def take_back(self) -> bool:
        """Whether the table played the viewer's turns; it no longer does."""
        played = bool(self.autos & {Auto.BOT, Auto.CUT})
        if played:
            self.give_orders(frozenset())
        return played

    def give_orders(self, autos: frozenset[Auto]) -> None:
        """What the table is to do for the viewer from now on."""
        if bool(autos) != bool(self.autos):
            self.session.tell_auto(self.viewer, on=bool(autos))
        self._orders[self._person(self.viewer)] = autos
        self._open_window()

    def _open_window(self) -> None:
        """Answers thought about before are void."""
        self._window += 1
        self._thinking, self._ready = False, ()

    def _person(self, seat: Seat) -> int:
        return self.session.match.players[seat]

    def _persons(self) -> frozenset[Seat]:
        """The seats that people decide for; a bot may play for one of them."""
        return frozenset(
            seat for seat in self.session.humans if Auto.BOT not in self._orders.get(self._person(seat), ())
        )

    def _called(self, asked: frozenset[Seat]) -> Seat | None:
        """Who is to sit down at a shared screen: the first who is asked, if the one who sits there is not."""
        several = self.shared or self._vacated
        if not several or self.session.over or (self._sitting is not None and self.viewer in asked):
            return None
        nobody = min(self.session.humans) if self._sitting is None else None
        return min(asked, key=self._turn, default=nobody)

    def _turn(self, seat: Seat) -> int:
        """When the seat is asked, counted from the viewer."""
        return (seat - self.viewer) % len(SEATS)

    def _by_themselves(self) -> Answers:
        """What orders decide for people."""
        found = []
        for seat in sorted(self._persons() & self.session.pending()):
            action = auto_action(self.session.view(seat), self._orders.get(self._person(seat), ()))
            if action is not None:
                found.append((seat, action))
        return found

    def _think(self, machines: tuple[Seat, ...]) -> Think | Rest:
        if not machines or self._thinking:
            return Rest()
        self._thinking = True
        return Think(machines, self._window)

    def _wait(self, due: Answers, now: float) -> float:
        """How long until these answers may be told; passes and bids that settle nothing show nothing."""
        silent = all(isinstance(action, Pass) for _, action in due)
        settles = self.session.pending() == {seat for seat, _ in due}
        if silent or not settles:
            return 0.0
        if self.paused:
            return 0.0 if self._steps else inf
        return 0.0 if self._skipping else self._shown_at + self.pace - now

    def _play(self, due: Answers, now: float) -> None:
        silent = all(isinstance(action, Pass) for _, action in due)
        self._steps = max(0, self._steps - (not silent))
        self._ready = ()
        for seat, action in due:
            self.act(seat, action, now)

    def _tell(self, happened: tuple[Event, ...], now: float) -> None:
        self.seen = seen_after(self.seen, happened, self.viewer)
        if happened:
            self._shown_at = now
        self.reveal = next(_reveals(self.session, happened), self.reveal)


def speed_of(pace: float) -> int:
    """The pace as a number from 1, slow, to 4."""
    return 1 + sum(slower > pace for slower in PACES)


def _reveals(session: Session, happened: tuple[Event, ...]) -> Iterator[Reveal]:
    """What is shown once all tiles lie open, if they do."""
    for event in happened:
        if isinstance(event, Reveals):
            melds = tuple(session.view(seat).melds for seat in SEATS)
            yield Reveal(event.hands, melds, session.deal.salt, session.finished, session.seat_draw)
