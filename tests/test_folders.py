"""Where the player's own things are kept."""

from pathlib import Path

import pytest

from fuzhou_tui.folders import config_folder, data_folder


def test_one_folder_may_hold_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FUZHOU_HOME", str(tmp_path / "home"))
    assert config_folder() == data_folder() == tmp_path / "home"


@pytest.mark.parametrize("moved", [None, ""])
def test_else_each_lies_where_the_system_keeps_such_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moved: str | None
) -> None:
    monkeypatch.delenv("FUZHOU_HOME", raising=False)
    if moved is not None:
        monkeypatch.setenv("FUZHOU_HOME", moved)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert config_folder() == tmp_path / "config" / "fuzhou"
    assert data_folder() == tmp_path / "data" / "fuzhou"


def test_asking_makes_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FUZHOU_HOME", str(tmp_path / "home"))
    config_folder()
    data_folder()
    assert not (tmp_path / "home").exists()
