"""The lines of a menu as a widget: chosen from by digit, by arrows and Enter, or by a click."""

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from textual import events
from textual.message import Message

from fuzhou_tui.guard import Guard
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.keymap import Command, digit, sign_of
from fuzhou_tui.tui.menus.draw_menu import menu_picture
from fuzhou_tui.tui.menus.menu import Menu
from fuzhou_tui.tui.targets import Entry, Key
from fuzhou_tui.tui.widgets.canvas_view import CanvasView

_PAGE: Final = 8  # lines
_CHOOSES: Final = frozenset({Command.DISCARD, Command.PASS})
_STEPS: Final = frozenset({Command.LEFT, Command.RIGHT})


class MenuView(CanvasView, can_focus=True):
    """Shows what `menu()` answers, anew after every choice, as `drawn(menu, place, width, height)`."""

    class Left(Message):
        """A key was pressed, or clicked, that chooses nothing."""

        def __init__(self, command: Command | None) -> None:
            super().__init__()
            self.command = command

    def __init__(
        self,
        menu: Callable[[], Menu],
        drawn: Callable[[Menu, int, int, int], Canvas] = menu_picture,
    ) -> None:
        self._menu = menu
        self._drawn = drawn
        self._place = 0
        options = menu().options
        self._guard = Guard(options.quiet)
        super().__init__(options.theme)

    @property
    def place(self) -> int:
        """Which line is selected, from 0."""
        return max(0, min(self._place, len(self._menu().items) - 1))

    def on_mount(self) -> None:
        """Nothing that was typed before is for this menu."""
        self._guard.open(monotonic())

    def select(self, place: int) -> None:
        """That line is the selected one, once the menu is shown again."""
        self._place = place

    def open(self) -> None:
        """The menu is there to be chosen from, by keys pressed from now on."""
        self._guard.open(monotonic())
        self.focus()
        self.show()

    def show(self) -> None:
        """Draw the menu as it is now."""
        menu = self._menu()
        self.dress(menu.options.theme)
        self.draw(partial(self._drawn, menu, self.place))

    def on_key(self, event: events.Key) -> None:
        """Move, choose, or tell that the menu is left."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        fresh = self._guard.lets(sign, event.time)
        command = self._menu().options.keys.commands.get(sign)
        if not self._move(command) and fresh and self._on_top:
            self._guard.spend()
            self._take(command, digit(sign))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel selects the next line."""
        event.stop()
        self._move(Command.DOWN)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel selects the line before."""
        event.stop()
        self._move(Command.UP)

    def on_canvas_view_clicked(self, message: CanvasView.Clicked) -> None:
        """A click on a line chooses it, one on a key is that key."""
        message.stop()
        if not self._guard.stands(message.time) or not self._on_top:
            return
        match message.target:
            case Entry(place):
                self._choose(place)
            case Key(command):
                self.post_message(self.Left(command))
            case _:
                pass

    @property
    def _on_top(self) -> bool:
        return self.app.screen is self.screen

    def _take(self, command: Command | None, number: int | None) -> None:
        """Choose by number, choose or step the selected line, or tell that the menu is left."""
        if number is not None:
            self._choose(number - 1)
        elif command in _CHOOSES:
            self._choose(self.place)
        elif command in _STEPS:
            self._step(command)
        else:
            self.post_message(self.Left(command))

    def _move(self, command: Command | None) -> bool:
        """Whether the command selects another line."""
        last = len(self._menu().items) - 1
        moves = {
            Command.UP: -1,
            Command.DOWN: 1,
            Command.PAGE_UP: -_PAGE,
            Command.PAGE_DOWN: _PAGE,
            Command.FIRST: -last,
            Command.LAST: last,
        }
        if command not in moves:
            return False
        self._place = max(0, min(last, self.place + moves[command]))
        self.show()
        return True

    def _step(self, command: Command | None) -> None:
        """The next or the former value of the selected line, if it is one."""
        items = self._menu().items
        back = items[self.place].back if items else None
        if back is None:
            return
        if command is Command.LEFT:
            back()
            self.show()
        else:
            self._choose(self.place)

    def _choose(self, place: int) -> None:
        items = self._menu().items
        if not 0 <= place < len(items):
            return
        self._place = place
        if items[place].closes:
            self.app.pop_screen()
        items[place].choose()
        self.show()
