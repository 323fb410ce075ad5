"""People who type key by key at a line front end, on a clock of their own."""

from collections.abc import Callable, Iterator
from io import StringIO

from scripted import Typed, typing

from fuzhou_tui.guard import Guard
from fuzhou_tui.plain.answers import Fit, answers_to, fit, plain
from fuzhou_tui.plain.game import Manners, PlainGame
from fuzhou_tui.plain.keyboard import Keys
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang

CURTAIN = "<curtain>\n"
_ANY_KEY = ("another key goes on", "press any key", "别的键继续", "按任意键")
_MANNERS = Manners(curtain=CURTAIN)


class Terminal:
    """What a keyboard sends, piece by piece, each so many seconds after the one before."""

    def __init__(self, *pieces: str, every: float = 1.0) -> None:
        self.out = StringIO()
        self._pieces = iter(pieces)
        self._every = every
        self._now = 100.0

    def getchar(self) -> str:
        self._now += self._every
        return next(self._pieces, "")

    def clock(self) -> float:
        return self._now

    def keys(self) -> Keys:
        """The keyboard; its question has just appeared."""
        keys = Keys(self.getchar, self.out, Guard(), self.clock)
        keys.ask()
        return keys


class Person:
    """Plays by keys as `typing` does by lines, and answers all that is asked in between."""

    def __init__(
        self, session: Session, typed: Typed, also: Callable[[str], str | None] | None = None
    ) -> None:
        self.out = StringIO()
        self._session = session
        self._lines = typing(session, typed, hands_over=False)
        self._also = also or (lambda _seen: None)
        self._waiting: Iterator[str] = iter(())
        self._now = 0.0

    def getchar(self) -> str:
        self._now += 1.0
        seen = self.out.getvalue()
        asked = seen.removesuffix("\n").rpartition("\n")[2]
        if asked.endswith(_ANY_KEY):
            return "\r"
        if asked.endswith("[y/N]"):
            return "y"
        key = next(self._waiting, None)
        if key is None:
            text = (self._also(seen) if seen.endswith("\n") else None) or next(self._lines, None)
            self._waiting = iter("" if text is None else self._as_keys(plain(text)))
            key = next(self._waiting, "\x04")
        return key

    def clock(self) -> float:
        return self._now

    def _as_keys(self, text: str) -> str:
        """The text, and Enter where nothing else ends it."""
        seat = self._session.next_seat
        assert seat is not None
        fits = fit(text, answers_to(self._session.view(seat)))
        return text + "\r" if fits is Fit.OPEN else text


def played_by_keys(
    session: Session, typed: Typed, lang: Lang = Lang.EN, also: Callable[[str], str | None] | None = None
) -> str:
    """All that the line front end says when it is played key by key."""
    person = Person(session, typed, also)
    keys = Keys(person.getchar, person.out, Guard(), person.clock)
    PlainGame(session, Speech(lang, None, session.names), keys, person.out, _MANNERS).play()
    return person.out.getvalue()
