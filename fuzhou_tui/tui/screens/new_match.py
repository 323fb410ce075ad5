"""A new match on the screen, line by line, before it is begun."""

from functools import partial
from typing import Protocol

from fuzhou_tui.players import MOST_NAME
from fuzhou_tui.tui.menus.draft import BadName, Draft, person, rulesets
from fuzhou_tui.tui.menus.entry import Wanted
from fuzhou_tui.tui.menus.start_menu import new_menu, one_line
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.entry import EntryScreen
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.words import word


class Hall(Protocol):
    """Where the new match is begun, and kept until then."""

    draft: Draft

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        ...

    def begin(self) -> None:
        """Begin the new match; ask first what becomes of one that was left."""


class NewMatchScreen(MenuScreen):
    """Shows what the new match of the hall is, and changes it there."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.rulesets, notices = rulesets(hall.draft.rules)
        self.notice = one_line(notices)
        super().__init__(partial(new_menu, self))

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        return self._hall.options

    @property
    def draft(self) -> Draft:
        """The match that would be begun."""
        return self._hall.draft

    def change(self, draft: Draft) -> None:
        """Another new match from now on."""
        self._hall.draft = draft

    def rename(self, place: int) -> None:
        """Let the person in that seat type a name."""
        title = word("new_name", self.options.lang, number=place + 1)
        wanted = Wanted(title, self._allowed, self.draft.seats[place].name)
        self.app.push_screen(EntryScreen(wanted, partial(self._call, place), self.options))

    def begin(self) -> None:
        """Begin the new match; ask first what becomes of one that was left."""
        self._hall.begin()

    def _call(self, place: int, text: str) -> None:
        """Give the person in that seat a name; raises BadName."""
        try:
            self.change(self.draft.with_player(place, person(text)))
        except BadName as error:
            raise BadName(self._allowed) from error

    @property
    def _allowed(self) -> str:
        return word("new_name_allowed", self.options.lang, most=MOST_NAME)
