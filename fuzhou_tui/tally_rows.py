"""A tally in words: labels, counts and shares."""

from collections.abc import Iterator, Mapping
from typing import Final

from fuzhou_tui.records.record import printable
from fuzhou_tui.tally import PLACES, End, Tally
from fuzhou_tui.words import Lang, word

_NOTHING: Final = "-"


def tally_rows(name: str, tally: Tally, lang: Lang) -> Iterator[tuple[str, str, str]]:
    """Label, count and share; a dash where there is nothing to count."""
    places = " ".join(str(tally.places[place]) for place in range(1, PLACES + 1))
    yield word("stats_name", lang), printable(name) or word("you", lang), ""
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
