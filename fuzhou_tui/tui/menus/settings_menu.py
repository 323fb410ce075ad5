"""The settings as a menu: every one with its value, and what it means."""

import unicodedata
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import Final

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import PRESETS
from fuzhou_tui.faces import Faces
from fuzhou_tui.players import MOST_BASE
from fuzhou_tui.rulefiles import BadRules, own_files, ruleset
from fuzhou_tui.settings import KEYS, MotionName, ThemeName, value_of
from fuzhou_tui.tui.course import PACES
from fuzhou_tui.tui.labels import ruleset_name
from fuzhou_tui.tui.menus.entry import Wanted
from fuzhou_tui.tui.menus.keeper import Keeper, menu_of
from fuzhou_tui.tui.menus.keys_menu import keys_menu
from fuzhou_tui.tui.menus.menu import Item, Menu, neighbours
from fuzhou_tui.tui.menus.seats_menu import seats_menu, seats_said
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import Lang, word

_CHOICES: Final[dict[str, type[Enum]]] = {
    "lang": Lang,
    "faces": Faces,
    "theme": ThemeName,
    "motion": MotionName,
}


def settings_menu(keeper: Keeper) -> Menu:
    """Every setting, in the order of the file."""
    lang = keeper.options.lang
    items = (
        *(_choice(keeper, key, tuple(members)) for key, members in _CHOICES.items()),
        _speed(keeper),
        _rules(keeper),
        _opens(keeper, "seats", seats_said(keeper), seats_menu),
        _length(keeper),
        _base(keeper),
        _switch(keeper, "bell", now=keeper.settings.bell),
        _switch(keeper, "table_talk", now=keeper.settings.table_talk),
        _opens(keeper, KEYS, _keys_said(keeper), keys_menu),
    )
    return menu_of(keeper, word("start_settings", lang), items)


def _item(keeper: Keeper, key: str, said: str, values: tuple[object, object]) -> Item:
    """A setting that is stepped: its value in words, and as the file has them the next and the one before."""
    lang, (after, before) = keeper.options.lang, values
    return Item(
        word(f"set_{key}", lang),
        said,
        partial(keeper.change, key, after),
        back=partial(keeper.change, key, before),
        about=word(f"set_{key}_about", lang),
    )


def _opens(keeper: Keeper, key: str, said: str, menu: Callable[[Keeper], Menu]) -> Item:
    """A setting that has a menu of its own."""
    lang = keeper.options.lang
    about = word(f"set_{key}_about", lang)
    return Item(word(f"set_{key}", lang), said, partial(keeper.open, menu), about=about)


def _choice(keeper: Keeper, key: str, members: Sequence[Enum]) -> Item:
    """One of several, or whatever the terminal makes of it."""
    lang, now = keeper.options.lang, value_of(keeper.settings, key)
    values = (None, *(member.value for member in members))
    chosen = now.value if isinstance(now, Enum) else None
    here = word(f"{key}_{_shown(keeper.options, key)}", lang)
    said = word(f"{key}_{chosen}", lang) if chosen else word("set_automatic", lang, value=here)
    return _item(keeper, key, said, neighbours(values, chosen))


def _shown(options: Options, key: str) -> str:
    """What that choice comes to just now."""
    shown = {"lang": options.lang, "faces": options.faces, "theme": options.theme, "motion": options.motion}
    return str(shown[key].value)


def _switch(keeper: Keeper, key: str, *, now: bool) -> Item:
    said = word("on" if now else "off", keeper.options.lang)
    return _item(keeper, key, said, (not now, not now))


def _speed(keeper: Keeper) -> Item:
    speeds, now = range(1, len(PACES) + 1), keeper.settings.speed
    said = word(f"speed_{now}", keeper.options.lang)
    return _item(keeper, "speed", said, neighbours(speeds, now))


def _length(keeper: Keeper) -> Item:
    now = keeper.settings.length
    lengths = tuple(length.value for length in Length)
    said = word(f"length_{now.value}", keeper.options.lang)
    return _item(keeper, "length", said, neighbours(lengths, now.value))


def _rules(keeper: Keeper) -> Item:
    """The presets and the player's own rules, by the names under which they are found."""
    lang, now = keeper.options.lang, keeper.settings.rules
    known, broken = dict(PRESETS), list[str]()
    for name in dict.fromkeys((*(file.stem for file in own_files()), now)):
        try:
            known.setdefault(name, ruleset(name))
        except BadRules:
            broken.append(name)
    said = ruleset_name(known[now], lang) if now in known else now
    item = _item(keeper, "rules", said, neighbours(tuple(known), now))
    if not broken:
        return item
    return item._replace(about=f"{item.about}{word('set_rules_broken', lang, names=', '.join(broken))}")


def _base(keeper: Keeper) -> Item:
    lang, now = keeper.options.lang, keeper.settings.base
    wanted = Wanted(word("set_base", lang), word("set_base_allowed", lang, most=MOST_BASE), str(now))
    take = partial(_take_base, keeper)
    about = word("set_base_about", lang)
    return Item(word("set_base", lang), str(now), partial(keeper.ask, wanted, take), about=about)


def _take_base(keeper: Keeper, text: str) -> None:
    """Choose the stake that was typed; raises ValueError."""
    typed = unicodedata.normalize("NFKC", text).strip()
    if not (typed.isdecimal() and len(typed) <= len(str(MOST_BASE)) and 1 <= int(typed) <= MOST_BASE):
        raise ValueError(word("set_base_allowed", keeper.options.lang, most=MOST_BASE))
    keeper.change("base", int(typed))


def _keys_said(keeper: Keeper) -> str:
    lang, changed = keeper.options.lang, len(keeper.settings.keys)
    return word("set_keys_changed", lang, count=changed) if changed else word("as_usual", lang)
