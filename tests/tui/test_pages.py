"""Help, log and counts as screens of their own, and the menus."""

from typing import Final

import pytest
from moments import walked
from rich.cells import cell_len
from tables import SCENES

from fuzhou_tui.engine.tiles import SEATS
from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.keymap import Command, keymap
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.page import Page, counts_page, help_page, log_page, page_picture, wrapped
from fuzhou_tui.words import Lang, word

PAGES: Final = [help_page, log_page, counts_page]


def whole(page: Page, width: int) -> str:
    """All the rows of a page at that width."""
    rows = len(wrapped(page.lines, width, Faces.ZH))
    return "\n".join(page_picture(page, 0, Options(), width, rows + 2).rows())


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("faces", Faces)
@pytest.mark.parametrize("width", [120, 80, 60, 20, 1])
def test_every_page_is_as_wide_as_the_screen(width: int, faces: Faces, lang: Lang) -> None:
    scene = SCENES["own_turn"]()._replace(faces=faces, lang=lang)
    for page in PAGES:
        rows = page_picture(page(scene, width), 0, Options(lang, faces), width, 24).rows()
        assert {cell_len(row) for row in rows} == {width}


def test_help_names_every_command_with_the_keys_it_has_now() -> None:
    scene = SCENES["own_turn"]()._replace(keys=keymap({"discard_drawn": ["e"]}))
    shown = whole(help_page(scene, 120), 120)
    assert all(word(f"help_{command.value}", Lang.ZH) in shown for command in Command)
    assert "e                摸切" in shown


@pytest.mark.parametrize("width", [120, 60])
def test_the_log_is_told_whole_with_the_latest_first(width: int) -> None:
    scene = walked(3, 40)
    shown = whole(log_page(scene, width), width)
    assert shown.index("68 ") < shown.index(" 1 ")
    assert shown.count("打") >= sum(len(area.discards) for area in scene.view.table.areas)


@pytest.mark.parametrize("width", [120, 60])
def test_everything_that_lies_open_is_on_the_page_of_counts(width: int) -> None:
    scene = walked(3, 40)
    shown = whole(counts_page(scene, width), width)
    for seat in SEATS:
        area = scene.view.table.areas[seat]
        assert f"花{len(area.flowers)}" in shown
        assert scene.names[seat] in shown
    assert sum(row.count("万") for row in shown.splitlines()[1:3]) >= 9
