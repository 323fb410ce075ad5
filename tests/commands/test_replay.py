"""`fuzhou replay`: told again, checked, listed; and refused in one line."""

import pickle
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from jsonline import JsonLine
from kept import kept, only_file, unheard
from matches import decision, play_hand, played_out, seated

from fuzhou_tui.cli import main
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.records.store import MOST_BYTES, new_match
from fuzhou_tui.simulation import Plan, simulate

BOTS = "easy,normal,random,normal"
GOLDEN = Path(__file__).parents[1] / "golden"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["replay", *arguments])


@pytest.fixture
def path(home: Path) -> Path:
    """A match that was played to its end."""
    session, file = kept(home / "matches", BOTS)
    played_out(session)
    file.close()
    return only_file(home / "matches")


def test_a_match_is_told_in_the_language_that_is_asked_for(path: Path) -> None:
    english, chinese = run("--text", "--lang", "en", str(path)), run("--lang", "zh", str(path))
    assert english.exit_code == chinese.exit_code == 0
    assert "hand 1: dealer" in english.stdout
    assert "第1局" in chinese.stdout
    assert english.stdout.count("wall commitment") == english.stdout.count("salt of the wall") > 3
    assert "Chen? " in english.stdout


def test_a_match_is_told_by_events_as_simulate_tells_it(home: Path) -> None:
    plan = Plan(STANDARD, 1, Length.ROUND, "7", ("easy", "normal", "random", "normal"), 10**6, told=True)
    lines = []
    for hand in simulate(plan):
        if hand.match:
            break
        lines += hand.lines.splitlines()
    session = seated(BOTS, "7/0", journal=new_match(home / "matches", unheard))
    played_out(session)
    assert run("--json").stdout.splitlines() == lines


def test_a_match_that_holds_is_said_to(path: Path) -> None:
    ran = run("--check", path.stem, "--lang", "en")
    assert (ran.exit_code, ran.stderr) == (0, "")
    assert re.fullmatch(r"it holds: [0-9]+ hands, [0-9]+ decisions\n", ran.stdout)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (r"^end -?[0-9]+", "end 777", "end: .* expected"),
        (r"salt ....", "salt 0000", "salt: .* expected"),
        (r"commitment ....", "commitment 0000", "commitment: the seed deals"),
        (r"^seed 7", "seed 8", "hand 1|commitment|may not"),
        (r"^rules standard", "rules baida", ""),
        (r"^([0-3]) d..$", r"\1 k", "may not|nothing to decide"),
        (r"^([0-3]) d..$", r"\1 d0x", "'d0x'"),
        (r"^([0-3]) d..\n", "", ""),
        (r"^([0-3] d..\n)", r"\1\1", "nothing to decide|may not"),
        (r"^! finished\n", "", None),
        (r"^end .*\n! finished\n\Z", "! finished\n", None),
        (r"(?s)hand 2 .*\Z", "! finished\n", "finished: the match goes on"),
    ],
)
def test_what_was_changed_is_found_at_its_line(path: Path, before: str, after: str, told: str | None) -> None:
    text = path.read_text(encoding="utf-8")
    changed, count = re.subn(before, after, text, count=1, flags=re.MULTILINE)
    assert count == 1
    path.write_text(changed, encoding="utf-8")
    ran = run("--check", str(path))
    if told is None:
        assert ran.exit_code == 0
        return
    assert (ran.exit_code, ran.stderr) == (1, "")
    assert re.fullmatch(rf".*\.txt: line [0-9]+: .*({told}).*\n", ran.stdout)


def test_what_does_not_hold_is_not_shown(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"^end -?[0-9]+", "end 777", text, flags=re.MULTILINE), encoding="utf-8")
    for how in ("--text", "--json"):
        ran = run(how, "--lang", "en", str(path))
        assert (ran.exit_code, ran.stdout) == (1, "")
        assert "this program does not play it as it says: line" in ran.stderr


GOOD = (GOLDEN / "claim_robbed_kong.txt").read_bytes()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 1000,
        b"\xef\xbb\xbf" + GOOD,
        GOOD.replace(b"\n", b"\r"),
        GOOD.replace(b"rules ", b"rules \x1b[2J"),
        GOOD.replace(b"rules ", b"[red]rules[/] "),
        GOOD.replace(b"base 1", b"base " + b"9" * 100_000),
        GOOD.replace(b"base 1", b"base 1e400"),
        GOOD.replace(b"base 1", b"base NaN"),
        GOOD.replace(b"hand 1 dealer", b"hand " + b"9" * 5000 + b" dealer"),
        GOOD.replace(b"human", b"human \x1b]0;owned\x07", 1),
        GOOD.replace(b"fuzhou-record 1", b"fuzhou-record 2"),
        GOOD.replace(b"fuzhou-record 1", b"fuzhou-record -5"),
        GOOD.replace(b"fuzhou-record 1", b"fuzhou-record \x1b[31m"),
        GOOD.replace(b"d5m", b"d5m\0", 1) + b"\0\n",
        GOOD + b"x" * 2_000_000 + b"\n",
        GOOD + b"x" * (MOST_BYTES + 1),
        b"[" * 1_000_000,
        pickle.dumps({"a": 1}),
        b'{"type":"hand"}\n',
        b"\x89PNG\r\n\x1a\n",
        GOOD[: len(GOOD) // 2].replace(b"\n", b"\0"),
    ],
    ids=range(22),
)
@pytest.mark.parametrize("how", ["--text", "--json", "--check"])
def test_a_file_that_is_no_record_is_refused_in_one_line(tmp_path: Path, data: bytes, how: str) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(data)
    ran = run(how, str(path))
    assert ran.exit_code in {1, 2}
    assert ran.output.count("\n") == 1
    assert ran.output.rstrip("\n").isprintable()
    assert len(ran.output) < 600
    assert path.read_bytes() == data


