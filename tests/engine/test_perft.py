"""How many ways a deal can go on: every legal decision, counted in two ways."""

import pytest
from scenes import Scene
from walks import dealt

from fuzhou_tui.engine.actions import (
    CHOWS,
    CLAIM_KONG,
    CLAIM_PUNG,
    DISCARDS,
    OWN_KONGS,
    PASS,
    WIN,
    Action,
)
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.play import IllegalAction, apply, pending
from fuzhou_tui.engine.rules import PRESETS
from fuzhou_tui.engine.state import State, view

GOLDEN = {
    "standard": [75, 660, 32, 172],
    "baida": [75, 660, 32, 172],
    "bianfeng": [75, 660, 32, 172],
    "street": [75, 660, 165, 1655],
    "youxian": [75, 660, 32, 172],
}
DEEPER = {
    "standard": [40650, 14954],
    "baida": [40650, 14954],
    "bianfeng": [40650, 14954],
    "street": [40650, 142918],
    "youxian": [40650, 14954],
}
EVERY_ACTION: tuple[Action, ...] = (WIN, *OWN_KONGS, CLAIM_KONG, CLAIM_PUNG, *CHOWS, *DISCARDS, PASS)


def perft(state: State, depth: int) -> int:
    """Sequences of that many decisions, or fewer that end the hand, the lowest seat asked deciding first."""
    if not depth or not pending(state):
        return 1
    seat = min(pending(state))
    return sum(perft(apply(state, seat, action)[0], depth - 1) for action in legal_actions(view(state, seat)))


def perft_by_trial(state: State, depth: int) -> int:
    """The same, by trying every action there is and counting those not refused."""
    if not depth or not pending(state):
        return 1
    total = 0
    for action in EVERY_ACTION:
        try:
            after, _ = apply(state, min(pending(state)), action)
        except IllegalAction:
            continue
        total += perft_by_trial(after, depth - 1)
    return total


def positions(preset: str) -> list[State]:
    """A deal by chance, and one in which golds, robbers and waits meet every rule that presets differ in."""
    rules = PRESETS[preset]
    by_chance, _ = dealt(rules, "perft")
    staged = Scene(
        "123456789m45p1237s9s",
        "66p45699s",
        "123456789m45p12388s",
        "44s",
        rules=rules,
        head="6p7p7s",
        tail="1z8p",
    )
    return [by_chance, staged.state]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_ways_to_go_on_from_a_deal(preset: str) -> None:
    by_chance, staged = positions(preset)
    found = [perft(by_chance, 2), perft(by_chance, 3), perft(staged, 2), perft(staged, 3)]
    tried = [perft_by_trial(by_chance, 2), perft_by_trial(by_chance, 3)]
    assert found == [*tried, perft_by_trial(staged, 2), perft_by_trial(staged, 3)]
    assert found == GOLDEN[preset]


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_the_ways_to_go_on_from_a_deal_deeper(preset: str) -> None:
    assert [perft(state, 5) for state in positions(preset)] == DEEPER[preset]
