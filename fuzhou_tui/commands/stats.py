"""`fuzhou stats`: what the matches that were kept came to, player by player."""

import json
from functools import partial
from pathlib import Path

import click

from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.options import json_option, lang_option
from fuzhou_tui.folders import data_folder
from fuzhou_tui.records.record import printable
from fuzhou_tui.records.store import MATCHES
from fuzhou_tui.studying import refusal
from fuzhou_tui.tally import PLACES, End, Tally, everybody
from fuzhou_tui.tally_rows import tally_rows
from fuzhou_tui.words import Lang, word


@click.command
@click.argument("name", required=False)
@json_option
@lang_option
def stats(*, name: str | None, as_json: bool, lang: str) -> None:
    """Show what the matches that were kept came to, of everybody or of NAME.

    Practice and hands that are void or still in play do not count.
    """
    spoken = Lang(lang)
    found = everybody(data_folder() / MATCHES, partial(_refuse, spoken))
    if name is not None and name not in found:
        names = ", ".join(map(printable, found)) or "-"
        raise click.UsageError(word("stats_nobody", spoken, name=printable(name), names=names))
    chosen = found if name is None else {name: found[name]}
    if as_json:
        for person, tally in chosen.items():
            click.echo(json.dumps(_as_json(person, tally), ensure_ascii=False))
        return
    if not chosen:
        click.echo(word("stats_nothing", spoken), err=True)
    for place, (person, tally) in enumerate(chosen.items()):
        if place:
            click.echo("")
        click.echo(in_columns(list(tally_rows(person, tally, spoken))))


def _refuse(lang: Lang, path: Path, error: ValueError) -> None:
    click.echo(refusal(path, error, lang), err=True)


def _as_json(name: str, tally: Tally) -> dict[str, object]:
    return {
        "name": name,
        "matches": tally.matches,
        "places": [tally.places[place] for place in range(1, PLACES + 1)],
        "hands": tally.hands,
        "ends": {end.value: tally.ends[end] for end in End},
        "specials": {special.value: count for special, count in tally.specials.most_common()},
        "points": tally.points,
        "win_rate": tally.win_rate,
        "self_draw_rate": tally.rate(End.SELF_DRAW),
        "deal_in_rate": tally.deal_in_rate,
        "drawn_rate": tally.rate(End.DRAWN),
        "mean_points": tally.mean_points,
        "mean_win": tally.mean_win,
    }
