"""The picture of a moment: everything a drawing function may look at."""

from enum import Enum
from typing import NamedTuple

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.legal import Offer, offers
from fuzhou_tui.engine.match import Points
from fuzhou_tui.engine.melds import KnownMeld
from fuzhou_tui.engine.seats import SeatDraw
from fuzhou_tui.engine.tiles import Seat, Tile, rank, tiles_of
from fuzhou_tui.engine.view import Over, Turn, View
from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.keymap import USUAL, Keymap
from fuzhou_tui.words import Lang, word

Names = tuple[str, str, str, str]


class Slot(NamedTuple):
    """One concealed tile of the own hand, in the order it is drawn."""

    tile: Tile
    drawn: bool
    apart: bool  # stands apart


class Sorting(Enum):
    """How the own tiles are sorted; golds come first always."""

    SUITS = "suits"  # by suit, the drawn tile apart
    MERGED = "merged"  # by suit, the drawn tile among them
    RANKS = "ranks"  # by rank, the drawn tile apart


class Auto(Enum):
    """托管: what the table does for the player."""

    WIN = "win"  # takes every win
    NO_CLAIMS = "no_claims"  # passes claims that are no win
    CUT = "cut"  # throws the drawn tile of a ready hand
    BOT = "bot"  # a bot plays


class Question(Enum):
    """What the table asks back before it does something that cannot be undone, or why it does not do it."""

    PASS_A_WIN = "pass_a_win"  # noqa: S105 -- the game's word, no password
    DISCARD_A_GOLD = "discard_a_gold"
    LEAVE = "leave"
    LEAVE_SEAT = "leave_seat"
    NO_UNDO = "no_undo"
    NO_PRACTICE = "no_practice"
    WHICH_CHOW = "which_chow"
    WHICH_KONG = "which_kong"


class Heading(NamedTuple):
    """What the header tells of the match."""

    dealership: int  # dealers unseated so far
    number: int  # the hand's, from 1
    commitment: str
    seed: str | None  # where it may be seen
    unsaved: bool = False  # whether the last decisions could not be saved


class Reveal(NamedTuple):
    """What is shown when the hand is over and all tiles lie open."""

    hands: tuple[tuple[Tile, ...], ...]  # by seat
    melds: tuple[tuple[KnownMeld, ...], ...]  # by seat, concealed kongs turned up
    salt: str
    finished: bool  # whether the match ends with this hand
    seat_draw: SeatDraw | None = None  # 选位 after it (R11.4)


class Answered(NamedTuple):
    """What a seat answered when something lay open, the tile if it was one; only a replay tells it."""

    seat: Seat
    action: Action
    tile: Tile | None


class Left(NamedTuple):
    """A player has left, and the hand is void (R11.5)."""

    seat: Seat


class Seated(NamedTuple):
    """选位 before the first hand: the seats from the dealer's on, and what each turned up (R11.4)."""

    seats: tuple[Seat, ...]
    tiles: tuple[tuple[Tile, ...], ...]


Happening = Event | Answered | Left | Seated


class Decision(NamedTuple):
    """A decision that a replay comes to: what the seat sees, and what it chose if that is known."""

    view: View
    chosen: Action | None


class Replay(NamedTuple):
    """What a replay shows beside the table."""

    hand: int  # from 1
    hands: int
    step: int  # decisions of the hand that have been shown
    steps: int
    persons: tuple[int, ...]  # by seat, the digit that shows the table as that person sees it
    playing: bool = False
    decision: Decision | None = None
    views: tuple[View, ...] = ()  # by seat, where all hands lie open
    note: str = ""  # what is to be said once, in the row of the options


class Manner(NamedTuple):
    """How the table is run just now."""

    speed: int = 2  # 1-4, the bots' pace
    paused: bool = False
    watching: bool = False  # nobody at this screen plays
    autos: frozenset[Auto] = frozenset()
    sorting: Sorting = Sorting.SUITS
    talks: bool = False  # whether there is table talk


