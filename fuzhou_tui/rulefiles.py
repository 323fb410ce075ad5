"""House rules from TOML files: found by name, checked, and refused with file, line and key (R10.2).

extends = "standard"    # a preset or another file
reserve = 17
golden_dragon = false   # not known at this table
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fuzhou_tui.engine.flags import Value, with_flags
from fuzhou_tui.engine.rules import PRESETS, STANDARD, Rules
from fuzhou_tui.folders import config_folder
from fuzhou_tui.records.flags import NAME, BadFlag, checked, checked_name, guess, known, shown
from fuzhou_tui.toml_files import BadFile, file_text, line_of

EXTENDS: Final = "extends"
SUFFIX: Final = ".toml"
MOST_BYTES: Final = 1 << 16


class BadRules(ValueError):
    """A ruleset that is not there or cannot be read; the message names the file, and the line and the key."""


def rules_folder() -> Path:
    """Where a file of rules is found by its name alone."""
    return config_folder() / "rules"


def own_files() -> tuple[Path, ...]:
    """The files of the player's own rules, by their names; none where there is no folder to look into."""
    try:
        return tuple(sorted(path for path in rules_folder().glob(f"*{SUFFIX}") if path.is_file()))
    except OSError:
        return ()


def ruleset(name: str) -> Rules:
    """The preset of that name, else the file, else the player's own file of that name. Raises BadRules."""
    return _ruleset(name, Path(), ())


def _ruleset(name: str, folder: Path, above: tuple[Path, ...]) -> Rules:
    """The ruleset as a file in that folder names it, `above` being the files that extend it."""
    if name in PRESETS:
        return PRESETS[name]
    path = _place(name, folder)
    if path.resolve() in (file.resolve() for file in above):
        raise BadRules(f"{path}: a circle: {', '.join(map(str, (*above, path)))}")
    return _read(path, (*above, path))


def _place(name: str, folder: Path) -> Path:
    own = rules_folder()
    for path in (folder / name, own / name, own / f"{name}{SUFFIX}"):
        if _is_file(path):
            return path
    if name and (folder / name).is_dir():
        raise BadRules(f"{shown(name)}: a folder found, a file expected")
    allowed = f"{', '.join(PRESETS)}, a file, or the name of one in {own}"
    raise BadRules(f"{name!r}: no such ruleset; {guess(name, PRESETS)}allowed are {allowed}")


def _is_file(path: Path) -> bool:
    """Whether there is something to read, which may be a pipe."""
    try:
        return path.exists() and not path.is_dir()
    except OSError as error:
        raise BadRules(f"{shown(str(path))}: {error.strerror}") from error


def _read(path: Path, above: tuple[Path, ...]) -> Rules:
    text = _text(path)
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRules(f"{path}: no TOML: {error}") from error
    return _File(path, text).rules(found, above)


def _text(path: Path) -> str:
    try:
        return file_text(path, MOST_BYTES)
    except BadFile as error:
        raise BadRules(str(error)) from error


class _File:
    """A file whose TOML has been read, and whose lines errors point to."""

    def __init__(self, path: Path, text: str) -> None:
        self._path = path
        self._text = text

    def rules(self, found: Mapping[str, object], above: tuple[Path, ...]) -> Rules:
        """The ruleset that these keys make, in the order they are written. Raises BadRules."""
        base = self._base(found, above)
        name = self._name(found)
        return with_flags(base, name, self._values(found, base))

    def _base(self, found: Mapping[str, object], above: tuple[Path, ...]) -> Rules:
        try:
            return _ruleset(_text_in(found, EXTENDS, STANDARD.name), self._path.parent, above)
        except BadFlag as error:
            raise BadRules(f"{self._where(EXTENDS)}{error}") from error
        except BadRules as error:
            raise BadRules(f"{self._where(EXTENDS)}{EXTENDS}: {error}") from error

    def _name(self, found: Mapping[str, object]) -> str:
        try:
            return checked_name(_text_in(found, NAME, self._path.stem))
        except BadFlag as error:
            stem = "" if NAME in found else '; so the file is called: give the rules a name = "..."'
            raise BadRules(f"{self._where(NAME)}{error}{stem}") from error

    def _values(self, found: Mapping[str, object], base: Rules) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for key, value in found.items():
            if key in {EXTENDS, NAME}:
                continue
            try:
                values[key] = checked(known(key, (EXTENDS, NAME)), value, base)
            except BadFlag as error:
                raise BadRules(f"{self._where(key)}{error}") from error
        return values

    def _where(self, key: str) -> str:
        """The file, and the line that gives the key a value, from 1."""
        number = line_of(self._text, key)
        return f"{self._path}: " if number is None else f"{self._path}: line {number}: "


def _text_in(found: Mapping[str, object], key: str, usual: str) -> str:
    """The text that the key is given. Raises BadFlag."""
    text = found.get(key, usual)
    if not isinstance(text, str):
        raise BadFlag(f"{key}: {shown(text)} found, text in quotes expected")
    return text
