"""Matches among bots, and among bots and people."""

from random import Random

from bots.levels import LEVELS
from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD, Rules
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.players import Bot, Human, Player, Setup
from fuzhou_tui.records.journal import Journal
from fuzhou_tui.session import Session


def seated(  # noqa: PLR0913 -- one keyword for each part of a match, as a test arranges it
    seats: str,
    seed: str = "7",
    rules: Rules = STANDARD,
    length: Length = Length.ROUND,
    *,
    seed_given: bool = True,
    practice: bool = False,
    journal: Journal | None = None,
) -> Session:
    """A session; `seats` are four of human:NAME and levels, joined by commas."""
    first, second, third, fourth = (_player(text) for text in seats.split(","))
    players = first, second, third, fourth
    return Session(Setup(rules, 1, length, seed, seed_given, players, practice), journal)


def play_hand(session: Session, *, begun: bool = False) -> list[Event]:
    """Begin a hand, or take the one begun, and play it out, people as a bot would; all that happened."""
    told = [] if begun else list(session.begin())
    while (seat := session.next_seat) is not None:
        told += session.act(seat, decision(session, seat))
    return told


def decision(session: Session, seat: Seat) -> Action:
    """What the seat decides, a person as a bot would."""
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
