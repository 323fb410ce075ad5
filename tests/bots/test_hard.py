"""The level that plays for points: legal, blind to hidden tiles, and right in named positions."""

from itertools import islice
from random import Random

import pytest
from hidden import redealt
from scenes import Scene
from walks import walk

from bots.hard import HardBot
from fuzhou_tui.engine.actions import DISCARDS, action_text
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.melds import Pung
from fuzhou_tui.engine.rules import BAIDA, BIANFENG, PRESETS, STANDARD, STREET, YOUXIAN, Rules
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.engine.view import Discarded, View

FREE_WAIT_WITH_TWO_GOLDS = "123456789m123p55p99s"  # wins on any tile; 5p makes the golds a pair
READY_FOR_3M = "12m123456789p12355s"
presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)


def chosen(seen: View) -> str:
    return action_text(HardBot().choose(seen, Random(1)))


def choice(scene: Scene, seat: int) -> str:
    return chosen(view(scene.state, Seat(seat)))


@presets
def test_it_chooses_a_legal_action_on_every_view(rules: Rules) -> None:
    for state, seat, _ in islice(walk(rules, "legal"), 120):
        seen = view(state, seat)
        assert HardBot().choose(seen, Random(1)) in legal_actions(seen)


@presets
def test_its_choice_is_the_same_when_hidden_tiles_are_dealt_anew(rules: Rules) -> None:
    for number, (state, seat, _) in enumerate(islice(walk(rules, "hidden"), 0, 120, 4)):
        other = redealt(state, seat, Random(number))
        assert chosen(view(other, seat)) == chosen(view(state, seat))


def test_it_throws_no_gold_while_there_is_another_tile() -> None:
    for seed in "abcd":
        for state, seat, _ in islice(walk(STANDARD, seed), 120):
            seen = view(state, seat)
            others = sum(seen.hand.counts) - seen.hand.counts[seen.table.gold]
            assert HardBot().choose(seen, Random(1)) != DISCARDS[seen.table.gold] or not others


def test_with_two_golds_an_early_cheap_win_is_let_go_for_the_sparrow() -> None:
    scene = Scene("1s", FREE_WAIT_WITH_TWO_GOLDS, indicator="9s").act(0, "d1s").act(1, "-")
    assert "w" in scene.options(1)
    assert choice(scene, 1) == "-"


def test_a_sparrow_on_a_discard_pays_more_than_a_plain_win() -> None:
    scene = Scene("5p", FREE_WAIT_WITH_TWO_GOLDS, indicator="9s").act(0, "d5p").act(1, "-")
    assert choice(scene, 1) == "-"  # three pay any draw, one pays this


def test_a_plain_win_is_taken_where_few_tiles_would_bring_another() -> None:
    scene = Scene("6p", "123456789m12345p77s", indicator="9s").first("6p")
    assert choice(scene, 1) == "w"


def test_with_two_golds_a_win_is_taken_where_hardly_a_draw_is_left() -> None:
    hand = "123456789m12p46s7p99s"
    seen = view(Scene("5s", "", hand, indicator="9s").first("5s").state, Seat(2))
    assert chosen(seen) == "-"
    late = seen.table._replace(head=seen.table.head + seen.table.live - 5)
    assert chosen(seen._replace(table=late)) == "w"


def test_a_hand_without_flowers_is_not_konged() -> None:
    assert choice(Scene("1111456789m123p77s58p"), 0) != "k1m"


def test_a_hand_with_flowers_is_konged() -> None:
    scene = Scene("1111456789m123p7s1z2z3z", replacements="7s5p8p")
    assert choice(scene, 0) == "k1m"


def test_a_kong_is_robbed() -> None:
    scene = Scene("3m", "33m1s", "", READY_FOR_3M, head="9m9m9m3m", tail="6s").first("3m")
    scene.passing(1).act(1, "p").discard(1, "1s").throw_what_is_drawn(3).act(1, "k3m")
    assert choice(scene, 3) == "w"


@pytest.mark.parametrize("rules", [STANDARD, BAIDA, BIANFENG, YOUXIAN], ids=lambda rules: rules.name)
def test_the_gold_is_robbed(rules: Rules) -> None:
    scene = Scene("5s", "123456789m123456p1s", indicator="9s", rules=rules).act(0, "d5s")
    assert choice(scene, 1) == "w"


def test_the_dealer_leaves_a_hand_with_which_it_robs_the_gold() -> None:
    scene = Scene("123456789m123456p1s5s", indicator="9s")
    thrown = choice(scene, 0)
    scene.act(0, thrown)
    assert choice(scene, 0) == "w"


def test_the_dealer_robs_the_gold_with_two_golds_far_from_the_sparrow_too() -> None:
    scene = Scene("123456789m12p46s7p99s5p", indicator="9s").passing()
    thrown = choice(scene, 0)
    scene.act(0, thrown)
    assert choice(scene, 0) == "w"


def test_a_claim_that_breaks_the_flowerless_hand_is_declined() -> None:
    scene = Scene("1m", "", "111456789m123p77s58p").first("1m")
    assert scene.calls(2) == ["k", "p", "-"]
    assert choice(scene, 2) == "-"


def test_a_claim_that_makes_the_golds_the_pair_is_better_than_a_plain_win() -> None:
    scene = Scene("6p", "112233446899m57p99s", indicator="9s").first("6p")
    assert scene.calls(1) == ["w", "c5p", "-"]
    assert choice(scene, 1) == "c5p"


def test_a_claim_that_comes_no_nearer_is_declined() -> None:
    scene = Scene("5m", "456m123456789p147s5s").first("5m").passing(1)
    assert choice(scene, 1) == "-"


@pytest.mark.parametrize(("safe", "needed"), [("1s", "9p"), ("9p", "1s")])
def test_the_tile_that_a_seat_with_five_melds_may_need_is_held_back(safe: str, needed: str) -> None:
    seen = view(Scene("123456789m45m77m1s9p34p", rules=BIANFENG, indicator="5s").state, Seat(0))
    threatened = with_melds_of_others(seen, 5, 4, thrown=safe)
    assert chosen(threatened) == f"d{safe}"
    assert needed != safe


def test_a_free_wait_is_entered_where_a_draw_from_it_pays_double() -> None:
    scene = Scene("123456789m123p456s9s1s", rules=STREET, indicator="9s").passing()
    assert choice(scene, 0) == "d1s"


def with_melds_of_others(seen: View, melds: int, turns: int, thrown: str = "6s") -> View:
    """The view with so many melds and discards of tiles nobody needs before seat 2."""
    table = seen.table
    area = table.areas[2]._replace(
        hidden=16 - 3 * melds,
        melds=tuple(Pung(tile(text)) for text in ("8s", "2s", "3s", "4s", "7s")[:melds]),
        discards=tuple(Discarded(tile(thrown), drawn=False) for _ in range(turns)),
    )
    return seen._replace(table=table._replace(areas=(*table.areas[:2], area, table.areas[3])))
