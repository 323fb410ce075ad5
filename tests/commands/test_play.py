"""`fuzhou play` in lines: options, ends, and what a pipe gets."""

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from jsonline import JsonLine
from program import left_after_a_line, started

from fuzhou_tui.cli import main
from fuzhou_tui.commands import play, screen
from fuzhou_tui.faces import Faces
from fuzhou_tui.lobby import House
from fuzhou_tui.session import Session
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.unchosen import usual_motion
from fuzhou_tui.words import Lang

ONES = "1\n" * 400


def run(arguments: str, typed: str = ONES) -> Result:
    return CliRunner().invoke(main, ["play", *arguments.split(" ")], input=typed)


def test_a_match_is_played_to_its_end_in_lines() -> None:
    ran = run("--plain --seed 7 --length hand --lang en")
    assert ran.exit_code == 0
    assert "the match is over" in ran.stdout
    assert ran.stderr == ""


@pytest.mark.parametrize("arguments", ["--plain", "--plain --json", "--json"])
def test_the_end_of_the_input_ends_with_0(arguments: str) -> None:
    ran = run(f"{arguments} --seed 7", typed="")
    assert ran.exit_code == 0
    assert ran.stdout
    assert ran.stderr == ""


def test_without_a_terminal_it_is_played_in_lines_and_says_so() -> None:
    ran = run("--seed 7 --length hand --lang en")
    assert ran.exit_code == 0
    assert ran.stderr == "no terminal: playing in lines\n"
    assert "\x1b" not in ran.stdout


def test_the_program_alone_plays() -> None:
    ran = CliRunner().invoke(main, [], input="")
    assert ran.exit_code == 0
    assert "1)" in ran.stdout


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_dumb_terminal_gets_lines(term: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert not screen.has_a_screen(Lang.EN)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert screen.has_a_screen(Lang.EN)


def test_every_line_of_json_is_one_object() -> None:
    ran = run("--plain --json --seed 7 --length hand", typed="foo\n")
    lines = [JsonLine(line) for line in ran.stdout.splitlines()]
    assert lines[0].type == "hand"
    assert [line.type for line in lines[-3:]] == ["ask", "error", "ask"]


@pytest.mark.parametrize("seed", ["7", "0", "1e3", str(2**200), "种子", "a b"])
def test_a_seed_that_was_given_is_told_as_it_is(seed: str) -> None:
    ran = CliRunner().invoke(main, ["play", "--json", "--seed", seed], input="")
    assert JsonLine(ran.stdout.splitlines()[0]).text("seed") == seed


def test_a_seed_that_was_not_given_differs_and_stays_hidden() -> None:
    first, second = (JsonLine(run("--json", typed="").stdout.splitlines()[0]) for _ in range(2))
    assert first.text("seed") == second.text("seed") == "?"
    assert first.text("commitment") != second.text("commitment")


@pytest.mark.parametrize(
    ("option", "field", "value"), [("--rules baida", "rules", "baida"), ("--base 5", "base", 5)]
)
def test_the_options_of_the_table_reach_it(option: str, field: str, value: object) -> None:
    ran = run(f"--json {option}", typed="")
    assert JsonLine(ran.stdout.splitlines()[0]).fields[field] == value


def test_a_match_lasts_as_long_as_was_asked() -> None:
    watched = "--plain --lang en --seed 7 --seats normal,normal,normal,normal"
    hands = [
        run(f"{watched} --length {length}").stdout.count("wall commitment") for length in ("hand", "round")
    ]
    assert hands[0] == 1
    assert hands[1] >= 4


@pytest.mark.parametrize(
    ("options", "tile"),
    [("--lang zh", "万"), ("--lang en", "m"), ("--lang en --faces zh", "万"), ("--faces ascii", "w")],
)
def test_tiles_are_written_as_asked(options: str, tile: str) -> None:
    ran = run(f"--plain --seed 7 {options}", typed="")
    choices = ran.stdout.splitlines()[-1]
    assert tile in choices


def test_people_are_called_by_their_names() -> None:
    ran = run("--plain --seed 7 --length hand --lang en --seats human:Ming,human,normal,normal")
    assert "Ming is to sit" in ran.stdout
    assert "Player 2 is to sit" in ran.stdout


@pytest.mark.parametrize("name", ["[/]", "a[/b", ":smile:", "{0}", "%s", "a/b", "..", "🀄"])
def test_a_name_is_said_as_it_was_written(name: str) -> None:
    ran = run(f"--plain --seed 7 --length hand --seats human:{name},normal,normal,normal")
    assert ran.exit_code == 0
    assert f"轮到 {name}\n" in ran.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--seats human,best,easy,easy", "'--seats': 'best': allowed are human[:NAME], random, easy, normal"),
        ("--seats human,easy", "'--seats': 'human,easy': four seats joined by commas expected"),
        ("--seats human:,easy,easy,easy", "'--seats': 'human:': a name has 1 to 24 printable characters"),
        (f"--seats human:{'x' * 25},easy,easy,easy", "a name has 1 to 24 printable characters"),
        ("--seats human:a\tb,easy,easy,easy", "a name has 1 to 24 printable characters"),
        ("--seats easy:Bo,easy,easy,easy", "'--seats': 'easy:Bo': allowed are human[:NAME]"),
        ("--plain --json --seats human,human,easy,easy", "--seats: with --json exactly one seat is human"),
        ("--plain --json --seats easy,easy,easy,easy", "--seats: with --json exactly one seat is human"),
        ("--seed=", "'--seed': '': one or more printable characters expected"),
        ("--rules none", "'--rules': 'none': no such ruleset"),
        ("--base 0", "'--base': 0 is not in the range"),
        ("--length long", "'--length': 'long' is not one of"),
        ("--faces round", "'--faces': 'round' is not one of 'zh', 'ascii', 'glyph'"),
        ("--pace fast", "'--pace': 'fast' is not one of 'off', 'brief', 'full'"),
        ("--lang fr", "'--lang': 'fr' is not one of"),
        ("--nothing", "--nothing"),
    ],
)
def test_bad_input_is_told_in_one_line_and_ends_with_2(arguments: str, message: str) -> None:
    ran = run(arguments)
    assert ran.exit_code == 2
    assert message in ran.stderr
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == ""


