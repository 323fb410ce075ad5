"""How a win was read: the reading that shows its special, and what each gold stood for (R8.1)."""

from collections.abc import Callable, Iterator

from fuzhou_tui.engine.patterns import Group, Reading, readings
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.scoring import Attempt, winning
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.words import Lang, word


def best_reading(attempt: Attempt, special: Special | None) -> Reading | None:
    """The reading that shows the special, with most golds at their face; None for a hand without shape."""
    win = winning(attempt)

    def fitness(reading: Reading) -> tuple[bool, int]:
        return _shows(reading, special), _stood_for(reading).count(win.gold)

    return max(readings(win), key=fitness, default=None)


def groups_of(reading: Reading) -> tuple[Group, ...]:
    """The sets and the pair, in the order they are shown."""
    return (*reading.sets, reading.pair)


def faces_of(group: Group) -> Iterator[tuple[Tile, bool]]:
    """The tiles of the group, and whether a gold stands for each."""
    wild = list(group.golds)
    for tile in group.tiles:
        gold = tile in wild
        if gold:
            wild.remove(tile)
        yield tile, gold


def reading_text(reading: Reading, lang: Lang, tile_text: Callable[[Tile], str]) -> str:
    """The reading on one line, golds in brackets: `1m 2m [3m], 5p 5p; golds as 3m`."""
    text = ", ".join(_group_text(group, tile_text) for group in groups_of(reading))
    stood_for = _stood_for(reading)
    if not stood_for:
        return text
    return f"{text}; {word('gold_stands_for', lang)} {' '.join(map(tile_text, stood_for))}"


def _shows(reading: Reading, special: Special | None) -> bool:
    """Whether the reading is one by which the special holds, where that takes a certain one (R8.4, R8.5)."""
    if special is Special.GOLDEN_SPARROW:
        return len(reading.pair.golds) == 2
    return special is Special.GOLDEN_DRAGON and any(len(group.golds) == 3 for group in reading.sets)


def _stood_for(reading: Reading) -> tuple[Tile, ...]:
    return tuple(tile for group in groups_of(reading) for tile in group.golds)


def _group_text(group: Group, tile_text: Callable[[Tile], str]) -> str:
    return " ".join(f"[{tile_text(tile)}]" if gold else tile_text(tile) for tile, gold in faces_of(group))
