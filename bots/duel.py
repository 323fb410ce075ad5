"""One deal of a contest: the challenger played it once in each seat."""

from typing import NamedTuple

from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Result


class Duel(NamedTuple):
    """One hand: the challenger's seat, how it ended, and the seconds of each of its decisions."""

    seat: Seat
    result: Result
    seconds: tuple[float, ...]


Deal = tuple[Duel, Duel, Duel, Duel]  # by the challenger's seat
