"""The start screen: where matches are begun and gone on with, and everything else is found."""

import secrets
from functools import partial
from pathlib import Path
from typing import Final

from textual.app import ComposeResult
from textual.message import Message
from textual.timer import Timer
from textual.worker import Worker, get_current_worker

from fuzhou_tui.lobby import Found, Game, House, Kept, begun, gone_on, refused, unfinished
from fuzhou_tui.records.store import InPlay
from fuzhou_tui.resuming import Damaged, Ended
from fuzhou_tui.settings import read
from fuzhou_tui.studying import Study
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.menus.draft import draft_of
from fuzhou_tui.tui.menus.draw_start import start_picture
from fuzhou_tui.tui.menus.start_menu import instead_menu, one_line, start_menu
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.rooms import (
    help_screen,
    import_all,
    lesson_room,
    replay_room,
    rules_screen,
    settings_screen,
    table_room,
    tally_screen,
)
from fuzhou_tui.tui.screens.breakdown import end_if_broken
from fuzhou_tui.tui.screens.kept import KeptScreen
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.screens.new_match import NewMatchScreen
from fuzhou_tui.tui.screens.room import Room
from fuzhou_tui.tui.widgets.menu_view import MenuView
from fuzhou_tui.words import word

_IDLE: Final = 0.3  # seconds after the lines are shown
_LATE: Final = 0.15  # seconds until the lines are shown without the match that is still looked for


