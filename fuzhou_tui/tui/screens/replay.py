"""The replay screen: a match that was kept, step by step, with the coach beside it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from textual import events
from textual.screen import Screen

from fuzhou_tui.tui.drawing.layout import Size, size_of
from fuzhou_tui.tui.keymap import Command, digit, sign_of
from fuzhou_tui.tui.labels import label
from fuzhou_tui.tui.menus.menu import beside
from fuzhou_tui.tui.menus.replay_menu import replay_menu
from fuzhou_tui.tui.pages.coach_page import coach_page
from fuzhou_tui.tui.pages.page import counts_page, log_page
from fuzhou_tui.tui.pages.replay_pages import replay_help_page
from fuzhou_tui.tui.reel import Reel
from fuzhou_tui.tui.reel_scene import seat_names
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.screens.pages import PageScreen
from fuzhou_tui.tui.screens.projector import Projector
from fuzhou_tui.tui.screens.review import ReviewScreen
from fuzhou_tui.tui.targets import Key, Typed
from fuzhou_tui.tui.widgets.canvas_view import CanvasView
from fuzhou_tui.words import word

_PERSONS: Final = 4
_WAYS: Final[Mapping[Command, Callable[[Reel], Reel]]] = {
    Command.LEFT: Reel.back,
    Command.RIGHT: Reel.on,
    Command.DISCARD: Reel.on,
    Command.FIRST: Reel.first,
    Command.LAST: Reel.last,
    Command.PAGE_UP: partial(Reel.turned, hands=-1),
    Command.PAGE_DOWN: partial(Reel.turned, hands=1),
}
_ONWARD: Final = frozenset({Command.RIGHT, Command.DISCARD, Command.PAGE_DOWN})
_BACKWARD: Final = frozenset({Command.LEFT, Command.PAGE_UP})
_PAGES: Final = {Command.LOG: log_page, Command.COUNTS: counts_page, Command.HELP: replay_help_page}


class ReplayScreen(Projector):
    """What the keys and clicks do with a study, which must have at least one hand."""

    def on_key(self, event: events.Key) -> None:
        """Every key comes here; nothing is lost by any."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        if self.is_active:
            self._press(digit(sign), self.options.keys.commands.get(sign))

    def on_canvas_view_clicked(self, message: CanvasView.Clicked) -> None:
        """A click on a key is that key, one on a name shows the table as that person sees it."""
        match message.target:
            case Key(command):
                self._press(None, command)
            case Typed(sign):
                self._press(digit(sign), None)
            case _:
                pass

    def _press(self, number: int | None, command: Command | None) -> None:
        """What a key does, the screen being large enough to show it."""
        if command in {Command.LEAVE, Command.BACK}:
            self.ask_to_leave()
        elif size_of(*self.size) is Size.TINY:
            return
        elif number is not None:
            self._look(number)
        elif command is not None:
            self._serve(command)

    def _serve(self, command: Command) -> None:
        if command in _WAYS:
            self._walk(command)
        elif command in _PAGES:
            self._show_over(PageScreen(partial(_PAGES[command], self.scene), self.options))
        else:
            self._obey(command)

    def _obey(self, command: Command) -> None:
        match command:
            case Command.UP | Command.DOWN:
                self._scroll(-1 if command is Command.UP else 1)
            case Command.PASS | Command.PAUSE:
                self._play_or_stop()
            case Command.FASTER | Command.SLOWER:
                self.change_speed(1 if command is Command.FASTER else -1)
            case Command.COACH:
                self._coach()
            case Command.STEP:
                self._next_remark()
            case Command.AUTO:
                self._review()
            case Command.SORT:
                self.choose(self.options._replace(sorting=beside(self.options.sorting)[0]))
            case Command.MENU:
                self._show_over(MenuScreen(partial(replay_menu, self)))
            case _:
                pass

    # Going through the match.

    def _walk(self, command: Command) -> None:
        """Step or turn; where the match has no more that way, say so."""
        self._stop()
        reel = _WAYS[command](self.reel)
        self._go(reel, self._why_not(command) if reel == self.reel else "")

    def _look(self, number: int) -> None:
        """The digit of a person, or 0 for everybody's tiles."""
        if number == 0:
            self._go(self.reel.laid_open())
        elif number <= _PERSONS:
            self._go(self.reel.seen_by(number - 1))

    def _why_not(self, command: Command) -> str:
        """Why there is nothing more that way; the ends of a hand can always be gone to."""
        if command in _BACKWARD:
            return word("replay_first_hand", self.options.lang)
        return self._end_text() if command in _ONWARD else ""

    # The coach, pages and menus.

    def _coach(self) -> None:
        """What the coach says of the person's decision; after the hand, of all of them."""
        decision = self.reel.own_decision
        if decision is not None:
            page = partial(coach_page, decision.view, self.options, chosen=decision.chosen)
            self._show_over(PageScreen(page, self.options))
        elif self.reel.over:
            self._review()
        else:
            key = label(self.options.keys, Command.STEP, self.options.lang)
            self._say(word("replay_not_asked", self.options.lang, name=self._looker, key=key))

    def _review(self) -> None:
        self._show_over(ReviewScreen(self.remarks, self.go_to, self.options))

    def _next_remark(self) -> None:
        """The next decision that the coach would have taken otherwise, this one if it is news."""
        self._stop()
        first = self.reel.step + (self._remark() is not None)
        steps = [remark.step for remark in self.remarks if remark.step >= first]
        if steps:
            self.go_to(min(steps))
        else:
            self._say(word("replay_no_more", self.options.lang, name=self._looker))

    @property
    def _looker(self) -> str:
        return seat_names(self.reel.hand, self.options.lang)[self.reel.seat]

    def _show_over(self, screen: Screen[None]) -> None:
        """Show a page or a menu; nothing moves behind it."""
        self._stop()
        self._draw()
        self.app.push_screen(screen)
