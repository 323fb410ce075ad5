"""The header: ruleset, round and hand, streak, tiles left and kept back and why, gold, stake, commitment."""

from collections.abc import Iterator

from bots.unseen import unseen
from fuzhou_tui.engine.flowers import complete_flower_sets
from fuzhou_tui.engine.melds import is_concealed, is_kong
from fuzhou_tui.engine.view import Table
from fuzhou_tui.faces import short
from fuzhou_tui.tui.canvas import Canvas, width_of
from fuzhou_tui.tui.ink import BAR, BAR_KEY, Ink
from fuzhou_tui.tui.layout import Layout, Size
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.words import word


def draw_header(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """One row; what does not fit is left out from the right."""
    row = place.header
    canvas.put(row.x, row.y, " " * row.width, BAR)
    gap = 3 if place.size is Size.WIDE else 1
    x = row.x + 1
    for text, ink in _parts(scene, place.size):
        if x + width_of(text) > row.right:
            continue
        x = canvas.put(x, row.y, text, ink) + gap


def _parts(scene: Scene, size: Size) -> Iterator[tuple[str, Ink]]:
    table, lang = scene.view.table, scene.lang
    heading = scene.heading
    yield word("fuzhou_mahjong", lang), BAR_KEY
    if size in {Size.WIDE, Size.MIDDLE}:
        yield word(f"rules_{table.rules.name}", lang) if table.rules.name in _NAMED else table.rules.name, BAR
    wind_name = word(f"wind_{heading.dealership // 4 % 4}", lang)
    yield word("round_and_hand", lang, wind=wind_name, hand=heading.dealership % 4 + 1), BAR
    if table.streak:
        yield word("dealer_again", lang, streak=table.streak), BAR
    yield word("live", lang, live=max(0, table.live)), BAR_KEY
    if table.rules.last_round:
        yield word("kept_back", lang, kept=_kept(scene, table)), BAR
    seen = 4 - unseen(scene.view)[table.gold]
    yield word("gold_seen", lang, gold=short(table.gold, scene.faces), seen=seen), BAR_KEY
    yield word("stake", lang, base=table.base), BAR
    if size is not Size.SMALL:
        yield word("commitment_short", lang, commitment=heading.commitment[:8]), BAR
    if heading.seed is not None:
        yield word("seed_public", lang, seed=heading.seed), BAR


_NAMED = frozenset({"standard", "baida", "bianfeng", "street"})


def _kept(scene: Scene, table: Table) -> str:
    """What is kept back and why: `18+明1+暗2+花2` (R3.6)."""
    melds = [meld for area in table.areas for meld in area.melds if is_kong(meld)]
    concealed = sum(map(is_concealed, melds))
    whole = sum(complete_flower_sets(area.flowers) for area in table.areas)
    reasons = (
        ("kept_exposed", len(melds) - concealed),
        ("kept_concealed", 2 * concealed),
        ("kept_flowers", 2 * whole),
    )
    return str(table.rules.reserve) + "".join(
        f"+{word(name, scene.lang)}{count}" for name, count in reasons if count
    )
