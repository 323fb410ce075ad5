"""选位: the seats drawn by tiles of the wall (R11.4)."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice, pairwise
from random import Random
from typing import Final

import pytest
from published import published_deal
from wins import attempt, score

from fuzhou_tui.engine.match import Length, Match, new_match, settle
from fuzhou_tui.engine.rules import STANDARD, STREET, DrawSeats, Rules
from fuzhou_tui.engine.seats import SeatDraw, draw_seats, reseated
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS, Seat, next_seat, tile_text, tiles
from fuzhou_tui.engine.view import Won

DRAWN_BEFORE: Final = 143 + 2 + 1 + 32  # numbers that the deal takes: shuffle, dice, dealer, salt
ALWAYS: Final = DrawSeats.START_AND_AFTER


def drawn(*stacks: str, picks: Iterable[int] = range(72)) -> SeatDraw:
    """The seats drawn from these stacks, upper and lower tile, picked in the order of those numbers."""
    laid = tiles("".join(stacks))
    return draw_seats(laid + ALL_TILES[: 144 - len(laid)], picking(picks))


def picking(stacks: Iterable[int]) -> Callable[[], float]:
    """A stream of chance that picks these stacks."""
    numbers = ((stack + 0.5) / 72 for stack in stacks)
    return lambda: next(numbers)


def turned(draw: SeatDraw) -> list[str]:
    """The tiles that each seat turned up, in order."""
    return [" ".join(map(tile_text, found)) for found in draw.draws]


def test_the_highest_tile_comes_first_and_a_flower_beats_any_suit_tile() -> None:
    draw = drawn("5m1m", "8f1m", "9p1m", "3s1m")
    assert turned(draw) == ["5m", "8f", "9p", "3s"]
    assert draw.order == (1, 2, 0, 3)


def test_among_flowers_the_east_is_highest_and_the_order_that_of_the_notation() -> None:
    flowers = [f"{number}z" for number in range(1, 8)] + [f"{number}f" for number in range(1, 9)]
    for higher, lower in pairwise(flowers):
        assert drawn(f"{lower}1m", f"{higher}1m", "2m1m", "1p1m").order == (1, 0, 2, 3)


def test_on_a_tie_the_tiles_underneath_are_compared() -> None:
    draw = drawn("5m4m", "1z4m", "9p2s", "9p1f")
    assert turned(draw) == ["5m", "1z", "9p 2s", "9p 1f"]
    assert draw.order == (1, 3, 2, 0)


def test_equal_rank_in_another_suit_is_a_tie() -> None:
    assert turned(drawn("7m1m", "7p2m", "6s1m", "5s1m")) == ["7m 1m", "7p 2m", "6s", "5s"]


def test_when_the_tiles_underneath_tie_too_each_picks_another_stack() -> None:
    draw = drawn("7m1m", "7p1p", "6s1m", "5s1m", "2m9m", "3m9m")
    assert turned(draw) == ["7m 1m 2m", "7p 1p 3m", "6s", "5s"]
    assert draw.order == (1, 0, 2, 3)


def test_what_was_higher_before_the_tie_stays_higher_after_it() -> None:
    draw = drawn("7m1m", "7p2p", "6s9m", "6m1z")
    assert turned(draw) == ["7m 1m", "7p 2p", "6s 9m", "6m 1z"]
    assert draw.order == (1, 0, 3, 2)


def test_of_three_that_tie_the_two_that_tie_again_go_on_alone() -> None:
    draw = drawn("7m3m", "7p3p", "7s9m", "1m1p", "4m1m", "5m1m")
    assert turned(draw) == ["7m 3m 4m", "7p 3p 5m", "7s 9m", "1m"]
    assert draw.order == (2, 1, 0, 3)


def test_a_stack_that_is_taken_is_drawn_again() -> None:
    draw = drawn("5m1m", "6m1m", "7m1m", "8m1m", picks=[2, 2, 0, 2, 0, 3, 1])
    assert turned(draw) == ["7m", "5m", "8m", "6m"]


def test_the_highest_takes_the_next_dealers_seat_and_the_others_follow_counter_clockwise() -> None:
    order = (Seat(1), Seat(3), Seat(2), Seat(0))
    assert reseated(order, Seat(2)) == (2, 0, 1, 3)  # by new seat: 2 from 1, 3 from 3, 0 from 2, 1 from 0
    assert reseated(order, Seat(0)) == (1, 3, 2, 0)


# When it happens.


def after_unseating(match: Match, dealers: int) -> Match:
    """The match after so many dealers were unseated, each by the next seat's win."""
    for _ in range(dealers):
        win = attempt(seat=next_seat(match.dealer), dealer=match.dealer)
        match = settle(match, Won(win, score(STANDARD, win)))
    return match


