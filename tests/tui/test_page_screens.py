"""Help and the books at the table, by keys and by clicks: every way in, and the way back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from pilots import FAST, Table, at_table
from scenes import Scene as Hand
from textual import events
from textual.geometry import Offset

from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.faces import Faces
from fuzhou_tui.guard import QUIET
from fuzhou_tui.rulebook import Book
from fuzhou_tui.tui.drawing.flow import plain
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.books import page_on
from fuzhou_tui.tui.pages.page import help_page
from fuzhou_tui.tui.pages.subjects import Passage
from fuzhou_tui.tui.screens.pages import LinksScreen, PageScreen, rules_screen
from fuzhou_tui.tui.targets import Entry, Key
from fuzhou_tui.tui.widgets.canvas_view import CanvasView


def rows(table: Table) -> tuple[str, ...]:
    """What the screen shows, whichever it is."""
    return table.pilot.app.screen.query_one(CanvasView).canvas.rows()


def title(table: Table) -> str:
    return rows(table)[0].strip().partition("  ")[0]


async def click(table: Table, target: object) -> None:
    """Click the cell where the target is drawn on a page."""
    canvas = table.pilot.app.screen.query_one(CanvasView).canvas
    region = next(region for region, found in canvas.targets if found == target)
    await table.pilot.click(offset=region.offset + Offset(1, 0))


@asynccontextmanager
async def in_help(size: tuple[int, int] = (80, 24), options: Options = FAST) -> AsyncIterator[Table]:
    """The help at a table whose person is to discard."""
    async with at_table(Hand("123m456m147p258s3s69s"), size, options) as table:
        page = PageScreen(partial(help_page, table.scene), table.screen.options)
        await table.pilot.app.push_screen(page)
        await table.pilot.pause()
        yield table


@pytest.mark.parametrize(
    ("key", "shown"),
    [("1", "规则：标准"), ("2", "福州麻将规则"), ("3", "词汇"), ("4", "打牌心得"), ("5", "帮助")],
)
async def test_a_digit_follows_a_link_and_escape_comes_back(key: str, shown: str) -> None:
    async with in_help() as table:
        await table.pilot.press(key)
        assert any(shown in row for row in rows(table)[:2])
        assert len(table.pilot.app.screen_stack) == 3
        await table.pilot.press("escape")
        assert title(table) == "帮助"
        await table.pilot.press("escape")
        assert table.screen.is_active


async def test_a_chapter_is_chosen_from_the_list_and_its_neighbours_are_a_key_away() -> None:
    async with in_help() as table:
        await table.pilot.press("2", "8")
        assert title(table) == "规则书：8. 胡牌的牌型"
        await table.pilot.press("right", "right")
        assert title(table) == "规则书：10. 预设"
        await table.pilot.press("left")
        assert title(table) == "规则书：9. 算分"
        await table.pilot.press("escape")
        assert isinstance(table.pilot.app.screen, LinksScreen)


async def test_turning_stops_at_the_ends_of_a_book_and_begins_at_the_top() -> None:
    async with in_help() as table:
        await table.pilot.press("4", "1", "left")
        assert title(table) == "心得：看河牌"
        await table.pilot.press("end", *["right"] * 9)
        assert title(table) == "心得：不杠"
        assert "杠能多一分" in rows(table)[1]


async def test_a_rule_that_is_cited_is_read_and_left_again() -> None:
    async with in_help() as table:
        await table.pilot.press("5", "1", "1")
        assert title(table) == "规则书：5. 轮流和要牌"
        await table.pilot.press("q")
        assert title(table) == "帮助：轮到自己"


async def test_a_digit_without_a_link_goes_back_as_any_other_key() -> None:
    async with in_help() as table:
        await table.pilot.press("9")
        assert table.screen.is_active


async def test_links_and_the_way_back_can_be_clicked() -> None:
    async with in_help() as table:
        await click(table, Entry(2))
        assert title(table) == "词汇"
        await click(table, Key(Command.BACK))
        assert title(table) == "帮助"


async def test_the_wheel_scrolls() -> None:
    async with in_help() as table:
        await table.pilot.press("3")
        before = rows(table)[1]
        page = table.pilot.app.screen
        for kind, moved in ((events.MouseScrollDown, True), (events.MouseScrollUp, False)):
            page.post_message(kind(page, 5, 5, 0, 0, 0, shift=False, meta=False, ctrl=False))
            await table.pilot.pause()
            assert (rows(table)[1] != before) is moved


async def test_a_resize_keeps_the_page() -> None:
    async with in_help() as table:
        await table.pilot.press("2", "9", "end")
        for size in ((60, 16), (120, 40), (1, 1), (80, 24)):
            await table.pilot.resize_terminal(*size)
            await table.pilot.pause()
        assert title(table) == "规则书：9. 算分"


async def test_a_key_that_is_held_leads_no_further_than_one_page() -> None:
    async with in_help(options=FAST._replace(quiet=QUIET)) as table:
        await table.pilot.pause(QUIET + 0.05)
        await table.pilot.press(*["3"] * 5)
        assert title(table) == "词汇"
        await table.pilot.pause(0.8)
        await table.pilot.press(*["escape"] * 5)
        assert title(table) == "帮助"


async def test_the_rules_before_a_match_lead_to_every_preset_and_every_book() -> None:
    async with at_table(Hand("123m456m147p258s3s69s")) as table:
        await table.pilot.app.push_screen(rules_screen(STANDARD, FAST))
        for key, shown in (("1", "规则：标准"), ("2", "规则：百搭"), ("5", "规则：youxian"), ("7", "词汇")):
            await table.pilot.press(key)
            assert title(table) == shown
            await table.pilot.press("escape")
        await table.pilot.press("6", "3")
        assert title(table) == "规则书：3. 起牌、补花、开金"


async def test_a_page_of_others_is_shown_and_left_as_before() -> None:
    async with at_table(Hand("123m456m147p258s3s69s")) as table:
        page = partial(page_on, Passage(Book.TIPS, 1), FAST)
        await table.pilot.app.push_screen(PageScreen(page, FAST))
        assert plain(page(80).lines[0], Faces.ZH) in "".join(rows(table)[1:3])
        await table.pilot.press("space")
        assert table.screen.is_active
