"""The header: ruleset, round and hand, streak, tiles left and kept back and why, gold, stake, commitment."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bots.unseen import unseen
from fuzhou_tui.engine.flowers import complete_flower_sets
from fuzhou_tui.engine.melds import is_concealed, is_kong
from fuzhou_tui.engine.view import Table
from fuzhou_tui.faces import short
from fuzhou_tui.tui.drawing.canvas import Canvas, fitted, width_of
from fuzhou_tui.tui.drawing.ink import ACTIVE, BAR, BAR_KEY, Ink
from fuzhou_tui.tui.drawing.layout import Layout
from fuzhou_tui.tui.labels import ruleset_name
from fuzhou_tui.tui.scene import Auto, Replay, Scene
from fuzhou_tui.words import word

_NAME_CELLS: Final = 8


class _Part(NamedTuple):
    """A piece of the header; where room is short, the highest `spare` goes first."""

    spare: int
    text: str
    ink: Ink = BAR


def draw_header(canvas: Canvas, scene: Scene, place: Layout) -> None:
    """One row; what does not fit is left out, the least important first."""
    row = place.header
    canvas.put(row.x, row.y, " " * row.width, BAR)
    parts = list(_parts(scene))
    for gap in (3, 2, 1):
        if _width(parts, gap) <= row.width - 1:
            break
    while _width(parts, gap) > row.width - 1:
        parts.remove(max(parts))
    x = row.x + 1
    for part in parts:
        x = canvas.put(x, row.y, part.text, part.ink) + gap


def _width(parts: list[_Part], gap: int) -> int:
    return sum(width_of(part.text) + gap for part in parts)


def _parts(scene: Scene) -> Iterator[_Part]:
    table, lang, heading = scene.view.table, scene.lang, scene.heading
    if scene.replay is not None:
        yield from _progress(scene, scene.replay)
    yield _Part(8, word("fuzhou_mahjong", lang), BAR_KEY)
    yield _Part(5, ruleset_name(table.rules, lang))
    wind_name = word(f"wind_{heading.dealership // 4 % 4}", lang)
    yield _Part(1, word("round_and_hand", lang, wind=wind_name, hand=heading.dealership % 4 + 1))
    if table.streak:
        yield _Part(2, word("dealer_again", lang, streak=table.streak))
    yield _Part(0, word("live", lang, live=max(0, table.live)), BAR_KEY)
    if table.rules.last_round:
        yield _Part(2, word("kept_back", lang, kept=kept_back(scene)))
    if scene.opened:
        seen = 4 - unseen(scene.view)[table.gold]
        yield _Part(0, word("gold_seen", lang, gold=short(table.gold, scene.faces), seen=seen), BAR_KEY)
    yield _Part(3, word("stake", lang, base=table.base))
    yield _Part(4, word("speed", lang, speed=scene.manner.speed))
    if heading.commitment:
        yield _Part(6, word("commitment_short", lang, commitment=heading.commitment[:8]))
    if heading.seed is not None:
        yield _Part(7, word("seed_public", lang, seed=heading.seed))
    yield from _standing(scene)


def _progress(scene: Scene, replay: Replay) -> Iterator[_Part]:
    """That it is a replay, where it stands, and whose eyes look."""
    lang = scene.lang
    yield _Part(0, f" {word('replay_playing' if replay.playing else 'replay', lang)} ", ACTIVE)
    yield _Part(0, word("replay_hand", lang, hand=replay.hand, hands=replay.hands), BAR_KEY)
    yield _Part(0, word("replay_step", lang, step=replay.step, steps=replay.steps), BAR_KEY)
    eyes = word("replay_all_open", lang)
    if not replay.views:
        name = fitted(scene.names[scene.view.seat], _NAME_CELLS).rstrip()
        eyes = word("replay_seen_by", lang, name=name)
    yield _Part(1, eyes)


def _standing(scene: Scene) -> Iterator[_Part]:
    """What goes on by itself, or does not: watching, pausing, 托管."""
    lang, manner = scene.lang, scene.manner
    if scene.heading.unsaved:
        yield _Part(0, f" {word('unsaved', lang)} ", ACTIVE)
    if manner.watching:
        yield _Part(1, word("watching", lang), BAR_KEY)
    if manner.autos:
        names = " ".join(word(f"auto_{auto.value}", lang) for auto in Auto if auto in manner.autos)
        yield _Part(0, f" {word('autos', lang, names=names)} ", ACTIVE)
    if manner.paused:
        yield _Part(0, f" {word('paused', lang)} ", ACTIVE)


def kept_back(scene: Scene) -> str:
    """What is kept back and why: `23=18+明1+暗2+花2` (R3.6)."""
    table = scene.view.table
    reasons = "".join(f"+{word(name, scene.lang)}{count}" for name, count in _reasons(table) if count)
    return f"{table.reserve}={table.rules.reserve}{reasons}" if reasons else str(table.reserve)


def _reasons(table: Table) -> tuple[tuple[str, int], ...]:
    melds = [meld for area in table.areas for meld in area.melds if is_kong(meld)]
    concealed = sum(map(is_concealed, melds))
    whole = sum(complete_flower_sets(area.flowers) for area in table.areas)
    return (
        ("kept_exposed", len(melds) - concealed),
        ("kept_concealed", 2 * concealed),
        ("kept_flowers", 2 * whole),
    )
