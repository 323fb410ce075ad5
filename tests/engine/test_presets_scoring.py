"""Wins under baida, bianfeng, street and youxian: what names them, their lines, who pays (R9.4-R9.6, R9.8).

The winner is seat 0 and the dealer seat 1 where not told; the gold is 9p, the rack 东南西.
"""

from dataclasses import replace
from typing import Final, NamedTuple

import pytest
from wins import DRAGON, NO_SHAPE, PLAIN, SPARROW, TWENTY, attempt, score

from fuzhou_tui.engine.payments import Lines
from fuzhou_tui.engine.rules import BAIDA, BIANFENG, STANDARD, STREET, YOUXIAN, Rules, Special, StreakCounts
from fuzhou_tui.engine.scoring import Attempt, By, Reason, Refused, judge

DISCARD, KONG, ROB, DEAL = By.DISCARD, By.ROB_KONG, By.ROB_GOLD, By.HEAVENLY_HAND

WHOLE: Final = PLAIN + "7p"
ROBBING: Final = "123456789m12345s77p"  # with the indicator
ONE_GOLD: Final = "123456789m12345s79p"  # with 7p
OPEN: Final = "123456789m123s7p"  # with a meld and 7p
OPEN_GOLD: Final = "123456789m12s79p"  # the same, a gold being wild
HALF: Final = "111234567888339m9p"  # with 9m
FULL: Final = "1112345678883339m"  # with 9m


class Row(NamedTuple):
    """A win, what names it, what it counts, and each seat's change."""

    told: str
    win: Attempt
    special: str | None
    lines: Lines
    payments: tuple[int, int, int, int]


def three(points: int) -> tuple[int, int, int, int]:
    """Each of the other three pays so much to seat 0."""
    return 3 * points, -points, -points, -points


BAIDA_ROWS: Final = (
    Row("R9.4 平胡 30", attempt(flowers=""), "flowerless", (("flowerless", 30),), three(30)),
    Row(
        "R9.4 a dealer's 平胡 collects twice L from each",
        attempt(flowers="", dealer=0, streak=2),
        "flowerless",
        (("flowerless", 30),),
        three(34),
    ),
    Row(
        "R9.4 抢金: 2 * 3 + 30, golds do not count",
        attempt(ROBBING, "9p", by=ROB),
        "robbing_the_gold",
        (("flowers", 3), ("doubled", 3), ("robbing_the_gold", 30)),
        three(36),
    ),
    Row(
        "R9.4 抢金 that is 平胡 too: 30 + 10",
        attempt(ROBBING, "9p", by=ROB, flowers=""),
        "robbing_the_gold",
        (("robbing_the_gold", 40),),
        three(40),
    ),
    Row(
        "R9.4 天胡: 2 * 2 + 30",
        attempt(WHOLE, "", by=DEAL, dealer=0, flowers="12z"),
        "heavenly_hand",
        (("flowers", 2), ("doubled", 2), ("heavenly_hand", 30)),
        three(34),
    ),
    Row(
        "R9.4 天胡 that is 平胡 too: 30 + 10",
        attempt(WHOLE, "", by=DEAL, dealer=0, flowers=""),
        "heavenly_hand",
        (("heavenly_hand", 40),),
        three(40),
    ),
    Row(
        "R8.3 三金倒 in no shape: 2 * 3 + 40",
        attempt(NO_SHAPE, "9p"),
        "three_golds",
        (("flowers", 3), ("doubled", 3), ("three_golds", 40)),
        three(46),
    ),
    Row(
        "R8.5 a dragon is a 金雀 here: 2 * 3 + 60",
        attempt(DRAGON, "7p"),
        "golden_sparrow",
        (("flowers", 3), ("doubled", 3), ("golden_sparrow", 60)),
        three(66),
    ),
    Row(
        "R8.7 one flower is nothing special: 2 * 1",
        attempt(flowers="1f"),
        None,
        (("flowers", 1), ("doubled", 1)),
        three(2),
    ),
    Row(
        "R9 a concealed kong counts 2, and is no 平胡",
        attempt(OPEN, "7p", "concealed_kong:8888s", flowers=""),
        None,
        (("kongs", 2), ("doubled", 2)),
        three(4),
    ),
    Row(
        "R9.4 a plain discard counts no golds",
        attempt(ONE_GOLD, "7p", by=DISCARD, source=2),
        None,
        (("flowers", 3),),
        (3, 0, -3, 0),
    ),
    Row(
        "R5.6 a robbed kong: the konger pays F, the dealer L",
        attempt(by=KONG, source=3, streak=2),
        None,
        (("flowers", 3),),
        (5, -2, 0, -3),
    ),
    Row(
        "R4.7 the dealer's first discard, 平胡 too: 30 + 10, and twice L",
        attempt(by=DISCARD, source=1, flowers="", streak=1)._replace(first_discard=True),
        "robbing_the_gold",
        (("robbing_the_gold", 40),),
        (42, -42, 0, 0),
    ),
    Row(
        "R9.9 a complete flower set counts 6",
        attempt(by=DISCARD, source=2, flowers="1111z"),
        None,
        (("flowers", 6),),
        (6, 0, -6, 0),
    ),
)

