"""Going on with an unfinished match, beginning another, and a disk that does not take it."""

import os
from errno import ENOSPC
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from jsonline import JsonLine
from kept import lines_of, only_file

from fuzhou_tui.cli import main
from fuzhou_tui.commands import play
from fuzhou_tui.records import disk
from fuzhou_tui.records.store import match_files

HAND = "--plain --lang en --length hand"


def run(arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["play", *arguments.split()], input=typed)


@pytest.fixture
def left(home: Path) -> Path:
    """A match in whose first hand a person is asked."""
    assert run("--json --seed 7").exit_code == 0
    return only_file(home / "matches")


@pytest.fixture
def somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits at a terminal, and is asked in lines."""
    monkeypatch.setattr(play, "somebody_is_there", lambda: True)


def test_a_match_is_kept_where_the_game_keeps_its_things(left: Path) -> None:
    assert left.parent.name == "matches"
    assert lines_of(left)[:4] == ["fuzhou-record 1", "rules standard", "base 1", "length round"]


@pytest.mark.parametrize("typed", ["", "\n", "y\n", "是\n", "what?\n\n", "1\n\n"])
def test_the_unfinished_match_is_offered_and_gone_on_with_unless_refused(left: Path, typed: str) -> None:
    before = left.read_bytes()
    ran = run("--plain --lang en", typed)
    assert ran.exit_code == 0
    assert "a match is unfinished (standard, hand 1). Go on with it? [Y/n]" in ran.stdout
    assert "hand 1: dealer" in ran.stdout
    assert only_file(left.parent).read_bytes() == before


@pytest.mark.parametrize("typed", ["n\n", "n\n\n", "否\nn\n", "n\n1\n\n"])
def test_the_old_match_is_given_up_only_when_asked_twice_else_kept_beside_the_new(
    left: Path, typed: str
) -> None:
    before = left.read_bytes()
    ran = run("--plain --lang en", typed)
    assert "Give it up? Else it is kept. [y/N]" in ran.stdout
    assert left.read_bytes() == before
    assert len(match_files(left.parent)) == 2


def test_a_match_given_up_is_marked_once_the_new_one_is_safe(left: Path) -> None:
    before = left.read_text(encoding="utf-8")
    assert run("--plain --lang en", "n\ny\n").exit_code == 0
    assert left.read_text(encoding="utf-8") == before + "! abandoned\n"
    new = match_files(left.parent)[0]
    assert new != left
    assert lines_of(new)[-1][0] in "h0123"


def test_a_match_stays_what_it_was_when_the_new_one_cannot_be_saved(
    left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = left.read_bytes()

    def full(path: Path) -> int:
        raise OSError(ENOSPC, os.strerror(ENOSPC), str(path))

    monkeypatch.setattr(disk, "created", full)
    ran = run("--plain --lang en", "n\ny\n")
    assert ran.stderr == "cannot save: No space left on device. The game goes on\n"
    assert only_file(left.parent).read_bytes() == before


def test_a_program_at_the_other_end_is_offered_nothing(left: Path) -> None:
    ran = run("--json --seed 8")
    assert JsonLine(ran.stdout.splitlines()[0]).text("seed") == "8"
    ran = run(f"{HAND} --seed 9", "1\n" * 400)
    assert ran.stdout.startswith("seed 9, ")
    assert len(match_files(left.parent)) == 3
    assert lines_of(left)[-1] != "! abandoned"


@pytest.mark.usefixtures("somebody")
def test_somebody_who_wants_another_match_is_asked_and_by_default_keeps_the_old(left: Path) -> None:
    ran = run(f"{HAND} --seed 9", "\n")
    assert ran.exit_code == 0
    asked, said, *_ = ran.stdout.splitlines()
    assert asked == "a match is unfinished (standard, hand 1). Give it up? Else it is kept. [y/N]"
    assert left.stem in said
    assert "seed 9, " in ran.stdout
    assert lines_of(left)[-1] != "! abandoned"


@pytest.mark.usefixtures("somebody")
def test_somebody_who_gives_the_old_match_up_says_so(left: Path) -> None:
    ran = run(f"{HAND} --seed 9", "y\n")
    assert "seed 9, " in ran.stdout
    assert lines_of(left)[-1] == "! abandoned"


def test_resuming_tells_the_hand_again_and_asks(home: Path) -> None:
    first = run("--json --seed 7")
    again = run("--json --resume")
    assert again.stdout == first.stdout
    played = run("--json --resume", JsonLine(first.stdout.splitlines()[-1]).texts("options")[-1] + "\n")
    told = run("--json --resume").stdout.splitlines()
    assert played.stdout.splitlines()[-1] == told[-1]
    assert [line for line in played.stdout.splitlines() if '"ask"' not in line] == told[:-1]
    assert only_file(home / "matches")


def test_a_seed_that_was_not_given_stays_hidden_when_it_goes_on(home: Path) -> None:
    run("--json")
    assert JsonLine(run("--json --resume").stdout.splitlines()[0]).text("seed") == "?"
    assert any(line.startswith("seed ") for line in lines_of(only_file(home / "matches")))


def test_there_must_be_something_to_resume() -> None:
    ran = run("--plain --resume")
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert ran.stderr == "Error: --resume: there is no unfinished match to go on with\n"


@pytest.mark.parametrize(
    "option",
    ["--seed 1", "--rules baida", "--length hand", "--base 2", "--practice", "--seats easy,easy,easy,easy"],
)
@pytest.mark.usefixtures("left")
def test_what_the_match_has_already_cannot_be_given_to_resume(option: str) -> None:
    ran = run(f"--plain --resume {option}")
    assert (ran.exit_code, ran.stdout) == (2, "")
    told = f"--resume: goes on with a match as it is; not with {option.split(maxsplit=1)[0]}"
    assert ran.stderr == f"Error: {told}\n"


def test_a_bad_file_is_named_and_the_one_before_is_gone_on_with(left: Path) -> None:
    (left.parent / "29991231-000000-0.txt").write_bytes(b"\0" * 300)
    ran = run("--json --resume")
    assert ran.exit_code == 0
    assert ran.stderr == "29991231-000000-0: line 1: no record: 'fuzhou-record 1' expected\n"


def test_in_practice_a_decision_can_be_taken_back(home: Path) -> None:
    ran = run(f"{HAND} --seed 7 --practice", "undo\n2\nundo\n2\n悔\n2\n")
    assert ran.stdout.count("for practice: undo takes back your last decision") == 1
    assert ran.stdout.count("there is nothing to take back") == 1
    assert ran.stdout.count("taken back: ") == 2
    lines = lines_of(only_file(home / "matches"))
    assert "practice" in lines
    assert len([line for line in lines if line.startswith("! undo ")]) == 2
    check = CliRunner().invoke(main, ["replay", "--check"])
    assert check.exit_code == 0


def test_elsewhere_nothing_can_be_taken_back(home: Path) -> None:
    ran = run(f"{HAND} --seed 7", "2\nundo\n")
    assert "only in a match with --practice" in ran.stdout
    assert not [line for line in lines_of(only_file(home / "matches")) if line.startswith("!")]


def test_a_player_leaves_when_asked_twice_and_a_bot_goes_on(home: Path) -> None:
    ran = run("--plain --lang en --seed 7 --seats human:Ming,human:Lan,easy,easy", "\nleave\nn\nleave\ny\n")
    assert ran.stdout.count("Leave? [y/N]") == 2
    assert ran.stdout.count("has left: the hand is void, a bot takes the seat") == 1
    assert "a new game begins\nhand 2: dealer" in ran.stdout
    left = [line for line in lines_of(only_file(home / "matches")) if line.startswith("! leave")]
    assert len(left) == 1
    assert run("--plain --resume --lang en", "\n").exit_code == 0


def test_the_last_player_who_leaves_ends_the_match(home: Path) -> None:
    ran = run("--plain --lang en --seed 7", "leave\ny\n")
    assert ran.exit_code == 0
    assert ran.stdout.endswith("nobody is left: the match ends here\n")
    assert lines_of(only_file(home / "matches"))[-2:] == ["! leave 0", "! abandoned"]
    assert run("--plain --resume").exit_code == 2
    assert CliRunner().invoke(main, ["replay", "--check"]).exit_code == 0


def test_a_full_disk_is_told_once_and_at_the_end_by_the_exit_code(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, saved = os.write, 0

    def write(file: int, data: memoryview) -> int:
        nonlocal saved
        if saved > 3:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        saved += 1
        return real(file, data)

    monkeypatch.setattr(os, "write", write)
    ran = run(f"{HAND} --seed 7", "1\n" * 400)
    assert ran.exit_code == 1
    assert "the match is over" in ran.stdout
    assert ran.stderr == "cannot save: No space left on device. The game goes on\n"
    monkeypatch.setattr(os, "write", real)
    assert run("--json --resume").exit_code == 0
    assert only_file(home / "matches")


def test_a_home_that_is_a_file_turns_saving_off(home: Path) -> None:
    home.write_text("", encoding="utf-8")
    ran = run(f"{HAND} --seed 7", "1\n" * 400)
    assert ran.exit_code == 0
    assert "the match is over" in ran.stdout
    assert ran.stderr.count("cannot save: ") == ran.stderr.count("\n") == 1
    assert home.read_text(encoding="utf-8") == ""


@pytest.mark.parametrize("name", ["a home", "家", "deep/er", "./x/../y"])
def test_the_folder_may_be_called_anything_and_be_relative(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FUZHOU_HOME", name)
    assert run("--json --seed 7").stderr == ""
    assert only_file(tmp_path / name / "matches")
    assert run("--json --resume").exit_code == 0


def test_without_a_home_nothing_is_written_into_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.delenv("FUZHOU_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "none"))
    assert run("--json --seed 7").exit_code == 0
    assert only_file(tmp_path / "data" / "fuzhou" / "matches")
    assert list((tmp_path / "here").iterdir()) == []
