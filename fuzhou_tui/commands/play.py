"""`fuzhou play`: a match in the terminal, on the table or in lines."""

import io
import os
import secrets
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Final, assert_never

import click

from bots.levels import LEVELS
from fuzhou_tui.commands.options import lang_option, rules_option, seed_text
from fuzhou_tui.commands.seating import MOST_NAME, base_option, four_seats, length_option
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.faces import Faces
from fuzhou_tui.plain.game import PlainGame
from fuzhou_tui.plain.jsonlines import play_json
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Bot, Human, Player, Session, Setup
from fuzhou_tui.words import Lang, word

PACES: Final = ("off", "brief", "full")
_HUMAN: Final = "human"
_USUAL_FACES: Final = {Lang.ZH: Faces.ZH, Lang.EN: Faces.ASCII}


def players(ctx: click.Context, param: click.Parameter, value: str) -> tuple[Player, ...]:
    """Four players by their kinds, names not given left empty; click calls this."""
    return tuple(_player(ctx, param, part) for part in four_seats(ctx, param, value))


@click.command()
@rules_option
@click.option(
    "--seats",
    "seated",
    default="human,normal,normal,normal",
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
@click.option("--pace", type=click.Choice(PACES), help="How much moves on the screen.")
def play(  # noqa: PLR0913 -- click gives every option its own argument
    *,
    rules: Rules,
    seated: tuple[Player, ...],
    length: str,
    seed: str | None,
    base: int,
    lang: str,
    faces: str | None,
    plain: bool,
    as_json: bool,
    pace: str | None,
) -> None:
    """Play a match against bots, or watch four of them."""
    spoken = Lang(lang)
    first, second, third, fourth = _named(seated, spoken)
    seats = first, second, third, fourth
    setup = Setup(rules, base, Length(length), seed or secrets.token_hex(16), seed is not None, seats)
    session = Session(setup)
    if as_json:
        _play_json(session)
    elif plain or not has_a_screen(spoken):
        _play_plain(session, spoken, Faces(faces) if faces else None)
    else:
        drawn = Faces(faces) if faces else _USUAL_FACES[spoken]
        raise click.exceptions.Exit(_play_on_the_table(session, spoken, drawn, pace or usual_pace()))


def _player(ctx: click.Context, param: click.Parameter, text: str) -> Player:
    kind, colon, name = text.partition(":")
    if kind in LEVELS and not colon:
        return Bot(kind)
    if kind != _HUMAN:
        raise click.BadParameter(f"{text!r}: allowed are human[:NAME], {', '.join(LEVELS)}", ctx, param)
    if colon and not (name.strip() and name.isprintable() and len(name) <= MOST_NAME):
        raise click.BadParameter(f"{text!r}: a name has 1 to {MOST_NAME} printable characters", ctx, param)
    return Human(name.strip())


def _named(seated: tuple[Player, ...], lang: Lang) -> Iterator[Player]:
    """The players, those without a name given one."""
    alone = sum(isinstance(player, Human) for player in seated) == 1
    for seat, player in enumerate(seated):
        match player:
            case Human(name):
                usual = word("you", lang) if alone else word("player_number", lang, number=seat + 1)
                yield Human(name or usual)
            case Bot(level):
                yield Bot(level, word(f"bot_name_{seat}", lang))
            case _:
                assert_never(player)


def has_a_screen(lang: Lang) -> bool:
    """Whether there is a terminal to draw on; a word is said where there is none."""
    if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in {"dumb", ""}:
        return True
    click.echo(word("plain_no_terminal", lang), err=True)
    return False


def usual_pace() -> str:
    """Still over SSH and without colours, where every cell sent counts."""
    return "off" if os.environ.get("SSH_CONNECTION") or os.environ.get("NO_COLOR") else "brief"


def _typed() -> Iterator[str]:
    """Line after line of the input, until it ends."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return iter(sys.stdin.readline, "")


def _play_plain(session: Session, lang: Lang, faces: Faces | None) -> None:
    written = faces or (Faces.ZH if lang is Lang.ZH else None)
    PlainGame(session, Speech(lang, written, session.names), _typed(), sys.stdout).play()


def _play_json(session: Session) -> None:
    if len(session.humans) != 1:
        raise click.BadParameter("with --json exactly one seat is human", param_hint="--seats")
    play_json(session, _typed(), sys.stdout)


def _play_on_the_table(session: Session, lang: Lang, faces: Faces, pace: str) -> int:
    """Only now the screen is imported: it takes longer than all the rest."""
    code: int = import_module("fuzhou_tui.tui.app").run_table(session, lang, faces, pace)
    return code