@pytest.mark.parametrize("name", ["none", "../none", "a\x1b[2Jb", "[/]", "", "x" * 5000, "\udcff"])
def test_what_is_not_there_is_named(name: str) -> None:
    ran = run(name)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.rstrip("\n").isprintable()


def test_without_any_match_there_is_nothing_to_show() -> None:
    assert run().exit_code == 2
    ran = run("--list", "--lang", "en")
    assert (ran.exit_code, ran.stdout, ran.stderr) == (0, "", "no matches yet\n")


def test_a_record_stays_what_it_is_however_often_it_is_shown(path: Path) -> None:
    before, time = path.read_bytes(), path.stat().st_mtime_ns
    for how in ("--text", "--json", "--check", "--list") * 3:
        assert run(how, *([] if how == "--list" else [str(path)])).exit_code == 0
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, time)


def test_carriage_returns_of_an_editor_do_no_harm(path: Path) -> None:
    told = run(str(path)).stdout
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert run(str(path)).stdout == told


@pytest.mark.parametrize("golden", sorted(GOLDEN.glob("*.txt")), ids=lambda golden: golden.stem)
def test_every_golden_hand_is_told_and_holds(golden: Path) -> None:
    assert run("--check", str(golden)).exit_code == 0
    assert run("--text", "--lang", "en", str(golden)).exit_code == 0
    assert JsonLine(run("--json", str(golden)).stdout.splitlines()[-1]).type in {"payments", "seats"}


def test_every_match_is_listed_with_how_it_stands(home: Path) -> None:
    folder = home / "matches"
    finished, first = kept(folder, "human:Ming [/],normal,easy,random", Length.HAND)
    played_out(finished)
    first.close()
    left, second = kept(folder)
    play_hand(left)
    second.close()
    given_up, third = kept(folder)
    given_up.begin()
    given_up.abandon()
    third.close()
    (folder / "29991231-000000-bad.txt").write_text("nonsense\n", encoding="utf-8")
    ran = run("--list", "--lang", "en")
    assert ran.exit_code == 0
    assert ran.stderr == "29991231-000000-bad.txt: line 1: no record: 'fuzhou-record 1' expected\n"
    by_id = {line.split()[0]: line for line in ran.stdout.splitlines()}
    rows = [by_id[file.path.stem] for file in (first, second, third)]
    assert [("finished", "unfinished", "abandoned")[place] in row for place, row in enumerate(rows)] == [
        True
    ] * 3
    assert f"Ming [/] {finished.scores[0]:+}, Hai {finished.scores[1]:+}" in rows[0]
    assert re.search(r"  [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}  standard  ", rows[0])


def test_a_hand_in_play_and_its_seed_are_nobodys_to_look_into(home: Path) -> None:
    session = seated(
        "human:Ming,easy,easy,easy", seed_given=False, journal=new_match(home / "matches", unheard)
    )
    play_hand(session)
    session.begin()
    ran = run("--json", "--lang", "en")
    hands = [line for line in map(JsonLine, ran.stdout.splitlines()) if line.type == "hand"]
    assert [(line.number("number"), line.text("seed")) for line in hands] == [(1, "?")]
    assert ran.stderr == "hand 2 is still being played: it is shown once it is over\n"
    assert "seed" not in run("--text", "--lang", "en").stdout


def test_a_hand_in_play_of_a_seed_that_is_no_secret_is_shown(home: Path) -> None:
    session, _ = kept(home / "matches")
    session.begin()
    ran = run("--json")
    assert JsonLine(ran.stdout.splitlines()[0]).text("seed") == "7"
    assert ran.stderr == ""


def test_a_void_hand_is_told_as_far_as_it_went_and_the_next_follows(home: Path) -> None:
    session, _ = kept(home / "matches", "human:Ming,easy,human:Lan,easy")
    session.begin()
    for _ in range(5):
        seat = session.next_seat
        assert seat is not None
        session.act(seat, decision(session, seat))
    session.leave(Seat(0))
    play_hand(session)
    types = [JsonLine(line).type for line in run("--json").stdout.splitlines()]
    assert types.count("hand") == 2
    assert types.count("payments") == 1
    text = run("--lang", "en").stdout
    assert "Ming has left: the hand is void" in text
    assert "Chen: discards" in text.partition("Ming has left")[2]


def test_a_list_of_all_takes_no_name() -> None:
    assert run("--list", "x").exit_code == 2


def test_the_deal_command_agrees_with_what_was_played(path: Path) -> None:
    hands = [
        JsonLine(line) for line in run("--json", str(path)).stdout.splitlines() if '"type":"hand"' in line
    ]
    for hand in hands:
        asked = [
            "deal",
            "7",
            "--hand",
            str(hand.number("number")),
            "--dealer",
            str(hand.number("dealer")),
            "--json",
        ]
        dealt = JsonLine(CliRunner().invoke(main, asked).stdout)
        assert dealt.text("commitment") == hand.text("commitment")
        assert dealt.numbers("dice") == hand.numbers("dice")
