"""The wall: shuffle, break, order of drawing, places, reserve and marker (R2, R3.5-R3.6)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from published import published_commitment, published_deal
from scenes import Scene
from walks import walked

from fuzhou_tui.engine.melds import Kong, KongKind, Meld
from fuzhou_tui.engine.rules import PRESETS, STANDARD, Rules
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS, Tile, tile, tile_text
from fuzhou_tui.engine.view import Table
from fuzhou_tui.engine.wall import (
    commitment,
    deal,
    drawing_order,
    head_place,
    left,
    marker,
    standing,
    tail_place,
)

# Seed, hand, the first eight tiles laid, dice, the seat drawn, the beginning of the commitment.
Golden = tuple[str, int, str, tuple[int, int], int, str]
DEALS: Final[list[Golden]] = [
    ("0", 1, "3z 4f 2m 2p 9p 6m 8s 9m", (2, 5), 1, "2d1a59642e078199"),
    ("1", 1, "1s 5s 8p 3m 5p 1p 6z 4s", (2, 5), 0, "cb782e78a1273856"),
    ("2", 1, "8m 1p 1s 4p 3m 7s 6m 1s", (2, 6), 2, "264cd500828e0b70"),
    ("3", 1, "7s 9p 8s 8p 3z 9s 7m 3f", (2, 2), 1, "2617ced1914157b9"),
    ("4", 1, "7s 3z 6m 2p 3m 7m 4z 6p", (2, 4), 0, "982efcaad5f9d255"),
    ("5", 1, "7m 8m 1m 7m 7p 1z 6m 4p", (3, 4), 0, "763ed8a41213c472"),
    ("6", 1, "6s 6m 2m 3p 4m 8m 1s 5z", (3, 6), 2, "87600ad6077d71de"),
    ("7", 1, "6m 9m 3p 2z 5f 1z 8f 3m", (5, 4), 2, "3bb061e606afb68c"),
    ("7", 2, "5m 5m 7z 3m 6m 6m 4s 3p", (4, 6), 1, "8eb48161883977fb"),
    ("7", 16, "5m 2z 2p 5z 6p 4m 5s 1z", (4, 5), 0, "6517f679983dc21d"),
    ("42", 1, "9s 3s 7z 6z 4s 3m 5z 7s", (3, 2), 1, "08a37076c3f40eb9"),
    ("20240131", 1, "4m 7z 5m 2p 4m 3p 5z 5p", (1, 4), 2, "d2091defcea8cc40"),
    ("-1", 1, "2z 2z 6z 7m 2s 7p 1s 7z", (6, 2), 2, "87780b7e63c46412"),
    ("1e3", 1, "2s 2p 4m 1p 7f 6p 3s 8s", (6, 5), 3, "05069e63a6cc3dcf"),
    ("fuzhou", 1, "1p 3f 2m 5p 4p 7s 5f 4p", (5, 2), 1, "34957aab443228c8"),
    ("Fuzhou", 1, "1z 2f 3p 8p 1z 8m 9m 6s", (2, 6), 3, "73b75dac2a3b4973"),
    ("福州", 1, "6s 2p 8m 6m 5p 6m 4s 5z", (4, 4), 0, "be4b761f4c91b99e"),
    ("7/0", 1, "8p 4s 5s 2s 1m 3p 6s 8p", (3, 1), 3, "7950e415382035bd"),
    ("18446744073709551616", 1, "8m 9m 7m 2p 2m 9s 8m 1z", (6, 4), 0, "99e26fb1e37d788f"),
    ("", 1, "6m 5f 8f 1s 5z 1m 2p 9p", (3, 3), 1, "77b911c9b270d92e"),
]
EVERY_BREAK: Final = [
    (dealer, (one, other)) for dealer, one, other in product(SEATS, range(1, 7), range(1, 7))
]
Address = tuple[int, int, str]  # seat, stack from that player's right end, upper or lower
BOTH: Final = ("upper", "lower")


@pytest.mark.parametrize("golden", DEALS)
def test_the_same_seed_deals_the_same_tiles_on_every_machine(golden: Golden) -> None:
    seed, number, first, dice, seat, bound = golden
    found = deal(seed, number)
    assert " ".join(map(tile_text, found.tiles[:8])) == first
    assert (found.dice, found.seat) == (dice, seat)
    assert commitment(found).startswith(bound)


@given(st.text(st.characters(exclude_categories=["Cs"])), st.integers(1, 99))
def test_a_deal_is_shuffled_exactly_as_it_is_published(seed: str, number: int) -> None:
    found, published = deal(seed, number), published_deal(seed, number)
    assert list(map(tile_text, found.tiles)) == published.tiles
    assert (list(found.dice), found.seat, found.salt) == (published.dice, published.dealer, published.salt)
    assert commitment(found) == published_commitment(published)
    assert Counter(found.tiles) == Counter(ALL_TILES)


@pytest.mark.slow
def test_every_kind_lies_everywhere_alike() -> None:
    """Pearson's chi-square over 144 places and 42 kinds; 5863 degrees of freedom, deviation about 108."""
    deals = 20_000
    found = Counter((place, kind) for number in range(deals) for place, kind in laid(number))
    due = {kind: deals * copies / 144 for kind, copies in Counter(ALL_TILES).items()}
    chi_square = sum(
        (found[place, kind] - due[kind]) ** 2 / due[kind] for place in range(144) for kind in due
    )
    assert abs(chi_square - 143 * 41) < 5 * 108


