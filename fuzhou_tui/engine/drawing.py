"""Drawing from the wall: head, replacements from the tail, and the last round (RULES 3.8, 7)."""

from typing import Final, assert_never

from fuzhou_tui.engine.ending import drawn, won
from fuzhou_tui.engine.events import HEAD, TAIL, Drew, End, Event, FlowersSet, LastRound
from fuzhou_tui.engine.legal import last_round_attempt
from fuzhou_tui.engine.scoring import Score, judge
from fuzhou_tui.engine.state import State, Step, entering, view, with_area, with_hand
from fuzhou_tui.engine.tiles import Seat, Tile, is_flower, next_seat, plus
from fuzhou_tui.engine.view import Source, Turn, Won
from fuzhou_tui.engine.wall import head_place, tail_place

LAST_DRAWS: Final = 4


def draw_from_head(state: State, seat: Seat) -> Step:
    """The seat's turn begins with a draw, unless the wall has come to its end (R5.8, R7.1, R7.5)."""
    live = state.table.live
    if live <= 0:
        return drawn(state)
    if live <= LAST_DRAWS and state.table.rules.last_round:
        return _last_round(state, seat, live)
    return _draw(state, seat, HEAD, Source.WALL)


def draw_replacement(state: State, seat: Seat) -> Step:
    """The seat draws from the tail for its kong, however little is left (R5.4, R7.3)."""
    return _draw(state, seat, TAIL, Source.KONG)


def take(state: State, end: End) -> tuple[State, Tile]:
    """The state without the next tile of that end, and the tile; one must be left."""
    table = state.table
    match end:
        case "head":
            place, table = head_place(table.head, table.tail), table._replace(head=table.head + 1)
        case "tail":
            place, table = tail_place(table.head, table.tail), table._replace(tail=table.tail + 1)
        case _:
            assert_never(end)
    return State(table, state.hands, state.wall, state.waiting, state.answers), state.wall[place]


def set_out(state: State, seat: Seat, flowers: tuple[Tile, ...]) -> State:
    """The state with these flowers in the seat's rack (R3.8)."""
    area = state.table.areas[seat]
    return with_area(state, seat, area._replace(flowers=area.flowers + flowers))


def _draw(state: State, seat: Seat, end: End, source: Source) -> Step:
    """Draw until the tile is no flower; an empty wall ends the hand (R3.8, R7.4)."""
    events: list[Event] = []
    while state.table.left:
        state, tile = take(state, end)
        events.append(Drew(seat, tile, end))
        if not is_flower(tile):
            state = _holding(_unbarring(state, seat), seat, tile)
            return entering(state, Turn(seat, source)), tuple(events)
        state = set_out(state, seat, (tile,))
        events.append(FlowersSet(seat, (tile,)))
        end = TAIL
    state, ending = drawn(state)
    return state, (*events, *ending)


def _holding(state: State, seat: Seat, tile: Tile) -> State:
    """The state with the drawn tile in hand."""
    hand = state.hands[seat]
    return with_hand(state, seat, hand._replace(counts=plus(hand.counts, tile), drawn=tile))


def _unbarring(state: State, seat: Seat) -> State:
    """The state in which the seat's wander no longer binds the others: it has drawn (R8.10)."""
    area = state.table.areas[seat]
    return with_area(state, seat, area._replace(wander_bars=False)) if area.wander_bars else state


def _last_round(state: State, first: Seat, draws: int) -> Step:
    """One draw a seat, none answered or replaced; a hand that is complete wins by itself (R7.2)."""
    events: list[Event] = [LastRound()]
    for turn in range(draws):
        seat = next_seat(first, turn)
        state, tile = take(state, HEAD)
        state = _unbarring(state, seat)
        events.append(Drew(seat, tile, HEAD))
        if is_flower(tile):
            state = set_out(state, seat, (tile,))
            events.append(FlowersSet(seat, (tile,)))
            continue
        state = _holding(state, seat, tile)
        attempt = last_round_attempt(view(state, seat))
        score = judge(state.table.rules, attempt)
        if isinstance(score, Score):
            state, ending = won(state, Won(attempt, score))
            return state, (*events, *ending)
    state, ending = drawn(state)
    return state, (*events, *ending)
