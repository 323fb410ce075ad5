"""What the evaluator counts: points by the table, routes, danger, and that a nearer hand is worth more."""

import pytest
from scenes import Scene

from bots.danger import Threat, danger, threats
from bots.points import gain, loss, robbed
from bots.position import discarded, standing_position
from bots.routes import routes
from bots.value import chance, outlook, worth
from fuzhou_tui.engine.rules import BIANFENG, STANDARD, STREET, YOUXIAN, Rules, Special
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat, tile
from fuzhou_tui.engine.view import View

WITH_TWO_GOLDS = "123456789m12p55p1s99s7p"


def seen(hand: str, rules: Rules = STANDARD) -> View:
    scene = Scene(hand, rules=rules, indicator="9s").passing()
    found = view(scene.state, Seat(0))
    area = found.area._replace(flowers=(tile("1z"), tile("2z")))
    return found._replace(table=found.table._replace(areas=(area, *found.table.areas[1:])))


@pytest.mark.parametrize(
    ("rules", "drawn", "claimed"),
    # F 2, G 1: R9.3, R9.5, R9.6, R9.8
    [(STANDARD, 3 * 16, 16), (BIANFENG, 3 * 8, 8), (STREET, 3 * 8, 3 * 4), (YOUXIAN, 3 * 6, 3 * 3)],
    ids=lambda value: value.name if isinstance(value, Rules) else str(value),
)
def test_a_plain_win_brings_what_the_table_pays(rules: Rules, drawn: int, claimed: int) -> None:
    found = seen("123456789m12345p1s77p", rules)
    position = standing_position(found)
    assert gain(found, position, None, own=True, golds=1) == drawn
    assert gain(found, position, None, own=False, golds=1) == claimed


def test_a_sparrow_brings_sixty_more_from_each() -> None:
    found = seen(WITH_TWO_GOLDS)
    position = standing_position(found)
    plain, sparrow = (
        gain(found, position, special, own=True, golds=2) for special in (None, Special.GOLDEN_SPARROW)
    )
    assert sparrow - plain == 3 * 60


def test_a_robbed_gold_brings_thirty_more_and_counts_as_a_gold() -> None:
    found = seen("123456789m12345p1s77p")
    assert robbed(found, standing_position(found)) == 3 * ((2 + 1 + 5) * 2 + 30)


@pytest.mark.parametrize(("rules", "own", "other"), [(STANDARD, 12, 0), (BIANFENG, 4, 0), (STREET, 2, 2)])
def test_another_seats_win_costs_by_who_pays(rules: Rules, own: int, other: int) -> None:
    found = seen("123456789m12345p1s77p", rules)
    assert loss(found, Seat(1), Seat(0)) == own
    assert loss(found, Seat(1), Seat(2)) == other


def test_routes_are_the_plain_win_and_with_two_golds_the_sparrow() -> None:
    found = seen(WITH_TWO_GOLDS)
    position = discarded(found, standing_position(found), tile("7p"))
    assert [route.special for route in routes(found, position)] == [None, Special.GOLDEN_SPARROW]


def test_a_flush_is_a_route_where_the_table_knows_it() -> None:
    found = seen("123456789m12345p1s77p", YOUXIAN)
    position = discarded(found, standing_position(found), tile("1s"))
    assert Special.HALF_FLUSH in {route.special for route in routes(found, position)}


def test_who_has_thrown_a_gold_has_no_route_by_a_discard() -> None:
    found = seen(WITH_TWO_GOLDS)
    position = discarded(found, standing_position(found), tile("9s"))
    assert [route.claimed for route in routes(found, position)] == [0]


def test_a_nearer_hand_is_worth_more_and_wins_more_often() -> None:
    found = seen("123456789m12345p1s77p")
    overview, position = outlook(found), standing_position(found)
    good, bad = (worth(overview, discarded(found, position, tile(text))) for text in ("1s", "5m"))
    assert good.points > bad.points
    assert 0 < chance(overview, bad) < chance(overview, good) <= 1


THREAT = Threat(
    loss=20,
    readiness=0.5,
    thrown=frozenset({tile("9p")}),
    near=frozenset({tile("6p")}),
    let_go=frozenset({tile("5m")}),
    suits=(0.0, 1.0, 0.0),
)


def risk(text: str, copies: int = 3, *, thrown: bool = False) -> float:
    return danger(THREAT, tile(text), copies=copies, thrown=thrown)


def test_a_tile_let_go_since_its_last_turn_is_safe() -> None:
    assert risk("5m", thrown=True) == 0


def test_what_a_seat_threw_itself_is_nearly_safe() -> None:
    assert 0 < risk("9p", thrown=True) < risk("9m") / 10


def test_ends_seen_tiles_thrown_kinds_and_suits_it_throws_are_less_dangerous() -> None:
    assert risk("1m") < risk("3m")
    assert risk("3m", copies=0) < risk("3m")
    assert risk("3m", thrown=True) < risk("3m")
    assert risk("3p") < risk("3m")
    assert risk("6p") < risk("5p")


def test_a_seat_that_threw_a_gold_is_no_threat_where_that_locks() -> None:
    found = seen("123456789m12345p1s77p")
    area = found.table.areas[1]._replace(threw_gold=True)
    areas = (found.area, area, *found.table.areas[2:])
    assert len(threats(found)) == 3
    assert len(threats(found._replace(table=found.table._replace(areas=areas)))) == 2
