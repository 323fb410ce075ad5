"""The options of the prompt as they are laid out: in full where they fit, else in less and less room."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final, NamedTuple

from textual.geometry import Region

from fuzhou_tui.engine.tiles import Tile, rank
from fuzhou_tui.faces import Faces, suit_sign
from fuzhou_tui.tui.choices import Choice, choices
from fuzhou_tui.tui.drawing.ink import ACTIVE, BOLD, FAINT, PLAIN
from fuzhou_tui.tui.drawing.pen import Inked, face, pieces_width
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import label
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.words import word


class Form(Enum):
    """How much of an option is shown."""

    FULL = "full"  # every tile
    SHORT = "short"  # sets by their ranks
    BARE = "bare"  # no letters and no margins either

    @property
    def gap(self) -> int:
        """The cells between two options."""
        return 1 if self is Form.BARE else 2


class Chip(NamedTuple):
    """An option where it stands."""

    choice: Choice
    region: Region
    parts: tuple[Inked, ...]


# Rather short on one row than in full on two.
_FORMS: Final = ((Form.FULL, 1), (Form.SHORT, 1), (Form.SHORT, 2), (Form.BARE, 2))
_OWN_TURN_SIGNS: Final = 2  # a letter, and an F-key for those whose input method swallows letters


def chips(scene: Scene, rows: Region) -> tuple[Chip, ...]:
    """The options in the rows, in the first form in which all of them fit."""
    offered = choices(scene)
    for form, height in _FORMS:
        placed = _placed(scene, offered, rows, form)
        bottom = rows.y + min(height, rows.height)
        if all(chip.region.bottom <= bottom and chip.region.right <= rows.right for chip in placed):
            break
    return placed


def _placed(scene: Scene, offered: Sequence[Choice], rows: Region, form: Form) -> tuple[Chip, ...]:
    x, y = rows.x, rows.y
    found: list[Chip] = []
    for choice in offered:
        parts = tuple(_parts(scene, choice, form))
        width = pieces_width((piece for piece, _ in parts), scene.faces)
        if x + width > rows.right and x > rows.x:
            x, y = rows.x, y + 1
        found.append(Chip(choice, Region(x, y, width, 1), parts))
        x += width + form.gap
    return tuple(found)


def _parts(scene: Scene, choice: Choice, form: Form) -> Iterable[Inked]:
    name = word(choice.word, scene.lang)
    if choice.barred is not None:
        letter = label(scene.keys, choice.command, scene.lang)
        return [(f"{letter} {name} {word(choice.barred.value, scene.lang)}", FAINT)]
    margin = "" if form is Form.BARE else " "
    key = (f"{margin}{_key(scene, choice, form)}{margin}", ACTIVE)
    full = form is Form.FULL or scene.faces is Faces.GLYPH
    return [key, (f" {name}", BOLD), *(_tiles(choice, scene.claimed) if full else _ranks(scene, choice))]


def _key(scene: Scene, choice: Choice, form: Form) -> str:
    if choice.number is not None:
        letter = "" if form is Form.BARE else f" {label(scene.keys, choice.command, scene.lang)}"
        return f"{choice.number}{letter}"
    both = scene.own_turn and choice.command in {Command.WIN, Command.KONG} and form is not Form.BARE
    return label(scene.keys, choice.command, scene.lang, _OWN_TURN_SIGNS if both else 1)


def _tiles(choice: Choice, claimed: Tile | None) -> list[Inked]:
    """The tiles in full, the one that would be taken in brackets: ` 3万4万[5万]`."""
    parts: list[Inked] = [(" ", PLAIN)] if choice.tiles else []
    taken = _taken(choice, claimed)
    for place, tile in enumerate(choice.tiles):
        if place == taken:
            parts += [("[", BOLD), (tile, PLAIN), ("]", BOLD)]
        else:
            parts.append((tile, PLAIN))
    return parts


def _ranks(scene: Scene, choice: Choice) -> list[Inked]:
    """A run by its ranks, ` 34[5]万`; of tiles that are alike one."""
    tiles = choice.tiles
    if choice.command is not Command.CHOW:
        return [(" ", PLAIN), (tiles[0], PLAIN)] if tiles else []
    taken = _taken(choice, scene.claimed)
    ranks = [f"[{rank(tile)}]" if place == taken else str(rank(tile)) for place, tile in enumerate(tiles)]
    return [(" ", PLAIN), (f"{''.join(ranks)}{suit_sign(tiles[0], scene.faces)}", face(tiles[0], None))]


def _taken(choice: Choice, claimed: Tile | None) -> int | None:
    """The place of the claimed tile among those of a set, the last of tiles that are alike."""
    if claimed is None or len(choice.tiles) < 2:
        return None
    return max(place for place, tile in enumerate(choice.tiles) if tile == claimed)
