"""How the line front end says tiles, melds and words."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fuzhou_tui import faces, words
from fuzhou_tui.engine.melds import FaceDownKong, Kong, KongKind, Meld, meld_tiles
from fuzhou_tui.engine.tiles import Seat, Tile, is_flower, tile_text
from fuzhou_tui.words import Lang


class Speech(NamedTuple):
    """A language, a way of writing tiles, and the players' names."""

    lang: Lang
    faces: faces.Faces | None  # None writes the notation that is typed
    names: Sequence[str]
    aloud: bool = False  # on a terminal: golds in the hand are named, and flowers, which nobody types

    def word(self, name: str, /, **values: object) -> str:
        """The word or sentence of that id."""
        return words.word(name, self.lang, **values)

    def name(self, seat: Seat) -> str:
        """The player's name."""
        return self.names[seat]

    def tile(self, tile: Tile) -> str:
        """`5万`, `5m`; flowers `东`, `1z` or `east`."""
        if self.faces is not None:
            return faces.short(tile, self.faces)
        text = tile_text(tile)
        return self.word(f"flower_{text}") if self.aloud and is_flower(tile) else text

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Tiles with blanks between them."""
        return " ".join(map(self.tile, tiles))

    def meld(self, meld: Meld) -> str:
        """`碰 5万 5万 5万`; nothing is told of a face-down kong but that it lies there."""
        return f"{self.word(_meld_word(meld))} {self.tiles(meld_tiles(meld))}".rstrip()

    def melds(self, melds: Iterable[Meld]) -> str:
        """Melds with commas between them."""
        return ", ".join(map(self.meld, melds))


def _meld_word(meld: Meld) -> str:
    match meld:
        case FaceDownKong() | Kong(kind=KongKind.CONCEALED):
            return "concealed_kong"
        case _:
            return type(meld).__name__.lower()