class StartScreen(Room):
    """Shows what can be done; a match that is begun or gone on with covers it until its table is left."""

    _late: Timer | None = None

    class Looked(Message):
        """The matches that were left have been looked through."""

        def __init__(self, found: Found) -> None:
            super().__init__()
            self.found = found

    def __init__(self, house: House, options: Options) -> None:
        super().__init__()
        self._house = house
        self._settings, self._notices = read(options.config)
        self.options = options
        self.draft = draft_of(self._settings)
        self._found: Found | None = None  # None while it is looked for
        self._game: Game | None = None  # that was played last
        self._at_a_table = False  # whether it is played
        self._room: Room | None = None  # that was entered last
        self._read: dict[Path, Kept] = {}
        self._view = MenuView(partial(start_menu, self), start_picture)

    @property
    def kept(self) -> Kept | None:
        """The match that can be gone on with."""
        return None if self._found is None else self._found.kept

    @property
    def notice(self) -> str:
        """What went wrong, in one line."""
        return one_line((*self._notices, *(self._found.notices if self._found else ())))

    @property
    def looking(self) -> bool:
        """Whether the match to go on with is looked for."""
        return self._found is None

    @property
    def lost(self) -> bool:
        """Whether the last lines of the latest match could not be saved."""
        return self._game is not None and self._game.lost

    @property
    def on_top(self) -> bool:
        """Whether no other screen covers this one; Textual's `is_current` says so of the next one too."""
        return self.app.screen is self

    def compose(self) -> ComposeResult:
        """Nothing but the lines."""
        yield self._view

    def on_screen_resume(self) -> None:
        """Whoever comes back from a table has left it: other programs may have the match."""
        if not self.on_top:
            return
        self.come_back()
        self._read_settings()
        if self.looking or self._at_a_table:
            self._at_a_table = False
            self.let_go()
            self._look()
        else:
            self._view.open()

    def on_unmount(self) -> None:
        """The program ends, at whatever room."""
        self.let_go()

    def go(self) -> None:
        """End the program."""
        self.app.exit(return_code=int(self.lost))

    def let_go(self) -> None:
        """Close the file of the match that was played."""
        if self._game is not None:
            self._game.close()

    def come_back(self) -> None:
        """Look as the room looked that was left."""
        room, self._room = self._room, None
        if room is not None:
            self.choose(room.options)

    def choose(self, options: Options) -> None:
        """Show everything by other options from now on."""
        super().choose(options)
        self._view.show()

    def on_menu_view_left(self, message: MenuView.Left) -> None:
        """Only the key that leaves does so; the one for help opens the book of help."""
        match message.command:
            case Command.LEAVE:
                self.ask_to_leave()
            case Command.HELP:
                self.app.push_screen(help_screen(self.options))
            case _:
                pass

    # What the lines do.

    def go_on(self) -> None:
        """Sit down at the match that was left."""
        if self.kept is not None:
            self.go_on_with(self.kept.path)

    def go_on_with(self, path: Path) -> None:
        """Sit down at the match of that file."""
        game = self._opened(path)
        if game is not None:
            self._sit_down(game)

    def set_up(self) -> None:
        """Show what a new match will be."""
        self.app.push_screen(NewMatchScreen(self))

    def begin(self) -> None:
        """Begin the new match; ask first what becomes of one that was left."""
        if self._found is None:
            self._found = unfinished(self._house.matches, self.options.lang)
        if self.kept is None:
            self.begin_anew(give_up=False)
        else:
            self.app.push_screen(MenuScreen(partial(instead_menu, self)))

    def begin_anew(self, *, give_up: bool) -> None:
        """Begin the new match, and give up the one that was left, or keep it for later."""
        old = self._opened(self.kept.path) if give_up and self.kept is not None else None
        if give_up and old is None:
            return
        self._sit_down(begun(self.draft.setup(secrets.token_hex(16)), self._house.matches, self._warn, old))

    def learn(self) -> None:
        """Play the guided first hand."""
        self._enter(lesson_room(self.options))

    def look_back(self) -> None:
        """Show the matches that were kept."""
        self.app.push_screen(KeptScreen(self._house.matches, self, self._read))

    def replay(self, study: Study) -> None:
        """Show a match that was kept."""
        self._room = replay_room(study, self.options)
        self.app.push_screen(self._room)

    def count(self) -> None:
        """Show what the matches that were kept came to."""
        self.app.push_screen(tally_screen(self._house.matches, self.options))

    def read_rules(self) -> None:
        """Show the rules."""
        self.app.push_screen(rules_screen(self.draft.rules, self.options))

    def change_settings(self) -> None:
        """Show the settings."""
        self.app.push_screen(settings_screen(self, self.options.config))

    def quit(self) -> None:
        """End the program."""
        self.ask_to_leave()

    # Behind them.

    def _look(self) -> None:
        """Look for the match to go on with, and show the lines when it is found or late."""
        self._found = None
        self.run_worker(self._search, thread=True, exclusive=True, exit_on_error=False)
        self._view.select(0)
        self._late = self.set_timer(_LATE, self._view.open)

    def _read_settings(self) -> None:
        """A new match starts from the settings, if they are others now."""
        settings = read(self.options.config).settings
        if draft_of(settings) != draft_of(self._settings):
            self.draft = draft_of(settings)
        self._settings = settings

    def _search(self) -> None:
        found = unfinished(self._house.matches, self.options.lang)
        if not get_current_worker().is_cancelled:
            self.post_message(self.Looked(found))

    def on_start_screen_looked(self, message: Looked) -> None:
        """The match to go on with is the first line, and selected where nobody has chosen another."""
        if self._found is not None:
            return
        selected, self._found = self._view.place, message.found
        if self._late is not None:
            self._late.stop()
        self._view.select(selected and selected + (self.kept is not None))
        self._view.open()
        self.set_timer(_IDLE, self._get_ready)

    def _get_ready(self) -> None:
        """Import what may be entered next, while nothing else is to be done."""
        self.run_worker(import_all, thread=True, exit_on_error=False)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """An error while looking ends the program."""
        end_if_broken(self.app, event, self.options.lang)

    def _opened(self, path: Path) -> Game | None:
        """The match of that file; where it cannot be had it is said why."""
        try:
            return gone_on(path, self._warn)
        except (InPlay, Ended, Damaged) as error:
            self._back()
            self._notices = (refused(path, error, self.options.lang),)
            self._look()
            return None

    def _sit_down(self, game: Game) -> None:
        self._notices = ()
        game.call(self.options.lang)
        self._game, self._at_a_table = game, True
        self._enter(table_room(game.session, self.options))

    def _enter(self, room: Room) -> None:
        self._back()
        self._room = room
        self.app.push_screen(room)

    def _back(self) -> None:
        """Close the screens over this one."""
        while not self.on_top:
            self.app.pop_screen()

    def _warn(self, reason: str) -> None:
        self._house.told(reason)
        self._notices = (word("plain_cannot_save", self.options.lang, reason=reason),)
