"""What moves on the screen: the latest discard lights up, and in full the deal is shown step by step."""

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final, NamedTuple

from fuzhou_tui.engine.events import TAIL, Dealt, Drew, Event, FlowersSet, GoldFlower, GoldOpened
from fuzhou_tui.engine.tiles import SEATS, SUIT_KINDS, SUIT_TILES, Seat, Tile
from fuzhou_tui.engine.view import Area, Claim, Hand, Of, View
from fuzhou_tui.tui.scene import Happening, Scene

FRAME: Final = 0.1  # seconds a picture stands at least
FLASH: Final = 0.3  # seconds the latest discard is lit
_HANDS: Final = 4


class Motion(Enum):
    """How much moves."""

    OFF = "off"
    BRIEF = "brief"
    FULL = "full"


class _Dealt(NamedTuple):
    """The table as far as it has been dealt."""

    head: int = 0
    tail: int = 0
    hidden: tuple[int, ...] = (0, 0, 0, 0)
    flowers: tuple[tuple[Tile, ...], ...] = ((), (), (), ())
    held: tuple[Tile, ...] = ()  # what the viewer knows to hold
    opened: bool = False


def opening_frames(scene: Scene) -> Iterator[Scene]:
    """What led to the scene, picture by picture: the deal round by round, the flowers, the gold."""
    dealt, rounds = _Dealt(), 0
    for place, event in enumerate(scene.log):
        if not isinstance(event, Dealt | FlowersSet | Drew | GoldFlower | GoldOpened):
            return
        dealt = _after(dealt, event)
        rounds += isinstance(event, Dealt)
        following = scene.log[place + 1] if place + 1 < len(scene.log) else None
        if not _belongs(event, following, rounds):
            yield _frame(scene, dealt, scene.log[: place + 1])


def _belongs(event: Event, following: Happening | None, rounds: int) -> bool:
    """Whether the next event is shown in the same picture."""
    if isinstance(event, Dealt):
        return isinstance(following, Dealt) and rounds % _HANDS != 0
    return isinstance(following, Drew)


def _after(dealt: _Dealt, event: Dealt | FlowersSet | Drew | GoldFlower | GoldOpened) -> _Dealt:
    match event:
        case Dealt(seat, tiles):
            more = _hiding(dealt, seat, len(tiles))
            return more._replace(head=dealt.head + len(tiles), held=dealt.held + _known(tiles))
        case FlowersSet(seat, tiles):
            held = tuple((Counter(dealt.held) - Counter(tiles)).elements())
            return _racking(_hiding(dealt, seat, -len(tiles)), seat, tiles)._replace(held=held)
        case Drew(seat, tile, end):
            more = _hiding(dealt, seat, 1)._replace(held=dealt.held + _known((tile,)))
            return more._replace(tail=dealt.tail + 1) if end == TAIL else more._replace(head=dealt.head + 1)
        case GoldFlower(seat, tile):
            return _racking(dealt, seat, (tile,))._replace(tail=dealt.tail + 1)
        case GoldOpened():
            return dealt._replace(tail=dealt.tail + 1, opened=True)


def _hiding(dealt: _Dealt, seat: Seat, more: int) -> _Dealt:
    hidden = tuple(count + more * (place == seat) for place, count in enumerate(dealt.hidden))
    return dealt._replace(hidden=hidden)


def _racking(dealt: _Dealt, seat: Seat, tiles: tuple[Tile, ...]) -> _Dealt:
    flowers = tuple(rack + tiles * (place == seat) for place, rack in enumerate(dealt.flowers))
    return dealt._replace(flowers=flowers)


def _known(tiles: Iterable[Tile | None]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if tile is not None)


def _frame(scene: Scene, dealt: _Dealt, log: tuple[Happening, ...]) -> Scene:
    areas = tuple(Area(hidden=dealt.hidden[seat], flowers=dealt.flowers[seat]) for seat in SEATS)
    held = Counter(tile for tile in dealt.held if tile < SUIT_KINDS)
    table = scene.view.table
    table = table._replace(
        head=dealt.head, tail=dealt.tail, areas=areas, phase=Claim(None, table.dealer, Of.DEAL)
    )
    hand = Hand(tuple(held[tile] for tile in SUIT_TILES))
    view = View(scene.view.seat, hand, table)
    return scene._replace(view=view, log=log, asked=False, opened=dealt.opened, question=None)
