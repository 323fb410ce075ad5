"""Which language is spoken where nobody chose one, and the help in it."""

import os
import subprocess
import sys
from importlib import import_module

import click
import pytest
from rich.cells import cell_len

from fuzhou_tui.cli import COMMANDS
from fuzhou_tui.languages import carried, locale_lang
from fuzhou_tui.vocabulary.commands import CHINESE_HELP
from fuzhou_tui.words import Lang


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, Lang.EN),
        ({"LANG": "zh_CN.UTF-8"}, Lang.ZH),
        ({"LANG": "zh_TW"}, Lang.ZH),
        ({"LANG": "en_GB.UTF-8"}, Lang.EN),
        ({"LANG": "de_DE.UTF-8"}, Lang.EN),
        ({"LANG": "C"}, Lang.EN),
        ({"LANG": "POSIX"}, Lang.EN),
        ({"LANG": "C.UTF-8"}, Lang.EN),
        ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, Lang.EN),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, Lang.ZH),
        ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LC_ALL": "C"}, Lang.EN),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": ""}, Lang.ZH),
    ],
)
def test_the_locale_decides(environment: dict[str, str], lang: Lang) -> None:
    assert locale_lang(environment) is lang


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "nothing", None])
def test_what_the_output_cannot_carry_is_said_in_english(encoding: str | None) -> None:
    assert carried(Lang.ZH, encoding) is Lang.EN


@pytest.mark.parametrize("encoding", ["utf-8", "gbk", "gb18030", "big5"])
def test_what_the_output_can_carry_is_said_in_chinese(encoding: str) -> None:
    assert carried(Lang.ZH, encoding) is Lang.ZH


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_has_chinese_help(name: str) -> None:
    command = getattr(import_module(f"fuzhou_tui.commands.{name}"), name)
    assert isinstance(command, click.Command)
    assert [path for path in helped(command, name) if not said(path)] == []


@pytest.mark.parametrize("name", ["", *COMMANDS, "settings set"])
def test_chinese_help_fits_80_columns(name: str) -> None:
    lines = shown(*name.split(), "--help", locale="zh_CN.UTF-8").splitlines()
    assert [line for line in lines if cell_len(line) > 80] == []
    assert "。" in lines[2]


def test_help_is_english_under_another_locale() -> None:
    assert "Play in the terminal" in shown("--help", locale="C")


def helped(command: click.Command, path: str) -> list[str]:
    """The command, its options that have help, and all that under it, as the table names them."""
    options = [param for param in command.params if isinstance(param, click.Option) and param.help]
    names = [next(name for name in (*option.opts, "") if name.startswith("--")) for option in options]
    inner = command.commands if isinstance(command, click.Group) else {}
    below = [found for name, each in inner.items() for found in helped(each, f"{path} {name}")]
    return [path, *(f"{path} {name}" for name in names), *below]


def said(path: str) -> bool:
    """Whether the path, or its option anywhere, has Chinese help."""
    return path in CHINESE_HELP or path.rpartition(" ")[2] in CHINESE_HELP


def shown(*arguments: str, locale: str) -> str:
    """What the program prints under that locale."""
    program = "from fuzhou_tui.cli import main; main(prog_name='fuzhou')"
    ran = subprocess.run(  # noqa: S603 -- our own program
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        check=True,
        env=os.environ | {"LC_ALL": locale, "PYTHONUTF8": "1", "COLUMNS": "80"},
    )
    return ran.stdout.decode()
