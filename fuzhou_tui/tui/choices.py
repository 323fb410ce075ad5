"""What the prompt offers: one choice for each option, numbered, in the fixed order 胡 杠 碰 吃 过."""

from typing import NamedTuple

from fuzhou_tui.engine.actions import Action, ClaimChow, ClaimKong, ClaimPung, Discard, OwnKong, Pass, Win
from fuzhou_tui.engine.legal import Offer
from fuzhou_tui.engine.scoring import Reason
from fuzhou_tui.engine.tiles import Tile, run_of
from fuzhou_tui.engine.view import Claim
from fuzhou_tui.tui.scene import Scene

_ORDER = (Win, OwnKong, ClaimKong, ClaimPung, ClaimChow, Pass)


class Choice(NamedTuple):
    """An option of the prompt: its number where it can be taken, its letter, its word and its tiles."""

    number: int | None
    letter: str
    word: str
    tiles: tuple[Tile, ...]
    action: Action
    barred: Reason | None


def choices(scene: Scene) -> tuple[Choice, ...]:
    """The options other than discards, in the fixed order; only a claim's are numbered."""
    offered = [offer for offer in scene.offers if not isinstance(offer.action, Discard)]
    offered.sort(key=lambda offer: _ORDER.index(type(offer.action)))
    found: list[Choice] = []
    number = 0
    for offer in offered:
        counted = not scene.own_turn and offer.barred is None and not isinstance(offer.action, Pass)
        number += counted
        found.append(_choice(scene, offer, number if counted else None))
    return tuple(found)


def _choice(scene: Scene, offer: Offer, number: int | None) -> Choice:
    letter, name, tiles = _named(scene, offer.action)
    return Choice(number, letter, name, tiles, offer.action, offer.barred)


def _named(scene: Scene, action: Action) -> tuple[str, str, tuple[Tile, ...]]:
    claimed = claimed_tile(scene)
    tiles = () if claimed is None else (claimed,)
    match action:
        case Win():
            return "u", "win", tiles
        case OwnKong(tile):
            return "g", "kong", (tile,)
        case ClaimKong():
            return "g", "kong", tiles * 4
        case ClaimPung():
            return "p", "pung", tiles * 3
        case ClaimChow(low):
            return "c", "chow", run_of(low)
        case _:
            return "n", "pass", ()


def claimed_tile(scene: Scene) -> Tile | None:
    """The tile that lies open to be taken."""
    phase = scene.view.table.phase
    return phase.tile if isinstance(phase, Claim) else None
