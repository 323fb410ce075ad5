"""Whether a chow, pung or kong brings the hand nearer."""

from collections.abc import Iterator, Sequence
from typing import Final

from bots.unseen import unseen
from fuzhou_tui.engine.actions import Action, ClaimChow, ClaimKong, ClaimPung, OwnKong
from fuzhou_tui.engine.distance import away, best_discards
from fuzhou_tui.engine.melds import Pung
from fuzhou_tui.engine.tiles import Counts, Tile, minus, run_of
from fuzhou_tui.engine.view import View

ALL_LIVE: Final = 108  # the replacement may be any tile: on ties a kong goes before a claim


def nearest_claim(view: View, options: Sequence[Action]) -> Action | None:
    """The claim that leaves the hand least away, nearer than passing would; on ties the most live tiles.

    A kong is also taken where it leaves the hand no further away: it counts a point and draws a tile.
    """
    now = away(view.hand.counts, view.table.gold, view.sets)
    nearer = [
        (option, counts)
        for option, counts in _after_each(view, options)
        if _away_after(view, counts) < now + isinstance(option, ClaimKong)
    ]
    if len(nearer) < 2:
        return nearer[0][0] if nearer else None
    left = unseen(view)
    return min(nearer, key=lambda pair: _rest(view, pair[1], left))[0]


def harmless_kong(view: View, options: Sequence[Action]) -> OwnKong | None:
    """The first own kong that leaves the hand no further from complete than the best discard would."""
    table, counts = view.table, view.hand.counts
    kongs = [option for option in options if isinstance(option, OwnKong)]
    if not kongs:
        return None
    least = best_discards(counts, table.gold, view.sets, unseen(view)).away
    return next((kong for kong in kongs if _away_after_kong(view, kong.tile) <= least), None)


def _after_each(view: View, options: Sequence[Action]) -> Iterator[tuple[Action, Counts]]:
    """Each claim with the concealed tiles left when its set lies open."""
    lying, counts = view.table.lying, view.hand.counts
    if lying is None:
        return
    for option in options:
        match option:
            case ClaimKong():
                yield option, minus(counts, lying, 3)
            case ClaimPung():
                yield option, minus(counts, lying, 2)
            case ClaimChow(low):
                one, other = (tile for tile in run_of(low) if tile != lying)
                yield option, minus(minus(counts, one), other)
            case _:
                pass


def _away_after(view: View, counts: Counts) -> int:
    """Tiles away after the claim and, where one follows, the best discard: it leaves at least one."""
    return max(1, away(counts, view.table.gold, view.sets - 1))


def _rest(view: View, counts: Counts, left: Counts) -> tuple[int, int]:
    """Tiles away, and less the live useful tiles; a kong draws, so that any tile may help it."""
    sets = view.sets - 1
    if sum(counts) == 3 * sets + 1:
        return _away_after(view, counts), -ALL_LIVE
    best = best_discards(counts, view.table.gold, sets, left)
    return best.away, -best.ranked[0][0]


def _away_after_kong(view: View, tile: Tile) -> int:
    counts, gold = view.hand.counts, view.table.gold
    if Pung(tile) in view.area.melds:
        return away(minus(counts, tile), gold, view.sets)
    return away(minus(counts, tile, 4), gold, view.sets - 1)
