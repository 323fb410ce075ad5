"""Hand cases: a hand written down as one JSON object, and what it waits for or should discard."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fuzhou_tui.case_fields import (
    BadCase,
    Fields,
    all_tiles,
    check_copies,
    check_names,
    melds_in,
    suit_tile_in,
    suit_tiles_in,
    tiles_in,
)
from fuzhou_tui.engine.distance import away, discards, useful
from fuzhou_tui.engine.melds import HAND_TILES, SETS
from fuzhou_tui.engine.tiles import SUIT_KINDS, Counts, Tile, counts, is_flower, tile_text

HAND_FIELDS: Final = ("gold", "hand", "melds", "seen")


class HandCase(NamedTuple):
    """A hand, and the tiles of each kind that its owner has not seen."""

    held: Counts
    gold: Tile
    sets: int  # that the concealed tiles must still hold
    unseen: Counts

    @property
    def waits(self) -> bool:
        """Whether the hand waits for a tile, not for a discard."""
        return sum(self.held) == 3 * self.sets + 1


class Choice(NamedTuple):
    """A tile that can be discarded, and what then helps with the copies left of each."""

    tile: Tile
    shanten: int
    accepts: dict[Tile, int]

    @property
    def total(self) -> int:
        """How many tiles help."""
        return sum(self.accepts.values())


def hand_case(fields: Fields) -> HandCase:
    """The hand these fields write down. Raises BadCase."""
    check_names(fields, HAND_FIELDS)
    gold = suit_tile_in(fields, "gold")
    hand, melds = suit_tiles_in(fields, "hand"), melds_in(fields, "melds", gold)
    waiting = HAND_TILES - 3 * len(melds)
    if len(hand) not in {waiting, waiting + 1}:
        raise BadCase(f"hand: {len(hand)} tiles, {waiting} or {waiting + 1} expected")
    known = all_tiles(hand, melds)
    check_copies("hand", known, gold)
    known = (*known, *tiles_in(fields, "seen", ""))
    check_copies("seen", known, gold)
    return HandCase(counts(hand), gold, SETS - len(melds), _unseen(gold, known))


def shanten(case: HandCase) -> int:
    """How many tiles the hand is from ready: -1 is complete, 0 ready."""
    return away(case.held, case.gold, case.sets) - 1


def waits(case: HandCase) -> dict[Tile, int]:
    """The kinds that bring a waiting hand nearer, with the copies left of each."""
    return _left(case, useful(case.held, case.gold, case.sets))


def choices(case: HandCase) -> tuple[Choice, ...]:
    """Every kind that can be discarded, best first: by shanten, then most tiles that help, then tile."""
    found = (
        Choice(tile, distance - 1, _left(case, helpful))
        for tile, distance, helpful in discards(case.held, case.gold, case.sets)
    )
    return tuple(sorted(found, key=lambda choice: (choice.shanten, -choice.total, choice.tile)))


def hand_answer(case: HandCase) -> dict[str, object]:
    """What scripts read about the hand."""
    if case.waits:
        return {"shanten": shanten(case), "waits": _written(waits(case))}
    return {
        "shanten": shanten(case),
        "discards": [
            {
                "tile": tile_text(choice.tile),
                "shanten": choice.shanten,
                "accepts": _written(choice.accepts),
                "total": choice.total,
            }
            for choice in choices(case)
        ],
    }


def _unseen(gold: Tile, known: Iterable[Tile]) -> Counts:
    """Four of each kind less those known, and for the gold's kind the indicator (R3.4)."""
    left = [4] * SUIT_KINDS
    for tile in (gold, *known):
        if not is_flower(tile):
            left[tile] -= 1
    return tuple(left)


def _left(case: HandCase, kinds: Iterable[Tile]) -> dict[Tile, int]:
    return {tile: case.unseen[tile] for tile in kinds}


def _written(left: dict[Tile, int]) -> dict[str, int]:
    return {tile_text(tile): copies for tile, copies in left.items()}
