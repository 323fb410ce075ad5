"""The bot that plays for expected points."""

from dataclasses import dataclass
from random import Random

from bots.judgement import judged
from fuzhou_tui.engine.actions import WIN, Action
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.view import Claim, Of, View


@dataclass(frozen=True, slots=True)
class HardBot:
    """Routes, claims, kongs, danger and the choice to let a win go, all by expected points."""

    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- a Bot is given a stream; this one needs none
        """One of the legal actions."""
        options = legal_actions(view)
        if len(options) == 1:
            return options[0]
        phase = view.table.phase
        if options[0] == WIN and isinstance(phase, Claim) and phase.of in {Of.GOLD, Of.DEAL}:
            return WIN
        return judged(view)[0].action
