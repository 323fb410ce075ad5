"""How a tile looks, and how wide it is: the only place that decides either (cells, not characters).

Three forms: small is three cells and a flag cell, boxed is 5x3, tall is 4x4. Every character here is one cell
wide or a hanzi of two; variation selectors never occur, nor U+1F004, which is two cells where others are one.
"""

from enum import Enum
from typing import Final, NamedTuple

from rich.cells import cell_len

from fuzhou_tui.engine.tiles import SUIT_KINDS, Tile, is_flower, rank

SMALL_CELLS: Final = 3
BOXED_CELLS: Final = 5
BOXED_ROWS: Final = 3
TALL_CELLS: Final = 4
TALL_ROWS: Final = 4

_SUITS: Final = {"zh": ("万", "饼", "索"), "ascii": ("w", "b", "t")}
_RANKS: Final = "一二三四五六七八九"
_FLOWERS: Final = "东南西北白发中春夏秋冬梅兰竹菊"
# Wind and dragon, season and plant initials: East, White, green (Fa), red (Zhong), Spring, Plum ...
_ASCII_FLOWERS: Final = (
    *("Ea", "So", "We", "No", "Wh", "Fa", "Zh"),
    *("Sp", "Su", "Au", "Wi", "Pl", "Or", "Ba", "Ch"),
)
_GLYPHS: Final = "🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀚🀛🀜🀝🀞🀟🀠🀡🀐🀑🀒🀓🀔🀕🀖🀗🀘🀀🀁🀂🀃🀆🀅中🀦🀧🀨🀩🀢🀣🀤🀥"


class Faces(Enum):
    """A way of drawing tiles."""

    ZH = "zh"
    ASCII = "ascii"
    GLYPH = "glyph"


class Flag(Enum):
    """What the cell after a small tile says of it."""

    NONE = " "
    GOLD = "*"
    LAST = "<"  # the last discard
    CUT = "'"  # 摸切: discarded from the draw
    CLAIMED = "x"


class Signs(NamedTuple):
    """The characters a picture is built of, one cell each unless said."""

    gold: str  # two cells: the indicator's marker
    here: str  # one cell: points at the tile under the cursor
    turn: tuple[str, str, str, str]  # points down, right, up, left: at the seat whose turn it is
    hidden: str  # two cells: a tile seen from behind
    rule: str
    strong_rule: str
    corners: tuple[str, str, str, str]  # ╭╮╰╯
    upright: str
    gone: str


_DRAWN: Final = Signs("金", "▴", ("▾", "▸", "▴", "◂"), "▐▌", "─", "═", ("╭", "╮", "╰", "╯"), "│", "·")
_TYPED: Final = Signs("G ", "^", ("v", ">", "^", "<"), "[]", "-", "=", ("+", "+", "+", "+"), "|", ".")


def signs(faces: Faces) -> Signs:
    """The characters pictures are built of; for ASCII faces none that some consoles draw two cells wide."""
    return _TYPED if faces is Faces.ASCII else _DRAWN


def small(tile: Tile, faces: Faces) -> str:
    """The tile in exactly three cells: `5万`, `东 `, `5w `, `Ea `."""
    if faces is Faces.GLYPH:
        glyph = _GLYPHS[tile]
        return glyph + " " if glyph == "中" else f" {glyph} "
    if is_flower(tile):
        return _flower(tile, faces) + " "
    text = f"{rank(tile)}{suit_sign(tile, faces)}"
    return text + " " if faces is Faces.ASCII else text


def short(tile: Tile, faces: Faces) -> str:
    """The small form without trailing blanks, for running text: `5万`, `东`, `5w`."""
    return small(tile, faces).strip()


def suit_sign(tile: Tile, faces: Faces) -> str:
    """The sign of a suit tile's suit: `万`, `w`."""
    return _SUITS["ascii" if faces is Faces.ASCII else "zh"][tile // 9]


def short_list(tiles: tuple[Tile, ...], faces: Faces) -> str:
    """Several tiles in running text, ranks of one suit joined: `1,4,7索 5饼`."""
    parts: list[str] = []
    for suit in range(3):
        ranks = ",".join(str(rank(tile)) for tile in tiles if not is_flower(tile) and tile // 9 == suit)
        if ranks:
            parts.append(ranks + suit_sign(Tile(suit * 9), faces))
    return " ".join((*parts, *(short(tile, faces) for tile in tiles if is_flower(tile))))


def stacked(tile: Tile, faces: Faces) -> tuple[str, str]:
    """The two rows of two cells inside a tall tile: rank over suit."""
    if faces is Faces.GLYPH:
        glyph = _GLYPHS[tile]
        return (glyph if glyph == "中" else glyph + " "), "  "
    if is_flower(tile):
        return _flower(tile, faces), "  "
    if faces is Faces.ASCII:
        return f"{rank(tile)} ", f" {suit_sign(tile, faces)}"
    return _RANKS[rank(tile) - 1], suit_sign(tile, faces)


def tall(tile: Tile, faces: Faces, *, gold: bool) -> tuple[str, str, str, str]:
    """Four rows of four cells; the lower edge of a gold says so."""
    upper, lower = stacked(tile, faces)
    left_top, right_top, left, right = signs(faces).corners
    rule, upright = signs(faces).rule, signs(faces).upright
    edge = signs(faces).gold.replace(" ", rule) if gold else rule * 2
    return (
        f"{left_top}{rule * 2}{right_top}",
        f"{upright}{upper}{upright}",
        f"{upright}{lower}{upright}",
        f"{left}{edge}{right}",
    )


def tall_back(faces: Faces) -> tuple[str, str, str, str]:
    """A tall tile lying face down."""
    fill = "##" if faces is Faces.ASCII else "░░"
    left_top, right_top, left, right = signs(faces).corners
    rule, upright = signs(faces).rule, signs(faces).upright
    middle = f"{upright}{fill}{upright}"
    return f"{left_top}{rule * 2}{right_top}", middle, middle, f"{left}{rule * 2}{right}"


def boxed(tile: Tile, faces: Faces, *, gold: bool, note: str = "") -> tuple[str, str, str]:
    """Three rows of five cells; a gold has a double edge and says so below, where a note has room too.

    A note is one cell or two, a gold's one cell.
    """
    upper, lower = _box_edges(faces, gold=gold, note=note)
    upright = signs(faces).upright
    return upper, f"{upright}{small(tile, faces)}{upright}", lower


def boxed_back(faces: Faces, note: str = "") -> tuple[str, str, str]:
    """A boxed tile lying face down."""
    fill = "###" if faces is Faces.ASCII else "░░░"
    upper, lower = _box_edges(faces, gold=False, note=note)
    upright = signs(faces).upright
    return upper, f"{upright}{fill}{upright}", lower


def _box_edges(faces: Faces, *, gold: bool, note: str) -> tuple[str, str]:
    rule = signs(faces).strong_rule if gold else signs(faces).rule
    corners = "++++" if faces is Faces.ASCII else "╒╕╘╛" if gold else "┌┐└┘"
    said = (signs(faces).gold.strip() if gold else "") + note
    said += rule * (BOXED_CELLS - 2 - cell_len(said))
    return f"{corners[0]}{rule * 3}{corners[1]}", f"{corners[2]}{said}{corners[3]}"


def _flower(tile: Tile, faces: Faces) -> str:
    place = tile - SUIT_KINDS
    return _ASCII_FLOWERS[place] if faces is Faces.ASCII else _FLOWERS[place]
