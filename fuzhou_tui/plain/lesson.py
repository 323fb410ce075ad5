"""The guided first hand in lines."""

from collections.abc import Iterable, Iterator
from typing import TextIO

from fuzhou_tui import lesson
from fuzhou_tui.engine.actions import action_text
from fuzhou_tui.engine.events import Event, HandDrawn, Wins
from fuzhou_tui.engine.view import Drawn, View
from fuzhou_tui.lesson import Remark
from fuzhou_tui.plain.game import PlainGame
from fuzhou_tui.plain.keyboard import Typist
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session


class PlainLesson(PlainGame):
    """A session told and played in lines, with an explanation of whatever is new and advice each time."""

    def __init__(self, session: Session, speech: Speech, typist: Typist, out: TextIO) -> None:
        super().__init__(session, speech, typist, out)
        self._said: set[str] = set()

    def play(self) -> bool:
        """Play the hand to its end; false where the input ended before."""
        ended = super().play()
        if ended:
            self._explain((Remark("lesson_goodbye"),))
        return ended

    def _first_lines(self) -> Iterator[str]:
        yield self._speech.word("lesson_enter")

    def _put_away(self) -> None:
        """Nothing is kept of a lesson."""

    def _look_back(self) -> None:
        """The hand was talked over as it was played."""

    def _before_a_question(self, view: View) -> None:
        self._explain(lesson.remarks(view, self._said))

    def _served(self, text: str, view: View) -> bool:
        return super()._served(text if text.strip() else action_text(lesson.suggestion(view)), view)

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            super()._tell((event,))
            match event:
                case Wins(won):
                    self._explain(lesson.closing(won))
                case HandDrawn():
                    self._explain(lesson.closing(Drawn()))
                case _:
                    pass

    def _explain(self, remarks: Iterable[Remark]) -> None:
        """A remark a line, marked as no event of the game."""
        for remark in remarks:
            self._said.add(remark.word)
            self._print((f"* {lesson.text(remark, self._speech.lang, self._speech.tiles)}",))
