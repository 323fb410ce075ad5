"""What a win pays, line by line, and who pays it (R9.2-R9.7)."""

from dataclasses import replace
from typing import Final

import pytest
from wins import FREE, PLAIN, SPARROW, TWENTY, attempt, score

from fuzhou_tui.engine.payments import Lines
from fuzhou_tui.engine.rules import BAIDA, BIANFENG, PRESETS, STANDARD, STREET, Payer, Rules
from fuzhou_tui.engine.scoring import Attempt, By
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.words import WORDS

DISCARD: Final = attempt(by=By.DISCARD, source=2)
SETTLEMENTS: Final[list[tuple[str, Rules, Attempt, Lines, tuple[int, ...]]]] = [
    (
        "R9.3 a plain self-draw: each pays (3 + 5) * 2",
        STANDARD,
        attempt(),
        (("flowers", 3), ("base", 5), ("doubled", 8)),
        (48, -16, -16, -16),
    ),
    (
        "R9.3 a discard: the discarder pays",
        STANDARD,
        DISCARD,
        (("flowers", 3), ("base", 5), ("doubled", 8)),
        (16, 0, -16, 0),
    ),
    (
        "R9.3 a robbed kong: the konger pays",
        STANDARD,
        attempt(by=By.ROB_KONG, source=3),
        (("flowers", 3), ("base", 5), ("doubled", 8)),
        (16, 0, 0, -16),
    ),
    (
        "R9.3 every line at once, and R9.7 a winner who unseats the dealer collects L",
        STANDARD,
        attempt("123456789m12s99p", "3s", "kong:8888s", flowers="2222z", by=By.DISCARD, source=1, streak=1),
        (
            ("flowers", 6),
            ("kongs", 1),
            ("golds", 2),
            ("streak", 1),
            ("base", 5),
            ("doubled", 15),
            ("golden_sparrow", 60),
        ),
        (90, -90, 0, 0),
    ),
    (
        "R9.3 the base stake multiplies every line",
        STANDARD,
        attempt(flowers="1f", base=10),
        (("flowers", 10), ("base", 50), ("doubled", 60), ("single_flower", 150)),
        (810, -270, -270, -270),
    ),
    (
        "R9 a concealed kong counts 2",
        STANDARD,
        attempt("123456789m123s7p", "7p", "concealed_kong:8888s"),
        (("flowers", 3), ("kongs", 2), ("base", 5), ("doubled", 10)),
        (60, -20, -20, -20),
    ),
    (
        "R9.3 a flower hand has no line of its own",
        STANDARD,
        attempt("1479m369s147s258p48p1m", "2m", flowers=TWENTY),
        (("flowers", 24), ("base", 5), ("doubled", 29)),
        (174, -58, -58, -58),
    ),
    ("R9.4 a plain discard: F + K", BAIDA, DISCARD, (("flowers", 3),), (3, 0, -3, 0)),
    (
        "R9.4 a plain self-draw: twice that from each",
        BAIDA,
        attempt(),
        (("flowers", 3), ("doubled", 3)),
        (18, -6, -6, -6),
    ),
    (
        "R9.4 golds do not count, and a special is doubled however won",
        BAIDA,
        attempt(SPARROW, "6s"),
        (("flowers", 3), ("doubled", 3), ("golden_sparrow", 60)),
        (198, -66, -66, -66),
    ),
    (
        "R9.4 the dealer pays L beside the discarder",
        BAIDA,
        attempt(by=By.DISCARD, source=2, streak=2),
        (("flowers", 3),),
        (5, -2, -3, 0),
    ),
    (
        "R9.4 twice L beside the discarder of a special",
        BAIDA,
        attempt(by=By.DISCARD, source=2, flowers="", streak=2),
        (("flowerless", 30),),
        (34, -4, -30, 0),
    ),
    (
        "R9.4 a dealer who discards pays both",
        BAIDA,
        attempt(by=By.DISCARD, source=1, streak=2),
        (("flowers", 3),),
        (5, -5, 0, 0),
    ),
    (
        "R9.4 L is in the dealer's third of a self-draw",
        BAIDA,
        attempt(streak=2),
        (("flowers", 3), ("doubled", 3)),
        (22, -10, -6, -6),
    ),
    (
        "R9.4 a dealer who wins gets L from all three",
        BAIDA,
        attempt(dealer=0, streak=2, base=5),
        (("flowers", 15), ("doubled", 15)),
        (150, -50, -50, -50),
    ),
    (
        "R9.4 a dealer who wins a discard gets L from the discarder alone",
        BAIDA,
        attempt(by=By.DISCARD, source=2, dealer=0, streak=2),
        (("flowers", 3),),
        (5, 0, -5, 0),
    ),
    (
        "R9.4 ten more for a special that is flowerless too",
        BAIDA,
        attempt(SPARROW, "6s", flowers=""),
        (("golden_sparrow", 70),),
        (210, -70, -70, -70),
    ),
    (
        "R4.7 the dealer alone pays for his first discard",
        BAIDA,
        attempt(by=By.DISCARD, source=1)._replace(first_discard=True),
        (("flowers", 3), ("doubled", 3), ("robbing_the_gold", 30)),
        (36, -36, 0, 0),
    ),
    (
        "R9.5 a plain self-draw: 2 * (1 + L + F)",
        BIANFENG,
        attempt(streak=2),
        (("flowers", 3), ("streak", 2), ("base", 1), ("doubled", 6)),
        (36, -12, -12, -12),
    ),
    (
        "R9.5 the discarder pays double",
        BIANFENG,
        DISCARD,
        (("flowers", 3), ("base", 1), ("discarder_double", 4)),
        (8, 0, -8, 0),
    ),
    (
        "R9.5 a special: S + L + 2 * (F + G)",
        BIANFENG,
        attempt(SPARROW, "6s", streak=2),
        (("flowers", 3), ("golds", 2), ("doubled", 5), ("streak", 2), ("golden_sparrow", 60)),
        (216, -72, -72, -72),
    ),
    (
        "R9.5 twice a special on a discard",
        BIANFENG,
        attempt(SPARROW, "6s", by=By.DISCARD, source=3),
        (("flowers", 3), ("golds", 2), ("doubled", 5), ("golden_sparrow", 60), ("discarder_double", 70)),
        (140, 0, 0, -140),
    ),
    (
        "R9.5 a loss is capped, the lines are not",
        BIANFENG,
        attempt(SPARROW, "6s", by=By.DISCARD, source=3, base=2)._replace(cap=250),
        (("flowers", 6), ("golds", 4), ("doubled", 10), ("golden_sparrow", 120), ("discarder_double", 140)),
        (250, 0, 0, -250),
    ),
    (
        "R9.6 all three pay on a discard",
        STREET,
        DISCARD,
        (("flowers", 3), ("base", 1)),
        (12, -4, -4, -4),
    ),
    (
        "R9.6 twice that on a self-draw",
        STREET,
        attempt(streak=1),
        (("flowers", 3), ("streak", 1), ("base", 1), ("doubled", 5)),
        (30, -10, -10, -10),
    ),
    (
        "R9.6 four times in a single wander",
        STREET,
        attempt(FREE)._replace(wander=1),
        (("flowers", 3), ("golds", 1), ("base", 1), ("single_wander", 15)),
        (60, -20, -20, -20),
    ),
    (
        "R9.6 eight times in a double wander",
        STREET,
        attempt(FREE)._replace(wander=2),
        (("flowers", 3), ("golds", 1), ("base", 1), ("double_wander", 35)),
        (120, -40, -40, -40),
    ),
    (
        "R9.6 sixteen times in a triple wander",
        STREET,
        attempt(FREE)._replace(wander=3),
        (("flowers", 3), ("golds", 1), ("base", 1), ("triple_wander", 75)),
        (240, -80, -80, -80),
    ),
]


