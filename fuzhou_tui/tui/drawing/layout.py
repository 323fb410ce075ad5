"""Where everything stands, by the size of the terminal."""

from enum import Enum
from typing import Final, NamedTuple

from textual.geometry import Region


class Size(Enum):
    """How much room there is."""

    WIDE = "wide"  # 120x40 and more
    MIDDLE = "middle"  # 100x30
    NARROW = "narrow"  # 80x24
    SMALL = "small"  # 60x16
    TINY = "tiny"  # too small to play


class Layout(NamedTuple):
    """The regions of one screen; an empty region is not drawn."""

    size: Size
    screen: Region
    header: Region
    ring: Region
    across: Region
    left: Region
    right: Region
    rail: Region  # log, counts, standings
    spare: Region  # a second, smaller rail
    own: Region  # the own discards, where they do not lie in the ring
    bar: Region  # the own name
    rack: Region  # the own flowers
    hand: Region
    action: Region  # what happened last
    options: Region
    inspector: Region
    footer: Region


_LEAST: Final = ((Size.WIDE, 120, 40), (Size.MIDDLE, 100, 30), (Size.NARROW, 80, 24), (Size.SMALL, 60, 16))
_NOWHERE: Final = Region(0, 0, 0, 0)


def size_of(width: int, height: int) -> Size:
    """The richest form that fits."""
    return next((size for size, w, h in _LEAST if width >= w and height >= h), Size.TINY)


def layout(width: int, height: int) -> Layout:
    """The regions for a screen of that size."""
    match size_of(width, height):
        case Size.WIDE:
            return _wide(width, height)
        case Size.MIDDLE:
            return _middle(width, height)
        case Size.NARROW:
            return _narrow(width, height)
        case size:
            return _small(size, width, height)


def _wide(width: int, height: int) -> Layout:
    """The ring in the middle of the table, seats round it, the rail on the right, a framed prompt below."""
    rail = 28 + min(20, (width - 120) // 2)
    table = width - rail
    top = 1 + (height - 40) // 2
    ring = Region((table - 44) // 2, top + 2, 44, 22)
    return Layout(
        size=Size.WIDE,
        screen=Region(0, 0, width, height),
        header=Region(0, 0, width, 1),
        ring=ring,
        across=Region(ring.x - 1, top, table - ring.x, 2),
        left=Region(1, ring.y + 1, ring.x - 2, 20),
        right=Region(ring.right + 2, ring.y + 1, table - ring.right - 3, 20),
        rail=Region(table, 2, rail - 1, height - 17),
        spare=_NOWHERE,
        own=_NOWHERE,
        bar=Region(0, height - 14, width, 1),
        rack=Region(1, height - 13, width - 2, 1),
        hand=Region(1, height - 12, width - 2, 6),
        action=Region(3, height - 6, width - 6, 1),
        options=Region(3, height - 5, width - 6, 1),
        inspector=Region(2, height - 3, width - 3, 1),
        footer=Region(0, height - 1, width, 1),
    )


def _middle(width: int, height: int) -> Layout:
    """As wide, without the rail: log and counts under the seats at either side."""
    top = 1 + (height - 30) // 2
    ring = Region((width - 40) // 2, top + 1, 40, 20)
    left = Region(1, ring.y, ring.x - 2, 11)
    right = Region(ring.right + 1, ring.y, width - ring.right - 2, 11)
    return Layout(
        size=Size.MIDDLE,
        screen=Region(0, 0, width, height),
        header=Region(0, 0, width, 1),
        ring=ring,
        across=Region(ring.x - 1, top, width - ring.x, 1),
        left=left,
        right=right,
        rail=Region(right.x, right.bottom + 1, right.width, ring.bottom - right.bottom - 1),
        spare=Region(left.x, left.bottom + 1, left.width, ring.bottom - left.bottom - 1),
        own=_NOWHERE,
        bar=Region(0, height - 8, width, 1),
        rack=_NOWHERE,
        hand=Region(1, height - 7, width - 2, 3),
        action=Region(1, height - 4, width - 2, 1),
        options=Region(1, height - 3, width - 2, 1),
        inspector=Region(1, height - 2, width - 2, 1),
        footer=Region(0, height - 1, width, 1),
    )


def _narrow(width: int, height: int) -> Layout:
    """A small ring, the seats in rows beside it with their discards under them."""
    others = width - 25
    return Layout(
        size=Size.NARROW,
        screen=Region(0, 0, width, height),
        header=Region(0, 0, width, 1),
        ring=Region(1, 1, 22, 11),
        across=Region(24, 1, others, 3),
        left=Region(24, 4, others, 3),
        right=Region(24, 7, others, 3),
        rail=_NOWHERE,
        spare=_NOWHERE,
        own=Region(24, 10, others, 3),
        bar=Region(0, height - 10, width, 1),
        rack=_NOWHERE,
        hand=Region(0, height - 9, width, 3),
        action=Region(1, height - 6, width - 2, 1),
        options=Region(1, height - 5, width - 2, 2),
        inspector=Region(1, height - 3, width - 2, 1),
        footer=Region(0, height - 1, width, 1),
    )


def _small(size: Size, width: int, height: int) -> Layout:
    """One row for the wall and for each seat, the hand on one row."""
    return Layout(
        size=size,
        screen=Region(0, 0, width, height),
        header=Region(0, 0, width, 1),
        ring=Region(0, 1, width, 1),
        across=Region(0, 2, width, 1),
        left=Region(0, 3, width, 1),
        right=Region(0, 4, width, 1),
        rail=_NOWHERE,
        spare=_NOWHERE,
        own=Region(0, 5, width, 2),
        bar=Region(0, height - 8, width, 1),
        rack=_NOWHERE,
        hand=Region(0, height - 7, width, 2),
        action=Region(1, height - 5, width - 2, 1),
        options=Region(1, height - 4, width - 2, 2),
        inspector=Region(1, height - 2, width - 2, 1),
        footer=Region(0, height - 1, width, 1),
    )
