"""The mouse at the table: what is clicked is what is drawn, and once is once."""

from typing import Final

import pytest
from pilots import FAST, ME, Table, at_table
from scenes import Scene as Hand
from tables import a_golden_sparrow

from fuzhou_tui.engine.actions import WIN, Action, ClaimChow, ClaimPung, OwnKong, Pass
from fuzhou_tui.engine.tiles import Tile, tile
from fuzhou_tui.engine.view import Over
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.scene import Question
from fuzhou_tui.tui.screens.menu import MenuScreen
from fuzhou_tui.tui.targets import Held, Key, Lying, Offered

SIZES: Final = [(120, 40), (100, 30), (80, 24), (60, 20)]


def first_turn() -> Hand:
    return Hand("123m456m147p258s3s69s")


def on_offer() -> Hand:
    return Hand("345567m147p1479s25p", "", "", "5m", dealer=3).first("5m")


def held(table: Table, slot: int) -> Held:
    return Held(slot, table.scene.slots[slot].tile)


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_lifts_and_a_second_click_throws(size: tuple[int, int]) -> None:
    async with at_table(first_turn(), size=size) as table:
        lifted = held(table, 3)
        await table.point_at(lifted)
        assert table.scene.cursor == 3
        await table.pilot.pause(0.16)
        await table.point_at(lifted)
        assert table.session.view(ME).area.discards[0].tile == lifted.tile


async def test_a_click_on_another_tile_lifts_that_one() -> None:
    async with at_table(first_turn()) as table:
        before = table.session.state
        for slot in (3, 5, 3):
            await table.point_at(held(table, slot))
            await table.pilot.pause(0.16)
        assert table.scene.cursor == 3
        assert table.session.state is before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("action", [ClaimPung(), ClaimChow(tile("5m"))])
async def test_a_click_on_an_option_takes_it(action: Action, size: tuple[int, int]) -> None:
    async with at_table(on_offer(), size=size) as table:
        await table.point_at(Offered(action))
        assert len(table.session.view(ME).area.melds) == 1


async def test_a_click_on_passing_passes() -> None:
    async with at_table(on_offer()) as table:
        before = table.session.state
        await table.point_at(Offered(Pass()))
        assert table.session.state is not before
        assert not table.session.view(ME).area.melds


async def test_a_click_on_the_win_wins_and_one_on_a_kong_kongs() -> None:
    async with at_table(a_golden_sparrow()) as table:
        await table.point_at(Offered(WIN))
        assert isinstance(table.session.view(ME).table.phase, Over)
    async with at_table(Hand("2222m5555p147s369p1s78s")) as table:
        await table.point_at(Offered(OwnKong(tile("5p"))))
        assert len(table.session.view(ME).area.melds) == 1


async def test_a_gold_is_thrown_by_clicks_only_when_asked_twice() -> None:
    async with at_table(first_turn()) as table:
        before, gold = table.session.state, held(table, 0)
        assert gold.tile == table.scene.gold
        for _ in range(2):
            await table.point_at(gold)
            await table.pilot.pause(0.16)
        assert table.session.state is before
        assert table.scene.question is Question.DISCARD_A_GOLD
        await table.point_at(gold)
        assert table.session.view(ME).area.threw_gold


async def test_a_click_before_the_prompt_has_stood_does_not_answer_it() -> None:
    async with at_table(on_offer(), options=FAST._replace(quiet=60.0)) as table:
        before = table.session.state
        await table.point_at(Offered(ClaimPung()))
        assert table.session.state is before


async def test_a_click_on_a_key_of_the_footer_is_that_key() -> None:
    async with at_table(first_turn()) as table:
        await table.point_at(Key(Command.MENU))
        assert isinstance(table.pilot.app.screen, MenuScreen)


async def test_the_inspector_tells_of_the_tile_under_the_mouse() -> None:
    async with at_table(on_offer()) as table:
        thrown = Lying(Tile(tile("5m")))
        await table.point_at(thrown, click=False)
        assert table.scene.pointed == thrown.tile
        await table.point_at(held(table, 0), click=False)
        assert table.scene.pointed == table.scene.slots[0].tile


async def test_the_mouse_does_nothing_in_a_bots_turn() -> None:
    async with at_table(first_turn(), options=FAST._replace(pace=0.9)) as table:
        await table.pilot.press("end", "enter")
        await table.pilot.pause(0.05)
        before = table.session.state
        canvas_slots = table.scene.slots
        await table.pilot.click(offset=(4, 32))
        assert (table.session.state is before, table.scene.slots) == (True, canvas_slots)
