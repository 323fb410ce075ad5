"""What happened, told in words and tiles."""

from collections.abc import Sequence
from typing import assert_never

from fuzhou_tui.engine.events import (
    Chows,
    Dealt,
    Discards,
    Drew,
    Event,
    FlowersSet,
    GoldFlower,
    GoldOpened,
    HandDrawn,
    Kongs,
    LastRound,
    Pays,
    Pungs,
    Reveals,
    Wanders,
    Wins,
)
from fuzhou_tui.engine.melds import KongKind
from fuzhou_tui.engine.tiles import Seat, run_of
from fuzhou_tui.tui.pen import Piece, spaced
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.words import Lang, word

Told = tuple[Piece, ...]
_Deed = FlowersSet | Drew | Discards | Chows | Pungs | Kongs | Wanders


def numbered(scene: Scene, start: int = 0) -> list[tuple[int, Told]]:
    """The lines of the log so far but the first `start`, oldest first, each with its number from 1."""
    events = [event for event in scene.log if is_told(event)][start:]
    return [
        (number, tell(event, scene.names, scene.lang)) for number, event in enumerate(events, start=start + 1)
    ]


def is_told(event: Event) -> bool:
    """Whether the event is worth a line."""
    return not isinstance(event, Dealt | Reveals | Pays | Drew) or (
        isinstance(event, Drew) and event.tile is not None
    )


def tell(event: Event, names: Sequence[str], lang: Lang) -> Told:
    """The event in a line of words and tiles; empty for what is not worth a line."""
    match event:
        case Dealt() | Reveals() | Pays() | Drew(tile=None):
            return ()
        case GoldOpened(tile):
            return (f"{word('opens_gold', lang)} ", tile)
        case LastRound():
            return (word("last_round", lang),)
        case HandDrawn():
            return (word("drawn_hand", lang),)
        case Wins(won):
            return (f"{names[won.attempt.seat]} {word('wins', lang)}",)
        case GoldFlower(seat, tile):
            return (f"{word('opens_gold', lang)} ", tile, f" {word('to_rack', lang, name=names[seat])}")
        case _:
            return (f"{names[event.seat]} ", *deed(event, names, lang))


def latest_deed(scene: Scene, seat: Seat) -> Told:
    """What the seat did last, without its name; empty before it has done anything."""
    for event in reversed(scene.log):
        if isinstance(event, Discards | Chows | Pungs | Kongs) and event.seat == seat:
            return deed(event, scene.names, scene.lang)
    return ()


def deed(event: _Deed, names: Sequence[str], lang: Lang) -> Told:
    """What a seat did, without its name."""
    match event:
        case FlowersSet(_, tiles):
            return (f"{word('sets_out', lang)} ", *spaced(tiles))
        case Drew(_, tile):
            return () if tile is None else (f"{word('draws', lang)} ", tile)
        case Discards(_, tile, drawn):
            return (f"{word('discards', lang)} ", tile, "'" if drawn else "")
        case Wanders(_, level):
            return (word(f"wander_{level}", lang),)
        case Chows(_, source, _, low):
            return (f"{word('chows', lang)} ", *spaced(run_of(low)), _from(source, names))
        case Pungs(_, source, tile):
            return (f"{word('pungs', lang)} ", tile, _from(source, names))
        case Kongs(_, kind, tile, source):
            said = word("kongs_concealed" if kind is KongKind.CONCEALED else "kongs_open", lang)
            shown = () if tile is None else (tile,)
            return (f"{said} ", *shown, "" if source is None else _from(source, names))
        case _:
            assert_never(event)


def _from(source: Seat, names: Sequence[str]) -> str:
    return f" ({names[source]})"
