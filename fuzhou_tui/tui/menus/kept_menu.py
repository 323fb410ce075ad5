"""The lines of the list of matches that were kept."""

from collections.abc import Callable
from pathlib import Path

from fuzhou_tui.lobby import Kept, when
from fuzhou_tui.players import Human
from fuzhou_tui.records.replay import Outcome
from fuzhou_tui.tui.labels import ruleset_name
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.tui.menus.start_menu import points_text, standing_line
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import Lang, word


def unread_item(path: Path, choose: Callable[[], None]) -> Item:
    """A match whose file has not been read yet."""
    return Item(when(path), "", choose)


def unreadable_item(path: Path, reason: str, lang: Lang, choose: Callable[[], None]) -> Item:
    """A file that cannot be shown, and why."""
    return Item(when(path), word("kept_unreadable", lang), choose, about=reason)


def kept_item(kept: Kept, lang: Lang, choose: Callable[[], None]) -> Item:
    """A match: when, by which rules, how far it came, and everybody's points."""
    came_to = [word(f"replay_{kept.outcome.value}", lang)]
    if kept.outcome is not Outcome.FINISHED:
        came_to.append(word("kept_hand", lang, number=kept.number))
    came_to.append(points_text(*_foremost(kept, lang)))
    if kept.practice:
        came_to.append(word("replay_practice", lang))
    played = f"{ruleset_name(kept.rules, lang)} {word(f'length_{kept.length.value}', lang)}"
    return Item(f"{when(kept.path)}  {played}", "  ".join(came_to), choose, about=standing_line(kept, lang))


def kept_menu(items: tuple[Item, ...], options: Options, notice: str) -> Menu:
    """All the matches, the newest first."""
    remark = "" if items else word("replay_none", options.lang)
    return Menu(word("start_replay", options.lang), items, options, notice, remark)


def unfinished_menu(
    kept: Kept, options: Options, go_on: Callable[[], None], replay: Callable[[], None]
) -> Menu:
    """What can be done with a match that is unfinished."""
    lang = options.lang
    items = (
        Item(word("start_go_on", lang), "", go_on, about=word("kept_go_on_about", lang)),
        Item(word("start_replay", lang), "", replay, closes=True, about=word("kept_replay_about", lang)),
    )
    return Menu(when(kept.path), items, options, remark=standing_line(kept, lang))


def _foremost(kept: Kept, lang: Lang) -> tuple[str, int]:
    """The first person, or among bots the best one, and the points."""
    people = [place for place, player in enumerate(kept.people) if isinstance(player, Human)]
    place = people[0] if people else kept.scores.index(max(kept.scores))
    return kept.names(lang)[place], kept.scores[place]
