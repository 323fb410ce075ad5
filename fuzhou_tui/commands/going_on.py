"""Whether to go on with an unfinished match or to begin another."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import click
from click.core import ParameterSource

from fuzhou_tui.players import Setup
from fuzhou_tui.records.store import InPlay, MatchFile, Told, new_match
from fuzhou_tui.resuming import newest_unfinished
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang, word

# What a match is played by, which one that is gone on with has already.
_OF_THE_MATCH: Final = ("rules", "seated", "length", "seed", "base", "practice")
_YES: Final = frozenset({"y", "yes", "1", "是", "好"})
_NO: Final = frozenset({"n", "no", "0", "2", "否", "不"})

Played = tuple[Session, MatchFile]


class Wanted(NamedTuple):
    """What the command line asks for, and how to ask back."""

    setup: Setup
    given: tuple[str, ...]  # options of the match that were written out
    resume: bool
    lang: Lang
    folder: Path
    warn: Told  # that something cannot be saved
    ask: Callable[[str], str | None]  # a line that is answered, None at the end of the input
    may_offer: bool  # whether somebody is there to be offered an unfinished match
    may_abandon: bool  # whether somebody is there to be asked about giving one up


def given_options(ctx: click.Context) -> tuple[str, ...]:
    """The options of a match that were written out."""
    return tuple(
        param.opts[0]
        for param in ctx.command.params
        if param.name in _OF_THE_MATCH and ctx.get_parameter_source(param.name) is ParameterSource.COMMANDLINE
    )


def match_for(wanted: Wanted) -> Played:
    """The match to play and its journal; raises click's errors, and Exit where nothing is to be played."""
    if wanted.resume:
        return _resumed(wanted)
    offers = wanted.may_abandon if wanted.given else wanted.may_offer
    found = _unfinished(wanted) if offers else None
    if found is None:
        return _new(wanted)
    if not wanted.given and _yes(wanted, "plain_go_on", found, usual=True):
        return found
    if _yes(wanted, "plain_abandon", found, usual=False):
        return _new(wanted, found)
    if not wanted.given:
        return found
    found[1].close()
    click.echo(word("plain_kept", wanted.lang))
    raise click.exceptions.Exit(0)


def _resumed(wanted: Wanted) -> Played:
    if wanted.given:
        raise click.UsageError(f"--resume: goes on with a match as it is; not with {wanted.given[0]}")
    try:
        found = newest_unfinished(wanted.folder, _tell)
    except InPlay as error:
        _tell(str(error))
        raise click.exceptions.Exit(1) from error
    if found is None:
        raise click.UsageError("--resume: there is no unfinished match to go on with")
    found[1].warn = wanted.warn
    return found


def _unfinished(wanted: Wanted) -> Played | None:
    """The match to offer; one that another program plays is none."""
    try:
        found = newest_unfinished(wanted.folder, _tell)
    except InPlay:
        return None
    if found is not None:
        found[1].warn = wanted.warn
    return found


def _new(wanted: Wanted, old: Played | None = None) -> Played:
    """A new match; the old one is given up once the new one is safe."""

    def give_up() -> None:
        if old is not None:
            old[0].abandon()
            old[1].close()

    file = new_match(wanted.folder, wanted.warn, give_up)
    return Session(wanted.setup, file), file


def _yes(wanted: Wanted, question: str, found: Played, *, usual: bool) -> bool:
    session, file = found
    rules, number = session.setup.rules.name, session.match.number
    text = word(question, wanted.lang, match=file.path.stem, rules=rules, number=number)
    while True:
        typed = wanted.ask(text)
        answer = "" if typed is None else typed.strip().lower()
        if not answer:
            return usual
        if answer in _YES | _NO:
            return answer in _YES


def _tell(text: str) -> None:
    click.echo(text, err=True)
