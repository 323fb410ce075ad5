"""What holds for every win: random complete hands in all presets (R9)."""

from functools import cache
from random import Random
from typing import Final

import pytest
from random_wins import random_win

from fuzhou_tui.engine.rules import PRESETS, Points, Rules
from fuzhou_tui.engine.scoring import Attempt, By, Reason, Refused, Score, judge
from fuzhou_tui.engine.tiles import SEATS
from fuzhou_tui.words import WORDS

HANDS: Final = 1500
CLAIMS: Final = (By.DISCARD, By.ROB_KONG)

every_preset = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)


@every_preset
def test_the_four_changes_of_a_win_add_up_to_nothing(rules: Rules) -> None:  # R9.2
    assert [won for won, score in wins(rules) if sum(score.payments)] == []


@every_preset
def test_nobody_but_the_winner_gains(rules: Rules) -> None:
    assert [
        won
        for won, score in wins(rules)
        if any(change > 0 for seat, change in enumerate(score.payments) if seat != won.seat)
    ] == []


@every_preset
def test_the_lines_add_up_to_what_the_formula_says(rules: Rules) -> None:  # R9.3-R9.8
    found = [
        (sum(points for _, points in score.lines), formula(rules.points, won, score))
        for won, score in wins(rules)
    ]
    assert [pair for pair in found if pair[0] != pair[1]] == []


@every_preset
def test_the_lines_add_up_to_what_a_full_payer_pays(rules: Rules) -> None:
    for won, score in wins(rules):
        full = sum(points for _, points in score.lines)
        caps = [cap for cap in (won.cap, rules.cap and rules.cap * won.base) if cap is not None]
        full = min([full, *caps])
        payer = won.source if won.source is not None else next(seat for seat in SEATS if seat != won.seat)
        beside = won.streak * won.base if rules.points is Points.BAIDA else 0
        assert -score.payments[payer] in {full, full + beside, full + 2 * beside}


@every_preset
def test_each_line_is_said_once_and_is_worth_something(rules: Rules) -> None:
    for _, score in wins(rules):
        names = [name for name, _ in score.lines]
        assert len(set(names)) == len(names)
        assert set(names) <= WORDS.keys()
        assert all(points > 0 for _, points in score.lines)


@every_preset
def test_a_special_is_worth_what_the_table_says(rules: Rules) -> None:
    for _, score in wins(rules):
        values = {0} if score.special is None else {rules.value(score.special)}
        assert score.special_value in values | {
            value + 10 for value in values if rules.points is Points.BAIDA and value
        }


@every_preset
def test_every_complete_hand_wins_unless_a_rule_bars_it(rules: Rules) -> None:  # R8.1
    found = [judge(rules, won) for won in attempts()]
    reasons = {refused.reason for refused in found if isinstance(refused, Refused)}
    assert reasons <= {Reason.FREE_WAIT}


def formula(points: Points, won: Attempt, score: Score) -> int:
    """What one full payer pays before the cap and L of R9.4, as the rulebook has it."""
    f, k, g, l, s, b = score.flowers, score.kongs, score.golds, score.streak, score.special_value, won.base  # noqa: E741 -- the letters of R9
    claimed, plain = won.by in CLAIMS, score.special is None
    match points:
        case Points.STANDARD:
            return ((f + k + g + l + 5) * 2 + s) * b
        case Points.BAIDA:
            return b * (f + k) * (1 if claimed else 2) if plain else b * (2 * (f + k) + s)
        case Points.BIANFENG:
            special = b * (s + l + 2 * (f + k + g))
            return 2 * b * (1 + l + f + k + g) if plain else special * (2 if claimed else 1)
        case Points.STREET:
            return b * (1 + f + k + g + l) * (1 if claimed else (2, 4, 8, 16)[won.wander])
        case Points.YOUXIAN:
            return b * ((f + k + g + l) * (1 if claimed else 2) + s)


@cache
def wins(rules: Rules) -> tuple[tuple[Attempt, Score], ...]:
    """The random attempts that stand by these rules."""
    judged = [(won, judge(rules, won)) for won in attempts()]
    found = tuple((won, score) for won, score in judged if isinstance(score, Score))
    assert len(found) > HANDS // 2
    return found


@cache
def attempts() -> tuple[Attempt, ...]:
    """Complete hands with 0-3 golds, any melds and rack, won in any manner; always the same ones."""
    return tuple(random_win(Random(number)) for number in range(HANDS))
