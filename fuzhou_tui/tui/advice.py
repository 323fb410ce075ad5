"""What the inspector says of a tile: copies seen, and what discarding it leaves."""

from collections.abc import Sequence

from bots.unseen import unseen
from fuzhou_tui.engine.distance import DiscardChoice, accepted, away, discards, useful
from fuzhou_tui.engine.tiles import Counts, Tile
from fuzhou_tui.engine.view import View
from fuzhou_tui.faces import short_list
from fuzhou_tui.tui.pen import Piece
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.words import word


def inspect(scene: Scene, tile: Tile | None) -> Sequence[Piece]:
    """The inspector's row for a tile, or for the hand as it waits when there is none."""
    left = unseen(scene.view)
    parts: list[Piece] = []
    if tile is not None:
        parts += [tile, f" {word('seen', scene.lang, seen=4 - left[tile], left=left[tile])}   "]
    return (*parts, *_after(scene, tile, left))


def _after(scene: Scene, tile: Tile | None, left: Counts) -> Sequence[Piece]:
    view = scene.view
    if not scene.own_turn:
        return _standing(scene, left)
    choice = next((choice for choice in _choices(view) if choice.tile == tile), None)
    if choice is None:
        return ()
    return (f"{word('after_discard', scene.lang)} ", _outlook(scene, choice.away, choice.useful, left))


def _choices(view: View) -> Sequence[DiscardChoice]:
    return discards(view.hand.counts, view.table.gold, view.sets)


def _standing(scene: Scene, left: Counts) -> Sequence[Piece]:
    """What the hand waits for while it is not its turn."""
    view = scene.view
    if sum(view.hand.counts) != 3 * view.sets + 1:
        return ()
    kinds = useful(view.hand.counts, view.table.gold, view.sets)
    distance = away(view.hand.counts, view.table.gold, view.sets)
    return (_outlook(scene, distance, kinds, left),)


def _outlook(scene: Scene, distance: int, kinds: tuple[Tile, ...], left: Counts) -> str:
    """`听 1,4,7索 余 7` for a ready hand, else how far it is and how many tiles help."""
    count = accepted(kinds, left)
    if distance == 1:
        if len(kinds) == 27:
            return word("waits_for_any", scene.lang, count=count)
        return word("waits_for", scene.lang, tiles=short_list(kinds, scene.faces), count=count)
    return word("away", scene.lang, away=distance - 1, kinds=len(kinds), count=count)