class Scene(NamedTuple):
    """A moment of a hand as one seat sees it, with what the player has under the cursor."""

    view: View
    names: Names
    scores: Points
    heading: Heading
    log: tuple[Happening, ...] = ()
    cursor: int = 0
    asked: bool = False  # whether the game waits for this seat
    question: Question | None = None
    latest: Seat | None = None  # who threw the latest discard, as long as nobody took it
    reveal: Reveal | None = None
    lang: Lang = Lang.ZH
    faces: Faces = Faces.ZH
    keys: Keymap = USUAL
    manner: Manner = Manner()
    pointed: Tile | None = None  # the tile under the mouse
    fresh: bool = False  # whether the latest discard was thrown this very moment
    scroll: int = 0  # rows that a settlement longer than the screen is moved up
    opened: bool = True  # whether the gold has been opened
    replay: Replay | None = None
    advice: str = ""  # what is advised to a learner

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The own concealed tiles: golds first, sorted, the drawn one apart."""
        return slots(self.view, self.gold, self.manner.sorting)

    @property
    def gold(self) -> Tile | None:
        """The kind that is gold, once it has been opened."""
        return self.view.table.gold if self.opened else None

    @property
    def covered(self) -> bool:
        """Whether the own tiles are turned down: others look at the screen too."""
        return self.view.area.hidden > 0 and not any(self.view.hand.counts)

    @property
    def under_cursor(self) -> Tile | None:
        """The tile the cursor is on, where a tile can be chosen."""
        held = self.slots
        return held[min(self.cursor, len(held) - 1)].tile if held and self.own_turn else None

    @property
    def claimed(self) -> Tile | None:
        """The tile that lies open to be taken."""
        return self.view.table.lying

    @property
    def own_turn(self) -> bool:
        """Whether this seat is to discard."""
        phase = self.view.table.phase
        return isinstance(phase, Turn) and phase.seat == self.view.seat

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What is offered to this seat, barred options with their reason; empty when it is not asked."""
        return offers(self.view) if self.asked else ()

    @property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may decide now."""
        return tuple(offer.action for offer in self.offers if offer.barred is None)

    @property
    def views(self) -> tuple[View, ...]:
        """What each seat sees, by seat, where a replay lays all hands open; else nothing."""
        return self.replay.views if self.replay else ()

    def wind(self, seat: Seat) -> str:
        """The name of the seat's wind, counted from the dealer (R1.4)."""
        return word(f"wind_{(seat - self.view.table.dealer) % 4}", self.lang)

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return isinstance(self.view.table.phase, Over)


def slots(view: View, gold: Tile | None, sorting: Sorting = Sorting.SUITS) -> tuple[Slot, ...]:
    """The concealed tiles of the view's seat, golds first, in the order they are drawn."""
    held = list(tiles_of(view.hand.counts))
    drawn = view.hand.drawn if view.hand.drawn in held else None
    apart = drawn is not None and sorting is not Sorting.MERGED
    if apart and drawn is not None:
        held.remove(drawn)
    by_rank = sorting is Sorting.RANKS
    held.sort(key=lambda tile: (tile != gold, rank(tile) if by_rank else 0, tile))
    found = [Slot(tile, drawn=False, apart=False) for tile in held]
    if apart and drawn is not None:
        found.append(Slot(drawn, drawn=True, apart=True))
    elif drawn is not None:
        place = held.index(drawn)
        found[place] = found[place]._replace(drawn=True)
    return tuple(found)


def drawn_slot(scene: Scene) -> int:
    """The place of the drawn tile in the own hand, or of the last tile where none was drawn."""
    held = scene.slots
    return next((place for place, slot in enumerate(held) if slot.drawn), max(0, len(held) - 1))


def turn_of(scene: Scene) -> Seat | None:
    """The seat whose turn it is; None while something lies open to claim and when the hand is over."""
    phase = scene.view.table.phase
    return phase.seat if isinstance(phase, Turn) else None
