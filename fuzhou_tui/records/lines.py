"""Events as JSON lines: what scripts, score-keepers and `--json` players read."""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias, assert_never

from fuzhou_tui.engine.events import (
    Chows,
    Dealt,
    Discards,
    Drew,
    Event,
    FlowersSet,
    GoldFlower,
    GoldOpened,
    HandDrawn,
    Kongs,
    LastRound,
    Pays,
    Pungs,
    Reveals,
    Wanders,
    Wins,
    seen_by,
)
from fuzhou_tui.engine.match import Match
from fuzhou_tui.engine.melds import meld_text
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.seats import SeatDraw
from fuzhou_tui.engine.tiles import Seat, Tile, minus, notation, run_of, tile_text, tiles_of
from fuzhou_tui.engine.view import Won, breaker
from fuzhou_tui.engine.wall import Deal, commitment

Json: TypeAlias = "bool | int | str | Sequence[Json] | dict[str, Json] | None"
Line: TypeAlias = "dict[str, Json]"
Scores = tuple[int, int, int, int]

UNKNOWN = "?"


class Telling(NamedTuple):
    """What the lines of one hand tell beside its events."""

    rules: Rules
    base: int
    seed: str  # "?" where the readers may not know it
    number: int
    dealer: Seat
    streak: int
    dice: tuple[int, int]
    commitment: str
    salt: str
    scores: Scores  # before the hand
    match: int = 0


def telling_of(match: Match, dealt: Deal, seed: str, number: int = 0) -> Telling:
    """What the lines of the match's next hand tell; the number is the match's own."""
    return Telling(
        rules=match.rules,
        base=match.base,
        seed=seed,
        number=match.number,
        dealer=match.dealer,
        streak=match.streak,
        dice=dealt.dice,
        commitment=commitment(dealt),
        salt=dealt.salt,
        scores=match.scores,
        match=number,
    )


def line_text(line: Line) -> str:
    """The line as it is written, without its end."""
    return json.dumps(line, separators=(",", ":"))


def hand_line(telling: Telling) -> Line:
    """The line that opens a hand."""
    line: Line = {
        "type": "hand",
        "match": telling.match,
        "number": telling.number,
        "rules": telling.rules.name,
        "base": telling.base,
        "seed": telling.seed,
        "dealer": telling.dealer,
        "streak": telling.streak,
        "dice": telling.dice,
        "breaker": breaker(telling.dealer, telling.dice),
        "commitment": telling.commitment,
        "scores": telling.scores,
    }
    if telling.rules.cap is not None:
        line["cap"] = telling.rules.cap * telling.base
    return line


def wall_line(wall: Iterable[Tile]) -> Line:
    """The whole wall in drawing order: for readers who may see everything."""
    return {"type": "wall", "tiles": _texts(wall)}


def seats_line(draw: SeatDraw) -> Line:
    """选位: what each old seat turned up, and the old seats in order from the next dealer on (R11.4)."""
    return {"type": "seats", "draws": [_texts(turned) for turned in draw.draws], "order": draw.order}


def event_line(event: Event, telling: Telling, reader: Seat | None = None) -> Line:
    """The event as that seat may see it; a reader of None sees everything."""
    seen = event if reader is None else seen_by(event, reader)
    match seen:
        case Wins(won):
            return _win_line(won, telling.rules)
        case Reveals(hands, wall):
            shown = [notation(hand) for hand in hands]
            return {"type": "reveal", "hands": shown, "wall": _texts(wall), "salt": telling.salt}
        case Pays(changes):
            scores = [before + change for before, change in zip(telling.scores, changes, strict=True)]
            return {"type": "payments", "changes": changes, "fees": [0, 0, 0, 0], "scores": scores}
        case HandDrawn():
            return {"type": "drawn"}
        case LastRound():
            return {"type": "last_round"}
        case GoldOpened(tile):
            return {"type": "gold", "tile": tile_text(tile)}
        case _:
            return _seat_line(seen)


_OfASeat = Dealt | FlowersSet | Drew | GoldFlower | Discards | Chows | Pungs | Kongs | Wanders


def _seat_line(event: _OfASeat) -> Line:
    match event:
        case Dealt(seat, tiles):
            return {"type": "deal", "seat": seat, "tiles": _texts(tiles)}
        case FlowersSet(seat, tiles):
            return {"type": "flowers", "seat": seat, "tiles": _texts(tiles)}
        case Drew(seat, tile, end):
            return {"type": "draw", "seat": seat, "tile": _text(tile), "from": end}
        case GoldFlower(seat, tile):
            return {"type": "gold_flower", "seat": seat, "tile": tile_text(tile)}
        case Discards(seat, tile, drawn):
            return {"type": "discard", "seat": seat, "tile": tile_text(tile), "drawn": drawn}
        case Wanders(seat, level):
            return {"type": "wander", "seat": seat, "level": level}
        case _:
            return _meld_line(event)


def _meld_line(event: Chows | Pungs | Kongs) -> Line:
    match event:
        case Chows(seat, source, tile, low):
            run = _texts(run_of(low))
            return {"type": "chow", "seat": seat, "from": source, "tile": tile_text(tile), "tiles": run}
        case Pungs(seat, source, tile):
            return {"type": "pung", "seat": seat, "from": source, "tile": tile_text(tile)}
        case Kongs(seat, kind, tile, source):
            line: Line = {"type": "kong", "seat": seat, "kind": kind.value, "tile": _text(tile)}
            return line if source is None else line | {"from": source}
        case _:
            assert_never(event)


def _win_line(won: Won, rules: Rules) -> Line:
    attempt, score = won.attempt, won.score
    kept = attempt.counts if attempt.tile is None else minus(attempt.counts, attempt.tile)
    line: Line = {"type": "win", "seat": attempt.seat, "by": attempt.by.value}
    if attempt.source is not None:
        line["from"] = attempt.source
    line |= {
        "tile": None if attempt.tile is None else tile_text(attempt.tile),
        "hand": notation(tiles_of(kept)),
        "melds": [meld_text(meld) for meld in attempt.melds],
        "flowers": notation(attempt.flowers),
        "special": score.special.value if score.special else None,
        "special_value": score.special_value,
        "F": score.flowers,
        "K": score.kongs,
        "G": score.golds,
        "L": score.streak,
    }
    if rules.wander:
        line["wander"] = attempt.wander
    if won.outbid:
        line["over"] = won.outbid
    return line


def _text(tile: Tile | None) -> str:
    return UNKNOWN if tile is None else tile_text(tile)


def _texts(tiles: Iterable[Tile | None]) -> list[str]:
    return [_text(tile) for tile in tiles]
