"""Matches among bots, and among bots and people."""

from random import Random

from bots.levels import LEVELS
from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD, Rules
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.players import Bot, Human, Player, Setup
from fuzhou_tui.session import Session


def seated(
    seats: str,
    seed: str = "7",
    rules: Rules = STANDARD,
    length: Length = Length.ROUND,
    *,
    seed_given: bool = True,
) -> Session:
    """A session; `seats` are four of human:NAME and levels, joined by commas."""
    first, second, third, fourth = (_player(text) for text in seats.split(","))
    return Session(Setup(rules, 1, length, seed, seed_given, (first, second, third, fourth)))


def play_hand(session: Session) -> list[Event]:
    """Begin a hand and play it out, people as a bot would; all that happened."""
    told = list(session.begin())
    while session.pending():
        for seat in sorted(session.pending()):
            told += session.act(seat, _decision(session, seat))
    return told


def _decision(session: Session, seat: Seat) -> Action:
    if seat in session.humans:
        return LEVELS["normal"].choose(session.view(seat), Random(0))
    return session.bot_action(seat)


def played_out(session: Session) -> Session:
    """The session after its last hand."""
    while not session.finished:
        play_hand(session)
    return session


def _player(text: str) -> Player:
    kind, _, name = text.partition(":")
    return Human(name) if kind == "human" else Bot(kind)
