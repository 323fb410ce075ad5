"""The hand so far: what was decided, and the moments it can be taken back to, when something was open."""

from typing import NamedTuple

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.state import NOBODY, State, view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import View


class NoHand(RuntimeError):
    """There is no hand in play, or one is already."""


class NoUndo(RuntimeError):
    """Nothing can be taken back here."""


class Moment(NamedTuple):
    """A hand when something was open and nobody had decided yet."""

    state: State
    decided: tuple[int, ...]  # decisions by seat
    told: tuple[Event, ...]
    written: int  # decisions in the record


class Choice(NamedTuple):
    """A decision, and the hand it was taken in."""

    met: State
    seat: Seat
    action: Action


class Past:
    """The moments and choices of the hand on the table, the latest last."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []
        self._choices: list[Choice] = []

    def add(self, choice: Choice) -> None:
        """Add the latest choice."""
        self._choices.append(choice)

    def choices(self, seat: Seat) -> tuple[tuple[View, Action], ...]:
        """What the seat decided, each with what it saw then."""
        return tuple((view(met, seat), action) for met, who, action in self._choices if who == seat)

    def remember(self, moment: Moment) -> None:
        """Add the latest moment."""
        self._moments.append(moment)

    def back(self, now: State, people: frozenset[Seat]) -> Moment:
        """The latest moment at which a person was asked who has decided since; it is the latest then.

        Raises NoUndo.
        """
        for place in range(len(self._moments) - 1, -1, -1):
            asked = self._moments[place].state.waiting & people
            if asked - (now.waiting if place == len(self._moments) - 1 else NOBODY):
                del self._moments[place + 1 :]
                del self._choices[sum(self._moments[place].decided) :]
                return self._moments[place]
        raise NoUndo("no person has decided in this hand")
