"""The JSON event lines: each as it is published, and whole hands as a score-keeper follows them."""

import pytest
from follower import Follower
from jsonline import JsonLine
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
)
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.melds import KongKind
from fuzhou_tui.engine.rules import BAIDA, BIANFENG, PRESETS, STANDARD, STREET, Rules
from fuzhou_tui.engine.seats import SeatDraw
from fuzhou_tui.engine.tiles import SEATS, Seat, tile, tiles
from fuzhou_tui.records.lines import Telling, event_line, hand_line, line_text, seats_line, wall_line
from fuzhou_tui.simulation import Plan, simulate

COMMITMENT, SALT = "c" * 64, "5" * 32
TELLING = Telling(
    rules=STANDARD,
    base=1,
    seed="7",
    number=1,
    dealer=Seat(0),
    streak=0,
    dice=(3, 4),
    commitment=COMMITMENT,
    salt=SALT,
    scores=(0, 0, 0, 0),
)
S0, S1, S2 = SEATS[:3]
FOUR_M, GOLD = tile("4m"), tile("5p")
FIVE_SETS = "123m456m789m123p456p"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Dealt(S2, tiles("1m2m9s1z")), '{"type":"deal","seat":2,"tiles":["1m","2m","9s","1z"]}'),
        (FlowersSet(S0, tiles("1z3f")), '{"type":"flowers","seat":0,"tiles":["1z","3f"]}'),
        (Drew(S0, tile("5m"), HEAD), '{"type":"draw","seat":0,"tile":"5m","from":"head"}'),
        (Drew(S0, tile("5m"), TAIL), '{"type":"draw","seat":0,"tile":"5m","from":"tail"}'),
        (GoldFlower(S0, tile("2z")), '{"type":"gold_flower","seat":0,"tile":"2z"}'),
        (GoldOpened(GOLD), '{"type":"gold","tile":"5p"}'),
        (Discards(S0, tile("9s"), drawn=True), '{"type":"discard","seat":0,"tile":"9s","drawn":true}'),
        (
            Chows(S1, S0, FOUR_M, tile("3m")),
            '{"type":"chow","seat":1,"from":0,"tile":"4m","tiles":["3m","4m","5m"]}',
        ),
        (Pungs(S2, S0, FOUR_M), '{"type":"pung","seat":2,"from":0,"tile":"4m"}'),
        (
            Kongs(S2, KongKind.EXPOSED, FOUR_M, S0),
            '{"type":"kong","seat":2,"kind":"exposed","tile":"4m","from":0}',
        ),
        (Kongs(S2, KongKind.ADDED, FOUR_M), '{"type":"kong","seat":2,"kind":"added","tile":"4m"}'),
        (Kongs(S2, KongKind.CONCEALED, FOUR_M), '{"type":"kong","seat":2,"kind":"concealed","tile":"4m"}'),
        (LastRound(), '{"type":"last_round"}'),
        (Wanders(S1, 2), '{"type":"wander","seat":1,"level":2}'),
        (
            Reveals((tiles("21m"), (), tiles("3z1p"), ()), tiles("9s1m")),
            f'{{"type":"reveal","hands":["12m","","1p3z",""],"wall":["9s","1m"],"salt":"{SALT}"}}',
        ),
        (HandDrawn(), '{"type":"drawn"}'),
        (
            Pays((90, -90, 0, 0)),
            '{"type":"payments","changes":[90,-90,0,0],"fees":[0,0,0,0],"scores":[90,-90,0,0]}',
        ),
    ],
)
def test_an_event_is_one_line(event: Event, line: str) -> None:
    assert line_text(event_line(event, TELLING)) == line


def test_a_hand_opens_with_its_line() -> None:
    assert line_text(hand_line(TELLING)) == (
        '{"type":"hand","match":0,"number":1,"rules":"standard","base":1,"seed":"7","dealer":0,"streak":0,'
        f'"dice":[3,4],"breaker":2,"commitment":"{COMMITMENT}","scores":[0,0,0,0]}}'
    )


