"""What a seat may decide, from all that it can see (RULES 4-6)."""

from itertools import compress
from typing import Final, NamedTuple

from fuzhou_tui.engine.actions import (
    CHOWS,
    CLAIM_KONG,
    CLAIM_PUNG,
    DISCARDS,
    OWN_KONGS,
    PASS,
    WIN,
    Action,
    Discard,
    Pass,
)
from fuzhou_tui.engine.distance import away, is_complete, waits
from fuzhou_tui.engine.melds import Pung
from fuzhou_tui.engine.rules import MissedWin
from fuzhou_tui.engine.scoring import Attempt, By, Reason, Score, judge
from fuzhou_tui.engine.tiles import SUIT_KINDS, SUIT_TILES, Seat, Tile, plus, rank, run_of
from fuzhou_tui.engine.view import Claim, Of, Source, Turn, View

GOLDS_THAT_WIN: Final = 3  # R8.3
FLOWERS_THAT_WIN: Final = 20  # R8.9
# Refusals that a rule lays on a hand that would win; the others mean that there is no win to speak of.
_BARS: Final = frozenset({Reason.GOLD_DISCARDED, Reason.MISSED_WIN, Reason.FREE_WAIT, Reason.WANDER})


class Offer(NamedTuple):
    """An action that the situation would allow, and the rule that forbids it, if one does."""

    action: Action
    barred: Reason | None = None


_PASS_OFFER: Final = Offer(PASS)
_DISCARD_OFFERS: Final = tuple(map(Offer, DISCARDS))
# What a discard can be taken for by how many alike are in hand.
_SAME_OFFERS: Final = ((), (), (Offer(CLAIM_PUNG),), (Offer(CLAIM_KONG), Offer(CLAIM_PUNG)))


def _runs_with(tile: Tile) -> tuple[tuple[Offer, Tile, Tile], ...]:
    """The chows that take this tile, lowest first, each with the two tiles that must be in hand."""
    lows = [Tile(low) for low in range(tile - min(rank(tile) - 1, 2), tile + 1) if rank(Tile(low)) <= 7]
    rest = [[kind for kind in run_of(low) if kind != tile] for low in lows]
    return tuple((Offer(CHOWS[low]), one, other) for low, (one, other) in zip(lows, rest, strict=True))


_RUNS_WITH: Final = tuple(map(_runs_with, SUIT_TILES))


def offers(view: View) -> tuple[Offer, ...]:
    """Every action the situation would allow, in the order they are asked; empty for a seat with none."""
    phase = view.table.phase
    if isinstance(phase, Turn):
        return _turn_offers(view, phase.source) if phase.seat == view.seat else ()
    if isinstance(phase, Claim):
        return _claim_offers(view, phase)
    return ()


def legal_actions(view: View) -> tuple[Action, ...]:
    """The actions no rule forbids; empty where the seat is not asked."""
    return tuple([offer.action for offer in offers(view) if offer.barred is None])


def is_legal(view: View, action: Action) -> bool:
    """Whether a seat that is asked may decide so; the commonest decisions are told without all the others."""
    phase = view.table.phase
    if isinstance(phase, Turn) and isinstance(action, Discard):
        return phase.seat == view.seat and 0 <= action.tile < SUIT_KINDS and view.hand.counts[action.tile] > 0
    if isinstance(phase, Claim) and isinstance(action, Pass):
        return True
    return action in legal_actions(view)


def attempt(view: View) -> Attempt | None:
    """The win that is open to this seat to claim, whether or not it stands; None where there is none."""
    phase = view.table.phase
    if isinstance(phase, Turn):
        return _own_attempt(view, phase.source) if phase.seat == view.seat else None
    if isinstance(phase, Claim):
        return _claimed_attempt(view, phase)
    return None


def last_round_attempt(view: View) -> Attempt:
    """The win on a draw of the last round, where no other decision is open (R7.2)."""
    return _attempt(view, By.SELF, view.hand.drawn)


def _turn_offers(view: View, source: Source) -> tuple[Offer, ...]:
    discards = tuple(compress(_DISCARD_OFFERS, view.hand.counts))
    if source is Source.CLAIM:
        return discards
    return (*_win_offer(view, _own_attempt(view, source)), *_own_kongs(view), *discards)


def _own_kongs(view: View) -> tuple[Offer, ...]:
    counts, melds, gold = view.hand.counts, view.area.melds, view.table.gold
    if not melds and 4 not in counts:
        return ()
    added = [meld.tile for meld in melds if isinstance(meld, Pung) and counts[meld.tile]]
    concealed = [kind for kind in SUIT_TILES if counts[kind] == 4 and kind != gold] if 4 in counts else []
    return tuple([Offer(OWN_KONGS[kind]) for kind in sorted(added + concealed)])


def _claim_offers(view: View, claim: Claim) -> tuple[Offer, ...]:
    """What the seat may take; passing comes with it, unless a rule bars all of it."""
    if claim.of is Of.DISCARD and claim.tile is not None:
        found = _discard_offers(view, claim, claim.tile)
    else:
        found = _win_offer(view, _claimed_attempt(view, claim))
    if not found or all(offer.barred for offer in found):
        return found
    return (*found, _PASS_OFFER)


