"""Whether a chow, pung or kong brings the hand nearer."""

from collections.abc import Sequence
from typing import Final

from bots.unseen import unseen
from fuzhou_tui.engine.actions import Action, ClaimChow, ClaimKong, ClaimPung, OwnKong
from fuzhou_tui.engine.distance import away, best_discards
from fuzhou_tui.engine.melds import Pung
from fuzhou_tui.engine.tiles import Counts, Tile, minus, run_of
from fuzhou_tui.engine.view import Claim, View

ALL_LIVE: Final = 108  # the replacement may be any tile: on ties a kong goes before a claim


def nearest_claim(view: View, options: Sequence[Action]) -> Action | None:
    """The claim that leaves the hand least away, nearer than passing would; on ties the most live tiles.

    A kong is also taken where it leaves the hand no further away: it counts a point and draws a tile.
    """
    now, left = away(view.hand.counts, view.table.gold, view.sets), unseen(view)
    values = [(_after(view, option, left), option) for option in options]
    wanted = [
        (value, option)
        for value, option in values
        if value is not None and value[0] < now + isinstance(option, ClaimKong)
    ]
    return min(wanted, key=lambda pair: pair[0])[1] if wanted else None


def harmless_kong(view: View, options: Sequence[Action]) -> OwnKong | None:
    """The first own kong that leaves the hand no further from complete than the best discard would."""
    table, counts = view.table, view.hand.counts
    kongs = [option for option in options if isinstance(option, OwnKong)]
    if not kongs:
        return None
    least = best_discards(counts, table.gold, view.sets, unseen(view))[0][1].away
    return next((kong for kong in kongs if _away_after_kong(view, kong.tile) <= least), None)


def _after(view: View, option: Action, left: Counts) -> tuple[int, int] | None:
    """Tiles away after the claim and its discard, and less its live useful tiles; None for no claim."""
    phase, counts, gold = view.table.phase, view.hand.counts, view.table.gold
    if not isinstance(phase, Claim) or phase.tile is None:
        return None
    match option:
        case ClaimKong():
            return away(minus(counts, phase.tile, 3), gold, view.sets - 1), -ALL_LIVE
        case ClaimPung():
            return _best_after(view, minus(counts, phase.tile, 2), left)
        case ClaimChow(low):
            return _best_after(view, _without_run(counts, low, phase.tile), left)
        case _:
            return None


def _best_after(view: View, counts: Counts, left: Counts) -> tuple[int, int]:
    """Tiles away and less live useful tiles after one more set lies open and the best tile is thrown."""
    live, choice = best_discards(counts, view.table.gold, view.sets - 1, left)[0]
    return choice.away, -live


def _without_run(counts: Counts, low: Tile, claimed: Tile) -> Counts:
    for tile in run_of(low):
        counts = counts if tile == claimed else minus(counts, tile)
    return counts


def _away_after_kong(view: View, tile: Tile) -> int:
    counts, gold = view.hand.counts, view.table.gold
    if Pung(tile) in view.area.melds:
        return away(minus(counts, tile), gold, view.sets)
    return away(minus(counts, tile, 4), gold, view.sets - 1)
