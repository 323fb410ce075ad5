"""Events in sentences, and what they keep to themselves."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scenes import Scene

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
from fuzhou_tui.engine.seats import SeatDraw
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS, Seat, Tile, tile, tiles
from fuzhou_tui.faces import Faces
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.plain.telling import event_lines, opening_lines, seat_lines
from fuzhou_tui.records.lines import Telling
from fuzhou_tui.words import Lang

NAMES = ("Ming", "Lan", "Hai", "Mei")
TYPED = Speech(Lang.EN, None, NAMES)
HANZI = Speech(Lang.ZH, Faces.ZH, ("我", "阿海", "依妹", "老林"))
TELLING = Telling(
    rules=STANDARD,
    base=1,
    seed="?",
    number=3,
    dealer=Seat(1),
    streak=2,
    dice=(3, 4),
    commitment="c" * 64,
    salt="5" * 32,
    scores=(10, 0, -10, 0),
)
S0, S1, S2 = SEATS[:3]
FOUR_M = tile("4m")


@pytest.mark.parametrize(
    ("event", "english", "chinese"),
    [
        (Dealt(S0, tiles("1m3z")), "Ming: takes 1m 3z", "我 拿 1万 西"),
        (FlowersSet(S1, tiles("1z3f")), "Lan: sets out 1z 3f", "阿海 补花 东 秋"),
        (Drew(S0, FOUR_M, HEAD), "Ming: draws 4m", "我 摸 4万"),
        (Drew(S0, FOUR_M, TAIL), "Ming: draws 4m from the tail", "我 补 4万"),
        (GoldFlower(S1, tile("2z")), "flower 2z turned as gold goes to Lan", "开金翻出花 南 归 阿海"),
        (GoldOpened(FOUR_M), "gold: 4m", "开金 4万"),
        (Discards(S1, FOUR_M, drawn=False), "Lan: discards 4m", "阿海 打 4万"),
        (Discards(S1, FOUR_M, drawn=True), "Lan: discards 4m from the draw", "阿海 摸打 4万"),
        (
            Chows(S1, S0, FOUR_M, tile("3m")),
            "Lan: chow 3m 4m 5m with 4m from Ming",
            "阿海 吃 我 的 4万: 3万 4万 5万",
        ),
        (Pungs(S1, S0, FOUR_M), "Lan: pung 4m from Ming", "阿海 碰 我 的 4万"),
        (Kongs(S1, KongKind.EXPOSED, FOUR_M, S0), "Lan: kong 4m from Ming", "阿海 杠 我 的 4万"),
        (Kongs(S1, KongKind.ADDED, FOUR_M), "Lan: adds 4m to a pung", "阿海 加杠 4万"),
        (Kongs(S1, KongKind.CONCEALED, FOUR_M), "Lan: concealed kong 4m", "阿海 暗杠 4万"),
        (Kongs(S1, KongKind.CONCEALED, None), "Lan: concealed kong", "阿海 暗杠"),
        (Wanders(S1, 2), "Lan: double wander", "阿海 双游"),
        (LastRound(), "last round: draws only", "最后一圈，只摸不打"),
        (HandDrawn(), "drawn hand", "和局"),
    ],
)
def test_an_event_is_one_sentence(event: Event, english: str, chinese: str) -> None:
    assert list(event_lines(event, TELLING, TYPED)) == [english]
    assert list(event_lines(event, TELLING, HANZI)) == [chinese]


@pytest.mark.parametrize("event", [Dealt(S1, (None, None)), Drew(S1, None, HEAD), Drew(S1, None, TAIL)])
def test_nothing_is_said_where_the_reader_learns_nothing(event: Event) -> None:
    assert list(event_lines(event, TELLING, TYPED)) == []


def test_a_hand_opens_with_who_deals_and_what_binds_the_wall() -> None:
    assert list(opening_lines(TELLING, TYPED)) == [
        "hand 3: dealer Lan, streak 2, dice 3+4, Mei takes tiles first",
        f"wall commitment {'c' * 64}",
    ]


def test_drawn_seats_are_told_tile_by_tile_and_then_in_order() -> None:
    draw = SeatDraw((tiles("5m"), tiles("1z"), tiles("9p2s"), tiles("9p1f")), (S1, Seat(3), S2, S0))
    assert list(seat_lines(draw, TYPED)) == [
        "seats are drawn: Ming turns up 5m",
        "seats are drawn: Lan turns up 1z",
        "seats are drawn: Hai turns up 9p 2s",
        "seats are drawn: Mei turns up 9p 1f",
        "from the dealer on sit Lan, Mei, Hai, Ming",
    ]


def test_every_payment_is_told_with_the_points_after_it() -> None:
    assert list(event_lines(Pays((16, -16, 0, 0)), TELLING, TYPED)) == [
        "Ming +16, now 26",
        "Lan -16, now -16",
        "Hai +0, now -10",
        "Mei +0, now 0",
    ]


def test_a_win_is_told_with_its_hand_and_every_line_of_its_points() -> None:
    scene = Scene("5m", "123456m45p12345699s", head="6p").discard(0, "5m").act(1, "w")
    (win,) = scene.told(Wins)
    assert list(event_lines(win, TELLING, TYPED)) == [
        "Lan: wins on 6p, self-draw",
        "hand 1m 2m 3m 4m 5m 6m 4p 5p 1s 2s 3s 4s 5s 6s 9s 9s",
        "golden sparrow 60",
        "golds 2 + base 5 + doubled 7 + golden sparrow 60 = 74",
    ]


def test_a_win_off_another_seat_names_it() -> None:
    scene = Scene("6p1z", "123456789m45p12377s").first("6p").act(1, "w")
    (win,) = scene.told(Wins)
    assert next(event_lines(win, TELLING, TYPED)) == "Lan: wins on 6p from Ming, discard"


def test_a_win_on_dealt_tiles_names_no_tile() -> None:
    (win,) = Scene("123m456m789m123p456p77p").act(0, "w").told(Wins)
    assert next(event_lines(win, TELLING, TYPED)) == "Ming: wins as dealt, heavenly hand"


def test_all_hands_the_wall_and_its_salt_are_shown_at_the_end() -> None:
    reveal = Reveals((tiles("1m"), tiles("2m"), tiles("3m"), tiles("4m")), tiles("9s1z"))
    assert list(event_lines(reveal, TELLING, TYPED)) == [
        "Ming held 1m",
        "Lan held 2m",
        "Hai held 3m",
        "Mei held 4m",
        "left in the wall 9s 1z",
        f"salt of the wall {'5' * 32}",
    ]


some_tile = st.sampled_from(ALL_TILES)
seat = st.sampled_from(SEATS)
secrets = st.one_of(
    st.builds(Dealt, seat, st.tuples(some_tile, some_tile, some_tile, some_tile)),
    st.builds(Drew, seat, some_tile, st.sampled_from([HEAD, TAIL])),
    st.builds(Kongs, seat, st.just(KongKind.CONCEALED), some_tile),
)


@given(event=secrets, reader=seat, other=some_tile)
def test_a_sentence_tells_no_tile_that_the_reader_may_not_see(
    event: Dealt | Drew | Kongs, reader: Seat, other: Tile
) -> None:
    if reader == event.seat:
        return
    hidden = replace(event, tiles=(other,) * 4) if isinstance(event, Dealt) else replace(event, tile=other)
    told = [list(event_lines(seen_by(which, reader), TELLING, TYPED)) for which in (event, hidden)]
    assert told[0] == told[1]
