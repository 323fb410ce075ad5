"""Who types: a person at a terminal, key by key, or whatever lines come."""

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from typing import Final

import click

from fuzhou_tui.commands.screen import is_a_screen, on_a_terminal
from fuzhou_tui.guard import Guard
from fuzhou_tui.plain.keyboard import Keys, Lines, Typist

# Home, the screen, and only then the scrollback: some terminals put a screen that is cleared there.
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
_SUSPEND: Final = "\x1a"


def typist(typed: Iterator[str]) -> Typist:
    """Keys where a person sees what is typed, else the lines."""
    return Keys(_getchar, sys.stdout, Guard()) if on_a_terminal() else Lines(typed)


def curtain() -> str:
    """What hides all that was written: nothing in a pipe, blank lines where a terminal cannot be cleared."""
    if not on_a_terminal():
        return ""
    return _CLEAR if is_a_screen() else "\n" * shutil.get_terminal_size().lines


def _getchar() -> str:
    """What is typed next; ctrl+z stops the program, as a terminal would, and then it goes on."""
    typed: str = click.getchar()
    if sys.platform != "win32" and typed == _SUSPEND:
        os.kill(0, signal.SIGTSTP)
    return typed
