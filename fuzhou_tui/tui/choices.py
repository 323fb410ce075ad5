"""What the prompt offers: one choice for each option, numbered, in the fixed order 胡 杠 碰 吃 过."""

from typing import Final, NamedTuple, assert_never

from fuzhou_tui.engine.actions import Action, ClaimChow, ClaimKong, ClaimPung, Discard, OwnKong, Pass, Win
from fuzhou_tui.engine.scoring import Reason
from fuzhou_tui.engine.tiles import Tile, run_of
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.scene import Question, Scene

_ORDER: Final = (Win, OwnKong, ClaimKong, ClaimPung, ClaimChow, Pass)


class Choice(NamedTuple):
    """An option of the prompt: its number where a digit takes it, its command, its word and its tiles."""

    number: int | None
    command: Command
    word: str
    tiles: tuple[Tile, ...]
    action: Action
    barred: Reason | None = None


def choices(scene: Scene) -> tuple[Choice, ...]:
    """The options in the fixed order, and on the own turn what the cursor and the draw would throw.

    A prompt's options have numbers, but passing has a key of its own. On the own turn digits are ranks, so
    only the kongs have numbers, and only once it is asked which.
    """
    offered = [offer for offer in scene.offers if not isinstance(offer.action, Discard)]
    offered.sort(key=lambda offer: _ORDER.index(type(offer.action)))
    found: list[Choice] = []
    number = 0
    for action, barred in offered:
        counted = barred is None and _has_a_number(scene, action)
        number += counted
        command, name, tiles = named(action, scene.claimed)
        found.append(Choice(number if counted else None, command, name, tiles, action, barred))
    return (*found, *_discards(scene))


def _has_a_number(scene: Scene, action: Action) -> bool:
    if scene.own_turn:
        return scene.question is Question.WHICH_KONG and isinstance(action, OwnKong)
    return not isinstance(action, Pass)


def named(action: Action, claimed: Tile | None) -> tuple[Command, str, tuple[Tile, ...]]:
    """The action's command, its word and its tiles, where that tile lies open to be taken."""
    taken = () if claimed is None else (claimed,)
    match action:
        case Win():
            return Command.WIN, "win", taken
        case OwnKong(tile):
            return Command.KONG, "kong", (tile,) * 4
        case ClaimKong():
            return Command.KONG, "kong", taken * 4
        case ClaimPung():
            return Command.PUNG, "pung", taken * 3
        case ClaimChow(low):
            return Command.CHOW, "chow", run_of(low)
        case Discard(tile):
            return Command.DISCARD, "discard", (tile,)
        case Pass():
            return Command.PASS, "pass", ()
        case _:
            assert_never(action)


def _discards(scene: Scene) -> tuple[Choice, ...]:
    """What Enter would throw, and what the key for the drawn tile would."""
    if not (scene.asked and scene.own_turn):
        return ()
    drawn, chosen = scene.view.hand.drawn, scene.under_cursor
    wanted = ((Command.DISCARD, "discard", chosen), (Command.DISCARD_DRAWN, "discard_drawn", drawn))
    return tuple(
        Choice(None, command, name, (tile,), Discard(tile))
        for command, name, tile in wanted
        if tile is not None and Discard(tile) in scene.legal
    )
