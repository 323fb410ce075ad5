"""What the coach says, as pages: every option of a decision, and the decisions of a hand that lost most."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bots.coach import Advice, Slip, advice
from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.melds import meld_tiles
from fuzhou_tui.engine.tiles import tiles_of
from fuzhou_tui.engine.view import View
from fuzhou_tui.faces import Faces
from fuzhou_tui.reasons import reason
from fuzhou_tui.tui.choices import named
from fuzhou_tui.tui.drawing.canvas import fitted, width_of
from fuzhou_tui.tui.drawing.pen import Piece, pieces_width, spaced
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.page import Line, Page
from fuzhou_tui.words import Lang, word

_CHOICE_CELLS: Final = 16
_COLUMNS: Final = (("away", 10), ("useful", 7), ("chance", 7), ("points", 7), ("danger", 7))
_TABLE_CELLS: Final = 2 + _CHOICE_CELLS + sum(cells for _, cells in _COLUMNS)
_GAP: Final = 2  # before the reasons


def nothing_page(options: Options) -> Page:
    """What the coach says while there is nothing to decide."""
    nothing = word("coach_nothing_to_decide", options.lang)
    return Page(word("coach_title", options.lang), ((nothing,),))


def coach_page(view: View, options: Options, width: int, chosen: Action | None = None) -> Page:
    """The decision at hand: each option with what it is worth, the best first, and why.

    What was chosen is marked.
    """
    title, rows = word("coach_title", options.lang), advice(view)
    if not rows:
        return nothing_page(options)
    reasons = [reason(row, options.lang) for row in rows]
    beside = max(map(width_of, reasons)) <= width - 2 - _TABLE_CELLS - _GAP
    lines: list[Line] = [_hand(view, options), ("",), _head(options.lang)]
    for row, why in zip(rows, reasons, strict=True):
        line = _option(row, view, options, chosen=row.action == chosen)
        lines += [(*line, " " * _GAP + why)] if beside else [line, (f"      {why}",)]
    return Page(title, lines)


def review_page(found: Sequence[tuple[str, Sequence[Slip]]], options: Options) -> Page:
    """Each person's decisions that lost most points, the worst first, with the better choice and why.

    People are named where there are several.
    """
    lines: list[Line] = []
    for name, slips in found:
        lines += [(name,)] if len(found) > 1 else []
        lines += [] if slips else [(word("coach_no_slips", options.lang),), ("",)]
        lines += [line for slip in slips for line in (*slip_lines(slip, options), ("",))]
    return Page(word("coach_review", options.lang), lines)


def choice_pieces(action: Action, view: View, lang: Lang) -> tuple[Piece, ...]:
    """The action in a word and its tiles: `吃 3万 4万 5万`."""
    _, name, tiles = named(action, view.table.lying)
    return (word(name, lang), " ", *spaced(tiles)) if tiles else (word(name, lang),)


def _hand(view: View, options: Options) -> Line:
    """The hand that decides, with its melds, and the tile that lies open."""
    gold, lies_open = view.table.gold, view.table.lying
    held = sorted(tiles_of(view.hand.counts), key=lambda tile: (tile != gold, tile))
    melds = (piece for meld in view.melds for piece in ("  ", *spaced(meld_tiles(meld))))
    taken: tuple[Piece, ...] = () if lies_open is None else ("   [", lies_open, "]")
    return (f"{word('your_hand', options.lang)} ", *spaced(held), *melds, *taken)


def _head(lang: Lang) -> Line:
    numbers = "".join(_right(word(f"coach_{name}", lang), cells) for name, cells in _COLUMNS)
    return (f"  {fitted(word('coach_choice', lang), _CHOICE_CELLS)}{numbers}",)


def _option(row: Advice, view: View, options: Options, *, chosen: bool) -> Line:
    pieces = choice_pieces(row.action, view, options.lang)
    values = (
        _distance(row.away, options.lang),
        str(row.useful) if row.away else "",
        _share(row.chance),
        f"{row.points:+.1f}",
        _share(row.danger) if row.danger else "",
    )
    numbers = "".join(_right(value, cells) for value, (_, cells) in zip(values, _COLUMNS, strict=True))
    return (("* " if chosen else "  "), *_padded(pieces, options.faces), numbers)


def slip_lines(slip: Slip, options: Options) -> Iterator[Line]:
    """The hand, what was chosen and what it lost, and the better choice."""
    view, lang = slip.view, options.lang
    yield _hand(view, options)
    lost = word("coach_lost", lang, points=f"{slip.lost:.1f}")
    chosen, better = (choice_pieces(row.action, view, lang) for row in (slip.chosen, slip.better))
    yield (f"  {word('coach_chosen', lang)} ", *chosen, f"   {reason(slip.chosen, lang)}   {lost}")
    yield (f"  {word('coach_better', lang)} ", *better, f"   {reason(slip.better, lang)}")


def _distance(away: int, lang: Lang) -> str:
    """Tiles from a ready hand; nothing for a win."""
    return "" if not away else word("coach_ready", lang) if away == 1 else str(away - 1)


def _padded(pieces: Sequence[Piece], faces: Faces) -> Iterable[Piece]:
    return (*pieces, " " * max(0, _CHOICE_CELLS - pieces_width(pieces, faces)))


def _right(text: str, cells: int) -> str:
    return " " * (cells - width_of(text)) + text


def _share(chance: float) -> str:
    return f"{chance:.0%}"
