"""Reading a record, with the line named where it is wrong."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple
from urllib.parse import unquote

from fuzhou_tui.engine.actions import BadAction, action
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import Rules, UnknownPreset, preset
from fuzhou_tui.engine.tiles import ALL_TILES, SEATS, BadTile, Seat, Tile, tiles
from fuzhou_tui.records.flags import BadFlag, FlagText, changed
from fuzhou_tui.records.record import (
    CLOSINGS,
    NOTES,
    TITLE,
    VERSION,
    Decision,
    End,
    HandRecord,
    Header,
    Note,
    Record,
    SeatLine,
    printable,
)

MOST_LINE: Final = 2**20  # characters
_MOST_TOLD: Final = 300
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


class BadRecord(ValueError):
    """A record that cannot be read; it names the line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {printable(_cut(message))}")
        self.line = line


def _cut(message: str) -> str:
    if len(message) <= _MOST_TOLD:
        return message
    return f"{message[: _MOST_TOLD // 2]}...{message[-_MOST_TOLD // 2 :]}"


class NoRecord(BadRecord):
    """A text that is no record, or one of another version of the format."""


class UnknownVersion(NoRecord):
    """A record of another version of the format."""


class _Line(NamedTuple):
    number: int
    word: str
    rest: str


def read(text: str) -> Record:
    """Read a record; a last line without its end is dropped. Raises BadRecord, NoRecord, UnknownVersion."""
    found = _lines(text)
    _check_title(found)
    _check_signs(text)
    lines, closing = _without_closing(found)
    starts = [place for place, line in enumerate(lines) if line.word == "hand"]
    header = _header(lines[1 : starts[0]] if starts else lines[1:], lines[0])
    hands = tuple(_hand(lines[start:end]) for start, end in pairwise((*starts, len(lines))))
    for hand in hands:
        if header.seed is None and hand.wall is None:
            raise BadRecord(hand.line, "hand: neither a seed in the header nor a wall of its own")
    return Record(header, hands, closing)


def _lines(text: str) -> tuple[_Line, ...]:
    """The lines that say something, without their comments."""
    whole = text.split("\n")[:-1]
    found = ((number, raw.partition("#")[0].strip()) for number, raw in enumerate(whole, 1))
    return tuple(_Line(number, *_first_word(line)) for number, line in found if line)


def _first_word(line: str) -> tuple[str, str]:
    word, _, rest = line.partition(" ")
    return word, rest.strip()


def _check_title(lines: Sequence[_Line]) -> None:
    if not lines or lines[0].word != TITLE:
        raise NoRecord(lines[0].number if lines else 1, f"no record: '{TITLE} {VERSION}' expected")
    if lines[0].rest != str(VERSION):
        told = f"version {lines[0].rest[:20]!r}; this program reads {VERSION}"
        raise UnknownVersion(lines[0].number, f"{told}: use the program that wrote it")


def _check_signs(text: str) -> None:
    """No line holds what only a terminal or a broken disk would write."""
    for number, line in enumerate(text.split("\n")[:-1], 1):
        if len(line) > MOST_LINE:
            raise BadRecord(number, f"{len(line)} characters, at most {MOST_LINE} expected")
        found = _CONTROL.search(line)
        if found is not None:
            raise BadRecord(number, f"{found[0]!r}: no control character is allowed")


def _without_closing(lines: tuple[_Line, ...]) -> tuple[tuple[_Line, ...], Note | None]:
    last = lines[-1]
    if last.word == "!" and last.rest in CLOSINGS:
        return lines[:-1], Note(last.rest, line=last.number)
    return lines, None


_ONCE: Final = ("rules", "base", "length", "seed", "seed_given", "practice")


def _header(lines: Sequence[_Line], title: _Line) -> Header:
    _check_words(lines)
    once = {line.word: line for line in lines if line.word in _ONCE}
    for word in ("rules", "base", "length"):
        if word not in once:
            raise BadRecord(title.number, f"{word}: no such line before the first hand")
    return Header(
        rules=_rules(once["rules"], [line for line in lines if line.word == "flag"]),
        base=_number(once["base"], once["base"].rest),
        length=_length(once["length"]),
        seed=unquote(once["seed"].rest) if "seed" in once else None,
        seats=_seats([line for line in lines if line.word == "seat"], title),
        practice="practice" in once,
        seed_given="seed_given" in once,
    )


def _check_words(lines: Iterable[_Line]) -> None:
    seen: set[str] = set()
    for line in lines:
        if line.word not in {*_ONCE, "flag", "seat"}:
            raise BadRecord(line.number, f"{line.word}: unknown; allowed are {', '.join(_ONCE)}, flag, seat")
        if line.word in seen and line.word in _ONCE:
            raise BadRecord(line.number, f"{line.word}: given twice")
        seen.add(line.word)


