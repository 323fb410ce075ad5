"""The table screen: shows the session's moments and turns keys and clicks into decisions."""

import logging
from collections import deque
from functools import partial
from math import isinf
from time import monotonic
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.timer import Timer
from textual.worker import Worker, WorkerState, get_current_worker

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Discards
from fuzhou_tui.session import Session
from fuzhou_tui.tui.course import Answers, Course, Think, Wait
from fuzhou_tui.tui.desk import Desk
from fuzhou_tui.tui.guard import Guard
from fuzhou_tui.tui.keymap import Command, sign_of
from fuzhou_tui.tui.layout import Size, size_of
from fuzhou_tui.tui.menus import auto_menu, next_sorting, table_menu
from fuzhou_tui.tui.moment import moment
from fuzhou_tui.tui.motion import FLASH, FRAME, Motion, opening_frames
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.page import counts_page, help_page, log_page
from fuzhou_tui.tui.picture import picture
from fuzhou_tui.tui.scene import Question, Scene
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.screens.pages import PageScreen
from fuzhou_tui.tui.screens.room import Dressed, Room
from fuzhou_tui.tui.targets import Key
from fuzhou_tui.tui.widgets.canvas_view import CanvasView
from fuzhou_tui.words import word

_log = logging.getLogger(__name__)

_LATE: Final = 0.08  # seconds
_YES: Final = frozenset({"1", "y", "Y"})
_SCROLLS: Final = {Command.UP: -1, Command.DOWN: 1, Command.PAGE_UP: -8, Command.PAGE_DOWN: 8}
_PAGES: Final = {Command.HELP: help_page, Command.LOG: log_page, Command.COUNTS: counts_page}


