"""What the README tells people to type is what works."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from sources import ROOT

README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
CI: Final = (ROOT / ".ci" / "run").read_text(encoding="utf-8")

SET_UP: Final = {
    "python3 -m venv .venv",
    ".venv/bin/pip install .",
    '.venv/bin/pip install -e ".[dev]"',
    ". .venv/bin/activate",
    "bash .ci/run",
}
CHECKS: Final = ("ruff format --check .", "ruff check .", "mypy", "pytest -n 2")


class Shown(NamedTuple):
    """A command of the README, and the JSON it is said to print, if any."""

    command: str
    prints: str | None


def shown() -> tuple[Shown, ...]:
    """Every command in the README's blocks that is not set-up or a check, in order."""
    blocks = re.findall(r"^```(\w+)\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    found: list[Shown] = []
    for (language, text), (following, printed) in zip(blocks, [*blocks[1:], ("", "")], strict=True):
        if language == "sh":
            parts = [part for line in text.splitlines() for part in line.split(" && ") if part not in SET_UP]
            commands = [part.removeprefix(".venv/bin/") for part in parts]
            found += (Shown(command, None) for command in commands if command not in CHECKS)
            if following == "json":
                found[-1] = found[-1]._replace(prints=printed)
    return tuple(dict.fromkeys(found))


@pytest.mark.parametrize("command", shown(), ids=lambda each: each.command)
def test_a_command_of_the_readme_runs(command: Shown, tmp_path: Path) -> None:
    assert re.match(r"(fuzhou|python player\.py)\b", command.command)
    (tmp_path / "player.py").write_text(player(), encoding="utf-8")
    ran = run(command.command, tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    if command.prints is not None:
        assert json.loads(ran.stdout) == json.loads(command.prints)


def test_the_readme_shows_every_command(tmp_path: Path) -> None:
    named = run("fuzhou --help", tmp_path).stdout.partition("Commands:")[2]
    assert [
        name for name in re.findall(r"^  (\w+)", named, re.MULTILINE) if f"fuzhou {name}" not in README
    ] == []


def test_the_player_of_the_readme_is_ten_lines_and_plays_a_hand_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "player.py").write_text(player(), encoding="utf-8")
    assert sum(bool(line) for line in player().splitlines()) == 10
    assert re.search(
        r"^scores \[-?\d+(, -?\d+){3}\]$", run("python player.py", tmp_path).stdout, re.MULTILINE
    )


def test_the_checks_the_readme_names_are_those_of_continuous_integration() -> None:
    assert [check for check in CHECKS if f"\n{check}\n" not in CI or check not in README] == []


def test_every_path_the_readme_names_is_in_the_tree() -> None:
    named = re.findall(r"`((?:fuzhou_tui|bots|tests|\.ci)/[^`\s]*)`", README)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_readme_lists_every_file_of_the_engine() -> None:
    files = {path.name for path in (ROOT / "fuzhou_tui" / "engine").glob("[!_]*.py")}
    assert files - set(re.findall(r"`(\w+\.py)`", README)) == set()


def player() -> str:
    """The program of the README."""
    found = re.search(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The command as a reader would run it, in that folder, with an empty data folder and nothing to read."""
    bin_folder = Path(sys.executable).parent
    environment = {
        **os.environ,
        "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}",
        "FUZHOU_HOME": str(folder / "home"),
        "PYTHONUTF8": "1",
    }
    return subprocess.run(  # noqa: S602 -- the README's commands are shell commands, and ours
        command,
        shell=True,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
