"""Where the game keeps what is the player's own; FUZHOU_HOME moves all of it into one folder."""

import os
from pathlib import Path
from typing import Final

from platformdirs import user_config_path, user_data_path

_NAME: Final = "fuzhou"


def config_folder() -> Path:
    """The folder of settings and of the player's own rules; it need not be there yet."""
    return _home() or user_config_path(_NAME, appauthor=False)


def settings_path() -> Path:
    """The file of settings; it need not be there."""
    return config_folder() / "settings.toml"


def data_folder() -> Path:
    """The folder of matches and statistics; it need not be there yet."""
    return _home() or user_data_path(_NAME, appauthor=False)


def _home() -> Path | None:
    moved = os.environ.get("FUZHOU_HOME")
    return Path(moved) if moved else None
