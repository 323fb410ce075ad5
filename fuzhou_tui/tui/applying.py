"""What a setting that was changed means for the screens that are open."""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Final

from fuzhou_tui.languages import carried, locale_lang
from fuzhou_tui.settings import KEYS, Settings
from fuzhou_tui.tui.course import PACES
from fuzhou_tui.tui.keymap import keymap
from fuzhou_tui.tui.motion import Motion
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.theme import chosen_theme
from fuzhou_tui.unchosen import usual_faces, usual_motion


def applied(options: Options, settings: Settings, key: str) -> Options:
    """The options with what the settings say of that key, and of nothing else; raises BadKeys.

    What the next match is played by, and by whom, changes none of them.
    """
    return AT_ONCE[key](options, settings) if key in AT_ONCE else options


def _lang(options: Options, settings: Settings) -> Options:
    """Another language, and its faces where those were not chosen either."""
    terminal = sys.__stdout__
    lang = carried(settings.lang or locale_lang(os.environ), terminal.encoding if terminal else None)
    faces = options.faces
    if settings.faces is None and faces is usual_faces(options.lang):
        faces = usual_faces(lang)
    return options._replace(lang=lang, faces=faces)


def _faces(options: Options, settings: Settings) -> Options:
    return options._replace(faces=settings.faces or usual_faces(options.lang))


def _theme(options: Options, settings: Settings) -> Options:
    name = settings.theme.value if settings.theme else None
    return options._replace(theme=chosen_theme(name, os.environ))


def _motion(options: Options, settings: Settings) -> Options:
    name = settings.motion.value if settings.motion else usual_motion(os.environ)
    return options._replace(motion=Motion(name))


def _speed(options: Options, settings: Settings) -> Options:
    return options._replace(pace=PACES[settings.speed - 1])


def _bell(options: Options, settings: Settings) -> Options:
    return options._replace(bell=settings.bell)


def _table_talk(options: Options, settings: Settings) -> Options:
    return options._replace(talks=settings.table_talk)


def _keys(options: Options, settings: Settings) -> Options:
    return options._replace(keys=keymap(settings.keys))


# The settings that the screens show by, each with what becomes of the options.
AT_ONCE: Final[Mapping[str, Callable[[Options, Settings], Options]]] = {
    "lang": _lang,
    "faces": _faces,
    "theme": _theme,
    "motion": _motion,
    "speed": _speed,
    "bell": _bell,
    "table_talk": _table_talk,
    KEYS: _keys,
}
