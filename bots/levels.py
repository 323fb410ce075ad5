"""The levels of play."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from bots.bot import Bot
from bots.claims import harmless_kong, nearest_claim
from bots.discards import efficient_discard, soft_discard
from bots.hard import HardBot
from fuzhou_tui.engine.actions import DISCARDS, PASS, WIN, Action, ClaimChow
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.view import Turn, View

EASY_CHOWS: Final = 0.5


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal action with equal chance; it wins half the time when it can."""

    def choose(self, view: View, rng: Random) -> Action:
        """One of the legal actions."""
        options = legal_actions(view)
        if options[0] == WIN and rng.random() < 0.5:
            return WIN
        return rng.choice(options[1:] if options[0] == WIN and len(options) > 1 else options)


@dataclass(frozen=True, slots=True)
class EasyBot:
    """Least distance with a soft choice, pungs rather than chows; it wins when it can."""

    def choose(self, view: View, rng: Random) -> Action:
        """One of the legal actions."""
        options = legal_actions(view)
        if options[0] == WIN:
            return WIN
        if isinstance(view.table.phase, Turn):
            return DISCARDS[soft_discard(view, rng)]
        claim = nearest_claim(view, options)
        if claim is None or (isinstance(claim, ClaimChow) and rng.random() >= EASY_CHOWS):
            return PASS
        return claim


@dataclass(frozen=True, slots=True)
class NormalBot:
    """Exact distance, live useful tiles, claims and kongs that cost no distance; it wins when it can."""

    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- a Bot is given a stream; this one needs none
        """One of the legal actions."""
        options = legal_actions(view)
        if options[0] == WIN:
            return WIN
        if isinstance(view.table.phase, Turn):
            return harmless_kong(view, options) or DISCARDS[efficient_discard(view)]
        return nearest_claim(view, options) or PASS


LEVELS: Final[Mapping[str, Bot]] = MappingProxyType(
    {"random": RandomBot(), "easy": EasyBot(), "normal": NormalBot(), "hard": HardBot()}
)
