"""Where a match in play writes its record."""

from collections.abc import Sequence
from typing import Protocol


class Journal(Protocol):
    """Keeps a record line by line; it never raises for a disk that fails."""

    trouble: str  # why the last lines are not safe yet, empty when they are

    def append(self, lines: Sequence[str]) -> None:
        """Keep these lines after those before, so that no crash loses them."""


class Unwritten:
    """A journal that keeps nothing."""

    trouble = ""

    def append(self, lines: Sequence[str]) -> None:
        """Let the lines go."""
