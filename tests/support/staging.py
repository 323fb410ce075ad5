"""Walls staged by hand: what each seat is dealt, what is turned as gold, what comes from either end.

    staged_wall(hands=["123m...", "...", "", ""], indicator="9s", head="5m1p", tail="7s")

The result is 144 tiles in drawing order, as `start` takes them.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Final

from fuzhou_tui.engine.tiles import (
    ALL_TILES,
    SEATS,
    SUIT_TILES,
    Seat,
    Tile,
    is_flower,
    notation,
    seats_after,
    tiles,
)
from fuzhou_tui.engine.view import breaker

FROM_THE_DEALER: Final = (2, 3)  # dice whose total makes the dealer the breaker (R2.2)
_HAND: Final = 16
_DEALT: Final = 65
_SPARE: Final = 6  # suit tiles kept on the tail side of the flowers that nobody is meant to draw
# Neighbours lie two apart, so that sixteen in a row hold no pair and hardly a run.
_FILLERS: Final = tuple(
    Tile(kind) for rank in (0, 3, 6, 1, 4, 7, 2, 5, 8) for kind in (rank, 9 + rank, 18 + rank)
)


class BadWall(ValueError):
    """Tiles that cannot be staged."""


def staged_wall(  # noqa: PLR0913 -- one keyword for each part of a wall, as a test arranges it
    *,
    hands: Sequence[str] = ("", "", "", ""),
    indicator: str = "9s",
    head: str = "",
    tail: str = "",
    replacements: str = "",
    gold_flowers: str = "",
    dealer: int = 0,
    dice: tuple[int, int] = FROM_THE_DEALER,
) -> tuple[Tile, ...]:
    """A legal wall in drawing order that deals these tiles (R3.1); raises BadWall.

    `hands` are by seat, 16 tiles or 17 for the dealer, the last written being the last dealt; what is
    missing is filled with suit tiles. `replacements` come from the tail in the flower rounds (one for each
    flower in the hands and among themselves; missing ones are suit tiles), `gold_flowers` are turned before
    the `indicator`. After it `head` and `tail` follow from either end, in the order they are drawn.
    """
    pool = _Pool()
    dealt = [pool.take(text) for text in hands]
    opening = pool.take(replacements)
    turned = pool.take(gold_flowers) + pool.take(indicator)
    from_head, from_tail = pool.take(head), pool.take(tail)
    for seat, hand in zip(SEATS, dealt, strict=True):
        hand.extend(pool.fillers(_HAND + (seat == dealer) - len(hand)))
    opening += pool.fillers(sum(map(is_flower, chain(*dealt, opening))) - len(opening))
    drawn = opening + turned + from_tail
    ends = _at_tail(drawn + pool.fillers(_SPARE + len(drawn) % 2))
    start = _dealt_in_rounds(dealt, Seat(dealer), dice)
    return (*start, *from_head, *pool.rest(len(ALL_TILES) - len(start) - len(from_head) - len(ends)), *ends)


class _Pool:
    """The tiles not used yet."""

    def __init__(self) -> None:
        self._left = Counter(ALL_TILES)
        self._next = 0

    def take(self, text: str) -> list[Tile]:
        found = list(tiles(text))
        self._left.subtract(found)
        short = [tile for tile, left in self._left.items() if left < 0]
        if short:
            raise BadWall(f"{text!r}: no {notation(short)} left to stage")
        return found

    def fillers(self, count: int) -> list[Tile]:
        """Suit tiles in a fixed order."""
        found: list[Tile] = []
        if count < 0 or count > sum(self._left[tile] for tile in SUIT_TILES):
            raise BadWall(f"{count} tiles to fill in")
        while len(found) < count:
            tile = _FILLERS[self._next % len(_FILLERS)]
            self._next += 1
            if self._left[tile]:
                self._left[tile] -= 1
                found.append(tile)
        return found

    def rest(self, count: int) -> list[Tile]:
        """All that is left: suit tiles at the head side, then the flowers."""
        left = self.fillers(sum(self._left[tile] for tile in SUIT_TILES)) + sorted(self._left.elements())
        if len(left) != count:
            raise BadWall(f"{len(left)} tiles left for {count} places in the wall")
        return left


def _dealt_in_rounds(hands: Sequence[list[Tile]], dealer: Seat, dice: tuple[int, int]) -> list[Tile]:
    first = breaker(dealer, dice)
    order = (first, *seats_after(first))
    rounds = [
        tile for start in range(0, _HAND, 4) for seat in order for tile in hands[seat][start : start + 4]
    ]
    last = hands[dealer][_HAND:]
    if len(rounds) + len(last) != _DEALT:
        raise BadWall("hands of 16 tiles, 17 for the dealer, expected")
    return rounds + last


def _at_tail(drawn: list[Tile]) -> list[Tile]:
    """The end of a wall that gives these tail draws in order: a stack's upper tile, then the lower (R2.4)."""
    stacks = [drawn[place : place + 2] for place in range(0, len(drawn), 2)]
    return [tile for stack in reversed(stacks) for tile in stack]
