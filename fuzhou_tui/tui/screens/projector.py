"""The projector: a study shown at a place, as the eyes that look see it, or played by itself."""

from functools import partial
from typing import Final

from textual.app import ComposeResult
from textual.timer import Timer

from fuzhou_tui.studying import Study, held_back_text
from fuzhou_tui.tui.course import speed_of
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.drawing.settlement import MOST_SCROLLED
from fuzhou_tui.tui.menus.replay_menu import REPLAY_PACES
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.reel import Reel, Remark, reel_of
from fuzhou_tui.tui.reel_scene import Showing, reel_scene
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.screens.room import Room
from fuzhou_tui.tui.targets import Held, Lying
from fuzhou_tui.tui.widgets.canvas_view import CanvasView
from fuzhou_tui.words import word

_REST: Final = 4.0  # seconds a settlement stands before the next hand


class Projector(Room):
    """A study that has at least one hand, from the deal of the first one on."""

    _timer: Timer | None = None  # until the next step, while it plays by itself

    def __init__(self, study: Study, options: Options) -> None:
        super().__init__()
        self.options = options
        self.reel = reel_of(study.hands, study.record.header.seats)
        self._study = study
        self._view = CanvasView(options.theme)
        self._showing = Showing(speed=speed_of(options.pace))
        self._remarks: dict[tuple[int, int], tuple[Remark, ...]] = {}  # by hand and person

    def compose(self) -> ComposeResult:
        """Nothing but the canvas."""
        yield self._view

    def on_mount(self) -> None:
        """Show the first deal."""
        self._view.focus()
        self._draw()

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return reel_scene(self.reel, self.options, self._showing, self._remark())

    @property
    def canvas(self) -> Canvas:
        """What is on the screen."""
        return self._view.canvas

    @property
    def speed(self) -> int:
        """How fast it plays by itself, from 1, slow, to 4."""
        return self._showing.speed

    @property
    def playing(self) -> bool:
        """Whether it plays by itself."""
        return self._showing.playing

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Where the coach would have decided otherwise than the person in this hand, the worst first."""
        place = self.reel.place, self.reel.person
        if place not in self._remarks:
            self._remarks[place] = self.reel.remarks()
        return self._remarks[place]

    def choose(self, options: Options) -> None:
        """Show everything by other options from now on."""
        super().choose(options)
        self._view.dress(options.theme)
        self._draw()

    def change_speed(self, by: int) -> None:
        """So many speeds faster, or slower, as far as there are any."""
        self._showing = self._showing._replace(speed=max(1, min(len(REPLAY_PACES), self.speed + by)))
        self._draw()

    def go_to(self, step: int) -> None:
        """Show that step of the hand."""
        self._go(self.reel.at(step))

    def on_canvas_view_pointed(self, message: CanvasView.Pointed) -> None:
        """The inspector tells of the tile under the mouse."""
        target = message.target
        pointed = target.tile if isinstance(target, Held | Lying) else None
        self._showing = self._showing._replace(pointed=pointed)
        self._draw()

    # Going through the match.

    def _go(self, reel: Reel, note: str = "") -> None:
        self.reel = reel
        self._showing = self._showing._replace(note=note, scroll=0)
        self._draw()

    def _end_text(self) -> str:
        """Why nothing follows."""
        lang = self.options.lang
        if self._study.held_back:
            return held_back_text(self._study, lang)
        return word("replay_last_hand" if self.reel.hand.after else "replay_stops_here", lang)

    def _scroll(self, by: int) -> None:
        if self.reel.over:
            rows = max(0, min(MOST_SCROLLED, self._showing.scroll + by))
            self._showing = self._showing._replace(scroll=rows)
            self._draw()

    def _say(self, note: str) -> None:
        self._showing = self._showing._replace(note=note)
        self._draw()

    # Playing by itself.

    def _play_or_stop(self) -> None:
        if self.playing:
            self._stop()
        else:
            self._showing = self._showing._replace(playing=True)
            self._wait(REPLAY_PACES[self.speed - 1])
        self._draw()

    def _play(self) -> None:
        """The next step, and another after a while, to the end of the match."""
        reel = self.reel.on()
        if reel == self.reel:
            self._stop()
            self._go(reel, self._end_text())
            return
        self._go(reel)
        self._wait(_REST if reel.ended else REPLAY_PACES[self.speed - 1])

    def _wait(self, seconds: float) -> None:
        self._timer = self.set_timer(seconds, self._play)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._showing = self._showing._replace(playing=False)

    def _remark(self) -> Remark | None:
        """The coach's remark on the decision that is shown, once the coach has been asked about the hand."""
        known = self._remarks.get((self.reel.place, self.reel.person), ())
        return next((remark for remark in known if remark.step == self.reel.step), None)

    def _draw(self) -> None:
        self._view.draw(partial(picture, self.scene))
