"""Scoring cases: right ones are answered, impossible ones refused by name."""

import json
from pathlib import Path
from typing import Final

import pytest

from fuzhou_tui.case_fields import BadCase, fields_of
from fuzhou_tui.cases import CASE_FIELDS, answer, case
from fuzhou_tui.engine.scoring import judge

HELD: Final = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases" / "score.jsonl").read_text(encoding="utf-8").splitlines()
]
PLAIN: Final[dict[str, object]] = {
    "gold": "9p",
    "hand": "123456789m123456s7p",
    "tile": "7p",
    "flowers": "123z",
    "seat": 0,
    "dealer": 1,
}
CLAIM: Final = PLAIN | {"by": "discard", "from": 2}
WHOLE: Final = {name: PLAIN[name] for name in ("gold", "flowers")} | {"hand": "123456789m123456s77p"}


@pytest.mark.parametrize("held", HELD, ids=lambda held: held["note"] or held["case"]["rules"])
def test_a_case_worked_out_before_is_answered_alike(held: dict[str, dict[str, object]]) -> None:
    found = scored(held["case"])
    found.pop("lines", None)
    assert found == held["answer"]


def test_the_cases_cover_every_preset() -> None:
    assert {held["case"]["rules"] for held in HELD} == {"standard", "baida", "bianfeng", "street"}


def test_the_fields_with_a_default_may_be_left_out() -> None:
    least = scored({"gold": "9p", "hand": "123456789m123456s77p"})
    assert least["payments"] == [120, -40, -40, -40]
    told = {"rules": "standard", "base": 1, "melds": [], "flowers": "", "by": "self", "seat": 0, "dealer": 0}
    more = {
        "streak": 0,
        "discarded_gold": False,
        "first_discard": False,
        "wander": 0,
        "tile": None,
        "from": None,
    }
    assert scored({"gold": "9p", "hand": "123456789m123456s77p", "cap": None} | told | more) == least


def test_a_self_draw_may_be_given_whole() -> None:
    assert scored(WHOLE | {"dealer": 1}) == scored(PLAIN)


def test_tiles_may_be_written_in_any_form() -> None:
    hanzi = PLAIN | {"gold": "九饼", "tile": "七饼", "flowers": "东南西"}
    assert scored(hanzi) == scored(PLAIN)


def test_a_win_event_of_a_robbed_gold_may_name_its_tile() -> None:
    rob = WHOLE | {"hand": "123456789m12345s77p", "by": "rob_gold"}
    assert scored(rob | {"tile": "9p"}) == scored(rob)


def test_a_dealer_may_rob_the_gold_after_a_concealed_kong() -> None:  # R4.5
    rob = WHOLE | {"hand": "123456789m12s77p", "by": "rob_gold", "melds": ["concealed_kong:8888s"]}
    assert scored(rob)["K"] == 2


def test_lines_are_pairs_that_sum_to_what_the_discarder_pays() -> None:
    found = scored(
        {
            "gold": "9p",
            "hand": "123456789m12s99p",
            "tile": "3s",
            "melds": ["kong:8888s"],
            "flowers": "2222z",
            "by": "discard",
            "seat": 0,
            "from": 1,
            "dealer": 1,
            "streak": 1,
        }
    )
    assert found == {
        "win": True,
        "special": "golden_sparrow",
        "special_value": 60,
        "F": 6,
        "K": 1,
        "G": 2,
        "L": 1,
        "lines": [
            ["flowers", 6],
            ["kongs", 1],
            ["golds", 2],
            ["streak", 1],
            ["base", 5],
            ["doubled", 15],
            ["golden_sparrow", 60],
        ],
        "payments": [90, -90, 0, 0],
    }


def test_five_tiles_of_the_robbed_kongs_kind_are_judged_as_told() -> None:
    assert scored(CLAIM | {"by": "rob_kong"})["win"] is True