def endless(rules: Rules = STANDARD) -> Match:
    return new_match(rules, 1, "7", Length.ENDLESS)


def test_after_a_game_the_seats_are_drawn_and_points_move_with_the_players() -> None:
    before, after = after_unseating(endless(), 15), after_unseating(endless(), 16)
    assert before.seat_draw is None
    assert before.players == (0, 1, 2, 3)
    assert after.seat_draw is not None
    assert after.players == reseated(after.seat_draw.order, after.dealer)
    unmoved = after_unseating(endless(STREET), 16).scores
    assert after.scores == tuple(unmoved[old] for old in after.players)


def test_the_draw_is_told_of_once_and_comes_again_after_the_next_game() -> None:
    once = after_unseating(endless(), 17)
    assert once.seat_draw is None
    twice = after_unseating(endless(), 32)
    assert twice.seat_draw is not None
    moved = reseated(twice.seat_draw.order, twice.dealer)
    assert twice.players == tuple(once.players[old] for old in moved)


def test_the_deal_goes_on_from_the_seat_that_was_due() -> None:
    match = after_unseating(endless(), 16)
    assert match.dealer == endless().dealer
    assert (match.number, match.streak) == (17, 0)


def test_where_the_table_never_draws_seats_everybody_stays() -> None:
    match = after_unseating(endless(STREET), 16)
    assert match.seat_draw is None
    assert match.players == (0, 1, 2, 3)


def test_seats_are_drawn_after_a_game_that_ends_the_match_too() -> None:
    match = after_unseating(new_match(STANDARD, 1, "7", Length.GAME), 16)
    assert match.finished
    assert match.seat_draw is not None


def test_the_seats_can_be_drawn_at_the_start_too() -> None:
    match = new_match(drawing_seats(ALWAYS), 1, "7", Length.ROUND)
    assert match.seat_draw is not None
    assert match.players == reseated(match.seat_draw.order, match.dealer)
    assert match.scores == (0, 0, 0, 0)
    assert endless().seat_draw is None


@pytest.mark.parametrize("seed", [str(seed) for seed in range(40)])
def test_the_stacks_come_from_the_random_stream_behind_the_deal(seed: str) -> None:
    draw = new_match(drawing_seats(ALWAYS), 1, seed, Length.ROUND).seat_draw
    assert draw is not None
    assert turned(draw) == published_draw(seed, 1)


@pytest.mark.parametrize("seed", [str(seed) for seed in range(10)])
def test_after_a_game_it_is_the_stream_of_the_hand_just_played(seed: str) -> None:
    draw = after_unseating(new_match(STANDARD, 1, seed, Length.ENDLESS), 16).seat_draw
    assert draw is not None
    assert turned(draw) == published_draw(seed, 16)


def drawing_seats(when: DrawSeats) -> Rules:
    return replace(STANDARD, draw_seats=when)


def published_draw(seed: str, hand: int) -> list[str]:
    """What each seat turns, by the published stream of that hand."""
    laid = published_deal(seed, hand).tiles
    chance = Random(f"{seed}/{hand}").random
    numbers = (int(number * 72) for number in iter(chance, None))
    stacks = [number for place, number in enumerate(islice(numbers, 400)) if place >= DRAWN_BEFORE]
    fresh = iter(dict.fromkeys(stacks))
    found: list[list[str]] = [[], [], [], []]
    under: list[str] = ["", "", "", ""]
    while tied := [seat for seat in SEATS if sum(alike(found[seat], other) for other in found) > 1]:
        for seat in tied:
            if under[seat]:
                found[seat].append(under[seat])
                under[seat] = ""
            else:
                stack = next(fresh)
                found[seat].append(laid[2 * stack])
                under[seat] = laid[2 * stack + 1]
    return list(map(" ".join, found))


def alike(one: list[str], other: list[str]) -> bool:
    return list(map(height, one)) == list(map(height, other))


def height(text: str) -> str:
    """What ties: a suit tile by its rank, a flower by its kind."""
    return text if text[1] in "zf" else text[0]
