"""How words, tiles and melds are written on a canvas, the same everywhere on the screen."""

from collections.abc import Iterable, Sequence
from typing import Final, Self

from textual.geometry import Region

from fuzhou_tui.engine.melds import Chow, FaceDownKong, KnownMeld, Meld, is_concealed, is_kong, meld_tiles
from fuzhou_tui.engine.tiles import FLOWER_SETS, Tile, is_flower, rank
from fuzhou_tui.faces import SMALL_CELLS, Faces, Flag, short, signs, small, suit_sign
from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.ink import BAR, FAINT, HEADING, PLAIN, Hue, Ink
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.targets import Key, Lying, Target
from fuzhou_tui.words import Lang, word

Piece = str | Tile
Inked = tuple[Piece, Ink]
PITCH: Final = SMALL_CELLS + 1  # a small tile and its flag cell

_SUITS: Final = (Hue.WAN, Hue.BING, Hue.SUO)
_FLAG: Final = Ink(Hue.ACCENT, bold=True)
_MARK_CELLS: Final = 3


class Pen:
    """Writes along one row of a canvas from left to right, as far as the row goes."""

    def __init__(self, canvas: Canvas, row: Region, faces: Faces) -> None:
        self.canvas = canvas
        self.x, self.y, self.limit = row.x, row.y, row.right
        self.faces = faces

    @property
    def room(self) -> int:
        """The cells left on the row."""
        return self.limit - self.x

    def text(self, text: str, ink: Ink = PLAIN) -> Self:
        """Write words."""
        self.x = self.canvas.put(self.x, self.y, text, ink, self.limit)
        return self

    def skip(self, cells: int = 1) -> Self:
        """Leave cells as they are."""
        self.x += cells
        return self

    def tile(
        self, tile: Tile, gold: Tile | None = None, flag: Flag = Flag.NONE, back: Hue | None = None
    ) -> Self:
        """A small tile and its flag cell; a tile claimed away is faint, the last discard underlined."""
        ink = FAINT if flag is Flag.CLAIMED else face(tile, gold, back)
        self._tile(tile, small(tile, self.faces), ink._replace(underline=flag is Flag.LAST))
        mark = Flag.GOLD if flag in {Flag.NONE, Flag.CUT} and tile == gold else flag
        return self.text(mark.value, FAINT if mark in {Flag.CLAIMED, Flag.CUT} else _FLAG)

    def pieces(self, pieces: Iterable[Piece], ink: Ink = PLAIN) -> Self:
        """Words and tiles in running text."""
        for piece in pieces:
            if isinstance(piece, str):
                self.text(piece, ink)
            else:
                self._tile(piece, short(piece, self.faces), face(piece, None))
        return self

    def inked(self, parts: Iterable[Inked]) -> Self:
        """Words and tiles, each word in an ink of its own."""
        for piece, ink in parts:
            self.pieces((piece,), ink)
        return self

    def meld(self, meld: Meld, lang: Lang) -> Self:
        """A meld in small tiles after its mark."""
        self.text(meld_mark(meld, lang)).skip()
        if isinstance(meld, FaceDownKong):
            return self.text((signs(self.faces).hidden + "  ") * 4, Ink(Hue.BACK))
        for tile in meld_tiles(meld):
            self.tile(tile)
        return self

    def melds(self, melds: Sequence[Meld], lang: Lang) -> Self:
        """Melds after each other, whole as far as the row goes, the others in short."""
        least = [short_width(meld, self.faces) + 1 for meld in melds]
        for place, meld in enumerate(melds):
            whole = meld_width(meld) + sum(least[place + 1 :]) <= self.room
            (self.meld if whole else self.short_meld)(meld, lang).skip()
        return self

    def short_meld(self, meld: Meld, lang: Lang) -> Self:
        """A meld in the least room: its mark and one tile, a chow by its ranks: `吃123万`."""
        self.text(meld_mark(meld, lang))
        if isinstance(meld, FaceDownKong):
            return self.text(signs(self.faces).hidden, Ink(Hue.BACK))
        tile = meld_tiles(meld)[0]
        return self._tile(tile, _short_text(meld, self.faces), face(tile, None))

    def rack(self, flowers: Sequence[Tile], spare: int = 0) -> Self:
        """The rack's groups as far as they fit with `spare` cells left over, `+n` for the n tiles more.

        There are no gaps between them where with gaps they would not fit.
        """
        groups = rack(flowers)
        gap = sum(width_of(rack_mark(group, self.faces)) + 1 for group in groups) <= self.room - spare
        for place, group in enumerate(groups):
            text = rack_mark(group, self.faces)
            rest = sum(map(len, groups[place:]))
            more = 0 if len(group) == rest else 4
            if width_of(text) + more > self.room - spare:
                return self.text(f"+{rest}", FAINT).skip()
            self._tile(group[0], text, rack_ink(group)).skip(gap)
        return self

    def _tile(self, tile: Tile, text: str, ink: Ink) -> Self:
        start = self.x
        self.text(text, ink)
        return self.mark(start, Lying(tile))

    def mark(self, start: int, target: Target) -> Self:
        """Say what the cells written since column `start` stand for under the mouse."""
        if self.x > start:
            self.canvas.mark(Region(start, self.y, self.x - start, 1), target)
        return self


