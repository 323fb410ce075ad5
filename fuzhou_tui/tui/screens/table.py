"""The table screen: keys and clicks become decisions, orders, pages and menus."""

from time import monotonic
from typing import Final

from textual import events

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.past import NoHand, NoUndo
from fuzhou_tui.tui.desk import LEAVING
from fuzhou_tui.tui.drawing.layout import Size, size_of
from fuzhou_tui.tui.drawing.settlement import MOST_SCROLLED
from fuzhou_tui.tui.keymap import Command, sign_of
from fuzhou_tui.tui.menus.menu import beside
from fuzhou_tui.tui.rooms import settings_screen, table_screen
from fuzhou_tui.tui.scene import Question
from fuzhou_tui.tui.screens.stage import Stage
from fuzhou_tui.tui.targets import Key
from fuzhou_tui.tui.widgets.canvas_view import CanvasView
from fuzhou_tui.words import word

_YES: Final = frozenset({"1", "y", "Y"})
_SCROLLS: Final = {Command.UP: -1, Command.DOWN: 1, Command.PAGE_UP: -8, Command.PAGE_DOWN: 8}


class TableScreen(Stage):
    """A table somebody sits at."""

    def ask_to_leave(self) -> None:
        """Ask whether to leave; asked again it goes on asking."""
        self.ask(Question.LEAVE)

    def ask(self, question: Question) -> None:
        """Ask before something is done that cannot be undone, or say why it cannot be done."""
        self._desk.ask(question)
        self._guard.open(monotonic())
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """Every key comes here; in a bot's turn only those that decide nothing do anything."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        fresh = self._guard.lets(sign, event.time)
        question = self._desk.question
        if question in LEAVING and question is not None:
            self._answer_leaving(question, sign, fresh=fresh)
        else:
            self._press(sign, self.options.keys.commands.get(sign), fresh=fresh)

    def change_settings(self) -> None:
        """Show all the settings."""
        self.app.push_screen(settings_screen(self, self.options.config))

    def undo(self) -> None:
        """Take the last decision back, or say why that cannot be."""
        try:
            self.course.undo(monotonic())
        except (NoUndo, NoHand):
            practice = self._session.setup.practice
            self.ask(Question.NO_UNDO if practice else Question.NO_PRACTICE)
            return
        self._desk.clear()
        self._frames.clear()
        self._go_on()

    def _answer_leaving(self, question: Question, sign: str, *, fresh: bool) -> None:
        if sign in _YES and not fresh:
            return
        self._desk.clear()
        if sign not in _YES:
            self._draw()
        elif question is Question.LEAVE:
            self.go()
        else:
            self._leave_the_seat()

    def _leave_the_seat(self) -> None:
        """A bot plays on for the viewer, the hand is void (R11.5); without people the match is given up."""
        course, session = self.course, self._session
        if not session.pending() or course.viewer not in session.humans:
            self._draw()
            return
        player = session.match.players[course.viewer]
        course.leave(word(f"bot_name_{player}", self.options.lang))
        if session.humans:
            self._go_on()
        else:
            session.abandon()
            self.go()

    def _press(self, sign: str, command: Command | None, *, fresh: bool) -> None:
        """What a key does, the screen being large enough to show it."""
        if size_of(*self.size) is Size.TINY and command is not Command.LEAVE:
            return
        if self.course.called is not None or self._session.void:
            self._lift_the_curtain(command, fresh=fresh)
        elif not self._session.over and self.course.take_back():
            self._go_on()
        elif self._serve(command):
            return
        elif self._frames:
            self._frames.clear()
            self._go_on()
        elif self._session.over:
            self._after_the_hand(command, fresh=fresh)
        elif self.course.asked:
            if fresh:
                self._decide(self._desk.key(self.scene, sign, command))
        else:
            self.course.skip()
            self._go_on()

    def _lift_the_curtain(self, command: Command | None, *, fresh: bool) -> None:
        """Whoever was called sits down; after a void hand the next one begins."""
        if command is Command.LEAVE:
            self.ask_to_leave()
        elif command in {Command.DISCARD, Command.PASS} and fresh:
            self._guard.spend()
            if self._session.void:
                self._end_the_hand()
            else:
                self.course.sit()
                self._desk.clear()
                self._go_on()

    def _after_the_hand(self, command: Command | None, *, fresh: bool) -> None:
        """Enter goes on to the next hand, or leaves after the last; arrows scroll a long settlement."""
        if command in _SCROLLS:
            self._scroll = max(0, min(self._scroll + _SCROLLS[command], MOST_SCROLLED))
            self._draw()
        elif command in {Command.DISCARD, Command.PASS} and fresh:
            self._guard.spend()
            self._end_the_hand()

    def _end_the_hand(self) -> None:
        """The next hand, or out of the room after the last."""
        if self._session.finished:
            self.go()
        else:
            self._begin()

    def _decide(self, action: Action | None) -> None:
        """Play the viewer's decision; without one only the picture has changed."""
        if action is None:
            self._draw()
            return
        now = monotonic()
        self._guard.spend()
        self._guard.open(now)
        self._desk.clear()
        self.course.act(self.course.viewer, action, now)
        self._go_on()

    def _serve(self, command: Command | None) -> bool:
        """Whether the command was one that is always served."""
        match command:
            case Command.HELP | Command.LOG | Command.COUNTS | Command.COACH | Command.AUTO | Command.MENU:
                self.app.push_screen(table_screen(command, self))
            case Command.LEAVE:
                self.ask_to_leave()
            case Command.UNDO:
                self.undo()
            case Command.SORT:
                self.choose(self.options._replace(sorting=beside(self.options.sorting)[0]))
            case Command.PAUSE | Command.STEP | Command.FASTER | Command.SLOWER:
                self.course.obey(command)
                self._go_on()
            case _:
                return False
        return True

    def on_canvas_view_clicked(self, message: CanvasView.Clicked) -> None:
        """A click on an option takes it, one on a tile lifts or throws it, one on a key is that key."""
        if isinstance(message.target, Key):
            sign = self.options.keys.signs[message.target.command][0]
            self._press(sign, message.target.command, fresh=self._guard.stands(message.time))
        elif self.course.asked and self._guard.stands(message.time):
            self._decide(self._desk.click(self.scene, message.target, message.time))

    def on_canvas_view_pointed(self, message: CanvasView.Pointed) -> None:
        """The inspector tells of the tile under the mouse."""
        self._desk.point(message.target)
        self._draw()
