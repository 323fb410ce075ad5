"""The coach: one row for each legal option, the same judgement as the level that plays for points."""

from itertools import islice
from random import Random

import pytest
from scenes import Scene
from walks import walk

from bots.coach import Advice, Why, advice, review
from bots.hard import HardBot
from fuzhou_tui.engine.actions import WIN, action, action_text
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.rules import PRESETS, STANDARD, STREET, Rules
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Claim, Of
from fuzhou_tui.words import WORDS

FREE_WAIT_WITH_TWO_GOLDS = "123456789m123p55p99s"


def rows(scene: Scene, seat: int) -> dict[str, Advice]:
    return {action_text(row.action): row for row in advice(view(scene.state, Seat(seat)))}


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_there_is_one_row_for_each_legal_option(rules: Rules) -> None:
    for state, seat, _ in islice(walk(rules, "coach"), 0, 120, 3):
        seen = view(state, seat)
        found = advice(seen)
        assert sorted(action_text(row.action) for row in found) == sorted(
            map(action_text, legal_actions(seen))
        )
        assert all(0 <= row.chance <= 1 and 0 <= row.danger <= 1 for row in found)


def test_the_first_row_is_what_the_level_plays() -> None:
    for state, seat, _ in islice(walk(STANDARD, "agrees"), 0, 200, 3):
        seen = view(state, seat)
        phase = seen.table.phase
        if not (isinstance(phase, Claim) and phase.of in {Of.GOLD, Of.DEAL} and WIN in legal_actions(seen)):
            assert advice(seen)[0].action == HardBot().choose(seen, Random(1))


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    assert advice(view(Scene("5m").state, Seat(2))) == ()


def test_every_reason_has_words() -> None:
    assert {why.value for why in Why} <= WORDS.keys()


def test_the_win_is_the_reason_for_the_win() -> None:
    found = rows(Scene("6p", "123456789m12345p77s").first("6p"), 1)
    assert found["w"].why is Why.WIN
    assert (found["w"].chance, found["w"].away) == (1, 0)


def test_a_win_let_go_is_told_as_such() -> None:
    scene = Scene("1s", FREE_WAIT_WITH_TWO_GOLDS, indicator="9s").act(0, "d1s").act(1, "-")
    found = rows(scene, 1)
    assert (found["-"].why, found["w"].why) == (Why.WAIT, Why.CHEAP_WIN)


@pytest.mark.parametrize(
    ("scene", "option", "why"),
    [
        (Scene("123456789m12p58s1s99s7p", indicator="9s"), "d9s", Why.THROWS_GOLD),
        (Scene("123456789m123456p1s5s", indicator="9s"), "d1s", Why.ROB_THE_GOLD),
        (Scene("123456789m123p456s9s1s", rules=STREET, indicator="9s"), "d1s", Why.WANDER),
        (Scene("123456789m12345p1s77p", indicator="9s"), "d5m", Why.FARTHER),
    ],
)
def test_the_reason_names_what_decides(scene: Scene, option: str, why: Why) -> None:
    assert rows(scene.passing(), 0)[option].why is why


def test_a_claim_that_comes_nearer_says_so() -> None:
    assert rows(Scene("5m", "46m123456789p1477s").first("5m"), 1)["c4m"].why is Why.NEARER


def test_a_claim_that_comes_no_nearer_says_so() -> None:
    found = rows(Scene("5m", "456m123456789p147s5s").first("5m").passing(1), 1)
    assert {row.why for text, row in found.items() if text[0] == "c"} == {Why.IDLE_CLAIM}


def test_the_review_names_the_decision_that_lost_most() -> None:
    scene = Scene("123456789m12345p1s77p", indicator="9s").passing()
    good = view(scene.state, Seat(0))
    slips = review([(good, action("d1s")), (good, action("d5m")), (good, action("d1p"))])
    assert [action_text(slip.chosen.action) for slip in slips] == ["d5m", "d1p"]
    assert action_text(slips[0].better.action) == "d1s"
    assert slips[0].lost > slips[1].lost > 0


def test_the_best_decision_is_no_slip() -> None:
    seen = view(Scene("123456789m12345p1s77p", indicator="9s").passing().state, Seat(0))
    assert review([(seen, advice(seen)[0].action)]) == ()
