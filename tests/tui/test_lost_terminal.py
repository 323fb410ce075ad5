"""What becomes of the table when its terminal is taken away."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from typing import Final

TABLE: Final = (sys.executable, "-c", "from fuzhou_tui.cli import main; main()", "play", "--seed", "7")
FIRST_PAINT: Final = 4000  # bytes; the picture has come


def test_a_table_whose_terminal_is_gone_ends_without_a_signal() -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    playing = subprocess.Popen(  # noqa: S603 -- our own program
        TABLE,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm-256color"},
        start_new_session=True,
    )
    os.close(theirs)
    read = 0
    while read < FIRST_PAINT:
        read += len(os.read(ours, 65536))
    os.close(ours)
    assert playing.wait(timeout=20) == 129
