"""Going on with a match that was left: found among the records, recomputed, and written on."""

from collections.abc import Iterator
from pathlib import Path

from fuzhou_tui.players import BadSetup, setup_of
from fuzhou_tui.records.reading import BadRecord
from fuzhou_tui.records.record import Record, printable
from fuzhou_tui.records.replay import BadReplay, ReplayedHand, replay
from fuzhou_tui.records.store import MatchFile, Told, Unreadable, going_on, is_closed, match_files
from fuzhou_tui.session import Session


class Ended(ValueError):
    """A match that is finished or abandoned."""


class Damaged(ValueError):
    """A record that cannot be played on: broken, or of another program."""


def resumed(path: Path, told: Told) -> tuple[Session, MatchFile]:
    """The match as its last decision left it, and what it is written to; raises InPlay, Ended, Damaged."""
    try:
        record, file = going_on(path, told)
    except (Unreadable, BadRecord) as error:
        raise Damaged(f"{_name(path)}: {error}") from error
    try:
        return _session(path, record, file), file
    except (Ended, Damaged):
        file.close()
        raise


def newest_unfinished(folder: Path, told: Told) -> tuple[Session, MatchFile] | None:
    """The match that was begun last and can be gone on with; what cannot be read is told. Raises InPlay."""
    return next(_unfinished(folder, told), None)


def _unfinished(folder: Path, told: Told) -> Iterator[tuple[Session, MatchFile]]:
    for path in match_files(folder):
        if is_closed(path):
            continue
        try:
            yield resumed(path, told)
        except Ended:
            continue
        except Damaged as error:
            told(str(error))


def _session(path: Path, record: Record, file: MatchFile) -> Session:
    """The session that the record tells of; one without a hand has not begun."""
    try:
        last = _last_hand(record)
        header = record.header if last is None else record.header._replace(seats=last.players_after)
        session = Session(setup_of(header), file)
    except (BadReplay, BadSetup) as error:
        raise Damaged(f"{_name(path)}: {error}") from error
    session.go_on(last, record)
    if record.closing is not None or session.finished:
        raise Ended(f"{_name(path)}: the match has ended")
    return session


def _last_hand(record: Record) -> ReplayedHand | None:
    last = None
    for last in replay(record):  # noqa: B007 -- every hand is checked, the last one is wanted
        pass
    return last


def _name(path: Path) -> str:
    return printable(path.stem)
