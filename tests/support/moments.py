"""Moments of a hand as the table screen sees them, staged from real play."""

from random import Random

from scenes import Scene as Hand

from fuzhou_tui.engine.actions import Win
from fuzhou_tui.engine.events import Chows, Discards, Event, Pungs, Reveals, seen_by
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.play import apply, pending
from fuzhou_tui.engine.rules import STANDARD, Rules
from fuzhou_tui.engine.state import State, view
from fuzhou_tui.engine.tiles import SEATS, Seat
from fuzhou_tui.engine.wall import deal, drawing_order
from fuzhou_tui.players import Bot, Human, Setup
from fuzhou_tui.session import Session
from fuzhou_tui.tui.scene import Heading, Names, Reveal, Scene

NAMES: Names = ("我", "阿海", "依妹", "老林")
COMMITMENT = "3f9a01bc" + "0" * 56


def moment(state: State, happened: list[Event], seat: int = 0) -> Scene:
    """The state as the seat sees it, the cursor on its last tile."""
    viewer = Seat(seat)
    latest, reveal = None, None
    for event in happened:
        match event:
            case Discards(thrower):
                latest = thrower
            case Chows() | Pungs():
                latest = None
            case Reveals(hands):
                melds = tuple(view(state, seat).melds for seat in SEATS)
                reveal = Reveal(hands, melds, "0" * 32, finished=False)
            case _:
                pass
    return Scene(
        view=view(state, viewer),
        names=NAMES,
        scores=(128, 96, 104, 72),
        heading=Heading(0, 1, COMMITMENT, None),
        log=tuple(seen_by(event, viewer) for event in happened),
        cursor=16,
        asked=viewer in pending(state),
        reveal=reveal,
        latest=latest,
    )


def of(hand: Hand, seat: int = 0) -> Scene:
    """A staged hand as the seat sees it."""
    return moment(hand.state, hand.events, seat)


def wandering(seed: int, decisions: int, rules: Rules = STANDARD) -> tuple[State, list[Event]]:
    """A hand after so many decisions taken at random, claims more often than not, wins never."""
    random = Random(seed)
    dealt = deal(str(seed), 1)
    wall = drawing_order(dealt.tiles, dealt.seat, dealt.dice)
    state, events = start(Seating(rules, 5, dealt.seat, 2), wall, dealt.dice)
    happened = list(events)
    for _ in range(decisions):
        if not pending(state):
            break
        seat = min(pending(state))
        options = [found for found in legal_actions(view(state, seat)) if not isinstance(found, Win)]
        state, events = apply(state, seat, options[0] if random.random() < 0.5 else random.choice(options))
        happened += events
    return state, happened


def walked(seed: int, decisions: int, rules: Rules = STANDARD) -> Scene:
    """Such a hand as the seat that is to decide sees it, or the dealer's when it is over."""
    state, happened = wandering(seed, decisions, rules)
    return moment(state, happened, min(pending(state), default=state.table.dealer))


def seated(hand: Hand | None = None) -> Session:
    """A session whose seat 0 is a person, at a staged hand where one is given."""
    setup = Setup(
        STANDARD,
        1,
        Length.HAND,
        "7",
        seed_given=True,
        seats=(Human("我"), Bot("easy", "阿海"), Bot("easy", "依妹"), Bot("easy", "老林")),
    )
    session = Session(setup)
    if hand is not None:
        session.begin()
        session.state = hand.state
    return session


def with_cursor(scene: Scene, cursor: int) -> Scene:
    """The same moment with another tile under the cursor."""
    return scene._replace(cursor=cursor)
