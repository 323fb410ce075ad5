"""Other screens over the table, its menus, pausing, and what bursts of keys do."""

from time import monotonic

import pytest
from moments import seated
from pilots import FAST, Table, at_table
from scenes import Scene as Hand
from tables import a_golden_sparrow
from textual import events

from fuzhou_tui.faces import Faces
from fuzhou_tui.guard import QUIET
from fuzhou_tui.players import Bot, Setup
from fuzhou_tui.session import Session
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.motion import Motion
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.scene import Auto, Question
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.screens.pages import PageScreen
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang


def first_turn() -> Hand:
    return Hand("123m456m147p258s3s69s")


def on_offer() -> Hand:
    return Hand("345567m147p1479s25p", "", "", "5m", dealer=3).first("5m")


@pytest.mark.parametrize("key", ["f1", "f2", "f7"])
async def test_a_page_opens_once_and_any_key_returns(key: str) -> None:
    async with at_table(on_offer()) as table:
        before = table.session.state
        await table.pilot.press(key)
        assert isinstance(table.pilot.app.screen, PageScreen)
        await table.pilot.press("down", "pagedown", "end", "home")
        assert isinstance(table.pilot.app.screen, PageScreen)
        await table.pilot.press("space")
        assert table.screen.is_active
        assert table.session.state is before


@pytest.mark.parametrize("key", ["f1", "f9", "f4"])
async def test_a_screen_whose_key_is_held_opens_once(key: str) -> None:
    async with at_table(first_turn(), options=FAST._replace(quiet=QUIET)) as table:
        await table.pilot.press(*[key] * 5)
        assert len(table.pilot.app.screen_stack) == 2


async def test_faces_colours_and_language_change_from_the_menu() -> None:
    async with at_table(first_turn()) as table:
        await table.pilot.press("f9")
        assert isinstance(table.pilot.app.screen, MenuScreen)
        await table.pilot.press("1", "2", "3", "5")
        await table.press("escape")
        options = table.screen.options
        assert (options.faces, options.theme, options.motion) == (Faces.ASCII, Theme.SAFE, Motion.BRIEF)
        assert options.lang is Lang.EN
        assert "your turn" in "".join(table.rows)


async def test_every_theme_can_be_worn_at_the_table() -> None:
    async with at_table(first_turn()) as table:
        await table.pilot.press("f9")
        for theme in (Theme.SAFE, Theme.CONTRAST, Theme.SIXTEEN, Theme.NONE, Theme.CLASSIC):
            await table.pilot.press("2")
            await table.pilot.pause()
            assert table.pilot.app.ansi_color is (theme in {Theme.SIXTEEN, Theme.NONE})
        await table.press("escape")
        assert table.screen.options.theme is Theme.CLASSIC


async def test_a_menu_is_walked_with_arrows_and_enter() -> None:
    async with at_table(first_turn()) as table:
        await table.pilot.press("f9", "down", "down", "enter", "up", "up", "up", "enter")
        await table.press("escape")
        assert (table.screen.options.motion, table.screen.options.faces) == (Motion.BRIEF, Faces.ASCII)


async def test_leaving_from_the_menu_asks() -> None:
    async with at_table(first_turn()) as table:
        await table.pilot.press("f9", "8")
        await table.pilot.pause()
        assert table.scene.question is Question.LEAVE


async def test_orders_are_given_and_taken_back_in_the_menu() -> None:
    async with at_table(first_turn()) as table:
        await table.pilot.press("f4", "1", "2", "escape")
        await table.settle()
        assert table.scene.manner.autos == {Auto.WIN, Auto.NO_CLAIMS}
        assert "托管 自动胡 不吃碰" in table.rows[0]
        await table.pilot.press("f4", "1", "2", "escape")
        assert not table.scene.manner.autos


async def test_claims_are_passed_by_order() -> None:
    async with at_table(on_offer()) as table:
        before = table.session.state
        await table.pilot.press("f4", "2", "escape")
        await table.settle(lambda scene: scene.own_turn)
        assert table.session.state is not before
        assert not table.scene.view.area.melds


