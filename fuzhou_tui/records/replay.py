"""Playing a record again: its decisions against the engine, hand by hand."""

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from fuzhou_tui.engine.actions import Action, action_text
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.match import Match, begin, deal_of, new_match, settle
from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.play import IllegalAction, apply
from fuzhou_tui.engine.state import State, Step
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Over
from fuzhou_tui.engine.wall import Deal, commitment
from fuzhou_tui.records.lines import UNKNOWN, Telling, telling_of
from fuzhou_tui.records.record import Decision, HandRecord, Header, Note, Record, changes_of


class BadReplay(ValueError):
    """A record that the engine does not play as it says; it names the line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class Move(NamedTuple):
    """A decision and what came of it."""

    line: int
    seat: Seat
    action: Action
    state: State
    events: tuple[Event, ...]


class ReplayedHand(NamedTuple):
    """A hand as it was played, without what was undone."""

    match: Match  # before the hand
    telling: Telling
    opened: State
    opening: tuple[Event, ...]
    moves: tuple[Move, ...]

    @property
    def state(self) -> State:
        """The hand after its last move."""
        return self.moves[-1].state if self.moves else self.opened

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return sum((move.events for move in self.moves), self.opening)


def replay(record: Record) -> Iterator[ReplayedHand]:
    """Each hand as the engine plays it; raises BadReplay at the line that does not fit."""
    match = _first_match(record.header)
    for hand in record.hands:
        match = match if hand.wall is None else _as_staged(match, hand)
        played = _played(match, hand)
        yield played
        phase = played.state.table.phase
        if isinstance(phase, Over):
            match = settle(match, phase.result)
        elif hand is not record.hands[-1]:
            raise BadReplay(hand.line, "the hand has no end, but another follows")


def _first_match(header: Header) -> Match:
    return new_match(header.rules, header.base, header.seed or "", header.length)


def _as_staged(match: Match, hand: HandRecord) -> Match:
    return match._replace(number=hand.number, dealer=hand.dealer, streak=hand.streak)


def _played(match: Match, hand: HandRecord) -> ReplayedHand:
    telling, (state, opening) = _opened(match, hand)
    moves: list[Move] = []
    for entry in hand.entries:
        match entry:
            case Note("undo", text):
                _undo(moves, text, entry.line)
            case Note():
                pass  # tells of the players, not of the play
            case Decision():
                moves.append(_move(moves[-1].state if moves else state, entry))
            case _:
                assert_never(entry)
    played = ReplayedHand(match, telling, state, opening, tuple(moves))
    _check_end(played, hand)
    return played


def _opened(match: Match, hand: HandRecord) -> tuple[Telling, Step]:
    if hand.wall is not None and hand.dice is not None:
        seating = Seating(match.rules, match.base, match.dealer, match.streak)
        staged = Deal(hand.wall, hand.dice, hand.dealer, salt="")
        telling = telling_of(match, staged, UNKNOWN)._replace(commitment="")
        return telling, start(seating, hand.wall, hand.dice)
    _check_dealt(match, hand)
    dealt = deal_of(match)
    return telling_of(match, dealt, match.seed), begin(match, dealt)


def _check_dealt(match: Match, hand: HandRecord) -> None:
    said = hand.number, hand.dealer, hand.streak
    held = match.number, match.dealer, match.streak
    if match.finished:
        raise BadReplay(hand.line, f"hand {hand.number}: the match ended with the hand before")
    if said != held:
        expected = "hand {} dealer {} streak {}".format(*held)
        raise BadReplay(hand.line, f"hand {hand.number}: {expected} expected")
    bound = commitment(deal_of(match))
    if hand.commitment not in {None, bound}:
        raise BadReplay(hand.line, f"commitment: the seed deals {bound}")


def _move(state: State, decision: Decision) -> Move:
    try:
        after, events = apply(state, decision.seat, decision.action)
    except IllegalAction as error:
        raise BadReplay(decision.line, f"{action_text(decision.action)}: {error}") from error
    return Move(decision.line, decision.seat, decision.action, after, events)


def _undo(moves: list[Move], text: str, line: int) -> None:
    if not text.isdecimal() or not 0 < int(text) <= len(moves):
        raise BadReplay(line, f"undo {text}: a number from 1 to {len(moves)} expected")
    del moves[-int(text) :]


def _check_end(played: ReplayedHand, hand: HandRecord) -> None:
    phase = played.state.table.phase
    if hand.end is None:
        return
    if not isinstance(phase, Over):
        raise BadReplay(hand.end.line, "end: the hand goes on")
    changes = changes_of(phase.result)
    if hand.end.changes != changes:
        raise BadReplay(hand.end.line, "end: {} {} {} {} expected".format(*changes))
    if hand.end.salt not in {None, played.telling.salt}:
        raise BadReplay(hand.end.line, f"salt: {played.telling.salt or 'none'} expected")
