"""The keys of every action, as menus of the settings."""

from functools import partial

from fuzhou_tui.settings import KEYS
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import key_name
from fuzhou_tui.tui.menus.keeper import Keeper, menu_of
from fuzhou_tui.tui.menus.key_choice import names_of, own_keys, without_key, written
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.words import word


def keys_menu(keeper: Keeper) -> Menu:
    """Every action with its keys, and the way back to the usual ones."""
    lang, keys = keeper.options.lang, keeper.keys
    items = [
        Item(
            word(f"help_{command.value}", lang),
            names_of(keys.signs[command], lang),
            partial(keeper.open, partial(_action_menu, command)),
            about=word("set_key_about", lang),
        )
        for command in Command
    ]
    usual = Item(
        word("keys_all_usual", lang),
        "",
        partial(keeper.change, KEYS, None),
        about=word("keys_all_usual_about", lang),
    )
    return menu_of(keeper, word("set_keys", lang), (*items, usual))


def _action_menu(command: Command, keeper: Keeper) -> Menu:
    """What can be done with the keys of one action."""
    lang, keys = keeper.options.lang, keeper.keys
    name = f"{KEYS}.{command.value}"
    items = [
        Item(word("key_add", lang), "", partial(keeper.listen, command, alone=False)),
        Item(word("key_replace", lang), "", partial(keeper.listen, command, alone=True)),
    ]
    for sign in own_keys(keys, command):
        left = written(command, without_key(keys, command, sign))
        if left != []:
            label = word("key_remove", lang, key=key_name(sign, lang))
            items.append(Item(label, "", partial(keeper.change, name, left)))
    items.append(Item(word("key_usual", lang), "", partial(keeper.change, name, None)))
    title = f"{word(f'help_{command.value}', lang)}  {names_of(keys.signs[command], lang)}"
    return menu_of(keeper, title, items)
