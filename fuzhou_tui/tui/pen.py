"""How tiles and told events are put on a canvas, the same everywhere on the screen."""

from collections.abc import Iterable, Sequence
from typing import Final

from textual.geometry import Region

from fuzhou_tui.engine.melds import FaceDownKong, Meld, is_concealed, is_kong, meld_tiles
from fuzhou_tui.engine.melds import Chow as ChowMeld
from fuzhou_tui.engine.tiles import FLOWER_SETS, Tile, is_flower
from fuzhou_tui.faces import SMALL_CELLS, Faces, Flag, short, signs, small
from fuzhou_tui.tui.canvas import Canvas, width_of
from fuzhou_tui.tui.ink import FAINT, HEADING, PLAIN, Hue, Ink
from fuzhou_tui.words import Lang, word

Piece = str | Tile
PITCH: Final = SMALL_CELLS + 1

_SUITS: Final = (Hue.WAN, Hue.BING, Hue.SUO)


def face(tile: Tile, gold: Tile | None, back: Hue | None = None) -> Ink:
    """The ink of a tile's face, golds on their own ground unless another is given."""
    fore = Hue.FLOWER if is_flower(tile) else _SUITS[tile // 9]
    return Ink(fore, back or (Hue.GOLD if tile == gold else Hue.TILE), bold=True)


def put_tile(
    canvas: Canvas,
    x: int,
    y: int,
    tile: Tile,
    faces: Faces,
    *,
    gold: Tile | None,
    flag: Flag = Flag.NONE,
) -> int:
    """A small tile and its flag cell; answers the column after them."""
    if flag is Flag.CLAIMED:
        canvas.put(x, y, small(tile, faces) + flag.value, Ink(Hue.FAINT))
        return x + PITCH
    back = Hue.RECENT if flag is Flag.LAST else None
    canvas.put(x, y, small(tile, faces), face(tile, gold, back))
    mark = Flag.GOLD if flag is Flag.NONE and tile == gold else flag
    if mark is not Flag.NONE:
        canvas.put(x + SMALL_CELLS, y, mark.value, Ink(Hue.ACCENT, bold=True))
    return x + PITCH


def put_pieces(
    canvas: Canvas, x: int, y: int, pieces: Iterable[Piece], faces: Faces, ink: Ink = PLAIN, limit: int = 999
) -> int:
    """Words and tiles in running text; answers the column after them."""
    for piece in pieces:
        if isinstance(piece, str):
            x = canvas.put(x, y, piece, ink, limit)
        else:
            x = canvas.put(x, y, short(piece, faces), face(piece, None), limit)
    return x


def pieces_width(pieces: Sequence[Piece], faces: Faces) -> int:
    """The cells that words and tiles take in running text."""
    return sum(width_of(piece if isinstance(piece, str) else short(piece, faces)) for piece in pieces)


def put_heading(canvas: Canvas, region: Region, title: str, faces: Faces) -> None:
    """A title with a rule after it."""
    rule = signs(faces).rule
    x = canvas.put(region.x, region.y, f"{rule} {title} ", HEADING, region.right)
    canvas.put(x, region.y, rule * (region.right - x), FAINT, region.right)


def meld_mark(meld: Meld, lang: Lang) -> str:
    """Two cells that say what kind of meld it is."""
    if isinstance(meld, ChowMeld):
        return word("mark_chow", lang)
    if not is_kong(meld):
        return word("mark_pung", lang)
    return word("mark_concealed" if is_concealed(meld) else "mark_kong", lang)


def put_meld(canvas: Canvas, x: int, y: int, meld: Meld, lang: Lang, faces: Faces) -> int:
    """A meld in small tiles with its mark; answers the column after it."""
    x = canvas.put(x, y, meld_mark(meld, lang) + " ", PLAIN)
    if isinstance(meld, FaceDownKong):
        return canvas.put(x, y, (signs(faces).hidden + " ") * 4, Ink(Hue.BACK))
    for tile in meld_tiles(meld):
        x = put_tile(canvas, x, y, tile, faces, gold=None)
    return x


def short_meld(meld: Meld, lang: Lang, faces: Faces) -> tuple[Piece, ...]:
    """A meld in the least room: its mark and one tile, a chow by all three."""
    if isinstance(meld, FaceDownKong):
        return (meld_mark(meld, lang), signs(faces).hidden)
    tiles = meld_tiles(meld) if isinstance(meld, ChowMeld) else meld_tiles(meld)[:1]
    return (meld_mark(meld, lang), *tiles)


def rack(flowers: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """The flowers in groups: complete sets first, each whole, then the others one by one."""
    whole = [flower_set for flower_set in FLOWER_SETS if _holds(flowers, flower_set)]
    in_sets = {tile for flower_set in whole for tile in flower_set}
    return (*whole, *((tile,) for tile in sorted(flowers) if tile not in in_sets))


def rack_mark(group: tuple[Tile, ...], faces: Faces) -> str:
    """A group of the rack in running text: one flower, or a complete set between brackets."""
    if len(group) == 1:
        return short(group[0], faces)
    kinds = dict.fromkeys(group)
    return f"[{''.join(short(tile, faces) for tile in kinds)}{4 if len(kinds) == 1 else ''}]"


def put_rack(canvas: Canvas, x: int, y: int, flowers: Sequence[Tile], faces: Faces, limit: int) -> int:
    """The groups of the rack on one row as far as they fit, `..` for the rest; answers the column after."""
    for group in rack(flowers):
        text = rack_mark(group, faces)
        if x + width_of(text) + 3 > limit:
            return canvas.put(x, y, "..", PLAIN, limit)
        x = canvas.put(x, y, text, rack_ink(group)) + 1
    return x


def rack_ink(group: tuple[Tile, ...]) -> Ink:
    """The ink of a group of the rack; complete sets stand out."""
    return Ink(Hue.FLOWER, Hue.TILE if len(group) == 1 else Hue.GOLD, bold=True)


def _holds(flowers: Sequence[Tile], flower_set: tuple[Tile, ...]) -> bool:
    return all(flowers.count(tile) >= flower_set.count(tile) for tile in flower_set)
