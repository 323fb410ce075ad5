"""Keys that answer at once: what they take, what they echo, and what they let go by."""

from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typists import Terminal

from fuzhou_tui.guard import Guard
from fuzhou_tui.plain.answers import Fit, fit
from fuzhou_tui.plain.keyboard import InputEnded, Keys, Lines

ANSWERS = {text: text for text in ("1", "2", "12", "d5m", "w", "l", "leave", "过", "离开")} | {"l20": "l 20"}


def answered(*pieces: str) -> str:
    return Terminal(*pieces).keys().answer(ANSWERS)


def echoed(*pieces: str) -> str:
    terminal = Terminal(*pieces)
    terminal.keys().answer(ANSWERS)
    return terminal.out.getvalue()


@pytest.mark.parametrize(
    ("pieces", "answer"),
    [
        (("2",), "2"),
        (("1", "\r"), "1"),
        (("1", "\n"), "1"),
        (("1", "2"), "12"),
        (("12",), "12"),
        (("D", "5", "M"), "d5m"),
        (("过",), "过"),
        (("离开",), "离开"),
        (("２",), "2"),
        (("l", "\r"), "l"),
        (("l", " ", "2", "0", "\r"), "l 20"),
        (("1", "\x7f", "2"), "2"),
        (("d", "5", "\b", "\b", "\b", "w"), "w"),
        (("\r",), ""),
        ((" ", "\t", "2"), "2"),
    ],
)
def test_an_answer_is_taken_as_soon_as_it_is_whole(pieces: tuple[str, ...], answer: str) -> None:
    assert answered(*pieces) == answer


@pytest.mark.parametrize(
    ("pieces", "answer"), [(("x",), "x"), (("1", "3"), "13"), (("d", "5", "\r"), "d5"), (("d", "w"), "dw")]
)
def test_what_can_become_no_answer_is_handed_on_to_be_refused(pieces: tuple[str, ...], answer: str) -> None:
    assert answered(*pieces) == answer


@st.composite
def texts_of_prefixes(draw: st.DrawFn) -> tuple[list[str], str]:
    texts = draw(st.lists(st.text("abc12", min_size=1, max_size=5), min_size=1, max_size=12, unique=True))
    return texts, draw(st.sampled_from(texts))


@given(texts_of_prefixes())
def test_every_answer_typed_key_by_key_is_what_is_answered(drawn: tuple[list[str], str]) -> None:
    texts, wanted = drawn
    if any(fit(wanted[:length], texts) is Fit.WHOLE for length in range(1, len(wanted))):
        raise AssertionError("something shorter was whole before it")
    keys = Terminal(*wanted, "\r").keys()
    assert keys.answer({text: text.upper() for text in texts}) == wanted.upper()


@pytest.mark.parametrize(
    "pieces",
    [
        ("\x1b[A",),
        ("\x1b[1;5C",),
        ("\x1bOP",),
        ("\x1b[15~",),
        ("\x1b[A\x1b[A\x1b[B",),
        ("\x1bd",),
        ("\xe0H",),
        ("\x00;",),
    ],
)
def test_arrows_and_function_keys_are_nothing(pieces: tuple[str, ...]) -> None:
    assert answered(*pieces, "2") == "2"
    assert echoed(*pieces, "2") == "2\n"


@pytest.mark.parametrize(
    "pieces", [("\x1b", "[A"), ("\x1b[", "A"), ("\x1b[1;", "5C"), ("\x1bO", "P"), ("\x1b[1;5",)]
)
def test_an_escape_sequence_in_parts_is_never_half_read(pieces: tuple[str, ...]) -> None:
    terminal = Terminal(*pieces, *" " * 60, "2", every=0.02)
    assert Keys(terminal.getchar, terminal.out, Guard(quiet=0.0), terminal.clock).answer(ANSWERS) == "2"
    assert terminal.out.getvalue() == "2\n"


def test_escape_alone_is_nothing_and_swallows_nothing() -> None:
    assert answered("\x1b", "2") == "2"
    assert answered("\x1b", "w") == "w"


