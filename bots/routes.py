"""The ways a hand can still win: how far each is, what helps it, and what it brings."""

from collections.abc import Iterator
from typing import NamedTuple

from bots.points import gain
from bots.position import Position
from fuzhou_tui.engine.distance import is_free_wait
from fuzhou_tui.engine.melds import meld_tiles
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.shapes import missing, missing_after_draws, natural_keys
from fuzhou_tui.engine.tiles import SUIT_TILES
from fuzhou_tui.engine.view import View


class Route(NamedTuple):
    """A kind of win: tiles away, live useful tiles, and the points of it drawn and on a discard."""

    special: Special | None
    away: int
    useful: int  # live tiles that bring it nearer
    drawn: float
    claimed: float  # 0 where it can only be drawn


def routes(view: View, position: Position) -> tuple[Route, ...]:
    """Every route that the table and the hand's golds allow, the plain win first."""
    golds = position.counts[view.table.gold]
    keys = tuple(natural_keys(position.counts, view.table.gold))
    found = [_route(view, position, keys, _Aim(None, position.sets, 1, golds))]
    if golds >= 2 and view.table.rules.golden_sparrow is not None:
        # Two golds are the pair, so the rest needs no pair and has two wild tiles fewer (R8.4).
        found.append(_route(view, position, keys, _Aim(Special.GOLDEN_SPARROW, position.sets, 0, golds - 2)))
    if golds >= 3 and view.table.rules.golden_dragon is not None:
        # Three golds are a set and nothing is wild (R8.5).
        aim = _Aim(Special.GOLDEN_DRAGON, position.sets - 1, 1, golds - 3)
        found.append(_route(view, position, keys, aim))
    if view.table.rules.half_flush is not None:
        found += _flushes(view, position, golds)
    return tuple(found)


def _flushes(view: View, position: Position, golds: int) -> Iterator[Route]:
    """混一色 in the suit of the melds, or in any where there is none (R8.11)."""
    suits = {tile // 9 for meld in position.melds for tile in meld_tiles(meld)[:1]}
    if len(suits) > 1:
        return
    keys = natural_keys(position.counts, view.table.gold)
    for suit in suits or range(3):
        alone = tuple(key if place == suit else 0 for place, key in enumerate(keys))
        left = tuple(
            copies if tile // 9 == suit or tile == view.table.gold else 0
            for tile, copies in zip(SUIT_TILES, position.left, strict=True)
        )
        aim = _Aim(Special.HALF_FLUSH, position.sets, 1, golds)
        yield _route(view, position._replace(left=left), alone, aim)


class _Aim(NamedTuple):
    """What the concealed tiles must become: sets, a pair or none, with so many golds free to stand in."""

    special: Special | None
    sets: int
    pair: int
    wild: int


def _route(view: View, position: Position, keys: tuple[int, ...], aim: _Aim) -> Route:
    key_m, key_p, key_s = keys
    lacking = missing(key_m, key_p, key_s, aim.sets, aim.pair)
    after = missing_after_draws(key_m, key_p, key_s, aim.sets, aim.pair)
    gold, left = view.table.gold, position.left
    useful = sum([copies for copies, lacks in zip(left, after, strict=True) if lacks < lacking])
    if after[gold] >= lacking:
        useful += left[gold]
    held = position.counts[gold]
    drawn = gain(view, position, aim.special, own=True, golds=held)
    claimed = gain(view, position, aim.special, own=False, golds=held) if _may_claim(view, position) else 0.0
    return Route(aim.special, max(1, lacking - aim.wild), useful, drawn, claimed)


def _may_claim(view: View, position: Position) -> bool:
    """Whether a win on a discard would stand (R6.2, R6.3)."""
    rules = view.table.rules
    if rules.gold_discard_locks and position.threw_gold:
        return False
    return not (rules.free_wait_self_draw and is_free_wait(position.counts, view.table.gold, position.sets))