@pytest.mark.parametrize(
    ("rules", "won", "lines", "payments"),
    [pytest.param(*row, id=name) for name, *row in SETTLEMENTS],
)
def test_a_win_pays_by_the_lines_of_its_preset(
    rules: Rules, won: Attempt, lines: Lines, payments: tuple[int, ...]
) -> None:
    found = score(rules, won)
    assert (found.lines, found.payments) == (lines, payments)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("winner", SEATS)
@pytest.mark.parametrize("dealer", SEATS)
def test_a_self_draw_is_paid_by_the_other_three(rules: Rules, winner: Seat, dealer: Seat) -> None:
    paid = score(rules, attempt(seat=winner, dealer=dealer)).payments
    assert [seat for seat in SEATS if paid[seat] < 0] == [seat for seat in SEATS if seat != winner]


@pytest.mark.parametrize("rules", [STANDARD, BAIDA, BIANFENG], ids=lambda rules: rules.name)
@pytest.mark.parametrize("by", [By.DISCARD, By.ROB_KONG])
@pytest.mark.parametrize(("winner", "source"), [(0, 1), (0, 2), (1, 0), (2, 3), (3, 0)])
def test_a_tile_from_another_seat_is_paid_by_that_seat(
    rules: Rules, by: By, winner: int, source: int
) -> None:
    paid = score(rules, attempt(by=by, seat=winner, source=source)).payments
    assert [seat for seat in SEATS if paid[seat] < 0] == [source]