@pytest.mark.parametrize("arguments", ["play --json --seed 7", "play --plain --seed 7 --lang en"])
def test_a_reader_that_leaves_ends_it_in_silence(arguments: str) -> None:
    code, line, said = left_after_a_line(arguments)
    assert line
    assert (code, said) == (0, "")


def test_what_cannot_be_decoded_is_no_choice() -> None:
    ran = CliRunner().invoke(main, ["play", "--plain", "--lang", "en"], input=b"\xff\xfe\n")
    assert ran.exit_code == 0
    assert "is no choice" in ran.stdout


def test_a_question_is_asked_before_the_answer_is_awaited() -> None:
    with started("play --json --seed 7") as ran:
        assert ran.stdin is not None
        assert ran.stdout is not None
        for _ in range(3):
            line = JsonLine(ran.stdout.readline())
            while line.type != "ask":
                line = JsonLine(ran.stdout.readline())
            ran.stdin.write(line.texts("options")[-1] + "\n")
            ran.stdin.flush()
        ran.stdin.close()
    assert ran.returncode == 0


SHOWN = [
    ("--lang zh --pace full", (Lang.ZH, Faces.ZH, "full")),
    ("--lang en --pace off", (Lang.EN, Faces.ASCII, "off")),
    ("--lang en --faces glyph --pace brief", (Lang.EN, Faces.GLYPH, "brief")),
]


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Options]]:
    """Which screen was shown on a terminal that has one, and with which options; each ends with 3."""
    shown: list[tuple[str, Options]] = []

    def run_table(session: Session, options: Options) -> int:
        assert session.humans == {0}
        shown.append(("table", options))
        return 3

    def run_start(house: House, options: Options) -> int:
        assert house.matches.name == "matches"
        shown.append(("start" if options.config is None else f"start {options.config.name}", options))
        return 3

    monkeypatch.setattr(play, "has_a_screen", bool)
    monkeypatch.setattr("fuzhou_tui.tui.app.run_table", run_table)
    monkeypatch.setattr("fuzhou_tui.tui.app.run_start", run_start)
    return shown


@pytest.mark.parametrize(("arguments", "told"), SHOWN)
@pytest.mark.parametrize(("match", "screen"), [("", "start"), ("--seed 7", "table")])
def test_on_a_terminal_a_screen_is_shown_and_its_exit_code_passed_on(
    arguments: str,
    told: tuple[Lang, Faces, str],
    match: str,
    screen: str,
    screens: list[tuple[str, Options]],
) -> None:
    ran = CliRunner().invoke(main, ["play", *arguments.split(), *match.split()])
    assert ran.exit_code == 3
    ((shown, options),) = screens
    assert (shown, options.lang, options.faces, options.motion.value) == (screen, *told)


@pytest.mark.parametrize(
    "option",
    ["--rules baida", "--seats human,easy,easy,easy", "--length hand", "--base 2", "--practice", "--seed 7"],
)
def test_who_says_what_to_play_sits_down_at_once(option: str, screens: list[tuple[str, Options]]) -> None:
    assert run(option).exit_code == 3
    assert [name for name, _ in screens] == ["table"]


def test_the_program_alone_opens_the_start_screen(screens: list[tuple[str, Options]]) -> None:
    assert CliRunner().invoke(main, []).exit_code == 3
    assert [name for name, _ in screens] == ["start"]


def test_the_start_screen_is_told_of_the_file_of_settings(
    screens: list[tuple[str, Options]], tmp_path: Path
) -> None:
    (tmp_path / "mine.toml").write_text('theme = "contrast"\nspeed = 4\n', encoding="utf-8")
    assert run(f"--config {tmp_path / 'mine.toml'}").exit_code == 3
    ((name, options),) = screens
    assert (name, options.theme, options.pace) == ("start mine.toml", Theme.CONTRAST, 0.0)


def test_to_go_on_skips_the_start_screen(screens: list[tuple[str, Options]]) -> None:
    assert run("--json --seed 7", typed="").exit_code == 0
    assert run("--resume").exit_code == 3
    assert [name for name, _ in screens] == ["table"]


@pytest.mark.parametrize(
    ("variable", "pace"), [("SSH_CONNECTION", "off"), ("NO_COLOR", "off"), ("OTHER", "brief")]
)
def test_nothing_moves_where_every_cell_sent_counts(
    variable: str, pace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SSH_CONNECTION", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, "1")
    assert usual_motion(os.environ) == pace
