"""游金, the wander of the street (R8.10). The gold is 9s and the dealer, seat 0, wanders."""

from dataclasses import replace
from typing import Final

import pytest
from scenes import Scene

from fuzhou_tui.engine.events import Wanders
from fuzhou_tui.engine.melds import meld
from fuzhou_tui.engine.rules import BAIDA, BIANFENG, STANDARD, STREET, Rules
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.engine.view import Source, Turn

FIVE_SETS: Final = "123456789m123456p"  # with one gold it waits freely
WITH_A_PAIR: Final = "123456789m12366p99s"  # so does this: one gold fills the set of 6p
READY_FOR_6P: Final = "123456789m45p12377s"
READY_FOR_8S: Final = "123456789m12355p67s"
LEFT_AFTER_THE_DEAL: Final = 78
RAISED: Final = ("", "4s4s4s9s", "4s4s4s9s6s6s6s9s")  # draws after which the wander is at one, two, three


def entered(
    *others: str, hand: str = FIVE_SETS + "9s", head: str = "", tail: str = "", rules: Rules = STREET
) -> Scene:
    """The dealer has thrown 5s, which leaves this hand."""
    return Scene(hand + "5s", *others, head=head, tail=tail, rules=rules).first("5s").passing()


def raised(level: int, *others: str, head: str = "", tail: str = "", rules: Rules = STREET) -> Scene:
    """The dealer wanders at that level, by throwing each gold that it drew; `head` follows."""
    scene = entered(*others, head=RAISED[level - 1] + head, tail=tail, rules=rules)
    return scene.throw_what_is_drawn(4 * (level - 1))


def punged() -> Scene:
    """The wandering dealer has punged 6p and is to discard; seat 2 is ready for 6p."""
    scene = entered("6p", READY_FOR_6P, hand=WITH_A_PAIR, head="7p7p7p7p6p", tail="8p")
    return scene.act(1, "d6p").passing(0).act(0, "p")


def steps(scene: Scene) -> list[int]:
    """The steps of the dealer's wander, as they were told."""
    told = [event for event in scene.events if isinstance(event, Wanders)]
    assert {event.seat for event in told} <= {0}
    return [event.level for event in told]


def step(scene: Scene) -> int:
    return scene.areas[0].wander


def test_a_discard_that_leaves_a_free_wait_begins_the_wander() -> None:
    assert steps(entered()) == [1]
    assert step(entered()) == 1


def test_a_discard_that_leaves_another_wait_begins_none() -> None:
    scene = Scene(FIVE_SETS + "9s5s", rules=STREET).first("1m")
    assert steps(scene) == []
    assert step(scene) == 0


@pytest.mark.parametrize("rules", [STANDARD, BAIDA, BIANFENG])
def test_other_tables_know_no_wander(rules: Rules) -> None:
    scene = Scene(FIVE_SETS + "9s5s", rules=rules).passing().first("5s")
    assert steps(scene) == []
    assert step(scene) == 0


def test_a_gold_may_begin_the_wander_and_does_not_raise_it_at_once() -> None:
    assert steps(Scene(FIVE_SETS + "9s9s", rules=STREET).first("9s")) == [1]


def test_a_gold_thrown_while_the_wait_stays_free_raises_the_wander_to_two_and_three() -> None:
    assert steps(raised(3)) == [1, 2, 3]
    assert step(raised(3)) == 3


def test_the_step_is_told_right_after_the_discard_that_changed_it() -> None:
    events = raised(2).events
    places = [place for place, event in enumerate(events) if isinstance(event, Wanders)]
    assert [type(events[place - 1]).__name__ for place in places] == ["Discards", "Discards"]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_another_discard_that_stays_in_the_free_wait_keeps_the_step(level: int) -> None:
    scene = raised(level, head="8m8m8m5s").throw_what_is_drawn(4)
    assert steps(scene) == [1, 2, 3][:level]
    assert step(scene) == level


@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_own_discard_that_leaves_the_free_wait_ends_the_wander(level: int) -> None:
    scene = raised(level, head="8m8m8m5s").throw_what_is_drawn(3).discard(0, "1m")
    assert steps(scene) == [*[1, 2, 3][:level], 0]
    assert step(scene) == 0