def laid(number: int) -> Iterable[tuple[int, Tile]]:
    return enumerate(deal("fair", number).tiles)


@pytest.mark.parametrize(
    ("dealer", "dice", "first", "last"),
    [
        (0, (1, 1), (1, 3, "upper"), (1, 2, "lower")),  # 0 is one, 1 is two
        (0, (2, 3), (0, 6, "upper"), (0, 5, "lower")),  # five comes back to the dealer
        (1, (1, 2), (3, 4, "upper"), (3, 3, "lower")),
        (2, (6, 6), (1, 13, "upper"), (1, 12, "lower")),  # three times round
        (3, (4, 4), (2, 9, "upper"), (2, 8, "lower")),
    ],
)
def test_drawing_starts_behind_the_counted_stacks_and_ends_with_them(
    dealer: int, dice: tuple[int, int], first: Address, last: Address
) -> None:
    places = drawn_addresses(dealer, dice)
    assert (places[0], places[-1]) == (first, last)


def test_drawing_runs_leftwards_and_on_through_the_wall_at_the_left_hand() -> None:
    places = drawn_addresses(0, (1, 1))
    assert places[:4] == [(1, 3, "upper"), (1, 3, "lower"), (1, 4, "upper"), (1, 4, "lower")]
    assert places[31:33] == [(1, 18, "lower"), (0, 1, "upper")]
    assert places[67:69] == [(0, 18, "lower"), (3, 1, "upper")]
    assert places[103:105] == [(3, 18, "lower"), (2, 1, "upper")]
    assert places[139:141] == [(2, 18, "lower"), (1, 1, "upper")]


@pytest.mark.parametrize(("dealer", "dice"), EVERY_BREAK)
def test_drawing_follows_the_walls_for_every_dealer_and_dice(dealer: int, dice: tuple[int, int]) -> None:
    assert drawn_addresses(dealer, dice) == walked_addresses(dealer, dice)


@pytest.mark.parametrize(("dealer", "dice"), EVERY_BREAK)
def test_every_stack_keeps_its_place_on_the_table(dealer: int, dice: tuple[int, int]) -> None:
    table = Scene().table._replace(dealer=SEATS[dealer], dice=dice)
    stacks = [(stack.seat, stack.place, end) for stack in standing(table) for end in BOTH]
    assert stacks == walked_addresses(dealer, dice)


@pytest.mark.parametrize("heads", range(145))
def test_head_and_tail_share_the_wall_to_the_very_last_tile(heads: int) -> None:
    for order in ("h" * heads + "t" * (144 - heads), "t" * (144 - heads) + "h" * heads):
        assert places_drawn(order) == model_drawn(order)


@given(st.permutations("h" * 72 + "t" * 72), st.integers(0, 144))
def test_head_and_tail_never_cross_in_whatever_order_they_draw(order: list[str], drawn: int) -> None:
    assert places_drawn(order) == model_drawn(order)
    head = order[:drawn].count("h")
    table = Scene().table._replace(head=head, tail=drawn - head)
    assert left(table) == tuple(sorted(model_drawn(order)[drawn:]))


def test_the_tail_gives_the_upper_tile_of_the_last_stack_then_the_lower_then_the_stack_before() -> None:
    assert places_drawn("ttttt") == [142, 143, 140, 141, 138]


def test_before_the_deal_all_144_tiles_stand() -> None:
    stacks = standing(Scene().table._replace(head=0, tail=0))
    assert len(stacks) == 72
    assert all(stack.upper and stack.lower for stack in stacks)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_what_stands_is_144_less_what_was_drawn_at_any_time(rules: Rules, seed: str) -> None:
    for state in walked(rules, seed, win=0):
        table = state.table
        stacks = standing(table)
        assert sum(stack.upper + stack.lower for stack in stacks) == 144 - table.head - table.tail
        assert sum(stack.reserved for stack in stacks) == min(table.reserve, table.left)
        assert sum(stack.marked for stack in stacks) == (table.left > 0 and table.reserve > 0)
        assert_reserved_at_the_tail([(stack.upper + stack.lower, stack.reserved) for stack in stacks])


def assert_reserved_at_the_tail(stacks: list[tuple[int, int]]) -> None:
    """Behind the first stack with a reserved tile every tile is reserved."""
    first = next((place for place, (_, reserved) in enumerate(stacks) if reserved), len(stacks))
    assert all(standing == reserved for standing, reserved in stacks[first + 1 :])


