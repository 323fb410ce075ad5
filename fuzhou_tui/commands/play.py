"""`fuzhou play`: a match in the terminal, on the table or in lines."""

import io
import secrets
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import click

from bots.levels import LEVELS
from fuzhou_tui.commands.configured import config_option, config_path
from fuzhou_tui.commands.going_on import Wanted, given_options, match_for
from fuzhou_tui.commands.keyboard import curtain, typist
from fuzhou_tui.commands.options import lang_option, rules_option, seed_text
from fuzhou_tui.commands.screen import has_a_screen, screen_options
from fuzhou_tui.commands.seating import base_option, length_option
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import data_folder
from fuzhou_tui.lobby import House
from fuzhou_tui.plain.game import Manners, PlainGame
from fuzhou_tui.plain.jsonlines import play_json
from fuzhou_tui.plain.keyboard import InputEnded
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.players import BadSeats, Players, Setup, players_of
from fuzhou_tui.records.store import MATCHES
from fuzhou_tui.session import Session
from fuzhou_tui.settings import USUAL_SEATS, MotionName, Settings
from fuzhou_tui.unchosen import written_faces
from fuzhou_tui.words import Lang, word


def players(ctx: click.Context, param: click.Parameter, value: str) -> Players:
    """Four players by their kinds, names not given left empty; click calls this."""
    try:
        return players_of(value)
    except BadSeats as error:
        raise click.BadParameter(str(error), ctx, param) from error


@click.command()
@config_option
@rules_option
@click.option(
    "--seats",
    "seated",
    default=USUAL_SEATS,
    show_default=True,
    callback=players,
    help=f"Four of human[:NAME], {', '.join(LEVELS)}, joined by commas.",
)
@length_option
@click.option("--seed", callback=seed_text, help="Deal by this seed; it is then no secret.")
@base_option
@lang_option
@click.option("--faces", type=click.Choice([faces.value for faces in Faces]), help="How tiles are drawn.")
@click.option("--plain", is_flag=True, help="Play in lines, without a screen.")
@click.option("--json", "as_json", is_flag=True, help="Play in JSON lines, for programs.")
@click.option(
    "--pace",
    type=click.Choice([motion.value for motion in MotionName]),
    help="How much moves on the screen.",
)
@click.option("--practice", is_flag=True, help="Decisions can be taken back; the match is never counted.")
@click.option("--resume", is_flag=True, help="Go on with the newest unfinished match.")
@click.pass_context
def play(  # noqa: PLR0913 -- click gives every option its own argument
    ctx: click.Context,
    *,
    settings: Settings,
    rules: Rules,
    seated: Players,
    length: str,
    seed: str | None,
    base: int,
    lang: str,
    faces: str | None,
    plain: bool,
    as_json: bool,
    pace: str | None,
    practice: bool,
    resume: bool,
) -> None:
    """Play a match against bots, or watch four of them."""
    spoken = Lang(lang)
    on_a_screen = not (as_json or plain) and has_a_screen(spoken)
    usual = Faces(faces) if faces else None
    shown = _Shown(spoken, usual, pace, as_json, on_a_screen, settings, config_path(ctx))
    given_seed = secrets.token_hex(16) if seed is None else seed
    setup = Setup(rules, base, Length(length), given_seed, seed is not None, seated, practice)
    given = given_options(ctx)
    if on_a_screen and not given and not resume:
        raise click.exceptions.Exit(_start(shown))
    raise click.exceptions.Exit(_play(setup, shown, given, resume=resume))


class _Shown(NamedTuple):
    """How a match is shown."""

    lang: Lang
    faces: Faces | None
    pace: str | None
    as_json: bool
    on_a_screen: bool
    settings: Settings
    config: Path | None  # where the settings are kept, None for the usual file


def _play(setup: Setup, shown: _Shown, given: tuple[str, ...], *, resume: bool) -> int:
    """Play the match that is wanted, and answer the exit code."""
    typed, later = _typed(), list[str]()
    wanted = Wanted(
        setup=setup,
        given=given,
        resume=resume,
        lang=shown.lang,
        folder=data_folder() / MATCHES,
        warn=partial(_warn, shown.lang, later if shown.on_a_screen else None),
        ask=partial(_ask, typed),
        may_offer=not shown.as_json,
        may_abandon=not shown.as_json and somebody_is_there(),
    )
    game = match_for(wanted)
    game.call(shown.lang)
    try:
        code = _show(game.session, shown, typed)
    finally:
        game.close()
        for text in later:
            click.echo(text, err=True)
    return code or int(game.lost)


def _start(shown: _Shown) -> int:
    """Let a match be begun or gone on with on the start screen, and answer the exit code."""
    later: list[str] = []
    house = House(data_folder() / MATCHES, partial(_warn, shown.lang, later))
    options = _options(shown)
    try:
        code: int = import_module("fuzhou_tui.tui.app").run_start(house, options)
    finally:
        for text in later:
            click.echo(text, err=True)
    return code


def _show(session: Session, shown: _Shown, typed: Iterator[str]) -> int:
    """The session in the front end that was asked for; answers the exit code."""
    if shown.as_json:
        _play_json(session, typed)
        return 0
    if shown.on_a_screen:
        code: int = import_module("fuzhou_tui.tui.app").run_table(session, _options(shown))
        return code
    speech = Speech(shown.lang, shown.faces or written_faces(shown.lang), session.names)
    manners = Manners(shown.settings.table_talk, shown.settings.bell, curtain())
    PlainGame(session, speech, typist(typed), sys.stdout, manners).play()
    return 0


def somebody_is_there() -> bool:
    """Whether a person types, who can be asked."""
    return sys.stdin.isatty()


def _typed() -> Iterator[str]:
    """Line after line of the input, until it ends."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return iter(sys.stdin.readline, "")


def _ask(typed: Iterator[str], question: str) -> str | None:
    """The key or the line that answers, None at the end of the input."""
    click.echo(question)
    try:
        return typist(typed).key()
    except InputEnded:
        return None


def _warn(lang: Lang, later: list[str] | None, reason: str) -> None:
    """Say that nothing can be saved, later where a screen is in the way."""
    text = word("plain_cannot_save", lang, reason=reason)
    if later is None:
        click.echo(text, err=True)
    else:
        later.append(text)


def _play_json(session: Session, typed: Iterator[str]) -> None:
    if len(session.humans) != 1:
        raise click.BadParameter("with --json exactly one seat is human", param_hint="--seats")
    play_json(session, typed, sys.stdout)


def _options(shown: _Shown) -> object:
    """How the screen shows it."""
    return screen_options(shown.settings, shown.lang, shown.faces, shown.pace, shown.config)
