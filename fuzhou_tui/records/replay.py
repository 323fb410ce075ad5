"""Playing a record again: its decisions against the engine, hand by hand."""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple, assert_never

from fuzhou_tui.engine.actions import Action, action_text
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.match import Match, Points, begin, deal_of, new_match, settle, without_a_player
from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.play import IllegalAction, apply
from fuzhou_tui.engine.state import State, Step
from fuzhou_tui.engine.tiles import SEATS, Seat, four
from fuzhou_tui.engine.view import Over
from fuzhou_tui.engine.wall import Deal, commitment
from fuzhou_tui.records.lines import UNKNOWN, Telling, telling_of
from fuzhou_tui.records.record import (
    FINISHED,
    HUMAN,
    STAND_IN,
    Decision,
    HandRecord,
    Header,
    Note,
    Record,
    SeatLine,
    Seats,
    changes_of,
)


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
    players: Seats  # who played it, by the seat of the match's first hand
    telling: Telling
    opened: State
    opening: tuple[Event, ...]
    moves: tuple[Move, ...]
    left: Seat | None = None  # who left in the middle of it, so that it is void (R11.5)

    @property
    def state(self) -> State:
        """The hand after its last move."""
        return self.moves[-1].state if self.moves else self.opened

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return sum((move.events for move in self.moves), self.opening)

    @property
    def changes(self) -> Points:
        """What the hand paid, by seat; nothing as long as it is not over."""
        phase = self.state.table.phase
        return changes_of(phase.result) if isinstance(phase, Over) else (0, 0, 0, 0)

    @property
    def after(self) -> Match | None:
        """The match before the next hand, None while this one is still played."""
        if self.left is not None:
            return without_a_player(self.match)
        phase = self.state.table.phase
        return settle(self.match, phase.result) if isinstance(phase, Over) else None

    @property
    def players_after(self) -> Seats:
        """Who plays the next hand: a bot for whoever left (R11.5)."""
        if self.left is None:
            return self.players
        gone = self.match.players[self.left]
        return four(SeatLine(STAND_IN) if place == gone else line for place, line in enumerate(self.players))


class Outcome(Enum):
    """Whether a match can be gone on with."""

    FINISHED = "finished"
    ABANDONED = "abandoned"
    UNFINISHED = "unfinished"


def outcome(record: Record, hands: Sequence[ReplayedHand]) -> Outcome:
    """How the record ends, whose hands these are; its last line may be missing."""
    if record.closing is not None:
        return Outcome(record.closing.word)
    after = hands[-1].after if hands else None
    return Outcome.FINISHED if after is not None and after.finished else Outcome.UNFINISHED


def replay(record: Record) -> Iterator[ReplayedHand]:
    """Each hand as the engine plays it; raises BadReplay at the line that does not fit."""
    match, players = _first_match(record.header), record.header.seats
    for hand in record.hands:
        match = match if hand.wall is None else _as_staged(match, hand)
        played = _played(match, players, hand, practice=record.header.practice)
        yield played
        after = played.after
        if after is not None:
            match, players = after, played.players_after
        elif hand is not record.hands[-1]:
            raise BadReplay(hand.line, "the hand has no end, but another follows")
    if record.closing is not None and record.closing.word == FINISHED and not match.finished:
        raise BadReplay(record.closing.line, f"{FINISHED}: the match goes on")


def _first_match(header: Header) -> Match:
    return new_match(header.rules, header.base, header.seed or "", header.length)


def _as_staged(match: Match, hand: HandRecord) -> Match:
    return match._replace(number=hand.number, dealer=hand.dealer, streak=hand.streak)


def _played(match: Match, players: Seats, hand: HandRecord, *, practice: bool) -> ReplayedHand:
    telling, (state, opening) = _opened(match, hand)
    played = ReplayedHand(match, players, telling, state, opening, ())
    moves: list[Move] = []
    for entry in hand.entries:
        if played.left is not None:
            raise BadReplay(entry.line, "the hand is void since a player left")
        match entry:
            case Note("undo", text):
                _undo(moves, text, entry.line, practice=practice)
            case Note("leave", text):
                so_far = played._replace(moves=tuple(moves))
                played = played._replace(left=_leaver(so_far, text, entry.line))
            case Note():
                pass  # tells of the players, not of the play
            case Decision():
                moves.append(_move(moves[-1].state if moves else state, entry))
            case _:
                assert_never(entry)
    played = played._replace(moves=tuple(moves))
    _check_end(played, hand)
    return played


def _leaver(played: ReplayedHand, text: str, line: int) -> Seat:
    if text not in {"0", "1", "2", "3"}:
        raise BadReplay(line, f"leave {text[:20]!r}: a seat 0-3 expected")
    if played.after is not None:
        raise BadReplay(line, "leave: the hand is over")
    seat = SEATS[int(text)]
    if played.players[played.match.players[seat]].kind != HUMAN:
        raise BadReplay(line, f"leave {seat}: no person sits there")
    return seat


def _opened(match: Match, hand: HandRecord) -> tuple[Telling, Step]:
    if hand.wall is not None and hand.dice is not None:
        if hand.commitment is not None:
            raise BadReplay(hand.line, "commitment: a staged hand has none")
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


def _undo(moves: list[Move], text: str, line: int, *, practice: bool) -> None:
    if not practice:
        raise BadReplay(line, "undo: only in a match for practice")
    if not re.fullmatch(r"[0-9]{1,6}", text, re.ASCII) or not 0 < int(text) <= len(moves):
        raise BadReplay(line, f"undo {text[:20]!r}: a number from 1 to {len(moves)} expected")
    del moves[-int(text) :]


def _check_end(played: ReplayedHand, hand: HandRecord) -> None:
    if hand.end is None:
        return
    if played.after is None:
        raise BadReplay(hand.end.line, "end: the hand goes on")
    if played.left is not None:
        raise BadReplay(hand.end.line, "end: the hand is void since a player left")
    if hand.end.changes != played.changes:
        raise BadReplay(hand.end.line, "end: {} {} {} {} expected".format(*played.changes))
    if hand.end.salt not in {None, played.telling.salt}:
        raise BadReplay(hand.end.line, f"salt: {played.telling.salt or 'none'} expected")
