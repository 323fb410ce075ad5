"""Each decision's own random numbers."""

from hashlib import sha256
from random import Random


class Stream(Random):
    """A random stream that does what `Random(key)` does, and is seeded when it is first used.

    Seeding takes longer than many a decision, and most decisions use no chance at all.
    """

    def __init__(self, key: str) -> None:
        self._key: str | None = key
        self.gauss_next: float | None = None  # what seeding would have set

    def random(self) -> float:
        """The next number from 0 to 1."""
        self._begin()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """The next k random bits."""
        self._begin()
        return super().getrandbits(k)

    def _begin(self) -> None:
        if self._key is not None:
            key, self._key = self._key, None
            super().seed(key)


def decision_stream(seed: str, hand: int, seat: int, number: int) -> Stream:
    """The stream for a seat's decision of that number, from 0, in that hand of a match.

    A bot is given the stream, so it keeps a hash: the seed would tell the whole wall.
    """
    return Stream(sha256(f"{seed}/{hand}/{seat}/{number}".encode()).hexdigest())