BIANFENG_ROWS: Final = (
    Row(
        "R9.5 a plain discard: 2 * (1 + 2 + 2 + 1)",
        attempt(OPEN, "7p", "kong:8888s", by=DISCARD, source=1, streak=2, flowers="12z"),
        None,
        (("flowers", 2), ("kongs", 1), ("streak", 2), ("base", 1), ("discarder_double", 6)),
        (12, -12, 0, 0),
    ),
    Row(
        "R5.6 a robbed kong: the konger pays double",
        attempt(by=KONG, source=3),
        None,
        (("flowers", 3), ("base", 1), ("discarder_double", 4)),
        (8, 0, 0, -8),
    ),
    Row(
        "R9.5 平胡 drawn: 30 + L",
        attempt(flowers="", streak=3),
        "flowerless",
        (("streak", 3), ("flowerless", 30)),
        three(33),
    ),
    Row(
        "R9.5 平胡 by a discard: twice 30",
        attempt(flowers="", by=DISCARD, source=2),
        "flowerless",
        (("flowerless", 30), ("discarder_double", 30)),
        (60, 0, -60, 0),
    ),
    Row(
        "R9.5 天胡: 30 + 2 * 2",
        attempt(WHOLE, "", by=DEAL, dealer=0, flowers="12z"),
        "heavenly_hand",
        (("flowers", 2), ("doubled", 2), ("heavenly_hand", 30)),
        three(34),
    ),
    Row(
        "R9.5 抢金: 30 + 2 * (3 + 1), the indicator being a gold",
        attempt(ROBBING, "9p", by=ROB),
        "robbing_the_gold",
        (("flowers", 3), ("golds", 1), ("doubled", 4), ("robbing_the_gold", 30)),
        three(38),
    ),
    Row(
        "R9.5 三金倒: 40 + 2 * (3 + 3)",
        attempt(NO_SHAPE, "9p"),
        "three_golds",
        (("flowers", 3), ("golds", 3), ("doubled", 6), ("three_golds", 40)),
        three(52),
    ),
    Row(
        "R8.5 a dragon is a 金雀 here: 60 + 2 * (3 + 3)",
        attempt(DRAGON, "7p"),
        "golden_sparrow",
        (("flowers", 3), ("golds", 3), ("doubled", 6), ("golden_sparrow", 60)),
        three(72),
    ),
    Row(
        "R8.7 one flower is nothing special: 2 * (1 + 1)",
        attempt(flowers="1f"),
        None,
        (("flowers", 1), ("base", 1), ("doubled", 2)),
        three(4),
    ),
    Row(
        "R9.5 a seat loses 200 stakes at most",
        attempt(SPARROW, "6s", by=DISCARD, source=3, streak=30, flowers=TWENTY),
        "golden_sparrow",
        (
            ("flowers", 24),
            ("golds", 2),
            ("doubled", 26),
            ("streak", 30),
            ("golden_sparrow", 60),
            ("discarder_double", 142),
        ),
        (200, 0, 0, -200),
    ),
)

STREET_ROWS: Final = (
    Row(
        "R9.6 a discard counts F, K, G, L and 1, and all three pay",
        attempt(OPEN_GOLD, "7p", "kong:8888s", by=DISCARD, source=2, streak=1, flowers="1111z"),
        None,
        (("flowers", 6), ("kongs", 1), ("golds", 1), ("streak", 1), ("base", 1)),
        three(10),
    ),
    Row(
        "R5.6 a robbed kong is paid as a discard, by all three",
        attempt(by=KONG, source=3),
        None,
        (("flowers", 3), ("base", 1)),
        three(4),
    ),
    Row(
        "R4.1 a dealer complete at the deal wins as a plain self-draw",
        attempt(WHOLE, "", dealer=0, flowers=""),
        None,
        (("base", 1), ("doubled", 1)),
        three(2),
    ),
    Row(
        "R9.6 a dragon is worth its golds alone",
        attempt(DRAGON, "7p"),
        None,
        (("flowers", 3), ("golds", 3), ("base", 1), ("doubled", 7)),
        three(14),
    ),
    Row(
        "R6.2 who threw a gold may win on a discard",
        attempt(by=DISCARD, source=2)._replace(threw_gold=True),
        None,
        (("flowers", 3), ("base", 1)),
        three(4),
    ),
    Row(
        "R9.6 a single wander at a stake of 5: 5 * 7 * 4",
        attempt("123456789m123s9p", "7p", "concealed_kong:8888s", base=5)._replace(wander=1),
        None,
        (("flowers", 15), ("kongs", 10), ("golds", 5), ("base", 5), ("single_wander", 105)),
        three(140),
    ),
)

