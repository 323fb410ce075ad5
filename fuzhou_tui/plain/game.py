"""The line front end: what happened, one event a line, and numbered choices."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final, TextIO

from fuzhou_tui.engine.actions import WIN, Action
from fuzhou_tui.engine.events import Event, seen_by
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.engine.view import View
from fuzhou_tui.plain.asking import BadAnswer, question_lines, read_answer
from fuzhou_tui.plain.queries import Asked, query_lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.plain.telling import event_lines, opening_lines, seat_lines
from fuzhou_tui.session import Session

_KEPT_LINES: Final = 500


class InputEnded(Exception):
    """Nothing more will be typed."""


class PlainGame:
    """A session told and played in lines."""

    def __init__(self, session: Session, speech: Speech, typed: Iterator[str], out: TextIO) -> None:
        self._session = session
        self._speech = speech
        self._typed = typed
        self._out = out
        self._told: deque[str] = deque(maxlen=_KEPT_LINES)
        self._sitting: int | None = None

    def play(self) -> bool:
        """Play to the end of the match; false where the input ended before."""
        if self._session.setup.seed_given:
            self._say((self._speech.word("plain_seed_given", seed=self._session.setup.seed),))
        try:
            self._tell_seats()
            while not self._session.finished:
                self._play_hand()
        except InputEnded:
            return False
        self._say(_final_lines(self._session, self._speech))
        return True

    def _play_hand(self) -> None:
        session = self._session
        events = session.begin()
        self._speech = self._speech._replace(names=session.names)
        self._say(opening_lines(session.telling, self._speech))
        self._tell(events)
        while session.pending():
            for seat in sorted(session.pending()):
                action = self._ask(seat) if seat in session.humans else session.bot_action(seat)
                self._tell(session.act(seat, action))
        self._tell_seats()

    def _ask(self, seat: Seat) -> Action:
        self._seat(seat)
        view = self._session.view(seat)
        self._print(question_lines(view, self._speech))
        while True:
            text = self._read()
            answer = self._answered(text, view)
            if answer is not None:
                return answer

    def _answered(self, text: str, view: View) -> Action | None:
        """The action, or None where a query was answered instead or the answer was refused."""
        asked = Asked(view, self._session.scores, tuple(self._told), self._speech)
        wins = text.strip() == "w" and WIN in legal_actions(view)
        lines = None if wins else query_lines(text, asked)
        if lines is not None:
            self._print(lines)
            return None
        try:
            return read_answer(text, view, self._speech)
        except BadAnswer as error:
            self._print((str(error),))
            return None

    def _seat(self, seat: Seat) -> None:
        """Between two people the seat is handed over before anything of the hand is shown."""
        person = self._session.match.players[seat]
        if len(self._session.humans) > 1 and self._sitting != person:
            self._print((self._speech.word("plain_hand_over", name=self._speech.name(seat)),))
            self._read()
        self._sitting = person

    def _tell(self, events: Iterable[Event]) -> None:
        """What the one human may see; what everybody may see where there are more, or none."""
        humans = self._session.humans
        for event in events:
            seen = seen_by(event, next(iter(humans))) if len(humans) == 1 else _public(event)
            self._say(event_lines(seen, self._session.telling, self._speech))

    def _tell_seats(self) -> None:
        """选位, after a hand or before the first (R11.4)."""
        if self._session.seat_draw is not None:
            self._say(seat_lines(self._session.seat_draw, self._speech))

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._told.append(line)
            self._print((line,))

    def _print(self, lines: Iterable[str]) -> None:
        self._out.writelines(f"{line}\n" for line in lines)
        self._out.flush()

    def _read(self) -> str:
        text = next(self._typed, None)
        if text is None:
            raise InputEnded
        return text


def _public(event: Event) -> Event:
    """The event as somebody at no seat sees it."""
    for seat in SEATS[:2]:
        event = seen_by(event, seat)
    return event


def _final_lines(session: Session, speech: Speech) -> Iterator[str]:
    """The places, equal points sharing one."""
    yield speech.word("plain_match_over")
    for seat in sorted(SEATS, key=lambda seat: -session.scores[seat]):
        score = session.scores[seat]
        place = 1 + sum(other > score for other in session.scores)
        yield speech.word("plain_place", place=place, name=speech.name(seat), score=score)
    if not session.setup.seed_given:
        yield speech.word("plain_seed", seed=session.seed_shown)
