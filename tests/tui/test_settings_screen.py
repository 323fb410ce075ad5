"""The settings on the screen: what is chosen is in the file at once, and on the screen where it can be."""

from collections.abc import Callable
from pathlib import Path

import pytest
from desks import PLACES, Desk, File, Hall, at_settings
from pilots import FAST, at_table
from rich.cells import cell_len
from scenes import Scene as Hand

from fuzhou_tui.faces import Faces
from fuzhou_tui.rulefiles import rules_folder
from fuzhou_tui.settings import SETTINGS, read
from fuzhou_tui.tui.applying import AT_ONCE
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.menus.draw_roomy import roomy_picture
from fuzhou_tui.tui.menus.menu import Item, Menu
from fuzhou_tui.tui.motion import Motion
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.screens.entry import EntryScreen
from fuzhou_tui.tui.screens.settings import SettingsScreen, settings_screen
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang


@pytest.fixture
def file(tmp_path: Path) -> File:
    return File(tmp_path / "settings.toml")


async def test_every_setting_has_its_line_its_value_and_what_it_does(file: File) -> None:
    async with at_settings(file) as desk:
        lines = desk.text.splitlines()
        for name, shown in (
            ("lang", "自动（中文）"),
            ("faces", "自动（汉字 5万）"),
            ("theme", "自动（经典）"),
            ("motion", "自动（无）"),
            ("speed", "2 中"),
            ("rules", "标准"),
            ("seats", "人 普通 普通 普通"),
            ("length", "一圈"),
            ("base", "1"),
            ("bell", "关"),
            ("table_talk", "开"),
            ("keys", "照常"),
        ):
            assert shown in lines[3 + PLACES[name]]
            await desk.go(name)
            assert len(desk.text.splitlines()[3 + len(SETTINGS) + 1]) > 5
    assert file.text is None


@pytest.mark.parametrize(
    ("setting", "keys", "written", "shown"),
    [
        ("lang", ["enter", "enter"], "en", lambda options: options.lang is Lang.EN),
        ("faces", ["right", "right", "right"], "glyph", lambda options: options.faces is Faces.GLYPH),
        ("theme", ["left", "left"], "sixteen", lambda options: options.theme is Theme.SIXTEEN),
        ("motion", ["left"], "full", lambda options: options.motion is Motion.FULL),
        ("speed", ["right"], 3, lambda options: options.pace == 0.15),
        ("rules", ["left"], "youxian", None),
        ("length", ["space"], "game", None),
        ("base", ["enter", "5", "enter"], 15, None),
        ("bell", ["enter"], True, lambda options: options.bell),
        ("table_talk", ["left"], False, lambda options: not options.talks),
    ],
)
async def test_a_setting_changed_by_keys_is_in_the_file_and_on_the_screen_at_once(
    file: File,
    setting: str,
    keys: list[str],
    written: object,
    shown: Callable[[Options], bool] | None,
) -> None:
    async with at_settings(file, FAST._replace(talks=True)) as desk:
        await desk.go(setting, *keys)
        assert desk.found == {setting: written}
        assert (setting in AT_ONCE) is (shown is not None)
        if shown is None:
            assert desk.hall.chosen == []
            assert "下一场开始用" in desk.said
        else:
            assert shown(desk.hall.options)
            assert "下一场" not in desk.said


