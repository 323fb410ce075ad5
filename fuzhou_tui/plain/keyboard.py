"""Where answers come from: lines, or keys that answer as soon as they can mean only one thing."""

import re
from collections.abc import Callable, Iterator
from errno import EIO
from time import monotonic
from typing import Final, Protocol, TextIO

from rich.cells import cell_len

from fuzhou_tui.guard import Guard
from fuzhou_tui.plain.answers import Answers, Fit, fit, plain

_LONGEST: Final = 16  # characters; more at once than any answer has is a paste
_PATIENCE: Final = 0.1  # seconds within which the rest of a split escape sequence comes
_ENTER: Final = frozenset("\r\n")
_ERASE: Final = frozenset("\b\x7f")
_INTERRUPT: Final = "\x03"
_END: Final = "\x04"
# What arrows and F-keys send, also with alt; on Windows a pair that begins with one of two signs.
_ESCAPE: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O[0-9;]*[A-Za-z]|[^\[O])|[\x00\xe0].")
_BEGUN_ESCAPE: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|O[0-9;]*)?\Z")


class InputEnded(Exception):
    """Nothing more will be typed."""


class Typist(Protocol):
    """Somebody who answers. All methods but the first raise InputEnded."""

    at_once: bool  # whether a key answers without Enter

    def ask(self) -> None:
        """A question has appeared: what was typed before it is no answer."""

    def answer(self, answers: Answers) -> str:
        """What is answered, or something that is no answer; empty for Enter alone."""

    def key(self) -> str:
        """One key, empty for one that is no sign."""


class Lines:
    """Answers that come line by line."""

    at_once = False

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines

    def ask(self) -> None:
        """Nothing: a line that waits is an answer."""

    def answer(self, answers: Answers) -> str:  # noqa: ARG002 -- a line is whole by its end
        """The next line."""
        text = next(self._lines, None)
        if text is None:
            raise InputEnded
        return text

    def key(self) -> str:
        """The next line, that a key would be enough for."""
        return plain(self.answer({}))


class Keys:
    """Answers that are typed on a terminal; what is typed is echoed, since the terminal does not do it."""

    at_once = True

    def __init__(
        self,
        getchar: Callable[[], str],
        out: TextIO,
        guard: Guard,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._getchar = getchar
        self._out = out
        self._guard = guard
        self._clock = clock
        self._begun = ""  # an escape sequence whose rest has not come
        self._begun_at = 0.0

    def ask(self) -> None:
        """From now on a key is an answer, once the question has stood for a moment."""
        self._guard.open(self._clock())

    def answer(self, answers: Answers) -> str:
        """What is answered as soon as it is whole, by Enter at the latest; also what can become no answer."""
        typed = ""
        try:
            while True:
                for sign in self._typed():
                    if sign in _ENTER:
                        return self._taken(answers.get(plain(typed), typed))
                    typed = self._echoed(typed, sign)
                    match fit(plain(typed), answers):
                        case Fit.WHOLE:
                            return self._taken(answers[plain(typed)])
                        case Fit.NONE:
                            return self._taken(typed)
                        case Fit.OPEN:
                            pass
        finally:
            self._write("\n" if typed else "")

    def key(self) -> str:
        """The next key, as a narrow small letter."""
        self.ask()
        sign = plain(self._typed()[0])
        shown = sign if sign.isprintable() else ""
        self._write(f"{shown}\n" if shown else "")
        return self._taken(shown)

    def _taken(self, text: str) -> str:
        self._guard.spend()
        return text

    def _typed(self) -> str:
        """What is typed next and counts; raises InputEnded, KeyboardInterrupt."""
        while True:
            text = self._without_escapes(self._read())
            if not text or not self._guard.lets(text, self._clock()):
                continue
            if len(text) <= _LONGEST:
                return text
            self._guard.spend()

    def _read(self) -> str:
        """What comes from the terminal, often one key."""
        try:
            text = self._getchar()
        except EOFError as error:
            raise InputEnded from error
        except OSError as error:
            if error.errno != EIO:  # the terminal is gone
                raise
            raise InputEnded from error
        if _INTERRUPT in text:
            raise KeyboardInterrupt
        if not text or _END in text:
            raise InputEnded
        return text

    def _without_escapes(self, text: str) -> str:
        """The text without escape sequences; one that is cut off waits a moment for its rest."""
        now = self._clock()
        if not self._begun:
            self._begun_at = now
        elif now - self._begun_at >= _PATIENCE:
            self._begun, self._begun_at = "", now
        text = _ESCAPE.sub("", self._begun + text)
        begun = _BEGUN_ESCAPE.search(text)
        self._begun = "" if begun is None else begun[0]
        return text.removesuffix(self._begun)

    def _echoed(self, typed: str, sign: str) -> str:
        """What stands after the sign: one more, one less, or the same for a sign that says nothing."""
        if sign in _ERASE and typed:
            cells = cell_len(typed[-1])
            self._write("\b" * cells + " " * cells + "\b" * cells)
            return typed[:-1]
        if not sign.isprintable() or (sign.isspace() and not typed):
            return typed
        self._write(sign)
        return typed + sign

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()
