"""`fuzhou replay`: a match that was kept, shown or told again, checked, or found."""

from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path

import click

from fuzhou_tui.commands.options import lang_option
from fuzhou_tui.commands.screen import is_a_screen, screen_options
from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import data_folder
from fuzhou_tui.plain.playthrough import hand_text, header_text, standings
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.players import names_of
from fuzhou_tui.records.lines import Line, event_line, hand_line, line_text, seats_line, wall_line
from fuzhou_tui.records.reading import BadRecord, NoRecord
from fuzhou_tui.records.record import Record, printable
from fuzhou_tui.records.replay import BadReplay, ReplayedHand, outcome
from fuzhou_tui.records.replay import replay as replayed
from fuzhou_tui.records.store import MATCHES, Unreadable, begun_at, match_files, named_match, read_match
from fuzhou_tui.settings import read as read_settings
from fuzhou_tui.studying import Study, held_back_text, nothing_text, refusal, study
from fuzhou_tui.unchosen import written_faces
from fuzhou_tui.words import Lang


@click.command
@click.argument("match", metavar="[FILE|ID]", required=False)
@click.option(
    "--text", "how", flag_value="text", help="In words, all tiles open (the default without a terminal)."
)
@click.option("--json", "how", flag_value="json", help="As event lines, everything shown.")
@click.option(
    "--check", "how", flag_value="check", help="Recompute it; exit 1 and the first line that differs."
)
@click.option("--list", "how", flag_value="list", help="The matches that were kept, the newest first.")
@lang_option
@click.option("--faces", type=click.Choice([faces.value for faces in Faces]), help="How tiles are written.")
def replay(*, match: str | None, how: str | None, lang: str, faces: str | None) -> None:
    """Show a match that was kept: a file, an id of --list, or the newest; on a terminal step by step."""
    spoken = Lang(lang)
    chosen = Faces(faces) if faces else None
    speech = Speech(spoken, chosen or written_faces(spoken), ())
    if how == "list":
        if match is not None:
            raise click.UsageError(f"--list: shows all matches; {printable(match)!r} is too much")
        _list(speech)
        return
    path = _path(match)
    if how == "check":
        _check(path, speech)
        return
    shown = _studied(path, spoken)
    if how is None and is_a_screen():
        raise click.exceptions.Exit(_on_the_screen(shown, spoken, chosen))
    for line in (_json if how == "json" else _text)(shown, speech):
        click.echo(line)
    _tell_what_is_missing(shown, spoken)


def _on_the_screen(shown: Study, lang: Lang, faces: Faces | None) -> int:
    """Show it step by step; answers the exit code. Raises click.UsageError."""
    if not shown.hands:
        _tell_what_is_missing(shown, lang)
        return 0
    settings, notices = read_settings()
    for notice in notices:
        click.echo(notice, err=True)
    options = screen_options(settings, lang, faces)
    code: int = import_module("fuzhou_tui.tui.app").run_replay(shown, options)
    return code


def _tell_what_is_missing(shown: Study, lang: Lang) -> None:
    missing = held_back_text(shown, lang) or nothing_text(shown, lang)
    if missing:
        click.echo(missing, err=True)


def _path(match: str | None) -> Path:
    """The file that is meant; raises click.UsageError."""
    folder = data_folder() / MATCHES
    if match is None:
        newest = next(iter(match_files(folder)), None)
        if newest is None:
            raise click.UsageError(f"no match was kept in {printable(str(folder))}; a file expected")
        return newest
    return named_match(folder, match) or Path(match)


def _studied(path: Path, lang: Lang) -> Study:
    """The record, if it holds; raises click.UsageError where there is none, Exit if it does not hold."""
    try:
        return study(path)
    except (BadRecord, Unreadable) as error:
        raise click.UsageError(refusal(path, error, lang)) from error
    except BadReplay as error:
        click.echo(refusal(path, error, lang), err=True)
        raise click.exceptions.Exit(1) from error


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


def _refused(path: Path, error: ValueError) -> str:
    return str(error) if isinstance(error, Unreadable) else f"{printable(path.name)}: {error}"


def _text(shown: Study, speech: Speech) -> Iterator[str]:
    yield from header_text(shown.record.header, speech)
    for hand in shown.hands:
        yield from hand_text(hand, speech)


def _json(shown: Study, speech: Speech) -> Iterator[str]:
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
    yield standings(hands[-1], speech) if hands else ", ".join(names_of(record.header.seats, speech.lang))