def test_the_cap_of_a_table_that_has_one_is_told_in_points() -> None:
    line = hand_line(TELLING._replace(rules=BIANFENG, base=5))
    assert list(line)[-1] == "cap"
    assert line["cap"] == 1000


def test_the_wall_is_told_tile_by_tile() -> None:
    assert line_text(wall_line(tiles("1m3z"))) == '{"type":"wall","tiles":["1m","3z"]}'


def test_drawn_seats_are_told_with_every_tile_turned_up() -> None:
    draw = SeatDraw((tiles("5m"), tiles("1z"), tiles("9p2s"), tiles("9p1f")), (S1, Seat(3), S2, S0))
    assert line_text(seats_line(draw)) == (
        '{"type":"seats","draws":[["5m"],["1z"],["9p","2s"],["9p","1f"]],"order":[1,3,2,0]}'
    )


def test_payments_are_added_to_the_scores_before() -> None:
    line = event_line(Pays((-5, 5, 0, 0)), TELLING._replace(scores=(10, 20, -30, 0)))
    assert line["scores"] == [5, 25, -30, 0]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Dealt(S2, tiles("1m2m9s1z")), '{"type":"deal","seat":2,"tiles":["?","?","?","?"]}'),
        (Drew(S2, tile("5m"), HEAD), '{"type":"draw","seat":2,"tile":"?","from":"head"}'),
        (Kongs(S2, KongKind.CONCEALED, FOUR_M), '{"type":"kong","seat":2,"kind":"concealed","tile":"?"}'),
    ],
)
def test_what_only_its_owner_knows_is_a_question_mark_to_the_others(event: Event, line: str) -> None:
    assert line_text(event_line(event, TELLING, S0)) == line
    assert "?" not in line_text(event_line(event, TELLING, S2))


@pytest.mark.parametrize("kind", [KongKind.EXPOSED, KongKind.ADDED])
def test_an_open_kong_is_seen_by_all(kind: KongKind) -> None:
    assert event_line(Kongs(S2, kind, FOUR_M), TELLING, S0)["tile"] == "4m"


def win_of(scene: Scene, rules: Rules = STANDARD) -> JsonLine:
    (event,) = scene.told(Wins)
    return JsonLine(line_text(event_line(event, TELLING._replace(rules=rules), S0)))


def test_a_self_drawn_win_shows_the_hand_without_the_tile() -> None:
    win = win_of(Scene("5m", "123456m45p12345699s", head="6p").discard(0, "5m").act(1, "w"))
    assert repr(win) == (
        '{"type":"win","seat":1,"by":"self","tile":"6p","hand":"123456m45p12345699s","melds":[],"flowers":"",'
        '"special":"golden_sparrow","special_value":60,"F":0,"K":0,"G":2,"L":0}'
    )


def test_a_win_on_a_discard_names_the_discarder_and_the_seats_it_beat() -> None:
    ready = "123456789m45p12377s"
    scene = Scene("6p", ready, "", ready.replace("77s", "88s")).first("6p").act(1, "w").act(3, "w")
    win = win_of(scene)
    assert (win.text("by"), win.number("from"), win.text("tile")) == ("discard", 0, "6p")
    assert win.text("hand") == ready
    assert win.numbers("over") == [3]
    assert win.names[:4] == ["type", "seat", "by", "from"]


def test_a_win_nobody_else_bid_for_says_nothing_of_others() -> None:
    assert "over" not in win_of(Scene("6p", "123456789m45p12377s").first("6p").act(1, "w")).names


def test_a_robbed_kong_names_the_konger_who_keeps_a_pung() -> None:
    scene = Scene("3m", "33m1s", "", "12m123456789p12355s", head="9p9p9p3m").first("3m")
    scene.act(3, "-").act(1, "p").discard(1, "1s").discard(2, "9p").discard(3, "9p").discard(0, "9p")
    win = win_of(scene.act(1, "k3m").act(3, "w"))
    assert (win.text("by"), win.number("from"), win.text("tile")) == ("rob_kong", 1, "3m")
    told = [event_line(event, TELLING) for event in scene.events[-4:]]
    assert [line["type"] for line in told] == ["kong", "win", "reveal", "payments"]


