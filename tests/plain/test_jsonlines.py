"""The JSON front end: events in, asks answered by one option a line."""

from hashlib import sha256
from itertools import chain

import pytest
from matches import seated
from scenes import Scene
from scripted import as_a_bot_would, by_text, json_lines, typing

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.plain.jsonlines import ask_line
from fuzhou_tui.records.lines import line_text
from fuzhou_tui.session import Session

ENGLISH = {"w": "win", "k": "Kong", "p": "pung", "c": "chow", "d": "discard", "-": "pass"}
HANZI = {"w": "胡", "k": "杠", "p": "碰", "c": "吃", "d": "打", "-": "过"}


def one_human(seat: int = 0, seed: str = "7") -> Session:
    seats = ["normal", "easy", "normal", "random"]
    seats[seat] = "human:Ming"
    return seated(",".join(seats), seed)


def ask(scene: Scene, seat: int) -> str:
    return line_text(ask_line(view(scene.state, Seat(seat))))


@pytest.mark.parametrize("seat", range(4))
def test_a_scripted_player_can_play_a_whole_match(seat: int) -> None:
    session = one_human(seat)
    lines = json_lines(session, typing(session, by_text))
    assert session.finished
    assert sum(line.type == "payments" for line in lines) == session.match.number
    assert {line.number("seat") for line in lines if line.type == "ask"} == {seat}
    assert not [line for line in lines if line.type in {"error", "wall"}]


def test_a_turn_is_asked_with_the_drawn_tile() -> None:
    scene = Scene("5m", "147m258p369s147m258p3s", head="7p", indicator="9p").discard(0, "5m")
    assert ask(scene, 1) == (
        '{"type":"ask","seat":1,"for":"turn","tile":"7p","from":null,"options":'
        '["d1m","d4m","d7m","d2p","d5p","d7p","d8p","d3s","d6s","d9s"],"barred":[]}'
    )


def test_a_turn_after_the_deal_or_a_claim_has_no_drawn_tile() -> None:
    scene = Scene("5m", "", "55m")
    assert '"for":"turn","tile":null,"from":null' in ask(scene, 0)
    scene.first("5m").passing(2).act(2, "p")
    assert '"for":"turn","tile":null,"from":null' in ask(scene, 2)


def test_a_claim_is_asked_with_the_tile_and_who_threw_it() -> None:
    scene = Scene("5m", "", "555m").first("5m")
    assert ask(scene, 2) == (
        '{"type":"ask","seat":2,"for":"claim","tile":"5m","from":0,"options":["k","p","-"],"barred":[]}'
    )


def test_a_kong_that_can_be_robbed_is_asked_with_its_konger() -> None:
    scene = Scene("3m", "33m1s", "", "12m123456789p12355s", head="9p9p9p3m").first("3m")
    scene.act(3, "-").act(1, "p").discard(1, "1s").discard(2, "9p").discard(3, "9p").discard(0, "9p")
    assert ask(scene.act(1, "k3m"), 3) == (
        '{"type":"ask","seat":3,"for":"rob_kong","tile":"3m","from":1,"options":["w","-"],"barred":[]}'
    )


def test_a_gold_that_can_be_robbed_comes_from_nobody() -> None:
    scene = Scene("5s", "123m456m789m123p456p1s", indicator="9s").act(0, "d5s")
    assert ask(scene, 1) == (
        '{"type":"ask","seat":1,"for":"rob_gold","tile":"9s","from":null,"options":["w","-"],"barred":[]}'
    )


def test_dealt_tiles_that_win_are_asked_without_a_tile() -> None:
    assert ask(Scene("123m456m789m123p456p77p"), 0) == (
        '{"type":"ask","seat":0,"for":"deal","tile":null,"from":null,"options":["w","-"],"barred":[]}'
    )


def test_a_barred_win_is_told_with_its_reason() -> None:
    scene = Scene("123456789m12366p77s9s", indicator="9s", head="6p").passing().first("9s").act(1, "d6p")
    assert ask(scene, 0) == (
        '{"type":"ask","seat":0,"for":"claim","tile":"6p","from":1,"options":["p","-"],'
        '"barred":[["w","gold_discarded"]]}'
    )


