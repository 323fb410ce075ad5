"""A hand as it would lie between its own turns: what a decision is judged by."""

from typing import Final, NamedTuple

from bots.unseen import unseen
from fuzhou_tui.engine.distance import is_free_wait
from fuzhou_tui.engine.melds import SETS, KnownMeld
from fuzhou_tui.engine.tiles import Counts, Tile, minus
from fuzhou_tui.engine.view import View

MOST_WANDER: Final = 3  # R8.10: the last step


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
    return position._replace(
        counts=counts, threw_gold=threw_gold, wander=_wander_after(view, position, counts, tile)
    )


def _wander_after(view: View, position: Position, counts: Counts, thrown: Tile) -> int:
    """The step of the wander after the discard, 0 outside it."""
    gold = view.table.gold
    if not view.table.rules.wander or not is_free_wait(counts, gold, position.sets):
        return 0
    raised = position.wander > 0 and thrown == gold
    return min(MOST_WANDER, max(1, position.wander + raised))
