"""A seat's own turn: discard, own kong, win (RULES 5, 6.2, 8.10)."""

from fuzhou_tui.engine.claims import open_claims
from fuzhou_tui.engine.drawing import draw_replacement
from fuzhou_tui.engine.ending import won
from fuzhou_tui.engine.events import Discards, Kongs
from fuzhou_tui.engine.legal import attempt
from fuzhou_tui.engine.melds import FaceDownKong, Kong, KongKind, Pung
from fuzhou_tui.engine.scoring import Score, judge
from fuzhou_tui.engine.state import State, Step, view, with_seat
from fuzhou_tui.engine.tiles import Seat, Tile, minus
from fuzhou_tui.engine.view import Claim, Discarded, Of, Won
from fuzhou_tui.engine.wander import wandering_on, wandering_through_a_kong


def win(state: State, seat: Seat) -> Step:
    """The seat wins on its own turn (R8.2)."""
    found = attempt(view(state, seat))
    score = judge(state.table.rules, found) if found is not None else None
    if found is None or not isinstance(score, Score):
        raise AssertionError(f"seat {seat} was offered a win that does not stand")
    return won(state, Won(found, score))


def discard(state: State, seat: Seat, tile: Tile) -> Step:
    """The seat discards; the dealer's first discard first lets the gold be robbed (R4.3, R5.2)."""
    hand, area = state.hands[seat], state.table.areas[seat]
    first = seat == state.table.dealer and not area.discards
    event = Discards(seat, tile, drawn=hand.drawn == tile)
    pond = (*area.discards, Discarded(tile, event.drawn))
    area = area._replace(discards=pond, threw_gold=area.threw_gold or tile == state.table.gold)
    hand = hand._replace(counts=minus(hand.counts, tile), drawn=None, missed=())
    state = with_seat(state, seat, hand, area)
    state, wander = wandering_on(state, seat, tile)
    claim = Claim(state.table.gold, seat, Of.GOLD) if first else Claim(tile, seat, Of.DISCARD)
    state, events = open_claims(state, claim)
    return state, (event, *wander, *events)


def kong(state: State, seat: Seat, tile: Tile) -> Step:
    """The seat kongs on its own turn: the fourth tile to a pung, or four from the hand (R5.5)."""
    if Pung(tile) in state.table.areas[seat].melds:
        return _added_kong(state, seat, tile)
    return _concealed_kong(state, seat, tile)


def _added_kong(state: State, seat: Seat, tile: Tile) -> Step:
    hand, area = state.hands[seat], state.table.areas[seat]
    added = Kong(tile, KongKind.ADDED)
    melds = tuple(added if meld == Pung(tile) else meld for meld in area.melds)
    hand = hand._replace(counts=minus(hand.counts, tile), drawn=None)
    state = with_seat(state, seat, hand, area._replace(melds=melds))
    state, wander = wandering_through_a_kong(state, seat)
    state, events = open_claims(state, Claim(tile, seat, Of.KONG))
    return state, (Kongs(seat, KongKind.ADDED, tile), *wander, *events)


def _concealed_kong(state: State, seat: Seat, tile: Tile) -> Step:
    hand, area = state.hands[seat], state.table.areas[seat]
    kongs = (*hand.concealed_kongs, tile)
    hand = hand._replace(counts=minus(hand.counts, tile, 4), drawn=None, concealed_kongs=kongs)
    state = with_seat(state, seat, hand, area._replace(melds=(*area.melds, FaceDownKong())))
    state, wander = wandering_through_a_kong(state, seat)
    state, events = draw_replacement(state, seat)
    return state, (Kongs(seat, KongKind.CONCEALED, tile), *wander, *events)
