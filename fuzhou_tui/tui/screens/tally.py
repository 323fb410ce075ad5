"""The statistics: a page that is counted while it is shown."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from textual.message import Message
from textual.worker import Worker, get_current_worker

from fuzhou_tui.studying import refusal
from fuzhou_tui.tally import Tally, everybody
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.tally_page import counting_page, tally_page
from fuzhou_tui.tui.screens.breakdown import end_if_broken
from fuzhou_tui.tui.screens.pages import PageScreen


class TallyScreen(PageScreen):
    """What the matches of a folder came to."""

    class Counted(Message):
        """All matches have been read; some were refused, each with a line on why."""

        def __init__(self, found: Mapping[str, Tally], refused: tuple[str, ...]) -> None:
            super().__init__()
            self.found = found
            self.refused = refused

    def __init__(self, matches: Path, options: Options) -> None:
        super().__init__(partial(counting_page, options), options)
        self._matches = matches
        self._lang = options.lang

    def on_mount(self) -> None:
        """Show that it is counted, and count."""
        super().on_mount()
        self.run_worker(self._count, thread=True, exit_on_error=False)

    def _count(self) -> None:
        refused: list[str] = []
        found = everybody(self._matches, lambda path, error: refused.append(refusal(path, error, self._lang)))
        if not get_current_worker().is_cancelled:
            self.post_message(self.Counted(found, tuple(refused)))

    def on_tally_screen_counted(self, message: Counted) -> None:
        """Show what was counted."""
        self.show(partial(tally_page, message.found, message.refused, self._options))

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """An error while counting ends the program."""
        end_if_broken(self.app, event, self._lang)
