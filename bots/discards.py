"""Which tile to throw."""

from random import Random
from typing import Final

from bots.unseen import unseen
from fuzhou_tui.engine.distance import best_discards, discards
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.engine.view import View

WILD_CHOICE: Final = 0.15  # how often the soft choice looks one step further away


def efficient_discard(view: View) -> Tile:
    """The tile, no gold if that can be, that leaves the hand least away with the most live useful tiles."""
    table, counts = view.table, view.hand.counts
    best = best_discards(counts, table.gold, view.sets, unseen(view))
    for _, tile in best.ranked:
        if tile != table.gold:
            return tile
    return _natural_discard(view)


def soft_discard(view: View, rng: Random) -> Tile:
    """One of the tiles that leave the hand least away, now and then one step further; no gold by choice."""
    table = view.table
    choices = [
        choice for choice in discards(view.hand.counts, table.gold, view.sets) if choice.tile != table.gold
    ]
    if not choices:
        return table.gold
    least = min(choice.away for choice in choices) + (rng.random() < WILD_CHOICE)
    return rng.choice([choice.tile for choice in choices if choice.away <= least])


def _natural_discard(view: View) -> Tile:
    """The best tile that is no gold, where throwing a gold alone would leave the hand least away."""
    table = view.table
    choices = discards(view.hand.counts, table.gold, view.sets)
    naturals = [choice for choice in choices if choice.tile != table.gold]
    return min(naturals, key=lambda choice: choice.away).tile if naturals else table.gold
