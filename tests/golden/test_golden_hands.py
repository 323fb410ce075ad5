"""Whole hands staged for one rule each: who wins, by what, and who pays is written by hand from the rules.

`pytest tests/golden --rewrite-golden` writes the records and their playthroughs anew.
"""

from typing import Final

import pytest
from golden import FOLDER, playthrough, scene_record
from golden_ends import ENDS, FLOWERS, GOLDS
from golden_hands import CLAIMS, SPECIALS

from fuzhou_tui.engine.melds import meld_text
from fuzhou_tui.engine.state import State, view
from fuzhou_tui.engine.tiles import SEATS
from fuzhou_tui.engine.view import Over, Won
from fuzhou_tui.records.reading import read
from fuzhou_tui.records.record import write
from fuzhou_tui.records.replay import replay

HANDS: Final = SPECIALS | CLAIMS | GOLDS | ENDS | FLOWERS


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_staged_for_a_rule_is_the_record_beside_this_file(name: str, *, rewrite_golden: bool) -> None:
    path = FOLDER / f"{name}.txt"
    record = scene_record(HANDS[name].scene())
    text = f"# {HANDS[name].told}\n{write(record)}"
    if rewrite_golden:
        path.write_text(text, encoding="utf-8")
        path.with_suffix(".out").write_text(playthrough(record), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_ends_as_the_rules_say(name: str) -> None:
    hand = HANDS[name]
    (played,) = replay(read((FOLDER / f"{name}.txt").read_text(encoding="utf-8")))
    assert outcome(played.state) == (hand.outcome, hand.payments)
    assert melds(played.state) == hand.melds
    assert tuple(len(area.flowers) for area in played.state.table.areas) == hand.racks


def outcome(state: State) -> tuple[str, tuple[int, int, int, int]]:
    phase = state.table.phase
    assert isinstance(phase, Over)
    if not isinstance(phase.result, Won):
        return "drawn", (0, 0, 0, 0)
    won = phase.result
    special = won.score.special.value if won.score.special else "plain"
    over = "".join(f" over {seat}" for seat in won.outbid)
    return f"{won.attempt.seat} {won.attempt.by.value} {special}{over}", won.score.payments


def melds(state: State) -> tuple[str, ...]:
    return tuple(" ".join(map(meld_text, view(state, seat).melds)) for seat in SEATS)
