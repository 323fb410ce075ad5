"""The parts colours play in a picture; which colour plays which part is the theme's business."""

from enum import Enum, auto
from typing import Final, NamedTuple


class Hue(Enum):
    """A part that a colour plays."""

    FELT = auto()  # the table
    WELL = auto()  # the plate in the middle of the ring, and fields set into the felt
    TEXT = auto()
    FAINT = auto()  # used-up stacks, barred options, quiet words
    BAR = auto()  # header and footer
    BAR_TEXT = auto()
    ACCENT = auto()  # whose turn, keys, headings
    ON_ACCENT = auto()  # text on the accent
    TILE = auto()  # the face of a tile
    WAN = auto()
    BING = auto()
    SUO = auto()
    FLOWER = auto()
    GOLD = auto()  # the face of a gold
    LIFTED = auto()  # the face of the tile under the cursor
    RECENT = auto()  # the face of the last discard
    FLASH = auto()  # the same, at the moment it is thrown
    BACK = auto()  # a tile seen from behind
    WALL = auto()  # an upper tile of the wall
    WALL_LOW = auto()  # a lower tile
    RESERVE = auto()
    RESERVE_LOW = auto()
    GOLD_LOW = auto()
    GOOD = auto()
    BAD = auto()


class Ink(NamedTuple):
    """How a cell is painted: foreground, background and what a terminal without colour shows too."""

    fore: Hue = Hue.TEXT
    back: Hue = Hue.FELT
    bold: bool = False
    underline: bool = False


PLAIN: Final = Ink()
BOLD: Final = Ink(bold=True)
FAINT: Final = Ink(Hue.FAINT)
HEADING: Final = Ink(Hue.ACCENT, bold=True)
BAR: Final = Ink(Hue.BAR_TEXT, Hue.BAR)
BAR_KEY: Final = Ink(Hue.ACCENT, Hue.BAR, bold=True)
ACTIVE: Final = Ink(Hue.ON_ACCENT, Hue.ACCENT, bold=True)
WARNING: Final = Ink(Hue.BAD, bold=True)
