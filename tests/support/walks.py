"""Hands played by chance, for properties that must hold on every way through the rules."""

from collections.abc import Iterator
from random import Random

from fuzhou_tui.engine.actions import WIN, Action
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.play import apply, pending
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.state import State, Step, view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.wall import deal, drawing_order


def dealt(rules: Rules, seed: str, number: int = 1) -> Step:
    """A hand of that deal at its first decision; the dealer is the deal's own."""
    chance = deal(seed, number)
    wall = drawing_order(chance.tiles, chance.seat, chance.dice)
    return start(Seating(rules, 1, chance.seat, 0), wall, chance.dice)


def walk(rules: Rules, seed: str, win: float = 0.1) -> Iterator[tuple[State, Seat, Action]]:
    """A hand by chance: each state with the decision that follows; claims are liked, wins taken at times."""
    rng = Random(seed)
    state, _ = dealt(rules, seed)
    while pending(state):
        seat = rng.choice(sorted(pending(state)))
        action = choice(state, seat, rng, win)
        yield state, seat, action
        state, _ = apply(state, seat, action)


def walked(rules: Rules, seed: str, win: float = 0.1) -> list[State]:
    """Every state of a hand by chance, the last one over."""
    steps = list(walk(rules, seed, win))
    state, seat, action = steps[-1]
    return [state for state, _, _ in steps] + [apply(state, seat, action)[0]]


def choice(state: State, seat: Seat, rng: Random, win: float) -> Action:
    """One of the seat's legal actions."""
    options = legal_actions(view(state, seat))
    if WIN in options and rng.random() < win:
        return WIN
    rest = [option for option in options if option != WIN] or list(options)
    calls = rest[:-1] if len(rest) > 1 and len(rest) < 6 else rest
    return rng.choice(calls if rng.random() < 0.7 else rest)
