"""What a player chose for the screen."""

from typing import NamedTuple

from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.guard import QUIET
from fuzhou_tui.tui.keymap import USUAL, Keymap
from fuzhou_tui.tui.motion import Motion
from fuzhou_tui.tui.scene import Sorting
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang


class Options(NamedTuple):
    """Language, faces, colours, motion, pace and keys of the table screen."""

    lang: Lang = Lang.ZH
    faces: Faces = Faces.ZH
    theme: Theme = Theme.CLASSIC
    motion: Motion = Motion.OFF
    pace: float = 0.4  # seconds between two moves of bots, one of course.PACES
    sorting: Sorting = Sorting.SUITS
    quiet: float = QUIET  # how long a new prompt takes no answer, in seconds
    keys: Keymap = USUAL
