"""The ways a hand can still win: how far each is, what helps it, and what it brings."""

from collections.abc import Iterator
from typing import NamedTuple

from bots.points import gain
from bots.position import Position
from fuzhou_tui.engine.distance import is_free_wait
from fuzhou_tui.engine.melds import meld_tiles
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.shapes import missing, missing_after_draws, natural_keys
from fuzhou_tui.engine.tiles import SUIT_TILES, Tile
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
    found = [_plain(view, position, golds)]
    if golds >= 2 and view.table.rules.golden_sparrow is not None:
        found.append(_sparrow(view, position, golds))
    if golds >= 3 and view.table.rules.golden_dragon is not None:
        found.append(_dragon(view, position, golds))
    if view.table.rules.half_flush is not None:
        found += _flushes(view, position, golds)
    return tuple(found)


def _plain(view: View, position: Position, golds: int) -> Route:
    keys = tuple(natural_keys(position.counts, view.table.gold))
    return _route(view, position, None, keys, position.sets, 1, golds)


def _sparrow(view: View, position: Position, golds: int) -> Route:
    """Two golds are the pair, so the rest needs no pair and has two wild tiles fewer (R8.4)."""
    keys = tuple(natural_keys(position.counts, view.table.gold))
    return _route(view, position, Special.GOLDEN_SPARROW, keys, position.sets, 0, golds - 2)


def _dragon(view: View, position: Position, golds: int) -> Route:
    """Three golds are a set and nothing is wild (R8.5)."""
    keys = tuple(natural_keys(position.counts, view.table.gold))
    return _route(view, position, Special.GOLDEN_DRAGON, keys, position.sets - 1, 1, golds - 3)


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
        yield _route(view, position._replace(left=left), Special.HALF_FLUSH, alone, position.sets, 1, golds)


def _route(  # noqa: PLR0913, PLR0917 -- what defines a route
    view: View,
    position: Position,
    special: Special | None,
    keys: tuple[int, ...],
    sets: int,
    pair: int,
    wild: int,
) -> Route:
    key_m, key_p, key_s = keys
    lacking = missing(key_m, key_p, key_s, sets, pair)
    after = missing_after_draws(key_m, key_p, key_s, sets, pair)
    gold = view.table.gold
    useful = sum(
        copies
        for tile, copies in zip(SUIT_TILES, position.left, strict=True)
        if copies and (tile == gold or after[tile] < lacking)
    )
    held = position.counts[gold]
    claimed = 0.0
    if _may_claim(view, position):
        claimed = gain(view, position, special, own=False, golds=held)
    drawn = gain(view, position, special, own=True, golds=held)
    return Route(special, max(1, lacking - wild), useful, drawn, claimed)


def _may_claim(view: View, position: Position) -> bool:
    """Whether a win on a discard would stand (R6.2, R6.3)."""
    rules = view.table.rules
    if rules.gold_discard_locks and position.threw_gold:
        return False
    return not (rules.free_wait_self_draw and is_free_wait(position.counts, view.table.gold, position.sets))
