"""Whether a win stands, and what names it (R4, R6, R8, R9.1)."""

from dataclasses import replace
from typing import Final

import pytest
from wins import DRAGON, FREE, NO_SHAPE, PLAIN, SPARROW, TWENTY, attempt, score

from fuzhou_tui.engine.rules import BAIDA, STANDARD, STREET, MissedWin, Rules, Special
from fuzhou_tui.engine.scoring import Attempt, By, Reason, Refused, Score, judge
from fuzhou_tui.engine.tiles import counts, tiles

DISCARD: Final = attempt(by=By.DISCARD, source=2)


def refusal(rules: Rules, won: Attempt) -> Reason:
    found = judge(rules, won)
    assert isinstance(found, Refused), found
    return found.reason


def named(rules: Rules, won: Attempt) -> str | None:
    special = score(rules, won).special
    return None if special is None else special.value


@pytest.mark.parametrize(
    ("rules", "hand", "last", "value"),
    [
        pytest.param(STANDARD, DRAGON, "7p", ("golden_dragon", 120), id="the dragon beats all"),
        pytest.param(STANDARD, SPARROW, "6s", ("golden_sparrow", 60), id="the sparrow beats a plain hand"),
        pytest.param(BAIDA, DRAGON, "7p", ("golden_sparrow", 60), id="a dragon is a sparrow where unknown"),
        pytest.param(STREET, DRAGON, "7p", (None, 0), id="street knows no specials"),
        pytest.param(STANDARD, NO_SHAPE, "9p", ("three_golds", 40), id="three golds need no shape"),
        pytest.param(STANDARD, "123456m89m12s45s7p999p", "7p", ("three_golds", 40), id="nor mind one"),
    ],
)
def test_the_special_of_the_highest_value_names_the_win(
    rules: Rules, hand: str, last: str, value: tuple[str | None, int]
) -> None:
    assert (named(rules, attempt(hand, last)), score(rules, attempt(hand, last)).special_value) == value


def test_a_robbed_gold_may_stand_at_its_face_beside_a_dragon() -> None:  # R8.5
    assert named(STANDARD, attempt("123456789m78p77s999p", "9p", by=By.ROB_GOLD)) == "golden_dragon"


def test_a_heavenly_hand_without_flowers_keeps_its_name() -> None:  # R9.1: both are worth 30
    assert (
        named(STANDARD, attempt(PLAIN + "7p", "", by=By.HEAVENLY_HAND, dealer=0, flowers=""))
        == "heavenly_hand"
    )


def test_a_rob_without_flowers_keeps_its_name() -> None:  # R9.1
    rob = attempt("123456789m12345s77p", "9p", by=By.ROB_GOLD, flowers="")
    assert named(STANDARD, rob) == "robbing_the_gold"


def test_a_heavenly_hand_may_be_three_golds() -> None:  # R4.6
    dealt = attempt("123456m89m12s45s77p999p", "", by=By.HEAVENLY_HAND, dealer=0)
    assert named(STANDARD, dealt) == "three_golds"


def test_two_golds_and_the_robbed_indicator_are_not_three_golds() -> None:  # R4.4
    rob = attempt("12345678m12345s199p", "9p", by=By.ROB_GOLD)
    assert named(STANDARD, rob) == "robbing_the_gold"
    assert score(STANDARD, rob).golds == 3


def test_three_golds_completed_by_a_discard_add_nothing() -> None:  # R8.3
    won = attempt("123456m89m12s45s7p999p", "7p", by=By.DISCARD, source=2)
    assert (named(STANDARD, won), score(STANDARD, won).golds) == (None, 3)


def test_a_sparrow_won_by_a_discard_is_still_one() -> None:  # R8.4
    assert named(STANDARD, attempt(SPARROW, "6s", by=By.DISCARD, source=2)) == "golden_sparrow"


def test_a_dealt_sixteen_tiles_win_by_three_golds_alone() -> None:  # R4.2
    assert named(STANDARD, attempt("1479m369s147s258p999p", "", seat=2)) == "three_golds"
    assert refusal(STANDARD, attempt(PLAIN, "", seat=2)) is Reason.NOT_COMPLETE
    assert refusal(STANDARD, attempt(PLAIN, "", seat=2, flowers=TWENTY)) is Reason.NOT_COMPLETE


def test_twenty_flowers_name_only_a_hand_that_nothing_else_makes() -> None:  # R9.1
    loose = attempt("1479m369s147s258p48p1m", "2m", flowers=TWENTY)
    assert named(STANDARD, loose) == "flower_hand"
    assert named(STANDARD, attempt(flowers=TWENTY)) is None
    assert named(STANDARD, attempt(NO_SHAPE, "9p", flowers=TWENTY)) == "three_golds"
    assert refusal(STANDARD, loose._replace(flowers=loose.flowers[1:])) is Reason.NOT_COMPLETE


