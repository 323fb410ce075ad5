"""The wall: shuffle, dice, break, its places on the table, and what proves it (RULES 2, 3.5-3.6)."""

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from fuzhou_tui.engine.tiles import ALL_TILES, Seat, Tile, tile_text
from fuzhou_tui.engine.view import WALL_TILES, Table, breaker

Chance = Callable[[], float]

STACKS: Final = 72
STACKS_A_WALL: Final = 18
# Drawing runs clockwise as seen from above, from a seat to the seat at its left hand (R2.3).
_WALLS_IN_ORDER: Final = (Seat(0), Seat(3), Seat(2), Seat(1))


class Deal(NamedTuple):
    """All that chance decides about a hand."""

    tiles: tuple[Tile, ...]  # 144, as laid: seat 0's wall from its right end, then those of seats 3, 2, 1
    dice: tuple[int, int]
    seat: Seat  # the dealer of a match's first hand (R11.1)
    salt: str  # 32 hex digits


class Stack(NamedTuple):
    """One stack of the wall, whole or used up."""

    seat: Seat  # in whose wall it stands
    place: int  # 1-18 from that player's right end
    upper: bool  # whether the upper tile is left
    lower: bool
    reserved: int  # how many of the tiles left are kept back, counted from the tail (R3.6)
    marked: bool  # whether the indicator lies on it (R3.5)


def deal(seed: str, number: int) -> Deal:
    """The deal of that hand of a match, numbers from 1."""
    return deal_and_chance(seed, number)[0]


def deal_and_chance(seed: str, number: int) -> tuple[Deal, Chance]:
    """The deal, and the random stream as it goes on after it: numbers from 0 to 1."""
    chance = Random(f"{seed}/{number}").random
    tiles = list(ALL_TILES)
    for place in range(WALL_TILES - 1, 0, -1):
        other = int(chance() * (place + 1))
        tiles[place], tiles[other] = tiles[other], tiles[place]
    dice = int(chance() * 6) + 1, int(chance() * 6) + 1
    seat = Seat(int(chance() * 4))
    salt = "".join(f"{int(chance() * 16):x}" for _ in range(32))
    return Deal(tuple(tiles), dice, seat, salt), chance


def commitment(deal: Deal) -> str:
    """The SHA-256 in hex that binds the deal before it is played."""
    tiles = "".join(map(tile_text, deal.tiles))
    return sha256(f"{deal.salt}:{tiles}:{deal.dice[0]}{deal.dice[1]}".encode()).hexdigest()


def drawing_order(tiles: tuple[Tile, ...], dealer: Seat, dice: tuple[int, int]) -> tuple[Tile, ...]:
    """The laid tiles in the order of drawing, upper tile of each stack first (R2.2, R2.3)."""
    start = 2 * _first_stack(dealer, dice)
    return tiles[start:] + tiles[:start]


def head_place(head: int, tail: int) -> int:
    """Where in the drawing order the next head tile lies; one tile at least must be left (R2.4)."""
    return _last_place(head) if head + tail == WALL_TILES - 1 else head


def tail_place(head: int, tail: int) -> int:
    """Where in the drawing order the next tail tile lies; one tile at least must be left (R2.4)."""
    return _last_place(head) if head + tail == WALL_TILES - 1 else _tail_order(tail)


def left(table: Table) -> tuple[int, ...]:
    """The places of the tiles left, in drawing order."""
    taken = {_tail_order(step) for step in range(table.tail)}
    if table.left == 0:
        return ()
    if table.left == 1:
        return (_last_place(table.head),)
    return tuple(place for place in range(table.head, WALL_TILES) if place not in taken)


def standing(table: Table) -> tuple[Stack, ...]:
    """All 72 stacks in drawing order, with what is left of each."""
    places = set(left(table))
    first, marked = _first_stack(table.dealer, table.dice), marker(table)
    kept = max(0, min(table.reserve, table.left))
    stacks: list[Stack] = []
    for stack in range(STACKS - 1, -1, -1):
        upper, lower = 2 * stack in places, 2 * stack + 1 in places
        reserved = min(kept, upper + lower)
        kept -= reserved
        wall, place = divmod((first + stack) % STACKS, STACKS_A_WALL)
        stacks.append(Stack(_WALLS_IN_ORDER[wall], place + 1, upper, lower, reserved, stack == marked))
    return tuple(reversed(stacks))


def marker(table: Table) -> int | None:
    """The stack, in drawing order from 0, on which the indicator lies as the reserve's marker (R3.5).

    None when no tile is left, or none is kept back.
    """
    places = left(table)
    if not places or not table.reserve:
        return None
    return max(places[-1] // 2 - (table.reserve + 1) // 2 + 1, places[0] // 2)


def _first_stack(dealer: Seat, dice: tuple[int, int]) -> int:
    """The laid stack at which drawing starts (R2.3)."""
    return STACKS_A_WALL * _WALLS_IN_ORDER.index(breaker(dealer, dice)) + sum(dice)


def _tail_order(step: int) -> int:
    """Where the tail tile taken at that step, from 0, lay: the last stack, upper tile first."""
    return WALL_TILES - 2 - step + 2 * (step % 2)


def _last_place(head: int) -> int:
    """Where the only tile left lies; where head and tail meet, either may have had the upper tile."""
    return head | 1
