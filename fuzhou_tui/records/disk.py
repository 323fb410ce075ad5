"""The one place where a record's bytes are written."""

import os
from errno import EIO
from pathlib import Path
from typing import Final

# Windows opens no folders, and needs none synced.
_FOLDER: Final = getattr(os, "O_DIRECTORY", None)
_BINARY: Final = getattr(os, "O_BINARY", 0)


def created(path: Path) -> int:
    """A new file, open for writing, in a folder that is made where it is missing; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)
    try:
        _sync_folder(path.parent)
    except OSError:
        os.close(file)
        path.unlink(missing_ok=True)
        raise
    return file


def opened(path: Path) -> int:
    """A file that is there, open for writing; raises OSError."""
    return os.open(path, os.O_RDWR | _BINARY)


def write_at(file: int, place: int, data: bytes) -> int:
    """Write the data at that place as the end of the file, and wait for the disk; the place after it.

    Raises OSError; then the file holds what it held up to the place, and may hold a part of the data.
    """
    os.ftruncate(file, place)
    os.lseek(file, place, os.SEEK_SET)
    left = memoryview(data)
    while left:
        written = os.write(file, left)
        if not written:
            raise OSError(EIO, os.strerror(EIO))
        left = left[written:]
    os.fsync(file)
    return place + len(data)


def _sync_folder(folder: Path) -> None:
    """A new name is safe only when its folder is."""
    if _FOLDER is None:
        return
    file = os.open(folder, os.O_RDONLY | _FOLDER)
    try:
        os.fsync(file)
    finally:
        os.close(file)
