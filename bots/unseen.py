"""Which tiles a seat has not seen yet."""

from fuzhou_tui.engine.melds import meld_tiles
from fuzhou_tui.engine.tiles import Counts
from fuzhou_tui.engine.view import View


def unseen(view: View) -> Counts:
    """How many of each suit kind may lie in the wall, other hands or face-down kongs."""
    left = [4 - held for held in view.hand.counts]
    left[view.table.gold] -= 1
    for area in view.table.areas:
        for discarded in area.discards:
            if not discarded.claimed:
                left[discarded.tile] -= 1
        for meld in area.melds:
            for tile in meld_tiles(meld):
                left[tile] -= 1
    for tile in view.hand.concealed_kongs:
        left[tile] -= 4
    return tuple(left)
