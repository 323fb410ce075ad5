"""What a player chose for the screen."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from fuzhou_tui.faces import Faces
from fuzhou_tui.guard import QUIET
from fuzhou_tui.tui.course import PACES, USUAL_SPEED
from fuzhou_tui.tui.keymap import USUAL, Keymap, keymap
from fuzhou_tui.tui.motion import Motion
from fuzhou_tui.tui.scene import Sorting
from fuzhou_tui.tui.theme import Theme, chosen_theme
from fuzhou_tui.words import Lang


class Options(NamedTuple):
    """Language, faces, colours, motion, pace and keys of the table screen."""

    lang: Lang = Lang.ZH
    faces: Faces = Faces.ZH
    theme: Theme = Theme.CLASSIC
    motion: Motion = Motion.OFF
    pace: float = PACES[USUAL_SPEED - 1]  # seconds between two moves of bots, one of course.PACES
    sorting: Sorting = Sorting.SUITS
    quiet: float = QUIET  # how long a new prompt takes no answer, in seconds
    keys: Keymap = USUAL
    bell: bool = False  # whether the terminal rings on the own turn and for a win
    talks: bool = False  # whether there is table talk
    config: Path | None = None  # the settings file, None for the usual one


def chosen_options(  # noqa: PLR0913 -- one keyword for each thing a settings file may say of the screen
    lang: Lang,
    faces: Faces,
    motion: str,
    *,
    theme: str | None = None,
    speed: int = USUAL_SPEED,
    keys: Mapping[str, Sequence[str]] = MappingProxyType({}),
    bell: bool = False,
    talks: bool = False,
    config: Path | None = None,
) -> Options:
    """The options by names and numbers: no theme leaves it to the terminal, the speed is 1, slow, to 4.

    Keys are those of actions, by name. Raises BadKeys.
    """
    return Options(
        lang=lang,
        faces=faces,
        theme=chosen_theme(theme, os.environ),
        motion=Motion(motion),
        pace=PACES[speed - 1],
        keys=keymap(keys),
        bell=bell,
        talks=talks,
        config=config,
    )
