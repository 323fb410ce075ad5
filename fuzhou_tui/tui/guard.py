"""Which keys answer a prompt: none typed before it appeared, nor one held down since (seconds throughout)."""

from typing import Final

QUIET: Final = 0.25
# Terminals repeat a held key every 20 to 50 ms.
_REPEAT: Final = 0.12


class Guard:
    """Lets a key through once the prompt has stood for a moment and the key was pressed afresh."""

    def __init__(self, quiet: float = QUIET) -> None:
        self._quiet = quiet
        self._opened = 0.0
        self._key = ""
        self._pressed = 0.0
        self._held = False

    def open(self, now: float) -> None:
        """A prompt has appeared."""
        self._opened = now

    def lets(self, key: str, now: float) -> bool:
        """Whether the key, pressed now, answers the prompt."""
        if not self._quiet:
            return True
        repeated = key == self._key and now - self._pressed < _REPEAT
        early = now - self._opened < self._quiet
        self._held = early or (repeated and self._held)
        self._key, self._pressed = key, now
        return not self._held
