"""The table at a place of a replay, as a scene."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from fuzhou_tui.engine.actions import Discard, OwnKong
from fuzhou_tui.engine.events import Chows, Event, Kongs, Pungs, Reveals, Wins, seen_by
from fuzhou_tui.engine.match import Points, paid
from fuzhou_tui.engine.seats import SeatDraw
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile, four, next_seat
from fuzhou_tui.engine.view import Claim
from fuzhou_tui.faces import short
from fuzhou_tui.players import names_of
from fuzhou_tui.records.lines import UNKNOWN
from fuzhou_tui.records.record import shown_seed
from fuzhou_tui.records.replay import Move, ReplayedHand
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.coach_page import choice_pieces
from fuzhou_tui.tui.reel import Reel, Remark
from fuzhou_tui.tui.scene import (
    Answered,
    Happening,
    Heading,
    Left,
    Manner,
    Names,
    Replay,
    Reveal,
    Scene,
    Seated,
    drawn_slot,
)
from fuzhou_tui.tui.seen import NOTHING_SEEN, seen_after
from fuzhou_tui.words import Lang, word

_TAKES: Final = (Chows, Pungs, Kongs, Wins)


class Showing(NamedTuple):
    """How a replay is shown just now."""

    speed: int = 2  # 1-4
    playing: bool = False
    note: str = ""  # what is to be said until the next key
    pointed: Tile | None = None  # the tile under the mouse
    scroll: int = 0  # rows that a long settlement is moved up


USUAL_SHOWING: Final = Showing()


def reel_scene(
    reel: Reel, options: Options, showing: Showing = USUAL_SHOWING, remark: Remark | None = None
) -> Scene:
    """What is to be seen at that place; the decision that comes next is marked in the hand it is taken in."""
    own = reel.own_decision
    events = tuple(_events(reel))
    scene = Scene(
        view=reel.view,
        names=seat_names(reel.hand, options.lang),
        scores=_scores(reel),
        heading=_heading(reel.hand),
        log=tuple(_log(reel)),
        asked=own is not None and own.chosen is not None,
        latest=seen_after(NOTHING_SEEN, events, reel.seat).latest,
        reveal=_reveal(reel) if reel.over else None,
        lang=options.lang,
        faces=options.faces,
        keys=options.keys,
        manner=Manner(showing.speed, sorting=options.sorting),
        pointed=showing.pointed,
        scroll=showing.scroll,
        advice="" if remark is None else _advice(remark, options),
        replay=_replay(reel, showing),
    )
    return scene._replace(cursor=_cursor(scene))


def seat_names(hand: ReplayedHand, lang: Lang) -> Names:
    """The names by the seats of this hand."""
    people = names_of(hand.players, lang)
    return four(people[person] for person in hand.match.players)


def _replay(reel: Reel, showing: Showing) -> Replay:
    return Replay(
        hand=reel.place + 1,
        hands=len(reel.hands),
        step=reel.seen_steps(reel.step),
        steps=reel.seen_steps(reel.steps),
        persons=tuple(person + 1 for person in reel.hand.match.players),
        playing=showing.playing,
        decision=reel.decision,
        views=tuple(view(reel.state, seat) for seat in SEATS) if reel.all_open else (),
        note=showing.note,
    )


def _advice(remark: Remark, options: Options) -> str:
    """What the coach would have done, why, and what that is worth."""
    better = remark.slip.better
    choice = "".join(
        piece if isinstance(piece, str) else short(piece, options.faces)
        for piece in choice_pieces(better.action, remark.slip.view, options.lang)
    )
    points, why = f"{remark.slip.lost:.1f}", word(better.why.value, options.lang)
    return word("replay_advice", options.lang, choice=choice, why=why, points=points)


def _scores(reel: Reel) -> Points:
    before = reel.hand.match.scores
    return paid(before, reel.hand.changes) if reel.over else before


def _heading(hand: ReplayedHand) -> Heading:
    seed = hand.telling.seed
    return Heading(
        hand.match.unseated,
        hand.match.number,
        hand.telling.commitment,
        None if seed in {"", UNKNOWN} else shown_seed(seed),
    )


def _reveal(reel: Reel) -> Reveal | None:
    hand, after = reel.hand, reel.hand.after
    hands = next((event.hands for event in reversed(hand.events) if isinstance(event, Reveals)), None)
    if hands is None or after is None:
        return None
    melds = tuple(view(reel.state, seat).melds for seat in SEATS)
    return Reveal(hands, melds, hand.telling.salt, after.finished, after.seat_draw)


def _events(reel: Reel) -> Iterator[Event]:
    yield from reel.hand.opening
    for move in reel.moves:
        yield from move.events


def _log(reel: Reel) -> Iterator[Happening]:
    """What has happened so far, as the eyes that look may know it."""
    hand = reel.hand
    draw = hand.match.seat_draw
    if hand.match.number == 1 and draw is not None:
        yield _seated(draw, hand.match.dealer)
    yield from (_seen(event, reel) for event in hand.opening)
    before = hand.opened
    for move in reel.moves:
        phase = before.table.phase
        if isinstance(phase, Claim) and (reel.all_open or move.seat == reel.seat) and _is_worth_telling(move):
            yield Answered(move.seat, move.action, phase.tile)
        yield from (_seen(event, reel) for event in move.events)
        before = move.state
    if reel.left is not None:
        yield Left(reel.left)


def _seen(event: Event, reel: Reel) -> Event:
    return event if reel.all_open else seen_by(event, reel.seat)


def _is_worth_telling(move: Move) -> bool:
    """Whether what follows does not tell the same."""
    return not any(isinstance(event, _TAKES) and _taker(event) == move.seat for event in move.events)


def _taker(event: Chows | Pungs | Kongs | Wins) -> int:
    return event.won.attempt.seat if isinstance(event, Wins) else event.seat


def _seated(draw: SeatDraw, dealer: Seat) -> Seated:
    seats = tuple(next_seat(dealer, steps) for steps in range(len(SEATS)))
    return Seated(seats, tuple(draw.draws[old] for old in draw.order))


def _cursor(scene: Scene) -> int:
    """The tile that is about to be thrown or to be a kong, else the drawn one."""
    decision = scene.replay.decision if scene.replay else None
    match decision.chosen if decision is not None and decision.view.seat == scene.view.seat else None:
        case Discard(tile) | OwnKong(tile):
            return _place(scene, tile)
        case _:
            return drawn_slot(scene)


def _place(scene: Scene, tile: Tile) -> int:
    """Where the tile stands in the hand, as the drawn one if it is."""
    drawn = drawn_slot(scene)
    held = [slot.tile for slot in scene.slots]
    return drawn if held[drawn] == tile else held.index(tile)
