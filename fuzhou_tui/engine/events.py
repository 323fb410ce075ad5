"""What happened, and what another seat sees of it."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from fuzhou_tui.engine.melds import KongKind
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile
from fuzhou_tui.engine.view import Won

End = Literal["head", "tail"]

HEAD: Final = "head"
TAIL: Final = "tail"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat takes tiles at the deal (R3.1). None stands for a tile the reader may not know."""

    seat: Seat
    tiles: tuple[Tile | None, ...]


@dataclass(frozen=True, slots=True)
class FlowersSet:
    """补花: a seat sets out flowers (R3.2, R3.8)."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat draws a tile; None stands for a tile the reader may not know."""

    seat: Seat
    tile: Tile | None
    end: End


@dataclass(frozen=True, slots=True)
class GoldFlower:
    """A flower was turned as gold and went to the dealer's rack (R3.3)."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class GoldOpened:
    """开金 (R3.3)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Discards:
    """打."""

    seat: Seat
    tile: Tile
    drawn: bool


@dataclass(frozen=True, slots=True)
class Chows:
    """吃."""

    seat: Seat
    source: Seat
    tile: Tile
    low: Tile


@dataclass(frozen=True, slots=True)
class Pungs:
    """碰."""

    seat: Seat
    source: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Kongs:
    """杠; the tile is None where the reader may not know it, the source None but for an exposed one."""

    seat: Seat
    kind: KongKind
    tile: Tile | None
    source: Seat | None = None


@dataclass(frozen=True, slots=True)
class LastRound:
    """The last round of draws begins (R7.1)."""


@dataclass(frozen=True, slots=True)
class Wins:
    """胡."""

    won: Won


@dataclass(frozen=True, slots=True)
class Wanders:
    """游金 changes its step; 0 when it ends (R8.10)."""

    seat: Seat
    level: int


@dataclass(frozen=True, slots=True)
class HandDrawn:
    """和局."""


@dataclass(frozen=True, slots=True)
class Reveals:
    """All hands, the winner's without the winning tile, and what is left of the wall in drawing order."""

    hands: tuple[tuple[Tile, ...], ...]
    wall: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Pays:
    """The hand's changes, by seat."""

    changes: tuple[int, int, int, int]


Event = (
    Dealt
    | FlowersSet
    | Drew
    | GoldFlower
    | GoldOpened
    | Discards
    | Chows
    | Pungs
    | Kongs
    | LastRound
    | Wins
    | Wanders
    | HandDrawn
    | Reveals
    | Pays
)


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as that seat may see it."""
    match event:
        case Dealt() if event.seat != seat:
            return replace(event, tiles=(None,) * len(event.tiles))
        case Drew() if event.seat != seat:
            return replace(event, tile=None)
        case Kongs(kind=KongKind.CONCEALED) if event.seat != seat:
            return replace(event, tile=None)
        case _:
            return event


def seen_by_all(event: Event) -> Event:
    """The event as somebody at no seat sees it."""
    return seen_by(seen_by(event, SEATS[0]), SEATS[1])
