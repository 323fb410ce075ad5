"""游金: a free wait entered by a discard, and its steps (RULES R8.10)."""

from typing import Final

from fuzhou_tui.engine.distance import is_free_wait
from fuzhou_tui.engine.events import Event, Wanders
from fuzhou_tui.engine.state import State, view, with_area
from fuzhou_tui.engine.tiles import Seat, Tile

MOST_WANDER: Final = 3


def wandering_on(state: State, seat: Seat, tile: Tile) -> tuple[State, tuple[Event, ...]]:
    """A discard enters, raises, keeps or ends the wander (R8.10)."""
    if not state.table.rules.wander:
        return state, ()
    step = state.table.areas[seat].wander
    if not _waits_freely(state, seat):
        return _at_wander(state, seat, 0)
    raised = step + 1 if step == 0 or tile == state.table.gold else step
    return _at_wander(state, seat, min(raised, MOST_WANDER))


def wandering_through_a_kong(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """An own kong keeps a wander only if the free wait stays whole (R8.10)."""
    if state.table.areas[seat].wander and not _waits_freely(state, seat):
        return _at_wander(state, seat, 0)
    return state, ()


def _waits_freely(state: State, seat: Seat) -> bool:
    return is_free_wait(state.hands[seat].counts, state.table.gold, view(state, seat).sets)


def _at_wander(state: State, seat: Seat, step: int) -> tuple[State, tuple[Event, ...]]:
    area = state.table.areas[seat]
    told = (Wanders(seat, step),) if step != area.wander else ()
    return with_area(state, seat, area._replace(wander=step, wander_bars=step > 1)), told
