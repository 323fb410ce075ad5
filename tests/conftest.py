"""Options and fixtures of every test."""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden files anew")
    parser.addoption(
        "--rewrite-screens", action="store_true", help="write the text snapshots of screens anew"
    )


@pytest.fixture
def rewrite_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--rewrite-golden"))


@pytest.fixture
def rewrite_screens(request: pytest.FixtureRequest) -> bool:
    """Whether text snapshots of screens are to be written instead of compared."""
    return bool(request.config.getoption("--rewrite-screens"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where the game keeps its things: no test writes where the player's own are."""
    folder = tmp_path / "home"
    monkeypatch.setenv("FUZHOU_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def chinese(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test chooses no language, Chinese is spoken, whatever the machine's locale."""
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
