"""What holds on every way through the rules, on hands played by chance under every preset."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hidden import all_tiles, redealt
from walks import dealt, walk, walked

from fuzhou_tui.engine.actions import Action, ClaimChow, Discard, OwnKong
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.play import apply, pending
from fuzhou_tui.engine.rules import PRESETS, Rules
from fuzhou_tui.engine.state import State, view
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS, SUIT_KINDS, Seat, Tile, is_flower
from fuzhou_tui.engine.view import Claim, Over, Turn, Won

SEEDS = [str(seed) for seed in range(12)]

every_preset = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
every_seed = pytest.mark.parametrize("seed", SEEDS)


@every_preset
@every_seed
def test_no_tile_is_lost(rules: Rules, seed: str) -> None:
    for state in walked(rules, seed):
        assert Counter(all_tiles(state)) == Counter(ALL_TILES)


@every_preset
@every_seed
def test_somebody_can_always_go_on_and_the_hand_ends(rules: Rules, seed: str) -> None:
    states = walked(rules, seed, win=0)
    assert all(legal_actions(view(state, seat)) for state in states for seat in pending(state))
    assert isinstance(states[-1].table.phase, Over)
    assert len(states) < 400


@every_preset
@every_seed
def test_a_view_tells_nothing_hidden(rules: Rules, seed: str) -> None:
    rng = Random(seed)
    for state in walked(rules, seed)[:-1]:
        seat = rng.choice(SEATS)
        other = redealt(state, seat, rng)
        assert view(other, seat) == view(state, seat)
        assert legal_actions(view(other, seat)) == legal_actions(view(state, seat))


@every_preset
@every_seed
def test_the_order_of_answers_does_not_matter(rules: Rules, seed: str) -> None:
    for state in walked(rules, seed):
        if not isinstance(state.table.phase, Claim) or len(pending(state)) < 2:
            continue
        rng = Random(seed)
        answers = {seat: rng.choice(legal_actions(view(state, seat))) for seat in sorted(pending(state))}
        ends = {played(state, [(seat, answers[seat]) for seat in order]) for order in permutations(answers)}
        assert len(ends) == 1


@every_preset
@every_seed
def test_the_past_is_untouched(rules: Rules, seed: str) -> None:
    kept = [(state, repr(state)) for state in walked(rules, seed)]
    assert all(repr(state) == told for state, told in kept)


@every_preset
@every_seed
def test_suit_names_do_not_matter(rules: Rules, seed: str) -> None:
    state, _ = dealt(rules, seed)
    wall = tuple(renamed(tile) for tile in state.wall)
    seating = Seating(rules, 1, state.table.dealer, 0)
    twin, _ = start(seating, wall, state.table.dice)
    for _, seat, action in walk(rules, seed):
        state, _ = apply(state, seat, action)
        twin, _ = apply(twin, seat, renamed_action(action))
        assert pending(state) == pending(twin)
    assert payments(state) == payments(twin)


@every_preset
@every_seed
def test_payments_sum_to_zero(rules: Rules, seed: str) -> None:
    assert sum(payments(walked(rules, seed, win=1)[-1])) == 0


@every_preset
@every_seed
def test_after_every_claim_the_claimant_can_discard(rules: Rules, seed: str) -> None:
    for state in walked(rules, seed):
        phase = state.table.phase
        if isinstance(phase, Turn):
            options = legal_actions(view(state, phase.seat))
            assert any(isinstance(option, Discard) for option in options)


@every_preset
@every_seed
def test_every_action_is_offered_once(rules: Rules, seed: str) -> None:
    for state in walked(rules, seed):
        for seat in SEATS:
            options = legal_actions(view(state, seat))
            assert len(set(options)) == len(options)
            assert bool(options) == (seat in pending(state) or answered(state, seat))


def answered(state: State, seat: Seat) -> bool:
    return state.answers[seat] is not None


def played(state: State, decisions: list[tuple[Seat, Action]]) -> tuple[State, tuple[Event, ...]]:
    told: tuple[Event, ...] = ()
    for seat, action in decisions:
        state, events = apply(state, seat, action)
        told += events
    return state, told


def renamed(tile: Tile) -> Tile:
    """万 becomes 饼, 饼 索, 索 万."""
    return tile if is_flower(tile) else Tile((tile + 9) % SUIT_KINDS)


def renamed_action(action: Action) -> Action:
    match action:
        case Discard(tile):
            return Discard(renamed(tile))
        case OwnKong(tile):
            return OwnKong(renamed(tile))
        case ClaimChow(low):
            return ClaimChow(renamed(low))
        case _:
            return action


def payments(state: State) -> tuple[int, ...]:
    phase = state.table.phase
    assert isinstance(phase, Over)
    return phase.result.score.payments if isinstance(phase.result, Won) else (0, 0, 0, 0)