class TableScreen(Room):
    """One session at the table, from the first hand to the last."""

    _timer: Timer | None = None  # until the course goes on
    _late: Timer | None = None  # until a moment is shown that has lasted so long

    class Decided(Message):
        """Bots have made up their minds about a window of the course."""

        def __init__(self, window: int, answers: Answers) -> None:
            super().__init__()
            self.window = window
            self.answers = answers

    def __init__(self, session: Session, options: Options) -> None:
        super().__init__()
        self.options = options
        self.course = Course(session, options.pace)
        self._session = session
        self._desk = Desk()
        self._guard = Guard(options.quiet)
        self._view = CanvasView(options.theme)
        self._frames: deque[Scene] = deque()
        self._fresh = False
        self._scroll = 0

    def compose(self) -> ComposeResult:
        """Nothing but the canvas."""
        yield self._view

    def on_mount(self) -> None:
        """Deal the first hand, or go on with the one on the table."""
        self._view.focus()
        if self.course.begun:
            self._go_on()
        else:
            self._begin()

    @property
    def scene(self) -> Scene:
        """The moment as it is shown."""
        shown = moment(self.course, self._desk, self.options)
        return shown._replace(fresh=self._fresh, scroll=self._scroll)

    @property
    def dealing(self) -> bool:
        """Whether the deal is being shown."""
        return bool(self._frames)

    def ask_to_leave(self) -> None:
        """Ask whether to leave; asked again it goes on asking."""
        self._desk.ask(Question.LEAVE)
        self._guard.open(monotonic())
        self._draw()

    def choose(self, options: Options) -> None:
        """Show everything by other options from now on."""
        if options.theme is not self.options.theme:
            self._view.dress(options.theme)
            self.post_message(Dressed(options.theme))
        self.options = options
        self._draw()

    def go_on(self) -> None:
        """Look again who is to decide, for the player has given orders or changed the pace."""
        self._go_on()

    # The flow of a hand.

    def _begin(self) -> None:
        self._scroll = 0
        self._desk.clear()
        self.course.begin(monotonic())
        if self.options.motion is Motion.FULL:
            self._frames.extend(opening_frames(self.scene))
        self._go_on()

    def _go_on(self) -> None:
        """Let happen what is due, show the moment, and see to what comes next."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._frames:
            self._show_frame()
            return
        asked, over, seen = self.course.asked, self._session.over, self.course.seen
        step = self.course.next(monotonic())
        if self.course.asked and not asked:
            self._desk.open(self.scene)
        if self.course.asked > asked or self._session.over > over:
            self._guard.open(monotonic())
        if self.course.seen is not seen:
            self._light_up()
        if isinstance(step, Think):
            self.run_worker(partial(self._think, step), thread=True, exit_on_error=False)
        if isinstance(step, Think) and not self.course.asked:
            self._draw_soon()
            return
        self._draw()
        if isinstance(step, Wait) and not isinf(step.seconds):
            self._timer = self.set_timer(step.seconds, self._go_on)

    def _draw_soon(self) -> None:
        """Show the moment if it lasts: bots think for less, and what follows is one picture with it."""
        if self._late is None:
            self._late = self.set_timer(_LATE, self._draw)

    def _show_frame(self) -> None:
        """One picture of the deal, and the next after a moment."""
        frame = self._frames.popleft()
        self._view.draw(partial(picture, frame))
        self._timer = self.set_timer(FRAME, self._go_on)

    def _light_up(self) -> None:
        """The latest discard is lit for a moment, where there is time for it."""
        discards = [event for event in self.course.seen.log[-2:] if isinstance(event, Discards)]
        if discards and self.options.motion is not Motion.OFF and self.course.pace > FLASH:
            self._fresh = True
            self.set_timer(FLASH, self._fade)

    def _fade(self) -> None:
        self._fresh = False
        self._draw()

    def _think(self, step: Think) -> None:
        answers = [(seat, self._session.bot_action(seat)) for seat in step.seats]
        if not get_current_worker().is_cancelled:
            self.post_message(self.Decided(step.window, answers))

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """An error while bots think ends the program; the match is kept."""
        if event.state is WorkerState.ERROR:
            place = f"seed {self._session.setup.seed}, hand {self._session.match.number}"
            _log.error("bots could not think (%s)", place, exc_info=event.worker.error)
            self.app.exit(return_code=1, message=word("broke_down", self.options.lang))

    def on_table_screen_decided(self, message: Decided) -> None:
        """Play the bots' answers when their time comes."""
        self.course.answer(message.window, message.answers)
        self._go_on()

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

    def _draw(self) -> None:
        if self._late is not None:
            self._late.stop()
            self._late = None
        if not self._frames:
            self._view.draw(partial(picture, self.scene))

    # Keys and clicks.

    def on_key(self, event: events.Key) -> None:
        """Every key comes here; in a bot's turn only those that decide nothing do anything."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        fresh = self._guard.lets(sign, event.time)
        if self._desk.question is Question.LEAVE:
            self._answer_leaving(sign, fresh=fresh)
        else:
            self._press(sign, self.options.keys.commands.get(sign), fresh=fresh)

    def _answer_leaving(self, sign: str, *, fresh: bool) -> None:
        if sign in _YES and not fresh:
            return
        self._desk.clear()
        if sign in _YES:
            self.go()
        else:
            self._draw()

    def _press(self, sign: str, command: Command | None, *, fresh: bool) -> None:
        if size_of(*self.size) is Size.TINY and command is not Command.LEAVE:
            return
        if self.course.take_back():
            self._go_on()
            return
        if self._serve(command):
            return
        if self._frames:
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

    def _after_the_hand(self, command: Command | None, *, fresh: bool) -> None:
        """Enter goes on to the next hand, or leaves after the last; arrows scroll a long settlement."""
        if command in _SCROLLS:
            self._scroll = max(0, min(self._scroll + _SCROLLS[command], 24))
            self._draw()
        elif command is Command.DISCARD and fresh:
            self._guard.spend()
            if self._session.finished:
                self.go()
            else:
                self._begin()

    def _serve(self, command: Command | None) -> bool:
        """Whether the command was one that is always served."""
        match command:
            case Command.HELP | Command.LOG | Command.COUNTS:
                self.app.push_screen(PageScreen(partial(_PAGES[command], self.scene), self.options))
            case Command.AUTO | Command.MENU:
                menu = auto_menu if command is Command.AUTO else table_menu
                self.app.push_screen(MenuScreen(partial(menu, self)))
            case Command.LEAVE:
                self.ask_to_leave()
            case Command.SORT:
                self.choose(self.options._replace(sorting=next_sorting(self.options.sorting)))
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
