"""The lines of a menu that choose how a room looks."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from fuzhou_tui.tui.menus.menu import Item, beside, neighbours
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import Lang, word


class Shown(Protocol):
    """A room that can look otherwise."""

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        ...

    def choose(self, options: Options) -> None:
        """Show everything by other options from now on."""


def looks(shown: Shown, *but: str) -> tuple[Item, ...]:
    """Faces, colours, motion, sorting and language, but for those that mean nothing in this room."""
    options, lang = shown.options, shown.options.lang
    choices = (
        ("faces", options.faces, [options._replace(faces=value) for value in beside(options.faces)]),
        ("theme", options.theme, [options._replace(theme=value) for value in beside(options.theme)]),
        ("motion", options.motion, [options._replace(motion=value) for value in beside(options.motion)]),
        ("sorting", options.sorting, [options._replace(sorting=value) for value in beside(options.sorting)]),
        ("lang", options.lang, [options._replace(lang=value) for value in beside(options.lang)]),
    )
    return tuple(
        Item(
            label=word(f"menu_{name}", lang),
            value=word(f"{name}_{now.value}", lang),
            choose=partial(shown.choose, after),
            back=partial(shown.choose, before),
        )
        for name, now, (after, before) in choices
        if name not in but
    )


def speed_item(label: str, now: int, speeds: int, change: Callable[[int], None], lang: Lang) -> Item:
    """The speed, from 1 to so many; `change` takes by how many it is to be faster, or slower."""
    after, before = neighbours(range(1, speeds + 1), now)
    return Item(
        label=label,
        value=word("speed", lang, speed=now),
        choose=partial(change, after - now),
        back=partial(change, before - now),
    )
