"""Before the table: matches that were kept, and the one that is begun or gone on with, until it is let go."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple, assert_never

from fuzhou_tui.engine.match import Length, Match, Points
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.tiles import SEATS, four
from fuzhou_tui.players import Players, Setup, named, player_of
from fuzhou_tui.records.record import printable
from fuzhou_tui.records.replay import Outcome, outcome
from fuzhou_tui.records.store import InPlay, MatchFile, Told, begun_at, is_closed, match_files, new_match
from fuzhou_tui.resuming import Damaged, Ended, newest_unfinished, resumed
from fuzhou_tui.session import Session
from fuzhou_tui.studying import study
from fuzhou_tui.words import Lang, word

NOTHING: Final = (0, 0, 0, 0)


class House(NamedTuple):
    """Where matches are kept, and who is told when one cannot be saved."""

    matches: Path
    told: Told


class Game(NamedTuple):
    """A match at a table, and what it is written to."""

    session: Session
    file: MatchFile
    old: MatchFile | None = None  # of the match that this one is instead of

    @property
    def lost(self) -> bool:
        """Whether its last lines could not be saved."""
        return self.file.lost

    def call(self, lang: Lang) -> None:
        """Give players without a name one in that language."""
        setup = self.session.setup
        self.session.setup = replace(setup, seats=named(setup.seats, lang))

    def close(self) -> None:
        """Let other programs have it."""
        self.file.close()
        if self.old is not None:
            self.old.close()


class Kept(NamedTuple):
    """What a match has come to, as it was kept."""

    path: Path
    rules: Rules
    length: Length
    practice: bool
    outcome: Outcome
    number: int  # of its latest hand, 0 before the first
    people: Players  # by the seat of the first hand
    scores: Points  # of these players

    def names(self, lang: Lang) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(player.name for player in named(self.people, lang))


class Found(NamedTuple):
    """The match to go on with, and a line on each newer one that cannot be."""

    kept: Kept | None
    notices: tuple[str, ...] = ()


def begun(setup: Setup, folder: Path, told: Told, old: Game | None = None) -> Game:
    """A new match; the old one is given up once the first lines of this one are safe."""

    def give_up() -> None:
        if old is not None:
            old.session.abandon()
            old.close()

    file = new_match(folder, told, give_up)
    return Game(Session(setup, file), file, None if old is None else old.file)


def gone_on(path: Path, told: Told) -> Game:
    """The match of the file as it was left; raises InPlay, Ended, Damaged."""
    return Game(*resumed(path, told))


def newest(folder: Path, told: Told, warn: Told) -> Game | None:
    """The match begun last that can be gone on with; what cannot be read is told. Raises InPlay."""
    found = newest_unfinished(folder, told)
    if found is None:
        return None
    session, file = found
    file.warn = warn
    return Game(session, file)


def unfinished(folder: Path, lang: Lang) -> Found:
    """The match begun last that can be gone on with, left as it is."""
    notices: list[str] = []
    for path in match_files(folder):
        if is_closed(path):
            continue
        try:
            game = gone_on(path, notices.append)
        except Ended:
            continue
        except (InPlay, Damaged) as error:
            notices.append(refused(path, error, lang))
            continue
        game.close()
        return Found(_as_left(path, game.session), tuple(notices))
    return Found(None, tuple(notices))


def kept(path: Path) -> Kept:
    """What the match of the file has come to; raises Unreadable, BadRecord, BadReplay."""
    record, hands, _ = study(path)
    header, came_to, number = record.header, outcome(record, hands), len(record.hands)
    seats, scores = header.seats, NOTHING
    if hands:
        seats, scores = hands[-1].players_after, standing(hands[-1].match, hands[-1].changes)
    people = four(map(player_of, seats))
    return Kept(path, header.rules, header.length, header.practice, came_to, number, people, scores)


def standing(match: Match, changes: Points = NOTHING) -> Points:
    """The points after these changes, by the seat of the match's first hand."""
    held = {match.players[seat]: match.scores[seat] + changes[seat] for seat in SEATS}
    return held[0], held[1], held[2], held[3]


def refused(path: Path, error: InPlay | Ended | Damaged, lang: Lang) -> str:
    """One line on why the match cannot be gone on with."""
    match error:
        case InPlay():
            return word("lobby_in_play", lang, match=printable(path.stem))
        case Ended():
            return word("lobby_ended", lang, match=printable(path.stem))
        case Damaged():
            return word("lobby_damaged", lang, reason=str(error))
        case _:
            assert_never(error)


def when(path: Path) -> str:
    """The date and time here when the match was begun, as its file is called; else the name."""
    try:
        begun = datetime.strptime(begun_at(path), "%Y-%m-%d %H:%M").replace(tzinfo=UTC)
    except ValueError:
        return printable(path.stem)
    return f"{begun.astimezone():%Y-%m-%d %H:%M}"


def _as_left(path: Path, session: Session) -> Kept:
    setup, match = session.setup, session.match
    scores = standing(match._replace(scores=session.scores))
    return Kept(
        path, setup.rules, setup.length, setup.practice, Outcome.UNFINISHED, match.number, setup.seats, scores
    )
