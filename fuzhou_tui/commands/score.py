"""`fuzhou score`: judge a win and say what it pays."""

import json
import sys
from typing import BinaryIO

import click

from fuzhou_tui.case_fields import BadCase, Fields, fields_of
from fuzhou_tui.cases import Case, answer, case
from fuzhou_tui.commands import case_input
from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.options import (
    RULES_HELP,
    batch_option,
    gold_option,
    json_option,
    lang_option,
    melds_option,
)
from fuzhou_tui.engine.scoring import Attempt, By, Refused, Score, judge
from fuzhou_tui.engine.tiles import SEATS, tile_text
from fuzhou_tui.readings import best_reading, reading_text
from fuzhou_tui.words import Lang, word


@click.command
@click.argument("hand", required=False)
@gold_option
@click.option("--tile", metavar="TILE", help="The winning tile, where HAND does not hold it.")
@click.option("--by", metavar="MANNER", help=f"{', '.join(by.value for by in By)}; self if left out.")
@melds_option
@click.option("--flowers", metavar="TILES", help="The winner's rack, like 11z3f.")
@click.option("--rules", metavar="RULES", help=f"{RULES_HELP} Standard if left out.")
@click.option("--base", type=int, help="The stake b, 1 if left out.")
@click.option("--seat", type=int, help="The winner, 0-3.")
@click.option("--from", type=int, help="The discarder or konger, 0-3.")
@click.option("--dealer", type=int, help="The dealer, 0-3.")
@click.option("--streak", type=int, help="L.")
@click.option(
    "--discarded-gold",
    "--discarded_gold",
    is_flag=True,
    default=None,
    help="Whether the winner has thrown a gold.",
)
@click.option(
    "--first-discard",
    "--first_discard",
    is_flag=True,
    default=None,
    help="Whether the tile is the dealer's first discard (R4.7).",
)
@click.option("--wander", type=int, help="The winner's step, 0-3 (street).")
@click.option("--cap", type=int, help="The most a seat loses in a hand (bianfeng).")
@click.option("--hand", "hand_option", metavar="TILES", hidden=True)
@batch_option
@json_option
@lang_option
def score(
    *,
    hand: str | None,
    hand_option: str | None,
    batch: BinaryIO | None,
    as_json: bool,
    lang: str,
    **options: object,
) -> None:
    """Judge a win and say what it pays.

    HAND is the concealed tiles, like 123m456m789p55s; the options are the other fields of a case. With
    neither, one JSON case is read from standard input. A win that does not stand ends with exit code 1.
    """
    if hand is not None and hand_option is not None:
        raise click.UsageError("hand: given twice, once expected")
    named = {"hand": hand if hand_option is None else hand_option, **options}
    given = {name: value for name, value in named.items() if value not in {None, ()}}
    if batch is not None:
        case_input.batch(batch, given, _reply)
        return
    found = case_input.one(_read, given, as_json=as_json)
    verdict = judge(*found)
    click.echo(json.dumps(answer(verdict)) if as_json else _told(found.attempt, verdict, Lang(lang)))
    if isinstance(verdict, Refused):
        raise click.exceptions.Exit(1)


def _reply(fields: Fields) -> dict[str, object]:
    return answer(judge(*case(fields)))


def _read(given: Fields) -> Case:
    """The case of the options, or the one on standard input where there are none. Raises BadCase."""
    return case(given or fields_of(_piped()))


def _piped() -> str:
    piped = sys.stdin.buffer
    written = b"" if piped.isatty() else piped.read().strip()
    if not written:
        raise BadCase("no case: give a HAND, a --batch FILE, or a JSON object on standard input")
    return case_input.text_of(written)


def _told(attempt: Attempt, verdict: Score | Refused, lang: Lang) -> str:
    """The verdict in words: the hand as it was read, every line of the sum, what each seat pays or gets."""
    if isinstance(verdict, Refused):
        return word("no_win", lang, reason=word(verdict.reason.value, lang))
    named = "plain_win" if verdict.special is None else verdict.special.value
    reading = best_reading(attempt, verdict.special)
    read = [] if reading is None else [f"{word('read_as', lang)} {reading_text(reading, lang, tile_text)}"]
    full = sum(points for _, points in verdict.lines)
    rows = [
        *((word(name, lang), str(points)) for name, points in verdict.lines),
        (word("full_payer", lang), str(full)),
        *((word("seat_number", lang, seat=seat), f"{verdict.payments[seat]:+}") for seat in SEATS),
    ]
    return "\n".join((word(named, lang), *read, in_columns(rows)))
