"""How wide this terminal really draws a text, found by asking where the cursor is after it."""

import os
import re
import select
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

if sys.platform != "win32":
    import termios
    import tty

_PATIENCE: Final = 0.5  # seconds; terminals answer within milliseconds, over a slow line within tenths
_REPORT: Final = re.compile(rb"\x1b\[\d+;(\d+)R")


class NoAnswer(RuntimeError):
    """The terminal does not tell where its cursor is."""


def can_be_asked() -> bool:
    """Whether a terminal is on both sides."""
    return sys.platform != "win32" and sys.stdin.isatty() and sys.stdout.isatty()


def measured(texts: Sequence[str]) -> tuple[int, ...]:
    """The cells each text takes on the terminal; raises NoAnswer."""
    with _unbuffered(sys.stdin.fileno()):
        return tuple(map(_width, texts))


def _width(text: str) -> int:
    """Written at the left edge, the cursor's column after it less one; the line is wiped afterwards."""
    sys.stdout.write(f"\r{text}\x1b[6n")
    sys.stdout.flush()
    column = _column(sys.stdin.fileno())
    sys.stdout.write("\r\x1b[K")
    sys.stdout.flush()
    return column - 1


def _column(terminal: int) -> int:
    """The column of the report that comes, keys typed before it thrown away; raises NoAnswer."""
    read = b""
    while select.select([terminal], [], [], _PATIENCE)[0]:
        read += os.read(terminal, 64)
        found = _REPORT.search(read)
        if found:
            return int(found[1])
    raise NoAnswer("no cursor position report")


@contextmanager
def _unbuffered(terminal: int) -> Iterator[None]:
    """The terminal gives every byte at once and echoes none."""
    if sys.platform == "win32":
        raise NoAnswer("no termios")
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