async def test_a_digit_steps_the_setting_of_its_line(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.press("5", "5")
        assert desk.found == {"speed": 4}


async def test_automatic_is_a_value_that_takes_the_setting_out_of_the_file(file: File) -> None:
    file.write('faces = "zh"\ntheme = "safe"\n')
    async with at_settings(file, FAST._replace(faces=Faces.ZH, theme=Theme.SAFE)) as desk:
        await desk.go("faces", "left")
        await desk.go("theme", "left", "left")
        assert desk.found == {}
        assert desk.hall.options.theme is not Theme.SAFE


async def test_another_language_brings_its_faces_unless_faces_were_chosen(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.go("lang", "left")
        assert (desk.hall.options.lang, desk.hall.options.faces) == (Lang.EN, Faces.ASCII)
        assert "settings" in desk.text
        await desk.go("lang", "left")
        assert desk.hall.options.faces is Faces.ZH
        await desk.go("faces", "left")
        await desk.go("lang", "right")
        assert (desk.hall.options.lang, desk.hall.options.faces) == (Lang.EN, Faces.GLYPH)


async def test_what_the_command_line_chose_stays_until_it_is_changed(file: File) -> None:
    options = FAST._replace(faces=Faces.GLYPH, theme=Theme.CONTRAST)
    async with at_settings(file, options) as desk:
        await desk.go("speed", "right")
        assert (desk.hall.options.faces, desk.hall.options.theme) == (Faces.GLYPH, Theme.CONTRAST)


async def test_comments_and_what_others_wrote_meanwhile_stay(file: File) -> None:
    file.write("# mine\nspeed = 3 # quick\n")
    async with at_settings(file) as desk:
        file.write("# mine\nspeed = 3 # quick\nbell = true\n")
        await desk.go("length", "right")
        assert file.text == '# mine\nspeed = 3 # quick\nbell = true\nlength = "game"\n'
        assert "开" in desk.text.splitlines()[3 + PLACES["bell"]]


# Rules, seats, the stake.


async def test_the_players_own_rules_can_be_chosen_and_those_that_are_broken_are_named(file: File) -> None:
    rules_folder().mkdir(parents=True)
    (rules_folder() / "ours.toml").write_text("reserve = 17\n")
    (rules_folder() / "torn.toml").write_text("reserve =\n")
    async with at_settings(file) as desk:
        await desk.go("rules", "left")
        assert desk.found == {"rules": "ours"}
        assert "用不了的：torn" in desk.said


async def test_the_seats_are_chosen_one_by_one_and_people_get_names(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.go("seats", "enter")
        await desk.press("2", "依", "妹", "enter")
        await desk.press("3", "4", "4")
        assert desk.found == {"seats": "human:依妹,hard,human,normal"}
        assert read(file.path).notices == ()
        await desk.press("escape")
        assert "依妹 高手 人 普通" in desk.text


async def test_a_name_is_taken_away_and_one_with_a_comma_is_refused(file: File) -> None:
    file.write('seats = "human:Ming,easy,easy,easy"\n')
    async with at_settings(file) as desk:
        await desk.go("seats", "enter")
        await desk.press("2", ",", "x", "enter")
        screen = desk.pilot.app.screen
        assert isinstance(screen, EntryScreen)
        assert "不能有逗号" in screen.wrong
        await desk.press("ctrl+u", "enter")
        assert desk.found == {"seats": "human,easy,easy,easy"}


@pytest.mark.parametrize("typed", ["0", "1000001", "-1", "1e3", "", "五", "99999999999999"])
async def test_a_stake_that_is_none_is_refused_where_it_is_typed(file: File, typed: str) -> None:
    async with at_settings(file) as desk:
        await desk.go("base", "enter", "ctrl+u", *typed, "enter")
        screen = desk.pilot.app.screen
        assert isinstance(screen, EntryScreen)
        assert screen.wrong == "1 到 1000000 的整数。"
        assert file.text is None


async def test_a_stake_in_full_width_digits_is_one_too(file: File) -> None:
    async with at_settings(file) as desk:
        await desk.go("base", "enter", "backspace", "２", "０", "enter")
        assert desk.found == {"base": 20}


# Files that cannot be read or written.


async def test_a_file_that_is_no_toml_is_told_by_line_and_left_alone(file: File) -> None:
    file.write("speed = 4\nbase\n")
    async with at_settings(file) as desk:
        assert f"{file.path}: line 2: no TOML: " in desk.said
        await desk.go("bell", "enter")
        assert "没有改：" in desk.said
        assert file.text == "speed = 4\nbase\n"
        assert (desk.hall.chosen, "关" in desk.text.splitlines()[3 + PLACES["bell"]]) == ([], True)


async def test_a_value_that_is_wrong_is_told_until_it_is_mended(file: File) -> None:
    file.write("speed = 9\n")
    async with at_settings(file) as desk:
        assert "line 1: speed: 9 found" in desk.said
        await desk.go("bell", "enter")
        assert file.text == "speed = 9\nbell = true\n"
        assert "line 1: speed: 9 found" in desk.said
        await desk.go("speed", "right")
        assert desk.found == {"speed": 3, "bell": True}
        assert "found" not in desk.said


async def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_changed(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    async with at_settings(File(tmp_path / "taken" / "settings.toml")) as desk:
        await desk.go("lang", "left")
        assert "没有改：" in desk.said
        assert "not written" in desk.said
        assert desk.hall.chosen == []


# With a table under it.


async def test_settings_over_a_table_change_that_table(file: File) -> None:
    async with at_table(Hand("123m456m147p258s3s69s")) as table:
        desk = Desk(table.pilot, Hall(FAST), file)
        await table.pilot.app.push_screen(settings_screen(table.screen, file.path))
        await desk.go("speed", "right")
        await desk.go("faces", "left")
        await desk.keys_of(Command.DISCARD, "1", "e")
        await desk.press("escape", "escape", "escape")
        assert (table.screen.options.faces, table.screen.course.pace) == (Faces.GLYPH, 0.15)
        await table.press("e")
        assert len(table.thrown) == 1


async def test_leaving_is_asked_at_the_table_from_any_screen_of_the_settings(file: File) -> None:
    async with at_table(Hand("123m456m147p258s3s69s")) as table:
        desk = Desk(table.pilot, Hall(FAST), file)
        await table.pilot.app.push_screen(settings_screen(table.screen, file.path))
        await desk.keys_of(Command.PASS, "1", "ctrl+q")
        assert table.screen.is_active
        assert file.text is None


# Pictures.


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (60, 16), (40, 10), (12, 5), (1, 1)])
@pytest.mark.parametrize("lang", Lang)
def test_a_menu_with_much_to_say_fits_every_screen(size: tuple[int, int], lang: Lang) -> None:
    items = tuple(
        Item(f"设置 {place}", "汉字 " * 9, noop, back=noop, about="说明" * 60) for place in range(31)
    )
    menu = Menu("设置", items, Options(lang), notice="/somewhere/settings.toml: " + "wrong " * 60)
    for place in (0, 15, 30):
        picture = roomy_picture(menu, place, *size)
        assert {cell_len(row) for row in picture.rows()} == {size[0]}
        assert size[1] < 10 or any(f"设置 {place}" in row for row in picture.rows())


async def test_every_screen_of_the_settings_is_shown_in_english_too(file: File) -> None:
    options = FAST._replace(lang=Lang.EN, faces=Faces.ASCII)
    async with at_settings(file, options, (60, 16)) as desk:
        await desk.go("seats", "enter")
        assert "who" in desk.text.lower() or "person" in desk.text
        await desk.press("escape")
        await desk.keys_of(Command.WIN, "1", "p")
        assert "p is already the key of: pung. Take it away there first." in desk.said
        await desk.press("escape", "escape")
        assert isinstance(desk.pilot.app.screen_stack[1], SettingsScreen)


def noop() -> None:
    """Nothing is chosen."""
