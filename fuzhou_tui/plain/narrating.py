"""A hand told as it is played: its events, what is called out, and table talk."""

from collections.abc import Iterator, Sequence

from fuzhou_tui.engine.events import Event, Reveals, seen_by, seen_by_all
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.plain.telling import event_lines
from fuzhou_tui.session import Session
from fuzhou_tui.talk import announcements, talk


def narrated(session: Session, events: Sequence[Event], speech: Speech, *, talks: bool) -> Iterator[str]:
    """The latest events of the hand: what its one person may see, else what everybody may."""
    humans = session.humans
    for number, event in enumerate(events, len(session.told) - len(events)):
        seen = seen_by(event, next(iter(humans))) if len(humans) == 1 else seen_by_all(event)
        yield from event_lines(seen, session.telling, speech)
        if isinstance(event, Reveals):
            yield speech.word("plain_laid", tiles=speech.tiles(session.deal.tiles))
        yield from announcements(event, speech.lang)
        line = talk(event, session.match.number, number, speech.lang) if talks else None
        if line is not None:
            yield f"  ({line})"
