"""The statistics as a page."""

from collections.abc import Mapping, Sequence
from typing import Final

from fuzhou_tui.tally import Tally
from fuzhou_tui.tally_rows import tally_rows
from fuzhou_tui.tui.drawing.canvas import fitted
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.page import Line, Page
from fuzhou_tui.words import word

_LABEL_CELLS: Final = 36
_COUNT_CELLS: Final = 12


def counting_page(options: Options, _width: int) -> Page:
    """What is shown while matches are read."""
    return Page(word("start_stats", options.lang), [(word("stats_counting", options.lang),)])


def tally_page(found: Mapping[str, Tally], refused: Sequence[str], options: Options, _width: int) -> Page:
    """Everybody's tally, one under the other, and what could not be read."""
    lang = options.lang
    lines: list[Line] = [] if found else [(word("stats_nothing", lang),), ("",)]
    for name, tally in found.items():
        for label, count, share in tally_rows(name, tally, lang):
            lines.append((f"{fitted(label, _LABEL_CELLS)}{fitted(count, _COUNT_CELLS)}{share}",))
        lines.append(("",))
    return Page(word("start_stats", lang), [*lines, *((text,) for text in refused)])