IMPOSSIBLE: Final[list[tuple[dict[str, object], str]]] = [
    (PLAIN | {"colour": "red"}, '"colour": no such field; allowed are ' + ", ".join(CASE_FIELDS)),
    ({"hand": PLAIN["hand"]}, "gold: missing"),
    ({"gold": "9p"}, "hand: missing"),
    (
        PLAIN | {"rules": "chess"},
        "rules: 'chess': no such ruleset; allowed are standard, baida, bianfeng, street",
    ),
    (PLAIN | {"rules": 7}, "rules: 7 found, text expected"),
    (PLAIN | {"gold": None}, "gold: null found, text expected"),
    (PLAIN | {"gold": ""}, "gold: 0 tiles found, one expected, like 5p"),
    (PLAIN | {"gold": "99p"}, "gold: 2 tiles found, one expected, like 5p"),
    (PLAIN | {"gold": "1z"}, "gold: 1z is a flower, suit tiles expected"),
    (PLAIN | {"gold": "9x"}, "gold: '9x': '9' names no tile; write like 123m55p1z3f"),
    (PLAIN | {"hand": ["1m"]}, 'hand: ["1m"] found, text expected'),
    (PLAIN | {"hand": "123456789m123456s1f"}, "hand: 1f is a flower, suit tiles expected"),
    (PLAIN | {"hand": "123456789m123456s"}, "hand: 15 tiles, 16 expected"),
    (PLAIN | {"hand": ""}, "hand: 0 tiles, 16 expected"),
    (PLAIN | {"hand": "123456789m123456s777p"}, "hand: 18 tiles, 16 expected"),
    (WHOLE | {"hand": "123456789m123456s777p"}, "hand: 18 tiles, 17 expected"),
    (WHOLE | {"hand": "123456789m123456s7p"}, "hand: 16 tiles, 17 expected"),
    (PLAIN | {"melds": ["chow:123m"]}, "hand: 16 tiles, 13 expected"),
    (WHOLE | {"melds": ["chow:123m"], "seat": 2, "hand": "123456789m1234s"}, "hand: 13 tiles, 14 expected"),
    (PLAIN | {"hand": "11111m456789m23456s"}, "hand: 5 of 1m found, there are 4"),
    (PLAIN | {"hand": "123456789m123s7777p"}, "hand: 5 of 7p found, there are 4"),
    (
        PLAIN | {"melds": ["pung:111m"], "hand": "11m456789m23456s", "tile": "7m"},
        "hand: 5 of 1m found, there are 4",
    ),
    (
        PLAIN | {"hand": "123456m89m12s45s999p7p", "tile": "9p"},
        "hand: 4 of 9p found, there are 3 besides the indicator",
    ),
    (
        WHOLE | {"by": "rob_gold", "hand": "123456m89m12s45s9999p"},
        "hand: 5 of 9p found, there are 4",
    ),
    (PLAIN | {"flowers": "11z5m"}, "flowers: 5m is no flower; allowed are 1-7z and 1-8f"),
    (PLAIN | {"flowers": "11111z"}, "flowers: 5 of 1z found, there are 4"),
    (PLAIN | {"flowers": "33f"}, "flowers: 2 of 3f found, there are 1"),
    (PLAIN | {"melds": "chow:123m"}, "melds: \"chow:123m\" found, a list expected, like ['chow:123m']"),
    (PLAIN | {"melds": [3]}, "melds: 3 found, text expected, like 'chow:123m'"),
    (PLAIN | {"melds": ["chow:124m"]}, "melds: 'chow:124m': 124m is no chow"),
    (PLAIN | {"melds": ["chow:789p"]}, "melds: chow:789p holds the gold 9p, which is never in a meld"),
    (PLAIN | {"melds": ["pung:111z"]}, "melds: 'pung:111z': suit tiles expected, like pung:555s"),
    (
        PLAIN | {"melds": ["set:111m"]},
        "melds: 'set:111m': a meld is one of chow, pung, kong, concealed_kong, like chow:123m",
    ),
    (PLAIN | {"melds": ["pung:111m"] * 6}, "melds: 6 melds found, at most 5 expected"),
    (PLAIN | {"tile": "77p"}, "tile: 2 tiles found, one expected, like 5p"),
    (PLAIN | {"tile": "1f"}, "tile: 1f is a flower, suit tiles expected"),
    (
        PLAIN | {"by": "magic"},
        'by: "magic" found; allowed are self, discard, rob_kong, rob_gold, heavenly_hand',
    ),
    (PLAIN | {"by": True}, "by: true found, text expected"),
    (PLAIN | {"seat": 4}, "seat: 4 found, a whole number from 0 to 3 expected"),
    (PLAIN | {"seat": -1}, "seat: -1 found, a whole number from 0 to 3 expected"),
    (PLAIN | {"seat": True}, "seat: true found, a whole number from 0 to 3 expected"),
    (PLAIN | {"dealer": "1"}, 'dealer: "1" found, a whole number from 0 to 3 expected'),
    (PLAIN | {"dealer": 1.0}, "dealer: 1.0 found, a whole number from 0 to 3 expected"),
    (PLAIN | {"base": 0}, "base: 0 found, a whole number from 1 to 1000000000 expected"),
    (PLAIN | {"streak": -1}, "streak: -1 found, a whole number from 0 to 1000000000 expected"),
    (PLAIN | {"streak": 2**200}, f"streak: {2**200} found"[:65]),
    (PLAIN | {"discarded_gold": "no"}, 'discarded_gold: "no" found, true or false expected'),
    (PLAIN | {"first_discard": 1}, "first_discard: 1 found, true or false expected"),
    (CLAIM | {"from": 4}, "from: 4 found, a whole number from 0 to 3 expected"),
    (CLAIM | {"from": 0}, "from: 0 found, another seat than the winner expected"),
    (PLAIN | {"by": "discard"}, "from: missing, the seat whose tile a win by discard takes"),
    (PLAIN | {"by": "rob_kong"}, "from: missing, the seat whose tile a win by rob_kong takes"),
    (PLAIN | {"from": 2}, "from: given, but a win by self takes no seat's tile"),
    (WHOLE | {"by": "discard", "from": 2}, "tile: missing, the tile a win by discard takes"),
    (
        WHOLE | {"by": "heavenly_hand", "seat": 2},
        "seat: 2 found, a heavenly_hand is the dealer's alone, and the dealer is 0",
    ),
    (WHOLE | {"by": "heavenly_hand", "tile": "7p"}, "tile: given, but a win by heavenly_hand needs none"),
    (
        WHOLE | {"by": "heavenly_hand", "melds": ["concealed_kong:8888s"]},
        "melds: concealed_kong:8888s found; allowed with heavenly_hand: none",
    ),
    (WHOLE | {"by": "heavenly_hand", "hand": PLAIN["hand"]}, "hand: 16 tiles, 17 expected"),
    (PLAIN | {"by": "rob_gold"}, "tile: given, but a win by rob_gold needs none"),
    (WHOLE | {"by": "rob_gold"}, "hand: 17 tiles, 16 expected"),
    (
        WHOLE | {"by": "rob_gold", "melds": ["pung:888s"]},
        "melds: pung:888s found; allowed with rob_gold: a dealer's concealed kongs",
    ),
    (
        CLAIM | {"rules": "baida", "first_discard": True},
        "first_discard: true found, but only the dealer's discard can be that",
    ),
    (PLAIN | {"wander": 4}, "wander: 4 found, a whole number from 0 to 3 expected"),
    (PLAIN | {"wander": 2}, "wander: 2 found, 0 expected: standard has no wander"),
    (PLAIN | {"cap": 100}, "cap: given, but standard has no cap"),
    (
        PLAIN | {"rules": "bianfeng", "cap": "100"},
        'cap: "100" found, a whole number from 0 to 1000000000 expected',
    ),
]


@pytest.mark.parametrize(("fields", "message"), IMPOSSIBLE, ids=[message for _, message in IMPOSSIBLE])
def test_an_impossible_case_is_refused_by_the_name_of_its_field(
    fields: dict[str, object], message: str
) -> None:
    with pytest.raises(BadCase) as refused:
        case(fields)
    told = str(refused.value)
    assert told.startswith(message)
    assert "\n" not in told


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "no JSON object: "),
        ("{", "no JSON object: "),
        ("[1]", "[1] found, a JSON object expected"),
        ("null", "null found, a JSON object expected"),
        ('{"gold":"9p","gold":"8p"}', '"gold": given twice, once expected'),
        ("[" * 100_000, "no JSON object: "),
        ('{"base":' + "9" * 5000 + "}", "no JSON object: "),
    ],
    ids=["nothing", "half", "a list", "null", "twice", "deep", "long"],
)
def test_a_line_that_is_no_json_object_is_refused(line: str, message: str) -> None:
    with pytest.raises(BadCase) as refused:
        fields_of(line)
    assert str(refused.value).startswith(message)


def scored(fields: dict[str, object]) -> dict[str, object]:
    """The answer to a case."""
    return answer(judge(*case(fields)))
