"""Whole hands staged for one rule each: special wins and claims, with the outcome written by hand."""

from collections.abc import Callable
from typing import Final, NamedTuple

from scenes import Scene

from fuzhou_tui.engine.rules import BAIDA, BIANFENG

# The gold is 9s.
FIVE_SETS: Final = "123456789m123456p"
READY_FOR_6P: Final = "123456789m45p12377s"
ONE_FLOWER: Final = "123456789m45p1237s1z"  # ready for 6p when 7s replaces the flower
SPARROW_FOR_6P: Final = "123456m45p12345699s"
READY_FOR_3M: Final = "12m123456789p12355s"
SPARROW_FOR_3M: Final = "12m123456p45667899s"
NO_SHAPE: Final = "114477m22588p136s"  # three golds do not complete it
FOUR_FLOWER_SETS: Final = "1111z2222z3333z4444z"
FOUR_MORE_FLOWERS: Final = "5z5z5z6z114477m22588p13678s"  # and what replaces them all
NO_MELDS: Final = ("", "", "", "")


class Golden(NamedTuple):
    """One hand: what it shows, how it is played, and its outcome."""

    told: str
    scene: Callable[[], Scene]
    outcome: str  # winner, manner, special, who was outbid; or drawn
    payments: tuple[int, int, int, int] = (0, 0, 0, 0)
    melds: tuple[str, str, str, str] = NO_MELDS
    racks: tuple[int, int, int, int] = (0, 0, 0, 0)  # how many flowers lie in each


def robbed_kong(of_2: str, of_3: str) -> Scene:
    """Seat 1 pungs the dealer's 3m and adds the fourth."""
    scene = Scene("3m", "33m1s", of_2, of_3, head="9m8m8m3m").first("3m").passing(1).act(1, "p")
    return scene.discard(1, "1s").throw_what_is_drawn(3).act(1, "k3m")


