"""The line front end: what happened, one event a line, and numbered choices."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final, NamedTuple, TextIO

from fuzhou_tui.engine.actions import WIN, Action, Discard
from fuzhou_tui.engine.events import Event, Wins
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.engine.view import Over, View
from fuzhou_tui.past import NoUndo
from fuzhou_tui.plain.afterwards import Ended, result_lines, reviewed
from fuzhou_tui.plain.answers import LEAVE, UNDO, answers_to, plain
from fuzhou_tui.plain.asking import BadAnswer, question_lines, read_answer
from fuzhou_tui.plain.keyboard import InputEnded, Typist
from fuzhou_tui.plain.narrating import narrated
from fuzhou_tui.plain.queries import COACH, Asked, chapter_lines, chapters_line, query_lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.plain.telling import final_lines, opening_lines, seat_lines
from fuzhou_tui.plain.told import Told
from fuzhou_tui.session import Session

_YES: Final = frozenset({"y", "yes", "是"})


class Manners(NamedTuple):
    """What is not part of the game."""

    talks: bool = False  # whether there is table talk
    bell: bool = False  # whether a bell rings before each question and at a win
    curtain: str = ""  # written between two people, so that the next one sees nothing of the last one's hand


_QUIET: Final = Manners()


class PlainGame:
    """A session told and played in lines."""

    def __init__(
        self,
        session: Session,
        speech: Speech,
        typist: Typist,
        out: TextIO,
        manners: Manners = _QUIET,
    ) -> None:
        self._session = session
        self._speech = speech._replace(aloud=typist.at_once)
        self._typist = typist
        self._out = out
        self._manners = manners
        self._told = Told()
        self._sitting: int | None = None
        self._ended: Ended | None = None

    def play(self) -> bool:
        """Play to the end of the match; false where the input ended before."""
        session = self._session
        try:
            with suppress(InputEnded):
                self._play()
        finally:
            if not (session.finished or session.abandoned):
                self._put_away()
        return session.finished or session.abandoned

    def _play(self) -> None:
        session = self._session
        self._say(self._first_lines())
        if session.state is None:
            self._tell_seats()
        else:
            self._tell_hand(session.told)
            self._play_on()
        while not (session.finished or session.abandoned):
            self._tell_hand(session.begin())
            self._play_on()

    def _first_lines(self) -> Iterator[str]:
        setup = self._session.setup
        if setup.seed_given:
            yield self._speech.word("plain_seed_given", seed=setup.seed)
        if setup.practice:
            yield self._speech.word("plain_practice")

    def _put_away(self) -> None:
        """What is left behind in the middle of a match shows no hand where several people play."""
        if self._sitting is not None and len(self._session.humans) > 1:
            self._out.write(self._manners.curtain)
        if self._typist.at_once:
            self._print((self._speech.word("plain_kept"),))

    def _tell_hand(self, events: Iterable[Event]) -> None:
        self._speech = self._speech._replace(names=self._session.names)
        self._told.open_hand()
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
        if session.abandoned:
            return
        self._tell_seats()
        if session.finished:
            self._say(final_lines(session.scores, self._speech))
            if not session.setup.seed_given:
                self._say((self._speech.word("plain_seed", seed=session.seed_shown),))
        self._look_back()

    def _look_back(self) -> None:
        """Keep the hand that has ended for whoever asks; on a terminal wait until it was looked at."""
        session = self._session
        phase = None if session.state is None else session.state.table.phase
        if not isinstance(phase, Over):
            return
        decisions = {session.match.players[seat]: session.choices(seat) for seat in sorted(session.humans)}
        self._ended = Ended(session.setup.rules, phase.result, self._speech, decisions)
        if self._typist.at_once and decisions:
            self._wait(self._ended)

    def _wait(self, ended: Ended) -> None:
        """Answer what is asked about the hand, until any other key."""
        while True:
            self._print((self._speech.word("plain_pause"),))
            match self._typist.key():
                case "v":
                    self._print(line for person in ended.decisions for line in reviewed(ended, person))
                case "r":
                    self._print(result_lines(ended))
                case _:
                    return

    def _ask(self, seat: Seat) -> None:
        """Ask until what is typed changes something."""
        self._seat(seat)
        view = self._session.view(seat)
        self._before_a_question(view)
        self._print(question_lines(view, self._speech))
        self._typist.ask()
        while not self._served(self._typist.answer(answers_to(view)), view):
            pass

    def _before_a_question(self, view: View) -> None:  # noqa: ARG002 -- a lesson looks at the view
        """Ring, if that was chosen."""
        self._ring()

    def _served(self, text: str, view: View) -> bool:
        """Whether the text was a decision or took one back; queries and mistakes are answered."""
        match plain(text):
            case "" if self._typist.at_once:
                self._print(question_lines(view, self._speech))
                return False
            case "?" if self._typist.at_once:
                self._help(view)
                return False
            case word if word in UNDO:
                return self._undo()
            case word if word in LEAVE:
                return self._leave(view.seat)
            case _:
                action = self._answered(text, view)
        if action is None:
            return False
        if not self._sure(action, view):
            self._print(question_lines(view, self._speech))
            return False
        self._tell(self._session.act(view.seat, action))
        return True

    def _sure(self, action: Action, view: View) -> bool:
        """Whether the player means it; asked where one key would let a win go or throw a gold."""
        passes = action != WIN and WIN in legal_actions(view)
        throws = action == Discard(view.table.gold)
        if not (self._typist.at_once and (passes or throws)):
            return True
        self._print((self._speech.word("plain_sure_to_pass" if passes else "plain_sure_to_throw"),))
        return self._typist.key() in _YES

    def _help(self, view: View) -> None:
        """The commands, and the chapter whose number is typed."""
        self._print(query_lines("?", self._asked(view)) or ())
        self._print((chapters_line(self._speech),))
        key = self._typist.key()
        if key.isascii() and key.isdecimal():
            self._print(chapter_lines(int(key), self._speech))

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
        if self._typist.key() not in _YES:
            return False
        session.leave(seat, said(f"bot_name_{session.match.players[seat]}"))
        self._say((said("plain_left", name=name),))
        if session.humans:
            self._say((said("plain_new_game"),) if not session.finished else ())
            if len(session.humans) == 1 and not session.finished:
                self._seat(next(iter(session.humans)))
        else:
            session.abandon()
            self._say((said("plain_nobody"),))
        return True

    def _answered(self, text: str, view: View) -> Action | None:
        """The action, or None where a query was answered instead or the answer was refused."""
        wins = text.strip() == "w" and WIN in legal_actions(view)
        lines = None if wins else query_lines(text, self._asked(view))
        if lines is not None:
            self._print(lines)
            if text.strip() in COACH:
                self._session.tell_coach(view.seat)
            return None
        try:
            return read_answer(text, view, self._speech)
        except BadAnswer as error:
            self._print((str(error),))
            return None

    def _asked(self, view: View) -> Asked:
        session = self._session
        return Asked(view, session.match, session.scores, self._told.lines, self._speech, self._ended)

    def _seat(self, seat: Seat) -> None:
        """Between two people the seat is handed over before anything of the hand is shown."""
        person, before = self._session.match.players[seat], self._sitting
        self._sitting = person
        alone = len(self._session.humans) == 1 and not (before is not None and self._typist.at_once)
        if person == before or alone:
            return
        if before is not None:
            self._told.leave(before)
            self._out.write(self._manners.curtain)
        if self._typist.at_once:
            self._ring()
        told = "plain_called" if self._typist.at_once else "plain_hand_over"
        self._print((self._speech.word(told, name=self._speech.name(seat)),))
        self._typist.key()
        if before is not None and self._manners.curtain:
            self._print(self._told.missed(person))

    def _tell(self, events: Iterable[Event]) -> None:
        """What the people at the keyboard may see of the latest events of the hand."""
        events = tuple(events)
        self._say(narrated(self._session, events, self._speech, talks=self._manners.talks))
        if any(isinstance(event, Wins) for event in events):
            self._ring()

    def _tell_seats(self) -> None:
        """选位, after a hand or before the first (R11.4)."""
        if self._session.seat_draw is not None:
            self._say(seat_lines(self._session.seat_draw, self._speech))

    def _ring(self) -> None:
        if self._manners.bell:
            self._out.write("\a")

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._told.add(line)
            self._print((line,))

    def _print(self, lines: Iterable[str]) -> None:
        self._out.writelines(f"{line}\n" for line in lines)
        self._out.flush()
