"""The settings on the screen: every change is written down at once, and shown at once where it can be."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from textual import events
from textual.screen import Screen

from fuzhou_tui.folders import settings_path
from fuzhou_tui.settings import KEYS, BadSetting, Settings, changed, read
from fuzhou_tui.settings_writing import NotWritten, write
from fuzhou_tui.tui.applying import AT_ONCE, applied
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.keymap import BadKeys, Command, Keymap, keymap, sign_of
from fuzhou_tui.tui.menus.draw_key import Listening, listening_picture
from fuzhou_tui.tui.menus.entry import Wanted
from fuzhou_tui.tui.menus.keeper import Keeper
from fuzhou_tui.tui.menus.key_choice import ESCAPE, KeyRefused, names_of, with_key, written
from fuzhou_tui.tui.menus.looks import Shown
from fuzhou_tui.tui.menus.menu import Menu
from fuzhou_tui.tui.menus.settings_menu import settings_menu
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.cover import Cover
from fuzhou_tui.tui.screens.entry import EntryScreen
from fuzhou_tui.tui.screens.roomy import RoomyMenuScreen
from fuzhou_tui.words import word


def settings_screen(room: Shown, path: Path | None = None) -> Screen[None]:
    """Every setting, for the room that was open; of that file, the player's own if none is named."""
    return SettingsScreen(room, settings_path() if path is None else path)


class SettingsScreen(RoomyMenuScreen):
    """Keeps the settings of a file, and shows them line by line."""

    def __init__(self, room: Shown, path: Path) -> None:
        self._room = room
        self._path = path
        self._read = read(path)
        self._refused = ""
        self.remark = ""
        super().__init__(partial(settings_menu, self))

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        return self._room.options

    @property
    def settings(self) -> Settings:
        """What is chosen for good, as the file has it."""
        return self._read.settings

    @property
    def keys(self) -> Keymap:
        """The keys of every action, as the file has them; those of the screen where the file's clash."""
        try:
            return keymap(self.settings.keys)
        except BadKeys:
            return self.options.keys

    @property
    def notice(self) -> str:
        """Why the latest change was not made, and what is wrong with the file, a line each."""
        wrong = (word("set_file_wrong", self.options.lang, reason=text) for text in self._read.notices)
        return "\n".join(filter(None, (self._refused, *wrong)))

    def change(self, key: str, value: object) -> None:
        """Choose a value as the file has it, None for the usual one: whole, or not at all."""
        self._read = read(self._path)
        section = key.partition(".")[0]
        try:
            wanted = changed(self.settings, key, value)
            options = applied(self.options, wanted, section)
            write(wanted, self._path, (section,))
        except (BadSetting, BadKeys, NotWritten) as error:
            self._refused = word("set_not_written", self.options.lang, reason=str(error))
            self.remark = ""
            return
        self._read = read(self._path)
        self._refused = ""
        if options != self.options:
            self._room.choose(options)
        self.remark = word("set_written", self.options.lang, path=self._path)
        if section not in AT_ONCE:
            self.remark += word("set_next_match", self.options.lang)

    def open(self, menu: Callable[[Keeper], Menu]) -> None:
        """Show another menu."""
        self.remark = self._refused = ""
        self.app.push_screen(RoomyMenuScreen(partial(menu, self)))

    def ask(self, wanted: Wanted, take: Callable[[str], None]) -> None:
        """Let a line of text be typed."""
        self.remark = self._refused = ""
        self.app.push_screen(EntryScreen(wanted, take, self.options))

    def listen(self, command: Command, *, alone: bool) -> None:
        """Take the next key for that action, beside its others or alone."""
        self.remark = self._refused = ""
        self.app.push_screen(KeyScreen(self, command, alone=alone))


class KeyScreen(Cover):
    """Takes the next key for an action; one it cannot have is refused in words, Esc cancels."""

    def __init__(self, keeper: Keeper, command: Command, *, alone: bool) -> None:
        super().__init__(keeper.options, self.picture)
        self._keeper = keeper
        self._command = command
        self._alone = alone
        self._wrong = ""

    @property
    def wrong(self) -> str:
        """Why the latest key was refused."""
        return self._wrong

    def picture(self, width: int, height: int) -> Canvas:
        """What is waited for."""
        return listening_picture(self._shown, self._keeper.options, width, height)

    def on_key(self, event: events.Key) -> None:
        """The key that was pressed is the one."""
        event.stop()
        event.prevent_default()
        sign = sign_of(event)
        if not self._guard.lets(sign, event.time) or not self.is_active:
            return
        self._guard.spend()
        if sign != ESCAPE:
            self._give(sign)
        if sign == ESCAPE or not self._wrong:
            self.app.pop_screen()

    def on_canvas_view_clicked(self) -> None:
        """A click on what the keys do goes back."""
        if self.is_active:
            self.app.pop_screen()

    def _give(self, sign: str) -> None:
        """Give the action that key, or say why not."""
        keeper, command = self._keeper, self._command
        try:
            signs = with_key(keeper.keys, command, sign, keeper.options.lang, alone=self._alone)
        except KeyRefused as error:
            self._wrong = str(error)
            self._draw()
            return
        self._wrong = ""
        keeper.change(f"{KEYS}.{command.value}", written(command, signs))

    @property
    def _shown(self) -> Listening:
        lang, keys = self._keeper.options.lang, self._keeper.keys
        named = names_of(keys.signs[self._command], lang)
        title = word("key_for", lang, action=word(f"help_{self._command.value}", lang), keys=named)
        text = word("key_wanted_alone" if self._alone else "key_wanted_more", lang)
        return Listening(title, text, self._wrong)