def face(tile: Tile, gold: Tile | None, back: Hue | None = None) -> Ink:
    """The ink of a tile's face, golds on their own ground unless another is given."""
    fore = Hue.FLOWER if is_flower(tile) else _SUITS[tile // 9]
    return Ink(fore, back or (Hue.GOLD if tile == gold else Hue.TILE), bold=True)


def put_heading(canvas: Canvas, region: Region, title: str, faces: Faces) -> None:
    """A title with a rule after it on the region's first row."""
    rule = signs(faces).rule
    pen = Pen(canvas, region, faces).text(f"{rule} {title} ", HEADING)
    pen.text(rule * pen.room, FAINT)


def put_keys(canvas: Canvas, text: str) -> None:
    """What the keys do, on the last row."""
    canvas.put(0, canvas.height - 1, " " * canvas.width, BAR)
    canvas.put(1, canvas.height - 1, text, BAR)


def put_way_back(canvas: Canvas, text: str) -> None:
    """What the keys do, on the last row, a click on which goes back."""
    put_keys(canvas, text)
    canvas.mark(Region(0, canvas.height - 1, canvas.width, 1), Key(Command.BACK))


def pieces_width(pieces: Iterable[Piece], faces: Faces) -> int:
    """The cells that words and tiles take in running text."""
    return sum(width_of(piece if isinstance(piece, str) else short(piece, faces)) for piece in pieces)


def spaced(tiles: Sequence[Tile]) -> tuple[Piece, ...]:
    """Tiles with blanks between them."""
    return tuple(piece for tile in tiles for piece in (tile, " "))[:-1]


def meld_mark(meld: Meld, lang: Lang) -> str:
    """Two cells that say what kind of meld it is."""
    if isinstance(meld, Chow):
        return word("mark_chow", lang)
    if not is_kong(meld):
        return word("mark_pung", lang)
    return word("mark_concealed" if is_concealed(meld) else "mark_kong", lang)


def meld_width(meld: Meld) -> int:
    """The cells of a meld in small tiles."""
    return _MARK_CELLS + PITCH * (4 if is_kong(meld) else 3)


def short_width(meld: Meld, faces: Faces) -> int:
    """The cells of a meld in the least room."""
    return 2 + width_of(signs(faces).hidden if isinstance(meld, FaceDownKong) else _short_text(meld, faces))


def _short_text(meld: KnownMeld, faces: Faces) -> str:
    tiles = meld_tiles(meld)
    if not isinstance(meld, Chow):
        return short(tiles[0], faces)
    if faces is Faces.GLYPH:
        return "".join(short(tile, faces) for tile in tiles)
    return "".join(str(rank(tile)) for tile in tiles) + suit_sign(tiles[0], faces)


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


def rack_ink(group: tuple[Tile, ...]) -> Ink:
    """The ink of a group of the rack; complete sets stand out."""
    return Ink(Hue.FLOWER, Hue.TILE if len(group) == 1 else Hue.GOLD, bold=True)


def _holds(flowers: Sequence[Tile], flower_set: tuple[Tile, ...]) -> bool:
    return all(flowers.count(tile) >= flower_set.count(tile) for tile in flower_set)
