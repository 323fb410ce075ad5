"""A match as a text file: its header, then hand by hand what was decided and how it ended."""

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fuzhou_tui.engine.actions import Action, action_text
from fuzhou_tui.engine.match import Length, Points
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile, next_seat, seats_after, tile_text
from fuzhou_tui.engine.view import Claim, Of, Phase, Result, Won
from fuzhou_tui.records.flags import differences

VERSION: Final = 1
TITLE: Final = "fuzhou-record"
HUMAN: Final = "human"
STAND_IN: Final = "normal"  # the bot that replaces a player who leaves (R11.5)
_MOST_SEED: Final = 80  # characters that are shown
_ODD: Final = re.compile(r"[%#\x00-\x1f\x7f-\x9f\u2028\u2029]|^\s|\s$")
NOTES: Final = ("undo", "leave", "coach", "auto")
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"  # everybody left the match for good (R11.5)
CLOSINGS: Final = (FINISHED, ABANDONED)


class SeatLine(NamedTuple):
    """Who sits there: `human` or the level of a bot, and the name a human gave."""

    kind: str
    name: str = ""


Seats = tuple[SeatLine, SeatLine, SeatLine, SeatLine]


class Header(NamedTuple):
    """What a match is played by."""

    rules: Rules
    base: int
    length: Length
    seed: str | None  # None where every hand is staged
    seats: Seats
    practice: bool = False
    seed_given: bool = False  # by the user, who knows it


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided."""

    seat: Seat
    action: Action
    line: int = field(default=0, compare=False)  # where it was read, from 1


@dataclass(frozen=True, slots=True)
class Note:
    """What is not a decision: `undo 1`, `leave 0`, `coach 0`, `auto 0 on`; `finished`, `abandoned`."""

    word: str
    text: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class End:
    """How a hand ended: each seat's change, and the salt of its deal."""

    changes: Points
    salt: str | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand; it is staged if it has a wall of its own, in drawing order."""

    number: int
    dealer: Seat
    streak: int
    commitment: str | None = None
    wall: tuple[Tile, ...] | None = None
    dice: tuple[int, int] | None = None
    entries: tuple[Decision | Note, ...] = ()
    end: End | None = None
    line: int = field(default=0, compare=False)


class Record(NamedTuple):
    """A match, finished or not."""

    header: Header
    hands: tuple[HandRecord, ...] = ()
    closing: Note | None = None  # the last line: `finished` or `abandoned`


def changes_of(result: Result) -> Points:
    """Each seat's change when a hand ends so."""
    return result.score.payments if isinstance(result, Won) else (0, 0, 0, 0)


def order_of_answers(phase: Phase) -> tuple[Seat, ...]:
    """Whose decision is written first: counter-clockwise from the discarder, at the deal from the dealer."""
    match phase:
        case Claim(_, source, of):
            first = source if of is Of.DEAL else next_seat(source)
            return (first, *seats_after(first))
        case _:
            return SEATS


def write(record: Record) -> str:
    """The record as the text of a file."""
    lines = [*header_lines(record.header)]
    for hand in record.hands:
        lines += hand_lines(hand)
        lines += map(entry_line, hand.entries)
        lines += [end_line(hand.end)] if hand.end else []
    lines += [entry_line(record.closing)] if record.closing else []
    return "".join(f"{line}\n" for line in lines)


def header_lines(header: Header) -> tuple[str, ...]:
    """The lines before the first hand."""
    nearest, flags = differences(header.rules)
    return (
        f"{TITLE} {VERSION}",
        f"rules {nearest.name}",
        *(f"flag {flag.key}={_quoted(flag.value)}" for flag in flags),
        f"base {header.base}",
        f"length {header.length.value}",
        *(() if header.seed is None else (f"seed {_quoted(header.seed)}",)),
        *(("seed_given",) if header.seed_given else ()),
        *(("practice",) if header.practice else ()),
        *(f"seat {seat} {_seat_text(line)}" for seat, line in zip(SEATS, header.seats, strict=True)),
    )


def hand_lines(hand: HandRecord) -> tuple[str, ...]:
    """The lines that open a hand."""
    committed = f" commitment {hand.commitment}" if hand.commitment else ""
    return (
        f"hand {hand.number} dealer {hand.dealer} streak {hand.streak}{committed}",
        *((f"wall {' '.join(map(tile_text, hand.wall))}",) if hand.wall else ()),
        *((f"dice {hand.dice[0]} {hand.dice[1]}",) if hand.dice else ()),
    )


def entry_line(entry: Decision | Note) -> str:
    """One decision, or what is none."""
    if isinstance(entry, Note):
        return f"! {entry.word} {entry.text}".rstrip()
    return f"{entry.seat} {action_text(entry.action)}"


def end_line(end: End) -> str:
    """The line that closes a hand."""
    return "end " + " ".join(map(str, end.changes)) + (f" salt {end.salt}" if end.salt else "")


def printable(text: str) -> str:
    """The text as it can be shown: signs that would do something to a terminal are written as escapes."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def shown_seed(seed: str) -> str:
    """The seed as it can be shown, cut where it is long."""
    return printable(seed[:_MOST_SEED])


def _seat_text(line: SeatLine) -> str:
    return f"{line.kind} {_quoted(line.name)}".rstrip()


def _quoted(text: str) -> str:
    """Free text on one line: what would end the line or start a comment is written like `%23`."""
    return _ODD.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), text)
