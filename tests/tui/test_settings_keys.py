"""The keys of every action, chosen on the screen of settings: whole, or not at all."""

from pathlib import Path

import pytest
from desks import File, at_settings
from pilots import FAST

from fuzhou_tui.guard import QUIET
from fuzhou_tui.settings import read
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.screens.settings import KeyScreen


@pytest.fixture
def file(tmp_path: Path) -> File:
    return File(tmp_path / "settings.toml")


async def test_a_key_is_added_to_an_action_and_counts_at_once(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.keys_of(Command.PASS, "1", "j")
        assert desk.found == {"keys": {"pass": ["space", "n", "过", "j"]}}
        assert desk.hall.options.keys.commands["j"] is Command.PASS
        assert "空格 n 过 j" in desk.text


async def test_a_key_is_replaced(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.keys_of(Command.UNDO, "2", "f11")
        assert desk.found == {"keys": {"undo": ["f11"]}}
        assert "ctrl+z" not in desk.hall.options.keys.commands


async def test_a_key_is_taken_away_but_never_the_last(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.keys_of(Command.COUNTS, "4")
        assert desk.found == {"keys": {"counts": ["f7"]}}
        assert "去掉" not in desk.text


async def test_the_usual_keys_of_an_action_come_back(file: File) -> None:
    file.write('[keys]\ncounts = ["f7"]\nundo = ["f11"]\n')
    async with at_settings(file) as desk:
        await desk.keys_of(Command.COUNTS, "down", "down", "enter")
        assert desk.found == {"keys": {"undo": ["f11"]}}


async def test_all_the_usual_keys_come_back(file: File) -> None:
    file.write('[keys]\ncounts = ["f7"]\nundo = ["f11"]\n')
    async with at_settings(file) as desk:
        await desk.go("keys", "enter", "end", "enter")
        assert desk.found == {"keys": {}}
        assert desk.hall.options.keys.commands["x"] is Command.COUNTS


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("u", "u 已经是“胡”的键，先在那里去掉。"),
        ("f1", "F1 已经是“帮助”的键"),
        ("5", "5 是点数或选项的号码"),
        ("n", "n 已经是它的键。"),
        ("打", "打 已经是“打出所选；继续”的键"),
    ],
)
async def test_a_key_that_is_taken_is_told_in_words_and_nothing_is_changed(
    file: File, key: str, told: str
) -> None:
    async with at_settings(file) as desk:
        await desk.keys_of(Command.PASS, "1", key)
        assert isinstance(desk.pilot.app.screen, KeyScreen)
        assert told in desk.said
        assert (file.text, desk.hall.chosen) == (None, [])
        await desk.press("j")
        assert desk.hall.options.keys.commands["j"] is Command.PASS


async def test_escape_cancels_the_choice_of_a_key(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.keys_of(Command.PASS, "1", "escape")
        assert not isinstance(desk.pilot.app.screen, KeyScreen)
        assert file.text is None


async def test_leaving_and_going_back_keep_the_keys_that_always_do(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.keys_of(Command.LEAVE, "2", "f12")
        assert desk.hall.options.keys.signs[Command.LEAVE] == ("f12", "ctrl+q", "ctrl+c")
        await desk.press("escape", "escape")
        await desk.keys_of(Command.BACK, "1", "b")
        assert desk.hall.options.keys.signs[Command.BACK] == ("b", "escape")
        assert read(file.path).notices == ()


async def test_a_menu_is_worked_by_the_keys_that_were_just_chosen(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.keys_of(Command.DOWN, "1", "j")
        await desk.press("escape", "escape", "home", "j", "j")
        assert desk.text.splitlines()[3 + 2].startswith("3  颜色")
        await desk.press("right")
        assert desk.found["theme"] == "classic"


async def test_keys_of_the_file_that_clash_are_told_and_can_be_brought_back(file: File) -> None:
    file.write('[keys]\npass = ["1"]\n')
    async with at_settings(file) as desk:
        await desk.keys_of(Command.UNDO, "1", "f11")
        assert "没有改：pass: 1 is a rank" in desk.said
        await desk.press("escape", "end", "enter")
        assert desk.found == {"keys": {}}


async def test_a_held_key_opens_one_screen_and_takes_no_key(file: File) -> None:
    async with at_settings(file, FAST._replace(quiet=QUIET)) as desk:
        await desk.pilot.pause(QUIET + 0.05)
        await desk.go("keys", *["enter"] * 6)
        assert len(desk.pilot.app.screen_stack) == 3
        assert file.text is None
