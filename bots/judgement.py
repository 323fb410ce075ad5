"""What each option of a decision is worth, in expected points."""

from collections.abc import Iterator
from typing import NamedTuple

from bots.danger import dangers
from bots.points import loss, robbed
from bots.position import Position, discarded, standing_position
from bots.routes import routes
from bots.value import Outlook, Worth, outlook, worth
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
from fuzhou_tui.engine.legal import attempt, legal_actions
from fuzhou_tui.engine.melds import Chow, Kong, KongKind, Pung
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.scoring import Score, judge
from fuzhou_tui.engine.tiles import SEATS, SUIT_TILES, Tile, minus, run_of
from fuzhou_tui.engine.view import Claim, View


ROBS = 0.97  # how often no other seat robs the gold before the dealer: 3 % of hands end so, a fourth by the dealer


class Judged(NamedTuple):
    """An option, what it is worth, the position it leads to and the danger of its discard."""

    action: Action
    points: float
    worth: Worth | None  # None for a win
    position: Position | None
    danger: float = 0.0  # chance that the discard is won upon


def judged(view: View) -> tuple[Judged, ...]:
    """Every legal action, the best first; a claim that brings its route no nearer stands behind passing."""
    seen, position = outlook(view), standing_position(view)
    found = [_judged(seen, position, action) for action in legal_actions(view)]
    before = {route.special: route.away for route in routes(view, position)}
    return tuple(sorted(found, key=lambda option: (_is_idle(option, before), -option.points)))


def _is_idle(option: Judged, before: dict[Special | None, int]) -> bool:
    """Whether the option claims a set and comes no nearer: the tiles it fixes are worth more in the hand."""
    if option.worth is None or not isinstance(option.action, ClaimPung | ClaimChow):
        return False
    route = option.worth.route
    return route.away >= before.get(route.special, route.away + 1)


def _judged(seen: Outlook, position: Position, action: Action) -> Judged:
    view = seen.view
    match action:
        case Win():
            return Judged(action, _won(view), None, None)
        case Discard(tile):
            return _thrown(seen, action, position, tile)
        case OwnKong(tile):
            return _waiting(seen, action, _konged(position, tile), 0.0)
        case Pass():
            return _waiting(seen, action, position, _rest_of_round(view))
        case ClaimKong():
            return _waiting(seen, action, _melded(position, Kong(_open(view), KongKind.EXPOSED)), 0.0)
        case ClaimPung():
            return _claimed(seen, action, _melded(position, Pung(_open(view))))
        case ClaimChow(low):
            return _claimed(seen, action, _melded_run(position, low, _open(view)))


def _won(view: View) -> float:
    win = attempt(view)
    verdict = None if win is None else judge(view.table.rules, win)
    return verdict.payments[view.seat] if isinstance(verdict, Score) else 0.0


def _waiting(seen: Outlook, action: Action, position: Position, share: float) -> Judged:
    found = worth(seen, position, share)
    return Judged(action, found.points, found, position)


def _claimed(seen: Outlook, action: Action, position: Position) -> Judged:
    """The claim with the best discard that follows."""
    followed = [
        _thrown(seen, DISCARDS[tile], position, tile) for tile in SUIT_TILES if position.counts[tile]
    ]
    return max(followed, key=lambda option: option.points)._replace(action=action)


def _thrown(seen: Outlook, action: Action, position: Position, tile: Tile) -> Judged:
    view = seen.view
    after = discarded(view, position, tile)
    found = worth(seen, after)
    if _opens_the_gold(view) and found.route.special is None and found.route.away == 1:
        return Judged(action, ROBS * robbed(view, after), found, after)
    safe, lost = 1.0, 0.0
    for seat, chance in enumerate(dangers(view, tile, position.left)):
        if chance:
            safe *= 1 - chance
            lost += chance * loss(view, SEATS[seat], view.seat)
    return Judged(action, safe * found.points - lost, found, after, 1 - safe)


def _opens_the_gold(view: View) -> bool:
    """Whether this is the dealer's first discard, at which 抢金 comes before any claim (R4.3)."""
    table = view.table
    first = view.seat == table.dealer and not view.area.discards
    return first and table.rules.robbing_the_gold is not None


def _rest_of_round(view: View) -> float:
    """How much of the others' round is still to come before the own draw."""
    phase = view.table.phase
    source = phase.source_seat if isinstance(phase, Claim) else view.seat
    return ((view.seat - source - 1) % 4) / 3


def _open(view: View) -> Tile:
    phase = view.table.phase
    if not isinstance(phase, Claim) or phase.tile is None:
        raise AssertionError(f"nothing lies open: {phase}")
    return phase.tile


def _konged(position: Position, tile: Tile) -> Position:
    counts = position.counts
    if Pung(tile) in position.melds:
        melds = tuple(Kong(tile, KongKind.ADDED) if meld == Pung(tile) else meld for meld in position.melds)
        return position._replace(counts=minus(counts, tile), melds=melds)
    melds = (*position.melds, Kong(tile, KongKind.CONCEALED))
    return position._replace(counts=minus(counts, tile, 4), melds=melds)


def _melded(position: Position, meld: Pung | Kong) -> Position:
    copies = 2 if isinstance(meld, Pung) else 3
    return position._replace(
        counts=minus(position.counts, meld.tile, copies), melds=(*position.melds, meld)
    )


def _melded_run(position: Position, low: Tile, claimed: Tile) -> Position:
    one, other = (tile for tile in run_of(low) if tile != claimed)
    return position._replace(
        counts=minus(minus(position.counts, one), other), melds=(*position.melds, Chow(low))
    )
