"""What another seat sees of what happens (R5.5): tiles in hand and face-down kongs are hidden."""

from typing import Final, get_args

import pytest
from scenes import Scene
from wins import attempt, score

from fuzhou_tui.engine.events import (
    HEAD,
    TAIL,
    Chows,
    Dealt,
    Discards,
    Drew,
    Event,
    FlowersSet,
    GoldFlower,
    GoldOpened,
    HandDrawn,
    Kongs,
    LastRound,
    Pays,
    Pungs,
    Reveals,
    Wanders,
    Wins,
    seen_by,
)
from fuzhou_tui.engine.melds import KongKind
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.engine.tiles import SEATS, Seat, tile, tiles
from fuzhou_tui.engine.view import Won

SEAT: Final = Seat(2)
OTHERS: Final = (Seat(0), Seat(1), Seat(3))
FIVE: Final = tile("5m")
HIDDEN: Final[list[tuple[Event, Event]]] = [
    (Dealt(SEAT, tiles("1m9s1z5p")), Dealt(SEAT, (None,) * 4)),
    (Drew(SEAT, FIVE, HEAD), Drew(SEAT, None, HEAD)),
    (Drew(SEAT, tile("1z"), TAIL), Drew(SEAT, None, TAIL)),
    (Kongs(SEAT, KongKind.CONCEALED, FIVE), Kongs(SEAT, KongKind.CONCEALED, None)),
]
OPEN: Final[list[Event]] = [
    FlowersSet(SEAT, tiles("1z3f")),
    GoldFlower(SEAT, tile("2z")),
    GoldOpened(FIVE),
    Discards(SEAT, FIVE, drawn=True),
    Chows(SEAT, Seat(1), FIVE, tile("4m")),
    Pungs(SEAT, Seat(0), FIVE),
    Kongs(SEAT, KongKind.EXPOSED, FIVE, Seat(0)),
    Kongs(SEAT, KongKind.ADDED, FIVE),
    LastRound(),
    Wins(Won(attempt(), score(STANDARD, attempt()))),
    Wanders(SEAT, 1),
    HandDrawn(),
    Reveals((tiles("1m"), tiles("2m"), tiles("3m"), tiles("4m")), tiles("5m1z")),
    Pays((48, -16, -16, -16)),
]


@pytest.mark.parametrize(("event", "seen"), HIDDEN)
@pytest.mark.parametrize("other", OTHERS)
def test_the_others_see_that_it_happened_but_not_the_tile(event: Event, seen: Event, other: Seat) -> None:
    assert seen_by(event, other) == seen


@pytest.mark.parametrize("event", [event for event, _ in HIDDEN])
def test_its_owner_sees_the_tile(event: Event) -> None:
    assert seen_by(event, SEAT) == event


@pytest.mark.parametrize("event", OPEN, ids=[type(event).__name__ for event in OPEN])
@pytest.mark.parametrize("seat", SEATS)
def test_what_lies_open_is_seen_by_all(event: Event, seat: Seat) -> None:
    assert seen_by(event, seat) == event


def test_every_kind_of_event_is_either_hidden_from_the_others_or_open() -> None:
    assert {type(event) for event in (*OPEN, *(event for event, _ in HIDDEN))} == set(get_args(Event))


def test_a_flower_drawn_is_hidden_until_it_is_set_out() -> None:
    scene = Scene("9p", head="1z").discard(0, "9p")
    drew, shown = scene.events[-3:-1]
    assert seen_by(drew, Seat(3)) == Drew(Seat(1), None, HEAD)
    assert seen_by(shown, Seat(3)) == FlowersSet(Seat(1), tiles("1z"))
