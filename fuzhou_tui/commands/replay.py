"""`fuzhou replay`: a match that was kept, told again, checked, or found."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import click

from fuzhou_tui.commands.options import lang_option
from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import data_folder
from fuzhou_tui.plain.playthrough import hand_text, header_text, names_of, standings
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.records.lines import (
    UNKNOWN,
    Line,
    event_line,
    hand_line,
    line_text,
    seats_line,
    wall_line,
)
from fuzhou_tui.records.reading import BadRecord, NoRecord
from fuzhou_tui.records.record import Record, printable
from fuzhou_tui.records.replay import BadReplay, Outcome, ReplayedHand, outcome
from fuzhou_tui.records.replay import replay as replayed
from fuzhou_tui.records.store import MATCHES, Unreadable, begun_at, match_files, named_match, read_match
from fuzhou_tui.words import Lang


class _Shown(NamedTuple):
    """A record that holds, and as much of it as may be shown."""

    record: Record
    hands: tuple[ReplayedHand, ...]
    held_back: bool  # whether the hand in play is not shown


@click.command
@click.argument("match", metavar="[FILE|ID]", required=False)
@click.option(
    "--text", "how", flag_value="text", default=True, help="In words, all tiles open (the default)."
)
@click.option("--json", "how", flag_value="json", help="As event lines, everything shown.")
@click.option(
    "--check", "how", flag_value="check", help="Recompute it; exit 1 and the first line that differs."
)
@click.option("--list", "how", flag_value="list", help="The matches that were kept, the newest first.")
@lang_option
@click.option("--faces", type=click.Choice([faces.value for faces in Faces]), help="How tiles are written.")
def replay(*, match: str | None, how: str, lang: str, faces: str | None) -> None:
    """Show a match that was kept: a file, an id of --list, or the newest."""
    spoken = Lang(lang)
    written = Faces(faces) if faces else (Faces.ZH if spoken is Lang.ZH else None)
    speech = Speech(spoken, written, ())
    if how == "list":
        if match is not None:
            raise click.UsageError(f"--list: shows all matches; {printable(match)!r} is too much")
        _list(speech)
        return
    path = _path(match)
    if how == "check":
        _check(path, speech)
        return
    shown = _checked(path, speech)
    for line in (_json if how == "json" else _text)(shown, speech):
        click.echo(line)
    if shown.held_back:
        number = len(shown.record.hands)
        click.echo(speech.word("replay_still_open", number=number), err=True)


def _path(match: str | None) -> Path:
    """The file that is meant; raises click.UsageError."""
    folder = data_folder() / MATCHES
    if match is None:
        newest = next(iter(match_files(folder)), None)
        if newest is None:
            raise click.UsageError(f"no match was kept in {printable(str(folder))}; a file expected")
        return newest
    return named_match(folder, match) or Path(match)


def _checked(path: Path, speech: Speech) -> _Shown:
    """The record, if this program plays it as it says; a hand still in play is nobody's to look into."""
    record = _read(path)
    try:
        hands = tuple(replayed(record))
    except BadReplay as error:
        said = speech.word("replay_does_not_hold", name=printable(path.name), reason=str(error))
        click.echo(said, err=True)
        raise click.exceptions.Exit(1) from error
    if not _is_secret(record, hands):
        return _Shown(record, hands, held_back=False)
    over = tuple(
        hand._replace(telling=hand.telling._replace(seed=UNKNOWN)) for hand in hands if hand.after is not None
    )
    return _Shown(record._replace(header=record.header._replace(seed=None)), over, len(over) < len(hands))


def _is_secret(record: Record, hands: tuple[ReplayedHand, ...]) -> bool:
    """Whether the seed is hidden: the match can be gone on with, and the user did not choose it."""
    header = record.header
    return outcome(record, hands) is Outcome.UNFINISHED and header.seed is not None and not header.seed_given


def _check(path: Path, speech: Speech) -> None:
    """Say whether the record holds; raises click.UsageError where there is none, Exit if it does not."""
    try:
        record = read_match(path)
        hands = tuple(replayed(record))
    except (NoRecord, Unreadable) as error:
        raise click.UsageError(_refused(path, error)) from error
    except (BadRecord, BadReplay) as error:
        click.echo(_refused(path, error))
        raise click.exceptions.Exit(1) from error
    decisions = sum(len(hand.moves) for hand in hands)
    click.echo(speech.word("replay_holds", hands=len(hands), decisions=decisions))


def _read(path: Path) -> Record:
    try:
        return read_match(path)
    except (BadRecord, Unreadable) as error:
        raise click.UsageError(_refused(path, error)) from error


def _refused(path: Path, error: ValueError) -> str:
    return str(error) if isinstance(error, Unreadable) else f"{printable(path.name)}: {error}"


def _text(shown: _Shown, speech: Speech) -> Iterator[str]:
    yield from header_text(shown.record.header, speech)
    for hand in shown.hands:
        yield from hand_text(hand, speech)


def _json(shown: _Shown, speech: Speech) -> Iterator[str]:
    del speech  # the lines are the same in every language
    first = shown.hands[0].match.seat_draw if shown.hands else None
    if first is not None:
        yield line_text(seats_line(first))
    for hand in shown.hands:
        yield from map(line_text, _hand_lines(hand))


def _hand_lines(hand: ReplayedHand) -> Iterator[Line]:
    after = hand.after
    return chain(
        (hand_line(hand.telling), wall_line(hand.opened.wall)),
        (event_line(event, hand.telling) for event in hand.events),
        () if after is None or after.seat_draw is None else (seats_line(after.seat_draw),),
    )


def _list(speech: Speech) -> None:
    """One line for each match; what cannot be read is named on stderr."""
    paths = match_files(data_folder() / MATCHES)
    if not paths:
        click.echo(speech.word("replay_none"), err=True)
    for path in paths:
        try:
            record = read_match(path)
            hands = tuple(replayed(record))
        except (BadRecord, BadReplay, Unreadable) as error:
            click.echo(_refused(path, error), err=True)
            continue
        click.echo("  ".join(_entry(path, record, hands, speech)))


def _entry(path: Path, record: Record, hands: tuple[ReplayedHand, ...], speech: Speech) -> Iterator[str]:
    yield printable(path.stem)
    yield begun_at(path)
    yield record.header.rules.name
    yield speech.word(f"replay_{outcome(record, hands).value}")
    if record.header.practice:
        yield speech.word("replay_practice")
    yield standings(hands[-1], speech) if hands else ", ".join(names_of(record.header.seats, speech))
