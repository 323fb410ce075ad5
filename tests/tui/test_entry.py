"""A line of text typed on a screen of its own."""

import string
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest
from rich.cells import cell_len
from textual import events
from textual.pilot import Pilot

from fuzhou_tui.faces import Faces
from fuzhou_tui.guard import QUIET
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.menus.entry import MOST_CHARACTERS, Typed, Wanted, cursor_column, entry_picture, field_on
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.entry import EntryScreen
from fuzhou_tui.tui.screens.room import Room
from fuzhou_tui.words import Lang

WANTED = Wanted("名字", "最多 3 个字", "依妹")


class Given:
    """Takes names of at most three characters."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def take(self, text: str) -> None:
        if len(text) > 3:
            raise ValueError(f"{text}: 最多 3 个字")
        self.texts.append(text)


@asynccontextmanager
async def typing(given: Given, quiet: float = 0.0) -> AsyncIterator[tuple[Pilot[None], EntryScreen]]:
    """The screen over an empty room."""
    options = Options(quiet=quiet)
    async with GameApp(Room(), options.theme).run_test(size=(80, 24)) as pilot:
        screen = EntryScreen(WANTED, given.take, options)
        await pilot.app.push_screen(screen)
        yield pilot, screen


async def test_what_is_typed_is_given_and_the_screen_is_left() -> None:
    given = Given()
    async with typing(given) as (pilot, screen):
        await pilot.press("backspace", "伯", "enter")
        assert given.texts == ["依伯"]
        assert pilot.app.screen is not screen


async def test_what_is_refused_is_told_and_can_be_mended() -> None:
    given = Given()
    async with typing(given) as (pilot, screen):
        await pilot.press("阿", "海", "enter")
        assert (given.texts, screen.wrong) == ([], "依妹阿海: 最多 3 个字")
        await pilot.press("backspace")
        assert screen.wrong == ""
        await pilot.press("enter")
        assert given.texts == ["依妹阿"]


async def test_escape_gives_nothing() -> None:
    given = Given()
    async with typing(given) as (pilot, screen):
        await pilot.press("x", "escape")
        assert given.texts == []
        assert pilot.app.screen is not screen


async def test_every_printable_key_and_every_hanzi_is_text_and_nothing_else() -> None:
    typed = string.ascii_letters + string.digits + string.punctuation + " 碰杠吃胡过，ｗ？"
    async with typing(Given()) as (pilot, screen):
        for character in typed:
            screen.post_message(events.Key("space" if character == " " else character, character))
        await pilot.press("f1", "f9", "tab", "up", "pagedown")
        assert screen.typed == f"依妹{typed}"
        assert pilot.app.screen is screen


async def test_one_line_of_a_paste_is_typed() -> None:
    given = Given()
    async with typing(given) as (pilot, screen):
        screen.post_message(events.Paste("伯\nq\n"))
        await pilot.pause()
        assert (screen.typed, given.texts) == ("依妹伯", [])


async def test_the_end_of_a_line_in_a_raw_paste_accepts_nothing() -> None:
    given = Given()
    async with typing(given, quiet=QUIET) as (pilot, screen):
        await pilot.pause(QUIET + 0.05)
        now = monotonic()
        for character in "伯\nq\n":
            event = events.Key("enter", None) if character == "\n" else events.Key(character, character)
            event.time = now
            screen.post_message(event)
        await pilot.pause()
        assert (screen.typed, given.texts) == ("依妹伯q", [])
        assert pilot.app.screen is screen


async def test_a_key_that_opened_the_screen_and_is_still_held_accepts_nothing() -> None:
    given = Given()
    async with typing(given, quiet=60.0) as (pilot, screen):
        await pilot.press("enter", "enter")
        assert given.texts == []
        assert pilot.app.screen is screen


async def test_the_terminals_cursor_stands_where_an_input_method_shows_its_signs() -> None:
    async with typing(Given()) as (pilot, screen):
        field = field_on(80, 24)
        assert pilot.app.cursor_position == (field.left + 4, field.row)
        await pilot.press("left")
        assert pilot.app.cursor_position == (field.left + 2, field.row)
        assert screen.typed == "依妹"


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (["left", "x"], "东x南"),
        (["home", "x"], "x东南"),
        (["home", "delete"], "南"),
        (["left", "backspace"], "南"),
        (["left", "end", "x"], "东南x"),
        (["left", "ctrl+u"], "南"),
        (["ctrl+a", "x", "ctrl+e", "y"], "x东南y"),
        (["home", "left", "backspace", "x"], "x东南"),
        (["right", "delete", "x"], "东南x"),
    ],
)
def test_the_line_is_edited(keys: list[str], text: str) -> None:
    typed = Typed().put("东南")
    for key in keys:
        typed = typed.put(key) if len(key) == 1 else typed.edited(key)
    assert typed.text == text


def test_what_cannot_be_printed_is_left_out_and_a_line_has_an_end() -> None:
    assert Typed().put("a\x1b[2Jb\n").text == "a[2Jb"
    assert len(Typed().put("x" * 1000).text) == MOST_CHARACTERS


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (60, 16), (20, 6), (1, 1)])
@pytest.mark.parametrize("lang", Lang)
def test_a_long_line_keeps_its_cursor_in_the_field(size: tuple[int, int], lang: Lang) -> None:
    typed = Typed().put("福州麻将" * 40)._replace(wrong="不行" * 60)
    picture = entry_picture(WANTED, typed, Options(lang, Faces.ZH), *size)
    assert {cell_len(row) for row in picture.rows()} == {size[0]}
    field = field_on(*size)
    assert field.left <= cursor_column(typed, field) <= field.left + field.cells
