"""Complete hands by chance, to be judged under any rules."""

from random import Random
from typing import Final

from fuzhou_tui.engine.melds import Chow, KnownMeld, Kong, KongKind, Pung, meld_tiles
from fuzhou_tui.engine.scoring import Attempt, By
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS, SUIT_TILES, Tile, counts, is_flower, rank

_FLOWERS: Final = tuple(tile for tile in ALL_TILES if is_flower(tile))
_CLAIMS: Final = (By.DISCARD, By.ROB_KONG)


def random_win(chance: Random) -> Attempt:
    """A complete hand with 0-3 golds, any melds and rack, won by anybody in any manner."""
    gold = chance.choice(SUIT_TILES)
    while True:
        sets = [_set(chance) for _ in range(5)]
        pair = chance.choice(SUIT_TILES)
        tiles = [tile for each in sets for tile in meld_tiles(each)] + [pair, pair]
        if max(map(tiles.count, tiles)) <= 4 and gold not in tiles:
            break
    by = chance.choice((By.SELF, *_CLAIMS))
    opened = [isinstance(each, Kong) or chance.random() < 0.3 for each in sets]
    melds = [each for each, is_open in zip(sets, opened, strict=True) if is_open]
    hidden = [each for each, is_open in zip(sets, opened, strict=True) if not is_open]
    concealed = [tile for each in hidden for tile in meld_tiles(each)] + [pair, pair]
    chance.shuffle(concealed)
    golds = min(chance.choice((0, 0, 1, 2, 3)), len(concealed) - 1)
    last = concealed[-1]
    concealed[:golds] = [gold] * golds
    seat = chance.choice(SEATS)
    dealer = chance.choice(SEATS)
    source = chance.choice([other for other in SEATS if other != seat]) if by in _CLAIMS else None
    return Attempt(
        by=by,
        seat=seat,
        dealer=dealer,
        gold=gold,
        counts=counts(concealed),
        melds=tuple(melds),
        flowers=tuple(chance.sample(_FLOWERS, chance.choice((0, 0, 1, 4, 12, 25)))),
        tile=last,
        source=source,
        streak=chance.choice((0, 0, 1, 4)),
        base=chance.choice((1, 1, 2, 10)),
        wander=chance.choice((0, 0, 1, 2, 3)),
        cap=chance.choice((None, 60)) if by is By.SELF else None,
        first_discard=by is By.DISCARD and source == dealer and chance.random() < 0.5,
    )


def _set(chance: Random) -> KnownMeld:
    tile: Tile = chance.choice(SUIT_TILES)
    if rank(tile) <= 7 and chance.random() < 0.5:
        return Chow(tile)
    return Pung(tile) if chance.random() < 0.7 else Kong(tile, chance.choice(list(KongKind)))
