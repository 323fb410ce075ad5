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
from fuzhou_tui.engine.tiles import run_of
from fuzhou_tui.tui.pen import Piece
from fuzhou_tui.words import Lang, word

Told = tuple[Piece, ...]


def tell(event: Event, names: Sequence[str], lang: Lang) -> Told:
    """The event in a line of words and tiles; empty for what is not worth a line."""
    match event:
        case Dealt() | Reveals() | Pays():
            return ()
        case FlowersSet(seat, tiles):
            return (f"{names[seat]} {word('sets_out', lang)} ", *_spaced(tiles))
        case Drew(seat, tile):
            return () if tile is None else (f"{names[seat]} {word('draws', lang)} ", tile)
        case GoldFlower(seat, tile):
            return (f"{word('opens_gold', lang)} ", tile, f" {word('to_rack', lang, name=names[seat])}")
        case GoldOpened(tile):
            return (f"{word('opens_gold', lang)} ", tile)
        case Discards(seat, tile, drawn):
            return (f"{names[seat]} {word('discard', lang)} ", tile, "'" if drawn else "")
        case Chows(seat, _, _, low):
            return (f"{names[seat]} {word('chow', lang)} ", *_spaced(run_of(low)))
        case Pungs(seat, _, tile):
            return (f"{names[seat]} {word('pung', lang)} ", tile)
        case Kongs():
            return _kong(event, names, lang)
        case LastRound():
            return (word("last_round", lang),)
        case Wins(won):
            return (f"{names[won.attempt.seat]} {word('win', lang)}!",)
        case Wanders(seat, level):
            return (f"{names[seat]} {word(f'wander_{level}', lang)}",)
        case HandDrawn():
            return (word("drawn_hand", lang),)
        case _:
            assert_never(event)


def _kong(event: Kongs, names: Sequence[str], lang: Lang) -> Told:
    name = word("concealed_kong" if event.kind is KongKind.CONCEALED else "kong", lang)
    told: Told = (f"{names[event.seat]} {name} ",)
    return told if event.tile is None else (*told, event.tile)


def _spaced(tiles: Sequence[Piece]) -> Told:
    return tuple(piece for tile in tiles for piece in (tile, " "))[:-1]
