"""Who deals next, the streak, the running score, and when a match ends (R11)."""

from itertools import pairwise, repeat
from random import Random
from typing import Final, NamedTuple

import pytest
from scenes import Scene
from walks import choice
from wins import attempt, score

from fuzhou_tui.engine.match import Length, Match, begin, deal_of, new_match, settle, without_a_player
from fuzhou_tui.engine.play import apply, pending
from fuzhou_tui.engine.rules import BAIDA, BIANFENG, PRESETS, STANDARD, STREET, Rules
from fuzhou_tui.engine.tiles import SEATS, Seat, next_seat
from fuzhou_tui.engine.view import Drawn, Over, Result, Won
from fuzhou_tui.engine.wall import deal

READY: Final = "123456789m45p123s"  # with a pair of 7s, 3p and 6p complete it
FIVE_SETS: Final = "123456789m123456p"


def won(seat: int) -> Won:
    """A plain win by the seat."""
    win = attempt(seat=seat)
    return Won(win, score(STANDARD, win))


def at_start(length: Length = Length.ENDLESS, rules: Rules = STANDARD) -> Match:
    """A match in which seat 0 deals first."""
    return new_match(rules, 1, "7", length)._replace(dealer=Seat(0))


def after(match: Match, *results: Result) -> Match:
    for result in results:
        match = settle(match, result)
    return match


def deal_keeper(match: Match) -> Won:
    """A win that keeps the deal."""
    return won(match.dealer)


def deal_taker(match: Match) -> Won:
    """A win that unseats the dealer."""
    return won(next_seat(match.dealer))


# Dealer, streak and dealers unseated after a hand, from dealer 0 with L = 2.
NEXT: Final = [
    ("standard", won(0), (0, 3, 0)),
    ("standard", won(1), (1, 0, 1)),
    ("standard", won(3), (1, 0, 1)),
    ("standard", Drawn(), (0, 2, 0)),
    ("baida", won(0), (0, 3, 0)),
    ("baida", won(2), (1, 0, 1)),
    ("baida", Drawn(), (0, 3, 0)),
    ("bianfeng", won(0), (0, 3, 0)),
    ("bianfeng", won(2), (1, 0, 1)),
    ("bianfeng", Drawn(), (1, 0, 1)),
    ("street", won(0), (0, 3, 0)),
    ("street", won(2), (1, 0, 1)),
    ("street", Drawn(), (0, 2, 0)),
]


@pytest.mark.parametrize(("preset", "result", "due"), NEXT)
def test_the_dealer_stays_or_the_next_seat_deals(
    preset: str, result: Result, due: tuple[int, int, int]
) -> None:
    match = settle(at_start(rules=PRESETS[preset])._replace(streak=2), result)
    assert (match.dealer, match.streak, match.unseated) == due
    assert match.number == 2


@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_goes_counter_clockwise_whoever_won(dealer: int) -> None:
    match = at_start()._replace(dealer=Seat(dealer))
    for winner in {0, 1, 2, 3} - {dealer}:
        assert settle(match, won(winner)).dealer == (dealer + 1) % 4


def test_the_streak_counts_the_hands_won_in_a_row_and_starts_at_nothing() -> None:
    match, streaks = at_start(), []
    for result in (won(0), won(0), Drawn(), won(0), won(1), won(1), won(0)):
        streaks.append(match.streak)
        match = settle(match, result)
    assert streaks == [0, 1, 2, 2, 3, 0, 1]
    assert (match.dealer, match.streak) == (2, 0)


def test_where_drawn_hands_count_they_are_in_the_streak() -> None:
    match = after(at_start(rules=BAIDA), Drawn(), won(0), Drawn())
    assert (match.dealer, match.streak) == (0, 3)


@pytest.mark.parametrize("result", [won(0), won(1), Drawn()])
def test_a_match_of_one_hand_ends_with_it(result: Result) -> None:
    match = at_start(Length.HAND)
    assert not match.finished
    assert settle(match, result).finished


@pytest.mark.parametrize(("length", "dealerships"), [(Length.ROUND, 4), (Length.GAME, 16)])
def test_a_round_ends_when_4_dealers_are_unseated_and_a_game_when_16_are(
    length: Length, dealerships: int
) -> None:
    match = at_start(length)
    for _ in range(dealerships):
        assert not match.finished
        match = settle(match, deal_taker(match))
    assert match.finished
    assert match.number == dealerships + 1


