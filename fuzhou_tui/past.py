"""What a hand can be taken back to: the moments at which something was opened to decisions."""

from typing import NamedTuple

from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.state import NOBODY, State
from fuzhou_tui.engine.tiles import Seat


class NoUndo(RuntimeError):
    """Nothing can be taken back here."""


class Moment(NamedTuple):
    """A hand when something was open and nobody had decided yet."""

    state: State
    decided: tuple[int, ...]  # decisions by seat
    told: tuple[Event, ...]
    written: int  # decisions in the record


class Past:
    """The moments of the hand on the table, the latest last."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []

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
                return self._moments[place]
        raise NoUndo("no person has decided in this hand")
