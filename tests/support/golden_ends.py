"""Whole hands staged for one rule each: golds, flowers and the end of the wall, outcomes by hand."""

from dataclasses import replace
from typing import Final

from golden_hands import FIVE_SETS, FOUR_FLOWER_SETS, READY_FOR_6P, Golden
from scenes import Scene

from fuzhou_tui.engine.rules import STANDARD, STREET

FOUR_OTHERS: Final = "5555z6666z7777z5678f"
ONE_OF_EACH: Final = "1z2z3z4z5z6z7z"


def near_the_end(*hands: str, head: str, tail: str = "") -> Scene:
    """All flowers are dealt, in nine complete sets: 42 tiles are left, 36 kept back, six live (R3.6)."""
    return Scene(*hands, head=head, tail=tail).discard(0, "9p")


def wandering(draws: str) -> Scene:
    """The dealer throws 5s from a free wait, and then what it draws (R8.10)."""
    return Scene(FIVE_SETS + "9s5s", rules=STREET, head=draws).discard(0, "5s")


GOLDS: Final[dict[str, Golden]] = {
    "gold_robbed_by_another": Golden(
        "抢金 with one flower: (1 + 1 + 5) * 2 + 30 (R4.3)",
        lambda: Scene("5s", FIVE_SETS + "1z", replacements="1s").act(0, "d5s").act(1, "w"),
        "1 rob_gold robbing_the_gold",
        (-44, 132, -44, -44),
        racks=(0, 1, 0, 0),
    ),
    "gold_robbed_by_the_dealer": Golden(
        "庄家抢金, swapping 5s for the indicator: (1 + 5) * 2 + 30 (R4.3)",
        lambda: Scene(FIVE_SETS + "1s5s").act(0, "d5s").act(0, "w"),
        "0 rob_gold robbing_the_gold",
        (126, -42, -42, -42),
    ),
    "gold_robbed_by_another_before_the_dealer": Golden(
        "闲家抢金 comes before 庄家抢金: (1 + 5) * 2 + 30 (R4.3)",
        lambda: Scene(FIVE_SETS + "1s5s", "", "123456789m456789p1s").act(0, "d5s").act(0, "w").act(2, "w"),
        "2 rob_gold robbing_the_gold over 0",
        (-42, -42, 126, -42),
    ),
    "gold_robbed_for_a_golden_sparrow": Golden(
        "A robbed gold may make a higher special, 金雀: (2 + 5) * 2 + 60 (R4.6)",
        lambda: Scene("5s", FIVE_SETS + "9s").act(0, "d5s").act(1, "w"),
        "1 rob_gold golden_sparrow",
        (-74, 222, -74, -74),
    ),
    "gold_robbed_after_a_gold_was_discarded": Golden(
        "The first discard is a gold: nobody claims it, 抢金 goes on: (1 + 5) * 2 + 30 (R4.3, R6.1)",
        lambda: Scene("9s", FIVE_SETS + "1s").act(0, "d9s").act(1, "w"),
        "1 rob_gold robbing_the_gold",
        (-42, 126, -42, -42),
    ),
    "gold_robbed_by_the_dealer_who_discarded_one": Golden(
        "The dealer throws a gold and robs the indicator: (1 + 5) * 2 + 30 (R4.3)",
        lambda: Scene(FIVE_SETS + "1s9s").passing().act(0, "d9s").act(0, "w"),
        "0 rob_gold robbing_the_gold",
        (126, -42, -42, -42),
    ),
    "gold_discarded_locks": Golden(
        "Who has thrown a gold does not win on seat 1's 6p, only on the one it draws: 5 * 2 + 30 (R6.2)",
        lambda: (
            Scene(READY_FOR_6P + "9s", "", "66p", head="6p8s8s6p")
            .passing()
            .discard(0, "9s")
            .throw_what_is_drawn(3)
            .act(0, "w")
        ),
        "0 self flowerless",
        (120, -40, -40, -40),
    ),
    "gold_triple_wander": Golden(
        "street: two golds thrown from a free wait make 三游: (1 + 1) * 16 (R8.10, R9.6)",
        lambda: wandering("4s4s4s9s6s6s6s9s8m8m8m5s").throw_what_is_drawn(11).act(0, "w"),
        "0 self plain",
        (96, -32, -32, -32),
    ),
}
ENDS: Final[dict[str, Golden]] = {
    "end_last_round_won": Golden(
        "With four live tiles each seat draws once; the fourth draw wins by itself: 5 * 2 + 30 (R7.1, R7.2)",
        lambda: near_the_end(
            "1234f9p", FOUR_FLOWER_SETS, READY_FOR_6P, FOUR_OTHERS, head="8p2p8p2p8p6p"
        ).throw_what_is_drawn(2),
        "2 self flowerless",
        (-40, -40, 120, -40),
        racks=(4, 16, 0, 16),
    ),
    "end_last_round_drawn": Golden(
        "Nobody wins in the last round: 荒牌, no points move (R7.2, R7.4)",
        lambda: near_the_end(
            "1234f9p", FOUR_FLOWER_SETS, READY_FOR_6P, FOUR_OTHERS, head="8p2p8p2p8p2p"
        ).throw_what_is_drawn(2),
        "drawn",
        racks=(4, 16, 0, 16),
    ),
    "end_exposed_kong_with_four_live": Golden(
        "明杠 with N + 4 tiles left: two draws remain, and the second wins: 5 * 2 + 30 (R7.3)",
        lambda: (
            near_the_end(
                "1234f888s9p", FOUR_FLOWER_SETS, READY_FOR_6P, FOUR_OTHERS, head="2p8s2p6p", tail="7p"
            )
            .throw_what_is_drawn(1)
            .act(2, "d8s")
            .passing(0)
            .act(0, "k")
            .discard(0, "7p")
        ),
        "2 self flowerless",
        (-40, -40, 120, -40),
        melds=("kong:8888s", "", "", ""),
        racks=(4, 16, 0, 16),
    ),
    "end_concealed_kong_with_four_live": Golden(
        "暗杠 with N + 4 tiles left: one draw remains, and the ready seat after it has none (R7.3)",
        lambda: (
            near_the_end(
                FOUR_OTHERS + "9p", READY_FOR_6P, "1234f8888s", FOUR_FLOWER_SETS, head="2p7p2p2p6p", tail="8p"
            )
            .throw_what_is_drawn(1)
            .act(2, "k8s")
            .discard(2, "8p")
        ),
        "drawn",
        melds=("", "", "concealed_kong:8888s", ""),
        racks=(16, 0, 4, 16),
    ),
    "end_empty_tail": Golden(
        "Five flowers and 2s are the last tiles, a kong finds no replacement: drawn (R7.4; no reserve here)",
        lambda: (
            Scene(
                ONE_OF_EACH + "1f",
                ONE_OF_EACH + "2f",
                ONE_OF_EACH + "3f222s",
                ONE_OF_EACH,
                rules=replace(STANDARD, reserve=0),
                tail="4f5f6f7f8f2s",
            )
            .discard(0, "2m")
            .throw_what_is_drawn(41)
            .act(2, "k2s")
        ),
        "drawn",
        melds=("", "", "concealed_kong:2222s", ""),
        racks=(8, 8, 13, 7),
    ),
}
FLOWERS: Final[dict[str, Golden]] = {
    "flowers_turned_as_gold": Golden(
        "Two flowers turned as gold go to the dealer, who has 天胡: (2 + 5) * 2 + 30 (R3.3)",
        lambda: Scene(FIVE_SETS + "77p", gold_flowers="2z1f").act(0, "w"),
        "0 heavenly_hand heavenly_hand",
        (132, -44, -44, -44),
        racks=(2, 0, 0, 0),
    ),
    "flowers_three_in_a_row": Golden(
        "A flower drawn brings a second and a third, and then the win: (3 + 5) * 2 (R3.8)",
        lambda: Scene("9p", READY_FOR_6P, head="1z", tail="2z3z6p").discard(0, "9p").act(1, "w"),
        "1 self plain",
        (-16, 48, -16, -16),
        racks=(0, 3, 0, 0),
    ),
    "flowers_eight_in_a_row": Golden(
        "Eight flowers, each drawn for the one before, and then the win: (8 + 5) * 2 (R3.8)",
        lambda: Scene("9p", READY_FOR_6P, head="1z", tail="234567z1f6p").discard(0, "9p").act(1, "w"),
        "1 self plain",
        (-26, 78, -26, -26),
        racks=(0, 8, 0, 0),
    ),
}
