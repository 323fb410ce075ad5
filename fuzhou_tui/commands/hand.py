"""`fuzhou hand`: what a hand waits for, or what to discard."""

import json
from typing import BinaryIO

import click

from fuzhou_tui.case_fields import Fields
from fuzhou_tui.commands import case_input
from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.options import batch_option, gold_option, json_option, lang_option, melds_option
from fuzhou_tui.engine.tiles import notation, tile_text
from fuzhou_tui.hand_cases import Choice, HandCase, choices, hand_answer, hand_case, shanten, waits
from fuzhou_tui.words import Lang, word


@click.command
@click.argument("tiles", metavar="[HAND]", required=False)
@gold_option
@melds_option
@click.option("--seen", metavar="TILES", help="Tiles seen elsewhere: discards, others' melds.")
@batch_option
@json_option
@lang_option
def hand(  # noqa: PLR0913 -- one for each option
    *,
    tiles: str | None,
    gold: str | None,
    melds: tuple[str, ...],
    seen: str | None,
    batch: BinaryIO | None,
    as_json: bool,
    lang: str,
) -> None:
    """Say what a hand waits for, or what to discard.

    HAND is the concealed tiles: 16, less three for each meld, or one more when a discard is due.
    """
    named = {"hand": tiles, "gold": gold, "melds": melds, "seen": seen}
    given = {name: value for name, value in named.items() if value}
    if batch is not None:
        case_input.batch(batch, given, _reply)
        return
    found = case_input.one(hand_case, given, as_json=as_json)
    click.echo(json.dumps(hand_answer(found)) if as_json else _told(found, Lang(lang)))


def _reply(fields: Fields) -> dict[str, object]:
    return hand_answer(hand_case(fields))


def _told(found: HandCase, lang: Lang) -> str:
    """The hand's distance in words, then a line for each tile that helps or can be discarded."""
    heading = _distance(shanten(found), lang)
    if found.waits:
        rows = tuple((tile_text(tile), _left(copies, lang)) for tile, copies in waits(found).items())
        return f"{heading}\n{in_columns(rows)}"
    return f"{heading}\n{in_columns([_choice_row(choice, lang) for choice in choices(found)])}"


def _choice_row(choice: Choice, lang: Lang) -> tuple[str, ...]:
    helpful = notation(choice.accepts)
    return tile_text(choice.tile), _distance(choice.shanten, lang), _left(choice.total, lang), helpful


def _distance(shanten: int, lang: Lang) -> str:
    if shanten < 0:
        return word("is_complete", lang)
    return word("is_away", lang, steps=shanten) if shanten else word("is_ready", lang)


def _left(copies: int, lang: Lang) -> str:
    return word("tiles_left", lang, count=copies)
