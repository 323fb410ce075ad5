"""The stage: a session's moments shown as they come, bots thinking behind them."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from math import isinf
from time import monotonic
from typing import Final

from textual.app import ComposeResult
from textual.message import Message
from textual.timer import Timer
from textual.worker import Worker, get_current_worker

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Discards, Event, Wins
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.guard import Guard
from fuzhou_tui.session import Session
from fuzhou_tui.tui.course import Answers, Course, Think, Wait
from fuzhou_tui.tui.desk import Desk
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.curtain import curtain, curtain_picture
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.moment import moment
from fuzhou_tui.tui.motion import FLASH, FRAME, Motion, opening_frames
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.scene import Question, Scene
from fuzhou_tui.tui.screens.breakdown import end_if_broken
from fuzhou_tui.tui.screens.room import Room
from fuzhou_tui.tui.widgets.canvas_view import CanvasView, Picture

_LATE: Final = 0.08  # seconds


class Stage(Room):
    """One session from the first hand to the last, as it is shown."""

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
        self._heard = len(self.course.seen.log)  # events that have been shown

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
    def canvas(self) -> Canvas:
        """What is on the screen."""
        return self._view.canvas

    @property
    def dealing(self) -> bool:
        """Whether the deal is being shown."""
        return bool(self._frames)

    def choose(self, options: Options) -> None:
        """Show everything by other options from now on."""
        if options.pace != self.options.pace:
            self.course.pace = options.pace
        super().choose(options)
        self._view.dress(options.theme)
        self._draw()

    def go_on(self) -> None:
        """Look again who is to decide, for the player has given orders or changed the pace."""
        self._go_on()

    def _begin(self) -> None:
        self._scroll, self._heard = 0, 0
        self._desk.clear()
        self.course.begin(monotonic())
        if self.options.motion is Motion.FULL and not self.course.shared:
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
        asked, called, over = self.course.asked, self.course.called, self._session.over
        step = self.course.next(monotonic())
        if self.course.asked and not asked:
            self._desk.open(self.scene)
            self._asked()
        if self._session.over > over:
            self._ended()
        if self.course.asked > asked or self._session.over > over or self.course.called is not called:
            self._guard.open(monotonic())
        self._tell(self.course.seen.log[self._heard :])
        self._heard = len(self.course.seen.log)
        if isinstance(step, Think):
            thoughts = [(seat, self._session.thought(seat)) for seat in step.seats]
            think = partial(self._think, step.window, thoughts)
            self.run_worker(think, thread=True, exit_on_error=False)
        if isinstance(step, Think) and not self.course.asked:
            self._draw_soon()
            return
        self._draw()
        if isinstance(step, Wait) and not isinf(step.seconds):
            self._timer = self.set_timer(step.seconds, self._go_on)

    def _asked(self) -> None:
        """The viewer is to decide: ring, if that was chosen."""
        if self.options.bell:
            self.app.bell()

    def _ended(self) -> None:
        """The hand is over."""

    def _tell(self, happened: tuple[Event, ...]) -> None:
        """These events are shown for the first time: light up the latest discard, ring for a win."""
        if any(isinstance(event, Wins) for event in happened) and self.options.bell:
            self.app.bell()
        discards = [event for event in happened[-2:] if isinstance(event, Discards)]
        if discards and self.options.motion is not Motion.OFF and self.course.pace > FLASH:
            self._fresh = True
            self.set_timer(FLASH, self._fade)

    def _fade(self) -> None:
        self._fresh = False
        self._draw()

    def _draw_soon(self) -> None:
        """Show the moment if it lasts: bots think for less, and what follows is one picture with it."""
        if self._late is None:
            self._late = self.set_timer(_LATE, self._draw)

    def _show_frame(self) -> None:
        """One picture of the deal, and the next after a moment."""
        frame = self._frames.popleft()
        self._view.draw(partial(picture, frame))
        self._timer = self.set_timer(FRAME, self._go_on)

    def _think(self, window: int, thoughts: Sequence[tuple[Seat, Callable[[], Action]]]) -> None:
        answers = [(seat, thought()) for seat, thought in thoughts]
        if not get_current_worker().is_cancelled:
            self.post_message(self.Decided(window, answers))

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """An error while bots think ends the program; the match is kept."""
        where = f"seed {self._session.setup.seed}, hand {self._session.match.number}"
        end_if_broken(self.app, event, self.options.lang, where)

    def on_stage_decided(self, message: Decided) -> None:
        """Play the bots' answers when their time comes."""
        self.course.answer(message.window, message.answers)
        self._go_on()

    def _draw(self) -> None:
        if self._late is not None:
            self._late.stop()
            self._late = None
        if not self._frames:
            self._view.draw(self._picture())

    def _picture(self) -> Picture:
        """The table, or what hides it."""
        hides = curtain(self.course, self.options, leaving=self._desk.question is Question.LEAVE)
        return partial(picture, self.scene) if hides is None else partial(curtain_picture, hides)
