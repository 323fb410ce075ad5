"""What is offered, against the rules written a second time: every decision of hands played for a win."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

import pytest
from brute_force import lacks
from walks import dealt

from fuzhou_tui.engine.actions import PASS, WIN, Action, Discard, Pass, action_text
from fuzhou_tui.engine.distance import discards
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.melds import Pung
from fuzhou_tui.engine.play import apply, pending
from fuzhou_tui.engine.rules import BAIDA, PRESETS, STREET, MissedWin, Rules
from fuzhou_tui.engine.state import NO_ANSWERS, State, view
from fuzhou_tui.engine.tiles import SEATS, SUIT_TILES, Seat, Tile, plus, tile_text
from fuzhou_tui.engine.view import Claim, Of, Source, Turn, View

TABLES: Final = (
    *PRESETS.values(),
    replace(BAIDA, name="any missed win", missed_win=MissedWin.ANY),
    replace(STREET, name="no robbed kong", rob_kong=False, missed_win=MissedWin.SAME_TILE),
)
Missed = dict[Seat, set[Tile]]


class Moment(NamedTuple):
    """A state on the way, and the tiles on which each seat has let a win go since its last discard."""

    state: State
    missed: Missed


every_table = pytest.mark.parametrize("rules", TABLES, ids=[rules.name for rules in TABLES])


@every_table
@pytest.mark.parametrize("seed", range(8))
def test_every_seat_is_offered_what_the_rules_say(rules: Rules, seed: int) -> None:
    check(rules, f"offers {seed}")


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("seed", range(8, 200))
def test_in_many_hands_every_seat_is_offered_what_the_rules_say(rules: Rules, seed: int) -> None:
    check(rules, f"offers {seed}")


def check(rules: Rules, seed: str) -> None:
    for state, missed in moments(rules, seed):
        for seat in SEATS:
            found = list(map(action_text, legal_actions(view(state, seat))))
            assert found == due(view(state, seat), missed[seat])
            assert seat not in pending(state) or found


def moments(rules: Rules, seed: str) -> Iterator[Moment]:
    """A hand in which everybody plays for a win and nearly always lets it go."""
    rng = Random(seed)
    state, _ = dealt(rules, seed)
    missed: Missed = {seat: set() for seat in SEATS}
    let_go: list[tuple[Seat, Tile]] = []
    while pending(state):
        yield Moment(state, missed)
        seat = rng.choice(sorted(pending(state)))
        action = choice(view(state, seat), rng)
        if isinstance(action, Discard):
            missed[seat].clear()
        elif action != WIN:
            let_go += lost(view(state, seat), missed[seat])
        state, _ = apply(state, seat, action)
        if state.answers == NO_ANSWERS:  # what is sealed has been told
            for other, tile in let_go:
                missed[other].add(tile)
            let_go.clear()


def lost(seen: View, missed: set[Tile]) -> list[tuple[Seat, Tile]]:
    """The win on a discard or an added kong that the seat lets go, if it has one (R6.4)."""
    phase = seen.table.phase
    if not isinstance(phase, Claim) or phase.of not in {Of.DISCARD, Of.KONG} or phase.tile is None:
        return []
    return [(seen.seat, phase.tile)] if "w" in due(seen, missed) else []


def choice(seen: View, rng: Random) -> Action:
    """A discard that leaves least away, a claim now and then, a win hardly ever."""
    options = legal_actions(seen)
    if WIN in options and rng.random() < 0.02:
        return WIN
    others = [option for option in options if not isinstance(option, Discard | Pass) and option != WIN]
    if others and rng.random() < 0.4:
        return rng.choice(others)
    if PASS in options:
        return PASS
    best = min(discards(seen.hand.counts, seen.table.gold, seen.sets), key=lambda found: found.away)
    return Discard(best.tile)


# The rules, a second time.


def due(seen: View, missed: set[Tile]) -> list[str]:
    """The decisions that a seat has, as text, in the order they are listed."""
    phase = seen.table.phase
    if isinstance(phase, Turn):
        return due_on_turn(seen, phase.source) if phase.seat == seen.seat else []
    assert isinstance(phase, Claim)
    calls = due_calls(seen, phase, missed)
    return [*calls, "-"] if calls else []


def due_on_turn(seen: View, source: Source) -> list[str]:
    held, gold = seen.hand.counts, seen.table.gold
    throws = [f"d{tile_text(kind)}" for kind in SUIT_TILES if held[kind]]
    if source is Source.CLAIM:
        return throws  # R5.1
    kongs = [
        f"k{tile_text(kind)}"
        for kind in SUIT_TILES
        if kind != gold and (held[kind] == 4 or (held[kind] and Pung(kind) in seen.area.melds))  # R5.3, R5.5
    ]
    asked_at_the_deal = source is Source.DEAL and wins_as_dealt(seen)  # R4
    barred = others_step(seen) == 3 and source is not Source.KONG  # R8.10
    wins = ["w"] if wins_by_itself(seen) and not asked_at_the_deal and not barred else []
    return wins + kongs + throws


def wins_by_itself(seen: View) -> bool:
    rules, golds = seen.table.rules, seen.hand.counts[seen.table.gold]
    three_golds = rules.three_golds is not None and golds >= 3  # R8.3
    flower_hand = rules.flower_hand is not None and len(seen.area.flowers) >= 20  # R8.9
    return three_golds or flower_hand or is_complete(seen, seen.hand.counts)


def wins_as_dealt(seen: View) -> bool:
    """天胡 and 三金倒 at the deal (R4.1, R4.2)."""
    rules, held = seen.table.rules, seen.hand.counts
    heavenly = rules.heavenly_hand is not None and seen.seat == seen.table.dealer and is_complete(seen, held)
    return heavenly or (rules.three_golds is not None and held[seen.table.gold] >= 3)


def due_calls(seen: View, claim: Claim, missed: set[Tile]) -> list[str]:
    rules = seen.table.rules
    match claim.of:
        case Of.DEAL:
            return ["w"] if wins_as_dealt(seen) else []
        case Of.GOLD:
            robbed = rules.robbing_the_gold is not None and completes(seen, seen.table.gold)  # R4.3, R4.4
            return ["w"] if robbed else []
        case Of.KONG:
            return ["w"] if rules.rob_kong and may_win_on(seen, claim, missed) else []  # R5.6
        case Of.DISCARD:
            return due_on_discard(seen, claim, missed)


def due_on_discard(seen: View, claim: Claim, missed: set[Tile]) -> list[str]:
    tile, held = claim.tile, seen.hand.counts
    if tile is None or tile == seen.table.gold or claim.source_seat == seen.seat:
        return []  # R6.1
    wins = ["w"] if may_win_on(seen, claim, missed) else []
    same = ["k"] * (held[tile] == 3) + ["p"] * (held[tile] >= 2)
    return wins + same + chows(seen, tile) * (seen.seat == (claim.source_seat + 1) % 4)


def chows(seen: View, tile: Tile) -> list[str]:
    """吃 with natural tiles of one suit (R5.2, R5.3)."""
    suit, place = divmod(tile, 9)
    found = []
    for low in range(max(0, place - 2), min(6, place) + 1):
        others = {Tile(9 * suit + low + step) for step in range(3)} - {tile}
        if all(seen.hand.counts[other] and other != seen.table.gold for other in others):
            found.append(f"c{tile_text(Tile(9 * suit + low))}")
    return found


def may_win_on(seen: View, claim: Claim, missed: set[Tile]) -> bool:
    """Whether the tile of another seat completes the hand and no rule forbids it (R6.2-R6.4, R8.10)."""
    rules, tile = seen.table.rules, claim.tile
    if tile is None or claim.source_seat == seen.seat or not completes(seen, tile):
        return False
    locked = rules.gold_discard_locks and seen.area.threw_gold
    let_go = {
        MissedWin.OFF: False,
        MissedWin.SAME_TILE: tile in missed,
        MissedWin.ANY: bool(missed),
    }[rules.missed_win]
    free = rules.free_wait_self_draw and all(completes(seen, other) for other in SUIT_TILES)
    return not (locked or let_go or free or others_step(seen) >= 2)


def others_step(seen: View) -> int:
    """The highest step of another seat's wander that binds this one."""
    return max(
        area.wander if area.wander_bars else 0
        for seat, area in zip(SEATS, seen.table.areas, strict=True)
        if seat != seen.seat
    )


def completes(seen: View, tile: Tile) -> bool:
    return is_complete(seen, plus(seen.hand.counts, tile))


def is_complete(seen: View, held: tuple[int, ...]) -> bool:
    """Whether the concealed tiles are the sets that are lacking and a pair, golds wild (R8.1)."""
    sets = 5 - len(seen.area.melds)
    return sum(held) == 3 * sets + 2 and lacks(held, seen.table.gold, sets) == 0