async def test_four_bots_are_watched_paused_and_stepped() -> None:
    session = watched()
    async with GameApp(TableScreen(session, FAST._replace(pace=0.15)), FAST.theme).run_test(
        size=(120, 40)
    ) as pilot:
        table = Table(pilot, session)
        await pilot.press("f10")
        assert "暂停" in table.rows[0]
        before = len(table.scene.log)
        await pilot.pause(0.4)
        assert len(table.scene.log) == before
        await pilot.press(".")
        await pilot.pause(0.1)
        stepped = len(table.scene.log)
        assert stepped > before
        await pilot.pause(0.3)
        assert len(table.scene.log) == stepped
        await pilot.press("f10", "+")
        await table.settle(lambda scene: scene.over)


async def test_any_key_in_a_bots_turn_leads_to_the_players_next_decision() -> None:
    async with at_table(first_turn(), options=FAST._replace(pace=0.9)) as table:
        await table.pilot.press("end", "enter")
        await table.pilot.pause()
        assert not table.scene.asked
        started = monotonic()
        await table.pilot.press("end")
        await table.settle()
        assert monotonic() - started < 0.9


async def test_enter_twice_in_one_moment_throws_one_tile() -> None:
    async with at_table(first_turn(), options=FAST._replace(quiet=QUIET)) as table:
        await table.pilot.pause(QUIET + 0.05)
        await burst(table, ["enter", "enter", "enter"])
        assert len(table.thrown) == 1


async def test_a_raw_paste_does_one_thing_at_most_and_never_leaves() -> None:
    async with at_table(first_turn(), options=FAST._replace(quiet=QUIET)) as table:
        await table.pilot.pause(QUIET + 0.05)
        await burst(table, ["q", "y", *"1d0\n5w5w" * 20, "q", "1", "enter"])
        assert table.pilot.app.return_code is None
        assert len(table.thrown) <= 1


async def test_the_key_that_ends_a_hand_does_not_go_on_to_the_next() -> None:
    async with at_table(a_golden_sparrow(), options=FAST._replace(quiet=QUIET)) as table:
        await table.pilot.pause(QUIET + 0.05)
        await table.press("u")
        assert table.scene.over
        await table.press("enter")
        assert table.pilot.app.return_code is None
        await table.pilot.pause(0.8)
        await table.press("enter")
        assert table.pilot.app.return_code == 0


async def test_a_paste_in_brackets_does_nothing() -> None:
    async with at_table(first_turn()) as table:
        before = table.session.state
        table.pilot.app.post_message(events.Paste("d\n0 q y 1"))
        await table.settle()
        assert (table.session.state is before, table.scene.question) == (True, None)


async def test_a_key_typed_before_the_prompt_stands_does_not_answer_it() -> None:
    async with at_table(on_offer(), options=Options(pace=0.0, quiet=60.0)) as table:
        before = table.session.state
        await table.press("space")
        assert table.session.state is before


async def test_the_deal_is_shown_step_by_step_and_any_key_ends_it() -> None:
    options = FAST._replace(motion=Motion.FULL)
    session = watched()
    async with GameApp(TableScreen(session, options), options.theme).run_test(size=(120, 40)) as pilot:
        table = Table(pilot, session)
        assert table.screen.dealing
        await pilot.press("space")
        assert not table.screen.dealing


def watched() -> Session:
    bots = (Bot("easy", "a"), Bot("easy", "b"), Bot("easy", "c"), Bot("easy", "d"))
    setup = seated().setup
    return Session(Setup(setup.rules, 1, setup.length, "7", seed_given=True, seats=bots))


async def burst(table: Table, keys: list[str]) -> None:
    """All the keys at one moment."""
    now = monotonic()
    for key in keys:
        event = events.Key("enter" if key == "\n" else key, key if len(key) == 1 else None)
        event.time = now
        table.screen.post_message(event)
    await table.pilot.pause(0.05)
    await table.settle(lambda _scene: True)
