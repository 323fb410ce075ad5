"""A hand as it would lie between its own turns: what a decision is judged by."""

from typing import NamedTuple

from bots.unseen import unseen
from fuzhou_tui.engine.distance import is_free_wait
from fuzhou_tui.engine.melds import KnownMeld
from fuzhou_tui.engine.melds import SETS
from fuzhou_tui.engine.tiles import Counts, Tile, minus
from fuzhou_tui.engine.view import View

FREE_WANDER = 3  # R8.10: the last step


class Position(NamedTuple):
    """Concealed tiles, 3 * sets + 1 of them, and what goes with them."""

    counts: Counts
    melds: tuple[KnownMeld, ...]
    left: Counts  # unseen tiles by kind
    threw_gold: bool = False  # R6.2
    wander: int = 0  # R8.10

    @property
    def sets(self) -> int:
        """Sets that the concealed tiles must still hold."""
        return SETS - len(self.melds)


def standing_position(view: View) -> Position:
    """The seat's hand as it lies while others play."""
    area = view.area
    return Position(view.hand.counts, view.melds, unseen(view), area.threw_gold, area.wander)


def discarded(view: View, position: Position, tile: Tile) -> Position:
    """The position, of one tile too many, after that tile is thrown (R6.2, R8.10)."""
    counts, gold = minus(position.counts, tile), view.table.gold
    threw_gold = position.threw_gold or tile == gold
    wander = 0
    if view.table.rules.wander and is_free_wait(counts, gold, position.sets):
        wander = min(FREE_WANDER, position.wander + 1) if tile == gold and position.wander else max(1, position.wander)
    return position._replace(counts=counts, threw_gold=threw_gold, wander=wander)
