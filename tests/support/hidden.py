"""All the tiles of a hand, and another hand that looks the same to a seat."""

from random import Random

from fuzhou_tui.engine.melds import meld_tiles
from fuzhou_tui.engine.state import State, view
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile, counts, is_flower, tiles_of
from fuzhou_tui.engine.view import Claim, Over, Won
from fuzhou_tui.engine.wall import left


def all_tiles(state: State) -> list[Tile]:
    """Every tile of the hand, wherever it lies."""
    table = state.table
    found = [state.wall[place] for place in left(table)]
    robbed = isinstance(table.phase, Over) and isinstance(table.phase.result, Won)
    for seat, area in enumerate(table.areas):
        found += tiles_of(state.hands[seat].counts)
        found += area.flowers
        found += (thrown.tile for thrown in area.discards if not thrown.claimed)
        found += (tile for meld in view(state, SEATS[seat]).melds for tile in meld_tiles(meld))
    if isinstance(table.phase, Claim) and table.phase.of.value == "kong":
        return [*found, table.gold]
    return found + [table.gold] + (_taken_by_winner(state) if robbed else [])


def redealt(state: State, seat: Seat, rng: Random) -> State:
    """The state with everything that the seat cannot see dealt anew."""
    places = left(state.table)
    unseen = [state.wall[place] for place in places]
    others = [other for other in SEATS if other != seat]
    for other in others:
        unseen += tiles_of(state.hands[other].counts)
    rng.shuffle(unseen)
    suits = [tile for tile in unseen if not is_flower(tile)]
    hands = list(state.hands)
    for other in others:
        size = sum(state.hands[other].counts)
        hands[other] = hands[other]._replace(counts=counts(suits[:size]))
        suits = suits[size:]
    wall = list(state.wall)
    for place, tile in zip(places, suits + [tile for tile in unseen if is_flower(tile)], strict=True):
        wall[place] = tile
    first, second, third, fourth = hands
    return state._replace(hands=(first, second, third, fourth), wall=tuple(wall))


def _taken_by_winner(state: State) -> list[Tile]:
    """The winning tile where it came from elsewhere: it lies in no hand."""
    phase = state.table.phase
    assert isinstance(phase, Over)
    assert isinstance(phase.result, Won)
    attempt = phase.result.attempt
    return [attempt.tile] if attempt.by.value in {"discard", "rob_kong"} and attempt.tile is not None else []
