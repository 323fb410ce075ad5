"""Golden records: whole hands as files, each with a playthrough that a person can read."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scenes import Scene

from fuzhou_tui.engine.actions import action, action_text
from fuzhou_tui.engine.legal import legal_actions, offers
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.melds import meld_text
from fuzhou_tui.engine.state import NO_ANSWERS, State, view
from fuzhou_tui.engine.tiles import SEATS, Seat, notation, tiles_of
from fuzhou_tui.engine.view import Drawn, Over, View
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.plain.telling import event_lines, opening_lines
from fuzhou_tui.records.record import Decision, End, HandRecord, Header, Record, SeatLine, write
from fuzhou_tui.records.replay import ReplayedHand, replay
from fuzhou_tui.words import Lang

FOLDER: Final = Path(__file__).parents[1] / "golden"
SPEECH: Final = Speech(Lang.EN, None, ("seat 0", "seat 1", "seat 2", "seat 3"))
_SEATS: Final = (SeatLine("human"), SeatLine("human"), SeatLine("human"), SeatLine("human"))


def scene_record(scene: Scene) -> Record:
    """The scene as a record of one staged hand."""
    seating, phase = scene.seating, scene.state.table.phase
    end = None
    if isinstance(phase, Over):
        end = End((0, 0, 0, 0) if isinstance(phase.result, Drawn) else phase.result.score.payments)
    hand = HandRecord(
        number=1,
        dealer=seating.dealer,
        streak=seating.streak,
        wall=scene.wall,
        dice=scene.dice,
        entries=tuple(Decision(Seat(seat), action(text)) for seat, text in scene.decisions),
        end=end,
    )
    return Record(Header(seating.rules, seating.base, Length.HAND, None, _SEATS), (hand,))


def save_scene(name: str, scene: Scene) -> None:
    """Write the scene as `golden/NAME.txt`; `pytest --rewrite-golden` adds its playthrough."""
    (FOLDER / f"{name}.txt").write_text(write(scene_record(scene)), encoding="utf-8")


def playthrough(record: Record) -> str:
    """The record as a person reads it: each decision with its options, and what came of it."""
    return "".join(f"{line}\n" for hand in replay(record) for line in _hand(hand))


def _hand(hand: ReplayedHand) -> Iterator[str]:
    yield from opening_lines(hand.telling, SPEECH)
    for event in hand.opening:
        yield from event_lines(event, hand.telling, SPEECH)
    for seat, held in enumerate(hand.opened.hands):
        yield f"  {SPEECH.names[seat]} holds {notation(tiles_of(held.counts))}"
    before = hand.opened
    for move in hand.moves:
        yield from _barred(before)
        yield _asked(view(before, move.seat))
        before = move.state
        yield f"{move.seat} {action_text(move.action)}"
        for event in move.events:
            for line in event_lines(event, hand.telling, SPEECH):
                yield f"  {line}"
    for seat, area in enumerate(hand.state.table.areas):
        pond = notation(discarded.tile for discarded in area.discards)
        yield f"  {SPEECH.names[seat]} discarded {pond or 'nothing'}, {area.hidden} tiles hidden"


def _barred(state: State) -> Iterator[str]:
    """The seats that a rule forbids all they could do, told when something opens."""
    if state.answers == NO_ANSWERS:
        yield from (_asked(view(state, seat)) for seat in SEATS if _is_only_barred(view(state, seat)))


def _is_only_barred(asked: View) -> bool:
    return bool(offers(asked)) and not legal_actions(asked)


def _asked(asked: View) -> str:
    """What the seat holds, what it may decide, and what a rule forbids it."""
    held = " ".join((notation(tiles_of(asked.hand.counts)), *map(meld_text, asked.melds)))
    options = [action_text(action) for action in legal_actions(asked)]
    barred = [
        f"(not {action_text(offer.action)}: {offer.barred.value})" for offer in offers(asked) if offer.barred
    ]
    return f"{SPEECH.names[asked.seat]} holds {held}, {asked.table.live} live: {' '.join(options + barred)}"
