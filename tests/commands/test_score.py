"""`fuzhou score`: options in, a verdict out."""

import json
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from fuzhou_tui.cases import CASE_FIELDS
from fuzhou_tui.cli import main
from fuzhou_tui.words import Lang, word

SPARROW: Final = ("123456789m12345s99p", "--gold", "9p", "--tile", "6s")
CASES: Final = (Path(__file__).parents[1] / "cases" / "score.jsonl").read_text(encoding="utf-8").splitlines()


def run(*arguments: str, given: str | bytes = "") -> Result:
    return CliRunner().invoke(main, ["score", *arguments], input=given)


def test_a_hand_is_judged_from_its_options() -> None:
    found = run(*SPARROW, "--flowers", "12z12f", "--by", "discard", "--from", "2", "--dealer", "1", "--json")
    assert found.exit_code == 0
    assert json.loads(found.stdout) == {
        "win": True,
        "special": "golden_sparrow",
        "special_value": 60,
        "F": 4,
        "K": 0,
        "G": 2,
        "L": 0,
        "lines": [["flowers", 4], ["golds", 2], ["base", 5], ["doubled", 11], ["golden_sparrow", 60]],
        "payments": [82, 0, -82, 0],
    }


def test_in_words_every_line_is_told_and_every_seat() -> None:
    found = run(*SPARROW, "--flowers", "12z12f", "--lang", "en")
    assert found.stdout.splitlines() == [
        "golden sparrow",
        "read as 1m 2m 3m, 4m 5m 6m, 7m 8m 9m, 1s 2s 3s, 4s 5s 6s, [9p] [9p]; golds as 9p 9p",
        "flowers            4",
        "golds              2",
        "base               5",
        "doubled            11",
        "golden sparrow     60",
        "a full payer pays  82",
        "seat 0             +246",
        "seat 1             -82",
        "seat 2             -82",
        "seat 3             -82",
    ]


def test_hanzi_and_english_tell_the_same_numbers() -> None:
    chinese, english = (
        [line.split()[-1] for line in run(*SPARROW, "--lang", lang).stdout.splitlines()[1:]]
        for lang in ("zh", "en")
    )
    assert chinese == english


def test_a_hand_that_wins_in_any_shape_is_told_without_a_reading() -> None:
    told = run("147m369m1478s258p1s99p", "--gold", "9p", "--tile", "9p", "--lang", "en").stdout
    assert told.splitlines()[:2] == ["three golds", "golds              3"]


def test_house_rules_are_named_by_their_file(tmp_path: Path) -> None:
    house = tmp_path / "ours.toml"
    house.write_text('extends = "baida"\ngolden_sparrow = 100\n', encoding="utf-8")
    found = run(*SPARROW, "--flowers", "12z", "--rules", str(house), "--json")
    assert json.loads(found.stdout)["special_value"] == 100
    case = {"rules": str(house), "gold": "9p", "hand": "123456789m12345s99p", "tile": "6s"}
    assert json.loads(run("--json", given=json.dumps(case)).stdout)["special_value"] == 110


def test_a_fault_in_house_rules_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text("\nreserve = 99\n", encoding="utf-8")
    found = run(*SPARROW, "--rules", str(tmp_path / "ours.toml"))
    assert (found.exit_code, found.stdout) == (2, "")
    fault = "line 2: reserve: 99 found, a whole number from 0 to 40 expected"
    assert found.stderr == f"Error: rules: {tmp_path / 'ours.toml'}: {fault}\n"


def test_a_win_that_does_not_stand_ends_with_one() -> None:
    found = run("123456789m123456s7p", "--gold", "9p", "--tile", "8p", "--json")
    assert (found.exit_code, json.loads(found.stdout)) == (1, {"win": False, "reason": "not_complete"})
    told = run("123456789m123456s7p", "--gold", "9p", "--tile", "8p", "--lang", "en")
    assert told.exit_code == 1
    assert word("not_complete", Lang.EN) in told.stdout


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (("--rules", "baida"), {"payments": [12, -4, -4, -4], "special": None}),
        (("--base", "10"), {"payments": [420, -140, -140, -140]}),
        (("--flowers", "1111z"), {"F": 6}),
        (("--by", "discard", "--from", "3"), {"payments": [14, 0, 0, -14]}),
        (("--seat", "2"), {"payments": [-14, -14, 42, -14]}),
        (("--streak", "3"), {"L": 3}),
        (("--rules", "baida", "--streak", "1", "--dealer", "3"), {"payments": [14, -4, -4, -6]}),
        (("--by", "discard", "--from", "3", "--discarded-gold"), {"reason": "gold_discarded"}),
        (
            ("--rules", "baida", "--by", "discard", "--from", "3", "--dealer", "3", "--first-discard"),
            {"special": "robbing_the_gold"},
        ),
        (("--rules", "street", "--wander", "2"), {"payments": [72, -24, -24, -24]}),
        (("--rules", "youxian", "--by", "discard", "--from", "3"), {"payments": [6, -2, -2, -2]}),
        (("--rules", "bianfeng", "--cap", "5"), {"payments": [15, -5, -5, -5]}),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_every_option_counts(changes: tuple[str, ...], expected: dict[str, object]) -> None:
    options = ("123456789m123456s7p", "--gold", "9p", "--tile", "7p", "--json")
    answer = json.loads(
        run(*options, *(() if "--flowers" in changes else ("--flowers", "12z")), *changes).stdout
    )
    assert expected.items() <= answer.items()


