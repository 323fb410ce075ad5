"""What a viewer has seen of a hand so far."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fuzhou_tui.engine.events import Chows, Discards, Event, Kongs, Pungs, seen_by
from fuzhou_tui.engine.melds import KongKind
from fuzhou_tui.engine.tiles import Seat


class Seen(NamedTuple):
    """The events as the viewer saw them, and who threw the latest discard, as long as nobody took it."""

    log: tuple[Event, ...] = ()
    latest: Seat | None = None


NOTHING_SEEN: Final = Seen()


def seen_after(seen: Seen, happened: Iterable[Event], viewer: Seat) -> Seen:
    """What the viewer has seen when these events have happened too."""
    log, latest = list(seen.log), seen.latest
    for event in happened:
        log.append(seen_by(event, viewer))
        match event:
            case Discards(seat):
                latest = seat
            case Chows() | Pungs() | Kongs(kind=KongKind.EXPOSED):
                latest = None
            case _:
                pass
    return Seen(tuple(log), latest)
