"""Table talk: what somebody at the table may say of an event, the same whenever the hand is told again."""

from enum import Enum
from typing import Final
from zlib import crc32

from fuzhou_tui.engine.events import Chows, Event, HandDrawn, Kongs, Pungs, Wins
from fuzhou_tui.engine.view import Won
from fuzhou_tui.vocabulary.talk import TALK
from fuzhou_tui.words import Lang, word

GREAT: Final = 40  # a special worth so much is cheered
LONG_STREAK: Final = 3  # 连庄 from which on it is talked about (R11.3)


class _Kind(Enum):
    """What is talked about."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    WIN = "win"
    SELF = "self"
    SPECIAL = "special"
    GREAT = "great"
    STREAK = "streak"
    DRAWN = "drawn"


# Of so many events one is talked about; wins, kongs and drawn hands always are.
_ONE_OF: Final = {_Kind.CHOW: 4, _Kind.PUNG: 3}
_LINES: Final = {
    kind: tuple(name for name in TALK if name.startswith(f"talk_{kind.value}_")) for kind in _Kind
}


def talk(event: Event, hand: int, number: int, lang: Lang) -> str | None:
    """A line on the event of that number of that hand, None where nobody says anything.

    It depends on nothing but the kind of the event, on what a win shows to all, and on the numbers.
    """
    kind = _kind(event)
    if kind is None:
        return None
    chance = crc32(f"{hand}/{number}/{kind.value}".encode())
    turn, of = divmod(chance, _ONE_OF.get(kind, 1))
    if of:
        return None
    lines = _LINES[kind]
    name = lines[turn % len(lines)]
    return word(name, lang, streak=_streak_after(event.won)) if isinstance(event, Wins) else word(name, lang)


def announcements(event: Event, lang: Lang) -> tuple[str, ...]:
    """What is called out after a win: a great special, a long streak (R11.3)."""
    if not isinstance(event, Wins):
        return ()
    score, streak = event.won.score, _streak_after(event.won)
    called = []
    if score.special is not None and score.special_value >= GREAT:
        special = word(score.special.value, lang)
        called.append(word("announce_special", lang, special=special, points=score.special_value))
    if streak >= LONG_STREAK:
        called.append(word("announce_streak", lang, streak=streak))
    return tuple(called)


def _kind(event: Event) -> _Kind | None:
    match event:
        case Chows():
            return _Kind.CHOW
        case Pungs():
            return _Kind.PUNG
        case Kongs():
            return _Kind.KONG
        case Wins(won):
            return _kind_of_win(won)
        case HandDrawn():
            return _Kind.DRAWN
        case _:
            return None


def _kind_of_win(won: Won) -> _Kind:
    """The rarest that is true of the win."""
    if won.score.special_value >= GREAT:
        return _Kind.GREAT
    if _streak_after(won) >= LONG_STREAK:
        return _Kind.STREAK
    if won.score.special:
        return _Kind.SPECIAL
    return _Kind.WIN if won.attempt.source is not None else _Kind.SELF


def _streak_after(won: Won) -> int:
    """连庄 that the dealer has after this win, 0 where he is unseated (R11.3)."""
    attempt = won.attempt
    return attempt.streak + 1 if attempt.seat == attempt.dealer else 0