@pytest.mark.parametrize(("length", "dealerships"), [(Length.ROUND, 4), (Length.GAME, 16)])
def test_a_match_goes_on_while_its_last_dealer_stays(length: Length, dealerships: int) -> None:
    match = at_start(length)
    for _ in range(dealerships - 1):
        match = settle(match, deal_taker(match))
    for result in (deal_keeper(match), Drawn(), deal_keeper(match)):
        match = settle(match, result)
        assert not match.finished
    assert settle(match, deal_taker(match)).finished


def test_where_a_draw_unseats_the_dealer_four_draws_are_a_round() -> None:
    assert not after(at_start(Length.ROUND, BIANFENG), *repeat(Drawn(), 3)).finished
    assert after(at_start(Length.ROUND, BIANFENG), *repeat(Drawn(), 4)).finished
    assert not after(at_start(Length.ROUND, STREET), *repeat(Drawn(), 40)).finished


def test_an_endless_match_does_not_end() -> None:
    match = at_start(Length.ENDLESS)
    for _ in range(100):
        match = settle(match, deal_taker(match))
    assert not match.finished


def test_the_first_dealer_is_the_one_drawn_with_the_first_deal() -> None:
    found = [new_match(STANDARD, 1, str(seed), Length.ROUND) for seed in range(40)]
    assert [match.dealer for match in found] == [deal(str(seed), 1).seat for seed in range(40)]
    assert {match.dealer for match in found} == set(SEATS)


def test_a_hand_is_played_with_the_matches_dealer_streak_stake_and_rules() -> None:
    match = Match(BAIDA, 5, "7", Length.GAME, Seat(3), number=9, streak=4, unseated=2)
    state, _ = begin(match, deal_of(match))
    table = state.table
    assert (table.rules, table.base, table.dealer, table.streak) == (BAIDA, 5, 3, 4)
    assert table.dice == deal("7", 9).dice


def test_no_two_hands_of_a_match_have_the_same_wall() -> None:
    match, walls = at_start(), []
    for result in (won(0), Drawn(), won(1), won(1), Drawn(), won(0)) * 5:
        walls.append(deal_of(match).tiles)
        match = settle(match, result)
    assert len(set(walls)) == 30


def test_other_seeds_have_other_walls_in_every_hand() -> None:
    assert len({deal(str(seed), number).tiles for seed in range(30) for number in (1, 2, 3)}) == 90


def test_a_hand_can_be_dealt_alone_by_its_number() -> None:
    match = after(at_start(), *repeat(won(0), 6))
    assert match.number == 7
    assert deal_of(match) == deal("7", 7)


def test_when_a_player_leaves_the_hand_is_void_and_a_new_game_begins_with_a_dealer_drawn() -> None:
    match = Match(
        STANDARD, 1, "7", Length.GAME, Seat(3), number=9, streak=4, unseated=14, scores=(6, 0, -6, 0)
    )
    after = without_a_player(match)
    assert (after.number, after.dealer, after.streak) == (10, deal("7", 10).seat, 0)
    assert after.scores == (6, 0, -6, 0)
    assert after.unseated == 0


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_scores_sum_to_zero_after_every_hand(rules: Rules) -> None:
    rng = Random("match")
    match = new_match(rules, 5, "match", Length.GAME)
    totals = [match.scores]
    while not match.finished:
        match = settle(match, played_by_chance(match, rng))
        totals.append(match.scores)
    assert [sum(total) for total in totals] == [0] * len(totals)
    assert any(before != now for before, now in pairwise(totals))


def played_by_chance(match: Match, rng: Random) -> Result:
    state, _ = begin(match, deal_of(match))
    while pending(state):
        seat = min(pending(state))
        state, _ = apply(state, seat, choice(state, seat, rng, win=1))
    assert isinstance(state.table.phase, Over)
    return state.table.phase.result


class Hand(NamedTuple):
    """How a hand of the golden game is won, by which seat, with how many flowers."""

    how: str  # deal, draw, discard, neighbour (the discard of the dealer's next seat), nobody
    winner: int
    flowers: int
    dealer: int
    streak: int
    scores: tuple[int, int, int, int]  # after it