def test_the_reserve_counts_tiles_from_the_tail_over_a_half_used_last_stack() -> None:
    reserved = [stack.reserved for stack in standing(table_at(head=65, tail=1))]
    assert reserved == [0] * 62 + [1] + [2] * 8 + [1]


def test_near_the_end_all_that_is_left_is_reserved() -> None:
    stacks = standing(table_at(head=131, tail=2))
    assert [stack.reserved for stack in stacks] == [0] * 65 + [1] + [2] * 5 + [0]


@pytest.mark.parametrize(
    ("tail", "stack"),
    [
        (1, 64),  # the half-used last stack, the 72nd, counts: 72 to 64 are nine
        (2, 63),  # the last stack is used up
        (3, 63),
        (4, 62),
    ],
)
def test_the_indicator_lies_on_the_ninth_stack_from_the_tail(tail: int, stack: int) -> None:
    assert marked(table_at(head=65, tail=tail)) == stack


@pytest.mark.parametrize(
    ("kongs", "stack"),
    [
        ([KongKind.EXPOSED], 63),  # N = 19, ten stacks
        ([KongKind.CONCEALED], 63),  # N = 20, ten stacks
        ([KongKind.ADDED, KongKind.CONCEALED], 62),  # N = 21
        ([KongKind.CONCEALED] * 5, 59),  # N = 28
    ],
)
def test_the_indicator_lies_on_stack_half_of_a_grown_reserve(kongs: list[KongKind], stack: int) -> None:
    melds = tuple(Kong(tile(f"{rank}m"), kind) for rank, kind in enumerate(kongs, 1))
    assert marked(table_at(65, 1, melds)) == stack


@pytest.mark.parametrize(("head", "stack"), [(125, 64), (128, 65), (129, 65), (130, 66), (142, 72)])
def test_the_indicator_lies_on_the_headmost_stack_when_its_own_is_gone(head: int, stack: int) -> None:
    assert marked(table_at(head, 1)) == stack


def test_with_no_tile_left_there_is_no_stack_for_the_indicator() -> None:
    table = table_at(143, 1)
    assert marker(table) is None
    assert not any(stack.marked for stack in standing(table))


def test_where_nothing_is_kept_back_the_indicator_marks_no_stack() -> None:
    table = table_at(65, 1)
    for rules in (replace(STANDARD, reserve=0), replace(STANDARD, last_round=False)):
        bare = table._replace(rules=rules)
        assert marker(bare) is None
        assert not any(stack.marked or stack.reserved for stack in standing(bare))


def test_the_first_tile_kept_back_is_on_the_last_stack_and_marked() -> None:
    kong = (Kong(tile("1m"), KongKind.EXPOSED),)
    table = table_at(65, 1, kong)._replace(rules=replace(STANDARD, reserve=0))
    assert marked(table) == 72


def table_at(head: int, tail: int, melds: tuple[Meld, ...] = ()) -> Table:
    """A table with so many tiles taken from either end, and melds of seat 1."""
    table = Scene().table
    first, second, third, fourth = table.areas
    return table._replace(head=head, tail=tail, areas=(first, second._replace(melds=melds), third, fourth))


def marked(table: Table) -> int:
    """The number of the marked stack in drawing order, from 1."""
    (found,) = (place for place, stack in enumerate(standing(table), 1) if stack.marked)
    return found


def walked_addresses(dealer: int, dice: tuple[int, int]) -> list[Address]:
    """The places in the order of drawing, found by walking round the table."""
    breaker, counted = dealer, 1
    while counted < sum(dice):
        breaker, counted = (breaker + 1) % 4, counted + 1
    seats = [(breaker - step) % 4 for step in range(4)]
    stacks = [(seat, stack) for seat in seats for stack in range(1, 19)]
    stacks = stacks[counted:] + stacks[:counted]
    return [(seat, stack, end) for seat, stack in stacks for end in BOTH]


def drawn_addresses(dealer: int, dice: tuple[int, int]) -> list[Address]:
    """The places in the order of drawing, found by laying numbers instead of tiles."""
    laid = [(seat, stack, end) for seat in (0, 3, 2, 1) for stack in range(1, 19) for end in BOTH]
    return [laid[number] for number in drawing_order(tuple(map(Tile, range(144))), SEATS[dealer], dice)]


def places_drawn(order: Iterable[str]) -> list[int]:
    """The places that `h` and `t` draws take."""
    head = tail = 0
    found = []
    for end in order:
        found.append(head_place(head, tail) if end == "h" else tail_place(head, tail))
        head, tail = (head + 1, tail) if end == "h" else (head, tail + 1)
    return found


def model_drawn(order: Iterable[str]) -> list[int]:
    """The same from stacks of two: the first or last that holds a tile gives its upper one."""
    stacks = [[2 * stack, 2 * stack + 1] for stack in range(72)]
    found = []
    for end in order:
        stack = stacks[0 if end == "h" else -1]
        found.append(stack.pop(0))
        if not stack:
            stacks.remove(stack)
    return found