@pytest.mark.parametrize("answer", ["", "foo", "1", "d1z", "d9", '{"a":1}', "w w", "[/]", "\0", "k" * 10_000])
def test_a_bad_answer_is_an_error_and_is_asked_again(answer: str) -> None:
    session = one_human()
    lines = json_lines(session, chain([answer + "\n"], typing(session, by_text)))
    first = next(place for place, line in enumerate(lines) if line.type == "ask")
    assert [line.type for line in lines[first : first + 3]] == ["ask", "error", "ask"]
    assert repr(lines[first]) == repr(lines[first + 2])
    assert "not among the options" in lines[first + 1].text("message")
    assert session.finished


def test_a_bad_answer_changes_nothing() -> None:
    plain, mistaken = one_human(), one_human()
    json_lines(plain, typing(plain, by_text))
    json_lines(mistaken, chain(["d9f\n", "k1z\n"], typing(mistaken, by_text)))
    assert plain.record == mistaken.record


@pytest.mark.parametrize("words", [ENGLISH, HANZI])
def test_full_words_and_hanzi_are_read_too(words: dict[str, str]) -> None:
    session = one_human()
    worded = (f" {words[text[0]]} {text[1:]}" for text in typing(session, by_text))
    assert not [line for line in json_lines(session, worded) if line.type == "error"]
    assert session.finished


@pytest.mark.parametrize("answers", range(6))
def test_the_end_of_the_input_leaves_the_match_where_it_is(answers: int) -> None:
    session = one_human()
    json_lines(session, typing(session, by_text, limit=answers))
    assert not session.finished
    assert 0 in session.pending()


def test_the_lines_hide_what_the_player_cannot_see() -> None:
    session = one_human()
    for line in json_lines(session, typing(session, by_text)):
        if line.type in {"deal", "draw"}:
            told = line.texts("tiles") if line.type == "deal" else [line.text("tile")]
            assert ("?" in told) == (line.number("seat") != 0)
        if line.type == "kong" and line.text("kind") == "concealed":
            assert (line.text("tile") == "?") == (line.number("seat") != 0)


def test_a_player_who_has_drawn_another_seat_is_asked_there() -> None:
    session = seated("human:Ming,normal,normal,normal", length=Length.ENDLESS)
    mine, order, places = 0, list[int](), set[int]()
    for line in json_lines(session, typing(session, as_a_bot_would, limit=1200)):
        if line.type == "seats":
            order = line.numbers("order")
        if line.type == "hand" and order:
            mine = (line.number("dealer") + order.index(mine)) % 4
            places.add(mine)
            order = []
        if line.type == "ask":
            assert line.number("seat") == mine
    assert len(places) > 1


def test_a_seed_that_was_not_given_is_not_told() -> None:
    session = seated("human:Ming,normal,normal,normal", length=Length.HAND, seed_given=False)
    (hand,) = (line for line in json_lines(session, typing(session, by_text)) if line.type == "hand")
    assert hand.text("seed") == "?"


def test_the_wall_shown_after_a_hand_is_the_one_committed_to_before_it() -> None:
    session = one_human()
    committed, dice, found = "", list[int](), 0
    for line in json_lines(session, typing(session, by_text)):
        if line.type == "hand":
            committed, dice = line.text("commitment"), line.numbers("dice")
        if line.type == "reveal":
            bound = f"{line.text('salt')}:{''.join(line.texts('laid'))}:{dice[0]}{dice[1]}"
            assert sha256(bound.encode()).hexdigest() == committed
            found += 1
    assert found == session.match.number


def test_a_match_that_is_gone_on_with_is_told_from_its_hand_on() -> None:
    plain, left = one_human(), one_human()
    whole = json_lines(plain, typing(plain, as_a_bot_would))
    told: list[str] = []
    for answers in (3, 5, None):
        told = list(map(repr, json_lines(left, typing(left, as_a_bot_would, limit=answers))))
    hand = max(place for place, line in enumerate(whole) if repr(line) == told[0])
    ends = [line for line in map(repr, whole[hand:]) if '"ask"' not in line]
    assert [line for line in told if '"ask"' not in line] == ends
