"""What reaches the terminal: piece by piece it adds up to the picture."""

import re
from pathlib import Path
from typing import Final

import pytest
from rich.cells import cell_len
from terminal import on_a_terminal

from fuzhou_tui.words import Lang, word

# Where text goes; other codes, which are left out; and text itself.
_PIECE: Final = re.compile(
    r"\x1b\[(\d+);(\d+)H|\x1b\[[\d;?<>=]*\$?[a-zA-Z]|\x1b\][^\x07]*\x07|\x1b.|(.)", re.DOTALL
)


class Paper:
    """Cells that text is written on, as a terminal would; colours are not kept."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[" "] * width for _ in range(height)]
        self._x, self._y = 0, 0

    def write(self, text: str) -> None:
        """Write the text at the places it names."""
        for row, column, character in _PIECE.findall(text):
            if row:
                self._y, self._x = int(row) - 1, int(column) - 1
            elif character and character not in "\r\n":
                self._put(character)

    @property
    def rows(self) -> tuple[str, ...]:
        """What can be read."""
        return tuple("".join(row) for row in self.cells)

    def _put(self, character: str) -> None:
        row, width = self.cells[self._y], cell_len(character)
        if row[self._x] == "":
            row[self._x - 1] = " "
        if self._x + width < len(row) and row[self._x + width] == "":
            row[self._x + width] = " "
        row[self._x] = character
        if width == 2:
            row[self._x + 1] = ""
        self._x += width


@pytest.mark.parametrize(
    ("size", "steps"), [((80, 24), 6), pytest.param((120, 40), 40, marks=pytest.mark.slow)]
)
def test_what_is_sent_piece_by_piece_adds_up_to_the_whole_picture(
    size: tuple[int, int], steps: int, tmp_path: Path
) -> None:
    bots = "--seats easy,easy,easy,easy"
    with on_a_terminal(f"play --lang zh --seed 8 --pace off {bots}", tmp_path, size) as terminal:
        sent = terminal.until("旁观")
        terminal.type("z")
        sent += terminal.until("暂停中")
        for _ in range(steps):
            terminal.type(".")
            sent += terminal.read(0.3)
        pieces = on_paper(sent, size)
        terminal.type("?")
        sent += terminal.until(word("page_back", Lang.ZH)) + terminal.read(0.4)
        terminal.type(" ")
        sent += terminal.until("旁观") + terminal.read(0.3)
    assert pieces == on_paper(sent, size)
    assert {cell_len(row) for row in pieces} == {size[0]}


def on_paper(sent: bytes, size: tuple[int, int]) -> tuple[str, ...]:
    """The rows that the bytes leave on a terminal of that size."""
    paper = Paper(*size)
    paper.write(sent.decode())
    return paper.rows


def test_without_colours_no_code_of_a_colour_is_sent(tmp_path: Path) -> None:
    with on_a_terminal("play --lang zh --seed 8", tmp_path, (80, 24), NO_COLOR="1") as terminal:
        sent = terminal.until("轮到你出牌") + terminal.read(0.3)
        terminal.type("\x1b[D\x1b[D")
        sent += terminal.read(0.3)
        terminal.type("\x1bOR")
        sent += terminal.read(0.3)
    codes = {code for found in re.findall(rb"\x1b\[([\d;]*)m", sent) for code in found.split(b";")}
    assert codes <= {b"", b"0", b"1", b"2", b"4", b"7"}
