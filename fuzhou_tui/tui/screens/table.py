"""The table screen: shows the session's moments and turns keys and clicks into decisions."""

from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from time import monotonic
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen
from textual.worker import get_current_worker

from fuzhou_tui.engine.actions import Action, Pass
from fuzhou_tui.engine.events import Chows, Discards, Event, Pungs, Reveals, seen_by
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.session import Session
from fuzhou_tui.tui.answers import by_command, by_number, discarding, doubt, moved
from fuzhou_tui.tui.draw_hand import slot_at
from fuzhou_tui.tui.guard import Guard
from fuzhou_tui.tui.keymap import Command, digit, named_tile, sign_of
from fuzhou_tui.tui.layout import layout
from fuzhou_tui.tui.options import PACES, Options
from fuzhou_tui.tui.picture import picture
from fuzhou_tui.tui.scene import Heading, Question, Reveal, Scene
from fuzhou_tui.tui.screens.pages import PageScreen, help_page, log_page
from fuzhou_tui.tui.theme import Styles
from fuzhou_tui.tui.widgets.table import CanvasView

_LOG_LINES: Final = 500
_DOUBLE_CLICK: Final = 0.15
_YES: Final = {"1", "y", "Y"}

Answers = Sequence[tuple[Seat, Action]]


class TableScreen(Screen[None]):
    """One session at the table, from the first hand to the last."""

    class Decided(Message):
        """Bots have made up their minds."""

        def __init__(self, answers: Answers) -> None:
            super().__init__()
            self.answers = answers

    def __init__(self, session: Session, options: Options) -> None:
        super().__init__()
        self._session = session
        self._options = options
        self._pace = options.pace
        self._viewer = min(session.humans, default=SEATS[0])
        self._log: deque[Event] = deque(maxlen=_LOG_LINES)
        self._guard = Guard(options.quiet)
        self._view = CanvasView(Styles(options.theme))
        self._shown_at = 0.0
        self._thinking = False
        self._latest: Seat | None = None
        self._reveal: Reveal | None = None
        self._cursor = 0
        self._rank: int | None = None
        self._question: Question | None = None
        self._doubtful: Action | None = None
        self._clicked: tuple[int, float] = (-1, 0.0)
        self._asked = False

    def compose(self) -> ComposeResult:
        """Nothing but the canvas."""
        yield self._view

    def on_mount(self) -> None:
        """Deal the first hand, or go on with the one on the table."""
        self._view.focus()
        if self._session.pending() or self._session.over:
            self._go_on()
        else:
            self._begin()

    @property
    def scene(self) -> Scene:
        """The moment as it is shown."""
        session = self._session
        shown = session.seed_shown
        return Scene(
            view=session.view(self._viewer),
            names=_four(session.names),
            scores=session.scores,
            heading=Heading(
                session.match.unseated,
                session.match.number,
                session.commitment,
                None if shown == "?" else shown,
            ),
            log=tuple(self._log),
            cursor=self._cursor,
            asked=self._asked,
            question=self._question,
            reveal=self._reveal,
            latest=self._latest,
            lang=self._options.lang,
            faces=self._options.faces,
        )

    def ask_to_leave(self) -> None:
        """Ask whether to leave; asked again it goes on asking."""
        self._question = Question.LEAVE
        self._draw()

    # The flow of a hand.

    def _begin(self) -> None:
        self._log.clear()
        self._reveal, self._latest = None, None
        self._take(self._session.begin())
        self._go_on()

    def _take(self, happened: Iterable[Event]) -> None:
        """Remember what happened as the viewer saw it."""
        for event in happened:
            self._log.append(seen_by(event, self._viewer))
            match event:
                case Discards(seat):
                    self._latest = seat
                case Chows() | Pungs():
                    self._latest = None
                case Reveals(hands):
                    session = self._session
                    self._reveal = Reveal(hands, session.deal.salt, session.match.scores, session.finished)
                case _:
                    pass
            self._shown_at = monotonic()

    def _go_on(self) -> None:
        """Let whoever is to decide do so, and show the moment."""
        pending = self._session.pending()
        asked = self._viewer in pending and self._viewer in self._session.humans
        if asked and not self._asked:
            self._guard.open(monotonic())
            self._rank, self._question = None, None
        self._asked = asked
        self._cursor = max(0, len(self.scene.slots) - 1) if asked else self._cursor
        bots = tuple(sorted(pending - self._session.humans))
        if bots and not self._thinking:
            self._thinking = True
            self.run_worker(partial(self._think, bots), thread=True, exit_on_error=True)
        self._draw()

    def _think(self, seats: tuple[Seat, ...]) -> None:
        answers = [(seat, self._session.bot_action(seat)) for seat in seats]
        if not get_current_worker().is_cancelled:
            self.post_message(self.Decided(answers))

    def on_table_screen_decided(self, message: Decided) -> None:
        """Play the bots' answers, an act that shows no sooner than the pace allows."""
        silent = all(isinstance(action, Pass) for _, action in message.answers)
        resolves = self._session.pending() == {seat for seat, _ in message.answers}
        wait = self._shown_at + self._pace - monotonic()
        if silent or not resolves or wait <= 0:
            self._play(message.answers)
        else:
            self.set_timer(wait, partial(self._play, message.answers))

    def _play(self, answers: Answers) -> None:
        self._thinking = False
        for seat, action in answers:
            self._take(self._session.act(seat, action))
        self._go_on()

    def _decide(self, action: Action) -> None:
        """Play the viewer's decision; what gives up a win or a gold asks once."""
        asks = doubt(self.scene, action)
        if asks is not None and self._doubtful != action:
            self._question, self._doubtful = asks, action
            self._draw()
            return
        self._question, self._doubtful, self._rank = None, None, None
        self._asked = False
        self._clicked = (-1, 0.0)
        self._take(self._session.act(self._viewer, action))
        self._go_on()

    def _draw(self) -> None:
        self._view.draw(partial(picture, self.scene))

    # Keys and clicks.

    def on_key(self, event: events.Key) -> None:
        """Every key comes here; in a bot's turn only those that decide nothing do anything."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        fresh = self._guard.lets(sign, monotonic())
        if self._question is Question.LEAVE:
            self._answer_leaving(sign)
            return
        command = self._options.keys.get(sign)
        if self._serve(command):
            return
        if self._session.over:
            if command is Command.DISCARD:
                self._next_hand()
        elif self._asked and fresh:
            self._answer(sign, command)

    def _answer_leaving(self, sign: str) -> None:
        self._question = None
        if sign in _YES:
            self.app.exit()
            return
        self._draw()

    def _serve(self, command: Command | None) -> bool:
        """Whether the command was one that is always served."""
        match command:
            case Command.HELP:
                self.app.push_screen(PageScreen(help_page(self._options.lang), self._options))
            case Command.LOG:
                self.app.push_screen(PageScreen(log_page(self.scene), self._options))
            case Command.LEAVE:
                self.ask_to_leave()
            case Command.FASTER | Command.SLOWER:
                step = 1 if command is Command.FASTER else -1
                place = PACES.index(self._pace) + step if self._pace in PACES else 1
                self._pace = PACES[max(0, min(len(PACES) - 1, place))]
            case _:
                return False
        return True

    def _next_hand(self) -> None:
        if self._session.finished:
            self.app.exit()
        else:
            self._begin()

    def _answer(self, sign: str, command: Command | None) -> None:
        """A key that decides, names a tile or moves the cursor."""
        answer = self._by_digit(sign) or by_command(self.scene, command)
        if isinstance(answer, Question | None):
            self._question, self._doubtful = answer, None
            self._cursor = moved(self.scene, command)
            self._draw()
        else:
            self._decide(answer)

    def _by_digit(self, sign: str) -> Action | None:
        """What digits say: a rank and then a suit on the own turn, an option's number in a prompt."""
        scene, number = self.scene, digit(sign)
        if not scene.own_turn:
            return by_number(scene, number)
        rank, self._rank = self._rank, number or None
        return None if rank is None else discarding(scene, named_tile(rank, sign))

    def on_canvas_view_clicked(self, message: CanvasView.Clicked) -> None:
        """A click lifts a tile, a second one on the lifted tile discards it."""
        scene = self.scene
        slot = slot_at(scene, layout(*self._view.size), message.point)
        if slot is None or not (self._asked and scene.own_turn):
            return
        before, at = self._clicked
        now = monotonic()
        if now - at < _DOUBLE_CLICK:
            return
        self._clicked = (slot, now)
        if before == slot and self._cursor == slot:
            action = discarding(scene, scene.slots[slot].tile)
            if action is not None:
                self._decide(action)
            return
        self._cursor = slot
        self._draw()


def _four(names: Sequence[str]) -> tuple[str, str, str, str]:
    first, second, third, fourth = names
    return first, second, third, fourth
