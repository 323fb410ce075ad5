"""Which keys decide: none typed before the prompt appeared, none held down since, one of a paste at most.

Times are seconds; a key's is when it was read from the terminal, not when its turn came.
"""

from typing import Final

QUIET: Final = 0.25
# Terminals repeat a held key every 20 to 50 ms, after a first pause of half a second or so.
_REPEAT: Final = 0.12
_FIRST_REPEAT: Final = 0.7
# Nobody types this fast: keys so close come from a paste without brackets, or from another program.
BURST: Final = 0.008


class Guard:
    """Lets a key through once the prompt has stood for a moment and the key was pressed afresh."""

    def __init__(self, quiet: float = QUIET) -> None:
        self._quiet = quiet
        self._opened = 0.0
        self._key = ""
        self._pressed = 0.0
        self._held = False
        self._spent = False

    def open(self, now: float) -> None:
        """A prompt has appeared."""
        self._opened = now

    def stands(self, now: float) -> bool:
        """Whether the prompt has stood long enough to be answered."""
        return now - self._opened >= self._quiet

    def lets(self, key: str, now: float) -> bool:
        """Whether the key, pressed now, may decide."""
        if not self._quiet:
            return True
        since, same = now - self._pressed, key == self._key
        held_before = same and since < _FIRST_REPEAT and self._pressed < self._opened + self._quiet
        repeated = same and since < _REPEAT
        self._held = not self.stands(now) or held_before or (repeated and self._held)
        self._spent = self._spent and since < BURST
        self._key, self._pressed = key, now
        return not (self._held or self._spent)

    def spend(self) -> None:
        """The latest key has decided, and so no other key of the same burst does."""
        self._spent = True
