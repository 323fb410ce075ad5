"""What reaches the terminal: piece by piece it adds up to the picture, and no code is sent without need."""

import re
from typing import Final

import pytest
from moments import seated
from pilots import FAST, Table
from rich.cells import cell_len
from scenes import Scene as Hand
from textual.drivers.headless_driver import HeadlessDriver

from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.app import TableApp
from fuzhou_tui.tui.scene import Auto

_PIECE: Final = re.compile(r"\x1b\[(\d+);(\d+)H|\x1b\[[\d;?]*[a-zA-Z]|([^\x1b])", re.DOTALL)


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


@pytest.mark.parametrize("faces", [Faces.ZH, Faces.ASCII])
@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_what_is_sent_adds_up_to_the_picture(
    size: tuple[int, int], faces: Faces, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = Paper(*size)
    monkeypatch.setattr(HeadlessDriver, "write", lambda _driver, text: paper.write(text))
    session = seated(Hand("123m456m147p258s3s69s"))
    async with TableApp(session, FAST._replace(faces=faces)).run_test(size=size) as pilot:
        table = Table(pilot, session)
        await table.settle()
        table.screen.course.give_orders(frozenset({Auto.BOT}))
        table.screen.go_on()
        await table.settle(lambda scene: scene.over)
        await pilot.pause(0.05)
        assert paper.rows == table.rows
