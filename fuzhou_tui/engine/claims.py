"""What lies open, who may take it, and who gets it (RULES 4, 5.2-5.8, 6.4)."""

from typing import assert_never

from fuzhou_tui.engine.actions import WIN, ClaimChow, ClaimKong, ClaimPung
from fuzhou_tui.engine.drawing import draw_from_head, draw_replacement
from fuzhou_tui.engine.ending import won
from fuzhou_tui.engine.events import Chows, Event, Kongs, Pungs
from fuzhou_tui.engine.legal import attempt, legal_actions
from fuzhou_tui.engine.melds import Chow, Kong, KongKind, Meld, Pung
from fuzhou_tui.engine.patterns import Winning, golden_sparrow
from fuzhou_tui.engine.rules import MissedWin
from fuzhou_tui.engine.scoring import Attempt, Score, judge
from fuzhou_tui.engine.state import State, Step, entering, view, with_area, with_hand, with_seat
from fuzhou_tui.engine.tiles import Counts, Seat, Tile, minus, next_seat, run_of, seats_after
from fuzhou_tui.engine.view import Claim, Of, Source, Turn, Won
from fuzhou_tui.engine.wander import wandering_through_a_kong


def open_claims(state: State, claim: Claim) -> Step:
    """Something lies open; when nobody can take it, the hand goes on at once."""
    state = entering(state, claim)
    return (state, ()) if state.waiting else _unclaimed(state, claim)


def resolve(state: State, claim: Claim) -> Step:
    """All answers are in: 胡, then 碰 and 杠, then 吃 (R5.2)."""
    bids = tuple(seat for seat in _order(claim) if state.answers[seat] == WIN)
    if bids:
        return _win(state, claim, bids)
    state = _remembering_missed_wins(state, claim)
    for seat in _order(claim):
        if isinstance(state.answers[seat], ClaimKong | ClaimPung):
            return _take_set(state, claim, seat)
    for seat in _order(claim):
        if isinstance(state.answers[seat], ClaimChow):
            return _take_set(state, claim, seat)
    return _unclaimed(state, claim)


def _order(claim: Claim) -> tuple[Seat, ...]:
    """Nearest first; at the deal the dealer comes first, at 抢金 last (R4.1-R4.3)."""
    others = seats_after(claim.source_seat)
    match claim.of:
        case Of.DISCARD | Of.KONG:
            return others
        case Of.GOLD:
            return (*others, claim.source_seat)
        case Of.DEAL:
            return (claim.source_seat, *others)
        case _:
            assert_never(claim.of)


def _unclaimed(state: State, claim: Claim) -> Step:
    match claim.of:
        case Of.DISCARD:
            return draw_from_head(state, next_seat(claim.source_seat))
        case Of.KONG:
            return draw_replacement(state, claim.source_seat)
        case Of.GOLD:
            discarded = state.table.areas[claim.source_seat].discards[-1].tile
            return open_claims(state, Claim(discarded, claim.source_seat, Of.DISCARD))
        case Of.DEAL:
            return entering(state, Turn(claim.source_seat, Source.DEAL)), ()
        case _:
            assert_never(claim.of)


def _win(state: State, claim: Claim, bids: tuple[Seat, ...]) -> Step:
    """One winner only (R5.2); the tile leaves where it lay."""
    wins = {seat: _attempt(state, seat) for seat in bids}
    winner = bids[0]
    if claim.of in {Of.DISCARD, Of.KONG} and state.table.rules.golden_sparrow is not None:
        winner = next((seat for seat in bids if _is_sparrow(wins[seat])), winner)
    score = _score(state, wins[winner])
    if claim.of is Of.DISCARD:
        state = _claimed(state, claim.source_seat)
    if claim.of is Of.KONG:
        state = _unkonged(state, claim.source_seat)
    outbid = tuple(sorted(set(bids) - {winner}))
    return won(state, Won(wins[winner], score, outbid))


def _attempt(state: State, seat: Seat) -> Attempt:
    found = attempt(view(state, seat))
    if found is None:
        raise AssertionError(f"seat {seat} bid for a win that is not there")
    return found


def _score(state: State, win: Attempt) -> Score:
    verdict = judge(state.table.rules, win)
    if isinstance(verdict, Score):
        return verdict
    raise AssertionError(f"seat {win.seat} was offered a win that does not stand: {verdict.reason}")


def _is_sparrow(win: Attempt) -> bool:
    return golden_sparrow(Winning(win.counts, win.gold, win.melds))


def _take_set(state: State, claim: Claim, seat: Seat) -> Step:
    """A chow or pung is followed by a discard, a kong by a draw from the tail (R5.1, R5.4)."""
    tile, source, answer = claim.tile, claim.source_seat, state.answers[seat]
    if tile is None:
        raise AssertionError("nothing lies open that makes a set")
    state = _claimed(state, source)
    counts = state.hands[seat].counts
    event: Event
    match answer:
        case ClaimKong():
            event = Kongs(seat, KongKind.EXPOSED, tile, source)
            state = _melded(state, seat, Kong(tile, KongKind.EXPOSED), minus(counts, tile, 3))
            state, wander = wandering_through_a_kong(state, seat)
            state, events = draw_replacement(state, seat)
            return state, (event, *wander, *events)
        case ClaimPung():
            event = Pungs(seat, source, tile)
            state = _melded(state, seat, Pung(tile), minus(counts, tile, 2))
        case ClaimChow(low):
            event = Chows(seat, source, tile, low)
            for other in run_of(low):
                counts = counts if other == tile else minus(counts, other)
            state = _melded(state, seat, Chow(low), counts)
        case _:
            raise AssertionError(f"{answer} makes no set")
    return entering(state, Turn(seat, Source.CLAIM)), (event,)


def _melded(state: State, seat: Seat, meld: Meld, counts: Counts) -> State:
    """The state with the set laid down; a wanderer's bar ends with its claim (R8.10)."""
    hand, area = state.hands[seat], state.table.areas[seat]
    area = area._replace(melds=(*area.melds, meld), wander_bars=False)
    return with_seat(state, seat, hand._replace(counts=counts, drawn=None), area)


def _claimed(state: State, source: Seat) -> State:
    """The state with the last discard of that seat marked as taken away."""
    area = state.table.areas[source]
    last = area.discards[-1]._replace(claimed=True)
    return with_area(state, source, area._replace(discards=(*area.discards[:-1], last)))


def _unkonged(state: State, source: Seat) -> State:
    """The state with the robbed kong a pung again: it counts for nothing (R5.6)."""
    area = state.table.areas[source]
    phase = state.table.phase
    tile = phase.tile if isinstance(phase, Claim) else None
    melds = tuple(
        Pung(meld.tile) if isinstance(meld, Kong) and meld.tile == tile else meld for meld in area.melds
    )
    return with_area(state, source, area._replace(melds=melds))


def _remembering_missed_wins(state: State, claim: Claim) -> State:
    """过水: who could have won on this tile and did not will remember it (R6.4)."""
    tile = claim.tile
    if state.table.rules.missed_win is MissedWin.OFF or claim.of in {Of.GOLD, Of.DEAL} or tile is None:
        return state
    misses = [seat for seat in _order(claim) if WIN in legal_actions(view(state, seat))]
    for seat in misses:
        state = _missing(state, seat, tile)
    return state


def _missing(state: State, seat: Seat, tile: Tile) -> State:
    hand = state.hands[seat]
    return with_hand(state, seat, hand._replace(missed=(*hand.missed, tile)))
