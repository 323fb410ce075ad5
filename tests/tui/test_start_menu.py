"""The lines before the table: what can be done, how a match is set up, what becomes of one that was left."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from rich.cells import cell_len

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import PRESETS, STANDARD, STREET, Rules
from fuzhou_tui.faces import Faces
from fuzhou_tui.lobby import Kept
from fuzhou_tui.players import players_of
from fuzhou_tui.records.replay import Outcome
from fuzhou_tui.tui.labels import ruleset_line
from fuzhou_tui.tui.menus.draft import Draft
from fuzhou_tui.tui.menus.draw_menu import menu_picture
from fuzhou_tui.tui.menus.draw_start import start_picture
from fuzhou_tui.tui.menus.kept_menu import kept_item, kept_menu, unfinished_menu, unread_item, unreadable_item
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.tui.menus.start_menu import instead_menu, new_menu, standing_line, start_menu
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import Lang

SCREENS: Final = Path(__file__).parents[1] / "screens"
SIZES: Final = [(120, 40), (100, 30), (80, 24), (60, 20)]
OTHER_SIZES: Final = [(200, 60), (61, 17), (60, 16), (59, 15), (20, 5), (1, 1)]
LEFT: Final = Kept(
    Path("20261130-120000-000000-abcd.txt"),
    STANDARD,
    Length.ROUND,
    practice=False,
    outcome=Outcome.UNFINISHED,
    number=3,
    people=players_of("human,normal,normal,normal"),
    scores=(12, -8, 0, -4),
)


class Hall:
    """A hall that notes what was done in it."""

    def __init__(self, kept: Kept | None = None, options: Options | None = None, notice: str = "") -> None:
        self.options = options or Options()
        self.kept = kept
        self.draft = Draft(STANDARD, players_of("human,normal,normal,normal"), Length.ROUND, 1)
        self.rulesets = tuple(PRESETS.values())
        self.notice = notice
        self.done: list[str] = []

    def go_on(self) -> None:
        self.done.append("go on")

    def set_up(self) -> None:
        self.done.append("set up")

    def change(self, draft: Draft) -> None:
        self.draft = draft

    def rename(self, place: int) -> None:
        self.done.append(f"rename {place}")

    def begin(self) -> None:
        self.done.append("begin")

    def begin_anew(self, *, give_up: bool) -> None:
        self.done.append(f"begin anew, give up {give_up}")

    def learn(self) -> None:
        self.done.append("learn")

    def look_back(self) -> None:
        self.done.append("look back")

    def count(self) -> None:
        self.done.append("count")

    def read_rules(self) -> None:
        self.done.append("read rules")

    def change_settings(self) -> None:
        self.done.append("change settings")

    def quit(self) -> None:
        self.done.append("quit")


def nothing() -> None:
    """What a line does that is only looked at."""


def line(hall: Hall, label: str) -> Item:
    """The line of a new match that is called so."""
    return next(item for item in new_menu(hall).items if item.label == label)


def step(hall: Hall, label: str, times: int) -> str:
    """What the line says after so many steps on, or back."""
    for _ in range(abs(times)):
        item = line(hall, label)
        way = item.choose if times > 0 else item.back
        assert way is not None
        way()
    return line(hall, label).value


def english(kept: Kept | None = None, notice: str = "") -> Hall:
    return Hall(kept, Options(Lang.EN, Faces.ASCII), notice)


def test_everything_there_is_can_be_begun_from_the_start() -> None:
    hall = Hall()
    for item in start_menu(hall).items:
        item.choose()
    assert hall.done == ["set up", "learn", "look back", "count", "read rules", "change settings", "quit"]


def test_a_match_that_was_left_comes_first_with_its_rules_and_its_hand() -> None:
    hall = english(LEFT)
    first, second, *_ = start_menu(hall).items
    first.choose()
    assert (first.label, first.value, second.label) == ("go on", "standard, hand 3", "new match")
    assert first.about == "You +12  Hai -8  Mei 0  Lin -4"
    assert hall.done == ["go on"]


@pytest.mark.parametrize("lang", Lang)
def test_every_line_says_what_it_is(lang: Lang) -> None:
    hall = Hall(LEFT, Options(lang))
    for menu in (start_menu(hall), new_menu(hall), instead_menu(hall)):
        assert all(item.about for item in menu.items)


def test_a_new_match_can_be_begun_from_its_first_line() -> None:
    hall = english()
    first = new_menu(hall).items[0]
    first.choose()
    assert (first.label, hall.done) == ("begin", ["begin"])


def test_the_ruleset_is_chosen_by_its_name_and_said_in_one_line() -> None:
    hall = Hall()
    assert [step(hall, "规则", 1) for _ in PRESETS] == ["百搭", "边锋", "街坊", "youxian", "标准"]
    assert step(hall, "规则", -2) == "街坊"
    assert hall.draft.rules == STREET
    assert new_menu(hall).remark == "没有特殊胡，有游金，三家都付"


def test_rules_of_ones_own_have_their_name_and_say_what_they_change() -> None:
    hall = english()
    ours = replace(STREET, name="ours", reserve=17, rob_kong=False)
    hall.rulesets = (*PRESETS.values(), ours)
    assert step(hall, "rules", -1) == "ours"
    assert new_menu(hall).remark == "your own: street, 2 flags changed"


@pytest.mark.parametrize("rules", PRESETS.values())
@pytest.mark.parametrize("lang", Lang)
def test_a_preset_in_one_line_fits_the_least_screen(rules: Rules, lang: Lang) -> None:
    assert 10 < cell_len(ruleset_line(rules, lang)) <= 55


def test_lengths_stakes_and_practice_are_stepped_through() -> None:
    hall = english()
    assert [step(hall, "length", 1) for _ in Length] == [
        "a game (four rounds)",
        "endless",
        "one hand",
        "one round",
    ]
    assert [step(hall, "stake", times) for times in (1, 1, -3)] == ["2", "5", "100"]
    assert [step(hall, "practice", times) for times in (1, 1, -1)] == ["yes", "no", "yes"]
    assert (hall.draft.length, hall.draft.base, hall.draft.practice) == (Length.ROUND, 100, True)


def test_from_none_to_four_people_share_the_terminal() -> None:
    hall = english()
    assert [step(hall, "people", 1) for _ in range(5)] == ["2", "3", "4", "watching", "1"]
    assert step(hall, "people", -1) == "watching"
    assert hall.draft.people == 0


def test_bots_are_changed_all_at_once_or_seat_by_seat() -> None:
    hall = english()
    assert step(hall, "bots", 1) == "hard"
    assert step(hall, "seat 3", -2) == "Mei  easy"
    assert line(hall, "bots").value == "they differ"
    assert hall.draft.levels == ("hard", "easy")
    assert step(hall, "bots", 1) == "normal"


def test_where_only_people_play_there_are_no_bots_to_choose() -> None:
    hall = english()
    step(hall, "people", 3)
    assert "bots" not in [item.label for item in new_menu(hall).items]


def test_a_person_is_renamed_and_not_stepped() -> None:
    hall = english()
    step(hall, "people", 1)
    second = line(hall, "seat 2")
    second.choose()
    assert (second.value, second.back, hall.done) == ("Player 2", None, ["rename 1"])


def test_of_a_match_that_was_left_nothing_is_given_up_by_the_first_line() -> None:
    hall = english(LEFT)
    for item in instead_menu(hall).items:
        item.choose()
    assert hall.done == ["go on", "begin anew, give up False", "begin anew, give up True"]
    assert instead_menu(hall).remark == standing_line(LEFT, Lang.EN)


@pytest.mark.parametrize(
    ("kept", "value"),
    [
        (LEFT, "unfinished  hand 3  You +12"),
        (LEFT._replace(outcome=Outcome.FINISHED), "finished  You +12"),
        (
            LEFT._replace(outcome=Outcome.ABANDONED, practice=True),
            "abandoned  hand 3  You +12  for practice",
        ),
    ],
)
def test_a_kept_match_tells_when_by_what_and_how_far_it_was_played(kept: Kept, value: str) -> None:
    item = kept_item(kept, Lang.EN, nothing)
    assert item.label.endswith("  standard one round")
    assert (item.value, item.about) == (value, "You +12  Hai -8  Mei 0  Lin -4")


def test_of_a_match_among_bots_the_best_one_is_named() -> None:
    watched = LEFT._replace(people=players_of("easy,easy,hard,easy"), scores=(-8, 12, -8, 4))
    assert kept_item(watched, Lang.EN, nothing).value == "unfinished  hand 3  Hai +12"


def test_a_file_that_cannot_be_shown_says_why() -> None:
    item = unreadable_item(Path("x.txt"), "x.txt: line 1: no record", Lang.EN, nothing)
    assert (item.label, item.value, item.about) == ("x", "unreadable", "x.txt: line 1: no record")


def test_an_empty_list_says_that_there_is_nothing_yet() -> None:
    assert kept_menu((), Options(Lang.EN), "").remark == "no matches yet"


def screens() -> dict[str, tuple[Menu, int]]:
    """Each screen before the table, with the line that is selected."""
    hall, other = Hall(LEFT), english(LEFT, "cannot save: No space left on device. The game goes on")
    many = tuple(kept_item(LEFT._replace(number=number), Lang.ZH, nothing) for number in range(40))
    broken = unreadable_item(Path("broken.txt"), "broken.txt: line 1: no record", Lang.ZH, nothing)
    kept = (unread_item(LEFT.path, nothing), broken, *many)
    return {
        "start_fresh": (start_menu(Hall()), 0),
        "start_left": (start_menu(hall), 0),
        "start_notice": (start_menu(other), 1),
        "start_new": (new_menu(hall), 1),
        "start_new_english": (new_menu(other), 7),
        "start_instead": (instead_menu(hall), 0),
        "start_kept": (kept_menu(kept, hall.options, ""), 20),
        "start_unfinished": (unfinished_menu(LEFT, hall.options, nothing, nothing), 0),
    }


def picture(name: str, width: int, height: int) -> tuple[str, ...]:
    menu, place = screens()[name]
    start = name in {"start_fresh", "start_left", "start_notice"}
    return (start_picture if start else menu_picture)(menu, place, width, height).rows()


@pytest.mark.parametrize("name", screens())
def test_the_screen_is_as_it_was(
    name: str, *, rewrite_screens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fuzhou_tui.tui.menus.kept_menu.when", lambda path: path.stem[:16])
    shown = ""
    for width, height in SIZES:
        rows = picture(name, width, height)
        shown += f"{width}x{height}\n" + "".join(f"{row.rstrip()}\n" for row in rows) + "\n"
    path = SCREENS / f"{name}.txt"
    if rewrite_screens:
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", screens())
def test_every_row_is_as_wide_as_the_screen(name: str) -> None:
    for width, height in (*SIZES, *OTHER_SIZES):
        rows = picture(name, width, height)
        assert ({cell_len(row) for row in rows}, len(rows)) == ({width}, height)


@pytest.mark.parametrize("size", [*SIZES, (60, 16)])
@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("faces", Faces)
def test_the_start_shows_all_its_lines_at_once(size: tuple[int, int], lang: Lang, faces: Faces) -> None:
    menu = start_menu(Hall(LEFT, Options(lang, faces), "a notice"))
    for place, item in enumerate(menu.items):
        text = "\n".join(start_picture(menu, place, *size).rows())
        assert all(other.label in text for other in menu.items)
        assert item.about[:40] in text
        assert "a notice" in text