def _discard_offers(view: View, claim: Claim, tile: Tile) -> tuple[Offer, ...]:
    """A discard is open to the others, a discarded gold to nobody (R6.1)."""
    if claim.source_seat == view.seat or tile == view.table.gold:
        return ()
    found = _set_offers(view, tile, claim.source_seat)
    if tile in waits(view.hand.counts, view.table.gold, view.sets):
        return (*_win_offer(view, _claimed_attempt(view, claim)), *found)
    return found


def _set_offers(view: View, tile: Tile, source: Seat) -> tuple[Offer, ...]:
    counts, gold = view.hand.counts, view.table.gold
    found = _SAME_OFFERS[counts[tile]]
    if (source + 1) % 4 != view.seat:
        return found
    chows = [
        offer
        for offer, one, other in _RUNS_WITH[tile]
        if counts[one] and counts[other] and gold not in {one, other}
    ]
    return (*found, *chows)


def _win_offer(view: View, win: Attempt | None) -> tuple[Offer, ...]:
    if win is None:
        return ()
    verdict = judge(view.table.rules, win)
    if isinstance(verdict, Score):
        return (Offer(WIN),)
    return (Offer(WIN, verdict.reason),) if verdict.reason in _BARS else ()


def _own_attempt(view: View, source: Source) -> Attempt | None:
    if source is Source.CLAIM:
        return None
    if source is Source.DEAL and _dealt_attempt(view) is not None:
        return None  # asked when the tiles were dealt; what was passed then is gone (R4)
    return _attempt(view, By.SELF, view.hand.drawn) if _may_win_by_itself(view) else None


def _may_win_by_itself(view: View) -> bool:
    """Whether anything in the hand could win on a draw; it spares most turns the full judgement."""
    counts, gold = view.hand.counts, view.table.gold
    return (
        counts[gold] >= GOLDS_THAT_WIN
        or len(view.area.flowers) >= FLOWERS_THAT_WIN
        or away(counts, gold, view.sets) == 0
    )


def _claimed_attempt(view: View, claim: Claim) -> Attempt | None:
    if claim.of is Of.DEAL:
        return _dealt_attempt(view)
    if claim.of is Of.GOLD:
        return _shaped_attempt(view, By.ROB_GOLD, view.table.gold, None)
    if claim.source_seat == view.seat or claim.tile is None:
        return None
    by = By.DISCARD if claim.of is Of.DISCARD else By.ROB_KONG
    return _shaped_attempt(view, by, claim.tile, claim.source_seat)


def _dealt_attempt(view: View) -> Attempt | None:
    """天胡 for a complete dealer, else 三金倒, by the tiles as they were dealt (R4.1, R4.2)."""
    rules, counts, gold = view.table.rules, view.hand.counts, view.table.gold
    complete = view.seat == view.table.dealer and is_complete(counts, gold, view.sets)
    if complete and rules.heavenly_hand is not None:
        return _attempt(view, By.HEAVENLY_HAND, None)
    if counts[gold] >= GOLDS_THAT_WIN and rules.three_golds is not None:
        return _attempt(view, By.SELF, None)
    return None


def _shaped_attempt(view: View, by: By, tile: Tile, source: Seat | None) -> Attempt | None:
    """A win on a tile from elsewhere, which must make a complete hand (R4.4, R8.3)."""
    if tile not in waits(view.hand.counts, view.table.gold, view.sets):
        return None
    return _attempt(view, by, tile, source)


def _attempt(view: View, by: By, tile: Tile | None, source: Seat | None = None) -> Attempt:
    table, area, hand = view.table, view.area, view.hand
    foreign = tile is not None and by is not By.SELF
    return Attempt(
        by=by,
        seat=view.seat,
        dealer=table.dealer,
        gold=table.gold,
        counts=plus(hand.counts, tile) if foreign and tile is not None else hand.counts,
        melds=view.melds,
        flowers=area.flowers,
        tile=tile,
        source=source,
        streak=table.streak,
        base=table.base,
        threw_gold=area.threw_gold,
        missed=foreign and _was_missed(view, tile),
        first_discard=by is By.DISCARD and source == table.dealer and len(table.areas[source].discards) == 1,
        wander=area.wander,
        barred_by_wander=_barred_by_wander(view, by),
    )


def _was_missed(view: View, tile: Tile | None) -> bool:
    """过水: whether the seat let a win go on this tile, or by the table's rule on any (R6.4)."""
    missed = view.hand.missed
    return bool(missed) if view.table.rules.missed_win is MissedWin.ANY else tile in missed


def _barred_by_wander(view: View, by: By) -> bool:
    """Whether another seat's 双游 or 三游 forbids this win (R8.10)."""
    step = max(
        (area.wander for seat, area in enumerate(view.table.areas) if area.wander_bars and seat != view.seat),
        default=0,
    )
    if by in {By.DISCARD, By.ROB_KONG}:
        return step >= 2
    phase = view.table.phase
    on_kong = isinstance(phase, Turn) and phase.source is Source.KONG
    return step >= 3 and not on_kong
