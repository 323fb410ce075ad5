"""选位: the seats are drawn by turning up tiles of the wall (RULES R11.4)."""

from typing import Final, NamedTuple

from fuzhou_tui.engine.tiles import SEATS, Seat, Tile, is_flower, next_seat, rank
from fuzhou_tui.engine.wall import STACKS, Chance

_FLOWER: Final = 100  # less the kind, 27-41: any flower beats any rank, 东 all others


class SeatDraw(NamedTuple):
    """What each seat turned up, and who sits where now."""

    draws: tuple[tuple[Tile, ...], ...]  # by old seat, in the order turned
    order: tuple[Seat, ...]  # the old seats, highest first: the next dealer's seat, then counter-clockwise


def draw_seats(tiles: tuple[Tile, ...], chance: Chance) -> SeatDraw:
    """Each seat picks a stack of the laid wall; ties turn the tile underneath, then pick another stack."""
    picks = _Picks(tiles, chance)
    while tied := _tied(picks.turned):
        for seat in tied:
            picks.turn(seat)
    order = sorted(SEATS, key=lambda seat: _height(picks.turned[seat]), reverse=True)
    return SeatDraw(tuple(map(tuple, picks.turned)), tuple(order))


def reseated(order: tuple[Seat, ...], dealer: Seat) -> tuple[Seat, ...]:
    """By new seat, the old seat of who sits there, the highest in the next dealer's seat."""
    places = {next_seat(dealer, steps): old for steps, old in enumerate(order)}
    return tuple(places[seat] for seat in SEATS)


class _Picks:
    """The tiles turned so far; it lives for the length of one draw."""

    def __init__(self, tiles: tuple[Tile, ...], chance: Chance) -> None:
        self._tiles = tiles
        self._chance = chance
        self._stacks: list[int] = []
        self._under: list[Tile | None] = [None] * 4
        self.turned: list[list[Tile]] = [[] for _ in SEATS]

    def turn(self, seat: Seat) -> None:
        """The tile under the one turned last, or the upper tile of a stack that nobody has picked."""
        under = self._under[seat]
        if under is not None:
            self._under[seat] = None
            self.turned[seat].append(under)
            return
        stack = self._fresh_stack()
        self._under[seat] = self._tiles[2 * stack + 1]
        self.turned[seat].append(self._tiles[2 * stack])

    def _fresh_stack(self) -> int:
        while (stack := int(self._chance() * STACKS)) in self._stacks:
            pass
        self._stacks.append(stack)
        return stack


def _tied(turned: list[list[Tile]]) -> tuple[Seat, ...]:
    """The seats whose tiles so far are no higher and no lower than another's."""
    heights = [_height(tiles) for tiles in turned]
    return tuple(seat for seat in SEATS if heights.count(heights[seat]) > 1)


def _height(turned: list[Tile]) -> tuple[int, ...]:
    """Higher is better: a flower before a suit tile, 东 the first of flowers, suits by rank."""
    return tuple(_FLOWER - tile if is_flower(tile) else rank(tile) for tile in turned)
