"""`fuzhou settings`, and how settings reach a match."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from jsonline import JsonLine

from fuzhou_tui.cli import main
from fuzhou_tui.commands import play
from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import settings_path
from fuzhou_tui.lobby import House
from fuzhou_tui.session import Session
from fuzhou_tui.tui.keymap import USUAL, keymap
from fuzhou_tui.tui.motion import Motion
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def settle(text: str) -> None:
    """Write the player's settings file."""
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text(text, encoding="utf-8")


def hand_line(*arguments: str) -> JsonLine:
    """The first line of a match in JSON."""
    return JsonLine(run("play", "--json", *arguments).stdout.splitlines()[0])


@pytest.mark.parametrize("arguments", [("settings",), ("settings", "list")])
def test_every_setting_is_listed_with_what_it_may_be(arguments: tuple[str, ...]) -> None:
    settle("speed = 3\n[keys]\npass = ['j']\n")
    lines = run(*arguments).stdout.splitlines()
    assert len(lines) == 12
    assert [line.split() for line in lines if line.startswith("speed")] == [
        ["speed", "3", "a", "whole", "number", "from", "1", "to", "4"]
    ]
    assert lines[-1] == "keys.pass   j"


@pytest.mark.parametrize(
    ("key", "value", "shown"),
    [
        ("speed", "3", "3"),
        ("lang", "en", "en"),
        ("bell", "true", "true"),
        ("seats", "human:Ming,easy,easy,easy", "human:Ming,easy,easy,easy"),
        ("keys.pass", "space j", "space j"),
    ],
)
def test_what_was_set_is_got(key: str, value: str, shown: str) -> None:
    assert run("settings", "set", key, value).stdout == f"{key} = {shown}\n"
    assert run("settings", "get", key).stdout == f"{shown}\n"


def test_without_a_value_the_usual_comes_back() -> None:
    run("settings", "set", "speed", "4")
    assert run("settings", "set", "speed").stdout == "speed = 2\n"


def test_the_path_is_that_of_the_file() -> None:
    assert run("settings", "path").stdout == f"{settings_path()}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("get", "nothing"), 'Error: "nothing": no such setting'),
        (("set", "speed", "9"), "Error: speed: 9 found, a whole number from 1 to 4 expected"),
        (("set", "rules", "nowhere"), "Error: rules: 'nowhere': no such ruleset"),
        (("set", "keys.fly", "x"), "Error: keys.fly: no such action"),
        (("set", "lang", "fr"), 'Error: lang: "fr" found, "zh" or "en" expected'),
    ],
    ids=str,
)
def test_a_bad_key_or_value_is_told_and_nothing_is_written(arguments: tuple[str, ...], message: str) -> None:
    ran = run("settings", *arguments)
    assert ran.exit_code == 2
    assert ran.stderr.startswith(message)
    assert ran.stderr.count("\n") == 1
    assert not settings_path().exists()


def test_a_file_that_is_no_toml_is_not_overwritten() -> None:
    settle("speed\n")
    assert run("settings", "set", "speed", "3").exit_code == 2
    assert settings_path().read_text() == "speed\n"


@pytest.mark.parametrize(
    ("setting", "field", "value"), [('rules = "baida"', "rules", "baida"), ("base = 5", "base", 5)]
)
def test_a_setting_reaches_the_match(setting: str, field: str, value: object) -> None:
    settle(f"{setting}\n")
    assert hand_line().fields[field] == value


def test_an_option_counts_before_its_setting() -> None:
    settle("base = 5\n")
    assert hand_line("--base", "7").fields["base"] == 7


def test_another_file_counts_before_the_players_own(tmp_path: Path) -> None:
    settle("base = 5\n")
    (tmp_path / "other.toml").write_text("base = 6\n")
    assert hand_line("--config", str(tmp_path / "other.toml")).fields["base"] == 6


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_settings_that_were_named_and_are_not_there_end_with_2(name: str, tmp_path: Path) -> None:
    ran = run("play", "--plain", "--config", str(tmp_path / name))
    assert (ran.exit_code, ran.stderr.count("\n"), ran.stdout) == (2, 1, "")
    assert "--config" in ran.stderr


