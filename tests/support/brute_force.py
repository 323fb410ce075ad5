"""Hands read by trying everything: the slow answers that the tables are held against."""

from functools import cache
from random import Random

from fuzhou_tui.engine.tiles import SUIT_TILES, Counts, Tile, counts

DECK = tuple(tile for tile in SUIT_TILES for _ in range(4))


def shapes_at(place: int) -> tuple[tuple[int, ...], ...]:
    """The pair and the sets of one suit, as places 0-8, that hold a tile of this place."""
    runs = (tuple(range(low, low + 3)) for low in range(max(0, place - 2), min(place, 6) + 1))
    return ((place,) * 2, (place,) * 3, *runs)


@cache
def suit_lacks(held: Counts, sets: int, pairs: int) -> int:
    """How many tiles nine counts lack to hold so many sets and pairs, any number of copies allowed."""
    place = next((place for place, copies in enumerate(held) if copies), None)
    if place is None:
        return 3 * sets + 2 * pairs
    least = suit_lacks((*held[:place], held[place] - 1, *held[place + 1 :]), sets, pairs)
    for shape in shapes_at(place):
        wanted = (sets, pairs - 1) if len(shape) == 2 else (sets - 1, pairs)
        if min(wanted) >= 0:
            rest = tuple(max(0, copies - shape.count(at)) for at, copies in enumerate(held))
            used = sum(held) - sum(rest)
            least = min(least, len(shape) - used + suit_lacks(rest, *wanted))
    return least


def lacks(held: Counts, gold: Tile, sets: int) -> int:
    """How many tiles 27 counts, golds wild, lack to hold so many sets and a pair."""
    naturals = tuple(0 if kind == gold else copies for kind, copies in enumerate(held))
    m, p, s = naturals[:9], naturals[9:18], naturals[18:]
    least = min(
        suit_lacks(m, of_m, pair == 0)
        + suit_lacks(p, of_p, pair == 1)
        + suit_lacks(s, sets - of_m - of_p, pair == 2)
        for pair in range(3)
        for of_m in range(sets + 1)
        for of_p in range(sets + 1 - of_m)
    )
    return max(0, least - held[gold])


def random_hand(rng: Random, size: int, golds: int) -> tuple[Counts, Tile]:
    """So many concealed tiles with so many golds, often nearly complete, and the kind of the gold."""
    gold = rng.choice(SUIT_TILES)
    naturals = [tile for tile in DECK if tile != gold]
    if rng.random() < 0.3:
        return counts([*rng.sample(naturals, size - golds), *[gold] * golds]), gold
    while True:
        groups = [rng.choice(shapes_at(rng.randrange(9))[1:]) for _ in range(size // 3)]
        suits = [9 * rng.randrange(3) for _ in groups]
        tiles = [Tile(suit + place) for group, suit in zip(groups, suits, strict=True) for place in group]
        tiles += [rng.choice(naturals)] * 2
        fitting = [tile for tile in tiles if tile != gold]
        rng.shuffle(fitting)
        kept = fitting[: size - golds]
        if len(kept) + golds == size and all(kept.count(tile) <= 4 for tile in kept):
            return counts([*kept, *[gold] * golds]), gold