def test_a_wander_that_ended_begins_anew_at_one() -> None:
    scene = raised(2, head="8m8m8m5s7m7m7m1m").throw_what_is_drawn(3).discard(0, "1m")
    scene.throw_what_is_drawn(3).discard(0, "5s")
    assert steps(scene) == [1, 2, 0, 1]


# What it pays: (1 + F + K + G + L) times 4, 8 and 16 (R9.6).


@pytest.mark.parametrize(("level", "each"), [(1, 8), (2, 16), (3, 32)])
def test_winning_a_draw_pays_by_the_step(level: int, each: int) -> None:
    scene = raised(level, head="8m8m8m5s").throw_what_is_drawn(3).act(0, "w")
    assert scene.won.attempt.wander == level
    assert scene.won.score.payments == (3 * each, -each, -each, -each)


def test_a_gold_drawn_in_the_wander_counts_like_any_gold() -> None:
    scene = raised(2, head="8m8m8m9s").throw_what_is_drawn(3).act(0, "w")
    assert scene.won.score.payments == (72, -24, -24, -24)  # (1 + 2) * 8


def test_a_win_after_the_wander_has_ended_is_plain() -> None:
    scene = raised(2, head="8m8m8m5s7m7m7m1m").throw_what_is_drawn(3).discard(0, "1m")
    scene.throw_what_is_drawn(3).act(0, "w")
    assert scene.won.score.payments == (12, -4, -4, -4)  # (1 + 1) * 2


# What keeps it and what ends it.


def test_the_wander_and_its_bar_survive_others_claims_and_a_lost_turn() -> None:
    scene = raised(2, "88m1p", head="7m7m8m").throw_what_is_drawn(2)
    scene.act(3, "d8m").passing(1).act(1, "p").discard(1, "1p")
    assert scene.table.phase == Turn(Seat(2), Source.WALL)
    assert step(scene) == 2
    assert scene.areas[0].wander_bars


def test_a_kong_that_leaves_the_free_wait_whole_keeps_the_step_and_its_replacement_pays_by_it() -> None:
    scene = entered(hand="111m123456789p123s9s", head="4m4m4m1m", tail="2m").throw_what_is_drawn(3)
    scene.act(0, "k1m")
    assert steps(scene) == [1]
    scene.act(0, "w")
    assert scene.won.score.payments == (48, -16, -16, -16)  # (1 + 2 + 1) * 4


def test_a_kong_that_breaks_the_free_wait_ends_the_wander() -> None:
    scene = entered(hand="1111m23456789m123p9s", head="4p4p4p5p", tail="2s").throw_what_is_drawn(3)
    scene.act(0, "k1m")
    assert steps(scene) == [1, 0]


def test_an_own_claim_is_judged_after_the_discard_that_follows() -> None:
    scene = punged()
    assert steps(scene) == [1]
    assert step(scene) == 1


@pytest.mark.parametrize(("thrown", "told"), [("1m", [1]), ("9s", [1, 2]), ("4m", [1]), ("5m", [1])])
def test_an_own_claim_keeps_the_wander_when_its_discard_leaves_a_free_wait(
    thrown: str, told: list[int]
) -> None:
    """Of two golds one fills the set that the discard broke; thrown itself it raises the wander."""
    scene = punged().discard(0, thrown)
    assert scene.areas[0].melds == (meld("pung:666p"),)
    assert steps(scene) == told


def test_an_own_claim_ends_the_wander_when_its_discard_leaves_no_free_wait() -> None:
    scene = entered("5m", hand="555m123456789p123s9s", head="7m")
    scene.act(1, "d5m").passing(0).act(0, "p")
    assert step(scene) == 1
    scene.discard(0, "1p")
    assert steps(scene) == [1, 0]


def test_an_added_kong_that_leaves_the_free_wait_whole_keeps_the_step() -> None:
    scene = punged().discard(0, "9s").throw_what_is_drawn(3).act(0, "k6p").passing()
    assert steps(scene) == [1, 2]
    scene.act(0, "w")
    assert scene.won.score.payments == (72, -24, -24, -24)  # (1 + 1 + 1) * 8


# What it bars.