# By R9.3 x = (F + L + 5) * 2 + S; no kongs, no golds. S is 30 for 天胡 and 平胡, 15 for 一张花.
SIXTEEN_HANDS: Final = [
    Hand("deal", 0, 0, dealer=0, streak=0, scores=(120, -40, -40, -40)),  # 5 * 2 + 30 = 40, thrice
    Hand("nobody", 0, 0, dealer=0, streak=1, scores=(120, -40, -40, -40)),
    Hand("deal", 0, 0, dealer=0, streak=1, scores=(246, -82, -82, -82)),  # (1 + 5) * 2 + 30 = 42, thrice
    Hand("discard", 2, 2, dealer=0, streak=2, scores=(228, -82, -64, -82)),  # (2 + 2 + 5) * 2 = 18
    Hand("draw", 2, 0, dealer=1, streak=0, scores=(188, -122, 56, -122)),  # 40, thrice
    Hand("nobody", 0, 0, dealer=2, streak=0, scores=(188, -122, 56, -122)),
    Hand("neighbour", 1, 1, dealer=2, streak=0, scores=(188, -95, 56, -149)),  # (1 + 5) * 2 + 15 = 27
    Hand("deal", 3, 2, dealer=3, streak=0, scores=(144, -139, 12, -17)),  # (2 + 5) * 2 + 30 = 44, thrice
    Hand("deal", 3, 0, dealer=3, streak=1, scores=(102, -181, -30, 109)),  # 42, thrice
    Hand("deal", 3, 2, dealer=3, streak=2, scores=(54, -229, -78, 253)),  # (2 + 2 + 5) * 2 + 30 = 48, thrice
    Hand("discard", 0, 0, dealer=3, streak=3, scores=(100, -229, -78, 207)),  # (3 + 5) * 2 + 30 = 46
    Hand("discard", 3, 1, dealer=0, streak=0, scores=(73, -229, -78, 234)),  # 27
    Hand("nobody", 0, 0, dealer=1, streak=0, scores=(73, -229, -78, 234)),
    Hand("deal", 1, 0, dealer=1, streak=0, scores=(33, -109, -118, 194)),  # 40, thrice
    Hand("draw", 2, 2, dealer=1, streak=1, scores=(17, -125, -70, 178)),  # (2 + 1 + 5) * 2 = 16, thrice
    Hand("discard", 0, 2, dealer=2, streak=0, scores=(31, -125, -84, 178)),  # (2 + 5) * 2 = 14
]


def test_sixteen_hands_add_up_to_the_totals_computed_by_hand() -> None:
    match = at_start(Length.GAME)
    for number, hand in enumerate(SIXTEEN_HANDS, 1):
        assert (number, match.dealer, match.streak) == (number, hand.dealer, hand.streak)
        match = settle(match, played(hand))
        assert (number, match.scores) == (number, hand.scores)
    assert (match.dealer, match.unseated, match.finished) == (3, 7, False)


def played(hand: Hand) -> Result:
    """The hand in play, from the deal to its end."""
    dealer, winner = hand.dealer, hand.winner
    sets, suit = (FIVE_SETS, "p") if hand.how == "deal" else (READY, "s")
    # A flower is dealt in the place of a tile of the pair, which then comes as its replacement.
    kept, replacements = [("77", ""), ("7", "7"), ("", "77")][hand.flowers]
    hands = ["", "", "", ""]
    if hand.how != "nobody":
        hands[winner] = sets + (kept and kept + suit) + "1z2z"[: 2 * hand.flowers]
    if dealer != winner:
        hands[dealer] = "6p" if hand.how == "discard" else "9p"
    drawn = replacements and replacements + suit
    scene = Scene(*hands, dealer=dealer, streak=hand.streak, replacements=drawn, head="6p")
    match hand.how:
        case "deal":
            scene.act(winner, "w")
        case "discard":
            scene.first("6p").passing(winner).act(winner, "w")
        case "draw":
            scene.discard(dealer, "9p").act(winner, "w")
        case "neighbour":
            scene.discard(dealer, "9p").act((dealer + 1) % 4, "d6p").passing(winner).act(winner, "w")
        case _:
            scene.play_out()
    return scene.result
