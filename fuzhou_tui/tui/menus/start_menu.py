"""What the lines of the start screen are, and of the screens on which a match is set up and begun."""

from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol, assert_never

from bots.levels import LEVELS
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.lobby import Kept
from fuzhou_tui.players import Bot, Human, Player, named
from fuzhou_tui.tui.labels import ruleset_line, ruleset_name
from fuzhou_tui.tui.menus.draft import USUAL_LEVEL, Draft, stakes
from fuzhou_tui.tui.menus.menu import Item, Menu, beside, neighbours
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import Lang, word

_PEOPLE: Final = (0, 1, 2, 3, 4)
_LEVELS: Final = tuple(LEVELS)


class Hall(Protocol):
    """Where it is chosen what to do: what the lines show, and what choosing them does."""

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        ...

    @property
    def kept(self) -> Kept | None:
        """The match that can be gone on with."""
        ...

    @property
    def notice(self) -> str:
        """What went wrong, in one line."""
        ...

    def go_on(self) -> None:
        """Sit down at the match that was left."""

    def set_up(self) -> None:
        """Show what a new match will be."""

    def begin_anew(self, *, give_up: bool) -> None:
        """Begin the new match, and give up the one that was left, or keep it for later."""

    def learn(self) -> None:
        """Play the guided first hand."""

    def look_back(self) -> None:
        """Show the matches that were kept."""

    def count(self) -> None:
        """Show what the matches came to."""

    def read_rules(self) -> None:
        """Show the rules."""

    def change_settings(self) -> None:
        """Show the settings."""

    def quit(self) -> None:
        """End the program."""


class Form(Protocol):
    """Where a new match is set up."""

    @property
    def options(self) -> Options:
        """What the player has chosen for the screen."""
        ...

    @property
    def draft(self) -> Draft:
        """The match that would be begun."""
        ...

    @property
    def rulesets(self) -> Sequence[Rules]:
        """Those there are to choose from."""
        ...

    @property
    def notice(self) -> str:
        """What went wrong, in one line."""
        ...

    def change(self, draft: Draft) -> None:
        """Another new match from now on."""

    def rename(self, place: int) -> None:
        """Let the person in that seat type a name."""

    def begin(self) -> None:
        """Begin the new match; ask first what becomes of one that was left."""


def start_menu(hall: Hall) -> Menu:
    """What can be done; the match that was left comes first."""
    options, lang = hall.options, hall.options.lang
    ways = (
        ("new", hall.set_up),
        ("learn", hall.learn),
        ("replay", hall.look_back),
        ("stats", hall.count),
        ("rules", hall.read_rules),
        ("settings", hall.change_settings),
        ("quit", hall.quit),
    )
    items = tuple(
        Item(word(f"start_{name}", lang), "", choose, about=word(f"start_{name}_about", lang))
        for name, choose in ways
    )
    if hall.kept is not None:
        items = (_going_on(hall, hall.kept), *items)
    return Menu(word("fuzhou_mahjong", lang), items, options, hall.notice)


def new_menu(form: Form) -> Menu:
    """The new match line by line; to begin it comes first."""
    draft, lang = form.draft, form.options.lang
    begin = Item(word("new_begin", lang), "", form.begin, about=word("new_begin_about", lang))
    seats = (_seat(form, place) for place in range(len(draft.seats)))
    bots = (_bots(form),) if draft.levels else ()
    items = (begin, *_terms(form), _people(form), *bots, *seats)
    return Menu(
        word("start_new", lang), items, form.options, form.notice, remark=ruleset_line(draft.rules, lang)
    )


def instead_menu(hall: Hall) -> Menu:
    """What becomes of the match that was left, when another is to begin."""
    lang = hall.options.lang
    choices = (
        ("go_on", hall.go_on),
        ("keep", partial(hall.begin_anew, give_up=False)),
        ("give_up", partial(hall.begin_anew, give_up=True)),
    )
    items = tuple(
        Item(word(f"instead_{name}", lang), "", choose, about=word(f"instead_{name}_about", lang))
        for name, choose in choices
    )
    remark = "" if hall.kept is None else standing_line(hall.kept, lang)
    return Menu(word("instead_title", lang), items, hall.options, hall.notice, remark)


def one_line(notices: Sequence[str]) -> str:
    """The first of them, and how many more there are."""
    if not notices:
        return ""
    return notices[0] if len(notices) == 1 else f"(+{len(notices) - 1}) {notices[0]}"


def standing_line(kept: Kept, lang: Lang) -> str:
    """Everybody's points in one line."""
    return "  ".join(map(points_text, kept.names(lang), kept.scores))


def points_text(name: str, points: int) -> str:
    """A player with so many points: `依妹 +12`."""
    return f"{name} {points:+}" if points else f"{name} 0"


def _going_on(hall: Hall, kept: Kept) -> Item:
    lang = hall.options.lang
    played = word("start_played", lang, rules=ruleset_name(kept.rules, lang), number=kept.number)
    return Item(word("start_go_on", lang), played, hall.go_on, about=standing_line(kept, lang))


def _terms(form: Form) -> tuple[Item, ...]:
    """Rules, length, stake, practice."""
    draft, lang = form.draft, form.options.lang
    rules = [draft._replace(rules=other) for other in neighbours(form.rulesets, draft.rules)]
    length = [draft._replace(length=other) for other in beside(draft.length)]
    base = [draft._replace(base=other) for other in neighbours(stakes(draft.base), draft.base)]
    practice = draft._replace(practice=not draft.practice)
    return (
        _value(form, "rules", ruleset_name(draft.rules, lang), rules),
        _value(form, "length", word(f"length_{draft.length.value}", lang), length),
        _value(form, "base", str(draft.base), base),
        _value(form, "practice", word("yes" if draft.practice else "no", lang), [practice, practice]),
    )


def _people(form: Form) -> Item:
    draft, lang = form.draft, form.options.lang
    people = [draft.with_people(count) for count in neighbours(_PEOPLE, draft.people)]
    said = word("new_people_count" if draft.people else "watching", lang, count=draft.people)
    return _value(form, "people", said, people)


def _bots(form: Form) -> Item:
    """The level of all bots at once."""
    draft, lang = form.draft, form.options.lang
    first, *others = draft.levels
    said = word("new_bots_differ", lang) if others else word(f"level_{first}", lang)
    levels = (USUAL_LEVEL, USUAL_LEVEL) if others else neighbours(_LEVELS, first)
    return _value(form, "bots", said, [draft.with_level(level) for level in levels])


def _seat(form: Form, place: int) -> Item:
    draft, lang = form.draft, form.options.lang
    player: Player = named(draft.seats, lang)[place]
    label = word("new_seat", lang, number=place + 1)
    match player:
        case Human(name):
            about = word("new_person_about", lang)
            return Item(label, name, partial(form.rename, place), about=about)
        case Bot(level, name):
            after, before = (
                partial(form.change, draft.with_player(place, Bot(other)))
                for other in neighbours(_LEVELS, level)
            )
            said = f"{name}  {word(f'level_{level}', lang)}"
            return Item(label, said, after, back=before, about=word("new_bot_about", lang))
        case _:
            assert_never(player)


def _value(form: Form, name: str, said: str, drafts: Sequence[Draft]) -> Item:
    """A line of that name; the drafts are with the next value and with the one before."""
    lang = form.options.lang
    after, before = (partial(form.change, draft) for draft in drafts)
    return Item(word(f"new_{name}", lang), said, after, back=before, about=word(f"new_{name}_about", lang))