def test_bad_settings_stop_nothing_and_are_told_once() -> None:
    settle('base = 5\nspeed = 9\nlength = "hand"\n')
    ran = run("play", "--json")
    assert ran.exit_code == 0
    assert JsonLine(ran.stdout.splitlines()[0]).fields["base"] == 5
    assert ran.stderr.startswith(f"{settings_path()}: line 2: speed: 9 found")
    assert ran.stderr.count("\n") == 1


def test_a_match_is_as_long_as_the_settings_say() -> None:
    settle('length = "hand"\nseats = "normal,normal,normal,normal"\nlang = "en"\n')
    assert run("play", "--plain", "--seed", "7").stdout.count("wall commitment") == 1


def test_seats_are_those_of_the_settings() -> None:
    settle('length = "hand"\nseats = "human:Ming,normal,normal,normal"\n')
    assert "轮到 Ming\n" in run("play", "--plain", "--seed", "7").stdout


@pytest.mark.parametrize(("lang", "said"), [("zh", "牌墙承诺"), ("en", "wall commitment")])
def test_the_language_of_the_settings_is_spoken(lang: str, said: str) -> None:
    settle(f'lang = "{lang}"\n')
    assert said in run("play", "--plain").stdout


def test_the_language_of_the_settings_is_that_of_other_commands_too() -> None:
    settle('lang = "en"\n')
    assert "commitment" in run("deal", "7").stdout


def test_a_bell_rings_before_each_question_and_at_a_win_where_it_was_chosen() -> None:
    assert "\a" not in run("play", "--plain", "--seed", "7", typed="1\n" * 5).stdout
    settle("bell = true\n")
    said = run("play", "--plain", "--seed", "7", typed="1\n" * 5).stdout
    assert said.count("\a") == 6 + said.count("放胡\n")


def test_table_talk_can_be_switched_off() -> None:
    watched = ("play", "--plain", "--seed", "7", "--seats", "easy,easy,easy,easy", "--lang", "en")
    told = run(*watched).stdout
    settle("table_talk = false\n")
    quiet = run(*watched).stdout
    assert "\n  (" not in quiet
    assert [line for line in told.splitlines() if not line.startswith("  (")] == quiet.splitlines()
    assert told != quiet


def test_what_the_settings_say_of_the_table_reaches_it(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Options] = []

    def run_table(_session: Session, options: Options) -> int:
        tables.append(options)
        return 0

    monkeypatch.setattr(play, "has_a_screen", bool)
    monkeypatch.setattr("fuzhou_tui.tui.app.run_table", run_table)
    settle('faces = "glyph"\nmotion = "full"\nlang = "en"\ntheme = "safe"\nspeed = 4\n[keys]\npass = ["j"]\n')
    assert run("play", "--seed", "7").exit_code == 0
    keys = keymap({"pass": ("j",)})
    assert tables == [Options(Lang.EN, Faces.GLYPH, Theme.SAFE, Motion.FULL, 0.0, keys=keys, talks=True)]


def test_keys_that_clash_are_told_in_one_line_and_the_usual_ones_are_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Options] = []

    def run_start(_house: House, options: Options) -> int:
        told.append(options)
        return 0

    monkeypatch.setattr(play, "has_a_screen", bool)
    monkeypatch.setattr("fuzhou_tui.tui.app.run_start", run_start)
    settle('[keys]\npass = ["p"]\npung = ["p"]\n')
    shown = run("play")
    assert shown.exit_code == 0
    assert shown.stderr.count("\n") == 1
    assert shown.stderr.startswith(f"{settings_path()}: keys.p")
    assert told[0].keys != USUAL  # the first of the two counts
