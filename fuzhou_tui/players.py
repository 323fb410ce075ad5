"""Who plays a match, and by what: as it is set up, and as a record keeps it."""

from dataclasses import dataclass
from typing import Final, assert_never

from bots.levels import LEVELS
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.tiles import SEATS, four
from fuzhou_tui.records.record import HUMAN, Header, SeatLine, Seats, printable
from fuzhou_tui.words import Lang, word

MOST_NAME: Final = 24
MOST_BASE: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Human:
    """A seat played by a person."""

    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat played by a bot of that level, under the name shown."""

    level: str
    name: str = ""


Player = Human | Bot
Players = tuple[Player, Player, Player, Player]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match is played by, and by whom."""

    rules: Rules
    base: int
    length: Length
    seed: str
    seed_given: bool
    seats: Players
    practice: bool = False


class BadSeats(ValueError):
    """Text that does not say who sits where; the message quotes what is wrong and says what is allowed."""


class BadSetup(ValueError):
    """A record's header by which nobody can play on."""


def players_of(text: str) -> Players:
    """Four of `human[:NAME]` or a level, joined by commas, names not given left empty. Raises BadSeats."""
    found = tuple(_player_of(part.strip()) for part in text.split(","))
    if len(found) != len(SEATS):
        raise BadSeats(f"{text!r}: four seats joined by commas expected")
    return four(found)


def named(players: Players, lang: Lang) -> Players:
    """The players, those without a name given one."""
    alone = sum(isinstance(player, Human) for player in players) == 1
    return four(_named(place, player, lang, alone=alone) for place, player in enumerate(players))


def kind_of(player: Player) -> str:
    """`human`, or the level of a bot."""
    return HUMAN if isinstance(player, Human) else player.level


def header_of(setup: Setup) -> Header:
    """What a record keeps of it; bots are named anew whenever it is shown."""
    return Header(
        rules=setup.rules,
        base=setup.base,
        length=setup.length,
        seed=setup.seed,
        seats=four(map(_seat_line, setup.seats)),
        practice=setup.practice,
        seed_given=setup.seed_given,
    )


def setup_of(header: Header) -> Setup:
    """What is played on by; raises BadSetup."""
    if header.seed is None:
        raise BadSetup("a match of staged hands cannot be played on")
    for seat, line in enumerate(header.seats):
        if line.kind not in {HUMAN, *LEVELS}:
            kind = printable(line.kind[:MOST_NAME])
            raise BadSetup(f"seat {seat}: {kind!r}: allowed are {HUMAN}, {', '.join(LEVELS)}")
    return Setup(
        rules=header.rules,
        base=header.base,
        length=header.length,
        seed=header.seed,
        seed_given=header.seed_given,
        seats=four(map(player_of, header.seats)),
        practice=header.practice,
    )


def player_of(line: SeatLine) -> Player:
    """Who sits there, the name as it can be shown."""
    name = printable(line.name[:MOST_NAME])
    return Human(name) if line.kind == HUMAN else Bot(printable(line.kind[:MOST_NAME]), name)


def names_of(lines: Seats, lang: Lang) -> tuple[str, str, str, str]:
    """The names of a record's players as they can be shown, those without one named."""
    return four(player.name for player in named(four(map(player_of, lines)), lang))


def _player_of(text: str) -> Player:
    kind, colon, name = text.partition(":")
    if kind in LEVELS and not colon:
        return Bot(kind)
    if kind != HUMAN:
        raise BadSeats(f"{text!r}: allowed are human[:NAME], {', '.join(LEVELS)}")
    if colon and not (name.strip() and name.isprintable() and len(name) <= MOST_NAME):
        raise BadSeats(f"{text!r}: a name has 1 to {MOST_NAME} printable characters")
    return Human(name.strip())


def _named(place: int, player: Player, lang: Lang, *, alone: bool) -> Player:
    match player:
        case Human(""):
            usual = word("you", lang) if alone else word("player_number", lang, number=place + 1)
            return Human(usual)
        case Bot(level, ""):
            return Bot(level, word(f"bot_name_{place}", lang))
        case Human() | Bot():
            return player
        case _:
            assert_never(player)


def _seat_line(player: Player) -> SeatLine:
    return SeatLine(HUMAN, player.name) if isinstance(player, Human) else SeatLine(player.level)
