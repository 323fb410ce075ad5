"""The list of matches that were kept, read one after the other while it is shown."""

from functools import partial
from pathlib import Path
from typing import Protocol

from textual.message import Message
from textual.worker import Worker, get_current_worker

from fuzhou_tui.lobby import Kept, kept
from fuzhou_tui.records.reading import BadRecord
from fuzhou_tui.records.replay import BadReplay, Outcome
from fuzhou_tui.records.store import Unreadable, match_files
from fuzhou_tui.studying import Study, nothing_text, refusal, study
from fuzhou_tui.tui.menus.kept_menu import kept_item, kept_menu, unfinished_menu, unread_item, unreadable_item
from fuzhou_tui.tui.menus.menu import Menu
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.breakdown import end_if_broken
from fuzhou_tui.tui.screens.menu import MenuScreen


class Hall(Protocol):
    """Where a match that is chosen is shown or gone on with."""

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        ...

    def go_on_with(self, path: Path) -> None:
        """Sit down at the match of that file."""

    def replay(self, study: Study) -> None:
        """Show a match that was kept."""

    def come_back(self) -> None:
        """Look as the room looked that was left."""


class KeptScreen(MenuScreen):
    """Lists the matches, the newest first; what is known of the files before need not be read again."""

    class Read(Message):
        """A file has been read, or it is said why it cannot be."""

        def __init__(self, place: int, found: Kept | str) -> None:
            super().__init__()
            self.place = place
            self.found = found

    def __init__(self, folder: Path, hall: Hall, known: dict[Path, Kept]) -> None:
        self._hall = hall
        self._known = known
        self._paths = match_files(folder)
        self._items = [unread_item(path, partial(self._open, path)) for path in self._paths]
        self._notice = ""
        super().__init__(self._menu)

    def on_mount(self) -> None:
        """Begin to read."""
        self.run_worker(self._read, thread=True, exit_on_error=False)

    def on_screen_resume(self) -> None:
        """Show the lines as they are now, looking as a replay that was left looked."""
        self._hall.come_back()
        super().on_screen_resume()

    def on_kept_screen_read(self, message: Read) -> None:
        """Show what the file says."""
        path, lang = self._paths[message.place], self._hall.options.lang
        match message.found:
            case str(reason):
                item = unreadable_item(path, reason, lang, partial(self._tell, reason))
            case found:
                self._known[path] = found
                item = kept_item(found, lang, partial(self._open, path))
        self._items[message.place] = item
        self._view.show()

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """An error while reading ends the program."""
        end_if_broken(self.app, event, self._hall.options.lang)

    def _menu(self) -> Menu:
        return kept_menu(tuple(self._items), self._hall.options, self._notice)

    def _read(self) -> None:
        """Read every file, those nearest to the selected line first."""
        unread = set(range(len(self._paths)))
        while unread and not get_current_worker().is_cancelled:
            selected = self._view.place
            place = min(unread, key=lambda place: abs(place - selected))
            unread.remove(place)
            self.post_message(self.Read(place, self._looked_into(self._paths[place])))

    def _looked_into(self, path: Path) -> Kept | str:
        """What the file says, or said before where it cannot have changed; or why it cannot be read."""
        known = self._known.get(path)
        if known is not None and known.outcome is not Outcome.UNFINISHED:
            return known
        try:
            return kept(path)
        except (Unreadable, BadRecord, BadReplay) as error:
            return refusal(path, error, self._hall.options.lang)

    def _open(self, path: Path) -> None:
        """Show the match; one that is unfinished can be gone on with too."""
        match self._looked_into(path):
            case str(reason):
                self._tell(reason)
            case found if found.outcome is Outcome.UNFINISHED:
                go_on, show = partial(self._hall.go_on_with, path), partial(self._replay, path)
                menu = partial(unfinished_menu, found, self._hall.options, go_on, show)
                self.app.push_screen(MenuScreen(menu))
            case _:
                self._replay(path)

    def _replay(self, path: Path) -> None:
        """Show the match from its first hand on; where it cannot be shown it is said why."""
        lang = self._hall.options.lang
        try:
            found = study(path)
        except (Unreadable, BadRecord, BadReplay) as error:
            self._notice = refusal(path, error, lang)
            return
        self._notice = nothing_text(found, lang)
        if not self._notice:
            self._hall.replay(found)

    def _tell(self, reason: str) -> None:
        self._notice = reason
