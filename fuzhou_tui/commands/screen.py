"""What the screens need to know, from the settings and the command line."""

import os
import sys
from importlib import import_module
from typing import Final

import click

from fuzhou_tui.faces import Faces
from fuzhou_tui.settings import Settings
from fuzhou_tui.words import Lang, word

USUAL_FACES: Final = {Lang.ZH: Faces.ZH, Lang.EN: Faces.ASCII}


def has_a_screen(lang: Lang) -> bool:
    """Whether there is a terminal to draw on; a word is said where there is none."""
    if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in {"dumb", ""}:
        return True
    click.echo(word("plain_no_terminal", lang), err=True)
    return False


def usual_pace() -> str:
    """Still over SSH and without colours, where every cell sent counts."""
    return "off" if os.environ.get("SSH_CONNECTION") or os.environ.get("NO_COLOR") else "brief"


def screen_options(settings: Settings, lang: Lang, faces: Faces, pace: str) -> object:
    """The options of the screen; the screens are imported only here, which takes longer than all the rest.

    Raises click.UsageError.
    """
    theme = settings.theme.value if settings.theme else None
    keymap = import_module("fuzhou_tui.tui.keymap")
    options = import_module("fuzhou_tui.tui.options")
    try:
        chosen: object = options.chosen_options(
            lang, faces, pace, theme=theme, speed=settings.speed, keys=settings.keys
        )
    except keymap.BadKeys as error:
        raise click.UsageError(f"settings: {error}") from error
    return chosen
