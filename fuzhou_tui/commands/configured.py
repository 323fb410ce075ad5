"""The player's settings as the defaults of a command's options."""

import sys
from pathlib import Path
from typing import Final

import click

from fuzhou_tui.commands.options import usual_lang
from fuzhou_tui.languages import carried
from fuzhou_tui.settings import Settings, read

_CONFIG: Final = f"{__name__}.config"  # where the context remembers it


def configured(ctx: click.Context, _param: click.Parameter, value: Path | None) -> Settings:
    """The settings of the file, from now on the defaults of the other options; click calls this first.

    What is wrong with the file is said on stderr.
    """
    ctx.meta[_CONFIG] = value
    settings, notices = read(value)
    for notice in notices:
        click.echo(notice, err=True)
    ctx.default_map = _defaults(settings)
    return settings


def config_path(ctx: click.Context) -> Path | None:
    """The file of settings that was named, None for the usual one."""
    path: Path | None = ctx.meta.get(_CONFIG)
    return path


def _defaults(settings: Settings) -> dict[str, object]:
    """The settings by the names of parameters, those left to the terminal not among them."""
    encoding = sys.stdout.encoding
    chosen = {
        "rules": settings.rules,
        "seated": settings.seats,
        "length": settings.length.value,
        "base": settings.base,
        "lang": carried(settings.lang, encoding).value if settings.lang else usual_lang(),
        "faces": settings.faces.value if settings.faces else None,
        "pace": settings.motion.value if settings.motion else None,
    }
    return {name: value for name, value in chosen.items() if value is not None}


config_option = click.option(
    "--config",
    "settings",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    is_eager=True,
    callback=configured,
    help="Settings from this file, not from the usual one.",
)
