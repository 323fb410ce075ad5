"""`fuzhou score` and a played hand give the same number for the same win."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from click.testing import CliRunner

from fuzhou_tui.cli import main
from fuzhou_tui.engine.rules import PRESETS

HANDS: Final = 60
COPIED: Final = ("seat", "by", "from", "tile", "hand", "melds", "flowers", "wander")
Line = dict[str, object]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_win_that_bots_play_is_scored_as_it_was_paid(preset: str) -> None:
    played = list(wins(preset))
    assert len(played) > HANDS // 2
    cases = "".join(json.dumps(case) + "\n" for case, _, _ in played)
    scored = CliRunner().invoke(main, ["score", "--batch", "-"], input=cases)
    assert scored.exit_code == 0, scored.stderr
    for answer, (_, win, payments) in zip(map(json.loads, scored.stdout.splitlines()), played, strict=True):
        assert answer["payments"] == payments["changes"]
        assert {
            name: answer[name] for name in ("special", "special_value", "F", "K", "G", "L")
        }.items() <= win.items()


def wins(preset: str) -> Iterator[tuple[Line, Line, Line]]:
    """Each win as a scoring case, as it was told, and as it was paid."""
    arguments = [
        "simulate",
        "--hands",
        str(HANDS),
        "--seed",
        "score",
        "--rules",
        preset,
        "--base",
        "2",
        "--events",
        "-",
    ]
    lines = [json.loads(line) for line in CliRunner().invoke(main, arguments).stdout.splitlines()]
    hand: list[Line] = []
    for line in lines:
        if line["type"] == "hand":
            hand = []
        hand.append(line)
        if line["type"] == "payments" and (
            won := next((told for told in hand if told["type"] == "win"), None)
        ):
            yield case_of(hand, won), won, line


def case_of(hand: list[Line], won: Line) -> Line:
    """The win as a scoring case, from the lines of its hand alone."""
    begun, gold = hand[0], next(line["tile"] for line in hand if line["type"] == "gold")
    discards = [line for line in hand if line["type"] == "discard"]
    case: Line = {name: won[name] for name in COPIED if name in won}
    case |= {name: begun[name] for name in ("rules", "base", "dealer", "streak")}
    case["gold"] = gold
    case["discarded_gold"] = any(line["seat"] == won["seat"] and line["tile"] == gold for line in discards)
    case["first_discard"] = won["by"] == "discard" and len(discards) == 1
    return case
