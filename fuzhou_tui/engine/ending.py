"""How a hand ends: won or drawn, all hands shown, points moved (RULES 7.4, 9.2)."""

from fuzhou_tui.engine.events import HandDrawn, Pays, Reveals, Wins
from fuzhou_tui.engine.scoring import By
from fuzhou_tui.engine.state import State, Step, entering
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile, minus, tiles_of
from fuzhou_tui.engine.view import Drawn, Over, Won
from fuzhou_tui.engine.wall import left


def won(state: State, result: Won) -> Step:
    """The hand is over by this win."""
    return entering(state, Over(result)), (Wins(result), _reveal(state, result), Pays(result.score.payments))


def drawn(state: State) -> Step:
    """The hand is drawn: no points move (R7.4)."""
    return entering(state, Over(Drawn())), (HandDrawn(), _reveal(state, None), Pays((0, 0, 0, 0)))


def _reveal(state: State, result: Won | None) -> Reveals:
    wall = tuple(state.wall[place] for place in left(state.table))
    return Reveals(tuple(_shown(state, seat, result) for seat in SEATS), wall)


def _shown(state: State, seat: Seat, result: Won | None) -> tuple[Tile, ...]:
    """The seat's concealed tiles, a winner's without the tile that won."""
    counts = state.hands[seat].counts
    if result is None or result.attempt.seat != seat or result.attempt.by is not By.SELF:
        return tiles_of(counts)
    tile = result.attempt.tile
    return tiles_of(counts if tile is None else minus(counts, tile))
