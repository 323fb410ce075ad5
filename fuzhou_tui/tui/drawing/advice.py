"""What the inspector says of a tile: how many are seen and where, and what discarding it leaves."""

from collections.abc import Iterator, Sequence

from bots.unseen import unseen
from fuzhou_tui.engine.actions import Discard
from fuzhou_tui.engine.distance import DiscardChoice, accepted, away, discards, useful
from fuzhou_tui.engine.melds import meld_tiles
from fuzhou_tui.engine.tiles import COPIES, SUIT_KINDS, Counts, Tile, is_flower
from fuzhou_tui.engine.view import View
from fuzhou_tui.faces import short_list
from fuzhou_tui.tui.drawing.ink import BOLD, FAINT, PLAIN, WARNING
from fuzhou_tui.tui.drawing.pen import Inked
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.words import word


def inspect(scene: Scene) -> Iterator[Inked]:
    """The row for the tile under the mouse, the cursor or in the prompt, and how the hand stands."""
    if scene.over:
        return
    looked_at = (scene.pointed, scene.under_cursor, scene.claimed)
    tile = next((found for found in looked_at if found is not None), None)
    left = unseen(scene.view)
    if tile is not None:
        yield tile, PLAIN
        yield f" {_seen(scene, tile, left)}   ", PLAIN
    outlook = _outlook_after(scene, tile, left) if scene.own_turn and scene.asked else _standing(scene, left)
    yield from outlook
    yield from _warnings(scene, tile)


def seen_where(view: View, tile: Tile) -> dict[str, int]:
    """How many copies the seat sees in its hand, among discards, in melds and racks, and as the indicator."""
    areas = view.table.areas
    melded = sum(meld_tiles(meld).count(tile) for area in areas for meld in area.melds)
    held = 0 if is_flower(tile) else view.hand.counts[tile]
    return {
        "hand": held,
        "ponds": sum(found.tile == tile and not found.claimed for area in areas for found in area.discards),
        "melds": melded + 4 * view.hand.concealed_kongs.count(tile),
        "racks": sum(area.flowers.count(tile) for area in areas),
        "indicator": int(tile == view.table.gold),
    }


def _seen(scene: Scene, tile: Tile, left: Counts) -> str:
    """`见3 (手1 河2) 余1`."""
    where = {name: count for name, count in seen_where(scene.view, tile).items() if count}
    seen = sum(where.values())
    rest = left[tile] if tile < SUIT_KINDS else COPIES[tile] - seen
    places = " ".join(f"{word(f'seen_in_{name}', scene.lang)}{count}" for name, count in where.items())
    return word("seen", scene.lang, seen=seen, places=f" ({places})" if places else "", left=rest)


def _outlook_after(scene: Scene, tile: Tile | None, left: Counts) -> Sequence[Inked]:
    choice = next((choice for choice in _choices(scene.view) if choice.tile == tile), None)
    if choice is None:
        return ()
    said = word("after_discard", scene.lang)
    return ((f"{said} ", FAINT), (_outlook(scene, choice.away, choice.useful, left), BOLD))


def _choices(view: View) -> Sequence[DiscardChoice]:
    return discards(view.hand.counts, view.table.gold, view.sets)


def _standing(scene: Scene, left: Counts) -> Sequence[Inked]:
    """What the hand waits for while it is not its turn."""
    view = scene.view
    if scene.manner.watching or sum(view.hand.counts) != 3 * view.sets + 1:
        return ()
    kinds = useful(view.hand.counts, view.table.gold, view.sets)
    distance = away(view.hand.counts, view.table.gold, view.sets)
    said = word("your_hand", scene.lang)
    return ((f"{said} ", FAINT), (_outlook(scene, distance, kinds, left), BOLD))


def _outlook(scene: Scene, distance: int, kinds: tuple[Tile, ...], left: Counts) -> str:
    """`听 1,4,7索 余7张` for a ready hand, else how far it is and how many tiles help."""
    count = accepted(kinds, left)
    if distance == 1:
        if len(kinds) == SUIT_KINDS:
            return word("waits_for_any", scene.lang, count=count)
        return word("waits_for", scene.lang, tiles=short_list(kinds, scene.faces), count=count)
    return word("away", scene.lang, away=distance - 1, kinds=len(kinds), count=count)


def _warnings(scene: Scene, tile: Tile | None) -> Iterator[Inked]:
    """What throwing a gold costs (R6.2)."""
    table = scene.view.table
    if tile == table.gold and table.rules.gold_discard_locks and Discard(table.gold) in scene.legal:
        yield f"   {word('gold_would_lock', scene.lang)}", WARNING
