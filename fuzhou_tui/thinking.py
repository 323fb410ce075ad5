"""Bots at work for a session: on frozen views, on any thread, each level's first failure logged."""

import logging
from random import Random

from bots.guard import guarded_choice
from bots.levels import LEVELS
from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.view import View

_log = logging.getLogger(__name__)


class Thinker:
    """Asks bots, and remembers which of them have failed."""

    def __init__(self) -> None:
        self._failed: set[str] = set()

    def decide(self, level: str, view: View, stream: Random, place: str) -> Action:
        """What a bot of that level decides; a failure is played for, and logged with its place."""
        choice = guarded_choice(LEVELS[level], view, stream)
        if choice.complaint and level not in self._failed:
            self._failed.add(level)
            _log.error("the bot %s failed and was played for (%s): %s", level, place, choice.complaint)
        return choice.action
