"""People at the keyboard whose choices are fixed by chance, typed as numbers or as texts."""

from collections.abc import Callable, Iterator
from io import StringIO
from random import Random

from jsonline import JsonLine

from bots.levels import LEVELS
from fuzhou_tui.engine.actions import action_text
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.view import View
from fuzhou_tui.plain.game import PlainGame
from fuzhou_tui.plain.jsonlines import play_json
from fuzhou_tui.plain.keyboard import Lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang

Typed = Callable[[View, Random], str]


def by_number(view: View, rng: Random) -> str:
    return str(rng.randrange(len(legal_actions(view))) + 1)


def by_text(view: View, rng: Random) -> str:
    return action_text(legal_actions(view)[rng.randrange(len(legal_actions(view)))])


def as_a_bot_would(view: View, rng: Random) -> str:
    return action_text(LEVELS["normal"].choose(view, rng))


def typing(
    session: Session, typed: Typed, limit: int | None = None, *, hands_over: bool = True
) -> Iterator[str]:
    """Answers for whoever is asked; where people take turns, the next one first says that it sits there."""
    rng, given, sitting = Random(0), 0, None
    while limit is None or given < limit:
        seat = session.next_seat
        assert seat is not None
        if hands_over and len(session.humans) > 1 and seat != sitting:
            sitting = seat
            yield "\n"
        yield typed(session.view(seat), rng) + "\n"
        given += 1


def plain_text(session: Session, typed: Iterator[str], lang: Lang = Lang.EN) -> str:
    """All that the line front end says."""
    out = StringIO()
    PlainGame(session, Speech(lang, None, session.names), Lines(typed), out).play()
    return out.getvalue()


def json_lines(session: Session, typed: Iterator[str]) -> list[JsonLine]:
    """All that the JSON front end says."""
    out = StringIO()
    play_json(session, typed, out)
    return [JsonLine(line) for line in out.getvalue().splitlines()]
