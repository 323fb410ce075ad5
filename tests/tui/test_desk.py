"""What each key decides at a prompt, whichever of its signs is pressed."""

from collections.abc import Callable
from typing import Final

import pytest
from moments import of
from scenes import Scene as Hand
from tables import SCENES, a_golden_sparrow, two_kongs

from fuzhou_tui.engine.actions import Discard, action, action_text
from fuzhou_tui.engine.tiles import tile
from fuzhou_tui.tui.desk import Desk
from fuzhou_tui.tui.keymap import USUAL, Command
from fuzhou_tui.tui.scene import Question, Scene, drawn_slot
from fuzhou_tui.tui.targets import Held


def first_turn() -> Scene:
    """Seat 0 deals and is to throw its first tile."""
    return of(Hand("123m456m147p258s3s69s"))


def after_a_draw() -> Scene:
    """Seat 0 has drawn a 7m."""
    return of(Hand("123456789m147p258s", dealer=3, head="7m").discard(3, "2m"))


def press(scene: Scene, *signs: str) -> tuple[str | None, Desk]:
    """The decision of the last of the keys, if it is one, and the desk after them."""
    desk = Desk()
    desk.open(scene)
    decided = None
    for sign in signs:
        shown = scene._replace(cursor=desk.cursor, question=desk.question)
        decided = desk.key(shown, sign, USUAL.commands.get(sign))
    return None if decided is None else action_text(decided), desk


CASES: Final[list[tuple[Callable[[], Scene], str, str]]] = [
    (after_a_draw, "d 0 backspace 摸", "d7m"),
    (after_a_draw, "enter 打", "d7m"),
    (SCENES["claim"], "p 碰 1", "p"),
    (SCENES["claim"], "space n 过", "-"),
    (SCENES["claim"], "2", "c3m"),
    (SCENES["claim"], "4", "c5m"),
    (SCENES["rob_gold"], "u f5 胡 1", "w"),
    (lambda: of(Hand("555m147p1479s25p", "", "", "5m", dealer=3).first("5m")), "g f6 杠 1", "k"),
    (lambda: of(a_golden_sparrow()), "u f5 胡", "w"),
]


@pytest.mark.parametrize(("scene", "signs", "decided"), CASES)
def test_every_sign_of_a_key_decides_the_same(scene: Callable[[], Scene], signs: str, decided: str) -> None:
    assert {press(scene(), sign)[0] for sign in signs.split()} == {decided}


@pytest.mark.parametrize("signs", [("4", "b"), ("4", "p"), ("4", "饼"), ("9", "4", "b")])
def test_a_rank_and_a_suit_throw_that_tile(signs: tuple[str, ...]) -> None:
    assert press(first_turn(), *signs)[0] == "d4p"


@pytest.mark.parametrize("signs", [("4", "x", "b"), ("b",), ("8", "b"), ("4", "left", "b")])
def test_a_suit_without_its_rank_throws_nothing(signs: tuple[str, ...]) -> None:
    assert press(first_turn(), *signs)[0] is None


@pytest.mark.parametrize(("right", "left"), [("right", "left"), ("l", "h")])
def test_arrows_and_letters_move_the_cursor(right: str, left: str) -> None:
    assert press(first_turn(), "home", right)[1].cursor == 1
    assert press(first_turn(), "end", left, left)[1].cursor == 14


@pytest.mark.parametrize("sign", ["escape", "enter", "backspace", "d", "0", "home", "5", "9", "q", "x"])
def test_no_other_key_passes(sign: str) -> None:
    assert press(SCENES["claim"](), sign)[0] is None


@pytest.mark.parametrize("sign", ["c", "吃"])
def test_the_key_for_several_chows_asks_which(sign: str) -> None:
    decided, desk = press(SCENES["claim"](), sign)
    assert (decided, desk.question) == (None, Question.WHICH_CHOW)
    assert press(SCENES["claim"](), sign, "3")[0] == "c4m"


@pytest.mark.parametrize("sign", ["g", "f6", "杠"])
def test_the_key_for_several_kongs_asks_which(sign: str) -> None:
    decided, desk = press(two_kongs(), "end", sign)
    assert (decided, desk.question) == (None, Question.WHICH_KONG)
    assert press(two_kongs(), "end", sign, "2")[0] == "k5p"


def test_the_kong_under_the_cursor_needs_no_question() -> None:
    assert press(two_kongs(), "home", "g")[0] == "k2m"


def test_letting_a_win_go_is_asked_and_the_same_key_confirms() -> None:
    decided, desk = press(of(a_golden_sparrow()), "home", "right", "enter")
    assert (decided, desk.question) == (None, Question.PASS_A_WIN)
    assert press(of(a_golden_sparrow()), "home", "right", "enter", "enter")[0] == "d1m"


def test_another_key_takes_the_question_back() -> None:
    desk = press(of(a_golden_sparrow()), "d", "left")[1]
    assert desk.question is None
    assert press(of(a_golden_sparrow()), "d", "left", "d")[0] is None


def test_passing_a_robbed_gold_is_asked_too() -> None:
    decided, desk = press(SCENES["rob_gold"](), "space")
    assert (decided, desk.question) == (None, Question.PASS_A_WIN)


def test_throwing_a_gold_is_asked_and_the_same_key_confirms() -> None:
    scene = first_turn()
    assert scene.slots[0].tile == scene.gold
    assert press(scene, "home", "enter")[1].question is Question.DISCARD_A_GOLD
    assert press(scene, "home", "enter", "enter")[0] == "d9s"
    assert press(scene, "9", "s", "9", "s")[0] == "d9s"


def test_the_cursor_starts_on_the_drawn_tile() -> None:
    scene = after_a_draw()
    assert press(scene)[1].cursor == drawn_slot(scene) == 16


def test_a_double_click_is_one_click() -> None:
    desk, scene = Desk(), first_turn()
    lifted = Held(3, scene.slots[3].tile)
    assert desk.click(scene, lifted, 10.0) is None
    assert desk.click(scene._replace(cursor=3), lifted, 10.1) is None
    assert desk.click(scene._replace(cursor=3), lifted, 10.3) == Discard(lifted.tile)


def test_commands_that_decide_nothing_leave_the_game_alone() -> None:
    for command in (Command.HELP, Command.LOG, Command.SORT, Command.BACK):
        assert press(SCENES["claim"](), USUAL.signs[command][0])[0] is None
    assert action("c4m") in SCENES["claim"]().legal
    assert tile("5m") == SCENES["claim"]().claimed
