"""Matches as text files in one folder: found, read, grown line by line, each by one program at a time."""

import os
import re
import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from fuzhou_tui.records import disk
from fuzhou_tui.records.reading import BadRecord, read
from fuzhou_tui.records.record import CLOSINGS, Note, Record, entry_line, printable

MATCHES: Final = "matches"  # the folder's name in the data folder
SUFFIX: Final = ".txt"
MOST_BYTES: Final = 16 * 2**20  # some ten thousand hands
_NAME: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z-]{0,99}", re.ASCII)
_ID: Final = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})-([0-9]{2})([0-9]{2})[0-9]{2}-", re.ASCII)
_TAIL: Final = 64  # bytes, more than any closing line takes
_TRIES: Final = 100

Told = Callable[[str], None]


class Unreadable(ValueError):
    """A file that cannot be read as text at all; it names the file."""


class InPlay(RuntimeError):
    """A match that another program is playing."""


class MatchFile:
    """A journal on the disk. What cannot be saved is told once, kept, and tried again with the next lines."""

    def __init__(
        self,
        path: Path,
        told: Told,
        *,
        lock: FileLock | None = None,
        place: int | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        self.path = path  # the folder as long as the file is yet to be made
        self.trouble = ""  # why the last lines are not saved yet
        self._lock = lock
        self._place = place  # where the next line goes; None for a file that is yet to be made
        self._file: int | None = None
        self._pending = b""
        self.warn = told
        self._then = then  # what may be done once the first lines are safe
        self._closed = False

    @property
    def lost(self) -> bool:
        """Whether a record was begun, and its last lines could not be saved."""
        return bool(self._pending) and self._place is not None

    def append(self, lines: Sequence[str]) -> None:
        """Keep these lines after those before, so that no crash loses them; a closed file takes no more."""
        if self._closed:
            return
        self._pending += "".join(f"{line}\n" for line in lines).encode()
        try:
            self._save()
        except OSError as error:
            if not self.trouble:
                self.warn(error.strerror or str(error))
            self.trouble = error.strerror or str(error)
        else:
            self.trouble, self._pending = "", b""
            then, self._then = self._then, None
            if then is not None:
                then()

    def close(self) -> None:
        """Let another program have the match; the lock of one that nobody can go on with goes too."""
        if self._file is not None:
            os.close(self._file)
        if self._lock is not None:
            if is_closed(self.path):
                Path(self._lock.lock_file).unlink(missing_ok=True)
            self._lock.release()
        self._file = self._lock = None
        self._closed = True

    def _save(self) -> None:
        if self._file is None and self._place is None:
            self.path, self._lock, self._file = _new_file(self.path)
            self._place = 0
            self._pending = _heading(self._pending)
        elif self._file is None:
            self._file = disk.opened(self.path)
        self._place = disk.write_at(self._file, self._place or 0, self._pending)


def new_match(folder: Path, told: Told, then: Callable[[], None] | None = None) -> MatchFile:
    """A journal that makes its file with the first lines, and does `then` once they are safe."""
    return MatchFile(folder, told, then=then)


def going_on(path: Path, told: Told) -> tuple[Record, MatchFile]:
    """A match locked, then read, and the journal of what follows; raises InPlay, Unreadable, BadRecord."""
    lock = _locked(path)
    try:
        data = _bytes(path)
        record = read(_text(path, data))
    except (Unreadable, BadRecord):
        if lock is not None:
            lock.release()
        raise
    return record, MatchFile(path, told, lock=lock, place=data.rfind(b"\n") + 1)


def read_match(path: Path) -> Record:
    """The match of a file; raises Unreadable, BadRecord."""
    return read(_text(path, _bytes(path)))


def match_files(folder: Path) -> tuple[Path, ...]:
    """All records, the newest first by their names; none where there is no folder to look into."""
    try:
        return tuple(sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.name, reverse=True))
    except OSError:
        return ()


def named_match(folder: Path, name: str) -> Path | None:
    """The record of that id, None where there is none."""
    path = folder / f"{name}{SUFFIX}"
    return path if _NAME.fullmatch(name) and path.exists() else None


def begun_at(path: Path) -> str:
    """The date and time, UTC, that the file's name tells; `-` for one that was named otherwise."""
    found = _ID.match(path.stem)
    return "{}-{}-{} {}:{}".format(*found.groups()) if found else "-"


def is_closed(path: Path) -> bool:
    """Whether the last line says that the match is finished or abandoned."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - _TAIL))
            tail = file.read(_TAIL)
    except OSError:
        return False
    return any(tail.endswith(f"\n{entry_line(Note(word))}\n".encode()) for word in CLOSINGS)


def _new_file(folder: Path) -> tuple[Path, FileLock, int]:
    """A name nobody has, its lock, and the file; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for _ in range(_TRIES):
        path = folder / f"{_new_id()}{SUFFIX}"
        lock = _lock_of(path)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            continue
        try:
            return path, lock, disk.created(path)
        except FileExistsError:
            lock.release()
        except OSError:
            lock.release()
            raise
    raise FileExistsError(f"no free name in {folder}")


def _new_id() -> str:
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}-{secrets.token_hex(2)}"


def _heading(data: bytes) -> bytes:
    """The first lines with one, after the title, that says when they were written."""
    title, _, rest = data.partition(b"\n")
    return b"%s\n# %s UTC\n%s" % (title, f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}".encode(), rest)


def _lock_of(path: Path) -> FileLock:
    return FileLock(path.with_suffix(".lock"), thread_local=False)


def _locked(path: Path) -> FileLock | None:
    """The lock of the match, None where the folder cannot hold one; raises InPlay."""
    lock = _lock_of(path)
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise InPlay(f"{path.stem}: another program is playing this match") from error
    except OSError:
        return None
    return lock


def _bytes(path: Path) -> bytes:
    """All of a file that is no larger than a record can be; raises Unreadable."""
    name = printable(path.name)
    try:
        if path.exists() and not path.is_file():
            raise Unreadable(f"{name}: no file, so no record")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(f"{name}: {error.strerror or error}") from error
    if len(data) > MOST_BYTES:
        raise Unreadable(f"{name}: over {MOST_BYTES} bytes, too large for a record")
    return data


def _text(path: Path, data: bytes) -> str:
    """What stands before the last end of a line; raises Unreadable."""
    try:
        return data[: data.rfind(b"\n") + 1].decode()
    except UnicodeDecodeError as error:
        raise Unreadable(f"{printable(path.name)}: byte {error.start}: not UTF-8, so no record") from error
