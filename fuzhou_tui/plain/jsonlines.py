"""The line front end for programs: event lines out, one decision a line in."""

from collections.abc import Iterator
from typing import Final, TextIO

from fuzhou_tui.engine.actions import Action, BadAction, action, action_text
from fuzhou_tui.engine.legal import legal_actions, offers
from fuzhou_tui.engine.tiles import Seat, tile_text
from fuzhou_tui.engine.view import Claim, Of, Turn, View
from fuzhou_tui.records.lines import Line, event_line, hand_line, line_text, seats_line
from fuzhou_tui.session import Session

_FOR: Final = {Of.DISCARD: "claim", Of.KONG: "rob_kong", Of.GOLD: "rob_gold", Of.DEAL: "deal"}


def play_json(session: Session, typed: Iterator[str], out: TextIO) -> bool:
    """Play the one human seat to the end of the match; false where the input ended before."""
    _tell_seats(session, out)
    while not session.finished:
        events = session.begin()
        (human,) = session.humans
        _write(out, hand_line(session.telling))
        _write(out, *(event_line(event, session.telling, human) for event in events))
        while session.pending():
            for seat in sorted(session.pending()):
                chosen = session.bot_action(seat) if seat != human else _asked(session, human, typed, out)
                if chosen is None:
                    return False
                told = session.act(seat, chosen)
                _write(out, *(event_line(event, session.telling, human) for event in told))
        _tell_seats(session, out)
    return True


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
