"""The settings file changed: only the keys whose value is another, the player's comments kept."""

import os
from collections.abc import Collection, Mapping
from contextlib import suppress
from enum import Enum
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from tomlkit import TOMLDocument, document, nl, parse, table
from tomlkit.exceptions import ParseError
from tomlkit.items import Table

from fuzhou_tui.folders import settings_path
from fuzhou_tui.settings import KEYS, SETTINGS, USUAL, Settings, Value, read, value_of
from fuzhou_tui.toml_files import MOST_SETTINGS, BadFile, file_text

_READABLE: Final = 0o644


class NotWritten(ValueError):
    """Settings that could not be written down; the message names the file and says why."""


def write(settings: Settings, path: Path | None = None, chosen: Collection[str] = ()) -> None:
    """Write down what differs from the file as it is read, and the chosen keys; raises NotWritten.

    A file that is no TOML is left as it is, and so is each value that cannot be used and was not chosen anew.
    """
    path = settings_path() if path is None else path
    now = read(path).settings
    try:
        found = _document(path)
        for setting in SETTINGS:
            key = setting.name
            if key in chosen or value_of(settings, key) != value_of(now, key):
                _put(found, key, value_of(settings, key))
        text = found.as_string()
        _replace(path, text if text.endswith("\n") or not text else f"{text}\n")
    except (BadFile, ParseError) as error:
        raise NotWritten(f"{path}: not written, since it cannot be read: {error}") from error
    except OSError as error:
        raise NotWritten(f"{path}: not written: {error.strerror}") from error


def _document(path: Path) -> TOMLDocument:
    return parse(file_text(path, MOST_SETTINGS)) if path.exists() else document()


def _put(found: TOMLDocument, key: str, value: Value) -> None:
    """Give the key that value; the usual one is not written but where the file has the key."""
    if isinstance(value, Mapping):
        _put_keys(found, value)
    elif value is None:
        found.pop(key, None)
    elif key in found or value != value_of(USUAL, key):
        found[key] = value.value if isinstance(value, Enum) else value


def _put_keys(found: TOMLDocument, keys: Mapping[str, tuple[str, ...]]) -> None:
    lists = found.get(KEYS)
    if not isinstance(lists, Table):
        lists = table()
        if found.as_string():
            found.add(nl())
        found[KEYS] = lists
    for action in [name for name in lists if name not in keys]:
        lists.remove(action)
    for action, signs in keys.items():
        lists[action] = list(signs)


def _replace(path: Path, text: str) -> None:
    """Put the text in the file's place at once: after a crash there is the old one or the new one."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(path.stat().st_mode & 0o777 if path.exists() else _READABLE)
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise
