"""How the line front end says tiles, melds and words."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fuzhou_tui import faces, words
from fuzhou_tui.engine.melds import FaceDownKong, Kong, KongKind, Meld, meld_tiles
from fuzhou_tui.engine.tiles import Seat, Tile, tile_text
from fuzhou_tui.words import Lang


class Speech(NamedTuple):
    """A language, a way of writing tiles, and the players' names."""

    lang: Lang
    faces: faces.Faces | None  # None writes the notation that is typed
    names: Sequence[str]

    def word(self, name: str, /, **values: object) -> str:
        """The word or sentence of that id."""
        return words.word(name, self.lang, **values)

    def name(self, seat: Seat) -> str:
        """The player's name."""
        return self.names[seat]

    def tile(self, tile: Tile) -> str:
        """`5万`, `5m`."""
        return tile_text(tile) if self.faces is None else faces.short(tile, self.faces)

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
