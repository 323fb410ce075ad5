"""How the table behaves on a real terminal: reaction, bytes sent, and idling; `pytest -m bench -s`."""

from pathlib import Path
from statistics import quantiles
from time import sleep
from typing import Final

import pytest
from terminal import Terminal, on_a_terminal

pytestmark = pytest.mark.bench

OWN_TURN: Final = "轮到你出牌"
WATCHING: Final = "旁观"
PAUSED: Final = "暂停中"
OVER: Final = "怎么不更大"
CURSOR_HOME: Final = b"\x1b[1;1H"  # ends every picture
KEYS: Final = 80
EVENTS: Final = 40
IDLE: Final = 10.0


def tell(line: str) -> None:
    print(f"\n{line}", end="")  # noqa: T201 -- the figures are what the run is for


def at_own_turn(terminal: Terminal) -> None:
    """Wait until the player is asked to discard and all is drawn."""
    terminal.until(OWN_TURN)
    terminal.read(0.5)


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
def test_a_key_is_answered_within_thirty_milliseconds(size: tuple[int, int], tmp_path: Path) -> None:
    with on_a_terminal("play --lang zh --seed 7", tmp_path, size) as terminal:
        at_own_turn(terminal)
        reactions = []
        for number in range(KEYS):
            reactions.append(terminal.reaction("\x1b[D" if number % 16 < 8 else "\x1b[C"))
            terminal.read(0.02)
    median, slow = sorted(reactions)[KEYS // 2], quantiles(reactions, n=20)[-1]
    tell(f"{size[0]}x{size[1]}: key to first byte {median * 1000:.1f} ms, p95 {slow * 1000:.1f} ms")
    assert slow <= 0.030


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
def test_an_event_sends_four_kilobytes_at_most(size: tuple[int, int], tmp_path: Path) -> None:
    bots = "normal,normal,normal,normal"
    with on_a_terminal(f"play --lang zh --seed 8 --seats {bots} --pace off", tmp_path, size) as terminal:
        terminal.until(WATCHING)
        terminal.type("z")
        terminal.until(PAUSED)
        terminal.read(1.0)
        pictures: list[int] = []
        for _ in range(EVENTS):
            terminal.type(".")
            sent = terminal.read(0.15)
            if OVER.encode() in sent:
                break
            pictures += [len(picture) for picture in sent.split(CURSOR_HOME) if picture]
    tell(f"{size[0]}x{size[1]}: bytes an event {sum(pictures) / len(pictures):.0f}, most {max(pictures)}")
    assert len(pictures) >= EVENTS // 2
    assert max(pictures) <= 4096


def test_the_table_idles_below_one_percent_of_a_processor(tmp_path: Path) -> None:
    with on_a_terminal("play --lang zh --seed 7", tmp_path) as terminal:
        at_own_turn(terminal)
        before = terminal.processor_time()
        sleep(IDLE)
        used = (terminal.processor_time() - before) / IDLE
    tell(f"idle {used:.2%} of a processor")
    assert used < 0.01


def test_a_resize_is_drawn_and_answers_nothing(tmp_path: Path) -> None:
    with on_a_terminal("play --lang zh --seed 7", tmp_path) as terminal:
        at_own_turn(terminal)
        for size in ((80, 24), (60, 16), (100, 30), (20, 5), (120, 40)):
            terminal.resize(*size)
            assert terminal.read(0.3)
        terminal.resize(121, 41)
        assert OWN_TURN.encode() in terminal.read(0.3)
