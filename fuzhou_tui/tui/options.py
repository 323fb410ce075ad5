"""What a player chose for the screen."""

from typing import Final, NamedTuple

from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.guard import QUIET
from fuzhou_tui.tui.keymap import KEYS, Keys
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang

# Seconds between two moves of bots, slowest first.
PACES: Final = (0.9, 0.4, 0.15, 0.0)


class Options(NamedTuple):
    """Language, faces, colours, pace and keys of the table screen."""

    lang: Lang = Lang.ZH
    faces: Faces = Faces.ZH
    theme: Theme = Theme.CLASSIC
    pace: float = 0.4  # one of PACES
    quiet: float = QUIET  # how long a new prompt takes no answer, in seconds
    keys: Keys = KEYS