OPEN: Final = {  # the melds beside a hand, and the hand that is complete with them and 7p
    (): PLAIN,
    ("chow:123s",): "123456789m456s7p",
    ("pung:888s",): "123456789m123s7p",
    ("kong:8888s",): "123456789m123s7p",
    ("concealed_kong:8888s",): "123456789m123s7p",
}


@pytest.mark.parametrize("melds", OPEN, ids=lambda melds: " ".join(melds) or "no meld")
@pytest.mark.parametrize("flowers", ["", "1f", "1f2z"])
def test_flowerless_and_single_flower_ask_for_no_kong_and_mind_no_meld(
    melds: tuple[str, ...], flowers: str
) -> None:  # R8.6, R8.7
    expected = None if "kong" in str(melds) else {"": "flowerless", "1f": "single_flower"}.get(flowers)
    assert named(STANDARD, attempt(OPEN[melds], "7p", *melds, flowers=flowers)) == expected


@pytest.mark.parametrize("melds", [m for m in OPEN if m], ids=str)
def test_golds_win_their_specials_beside_any_meld(melds: tuple[str, ...]) -> None:  # R8.3-R8.5
    assert named(STANDARD, attempt("123456789m12s99p", "3s", *melds)) == "golden_sparrow"
    assert named(STANDARD, attempt("123456789m7p999p", "7p", *melds)) == "golden_dragon"
    assert named(STANDARD, attempt("147m369m14s258p99p", "9p", *melds)) == "three_golds"
    assert refusal(STANDARD, attempt("147m369m14s258p99p", "5s", *melds)) is Reason.NOT_COMPLETE


def test_baida_adds_ten_to_three_golds_of_any_shape_but_not_beside_a_kong() -> None:  # R9.4
    bare = attempt(NO_SHAPE, "9p", flowers="")
    assert score(BAIDA, bare).special_value == 50
    kong = attempt("147m369m14s258p99p", "9p", "kong:8888s", flowers="")
    assert score(BAIDA, kong).special_value == 40


def test_baida_takes_the_dealers_first_discard_for_the_gold_but_a_sparrow_still_pays_more() -> None:  # R4.7
    won = attempt(SPARROW, "6s", by=By.DISCARD, source=1)._replace(first_discard=True)
    assert named(replace(BAIDA, free_wait_self_draw=False), won) == "golden_sparrow"
    assert named(STANDARD, attempt(by=By.DISCARD, source=1)._replace(first_discard=True)) is None


REFUSALS: Final[list[tuple[str, Rules, Attempt, Reason]]] = [
    ("R6.1", STANDARD, attempt(PLAIN, "9p", by=By.DISCARD, source=2), Reason.GOLD_TILE),
    (
        "R6.1 even where nothing is complete",
        STREET,
        attempt(NO_SHAPE, "9p", by=By.DISCARD, source=2),
        Reason.GOLD_TILE,
    ),
    ("R4.1 in street", STREET, attempt(PLAIN + "7p", "", by=By.HEAVENLY_HAND, dealer=0), Reason.NOT_ALLOWED),
    ("R4.3 in street", STREET, attempt(NO_SHAPE, "9p", by=By.ROB_GOLD), Reason.NOT_ALLOWED),
    ("R4.2 in street", STREET, attempt("1479m369s147s258p999p", "", seat=2), Reason.NOT_ALLOWED),
    ("R5.6 off", replace(STANDARD, rob_kong=False), attempt(by=By.ROB_KONG, source=2), Reason.NOT_ALLOWED),
    ("R8.1", STANDARD, attempt("11223344556677m88s", "1s"), Reason.NOT_COMPLETE),
    ("R8.1 no pair", STANDARD, attempt(PLAIN, "8p"), Reason.NOT_COMPLETE),
    (
        "R8.3 by a discard",
        STANDARD,
        attempt("147m369m147s258p1s999p", "8s", by=By.DISCARD, source=2),
        Reason.NOT_COMPLETE,
    ),
    ("R8.3 by the gold", STANDARD, attempt(NO_SHAPE, "9p", by=By.ROB_GOLD), Reason.NOT_COMPLETE),
    ("R8.3 in street", STREET, attempt(NO_SHAPE, "9p"), Reason.NOT_COMPLETE),
    (
        "R8.9 by a discard",
        STANDARD,
        attempt(PLAIN, "8p", by=By.DISCARD, source=2, flowers=TWENTY),
        Reason.NOT_COMPLETE,
    ),
    ("R8.9 in baida", BAIDA, attempt(PLAIN, "8p", flowers=TWENTY), Reason.NOT_COMPLETE),
    ("R6.2", STANDARD, DISCARD._replace(threw_gold=True), Reason.GOLD_DISCARDED),
    (
        "R6.2 for a kong too",
        STANDARD,
        attempt(by=By.ROB_KONG, source=2)._replace(threw_gold=True),
        Reason.GOLD_DISCARDED,
    ),
    ("R6.4", BAIDA, DISCARD._replace(missed=True), Reason.MISSED_WIN),
    ("R6.3", BAIDA, attempt(FREE, by=By.DISCARD, source=2), Reason.FREE_WAIT),
    ("R6.3 for a kong too", STREET, attempt(FREE, by=By.ROB_KONG, source=2), Reason.FREE_WAIT),
    ("R8.10", STREET, DISCARD._replace(barred_by_wander=True), Reason.WANDER),
    ("R8.10 for a self-draw too", STREET, attempt()._replace(barred_by_wander=True), Reason.WANDER),
]


