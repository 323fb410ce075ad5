"""What the screens need to know, from the settings and the command line."""

import os
import sys
from importlib import import_module
from pathlib import Path

import click

from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import settings_path
from fuzhou_tui.settings import Keys, Settings
from fuzhou_tui.unchosen import usual_faces, usual_motion
from fuzhou_tui.words import Lang, word


def has_a_screen(lang: Lang) -> bool:
    """Whether there is a terminal to draw on; a word is said where there is none."""
    if is_a_screen():
        return True
    click.echo(word("plain_no_terminal", lang), err=True)
    return False


def is_a_screen() -> bool:
    """Whether what is typed and what is shown is a terminal that can be drawn on."""
    drawable = os.environ.get("TERM", "dumb") not in {"dumb", ""}
    return drawable and on_a_terminal()


def on_a_terminal() -> bool:
    """Whether a terminal is on both sides."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def screen_options(
    settings: Settings,
    lang: Lang,
    faces: Faces | None = None,
    pace: str | None = None,
    config: Path | None = None,
) -> object:
    """The options of the screen; the screens are imported only here, which takes longer than all the rest.

    Faces and pace that are not given are those of the settings, else the usual ones. Keys that
    cannot be are said on stderr, and those of their action stay the usual ones.
    """
    chosen = import_module("fuzhou_tui.tui.options").chosen_options
    keys = _sound_keys(settings.keys, config or settings_path())
    theme = settings.theme.value if settings.theme else None
    options: object = chosen(
        lang,
        faces or settings.faces or usual_faces(lang),
        pace or (settings.motion.value if settings.motion else usual_motion(os.environ)),
        theme=theme,
        speed=settings.speed,
        keys=keys,
        bell=settings.bell,
        talks=settings.table_talk,
        config=config,
    )
    return options


def _sound_keys(keys: Keys, path: Path) -> Keys:
    """The keys that can be given to their actions together; what cannot be is said."""
    keymap = import_module("fuzhou_tui.tui.keymap")
    kept: dict[str, tuple[str, ...]] = {}
    for action, signs in keys.items():
        try:
            keymap.keymap(kept | {action: signs})
        except keymap.BadKeys as error:
            click.echo(f"{path}: keys.{error}; the usual keys are used", err=True)
        else:
            kept[action] = signs
    return kept