def test_a_robbed_kong_pays_what_a_discard_of_that_seat_pays() -> None:  # R5.6
    for rules in PRESETS.values():
        robbed = attempt(by=By.ROB_KONG, source=2)
        assert score(rules, robbed).payments == score(rules, robbed._replace(by=By.DISCARD)).payments


def test_a_dealer_who_robs_or_wins_at_the_deal_is_paid_by_all_three() -> None:  # R4
    heavenly = attempt(PLAIN + "7p", "", by=By.HEAVENLY_HAND, dealer=0)
    robbing = attempt("123456789m12345s77p", "9p", by=By.ROB_GOLD, dealer=0)
    assert score(STANDARD, heavenly).payments == (138, -46, -46, -46)
    assert score(STANDARD, robbing).payments == (144, -48, -48, -48)


def test_a_house_may_let_all_three_pay_for_a_discard() -> None:
    rules = replace(STANDARD, discard_payer=Payer.ALL)
    assert score(rules, DISCARD).payments == (48, -16, -16, -16)


def test_a_house_may_let_the_discarder_pay_double() -> None:
    rules = replace(STANDARD, discard_payer=Payer.DISCARDER_DOUBLE)
    assert score(rules, DISCARD).payments == (32, 0, -32, 0)


def test_the_dealer_alone_pays_for_his_first_discard_even_where_all_three_pay() -> None:  # R4.7
    rules = replace(BAIDA, discard_payer=Payer.ALL)
    won = attempt(by=By.DISCARD, source=1)._replace(first_discard=True)
    assert score(rules, won).payments == (36, -36, 0, 0)


def test_the_tables_cap_is_in_base_stakes() -> None:  # R9.5
    rules = replace(BIANFENG, cap=10)
    won = attempt(SPARROW, "6s", base=3)
    assert score(rules, won).payments == (90, -30, -30, -30)
    assert score(replace(rules, cap=None), won).payments == (630, -210, -210, -210)


@pytest.mark.parametrize("settlement", SETTLEMENTS, ids=lambda row: row[0])
def test_every_line_can_be_said(settlement: tuple[str, Rules, Attempt, Lines, tuple[int, ...]]) -> None:
    assert {name for name, _ in settlement[3]} <= WORDS.keys()
