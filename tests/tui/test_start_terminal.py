"""The start screen on a real terminal: through it to a table and back, and what becomes of it without one."""

from pathlib import Path
from time import monotonic

from halls import is_free
from terminal import Terminal, on_a_terminal

from fuzhou_tui.records.store import match_files

PROMPT_STANDS = 0.4  # seconds


def press(terminal: Terminal, key: str, text: str) -> None:
    """Press the key once what is shown has stood for a moment, and wait for that text."""
    terminal.read(PROMPT_STANDS, PROMPT_STANDS)
    terminal.type(key)
    terminal.until(text)


def confirm(terminal: Terminal, key: str, text: str) -> None:
    """Press the key until that text comes: a key that meets a prompt just appeared answers nothing."""
    terminal.read(PROMPT_STANDS, PROMPT_STANDS)
    for _ in range(9):
        terminal.type(key)
        try:
            terminal.until(text, 3.0)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"{text!r} did not come")


def test_a_match_is_begun_left_gone_on_with_and_left_again(home: Path) -> None:
    with on_a_terminal("", home, (100, 30)) as terminal:
        terminal.until("新对局")
        press(terminal, "\r", "成文规则")
        press(terminal, "\r", "离开")
        press(terminal, "q", "离开牌桌")
        confirm(terminal, "y", "接着打")
        press(terminal, "\r", "离开")
        press(terminal, "\x11", "离开牌桌")
        confirm(terminal, "1", "接着打")
        terminal.read(PROMPT_STANDS)
        terminal.type("q")
        started = monotonic()
        terminal.read(5.0, 5.0)
        assert terminal.process.wait(timeout=10) == 0
        assert monotonic() - started < 3
    (path,) = match_files(home / "matches")
    assert is_free(path)


def test_a_match_begun_at_the_start_is_free_when_the_terminal_is_taken_away(home: Path) -> None:
    with on_a_terminal("play", home) as terminal:
        terminal.until("新对局")
        press(terminal, "\r", "成文规则")
        press(terminal, "\r", "离开")
        terminal.hang_up()
        assert terminal.process.wait(timeout=20) == 129
    (path,) = match_files(home / "matches")
    assert is_free(path)