SPECIALS: Final[dict[str, Golden]] = {
    "special_heavenly_hand": Golden(
        "天胡 with one flower: (1 + 5) * 2 + 30, for 一张花 is worth less (R4.1, R9.1)",
        lambda: Scene(FIVE_SETS + "7p1z", replacements="7p").act(0, "w"),
        "0 heavenly_hand heavenly_hand",
        (126, -42, -42, -42),
        racks=(1, 0, 0, 0),
    ),
    "special_heavenly_hand_before_three_golds": Golden(
        "天胡 comes before 三金倒 at the deal: 5 * 2 + 30 (R4.1, R4.2)",
        lambda: Scene(FIVE_SETS + "77p", "", "114477m22588p13s999s").act(2, "w").act(0, "w"),
        "0 heavenly_hand heavenly_hand over 2",
        (120, -40, -40, -40),
    ),
    "special_three_golds_dealt_to_the_dealer": Golden(
        "三金倒 on the dealer's 17 dealt tiles: (3 + 5) * 2 + 40 (R4.2, R8.3)",
        lambda: Scene(NO_SHAPE + "999s").act(0, "w"),
        "0 self three_golds",
        (168, -56, -56, -56),
    ),
    "special_three_golds_dealt_to_another": Golden(
        "三金倒 on 16 dealt tiles, the third gold for a flower: (1 + 3 + 5) * 2 + 40 (R4.2)",
        lambda: Scene("", "", "114477m22588p13s99s1z", replacements="9s").act(2, "w"),
        "2 self three_golds",
        (-58, -58, 174, -58),
        racks=(0, 0, 1, 0),
    ),
    "special_three_golds_drawn": Golden(
        "三金倒 when the third gold is drawn: (3 + 5) * 2 + 40 (R8.3)",
        lambda: Scene("9p", NO_SHAPE + "99s", head="9s").discard(0, "9p").act(1, "w"),
        "1 self three_golds",
        (-56, 168, -56, -56),
    ),
    "special_golden_sparrow": Golden(
        "金雀 on a discard: (2 + 5) * 2 + 60 (R8.4)",
        lambda: Scene("6p", "", "", SPARROW_FOR_6P).first("6p").passing(3).act(3, "w"),
        "3 discard golden_sparrow",
        (-74, 0, 0, 74),
    ),
    "special_golden_dragon": Golden(
        "三金倒 is passed at the deal and a drawn 7p makes it 金龙: (3 + 5) * 2 + 120 (R8.5)",
        lambda: Scene("9p", "123456789m1237p999s", head="7p").passing().discard(0, "9p").act(1, "w"),
        "1 self golden_dragon",
        (-136, 408, -136, -136),
    ),
    "special_flowerless": Golden(
        "平胡 on a discard: 5 * 2 + 30 (R8.6)",
        lambda: Scene("6p", "", READY_FOR_6P).first("6p").passing(2).act(2, "w"),
        "2 discard flowerless",
        (-40, 0, 40, 0),
    ),
    "special_single_flower": Golden(
        "一张花 by self-draw, unseating a dealer who has won once: (1 + 1 + 5) * 2 + 15 (R8.7, R9.7)",
        lambda: (
            Scene("", "", "9p", ONE_FLOWER, dealer=2, streak=1, replacements="7s", head="6p")
            .discard(2, "9p")
            .act(3, "w")
        ),
        "3 self single_flower",
        (-29, -29, -29, 87),
        racks=(0, 0, 0, 1),
    ),
    "special_flower_hand": Golden(
        "花胡 with twenty flowers, four sets among them: (28 + 5) * 2 + 0 (R8.9)",
        lambda: (
            Scene("9p", FOUR_FLOWER_SETS, replacements=FOUR_MORE_FLOWERS, head="9p")
            .discard(0, "9p")
            .act(1, "w")
        ),
        "1 self flower_hand",
        (-66, 198, -66, -66),
        racks=(0, 20, 0, 0),
    ),
}
CLAIMS: Final[dict[str, Golden]] = {
    "claim_win_before_pung": Golden(
        "胡 comes before 碰, though the pung is nearer: 5 * 2 + 30 (R5.2)",
        lambda: Scene("6p", "66p1s1m", "", READY_FOR_6P).first("6p").passing(1, 3).act(1, "p").act(3, "w"),
        "3 discard flowerless",
        (-40, 0, 0, 40),
    ),
    "claim_pung_before_chow": Golden(
        "碰 comes before 吃; seat 2 loses its turn and wins on what follows: 5 * 2 + 30 (R5.2, R5.8)",
        lambda: (
            Scene("5m", "46m1s1p", READY_FOR_6P, "55m6p")
            .first("5m")
            .passing(1, 3)
            .act(1, "c4m")
            .act(3, "p")
            .act(3, "d6p")
            .passing(2)
            .act(2, "w")
        ),
        "2 discard flowerless",
        (0, 0, 40, -40),
        melds=("", "", "", "pung:555m"),
    ),
    "claim_nearest_of_two": Golden(
        "Of two that win the nearest counter-clockwise: 5 * 2 + 30 (R5.2)",
        lambda: Scene("6p", "", READY_FOR_6P, READY_FOR_6P).first("6p").passing(2, 3).act(3, "w").act(2, "w"),
        "2 discard flowerless over 3",
        (-40, 0, 40, 0),
    ),
    "claim_nearest_of_three": Golden(
        "All three win: one is paid, the nearest: 5 * 2 + 30 (R5.2)",
        lambda: (
            Scene("6p", READY_FOR_6P, "123456789m45p12388s", "123456789m45p44455s")
            .first("6p")
            .act(1, "w")
            .act(2, "w")
            .act(3, "w")
        ),
        "1 discard flowerless over 2 over 3",
        (-40, 40, 0, 0),
    ),
    "claim_golden_sparrow_first": Golden(
        "金雀 before a nearer plain hand: (2 + 5) * 2 + 60 (R5.2)",
        lambda: (
            Scene("6p", "", READY_FOR_6P, SPARROW_FOR_6P).first("6p").passing(2, 3).act(2, "w").act(3, "w")
        ),
        "3 discard golden_sparrow over 2",
        (-74, 0, 0, 74),
    ),
    "claim_robbed_kong": Golden(
        "抢杠胡 is paid by the konger, whose kong is a pung again: 5 * 2 + 30 (R5.6)",
        lambda: robbed_kong("", READY_FOR_3M).act(3, "w"),
        "3 rob_kong flowerless",
        (0, -40, 0, 40),
        melds=("", "pung:333m", "", ""),
    ),
    "claim_robbed_kong_golden_sparrow_first": Golden(
        "金雀 robs a kong before a nearer plain hand: (2 + 5) * 2 + 60 (R5.2, R5.6)",
        lambda: robbed_kong(READY_FOR_3M, SPARROW_FOR_3M).act(2, "w").act(3, "w"),
        "3 rob_kong golden_sparrow over 2",
        (0, -74, 0, 74),
        melds=("", "pung:333m", "", ""),
    ),
    "claim_first_discard_is_rob": Golden(
        "baida: a win on the dealer's first discard is 抢金 too, paid by the dealer alone: 2 * 1 + 30 (R4.7)",
        lambda: (
            Scene("6p", "", ONE_FLOWER, rules=BAIDA, replacements="7s").first("6p").passing(2).act(2, "w")
        ),
        "2 discard robbing_the_gold",
        (-32, 0, 32, 0),
        racks=(0, 0, 1, 0),
    ),
    "claim_after_a_missed_win": Golden(
        "baida: 6p let go cannot be won on the next 6p, but a drawn 3p wins: 2 * 0 + 30 (R6.4)",
        lambda: (
            Scene("6p", "", READY_FOR_6P, rules=BAIDA, head="6p3p")
            .discard(0, "6p")
            .discard(1, "6p")
            .act(2, "w")
        ),
        "2 self flowerless",
        (-30, -30, 90, -30),
    ),
    "claim_in_a_free_wait": Golden(
        "baida: 跑百搭 does not win on a discard, but on any draw: 2 * 0 + 30 (R6.3)",
        lambda: (
            Scene("5s", "", FIVE_SETS + "9s", rules=BAIDA, head="8s7p")
            .discard(0, "5s")
            .act(1, "d8s")
            .act(2, "w")
        ),
        "2 self flowerless",
        (-30, -30, 90, -30),
    ),
    "claim_bianfeng_pays_double": Golden(
        "bianfeng: a discard pays twice 30 + L, here with L = 1 (R9.5)",
        lambda: (
            Scene(READY_FOR_6P, "", "6p", rules=BIANFENG, dealer=2, streak=1)
            .first("6p")
            .passing(0)
            .act(0, "w")
        ),
        "0 discard flowerless",
        (62, 0, -62, 0),
    ),
}
