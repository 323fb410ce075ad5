"""Who sits where in a new match, as a menu of the settings."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bots.levels import LEVELS
from fuzhou_tui.players import MOST_NAME, Bot, Human, Player, kind_of, players_of
from fuzhou_tui.tui.menus.entry import Wanted
from fuzhou_tui.tui.menus.keeper import Keeper, menu_of
from fuzhou_tui.tui.menus.menu import Item, Menu, neighbours
from fuzhou_tui.words import Lang, word

_HUMAN: Final = kind_of(Human(""))
_KINDS: Final = (_HUMAN, *LEVELS)


def seats_menu(keeper: Keeper) -> Menu:
    """Who plays each seat of a new match, and what people are called."""
    lang = keeper.options.lang
    items: list[Item] = []
    for place, player in enumerate(players_of(keeper.settings.seats)):
        items.append(_seat(keeper, place, player))
        if isinstance(player, Human):
            items.append(_name(keeper, place, player))
    return menu_of(keeper, word("set_seats", lang), items)


def seats_text(players: Sequence[Player]) -> str:
    """Who sits where, as the settings file has it."""
    return ",".join(_seat_text(player) for player in players)


def seats_said(keeper: Keeper) -> str:
    """The players in few words: a person's name, a bot's level."""
    lang, players = keeper.options.lang, players_of(keeper.settings.seats)
    return " ".join(
        player.name if isinstance(player, Human) and player.name else _kind_said(kind_of(player), lang)
        for player in players
    )


def _seat(keeper: Keeper, place: int, player: Player) -> Item:
    """A person or a bot of some level."""
    lang, kind = keeper.options.lang, kind_of(player)
    after, before = (_seated(keeper, place, other) for other in neighbours(_KINDS, kind))
    return Item(
        word("new_seat", lang, number=place + 1),
        _kind_said(kind, lang),
        partial(keeper.change, "seats", after),
        back=partial(keeper.change, "seats", before),
        about=word("set_seat_about", lang),
    )


def _seated(keeper: Keeper, place: int, kind: str) -> str:
    """The seats with another kind of player in that one."""
    players = list(players_of(keeper.settings.seats))
    players[place] = Human("") if kind == _HUMAN else Bot(kind)
    return seats_text(players)


def _name(keeper: Keeper, place: int, human: Human) -> Item:
    lang = keeper.options.lang
    wanted = Wanted(
        word("new_name", lang, number=place + 1), word("set_name_allowed", lang, most=MOST_NAME), human.name
    )
    said = human.name or word("set_name_usual", lang)
    ask = partial(keeper.ask, wanted, partial(_take_name, keeper, place))
    return Item(word("set_name", lang), said, ask, about=word("set_name_about", lang))


def _take_name(keeper: Keeper, place: int, text: str) -> None:
    """Give the person in that seat the name that was typed; raises ValueError."""
    name = text.strip()
    if "," in name or len(name) > MOST_NAME or not name.isprintable():
        raise ValueError(word("set_name_allowed", keeper.options.lang, most=MOST_NAME))
    players = list(players_of(keeper.settings.seats))
    players[place] = Human(name)
    keeper.change("seats", seats_text(players))


def _seat_text(player: Player) -> str:
    if isinstance(player, Bot):
        return player.level
    return f"{_HUMAN}:{player.name}" if player.name else _HUMAN


def _kind_said(kind: str, lang: Lang) -> str:
    return word("set_person" if kind == _HUMAN else f"level_{kind}", lang)
