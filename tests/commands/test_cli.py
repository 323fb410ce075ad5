"""The command line as a whole: start, help, errors, and how it ends."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import click
import pytest
from click.testing import CliRunner

from fuzhou_tui.cli import COMMANDS, main
from fuzhou_tui.commands import rules

FUZHOU: Final = (sys.executable, "-c", "from fuzhou_tui.cli import main; main(prog_name='fuzhou')")
SPARROW: Final = ("score", "123456789m12345s99p", "--gold", "9p", "--tile", "6s")
SIMPLE: Final = (("--help",), ("--version",), SPARROW, ("hand", "123456789m12345s77p", "--gold", "9p"))


def fuzhou(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603 -- our own program
        [*FUZHOU, *arguments], capture_output=True, check=False, env=os.environ | environment
    )


def modules_after(*arguments: str, **environment: str) -> set[str]:
    """The modules that a call imports."""
    program = (
        "import sys\n"
        "from fuzhou_tui.cli import main\n"
        "try:\n"
        "    main(sys.argv[1:], prog_name='fuzhou')\n"
        "finally:\n"
        "    print(*sys.modules, file=sys.stderr)\n"
    )
    found = subprocess.run(  # noqa: S603 -- our own program
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        check=False,
        env=os.environ | environment,
    )
    return set(found.stderr.decode().split())


@pytest.mark.parametrize("arguments", SIMPLE, ids=lambda arguments: arguments[0])
def test_simple_commands_start_without_the_screen(arguments: tuple[str, ...]) -> None:
    assert {
        name for name in modules_after(*arguments) if name.partition(".")[0] in {"textual", "rich"}
    } == set()


@pytest.mark.parametrize("arguments", [("--help",), ("--version",)], ids=lambda arguments: arguments[0])
def test_help_and_version_start_without_the_engine(arguments: tuple[str, ...]) -> None:
    own = {name for name in modules_after(*arguments) if name.startswith("fuzhou_tui.")}
    said = {"fuzhou_tui.languages", "fuzhou_tui.words"}
    assert {name for name in own - said if "vocabulary" not in name} == {"fuzhou_tui.cli"}


def test_completion_starts_without_any_command() -> None:
    words = {"_FUZHOU_COMPLETE": "bash_complete", "COMP_WORDS": "fuzhou s", "COMP_CWORD": "1"}
    offered = fuzhou(**words).stdout.decode().split()
    assert offered == ["plain,score", "plain,simulate", "plain,stats", "plain,settings"]
    assert {name for name in modules_after(**words) if name.startswith("fuzhou_tui")} == {
        "fuzhou_tui",
        "fuzhou_tui.cli",
    }


def test_help_lists_every_command_with_a_line_about_it() -> None:
    found = CliRunner().invoke(main, ["--help"])
    assert found.exit_code == 0
    assert [name for name in COMMANDS if f"\n  {name} " not in found.stdout] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_listed_is_there_and_has_help(name: str) -> None:
    command = getattr(import_module(f"fuzhou_tui.commands.{name}"), name)
    assert isinstance(command, click.Command)
    found = CliRunner().invoke(main, [name, "--help"])
    assert found.exit_code == 0
    assert found.stdout.startswith("Usage: ")


def test_with_no_command_named_the_options_are_those_of_play() -> None:
    found = CliRunner().invoke(main, ["--base", "1", "--help"])
    assert found.exit_code == 0
    assert found.stdout.splitlines()[0].endswith("play [OPTIONS]")


ENDINGS: Final[list[tuple[tuple[str, ...], int]]] = [
    (("--version",), 0),
    (("--help",), 0),
    (("score", "--help"), 0),
    (SPARROW, 0),
    (("score", "123456789m123456s78p", "--gold", "9p"), 1),
    ((*SPARROW, "--bogus"), 2),
    ((*SPARROW, "--seat", "9"), 2),
    (("bogus",), 2),
    (("score", "--batch", "nowhere"), 2),
    (("hand", "123m", "--gold", "5p"), 2),
    (("deal",), 2),
    (("rules", "bogus"), 2),
]


@pytest.mark.parametrize(("arguments", "code"), ENDINGS, ids=str)
def test_the_exit_code_tells_how_it_ended(arguments: tuple[str, ...], code: int) -> None:
    found = fuzhou(*arguments)
    assert found.returncode == code
    assert len(found.stderr.splitlines()) == (code == 2)
    assert bool(found.stdout) == (code != 2)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("bogus",), "bogus: no such command; allowed are play, learn, score, "),
        (("hand", "--bogus"), "--bogus: no such option; allowed are --gold, --meld, --seen, "),
    ],
    ids=["command", "option"],
)
def test_a_name_there_is_not_is_told_with_those_there_are(arguments: tuple[str, ...], message: str) -> None:
    assert CliRunner().invoke(main, arguments).stderr.startswith(f"Error: {message}")


def test_an_interrupt_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_lang: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "rulebook", interrupted)
    found = CliRunner().invoke(main, ["rules"])
    assert (found.exit_code, found.stdout, found.stderr) == (130, "", "")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "arguments", [("rules",), ("--help",), ("deal", "7")], ids=lambda arguments: arguments[0]
)
def test_a_reader_that_has_left_is_no_error(arguments: tuple[str, ...], unbuffered: str) -> None:
    read, write = os.pipe()
    os.close(read)
    found = subprocess.run(  # noqa: S603 -- our own program
        [*FUZHOU, *arguments],
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
    )
    os.close(write)
    assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize(
    "arguments",
    [("rules", "--lang", "zh"), ("rules",), (*SPARROW, "--lang", "zh"), ("score", "--help"), ("deal", "7")],
    ids=" ".join,
)
def test_an_output_without_hanzi_gets_replacement_signs_at_worst(
    arguments: tuple[str, ...], encoding: str
) -> None:
    found = fuzhou(*arguments, PYTHONUTF8="0", LC_ALL="C", PYTHONIOENCODING=encoding)
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout


def test_where_the_output_cannot_carry_hanzi_english_is_spoken() -> None:
    found = fuzhou(*SPARROW, PYTHONUTF8="0", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert found.stdout.startswith(b"golden sparrow\n")


TOLD: Final = (("hand", "123456789m12388p11s", "--gold", "5p"), ("rules",), ("--version",))


@pytest.mark.parametrize("arguments", TOLD)
def test_a_full_disk_behind_the_output_is_told_in_one_line(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ran = subprocess.run(  # noqa: S603 -- our own program
            [*FUZHOU, *arguments], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (ran.returncode, ran.stderr) == (2, b"Error: standard output: No space left on device\n")


@pytest.mark.parametrize("arguments", [*TOLD, ("score", "--batch", "-")])
def test_streams_that_are_closed_are_no_error(arguments: tuple[str, ...]) -> None:
    shell = ["sh", "-c", '"$@" <&- >&-', "sh", *FUZHOU, *arguments]
    ran = subprocess.run(shell, stderr=subprocess.PIPE, check=False)  # noqa: S603 -- our own program
    assert (ran.returncode, ran.stderr) == (0, b"")