def test_melds_may_be_given_again() -> None:
    found = run(
        "123456m7p",
        "--gold",
        "9p",
        "--tile",
        "7p",
        "--meld",
        "kong:8888s",
        "--meld",
        "chow:123s",
        "--meld",
        "chow:123s",
        "--json",
    )
    assert json.loads(found.stdout)["K"] == 1


@pytest.mark.parametrize("field", CASE_FIELDS)
def test_each_field_is_an_option_of_the_same_name(field: str) -> None:
    flag = field in {"discarded_gold", "first_discard"}
    found = run(f"--{field}", *(() if flag else ("x",)))
    assert found.exit_code == 2
    assert "no such option" not in found.stderr


def test_a_batch_answers_line_by_line_in_order() -> None:
    held = [json.loads(line) for line in CASES]
    found = run("--batch", "-", given="\n".join(json.dumps(each["case"]) for each in held))
    answers = [json.loads(line) for line in found.stdout.splitlines()]
    assert found.exit_code == 0
    assert [{**answer, **each["answer"]} for answer, each in zip(answers, held, strict=True)] == answers


def test_a_batch_names_its_bad_lines_answers_the_rest_and_ends_with_two() -> None:
    good = json.dumps({"gold": "9p", "hand": "123456789m123456s77p"})
    bad = json.dumps({"gold": "9p", "hand": "123456789m123456s777p"})
    found = run("--batch", "-", given=f"{good}\n{good}\n{bad}\nnonsense\n{good}\n")
    answers = [json.loads(line) for line in found.stdout.splitlines()]
    assert found.exit_code == 2
    assert [answer.get("win") for answer in answers] == [True, True, None, None, True]
    assert answers[2] == {"error": "line 3: hand: 18 tiles, 17 expected"}
    assert str(answers[3]["error"]).startswith("line 4: no JSON object")
    assert found.stderr == "Error: line 3: hand: 18 tiles, 17 expected (bad lines in all: 2)\n"


def test_a_batch_with_a_no_still_ends_well() -> None:
    found = run("--batch", "-", given='{"gold":"9p","hand":"123456789m123456s78p"}\n')
    assert (found.exit_code, json.loads(found.stdout)["win"]) == (0, False)


def test_a_batch_may_come_from_a_file_with_a_mark_and_foreign_line_ends(tmp_path: Path) -> None:
    case = '{"gold":"九饼","hand":"123456789m123456s77p"}'
    (tmp_path / "cases.jsonl").write_bytes(f"\ufeff{case}\r\n\r\n{case}".encode())
    found = run("--batch", str(tmp_path / "cases.jsonl"))
    assert (found.exit_code, len(found.stdout.splitlines())) == (0, 2)


def test_bytes_that_are_no_text_make_a_bad_line() -> None:
    found = run("--batch", "-", given=b'\xff{"gold":"9p"}\n')
    assert found.exit_code == 2
    assert json.loads(found.stdout)["error"].startswith("line 1: no UTF-8")


def test_one_case_may_come_on_standard_input() -> None:
    found = run("--json", given='{"gold": "9p",\n "hand": "123456789m123456s78p"}')
    assert (found.exit_code, json.loads(found.stdout)) == (1, {"win": False, "reason": "not_complete"})


def test_a_bad_case_is_told_in_json_too_where_json_is_asked() -> None:
    found = run("123456789m123456s777p", "--gold", "9p", "--json")
    assert found.exit_code == 2
    assert json.loads(found.stdout) == {"error": "hand: 18 tiles, 17 expected"}
    assert found.stderr == "Error: hand: 18 tiles, 17 expected\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "no case: give a HAND, a --batch FILE, or a JSON object on standard input"),
        (("123m",), "gold: missing"),
        (("--gold", "9p"), "hand: missing"),
        (("123m", "--hand", "123m", "--gold", "9p"), "hand: given twice, once expected"),
        (("--batch", "-", "--gold", "9p"), "gold: given beside --batch, whose lines are whole cases"),
        (("--batch", "nowhere"), "Invalid value for '--batch': 'nowhere': No such file or directory"),
        (("--seat", "x"), "Invalid value for '--seat': 'x' is not a valid integer."),
        (("--lang", "fr"), "Invalid value for '--lang': 'fr' is not one of 'zh', 'en'."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bad_input_is_one_line_and_ends_with_two(arguments: tuple[str, ...], message: str) -> None:
    found = run(*arguments)
    assert (found.exit_code, found.stdout, found.stderr) == (2, "", f"Error: {message}\n")
