"""The levels: legal on every view, sensible in named positions, each better than the one below."""

from random import Random
from statistics import mean

import pytest
from scenes import Scene
from walks import walk

from bots.levels import LEVELS
from bots.runner import play_hand
from bots.unseen import unseen
from fuzhou_tui.engine.actions import action_text
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.match import Length, begin, deal_of, new_match
from fuzhou_tui.engine.rules import PRESETS, STANDARD, Rules
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.engine.view import Won

every_level = pytest.mark.parametrize("level", LEVELS)


def choice(scene: Scene, seat: int, level: str = "normal") -> str:
    return action_text(LEVELS[level].choose(view(scene.state, Seat(seat)), Random(1)))


@every_level
@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_level_chooses_a_legal_action_on_every_view(level: str, rules: Rules) -> None:
    for seed in ("a", "b", "c"):
        for number, (state, seat, _) in enumerate(walk(rules, seed)):
            seen = view(state, seat)
            assert LEVELS[level].choose(seen, Random(number)) in legal_actions(seen)


@every_level
def test_the_same_view_and_stream_give_the_same_choice(level: str) -> None:
    for number, (state, seat, _) in enumerate(walk(STANDARD, "again")):
        seen = view(state, seat)
        assert LEVELS[level].choose(seen, Random(number)) == LEVELS[level].choose(seen, Random(number))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_gold_is_not_thrown_while_there_is_another_tile(level: str) -> None:
    for seed in map(str, range(20)):
        for number, (state, seat, _) in enumerate(walk(STANDARD, seed)):
            seen = view(state, seat)
            chosen = action_text(LEVELS[level].choose(seen, Random(number)))
            others = sum(seen.hand.counts) - seen.hand.counts[seen.table.gold]
            assert chosen != action_text_of_gold(seen.table.gold) or not others


def action_text_of_gold(gold: int) -> str:
    return f"d{gold % 9 + 1}{'mps'[gold // 9]}"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_win_is_taken(level: str) -> None:
    scene = Scene("123456789m123456p77p")
    assert choice(scene, 0, level) == "w"


def test_the_useless_tile_is_thrown() -> None:
    assert choice(Scene("123456789m12345p1s77p"), 0) == "d1s"


def test_of_two_waits_the_one_with_more_live_tiles_is_kept() -> None:
    scene = Scene("123456789m123p45p77p1s", "1s1s1s")
    assert choice(scene, 0) == "d1s"


def test_a_claim_that_brings_the_hand_nearer_is_made() -> None:
    scene = Scene("5m", "46m123456789p1477s").first("5m")
    assert choice(scene, 1) == "c4m"


def test_a_claim_that_brings_nothing_is_passed() -> None:
    scene = Scene("5m", "456m123456789p147s5s").first("5m").passing(1)
    assert choice(scene, 1) == "-"


def test_four_alike_that_are_no_use_otherwise_are_konged() -> None:
    assert choice(Scene("1111m456789m123p77s58p"), 0) == "k1m"


def test_a_tile_that_is_needed_in_a_run_is_not_konged() -> None:
    assert choice(Scene("1111m23m456789m123p78s"), 0) != "k1m"


def test_unseen_tiles_are_those_in_no_open_place() -> None:
    scene = Scene("5m", "", "555m1p", indicator="9s").first("5m").passing(2).act(2, "k")
    left = unseen(view(scene.state, Seat(0)))
    assert left[tile("5m")] == 0
    assert left[tile("9s")] == 4 - 1 - scene.state.hands[0].counts[tile("9s")]


def test_a_claimed_discard_is_counted_once() -> None:
    scene = Scene("5m", "", "55m1p").first("5m").passing(2).act(2, "p")
    held = scene.state.hands[0].counts[tile("5m")]
    assert unseen(view(scene.state, Seat(0)))[tile("5m")] == 4 - 3 - held


@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("easy", "random")])
def test_a_level_beats_the_one_below_on_the_same_deals(better: str, worse: str) -> None:
    assert mean(duel(better, worse, str(deal)) for deal in range(40)) > 0


@every_level
def test_a_level_against_itself_comes_out_even(level: str) -> None:
    assert sum(duel(level, level, str(deal)) for deal in range(3)) == 0


def duel(challenger: str, baseline: str, seed: str) -> float:
    """Points a hand of the challenger, who sits in each seat of one deal against three of the baseline."""
    match = new_match(STANDARD, 1, seed, Length.HAND)
    opened = begin(match, deal_of(match))
    total = 0
    for seat in range(4):
        bots = [LEVELS[baseline]] * 4
        bots[seat] = LEVELS[challenger]
        first, second, third, fourth = bots
        played = play_hand(opened, (first, second, third, fourth), seed, 1)
        total += played.result.score.payments[seat] if isinstance(played.result, Won) else 0
    return total / 4
