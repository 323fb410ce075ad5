"""托管: what the table decides for the player, by the orders it was given."""

from collections.abc import Collection

from fuzhou_tui.engine.actions import PASS, WIN, Action, Discard, OwnKong
from fuzhou_tui.engine.distance import away
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.tiles import minus
from fuzhou_tui.engine.view import View
from fuzhou_tui.tui.scene import Auto


def auto_action(view: View, autos: Collection[Auto]) -> Action | None:
    """The decision that follows from the orders; None where the player is asked.

    No order lets a win, 抢金 or an own kong go by, nor throws a gold.
    """
    if not autos:
        return None
    options = legal_actions(view)
    if WIN in options:
        return WIN if Auto.WIN in autos else None
    if PASS in options:
        return PASS if Auto.NO_CLAIMS in autos else None
    return _cut(view, options) if Auto.CUT in autos else None


def _cut(view: View, options: Collection[Action]) -> Action | None:
    """The drawn tile of a hand that was ready before it was drawn."""
    hand, gold = view.hand, view.table.gold
    if hand.drawn is None or hand.drawn == gold or any(isinstance(option, OwnKong) for option in options):
        return None
    ready = away(minus(hand.counts, hand.drawn), gold, view.sets) == 1
    return Discard(hand.drawn) if ready else None
