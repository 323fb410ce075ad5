"""The line front end for programs: event lines out, one decision a line in."""

from collections.abc import Iterable, Iterator
from typing import Final, TextIO

from fuzhou_tui.engine.actions import Action, BadAction, action, action_text
from fuzhou_tui.engine.events import Event, Reveals
from fuzhou_tui.engine.legal import legal_actions, offers
from fuzhou_tui.engine.tiles import Seat, tile_text
from fuzhou_tui.engine.view import Claim, Of, Turn, View
from fuzhou_tui.records.lines import Line, event_line, hand_line, line_text, seats_line
from fuzhou_tui.session import Session

_FOR: Final = {Of.DISCARD: "claim", Of.KONG: "rob_kong", Of.GOLD: "rob_gold", Of.DEAL: "deal"}


def play_json(session: Session, typed: Iterator[str], out: TextIO) -> bool:
    """Play the one human seat to the end of the match; false where the input ended before."""
    if session.state is None:
        _tell_seats(session, out)
    else:
        _tell_hand(session, session.told, out)
        if not _play_on(session, typed, out):
            return False
    while not session.finished:
        _tell_hand(session, session.begin(), out)
        if not _play_on(session, typed, out):
            return False
    return True


def _tell_hand(session: Session, events: Iterable[Event], out: TextIO) -> None:
    _write(out, hand_line(session.telling))
    _tell(session, events, out)


def _play_on(session: Session, typed: Iterator[str], out: TextIO) -> bool:
    """Play the hand on the table to its end; false where the input ended before."""
    while (seat := session.next_seat) is not None:
        human = seat in session.humans
        chosen = _asked(session, seat, typed, out) if human else session.bot_action(seat)
        if chosen is None:
            return False
        _tell(session, session.act(seat, chosen), out)
    _tell_seats(session, out)
    return True


def _tell(session: Session, events: Iterable[Event], out: TextIO) -> None:
    """What the one human may see; the wall as it was laid is added to what is revealed."""
    (human,) = session.humans
    for event in events:
        line = event_line(event, session.telling, human)
        if isinstance(event, Reveals):
            line["laid"] = [tile_text(tile) for tile in session.deal.tiles]
        _write(out, line)


def ask_line(view: View) -> Line:
    """The line that asks for the seat's decision."""
    found, phase = offers(view), view.table.phase
    line: Line = {"type": "ask", "seat": view.seat, "for": "turn", "tile": None, "from": None}
    if isinstance(phase, Turn) and view.hand.drawn is not None:
        line["tile"] = tile_text(view.hand.drawn)
    if isinstance(phase, Claim):
        line["for"] = _FOR[phase.of]
        line["tile"] = None if phase.tile is None else tile_text(phase.tile)
        line["from"] = phase.source_seat if phase.of in {Of.DISCARD, Of.KONG} else None
    line["options"] = [action_text(offer.action) for offer in found if offer.barred is None]
    line["barred"] = [[action_text(offer.action), offer.barred.value] for offer in found if offer.barred]
    return line


def _tell_seats(session: Session, out: TextIO) -> None:
    """选位, after a hand or before the first (R11.4)."""
    if session.seat_draw is not None:
        _write(out, seats_line(session.seat_draw))


def _asked(session: Session, seat: Seat, typed: Iterator[str], out: TextIO) -> Action | None:
    """The decision, None at the end of the input."""
    view = session.view(seat)
    _write(out, ask_line(view))
    for text in typed:
        options = legal_actions(view)
        chosen = _read(text)
        if chosen in options:
            return chosen
        allowed = ", ".join(map(action_text, options))
        message = f"{text.strip()!r}: not among the options {allowed}"
        _write(out, {"type": "error", "message": message}, ask_line(view))
    return None


def _read(text: str) -> Action | None:
    try:
        return action(text.strip())
    except BadAction:
        return None


def _write(out: TextIO, *lines: Line) -> None:
    out.writelines(f"{line_text(line)}\n" for line in lines)
    out.flush()
