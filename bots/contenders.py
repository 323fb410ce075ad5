"""Bots by name: a level, or `module:factory` of a player's own."""

import sys
from importlib import import_module
from pathlib import Path

from bots.bot import Bot
from bots.levels import LEVELS


class UnknownBot(ValueError):
    """A name that leads to no bot."""


def contender(name: str) -> Bot:
    """The level of that name, or what the factory of a module makes; raises UnknownBot.

    Modules are also looked for in the working folder, where players keep their own.
    """
    if name in LEVELS:
        return LEVELS[name]
    module, colon, factory = name.partition(":")
    if not (colon and module and factory):
        allowed = f"{', '.join(LEVELS)} or module:factory"
        raise UnknownBot(f"{name!r}: no such bot; allowed are {allowed}")
    return _made(name, module, factory)


def _made(name: str, module: str, factory: str) -> Bot:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        made: object = getattr(import_module(module), factory)()
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{name!r}: cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise UnknownBot(f"{name!r}: made a {type(made).__name__}, which has no choose(view, rng)")
    return made
