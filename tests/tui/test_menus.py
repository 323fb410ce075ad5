"""Menus: moving, choosing, stepping values, scrolling, and what cannot be chosen by accident."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic

import pytest
from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.geometry import Offset
from textual.pilot import Pilot

from fuzhou_tui.faces import Faces
from fuzhou_tui.guard import QUIET
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.menus.draw_menu import menu_picture
from fuzhou_tui.tui.menus.menu import Item, Menu, neighbours
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.screens.room import Room
from fuzhou_tui.tui.targets import Entry, Key
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.tui.widgets.canvas_view import CanvasView
from fuzhou_tui.tui.widgets.menu_view import MenuView
from fuzhou_tui.words import Lang

AT_ONCE = Options(quiet=0.0)
SIZES = [(120, 40), (100, 30), (80, 24), (60, 20), (60, 16), (40, 8), (10, 3), (1, 1)]


class Lobby(Room):
    """A room with a menu over it, that notes what was chosen."""

    def __init__(self, count: int, *, stepped: bool, options: Options) -> None:
        super().__init__()
        self.chosen: list[str] = []
        self._count, self._stepped, self._options = count, stepped, options

    def compose(self) -> ComposeResult:
        yield CanvasView(Theme.CLASSIC)

    def on_mount(self) -> None:
        self.app.push_screen(MenuScreen(self.menu))

    def menu(self) -> Menu:
        back = (lambda place: partial(self.chosen.append, f"back {place}")) if self._stepped else None
        items = tuple(
            Item(
                f"line {place}",
                "value" if self._stepped else "",
                partial(self.chosen.append, f"{place}"),
                back=back and back(place),
            )
            for place in range(self._count)
        )
        return Menu("a title", items, self._options)


@asynccontextmanager
async def over_a_menu(
    count: int = 3,
    *,
    stepped: bool = False,
    size: tuple[int, int] = (80, 24),
    options: Options = AT_ONCE,
) -> AsyncIterator[tuple[Pilot[None], Lobby]]:
    lobby = Lobby(count, stepped=stepped, options=options)
    async with GameApp(lobby, Theme.CLASSIC).run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot, lobby


def view_of(pilot: Pilot[None]) -> MenuView:
    return pilot.app.screen.query_one(MenuView)


def nothing() -> None:
    """What a line does that is only looked at."""


def menu(count: int, *, notice: str = "", remark: str = "", options: Options = AT_ONCE) -> Menu:
    lines = (
        Item(f"line {place}", f"value {place}", nothing, back=nothing, about=f"about {place}")
        for place in range(count)
    )
    return Menu("a title", tuple(lines), options, notice, remark)


def shown(menu: Menu, place: int, width: int = 80, height: int = 24) -> str:
    return "\n".join(menu_picture(menu, place, width, height).rows())


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        ("enter", ["0"]),
        ("space", ["0"]),
        ("down enter", ["1"]),
        ("end enter", ["2"]),
        ("end home enter", ["0"]),
        ("down down down down enter", ["2"]),
        ("up enter", ["0"]),
        ("pagedown enter pageup enter", ["2", "0"]),
        ("2 3", ["1", "2"]),
        ("3 enter", ["2", "2"]),
        ("4 0", []),
        ("left right", []),
    ],
)
async def test_a_line_is_chosen_by_digit_or_by_arrows_and_enter(keys: str, chosen: list[str]) -> None:
    async with over_a_menu() as (pilot, lobby):
        await pilot.press(*keys.split())
        assert lobby.chosen == chosen
        assert isinstance(pilot.app.screen, MenuScreen)


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [("right", ["0"]), ("left", ["back 0"]), ("down left left right", ["back 1", "back 1", "1"])],
)
async def test_a_value_is_stepped_on_and_back(keys: str, chosen: list[str]) -> None:
    async with over_a_menu(stepped=True) as (pilot, lobby):
        await pilot.press(*keys.split())
        assert lobby.chosen == chosen


@pytest.mark.parametrize("key", ["escape", "q", "f5", "x"])
async def test_any_other_key_goes_back_once(key: str) -> None:
    async with over_a_menu() as (pilot, lobby):
        await pilot.press(key, key)
        assert pilot.app.screen is lobby
        assert pilot.app.return_code is None
        assert lobby.chosen == []


async def test_a_click_chooses_a_line_and_one_on_the_last_row_goes_back() -> None:
    async with over_a_menu() as (pilot, lobby):
        targets = {target: region for region, target in view_of(pilot).canvas.targets}
        await pilot.click(offset=targets[Entry(1)].offset + Offset(3, 0))
        assert lobby.chosen == ["1"]
        await pilot.click(offset=targets[Key(Command.BACK)].offset)
        await pilot.pause()
        assert pilot.app.screen is lobby


async def test_the_wheel_selects_lines() -> None:
    async with over_a_menu() as (pilot, lobby):
        view = view_of(pilot)
        for event, place in (
            (events.MouseScrollDown, 1),
            (events.MouseScrollDown, 2),
            (events.MouseScrollUp, 1),
        ):
            view.post_message(event(view, 5, 5, 0, 1, 0, False, False, False))  # noqa: FBT003 -- Textual's signature
            await pilot.pause()
            assert view.place == place
        assert lobby.chosen == []


async def test_every_line_of_a_long_menu_can_be_reached_and_the_digits_choose_the_first_nine() -> None:
    async with over_a_menu(40, size=(60, 16)) as (pilot, lobby):
        view = view_of(pilot)
        for place in range(40):
            assert f" line {place} " in "\n".join(view.canvas.rows())
            await pilot.press("down")
        await pilot.press("enter", "9")
        assert lobby.chosen == ["39", "8"]


async def test_a_menu_without_lines_can_only_be_left() -> None:
    async with over_a_menu(0) as (pilot, _):
        await pilot.press("enter", "1", "down", "end", "left")
        assert isinstance(pilot.app.screen, MenuScreen)
        await pilot.press("escape")
        assert not isinstance(pilot.app.screen, MenuScreen)


async def test_what_is_typed_before_the_menu_has_stood_chooses_nothing() -> None:
    async with over_a_menu(options=Options(quiet=60.0)) as (pilot, lobby):
        await pilot.press("enter", "1", "space", "escape")
        assert lobby.chosen == []
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_raw_paste_chooses_once_at_most() -> None:
    async with over_a_menu(options=Options(quiet=QUIET)) as (pilot, lobby):
        await pilot.pause(QUIET + 0.05)
        now = monotonic()
        for key in "1212q1":
            event = events.Key(key, key)
            event.time = now
            view_of(pilot).post_message(event)
        await pilot.pause()
        assert lobby.chosen == ["0"]
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_arrows_and_enter_typed_in_one_moment_choose() -> None:
    async with over_a_menu(options=Options(quiet=QUIET)) as (pilot, lobby):
        await pilot.pause(QUIET + 0.05)
        now = monotonic()
        for key in ("down", "down", "enter"):
            event = events.Key(key, None)
            event.time = now
            view_of(pilot).post_message(event)
        await pilot.pause()
        assert lobby.chosen == ["2"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 7, 12, 60])
def test_a_menu_is_as_wide_as_the_screen_and_shows_the_selected_line(
    count: int, size: tuple[int, int]
) -> None:
    for place in range(count):
        rows = menu_picture(menu(count), place, *size).rows()
        assert ({cell_len(row) for row in rows}, len(rows)) == ({size[0]}, size[1])
        assert size[0] < 40 or any(f" line {place} " in row for row in rows)


def test_only_the_first_nine_lines_have_a_number() -> None:
    rows = shown(menu(12), 0).splitlines()
    assert any(row.strip().startswith("9  line 8") for row in rows)
    assert any(row.strip().startswith("line 9") for row in rows)


def test_how_many_lines_are_above_and_below_is_said() -> None:
    text = shown(menu(40), 20, 60, 16)
    first = int(text.partition("^ ")[2].split()[0])
    last = int(text.partition("v ")[2].split()[0])
    assert first + last + text.count(" line ") == 40


def test_the_selected_value_shows_that_it_can_be_stepped() -> None:
    assert "< value 1 >" in shown(menu(3), 1)
    assert shown(menu(3), 1).count("<") == 1


def test_notice_and_remark_and_what_the_line_is_are_all_said() -> None:
    text = shown(menu(3, notice="went wrong", remark="good to know"), 1)
    assert text.index("good to know") < text.index("about 1") < text.index("went wrong")
    assert "about 0" not in text
    assert "went wrong" in shown(menu(40, notice="went wrong", remark="good to know"), 1)
    assert "went wrong" in shown(menu(3, notice="went wrong"), 1)


@pytest.mark.parametrize("name", ["[/]", "a[/b", "[bold", "福" * 60])
def test_odd_text_is_shown_as_it_is_or_cut(name: str) -> None:
    odd = Menu(name, (Item(name, name, nothing, about=name),), AT_ONCE, name, name)
    rows = menu_picture(odd, 0, 60, 20).rows()
    assert {cell_len(row) for row in rows} == {60}
    assert sum(name[:4] in row for row in rows) >= 4


@pytest.mark.parametrize("lang", Lang)
def test_ascii_faces_frame_a_menu_in_ascii(lang: Lang) -> None:
    text = shown(menu(3, options=Options(lang, Faces.ASCII)), 0)
    assert not set("─│╭╮·") & set(text)


@pytest.mark.parametrize(("now", "beside"), [(1, (2, 3)), (2, (3, 1)), (3, (1, 2)), (7, (1, 1))])
def test_the_first_and_the_last_value_are_neighbours(now: int, beside: tuple[int, int]) -> None:
    assert neighbours((1, 2, 3), now) == beside