YOUXIAN_ROWS: Final = (
    Row(
        "R9.8 a plain discard: F, from all three",
        attempt(by=DISCARD, source=2),
        None,
        (("flowers", 3),),
        three(3),
    ),
    Row(
        "R9.8 a plain self-draw: twice that",
        attempt(),
        None,
        (("flowers", 3), ("doubled", 3)),
        three(6),
    ),
    Row(
        "R9.8 a robbed kong pays as a discard",
        attempt(by=KONG, source=3),
        None,
        (("flowers", 3),),
        three(3),
    ),
    Row(
        "R9.8 every count at once, drawn by the dealer: 2 * (2 + 1 + 1 + 1)",
        attempt(OPEN_GOLD, "7p", "kong:8888s", flowers="12z", dealer=0, streak=1),
        None,
        (("flowers", 2), ("kongs", 1), ("golds", 1), ("streak", 1), ("doubled", 5)),
        three(10),
    ),
    Row(
        "R9.9 a complete flower set counts its tiles",
        attempt(by=DISCARD, source=2, flowers="1111z3f"),
        None,
        (("flowers", 5),),
        three(5),
    ),
    Row(
        "R9.10 L counts when the dealer wins",
        attempt(by=DISCARD, source=2, dealer=0, streak=2),
        None,
        (("flowers", 3), ("streak", 2)),
        three(5),
    ),
    Row(
        "R9.10 and not when another seat does",
        attempt(by=DISCARD, source=2, streak=2),
        None,
        (("flowers", 3),),
        three(3),
    ),
    Row(
        "R9.8 平胡 40, unmultiplied, at a stake of 10",
        attempt(by=DISCARD, source=2, flowers="", base=10),
        "flowerless",
        (("flowerless", 400),),
        three(400),
    ),
    Row(
        "R9.8 平胡 drawn with a gold: 2 * 1 + 40",
        attempt(ONE_GOLD, "7p", flowers=""),
        "flowerless",
        (("golds", 1), ("doubled", 1), ("flowerless", 40)),
        three(42),
    ),
    Row(
        "R9.8 一张花: 2 * 1 + 20",
        attempt(flowers="1f"),
        "single_flower",
        (("flowers", 1), ("doubled", 1), ("single_flower", 20)),
        three(22),
    ),
    Row(
        "R9.8 三金倒 in no shape: 2 * (3 + 3) + 50",
        attempt(NO_SHAPE, "9p"),
        "three_golds",
        (("flowers", 3), ("golds", 3), ("doubled", 6), ("three_golds", 50)),
        three(62),
    ),
    Row(
        "R9.8 天胡: 2 * 2 + 40",
        attempt(WHOLE, "", by=DEAL, dealer=0, flowers="12z"),
        "heavenly_hand",
        (("flowers", 2), ("doubled", 2), ("heavenly_hand", 40)),
        three(44),
    ),
    Row(
        "R9.1 天胡 keeps its name beside a 平胡 of equal value",
        attempt(WHOLE, "", by=DEAL, dealer=0, flowers=""),
        "heavenly_hand",
        (("heavenly_hand", 40),),
        three(40),
    ),
    Row(
        "R9.8 抢金: 2 * (3 + 1) + 40",
        attempt(ROBBING, "9p", by=ROB),
        "robbing_the_gold",
        (("flowers", 3), ("golds", 1), ("doubled", 4), ("robbing_the_gold", 40)),
        three(48),
    ),
    Row(
        "R9.8 金雀 drawn: 2 * (3 + 2) + 60",
        attempt(SPARROW, "6s"),
        "golden_sparrow",
        (("flowers", 3), ("golds", 2), ("doubled", 5), ("golden_sparrow", 60)),
        three(70),
    ),
    Row(
        "R9.8 金雀 by a discard: 3 + 2 + 60",
        attempt(SPARROW, "6s", by=DISCARD, source=3),
        "golden_sparrow",
        (("flowers", 3), ("golds", 2), ("golden_sparrow", 60)),
        three(65),
    ),
    Row(
        "R9.8 金龙: 2 * (3 + 3) + 120",
        attempt(DRAGON, "7p"),
        "golden_dragon",
        (("flowers", 3), ("golds", 3), ("doubled", 6), ("golden_dragon", 120)),
        three(132),
    ),
    Row(
        "R8.11 混一色 with a wild gold: 2 * (3 + 1) + 100",
        attempt(HALF, "9m"),
        "half_flush",
        (("flowers", 3), ("golds", 1), ("doubled", 4), ("half_flush", 100)),
        three(108),
    ),
    Row(
        "R9.1 混一色 is worth more than the 金雀 it is too",
        attempt("11123456788833m99p", "3m"),
        "half_flush",
        (("flowers", 3), ("golds", 2), ("doubled", 5), ("half_flush", 100)),
        three(110),
    ),
    Row(
        "R9.1 and less than a 金龙",
        attempt("1112345678883m999p", "3m"),
        "golden_dragon",
        (("flowers", 3), ("golds", 3), ("doubled", 6), ("golden_dragon", 120)),
        three(132),
    ),
    Row(
        "R8.12 清一色 by a discard: 3 + 200",
        attempt(FULL, "9m", by=DISCARD, source=1),
        "full_flush",
        (("flowers", 3), ("full_flush", 200)),
        three(203),
    ),
    Row(
        "R8.12 清一色 with golds at their face is worth more than the 金龙 it is too",
        attempt("1112345678883999p", "3p"),
        "full_flush",
        (("flowers", 3), ("golds", 3), ("doubled", 6), ("full_flush", 200)),
        three(212),
    ),
    Row(
        "R6.2 who threw a gold may win on a discard",
        attempt(by=DISCARD, source=2)._replace(threw_gold=True),
        None,
        (("flowers", 3),),
        three(3),
    ),
)


