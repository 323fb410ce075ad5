"""What holds for any ruleset that the flags can say, on hands played by chance (section 10)."""

from collections import Counter
from random import Random

from hidden import all_tiles, redealt
from hypothesis import given, settings
from hypothesis import strategies as st
from random_wins import random_win
from rulesets import rulesets
from walks import walked

from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.play import pending
from fuzhou_tui.engine.rules import PRESETS, Payer, Points, Rules
from fuzhou_tui.engine.scoring import CLAIMS, Attempt, Score, judge
from fuzhou_tui.engine.state import State, view
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS, Seat
from fuzhou_tui.engine.view import Over, Won
from fuzhou_tui.engine.wall import marker, standing

any_rules = st.sampled_from(tuple(PRESETS.values())) | rulesets()
any_seed = st.integers(0, 10**6).map(str)
hands = settings(max_examples=60, deadline=None)


@hands
@given(any_rules, any_seed)
def test_a_hand_ends_and_no_tile_is_lost(rules: Rules, seed: str) -> None:
    states = walked(rules, seed)
    assert isinstance(states[-1].table.phase, Over)
    for state in states:
        assert Counter(all_tiles(state)) == Counter(ALL_TILES)


@hands
@given(any_rules, any_seed)
def test_somebody_can_always_go_on(rules: Rules, seed: str) -> None:
    states = walked(rules, seed, win=0)
    assert all(legal_actions(view(state, seat)) for state in states for seat in pending(state))
    assert len(states) < 500


@hands
@given(any_rules, any_seed)
def test_a_view_tells_nothing_hidden(rules: Rules, seed: str) -> None:
    rng = Random(seed)
    for state in walked(rules, seed)[:-1]:
        seat = rng.choice(SEATS)
        other = redealt(state, seat, rng)
        assert view(other, seat) == view(state, seat)
        assert legal_actions(view(other, seat)) == legal_actions(view(state, seat))


@hands
@given(any_rules, any_seed)
def test_the_wall_is_pictured_whatever_is_kept_back(rules: Rules, seed: str) -> None:
    for state in walked(rules, seed, win=0)[::7]:
        table = state.table
        stacks = standing(table)
        assert sum(stack.upper + stack.lower for stack in stacks) == table.left
        assert sum(stack.reserved for stack in stacks) == min(table.reserve, table.left)
        assert sum(stack.marked for stack in stacks) == (marker(table) is not None)


@hands
@given(any_rules, any_seed)
def test_payments_sum_to_zero_and_the_lines_to_what_is_paid(rules: Rules, seed: str) -> None:
    won = result(walked(rules, seed, win=1)[-1])
    if won is not None:
        assert sum(won.score.payments) == 0
        assert_paid_by_the_lines(rules, won.attempt, won.score)


@settings(max_examples=100, deadline=None)
@given(any_rules, st.integers(0, 10**6))
def test_any_complete_hand_is_paid_by_its_lines(rules: Rules, number: int) -> None:
    for chance in map(Random, range(number, number + 20)):
        attempt = random_win(chance)
        score = judge(rules, attempt)
        if isinstance(score, Score):
            assert sum(score.payments) == 0
            assert_paid_by_the_lines(rules, attempt, score)


@hands
@given(rulesets().filter(lambda rules: not rules.last_round), any_seed)
def test_without_a_last_round_a_drawn_hand_leaves_no_tile(rules: Rules, seed: str) -> None:
    last = walked(rules, seed, win=0)[-1]
    assert result(last) is not None or last.table.left == 0


@hands
@given(rulesets().filter(lambda rules: rules.last_round), any_seed)
def test_a_hand_that_is_drawn_leaves_the_reserve(rules: Rules, seed: str) -> None:
    last = walked(rules, seed, win=0)[-1]
    assert result(last) is not None or last.table.live <= 0


def result(state: State) -> Won | None:
    """The win that ended the hand, None for a drawn one."""
    phase = state.table.phase
    assert isinstance(phase, Over)
    return phase.result if isinstance(phase.result, Won) else None


def assert_paid_by_the_lines(rules: Rules, attempt: Attempt, score: Score) -> None:
    """Each payer pays the sum of the lines, up to the cap; L of R9.4 comes beside it."""
    full = sum(points for _, points in score.lines)
    beside = {0, score.streak, 2 * score.streak} if rules.points is Points.BAIDA else {0}
    for seat in SEATS:
        if seat != attempt.seat:
            owed = {(full if pays(rules, attempt, seat) else 0) + extra * attempt.base for extra in beside}
            assert -score.payments[seat] in {capped(rules, attempt, points) for points in owed}


def capped(rules: Rules, attempt: Attempt, points: int) -> int:
    """What is left of the points by the case's cap, or the table's."""
    if attempt.cap is not None:
        return min(points, attempt.cap)
    return points if rules.cap is None else min(points, rules.cap * attempt.base)


def pays(rules: Rules, attempt: Attempt, seat: Seat) -> bool:
    """Whether the seat is one of those who pay in full."""
    if attempt.by not in CLAIMS:
        return True
    robbed = rules.first_discard_is_rob and attempt.first_discard
    return seat == attempt.source or (rules.discard_payer is Payer.ALL and not robbed)