def test_a_heavenly_hand_has_no_winning_tile() -> None:
    win = win_of(Scene(FIVE_SETS + "77p").act(0, "w"))
    assert win.fields["tile"] is None
    assert win.text("by") == "heavenly_hand"
    assert win.text("hand") == "123456789m12345677p"
    assert "from" not in win.names


def test_three_golds_dealt_to_a_non_dealer_show_the_16_tiles() -> None:
    win = win_of(Scene("", "", "147m258p36s14588m999s", indicator="9s").act(2, "w"))
    assert win.fields["tile"] is None
    assert win.text("by") == "self"
    assert win.text("hand") == "11445788m258p36999s"


def test_the_tile_of_a_robbed_gold_is_the_gold() -> None:
    win = win_of(Scene("5s", FIVE_SETS + "1s", indicator="9s").act(0, "d5s").act(1, "w"))
    assert (win.text("by"), win.text("tile"), win.number("G")) == ("rob_gold", "9s", 1)
    assert win.text("hand") == "123456789m123456p1s"
    assert "from" not in win.names


def test_street_tells_the_step_of_the_winners_wander() -> None:
    scene = Scene(FIVE_SETS + "77p", rules=STREET).act(0, "w")
    assert win_of(scene, STREET).number("wander") == 0


def test_a_concealed_kong_of_the_winner_is_turned_up() -> None:
    scene = Scene("5555m123456789p1122s", tail="2s").act(0, "k5m").act(0, "w")
    assert win_of(scene).texts("melds") == ["concealed_kong:5555m"]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_score_keeper_can_follow_every_hand_by_its_lines(rules: Rules) -> None:
    plan = Plan(rules, 2, Length.ROUND, "follow", ("random", "easy", "normal", "random"), 80, told=True)
    follower = Follower()
    for hand in simulate(plan):
        follower.follow(hand.lines.splitlines())
    assert follower.hands == 80
    assert {"discard", "self", "drawn"} <= follower.endings.keys()


def test_points_follow_the_players_to_the_seats_they_draw() -> None:
    plan = Plan(STANDARD, 1, Length.ENDLESS, "seats", ("normal", "normal", "easy", "random"), 60, told=True)
    follower = Follower("endless")
    follower.follow(line for hand in simulate(plan) for line in hand.lines.splitlines())
    assert follower.seen["seats"] == 2


@pytest.mark.parametrize("length", [Length.HAND, Length.GAME, Length.ENDLESS])
def test_a_match_of_any_length_can_be_followed(length: Length) -> None:
    plan = Plan(BAIDA, 1, length, "long", ("normal", "normal", "normal", "normal"), 40, told=True)
    follower = Follower(length.value)
    for hand in simulate(plan):
        follower.follow(hand.lines.splitlines())
    assert follower.hands == 40


def one_hand() -> list[str]:
    plan = Plan(STANDARD, 1, Length.HAND, "x", ("normal", "normal", "normal", "normal"), 1, told=True)
    (hand,) = simulate(plan)
    return hand.lines.splitlines()


@pytest.mark.parametrize("kind", ["deal", "flowers", "draw", "gold", "discard", "win", "reveal"])
def test_the_score_keeper_would_miss_any_line(kind: str) -> None:
    lines = one_hand()
    last = max(place for place, line in enumerate(lines) if f'"type":"{kind}"' in line)
    with pytest.raises((AssertionError, ValueError)):
        Follower("hand").follow(lines[:last] + lines[last + 1 :])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"from":"head"', '"from":"tail"'),
        ('"drawn":false', '"drawn":true'),
        ('"F":', '"F":1'),
        ('"changes":[', '"changes":[1'),
        ('"scores":[', '"scores":[1'),
        ('"salt":"', '"salt":"0'),
        ('"fees":[0', '"fees":[1'),
    ],
)
def test_the_score_keeper_would_see_a_wrong_field(before: str, after: str) -> None:
    lines = one_hand()
    last = max(place for place, line in enumerate(lines) if before in line)
    lines[last] = lines[last].replace(before, after)
    with pytest.raises((AssertionError, ValueError)):
        Follower("hand").follow(lines)