def test_what_is_typed_is_echoed_and_ends_its_line() -> None:
    assert echoed("d", "5", "m") == "d5m\n"
    assert echoed("1", "\r") == "1\n"
    assert echoed("x") == "x\n"
    assert echoed("\r") == ""


def test_a_sign_taken_back_is_wiped_over_all_its_cells() -> None:
    assert echoed("1", "\x7f", "2") == "1\b \b2\n"
    assert echoed("离", "\x7f", "2") == "离\b\b  \b\b2\n"


@pytest.mark.parametrize("pieces", [("\x04",), ("1", "\x04"), ("",), ("d", "5\x04")])
def test_ctrl_d_and_a_terminal_that_is_gone_end_the_input(pieces: tuple[str, ...]) -> None:
    with pytest.raises(InputEnded):
        answered(*pieces)


@pytest.mark.parametrize("pieces", [("\x03",), ("1", "\x03"), ("abc\x03",)])
def test_ctrl_c_interrupts(pieces: tuple[str, ...]) -> None:
    with pytest.raises(KeyboardInterrupt):
        answered(*pieces)


def test_an_interrupted_line_is_ended() -> None:
    terminal = Terminal("1", "\x03")
    with pytest.raises(KeyboardInterrupt):
        terminal.keys().answer(ANSWERS)
    assert terminal.out.getvalue() == "1\n"


def test_what_click_says_of_the_end_is_the_end() -> None:
    def ended() -> str:
        raise EOFError

    with pytest.raises(InputEnded):
        Keys(ended, StringIO(), Guard()).answer(ANSWERS)


def test_a_terminal_that_was_taken_away_is_the_end() -> None:
    def gone() -> str:
        raise OSError(5, "Input/output error")

    with pytest.raises(InputEnded):
        Keys(gone, StringIO(), Guard()).answer(ANSWERS)


def test_another_trouble_with_the_terminal_is_told() -> None:
    def broken() -> str:
        raise OSError(9, "Bad file descriptor")

    with pytest.raises(OSError, match="Bad file"):
        Keys(broken, StringIO(), Guard()).answer(ANSWERS)


def test_a_key_typed_before_the_question_is_dropped() -> None:
    terminal = Terminal("2", "w", every=0.0)
    keys = terminal.keys()
    with pytest.raises(InputEnded):
        keys.answer(ANSWERS)
    assert terminal.out.getvalue() == ""


def test_a_key_that_is_held_down_answers_nothing() -> None:
    held = ["2"] * 80
    terminal = Terminal(*held, "", every=0.03)
    with pytest.raises(InputEnded):
        terminal.keys().answer(ANSWERS)


def test_of_keys_sent_together_only_those_of_the_first_answer_count() -> None:
    terminal = Terminal("2w12", "w")
    keys = terminal.keys()
    assert keys.answer(ANSWERS) == "2"
    keys.ask()
    assert keys.answer(ANSWERS) == "w"


def test_a_paste_is_dropped_whole_and_what_comes_right_after_it_too() -> None:
    assert answered("2" * 32, "w") == "w"
    terminal = Terminal("2" * 32, "2" * 8, "w", "", every=0.001)
    keys = Keys(terminal.getchar, terminal.out, Guard(quiet=0.0005), terminal.clock)
    with pytest.raises(InputEnded):
        keys.answer(ANSWERS)


@pytest.mark.parametrize(
    ("pieces", "key"), [(("Y",), "y"), (("是",), "是"), (("\r",), ""), ((" ",), ""), (("\x1b[A", "n"), "n")]
)
def test_one_key_is_enough_where_one_is_asked_for(pieces: tuple[str, ...], key: str) -> None:
    assert Terminal(*pieces).keys().key() == key


def test_lines_are_answers_as_they_come() -> None:
    lines = Lines(iter(["12\n", "Y \n"]))
    lines.ask()
    assert lines.answer(ANSWERS) == "12\n"
    assert lines.key() == "y"
    with pytest.raises(InputEnded):
        lines.key()
