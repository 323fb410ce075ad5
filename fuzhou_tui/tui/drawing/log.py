"""What happened, told in words and tiles."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from fuzhou_tui.engine.actions import ClaimChow, Pass
from fuzhou_tui.engine.events import (
    Chows,
    Dealt,
    Discards,
    Drew,
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
from fuzhou_tui.talk import talk
from fuzhou_tui.tui.choices import named
from fuzhou_tui.tui.drawing.pen import Piece, spaced
from fuzhou_tui.tui.scene import Answered, Happening, Left, Scene, Seated
from fuzhou_tui.words import Lang, word

Told = tuple[Piece, ...]
Entry = tuple[int | None, Happening | str]  # an event by its number from 1, or what is said of one
_Deed = FlowersSet | Drew | Discards | Chows | Pungs | Kongs | Wanders


def entries(scene: Scene) -> list[Entry]:
    """The log so far, oldest first: events that are worth a line, and under them what is said of them."""
    found: list[Entry] = []
    number = 0
    for place, event in enumerate(scene.log):
        if is_told(event):
            number += 1
            found.append((number, event))
        if scene.manner.talks and not isinstance(event, Answered | Left | Seated):
            line = talk(event, scene.heading.number, place, scene.lang)
            found += [] if line is None else [(None, line)]
    return found


def entry_line(entry: Entry, scene: Scene) -> tuple[str, Told]:
    """What stands before the line, the number of an event, and the line itself."""
    number, told = entry
    text: Told = (told,) if isinstance(told, str) else tell(told, scene.names, scene.lang)
    return "    " if number is None else f"{number:>3} ", text


def is_told(event: Happening) -> bool:
    """Whether the event is worth a line."""
    return not isinstance(event, Dealt | Reveals | Pays | Drew) or (
        isinstance(event, Drew) and event.tile is not None
    )


def tell(event: Happening, names: Sequence[str], lang: Lang) -> Told:
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
        case Answered() | Left() | Seated():
            return tuple(_kept(event, names, lang))
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


def _kept(event: Answered | Left | Seated, names: Sequence[str], lang: Lang) -> Iterator[Piece]:
    """What only a record tells: answers, that a player left, and 选位 before the first hand."""
    match event:
        case Answered(seat, action, tile):
            _, name, tiles = named(action, tile)
            passes = isinstance(action, Pass)
            said = word(name, lang) if passes else f"{word('bids', lang, what=word(name, lang))} "
            yield f"{names[seat]} {said}"
            yield from spaced(tiles if isinstance(action, ClaimChow) else tiles[:1])
        case Left(seat):
            yield word("has_left", lang, name=names[seat])
        case Seated(seats, turned):
            yield word("seat_draw", lang)
            for seat, tiles in zip(seats, turned, strict=True):
                yield from (f" {names[seat]} ", *spaced(tiles))
        case _:
            assert_never(event)


def _from(source: Seat, names: Sequence[str]) -> str:
    return f" ({names[source]})"
