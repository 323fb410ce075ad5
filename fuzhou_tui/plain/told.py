"""The lines that were told, and which of them somebody missed who was away from the keyboard."""

from collections import deque

from fuzhou_tui.plain.answers import MOST_LINES


class Told:
    """What was told to everybody at the keyboard, the latest last; people are those of the match's seats."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque(maxlen=MOST_LINES)
        self._count = 0
        self._opened = 0  # lines before the hand on the table
        self._heard: dict[int, int] = {}

    @property
    def lines(self) -> tuple[str, ...]:
        """All that is kept."""
        return tuple(self._lines)

    def add(self, line: str) -> None:
        """One more line."""
        self._lines.append(line)
        self._count += 1

    def open_hand(self) -> None:
        """A hand begins: whoever was away has heard all before it."""
        self._opened, self._heard = self._count, {}

    def leave(self, person: int) -> None:
        """The person, who has heard everything so far, leaves the keyboard."""
        self._heard[person] = self._count

    def missed(self, person: int) -> tuple[str, ...]:
        """What was told in this hand since the person left the keyboard, or from its beginning."""
        count = self._count - self._heard.get(person, self._opened)
        return self.lines[-count:] if count else ()
