"""Text in columns, for a terminal or a pipe."""

from collections.abc import Sequence
from unicodedata import east_asian_width


def in_columns(rows: Sequence[Sequence[str]]) -> str:
    """The rows as lines whose columns begin in the same terminal cell, two cells apart."""
    widths = [max(map(_cells, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(_padded(text, width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _padded(text: str, width: int) -> str:
    return text + " " * (width - _cells(text))


def _cells(text: str) -> int:
    """How many terminal cells the text takes: hanzi take two."""
    return sum(1 + (east_asian_width(sign) in {"W", "F"}) for sign in text)
