"""Matches kept in files: written by sessions, cut, damaged, and gone on with."""

from pathlib import Path

from matches import play_hand, seated

from fuzhou_tui.engine.match import Length
from fuzhou_tui.records.store import MatchFile, match_files, new_match
from fuzhou_tui.resuming import resumed
from fuzhou_tui.session import Session


class Words:
    """What a match file said went wrong."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def __call__(self, text: str) -> None:
        self.said.append(text)


def unheard(text: str) -> None:
    """Nothing may go wrong here."""
    raise AssertionError(text)


def kept(
    folder: Path, seats: str = "human:Ming,easy,normal,random", length: Length = Length.ROUND
) -> tuple[Session, MatchFile]:
    """A session of seed 7 that is written to a new file in the folder."""
    file = new_match(folder, unheard)
    return seated(seats, length=length, journal=file), file


def gone_on(path: Path) -> Session:
    """The match of the file, played on to its end as a bot would; the file is let go."""
    session, file = resumed(path, unheard)
    play_on(session)
    file.close()
    return session


def play_on(session: Session) -> Session:
    """The session after its last hand."""
    if session.state is not None and not session.over:
        play_hand(session, begun=True)
    while not session.finished:
        play_hand(session)
    return session


def only_file(folder: Path) -> Path:
    """The one match in the folder."""
    (path,) = match_files(folder)
    return path


def lines_of(path: Path) -> list[str]:
    """The record without its comments."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
