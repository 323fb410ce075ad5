"""What a player at the table must be able to do."""

from random import Random
from typing import Protocol, runtime_checkable

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.view import View


@runtime_checkable
class Bot(Protocol):
    """A player that decides from what its seat can see; it keeps nothing between decisions."""

    def choose(self, view: View, rng: Random) -> Action:
        """One of the legal actions of the view; the same for the same view and random stream."""
        ...
