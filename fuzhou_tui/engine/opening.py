"""The deal, the flower rounds, and the opening of the gold (RULES 3, 4.1-4.2)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fuzhou_tui.engine.claims import open_claims
from fuzhou_tui.engine.events import TAIL, Dealt, Drew, Event, FlowersSet, GoldFlower, GoldOpened
from fuzhou_tui.engine.melds import HAND_TILES
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.state import State, Step
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile, counts, is_flower, next_seat, seats_after
from fuzhou_tui.engine.view import Area, Claim, Hand, Of, Table, breaker
from fuzhou_tui.engine.wall import tail_place

DEAL_ROUNDS: Final = 4
TAKEN_AT_ONCE: Final = 4
DEALT: Final = 4 * HAND_TILES + 1


class Seating(NamedTuple):
    """What a hand starts from, chance apart."""

    rules: Rules
    base: int
    dealer: Seat
    streak: int


class _Dealing:
    """The hands while tiles come in; it lives for the length of one deal."""

    def __init__(self, wall: tuple[Tile, ...]) -> None:
        self.wall = wall
        self.tail = 0
        self.hands: list[list[Tile]] = [[] for _ in SEATS]
        self.racks: list[list[Tile]] = [[] for _ in SEATS]
        self.fresh: list[list[Tile]] = [[] for _ in SEATS]  # flowers in the hands, yet to be set out
        self.events: list[Event] = []

    def receive(self, seat: Seat, taken: Sequence[Tile]) -> None:
        for tile in taken:
            (self.fresh if is_flower(tile) else self.hands)[seat].append(tile)

    def next_tail_tile(self) -> Tile:
        self.tail += 1
        return self.wall[tail_place(DEALT, self.tail - 1)]


def start(seating: Seating, wall: tuple[Tile, ...], dice: tuple[int, int]) -> Step:
    """The hand from the deal to the first decision; the wall is 144 tiles in drawing order."""
    dealing = _Dealing(wall)
    dealer = seating.dealer
    _deal(dealing, dealer, breaker(dealer, dice))
    while any(dealing.fresh):
        _flower_round(dealing, dealer)
    gold = _open_gold(dealing, dealer)
    dealt = Claim(None, dealer, Of.DEAL)
    table = Table(
        rules=seating.rules,
        base=seating.base,
        dealer=dealer,
        streak=seating.streak,
        dice=dice,
        gold=gold,
        head=DEALT,
        tail=dealing.tail,
        areas=_areas(dealing),
        phase=dealt,
    )
    state = State(table, tuple(Hand(counts(hand)) for hand in dealing.hands), wall)
    state, events = open_claims(state, dealt)
    return state, (*dealing.events, *events)


def _deal(dealing: _Dealing, dealer: Seat, first: Seat) -> None:
    """Four tiles a seat, four times round, then one more for the dealer: 坎门 (R3.1)."""
    place = 0
    for _ in range(DEAL_ROUNDS):
        for seat in (first, *seats_after(first)):
            _take(dealing, seat, dealing.wall[place : place + TAKEN_AT_ONCE])
            place += TAKEN_AT_ONCE
    _take(dealing, dealer, dealing.wall[place : place + 1])


def _take(dealing: _Dealing, seat: Seat, taken: tuple[Tile, ...]) -> None:
    dealing.receive(seat, taken)
    dealing.events.append(Dealt(seat, taken))


def _flower_round(dealing: _Dealing, dealer: Seat) -> None:
    """From the dealer on, each seat sets out its flowers and draws as many from the tail (R3.2)."""
    for steps in range(4):
        seat = next_seat(dealer, steps)
        flowers, dealing.fresh[seat] = tuple(dealing.fresh[seat]), []
        if not flowers:
            continue
        dealing.racks[seat] += flowers
        dealing.events.append(FlowersSet(seat, flowers))
        drawn = [dealing.next_tail_tile() for _ in flowers]
        dealing.events += (Drew(seat, tile, TAIL) for tile in drawn)
        dealing.receive(seat, drawn)


def _open_gold(dealing: _Dealing, dealer: Seat) -> Tile:
    """The first suit tile turned from the tail; flowers turned before it go to the dealer (R3.3)."""
    while True:
        turned = dealing.next_tail_tile()
        if not is_flower(turned):
            dealing.events.append(GoldOpened(turned))
            return turned
        dealing.racks[dealer].append(turned)
        dealing.events.append(GoldFlower(dealer, turned))


def _areas(dealing: _Dealing) -> tuple[Area, ...]:
    racks = zip(dealing.hands, dealing.racks, strict=True)
    return tuple(Area(hidden=len(hand), flowers=tuple(rack)) for hand, rack in racks)
