"""A record as a person reads it: every hand from the deal to what it paid, all tiles open."""

from collections.abc import Iterator

from fuzhou_tui.engine.state import State, view
from fuzhou_tui.engine.view import Claim
from fuzhou_tui.lobby import standing
from fuzhou_tui.plain.asking import choice
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.plain.telling import event_lines, opening_lines, seat_lines
from fuzhou_tui.players import names_of
from fuzhou_tui.records.record import Header, shown_seed
from fuzhou_tui.records.replay import Move, ReplayedHand


def header_text(header: Header, speech: Speech) -> Iterator[str]:
    """What the match was played by, and by whom."""
    said, length = speech.word, header.length.value
    yield said("replay_played", rules=header.rules.name, base=header.base, length=length)
    if header.seed is not None:
        yield said("replay_seed", seed=shown_seed(header.seed))
    if header.practice:
        yield said("replay_practice")
    for seat, name in enumerate(names_of(header.seats, speech.lang)):
        yield said("replay_player", seat=seat, name=name)


def hand_text(hand: ReplayedHand, speech: Speech) -> Iterator[str]:
    """One hand; answers to what lay open are told as they were given, passes included."""
    people = names_of(hand.players, speech.lang)
    speech = speech._replace(names=tuple(people[player] for player in hand.match.players))
    if hand.match.number == 1 and hand.match.seat_draw is not None:
        yield from seat_lines(hand.match.seat_draw, speech)
    yield from opening_lines(hand.telling, speech)
    for event in hand.opening:
        yield from event_lines(event, hand.telling, speech)
    before = hand.opened
    for move in hand.moves:
        yield from _move_text(move, before, hand, speech)
        before = move.state
    if hand.left is not None:
        yield speech.word("plain_left", name=speech.name(hand.left))
    if hand.after is not None and hand.after.seat_draw is not None:
        yield from seat_lines(hand.after.seat_draw, speech)


def _move_text(move: Move, before: State, hand: ReplayedHand, speech: Speech) -> Iterator[str]:
    if isinstance(before.table.phase, Claim):
        chosen = choice(move.action, view(before, move.seat), speech)
        yield speech.word("replay_decides", name=speech.name(move.seat), choice=chosen)
    for event in move.events:
        yield from event_lines(event, hand.telling, speech)


def standings(hand: ReplayedHand, speech: Speech) -> str:
    """The players with their points after the hand, in the order of their first seats."""
    people = names_of(hand.players, speech.lang)
    scores = standing(hand.match, hand.changes)
    return ", ".join(f"{name} {scores[player]:+}" for player, name in enumerate(people))
