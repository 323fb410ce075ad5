"""The line front end: what happened, one event a line, and numbered choices."""

import unicodedata
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TextIO

from fuzhou_tui.engine.actions import WIN, Action
from fuzhou_tui.engine.events import Event, Reveals, seen_by
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.engine.view import View
from fuzhou_tui.past import NoUndo
from fuzhou_tui.plain.asking import BadAnswer, question_lines, read_answer
from fuzhou_tui.plain.queries import Asked, query_lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.plain.telling import event_lines, opening_lines, seat_lines
from fuzhou_tui.session import Session
from fuzhou_tui.talk import talk

_KEPT_LINES: Final = 500
_YES: Final = frozenset({"y", "yes", "是"})


class InputEnded(Exception):
    """Nothing more will be typed."""


class Manners(NamedTuple):
    """What is not part of the game."""

    talks: bool = False  # whether there is table talk
    bell: bool = False  # whether a bell rings before each question


_QUIET: Final = Manners()


class PlainGame:
    """A session told and played in lines."""

    def __init__(
        self,
        session: Session,
        speech: Speech,
        typed: Iterator[str],
        out: TextIO,
        manners: Manners = _QUIET,
    ) -> None:
        self._session = session
        self._speech = speech
        self._typed = typed
        self._out = out
        self._manners = manners
        self._told: deque[str] = deque(maxlen=_KEPT_LINES)
        self._sitting: int | None = None

    def play(self) -> bool:
        """Play to the end of the match; false where the input ended before."""
        session = self._session
        self._say(self._first_lines())
        try:
            if session.state is None:
                self._tell_seats()
            else:
                self._tell_hand(session.told)
                self._play_on()
            while not (session.finished or session.abandoned):
                self._tell_hand(session.begin())
                self._play_on()
        except InputEnded:
            return False
        if not session.abandoned:
            self._say(_final_lines(session, self._speech))
        return True

    def _first_lines(self) -> Iterator[str]:
        setup = self._session.setup
        if setup.seed_given:
            yield self._speech.word("plain_seed_given", seed=setup.seed)
        if setup.practice:
            yield self._speech.word("plain_practice")

    def _tell_hand(self, events: Iterable[Event]) -> None:
        self._speech = self._speech._replace(names=self._session.names)
        self._say(opening_lines(self._session.telling, self._speech))
        self._tell(events)

    def _play_on(self) -> None:
        """The hand on the table to its end."""
        session = self._session
        while (seat := session.next_seat) is not None:
            if seat in session.humans:
                self._ask(seat)
            else:
                self._tell(session.act(seat, session.bot_action(seat)))
        if not session.abandoned:
            self._tell_seats()

    def _ask(self, seat: Seat) -> None:
        """Ask until what is typed changes something."""
        self._seat(seat)
        view = self._session.view(seat)
        self._before_a_question(view)
        self._print(question_lines(view, self._speech))
        while not self._served(self._read(), view):
            pass

    def _before_a_question(self, view: View) -> None:  # noqa: ARG002 -- a lesson looks at the view
        """Ring, if that was chosen."""
        if self._manners.bell:
            self._out.write("\a")

    def _served(self, text: str, view: View) -> bool:
        """Whether the text was a decision or took one back; queries and mistakes are answered."""
        match unicodedata.normalize("NFKC", text).strip().lower():
            case "undo" | "悔":
                return self._undo()
            case "leave" | "离开":
                return self._leave(view.seat)
            case _:
                action = self._answered(text, view)
        if action is None:
            return False
        self._tell(self._session.act(view.seat, action))
        return True

    def _undo(self) -> bool:
        """Whether something was taken back."""
        try:
            undone = self._session.undo()
        except NoUndo:
            told = "plain_no_undo" if self._session.setup.practice else "plain_no_practice"
            self._print((self._speech.word(told),))
            return False
        self._say((self._speech.word("plain_undone", count=undone),))
        return True

    def _leave(self, seat: Seat) -> bool:
        """Whether the player has left, being asked once more (R11.5)."""
        name, session, said = self._speech.name(seat), self._session, self._speech.word
        self._print((said("plain_leave", name=name),))
        if self._read().strip().lower() not in _YES:
            return False
        session.leave(seat, said(f"bot_name_{session.match.players[seat]}"))
        self._say((said("plain_left", name=name),))
        if session.humans:
            self._say((said("plain_new_game"),) if not session.finished else ())
        else:
            session.abandon()
            self._say((said("plain_nobody"),))
        return True

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
        humans, events = self._session.humans, tuple(events)
        for number, event in enumerate(events, len(self._session.told) - len(events)):
            seen = seen_by(event, next(iter(humans))) if len(humans) == 1 else _public(event)
            self._say(event_lines(seen, self._session.telling, self._speech))
            if isinstance(event, Reveals):
                laid = self._speech.tiles(self._session.deal.tiles)
                self._say((self._speech.word("plain_laid", tiles=laid),))
            self._say(self._talk(event, number))

    def _talk(self, event: Event, number: int) -> Iterator[str]:
        """What the table says of the event of that number of the hand."""
        if self._manners.talks:
            line = talk(event, self._session.match.number, number, self._speech.lang)
            yield from () if line is None else (f"  ({line})",)

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