def rows() -> list[object]:
    tables = ((BAIDA, BAIDA_ROWS), (BIANFENG, BIANFENG_ROWS), (STREET, STREET_ROWS), (YOUXIAN, YOUXIAN_ROWS))
    return [
        pytest.param(rules, row, id=f"{rules.name} {row.told}") for rules, table in tables for row in table
    ]


@pytest.mark.parametrize(("rules", "row"), rows())
def test_a_win_is_named_counted_and_paid_by_its_preset(rules: Rules, row: Row) -> None:
    found = score(rules, row.win)
    assert (found.special and found.special.value, found.lines, found.payments) == row[2:]


def test_youxian_knows_no_flower_hand() -> None:  # R9.8
    loose = attempt("1479m369s147s258p48p1m", "2m", flowers=TWENTY)
    assert judge(YOUXIAN, loose) == Refused(Reason.NOT_COMPLETE)


def test_what_a_win_tells_of_flowers_and_streak_is_what_it_counts() -> None:  # R9.9, R9.10
    won = attempt(flowers="1111z", streak=2)
    assert (score(YOUXIAN, won).flowers, score(YOUXIAN, won).streak) == (4, 0)
    assert (score(STANDARD, won).flowers, score(STANDARD, won).streak) == (6, 2)
    assert score(YOUXIAN, won._replace(dealer=won.seat)).streak == 2


def test_a_house_may_count_the_streak_for_the_dealer_alone_in_any_scheme() -> None:  # R9.10
    for rules in (STANDARD, BAIDA, BIANFENG, STREET):
        house = replace(rules, streak_counts=StreakCounts.DEALER_WINS)
        assert score(house, attempt(streak=2)).payments == score(rules, attempt()).payments
        dealt = attempt(dealer=0, streak=2)
        assert score(house, dealt).payments == score(rules, dealt).payments


def test_a_house_may_know_the_flushes_in_any_scheme() -> None:  # R8.11, R8.12
    house = replace(BAIDA, half_flush=50, full_flush=90)
    assert score(house, attempt(FULL, "9m")).payments == three(96)
    assert score(house, attempt(HALF, "9m")).payments == three(56)
    assert score(BAIDA, attempt(FULL, "9m")).special is None


def test_flushes_of_equal_value_are_named_in_the_order_of_the_rulebook() -> None:  # R9.1
    house = replace(YOUXIAN, half_flush=60, full_flush=60, golden_dragon=60)
    named = {
        (FULL, "9m"): Special.FULL_FLUSH,
        ("1112345678883999p", "3p"): Special.FULL_FLUSH,  # a dragon too
        ("1112345678883m999p", "3m"): Special.GOLDEN_DRAGON,  # a half flush too
        ("11123456788833m99p", "3m"): Special.HALF_FLUSH,  # a sparrow too
    }
    assert {hand: score(house, attempt(*hand)).special for hand in named} == named