def _rules(line: _Line, flags: Iterable[_Line]) -> Rules:
    try:
        rules = preset(line.rest)
    except UnknownPreset as error:
        raise BadRecord(line.number, f"rules: {error}") from error
    for flag in flags:
        key, _, value = flag.rest.partition("=")
        try:
            rules = changed(rules, FlagText(key.strip(), unquote(value.strip())))
        except BadFlag as error:
            raise BadRecord(flag.number, f"flag: {error}") from error
    return rules


def _length(line: _Line) -> Length:
    try:
        return Length(line.rest)
    except ValueError as error:
        allowed = ", ".join(length.value for length in Length)
        raise BadRecord(line.number, f"length: {line.rest!r}; allowed are {allowed}") from error


def _seats(lines: Sequence[_Line], title: _Line) -> tuple[SeatLine, SeatLine, SeatLine, SeatLine]:
    found: dict[str, SeatLine] = {}
    for line in lines:
        seat, kind, *name = [*line.rest.split(" ", 2), ""]
        if seat not in {"0", "1", "2", "3"} or seat in found or not kind:
            raise BadRecord(line.number, f"seat: {line.rest!r}; like 'seat 0 human Ming', each of 0-3 once")
        found[seat] = SeatLine(kind, unquote(name[0].strip()))
    if len(found) != len(SEATS):
        raise BadRecord(title.number, "seat: four lines expected, for the seats 0-3")
    return found["0"], found["1"], found["2"], found["3"]


_HAND: Final = re.compile(r"([0-9]{1,9}) dealer ([0-3]) streak ([0-9]{1,9})(?: commitment ([0-9a-f]{64}))?")
_END: Final = re.compile(
    r"(-?[0-9]{1,15}) (-?[0-9]{1,15}) (-?[0-9]{1,15}) (-?[0-9]{1,15})(?: salt ([0-9a-f]{32}))?"
)


def _hand(lines: Sequence[_Line]) -> HandRecord:
    first, rest = lines[0], lines[1:]
    found = _HAND.fullmatch(first.rest)
    if found is None:
        raise BadRecord(first.number, f"hand: {first.rest!r}; like 'hand 1 dealer 2 streak 0 commitment ...'")
    staged = {line.word: line for line in rest[:2] if line.word in {"wall", "dice"}}
    if len(staged) == 1:
        raise BadRecord(first.number, "hand: a staged hand has a wall and dice")
    end = _end(rest[-1]) if rest and rest[-1].word == "end" else None
    entries = rest[len(staged) : len(rest) - (end is not None)]
    return HandRecord(
        number=int(found[1]),
        dealer=Seat(int(found[2])),
        streak=int(found[3]),
        commitment=found[4],
        wall=_wall(staged["wall"]) if staged else None,
        dice=_dice(staged["dice"]) if staged else None,
        entries=tuple(map(_entry, entries)),
        end=end,
        line=first.number,
    )


def _wall(line: _Line) -> tuple[Tile, ...]:
    try:
        found = tiles(line.rest)
    except BadTile as error:
        raise BadRecord(line.number, f"wall: {error}") from error
    if tuple(sorted(found)) != ALL_TILES:
        raise BadRecord(line.number, f"wall: {len(found)} tiles that are not the 144, each once")
    return found


def _dice(line: _Line) -> tuple[int, int]:
    found = re.fullmatch(r"([1-6]) ([1-6])", line.rest)
    if found is None:
        raise BadRecord(line.number, f"dice: {line.rest!r}; two numbers from 1 to 6 expected")
    return int(found[1]), int(found[2])


def _entry(line: _Line) -> Decision | Note:
    if line.word == "!":
        word, text = _first_word(line.rest)
        if word not in NOTES:
            raise BadRecord(line.number, f"! {word}: unknown; allowed are {', '.join(NOTES)}")
        return Note(word, text, line.number)
    if line.word not in {"0", "1", "2", "3"}:
        raise BadRecord(line.number, f"{line.word}: a seat 0-3 and its decision expected, like '2 d5m'")
    try:
        return Decision(Seat(int(line.word)), action(line.rest), line.number)
    except BadAction as error:
        raise BadRecord(line.number, str(error)) from error


def _end(line: _Line) -> End:
    found = _END.fullmatch(line.rest)
    if found is None:
        raise BadRecord(line.number, f"end: {line.rest!r}; like 'end -90 90 0 0 salt ...'")
    changes = int(found[1]), int(found[2]), int(found[3]), int(found[4])
    return End(changes, found[5], line.number)


def _number(line: _Line, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,15}", text, re.ASCII):
        raise BadRecord(line.number, f"{line.word}: {text!r} is no number")
    return int(text)
