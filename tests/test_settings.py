"""The settings file: what counts, what is said of the rest, and what writing it leaves alone."""

from dataclasses import fields, replace
from pathlib import Path

import pytest

from fuzhou_tui.engine.match import Length
from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import settings_path
from fuzhou_tui.settings import (
    ACTIONS,
    SETTINGS,
    USUAL,
    BadSetting,
    MotionName,
    ThemeName,
    changed,
    read,
    value_of,
)
from fuzhou_tui.settings_writing import NotWritten, write
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.motion import Motion
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang

EVERYTHING = """\
lang = "en"
faces = "glyph"
theme = "safe"
motion = "full"
speed = 4
rules = "street"
seats = "human:Ming,easy,easy,normal"
length = "game"
base = 5
bell = true
table_talk = false

[keys]
pass = ["space", "j"]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_without_a_file_everything_is_as_usual(file: Path) -> None:
    assert read(file) == (USUAL, ())


def test_the_players_own_file_is_read_where_none_is_named() -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text("base = 7\n")
    assert read().settings.base == 7


def test_every_setting_can_be_chosen(file: Path) -> None:
    file.write_text(EVERYTHING)
    settings, notices = read(file)
    assert notices == ()
    assert [
        each.name for each in SETTINGS if value_of(settings, each.name) == value_of(USUAL, each.name)
    ] == []
    assert (settings.lang, settings.faces, settings.length) == (Lang.EN, Faces.GLYPH, Length.GAME)
    assert settings.keys == {"pass": ("space", "j")}


def test_every_setting_has_its_field() -> None:
    assert [each.name for each in SETTINGS] == [each.name for each in fields(USUAL)]


def test_the_names_of_the_table_are_those_of_the_settings() -> None:
    assert [theme.value for theme in Theme] == [name.value for name in ThemeName]
    assert [motion.value for motion in Motion] == [name.value for name in MotionName]
    assert sorted(ACTIONS) == sorted(command.value for command in Command)


@pytest.mark.parametrize(
    ("text", "base", "told"),
    [
        ("", 1, []),
        ("# nothing\n", 1, []),
        ("\ufeffbase = 5\n", 5, []),
        ("base = 5\r\nspeed = 3\r\n", 5, []),
        ("base = 5\nspeed = 9\n", 5, ["line 2: speed: 9 found, a whole number from 1 to 4 expected"]),
        ("speed = true\nbase = 5\n", 5, ["line 1: speed: true found"]),
        ('base = "5"\n', 1, ['line 1: base: "5" found, a whole number from 1 to 1000000 expected']),
        (
            "base = 5\nbel = true\n",
            5,
            ['line 2: "bel": no such setting; did you mean bell? allowed are lang,'],
        ),
        ("base = 5\nfaces = [1]\n", 5, ['line 2: faces: [1] found, "zh" or "ascii" or "glyph" expected']),
        ('base = 5\nseats = "human,easy"\n', 5, ["line 2: seats: 'human,easy': four seats joined"]),
        ('base = 5\nrules = "nowhere"\n', 5, ["line 2: rules: 'nowhere': no such ruleset"]),
        ("base = 5\nkeys = 3\n", 5, ["line 2: keys: 3 found, a table of lists of keys"]),
        ("base = 5\n[keys]\nfly = ['x']\n", 5, ["line 3: keys.fly: no such action; allowed are left,"]),
        ("base = 5\n[keys]\nwin = 'x'\n", 5, ['line 3: keys.win: "x" found, a list of keys']),
        ("base = 5\n[keys]\nwin = ['x', 1]\n", 5, ["line 3: keys.win: ['x', 1] found, a list of keys"]),
        ('base = 5\nlang = "z', 5, ["line 2: no TOML: "]),
        ("base = 5\nspeed\n", 5, ["line 2: no TOML: "]),
        ("base = 5\nkeys = [\n", 5, ["line 3: no TOML: "]),
        ("speed = 9\nbell = 1\nbase = 5\n", 5, ["line 1: speed: 9", "line 2: bell: 1"]),
    ],
)
def test_what_is_bad_is_told_by_line_and_key_and_the_rest_counts(
    file: Path, text: str, base: int, told: list[str]
) -> None:
    file.write_bytes(text.encode())
    settings, notices = read(file)
    assert replace(settings, speed=USUAL.speed) == changed(USUAL, "base", base)
    assert len(notices) == len(told)
    assert all(notice.startswith(f"{file}: {start}") for notice, start in zip(notices, told, strict=True)), (
        notices
    )
    assert file.read_bytes() == text.encode()


def test_a_folder_in_its_place_is_told(file: Path) -> None:
    file.mkdir()
    assert read(file) == (USUAL, (f"{file}: Is a directory; the usual settings are used",))


def test_a_file_that_is_no_text_is_told(file: Path) -> None:
    file.write_bytes(b"base = 5\n\xff\n")
    settings, (notice,) = read(file)
    assert settings == USUAL
    assert notice.startswith(f"{file}: no UTF-8: ")


def test_a_link_to_nowhere_is_told(file: Path) -> None:
    file.symlink_to(file.parent / "nowhere")
    assert len(read(file).notices) == 1


def test_a_file_far_too_long_is_told(file: Path) -> None:
    file.write_text("#" * 20_000)
    assert read(file).notices == (
        f"{file}: more than 16384 bytes, far too many; the usual settings are used",
    )


@pytest.mark.parametrize("key", ["speed", "keys.win", "theme"])
def test_none_brings_the_usual_back(key: str) -> None:
    values: dict[str, object] = {"speed": 4, "keys.win": ["x"], "theme": "safe"}
    assert changed(changed(USUAL, key, values[key]), key, None) == USUAL


def test_a_setting_that_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(BadSetting, match=r'^"nothing": no such setting'):
        changed(USUAL, "nothing", 1)


def test_what_was_written_is_read_again(file: Path) -> None:
    other = file.with_name("other.toml")
    other.write_text(EVERYTHING)
    write(read(other).settings, file)
    assert read(file) == read(other)


def test_writing_keeps_comments_order_and_what_was_not_changed(file: Path) -> None:
    file.write_text('# mine\nspeed = 4 # fast\nbel = true\n\n[keys]\n# more\npass = ["n"]\n')
    write(changed(changed(read(file).settings, "speed", 1), "base", 5), file)
    assert file.read_text() == (
        '# mine\nspeed = 1 # fast\nbel = true\nbase = 5\n\n[keys]\n# more\npass = ["n"]\n'
    )


def test_writing_what_is_so_already_changes_nothing(file: Path) -> None:
    text = "base=5 # five\n\n\nspeed = 9\n"
    file.write_text(text)
    write(read(file).settings, file)
    assert file.read_text() == text


def test_what_is_usual_is_written_only_where_the_file_says_otherwise(file: Path) -> None:
    write(USUAL, file)
    assert file.read_text() == ""
    file.write_text('theme = "safe"\nspeed = 4\n')
    write(USUAL, file)
    assert file.read_text() == "speed = 2\n"


def test_a_chosen_key_is_written_over_a_bad_value(file: Path) -> None:
    file.write_text("speed = 9\nbell = 3\n")
    write(USUAL, file, chosen=("speed",))
    assert file.read_text() == "speed = 2\nbell = 3\n"


def test_keys_are_written_one_by_one(file: Path) -> None:
    file.write_text('[keys]\nwin = ["x"]\n')
    both = changed(read(file).settings, "keys.pass", ["j"])
    write(both, file)
    assert file.read_text() == '[keys]\nwin = ["x"]\npass = ["j"]\n'
    write(changed(both, "keys.win", None), file)
    assert file.read_text() == '[keys]\npass = ["j"]\n'


def test_a_file_that_is_no_toml_is_not_written(file: Path) -> None:
    file.write_text("base = 5\nspeed\n")
    with pytest.raises(NotWritten, match="not written, since it cannot be read"):
        write(changed(USUAL, "base", 9), file)
    assert file.read_text() == "base = 5\nspeed\n"


def test_a_file_in_a_folders_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(NotWritten, match="not written"):
        write(changed(USUAL, "base", 9), tmp_path / "taken" / "settings.toml")


def test_nothing_else_is_left_in_the_folder(file: Path) -> None:
    write(changed(USUAL, "base", 9), file)
    assert list(file.parent.glob("*settings*")) == [file]


def test_a_linked_file_is_written_where_it_is(file: Path) -> None:
    kept = file.with_name("kept.toml")
    kept.write_text("# mine\n")
    file.symlink_to(kept)
    write(changed(USUAL, "base", 9), file)
    assert kept.read_text() == "# mine\nbase = 9\n"
    assert file.is_symlink()