@pytest.mark.parametrize(("rules", "won", "reason"), [pytest.param(*row, id=name) for name, *row in REFUSALS])
def test_a_win_that_does_not_stand_is_refused_with_its_reason(
    rules: Rules, won: Attempt, reason: Reason
) -> None:
    assert refusal(rules, won) is reason


def test_the_first_reason_that_holds_is_given() -> None:
    strict = replace(STREET, gold_discard_locks=True, missed_win=MissedWin.ANY)
    claim = attempt(FREE, by=By.DISCARD, source=2)._replace(
        threw_gold=True, missed=True, barred_by_wander=True
    )
    given = [
        refusal(strict, claim._replace(tile=claim.gold)),
        refusal(strict, claim._replace(counts=counts(tiles(NO_SHAPE + "8s")))),
        refusal(strict, claim),
        refusal(strict, claim._replace(threw_gold=False)),
        refusal(strict, claim._replace(threw_gold=False, missed=False)),
        refusal(replace(strict, free_wait_self_draw=False), claim._replace(threw_gold=False, missed=False)),
    ]
    assert given == [reason for reason in Reason if reason is not Reason.NOT_ALLOWED]


@pytest.mark.parametrize(
    ("rules", "won"),
    [
        pytest.param(STANDARD, attempt()._replace(threw_gold=True), id="a self-draw after throwing a gold"),
        pytest.param(STREET, DISCARD._replace(threw_gold=True), id="street has no gold lock"),
        pytest.param(STANDARD, DISCARD._replace(missed=True), id="standard forgives a miss"),
        pytest.param(BAIDA, attempt()._replace(missed=True), id="a self-draw after a miss"),
        pytest.param(BAIDA, attempt(FREE), id="a free wait drawn"),
        pytest.param(STANDARD, attempt(FREE, by=By.DISCARD, source=2), id="standard lets a free wait claim"),
        pytest.param(
            BAIDA,
            attempt("123456789m12345s79p", "7p", by=By.DISCARD, source=2),
            id="a gold that does not wait",
        ),
        pytest.param(
            STANDARD,
            attempt("123456789m12345s77p", "9p", by=By.ROB_GOLD)._replace(threw_gold=True),
            id="robbing the gold counts as self-drawn",
        ),
    ],
)
def test_a_bar_that_does_not_concern_the_win_lets_it_stand(rules: Rules, won: Attempt) -> None:
    score(rules, won)


SHAPES: Final = {  # hand with its winning tile, and whether it wins by self-draw
    "11123456789m234567p": True,  # the pair comes out of three alike
    "1112456789m234567p9p": True,  # and a gold stands for the 3m
    "123456789m12345678p": False,  # two neighbours are no pair
    "123456789m12345688p": True,
    "123456789m1234578p9p": False,  # nor with a gold beside them
    "1111m9p123456p123456s": True,  # a gold stands for a fifth 1m
    "123456789m1234567p9p": True,  # the gold is drawn
    "123456789m123p1111s9p": True,  # the wait's four copies are all held
}


@pytest.mark.parametrize(("hand", "wins"), SHAPES.items())
def test_a_hand_wins_by_five_sets_and_a_pair(hand: str, wins: bool) -> None:  # noqa: FBT001 -- a case  # R8.1
    assert isinstance(judge(STANDARD, attempt(hand, "")), Score) is wins


@pytest.mark.parametrize("hand", ["", "123s", "123456789m123456p", "123456789m123456p777s"])
def test_a_wrong_number_of_tiles_never_wins(hand: str) -> None:
    assert refusal(STANDARD, attempt(hand, "")) is Reason.NOT_COMPLETE


def test_a_house_value_of_a_special_is_what_it_pays() -> None:
    rules = replace(STANDARD, golden_sparrow=None, flowerless=100)
    found = score(rules, attempt(SPARROW, "6s", flowers=""))
    assert (found.special, found.special_value) == (Special.FLOWERLESS, 100)
