"""Whether to go on with an unfinished match or to begin another."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import click
from click.core import ParameterSource

from fuzhou_tui.lobby import Game, begun, newest
from fuzhou_tui.players import Setup
from fuzhou_tui.records.store import InPlay, Told
from fuzhou_tui.words import Lang, word

# What a match is played by, which one that is gone on with has already.
_OF_THE_MATCH: Final = ("rules", "seated", "length", "seed", "base", "practice")
_YES: Final = frozenset({"y", "yes", "是", "好"})
_NO: Final = frozenset({"n", "no", "否", "不"})


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


def match_for(wanted: Wanted) -> Game:
    """The match to play; raises click's errors, and Exit where nothing is to be played."""
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
    found.close()
    click.echo(word("plain_kept_beside", wanted.lang, match=found.file.path.stem))
    return _new(wanted)


def _resumed(wanted: Wanted) -> Game:
    if wanted.given:
        raise click.UsageError(f"--resume: goes on with a match as it is; not with {wanted.given[0]}")
    try:
        found = newest(wanted.folder, _tell, wanted.warn)
    except InPlay as error:
        _tell(str(error))
        raise click.exceptions.Exit(1) from error
    if found is None:
        raise click.UsageError("--resume: there is no unfinished match to go on with")
    return found


def _unfinished(wanted: Wanted) -> Game | None:
    """The match to offer; one that another program plays is none."""
    try:
        return newest(wanted.folder, _tell, wanted.warn)
    except InPlay:
        return None


def _new(wanted: Wanted, old: Game | None = None) -> Game:
    return begun(wanted.setup, wanted.folder, wanted.warn, old)


def _yes(wanted: Wanted, question: str, found: Game, *, usual: bool) -> bool:
    session, file = found.session, found.file
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
