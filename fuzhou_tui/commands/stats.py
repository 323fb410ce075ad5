"""`fuzhou stats`: what the matches that were kept came to, player by player."""

import json
from collections.abc import Iterator, Mapping
from typing import Final

import click

from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.options import json_option, lang_option
from fuzhou_tui.folders import data_folder
from fuzhou_tui.records.reading import BadRecord
from fuzhou_tui.records.record import printable
from fuzhou_tui.records.replay import BadReplay
from fuzhou_tui.records.store import MATCHES, Unreadable, match_files
from fuzhou_tui.studying import refusal, study
from fuzhou_tui.tally import PLACES, End, Tally, tallies
from fuzhou_tui.words import Lang, word

_NOTHING: Final = "-"


@click.command
@click.argument("name", required=False)
@json_option
@lang_option
def stats(*, name: str | None, as_json: bool, lang: str) -> None:
    """Show what the matches that were kept came to, of everybody or of NAME.

    Practice and hands that are void or still in play do not count.
    """
    spoken = Lang(lang)
    found = _found(spoken)
    if name is not None and name not in found:
        names = ", ".join(map(printable, found)) or _NOTHING
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
        click.echo(in_columns(list(_rows(person, tally, spoken))))


def _found(lang: Lang) -> dict[str, Tally]:
    """Everybody's tally over all matches, by name; a match that cannot be read is named on stderr."""
    found: dict[str, Tally] = {}
    for path in reversed(match_files(data_folder() / MATCHES)):
        try:
            shown = study(path)
        except (BadRecord, BadReplay, Unreadable) as error:
            click.echo(refusal(path, error, lang), err=True)
            continue
        for person, tally in tallies(shown.record, shown.hands).items():
            found[person] = found.get(person, Tally()) + tally
    return found


def _rows(name: str, tally: Tally, lang: Lang) -> Iterator[tuple[str, str, str]]:
    """Label, count and share; a dash where there is nothing to count."""
    places = " ".join(str(tally.places[place]) for place in range(1, PLACES + 1))
    yield word("stats_name", lang), printable(name), ""
    yield word("stats_matches", lang), str(tally.matches), ""
    yield word("stats_places", lang), places if tally.matches else _NOTHING, ""
    yield word("stats_hands", lang), str(tally.hands), ""
    yield word("stats_wins", lang), str(tally.wins), share(tally.win_rate)
    for label, ends in _GROUPS.items():
        count = sum(tally.ends[end] for end in ends)
        yield word(f"stats_{label}", lang), str(count), share(tally.rate(*ends))
    yield word("stats_points", lang), f"{tally.points:+}", _number(tally.mean_points)
    yield word("stats_mean_win", lang), _number(tally.mean_win), ""
    for special, count in tally.specials.most_common():
        yield f"  {word(special.value, lang)}", str(count), ""


_GROUPS: Final[Mapping[str, tuple[End, ...]]] = {
    "self_draw": (End.SELF_DRAW, End.ROB_GOLD, End.HEAVENLY_HAND),
    "discard": (End.DISCARD, End.ROB_KONG),
    "dealt_in": (End.DEALT_IN, End.WAS_ROBBED),
    "lost": (End.LOST,),
    "drawn": (End.DRAWN,),
}


def share(rate: float | None) -> str:
    """A share in percent with one decimal; 0 % and 100 % only where they are true."""
    if rate is None:
        return _NOTHING
    if 0 < rate < 0.0005:
        return "<0.1 %"
    if 0.9995 <= rate < 1:
        return ">99.9 %"
    return f"{100 * rate:.1f} %"


def _number(mean: float | None) -> str:
    return _NOTHING if mean is None else f"{mean:+.1f}"


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
