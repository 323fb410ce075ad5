"""What scoring cases and hand cases share: how fields are read, and which tiles can be held at once."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from fuzhou_tui.engine.melds import SETS, BadMeld, KnownMeld, meld, meld_text, meld_tiles
from fuzhou_tui.engine.tiles import COPIES, BadTile, Tile, is_flower, tile_text, tiles

Fields = Mapping[str, object]

LARGEST: Final = 10**9  # of any number in a case; far beyond any table's stake


class BadCase(ValueError):
    """A case that no table could come to or that is badly written; the message begins with the field."""


def fields_of(line: str) -> Fields:
    """The JSON object written in the line. Raises BadCase."""
    try:
        found: object = json.loads(line, object_pairs_hook=_each_once)
    except (ValueError, RecursionError) as error:
        raise error if isinstance(error, BadCase) else BadCase(f"no JSON object: {error}") from error
    if not isinstance(found, dict):
        raise BadCase(f"{_shown(found)} found, a JSON object expected")
    return found


def check_names(fields: Fields, allowed: Collection[str]) -> None:
    """Raise BadCase for a field that is not among the allowed."""
    for name in fields:
        if name not in allowed:
            raise BadCase(f"{_shown(name)}: no such field; allowed are {', '.join(allowed)}")


def text_in(fields: Fields, name: str, default: str | None = None) -> str:
    """The text in the field; without a default it must be given. Raises BadCase."""
    found = fields.get(name, default)
    if found is None and name not in fields:
        raise BadCase(f"{name}: missing")
    if not isinstance(found, str):
        raise BadCase(f"{name}: {_shown(found)} found, text expected")
    return found


def number_in(fields: Fields, name: str, default: int, least: int = 0, most: int = LARGEST) -> int:
    """The whole number in the field. Raises BadCase."""
    found = fields.get(name, default)
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        raise BadCase(f"{name}: {_shown(found)} found, a whole number from {least} to {most} expected")
    return found


def flag_in(fields: Fields, name: str) -> bool:
    """The true or false in the field, false by default. Raises BadCase."""
    found = fields.get(name, False)
    if not isinstance(found, bool):
        raise BadCase(f"{name}: {_shown(found)} found, true or false expected")
    return found


def choice_in(fields: Fields, name: str, allowed: Collection[str], default: str) -> str:
    """The word in the field, one of the allowed. Raises BadCase."""
    found = text_in(fields, name, default)
    if found not in allowed:
        raise BadCase(f"{name}: {_shown(found)} found; allowed are {', '.join(allowed)}")
    return found


def is_given(fields: Fields, name: str) -> bool:
    """Whether the field says anything: null is the same as leaving it out."""
    return fields.get(name) is not None


def tiles_in(fields: Fields, name: str, default: str | None = None) -> tuple[Tile, ...]:
    """The tiles in the field. Raises BadCase."""
    try:
        return tiles(text_in(fields, name, default))
    except BadTile as error:
        raise BadCase(f"{name}: {error}") from error


def suit_tiles_in(fields: Fields, name: str) -> tuple[Tile, ...]:
    """The suit tiles in the field. Raises BadCase."""
    found = tiles_in(fields, name)
    for tile in found:
        if is_flower(tile):
            raise BadCase(f"{name}: {tile_text(tile)} is a flower, suit tiles expected")
    return found


def suit_tile_in(fields: Fields, name: str) -> Tile:
    """The one suit tile in the field. Raises BadCase."""
    found = suit_tiles_in(fields, name)
    if len(found) != 1:
        raise BadCase(f"{name}: {len(found)} tiles found, one expected, like 5p")
    return found[0]


def flowers_in(fields: Fields, name: str) -> tuple[Tile, ...]:
    """The flowers in the field, none by default. Raises BadCase."""
    found = tiles_in(fields, name, "")
    for tile in found:
        if not is_flower(tile):
            raise BadCase(f"{name}: {tile_text(tile)} is no flower; allowed are 1-7z and 1-8f")
    check_copies(name, found)
    return found


def melds_in(fields: Fields, name: str, gold: Tile) -> tuple[KnownMeld, ...]:
    """The melds in the field, at most five and no gold in them (R5.3). Raises BadCase."""
    found = fields.get(name, ())
    if not isinstance(found, list | tuple):
        raise BadCase(f"{name}: {_shown(found)} found, a list expected, like ['chow:123m']")
    if len(found) > SETS:
        raise BadCase(f"{name}: {len(found)} melds found, at most {SETS} expected")
    return tuple(_meld_in(name, written, gold) for written in found)


def check_copies(name: str, found: Iterable[Tile], indicator: Tile | None = None) -> None:
    """Raise BadCase if more of a kind are held than there are, the indicator being out of play (R3.4)."""
    for tile, held in sorted(Counter(found).items()):
        most = COPIES[tile] - (tile == indicator)
        if held > most:
            beside = " besides the indicator" if tile == indicator else ""
            raise BadCase(f"{name}: {held} of {tile_text(tile)} found, there are {most}{beside}")


def all_tiles(concealed: Iterable[Tile], melds: Iterable[KnownMeld]) -> tuple[Tile, ...]:
    """The concealed tiles and those of the melds."""
    return (*concealed, *(tile for each in melds for tile in meld_tiles(each)))


def _meld_in(name: str, written: object, gold: Tile) -> KnownMeld:
    if not isinstance(written, str):
        raise BadCase(f"{name}: {_shown(written)} found, text expected, like 'chow:123m'")
    try:
        found = meld(written)
    except BadMeld as error:
        raise BadCase(f"{name}: {error}") from error
    if gold in meld_tiles(found):
        raise BadCase(
            f"{name}: {meld_text(found)} holds the gold {tile_text(gold)}, which is never in a meld"
        )
    return found


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name, times in Counter(name for name, _ in pairs).items() if times > 1)
        raise BadCase(f"{_shown(twice)}: given twice, once expected")
    return found


def _shown(found: object) -> str:
    """The value on one line, as JSON has it, cut to a readable length."""
    written = json.dumps(found, ensure_ascii=False, default=str)
    return written if len(written) <= 60 else f"{written[:57]}..."
