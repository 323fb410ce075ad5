"""What is played when a bot fails: the one place that catches it."""

from random import Random
from typing import Final, NamedTuple

from bots.bot import Bot
from fuzhou_tui.engine.actions import DISCARDS, PASS, Action, Discard, action_text
from fuzhou_tui.engine.legal import is_legal, legal_actions
from fuzhou_tui.engine.tiles import SUIT_KINDS
from fuzhou_tui.engine.view import View

_KINDS: Final = range(SUIT_KINDS)


class Choice(NamedTuple):
    """What is played, and what was wrong with the bot if it is not its own choice."""

    action: Action
    complaint: str | None = None


def guarded_choice(bot: Bot, view: View, rng: Random) -> Choice:
    """The bot's choice; where it raises or may not do what it says, a harmless decision in its place."""
    try:
        action = bot.choose(view, rng)
    except Exception as error:  # noqa: BLE001 -- a player's own bot may raise anything, and the others play on
        return Choice(fallback(view), f"{type(error).__name__}: {error}")
    if _names_a_tile(action) and is_legal(view, action):
        return Choice(action)
    return Choice(
        fallback(view), f"{action!r} is not among {', '.join(map(action_text, legal_actions(view)))}"
    )


def _names_a_tile(action: Action) -> bool:
    """Whether what a bot wants to throw is a tile at all; its types are only its author's word."""
    return not isinstance(action, Discard) or (isinstance(action.tile, int) and action.tile in _KINDS)


def fallback(view: View) -> Action:
    """Pass a claim; on the own turn discard the drawn tile, but no gold while there is another tile."""
    options = legal_actions(view)
    if PASS in options:
        return PASS
    drawn, gold = view.hand.drawn, DISCARDS[view.table.gold]
    if drawn is not None and DISCARDS[drawn] in options and DISCARDS[drawn] != gold:
        return DISCARDS[drawn]
    discards = [action for action in options if isinstance(action, Discard)]
    return next((action for action in discards if action != gold), gold)
