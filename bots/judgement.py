"""What each option of a decision is worth, in expected points."""

from typing import Final, NamedTuple, assert_never

from bots.danger import danger
from bots.points import robbed
from bots.position import Position, discarded, standing_position
from bots.routes import routes
from bots.value import FARTHEST, Outlook, Worth, outlook, worth
from fuzhou_tui.engine.actions import (
    DISCARDS,
    Action,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    Discard,
    OwnKong,
    Pass,
    Win,
)
from fuzhou_tui.engine.distance import away
from fuzhou_tui.engine.legal import attempt, legal_actions
from fuzhou_tui.engine.melds import Chow, Kong, KongKind, Pung
from fuzhou_tui.engine.rules import Payer
from fuzhou_tui.engine.scoring import Score, judge
from fuzhou_tui.engine.tiles import SUIT_TILES, Tile, minus, run_of
from fuzhou_tui.engine.view import Claim, Of, View

# How often no other seat robs the gold before the dealer may: 3 % of the hands of normal bots end so.
ROBS: Final = 0.97


class Judged(NamedTuple):
    """An option, what it is worth, and the position it leads to."""

    action: Action
    points: float
    worth: Worth | None = None  # None for a win
    position: Position | None = None
    danger: float = 0.0  # chance that the discard is won upon
    robs: bool = False  # whether the dealer robs the gold next (R4.3)


def judged(view: View) -> tuple[Judged, ...]:
    """Every legal action, the best first; idle claims and wasted golds stand last."""
    seen, position = outlook(view), standing_position(view)
    found = [_judged(seen, position, action) for action in legal_actions(view)]
    return tuple(
        sorted(found, key=lambda option: (idle(view, option) or wasteful(view, option), -option.points))
    )


def idle(view: View, option: Judged) -> bool:
    """Whether the option lays a set open and comes no nearer by any route.

    Such claims lost 0.9 points a hand against normal bots: the tiles are worth more in the hand.
    """
    if option.position is None or not isinstance(option.action, ClaimPung | ClaimChow):
        return False
    before = {route.special: route.away for route in routes(view, standing_position(view))}
    after = routes(view, option.position)
    return all(route.away >= before.get(route.special, FARTHEST) for route in after)


def wasteful(view: View, option: Judged) -> bool:
    """Whether a gold is thrown, be it as the safest tile, and no step of the wander won by it (R8.10)."""
    if option.position is None or option.action != DISCARDS[view.table.gold]:
        return False
    return option.position.wander <= view.area.wander


def _judged(seen: Outlook, position: Position, action: Action) -> Judged:
    view = seen.view
    match action:
        case Win():
            return Judged(action, _won(view))
        case Discard(tile):
            return _thrown(seen, action, position, tile)
        case OwnKong(tile):
            return _waiting(seen, action, _konged(position, tile), 0.0)
        case Pass():
            return _waiting(seen, action, position, _rest_of_round(view))
        case ClaimKong():
            return _waiting(seen, action, _same_melded(position, Kong(_open(view), KongKind.EXPOSED)), 0.0)
        case ClaimPung():
            return _claimed(seen, action, _same_melded(position, Pung(_open(view))))
        case ClaimChow(low):
            return _claimed(seen, action, _run_melded(position, low, _open(view)))
        case _:
            assert_never(action)


def _won(view: View) -> float:
    win = attempt(view)
    verdict = None if win is None else judge(view.table.rules, win)
    return verdict.payments[view.seat] if isinstance(verdict, Score) else 0.0


def _waiting(seen: Outlook, action: Action, position: Position, share: float) -> Judged:
    found = worth(seen, position, share)
    return Judged(action, found.points, found, position)


def _claimed(seen: Outlook, action: Action, position: Position) -> Judged:
    """The claim with the best discard that follows."""
    followed = [_thrown(seen, DISCARDS[tile], position, tile) for tile in SUIT_TILES if position.counts[tile]]
    return max(followed, key=lambda option: option.points)._replace(action=action)


def _thrown(seen: Outlook, action: Action, position: Position, tile: Tile) -> Judged:
    view = seen.view
    after = discarded(view, position, tile)
    found = worth(seen, after)
    if _opens_the_gold(view) and away(after.counts, view.table.gold, after.sets) == 1:
        return Judged(action, ROBS * robbed(view, after), found, after, robs=True)
    safe, lost = 1.0, 0.0
    for threat in seen.threats if tile != view.table.gold else ():  # a gold is nobody's (R6.1)
        chance = danger(threat, tile, copies=position.left[tile], thrown=tile in seen.thrown)
        safe *= 1 - chance
        lost += chance * threat.loss
    if view.table.rules.discard_payer is Payer.ALL:
        return Judged(action, found.points, found, after, 1 - safe)  # all pay whoever throws it
    return Judged(action, safe * found.points - lost, found, after, 1 - safe)


def _opens_the_gold(view: View) -> bool:
    """Whether this is the dealer's first discard, at which 抢金 comes before any claim (R4.3)."""
    table = view.table
    first = view.seat == table.dealer and not view.area.discards
    return first and table.rules.robbing_the_gold is not None


def _rest_of_round(view: View) -> float:
    """How much of the others' round is still to come before the own draw."""
    phase = view.table.phase
    if not isinstance(phase, Claim) or phase.of is not Of.DISCARD:
        return 1.0
    return ((view.seat - phase.source_seat - 1) % 4) / 3


def _open(view: View) -> Tile:
    lying = view.table.lying
    if lying is None:
        raise AssertionError(f"nothing lies open: {view.table.phase}")
    return lying


def _konged(position: Position, tile: Tile) -> Position:
    counts = position.counts
    if Pung(tile) in position.melds:
        melds = tuple(Kong(tile, KongKind.ADDED) if meld == Pung(tile) else meld for meld in position.melds)
        return position._replace(counts=minus(counts, tile), melds=melds)
    melds = (*position.melds, Kong(tile, KongKind.CONCEALED))
    return position._replace(counts=minus(counts, tile, 4), melds=melds)


def _same_melded(position: Position, meld: Pung | Kong) -> Position:
    copies = 2 if isinstance(meld, Pung) else 3
    counts = minus(position.counts, meld.tile, copies)
    return position._replace(counts=counts, melds=(*position.melds, meld))


def _run_melded(position: Position, low: Tile, claimed: Tile) -> Position:
    one, other = (tile for tile in run_of(low) if tile != claimed)
    counts = minus(minus(position.counts, one), other)
    return position._replace(counts=counts, melds=(*position.melds, Chow(low)))