@pytest.mark.parametrize(("level", "barred"), [(1, {}), (2, {"w": "wander"}), (3, {"w": "wander"})])
def test_from_the_double_wander_on_the_others_do_not_win_on_a_discard(
    level: int, barred: dict[str, str]
) -> None:
    scene = raised(level, READY_FOR_6P, "", "66p", head="7p6p").throw_what_is_drawn(1).act(2, "d6p")
    assert scene.barred(1) == barred
    assert (1 in scene.asked()) == (not barred)


@pytest.mark.parametrize(("level", "asked"), [(1, {1}), (2, {3}), (3, {3})])
def test_from_the_double_wander_on_the_others_do_not_rob_a_kong(level: int, asked: set[int]) -> None:
    scene = raised(level, READY_FOR_8S, "", "88s1p", head="7p8s9p8p8p8s", tail="2s").throw_what_is_drawn(1)
    scene.act(2, "d8s").passing(3).act(3, "p").discard(3, "1p").throw_what_is_drawn(3).act(3, "k8s")
    assert scene.asked() == asked


@pytest.mark.parametrize(
    ("level", "calls", "barred"), [(1, ["w"], {}), (2, ["w"], {}), (3, [], {"w": "wander"})]
)
def test_in_the_triple_wander_the_others_do_not_win_by_self_draw_either(
    level: int, calls: list[str], barred: dict[str, str]
) -> None:
    scene = raised(level, READY_FOR_6P, head="6p")
    assert scene.calls(1) == calls
    assert scene.barred(1) == barred


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_kongs_replacement_wins_even_in_the_triple_wander(level: int) -> None:
    scene = raised(level, "123456789m45p22277s", head="2s", tail="1z6p")
    assert scene.calls(1) == ["k2s"]
    assert scene.act(1, "k2s").calls(1) == ["w"]


def test_the_bar_ends_when_the_wanderer_draws() -> None:
    scene = punged().discard(0, "9s")
    assert scene.areas[0].wander_bars
    scene.throw_what_is_drawn(3)
    assert not scene.areas[0].wander_bars
    scene.act(0, "k6p")
    assert scene.options(2) == ["w", "-"]


def test_the_bar_ends_when_the_wanderer_claims() -> None:
    scene = entered("6p", hand=WITH_A_PAIR, head="4s4s4s9s7p").throw_what_is_drawn(4)
    assert step(scene) == 2
    assert scene.areas[0].wander_bars
    scene.act(1, "d6p").passing(0).act(0, "p")
    assert not scene.areas[0].wander_bars


def test_a_discard_that_keeps_the_step_renews_the_bar() -> None:
    scene = raised(2, READY_FOR_6P, "", "66p", head="7p7p7p5s8p6p").throw_what_is_drawn(5).act(2, "d6p")
    assert scene.barred(1) == {"w": "wander"}


def test_the_bar_ends_with_the_wander() -> None:
    scene = raised(2, READY_FOR_6P, "", "66p", head="7p7p7p5s8p6p").throw_what_is_drawn(3).discard(0, "1m")
    scene.throw_what_is_drawn(1).act(2, "d6p")
    assert "w" in scene.options(1)


# The last round (R7.2). Raising the wander to three takes eight draws.


def kept(live: int) -> Rules:
    """The street, but so many tiles are live after the deal."""
    return replace(STREET, reserve=LEFT_AFTER_THE_DEAL - live)


def test_in_the_last_round_the_triple_wander_bars_the_others_and_pays_the_wanderer() -> None:
    scene = raised(3, READY_FOR_6P, head="6p7p7p8p", rules=kept(8 + 4))
    assert scene.won.attempt.seat == 0
    assert scene.won.score.payments == (96, -32, -32, -32)


def test_in_the_last_round_the_double_wander_bars_no_draw() -> None:
    scene = raised(2, READY_FOR_6P, head="6p7p7p8p", rules=kept(4 + 4))
    assert scene.won.attempt.seat == 1


def test_in_the_last_round_the_bar_ends_when_the_wanderer_draws_be_it_a_flower() -> None:
    scene = raised(3, READY_FOR_6P, head="7p7p8p1z6p", rules=kept(8 + 2 + 4)).throw_what_is_drawn(2)
    assert scene.areas[0].flowers == (tile("1z"),)
    assert scene.won.attempt.seat == 1
