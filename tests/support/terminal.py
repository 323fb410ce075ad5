"""The program on a terminal of its own: keys go in, bytes come out, and the clock runs."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

_PROGRAM: Final = (sys.executable, "-c", "from fuzhou_tui.cli import main; main(prog_name='fuzhou')")
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Terminal:
    """A pseudo-terminal with the program on it; times are seconds."""

    def __init__(self, terminal: int, process: "subprocess.Popen[bytes]") -> None:
        self._terminal = terminal
        self.process = process
        self._gone = False

    def type(self, keys: str) -> None:
        """Send the keys as a terminal would."""
        os.write(self._terminal, keys.encode())

    def read(self, quiet: float, most: float = 30.0) -> bytes:
        """All that is written until nothing comes for so long."""
        found, until = b"", monotonic() + most
        while monotonic() < until and select.select([self._terminal], [], [], quiet)[0]:
            try:
                found += os.read(self._terminal, 1 << 16)
            except OSError:  # the program has ended
                break
        return found

    def until(self, text: str, most: float = 30.0) -> bytes:
        """All that is written until the text has come; raises TimeoutError."""
        found, until = b"", monotonic() + most
        while text.encode() not in found:
            if monotonic() > until or self.process.poll() is not None:
                raise TimeoutError(f"{text!r} did not come: {found[-500:]!r}")
            found += self.read(0.05, 0.05)
        return found

    def reaction(self, keys: str) -> float:
        """How long until the first byte comes back."""
        started = monotonic()
        self.type(keys)
        ready = select.select([self._terminal], [], [], 5.0)[0]
        reaction = monotonic() - started
        assert ready, f"nothing came back for {keys!r}"
        return reaction

    def resize(self, columns: int, rows: int) -> None:
        """Give the terminal another size; the program is told by a signal."""
        _set_size(self._terminal, columns, rows)
        self.process.send_signal(signal.SIGWINCH)

    def hang_up(self) -> None:
        """Take the terminal away without a word to the program; what was done once is done."""
        if not self._gone:
            os.close(self._terminal)
        self._gone = True

    def processor_time(self) -> float:
        """How long the program has used a processor so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS


@contextmanager
def on_a_terminal(
    arguments: str, home: Path, size: tuple[int, int] = (120, 40), **environment: str
) -> Iterator[Terminal]:
    """The program with these arguments on a terminal of that size; it is ended afterwards."""
    ours, theirs = pty.openpty()
    _set_size(theirs, *size)
    usual = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "FUZHOU_HOME": str(home), "LANG": "C.UTF-8"}
    process = subprocess.Popen(  # noqa: S603 -- our own program
        [*_PROGRAM, *arguments.split()],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | usual | environment,
        start_new_session=True,
    )
    os.close(theirs)
    terminal = Terminal(ours, process)
    try:
        yield terminal
    finally:
        process.kill()
        process.wait()
        terminal.hang_up()


def _set_size(terminal: int, columns: int, rows: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
