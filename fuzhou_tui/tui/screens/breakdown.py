"""What becomes of the program when work behind a screen breaks down."""

import logging

from textual.app import App
from textual.worker import Worker, WorkerState

from fuzhou_tui.words import Lang, word

_log = logging.getLogger(__name__)


def end_if_broken(app: App[None], event: Worker.StateChanged, lang: Lang, where: str = "") -> None:
    """End the program with a word where the work has failed; what went wrong is in the log."""
    if event.state is WorkerState.ERROR:
        _log.error("%s failed%s", event.worker.name, where and f" ({where})", exc_info=event.worker.error)
        app.exit(return_code=1, message=word("broke_down", lang))
