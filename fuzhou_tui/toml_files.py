"""What every TOML file of the player's own needs: its text, and the line on which a key stands."""

import re
import tomllib
from pathlib import Path
from typing import Final

MOST_SETTINGS: Final = 1 << 14  # bytes of a settings file
# Where tomllib says that something is wrong.
_PLACE: Final = r" \(at (?:line (\d+), column \d+|end of document)\)"


class BadFile(ValueError):
    """A file whose text cannot be had; the message names the file."""


def file_text(path: Path, most_bytes: int) -> str:
    """The file's text, a byte order mark left out; raises BadFile."""
    try:
        with path.open("rb") as file:
            written = file.read(most_bytes + 1)
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}") from error
    if len(written) > most_bytes:
        raise BadFile(f"{path}: more than {most_bytes} bytes, far too many")
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(f"{path}: no UTF-8: {error.reason} at byte {error.start}") from error


def line_of(text: str, key: str) -> int | None:
    """The line, from 1, that gives the key a value, or opens the table of that name."""
    begins = re.compile(rf"""\s*\[*\s*["']?{re.escape(key)}["']?\s*[].=]""")
    for number, line in enumerate(text.split("\n"), 1):
        if begins.match(line):
            return number
    return None


def sound_part(text: str) -> tuple[dict[str, object], str | None]:
    """What the text says above the line that is no TOML, and what is wrong there, if anything."""
    lines = text.split("\n")
    wrong: str | None = None
    while True:
        try:
            return tomllib.loads("\n".join(lines)), wrong
        except (ValueError, RecursionError) as error:
            number = _bad_line(str(error), len(lines))
            wrong = wrong or f"line {number}: no TOML: {re.sub(_PLACE, '', str(error))}"
            del lines[number - 1 :]


def _bad_line(message: str, lines: int) -> int:
    """The line that tomllib complains of, from 1, else the last."""
    found = re.search(_PLACE, message)
    return min(int(found[1]), lines) if found and found[1] else lines
