"""Whole screens as text; `--rewrite-screens` writes them anew."""

import unicodedata
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from moments import walked
from rich.cells import cell_len
from tables import SCENES, a_win_to_take

from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.drawing.chips import chips
from fuzhou_tui.tui.drawing.header import kept_back
from fuzhou_tui.tui.drawing.layout import layout
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.scene import Auto, Manner, Question, Scene
from fuzhou_tui.words import Lang, word

SCREENS: Final = Path(__file__).parents[1] / "screens"
SIZES: Final = [(120, 40), (100, 30), (80, 24), (60, 20)]
OTHER_SIZES: Final = [(137, 44), (200, 60), (119, 39), (90, 24), (60, 16), (59, 15), (1, 1)]
# The main moments are drawn in the other faces too.
MAIN: Final = ("own_turn", "claim", "five_melds", "win")
SHOTS: Final = [*((name, Faces.ZH) for name in SCENES), *product(MAIN, (Faces.ASCII, Faces.GLYPH))]


@pytest.mark.parametrize(("name", "faces"), SHOTS)
def test_the_screen_is_as_it_was(name: str, faces: Faces, *, rewrite_screens: bool) -> None:
    scene = SCENES[name]()._replace(faces=faces, lang=Lang.EN if faces is Faces.ASCII else Lang.ZH)
    shown = "".join(f"{width}x{height}\n{text(scene, width, height)}\n" for width, height in SIZES)
    path = SCREENS / f"{name}_{faces.value}.txt"
    if rewrite_screens:
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("faces", Faces)
@pytest.mark.parametrize("name", SCENES)
def test_every_row_is_as_wide_as_the_screen(name: str, faces: Faces) -> None:
    for width, height in (*SIZES, *(OTHER_SIZES if faces is Faces.ZH else ())):
        for lang in Lang:
            rows = picture(SCENES[name]()._replace(faces=faces, lang=lang), width, height).rows()
            assert {cell_len(row) for row in rows} == {width}
            assert len(rows) == height


@pytest.mark.parametrize("name", SCENES)
def test_ascii_faces_in_english_need_no_sign_of_doubtful_width(name: str) -> None:
    scene = SCENES[name]()._replace(faces=Faces.ASCII, lang=Lang.EN, names=("Ming", "Hai", "Mei", "Lin"))
    for size in SIZES:
        shown = "".join(picture(scene, *size).rows())
        assert {sign for sign in shown if unicodedata.east_asian_width(sign) == "A"} == set()


@pytest.mark.parametrize("question", Question)
@pytest.mark.parametrize("size", SIZES)
def test_every_question_is_asked_in_the_fixed_rows(question: Question, size: tuple[int, int]) -> None:
    place = layout(*size)
    rows = range(place.options.y, place.inspector.bottom)
    before = picture(a_win_to_take(), *size).rows()
    after = picture(a_win_to_take()._replace(question=question), *size).rows()
    changed = {row for row, (old, new) in enumerate(zip(before, after, strict=True)) if old != new}
    assert changed
    assert changed <= set(rows)
    assert word(f"ask_{question.value}", Lang.ZH) in "".join(after)


@pytest.mark.parametrize("name", ["[/]", "a[/b", "[bold", "[red]x", "[[", "\\[", ":smile:"])
def test_brackets_in_a_name_are_shown_as_they_are(name: str) -> None:
    for scene in (SCENES["own_turn"](), SCENES["win"]()):
        rows = picture(scene._replace(names=(name,) * 4), 120, 40).rows()
        assert sum(name in row for row in rows) >= 4


@pytest.mark.parametrize("name", ["e\u0301le\u0300ve", "👨\u200d👩\u200d👧", "很长很长很长的名字", "\u0301"])
def test_odd_names_leave_every_row_as_wide_as_the_screen(name: str) -> None:
    for size in SIZES:
        rows = picture(SCENES["own_turn"]()._replace(names=(name,) * 4), *size).rows()
        assert {cell_len(row) for row in rows} == {size[0]}


@pytest.mark.parametrize("seed", range(8))
def test_any_moment_can_be_drawn_at_any_size(seed: int) -> None:
    scene = walked(seed, 11 * seed)
    for width, height in (*SIZES, (60, 16), (59, 15)):
        assert {cell_len(row) for row in picture(scene, width, height).rows()} == {width}


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("faces", Faces)
@pytest.mark.parametrize("size", [*SIZES, (60, 16)])
def test_all_options_are_seen_at_once(size: tuple[int, int], faces: Faces, lang: Lang) -> None:
    scene = SCENES["every_option"]()._replace(faces=faces, lang=lang)
    place = layout(*size)
    shown = chips(scene, place.options)
    assert len(shown) == 7
    assert all(place.options.contains_region(chip.region) for chip in shown)


@pytest.mark.parametrize("name", SCENES)
def test_what_happened_last_always_stands_in_the_same_row(name: str) -> None:
    for size in SIZES:
        scene = SCENES[name]()
        row = picture(scene, *size).rows()[layout(*size).action.y]
        assert scene.over or "打" in row or "摸" in row or "开金" in row


def test_the_reserve_is_explained_by_kongs_and_sets_of_flowers() -> None:
    assert kept_back(SCENES["deal"]()) == "18"
    assert kept_back(SCENES["long_win"]()) == "22=18+暗2+花2"


@pytest.mark.parametrize("size", SIZES)
def test_orders_given_to_the_table_stand_in_the_header(size: tuple[int, int]) -> None:
    manner = Manner(paused=True, autos=frozenset({Auto.WIN, Auto.NO_CLAIMS}))
    header = picture(SCENES["own_turn"]()._replace(manner=manner), *size).rows()[0]
    assert "托管 自动胡 不吃碰" in header
    assert "暂停" in header


@pytest.mark.parametrize("size", SIZES)
def test_a_long_settlement_can_be_scrolled_to_its_end(size: tuple[int, int]) -> None:
    scene = SCENES["long_win"]()
    assert scene.reveal is not None
    screens = (picture(scene._replace(scroll=rows), *size).rows() for rows in range(24))
    assert any(scene.reveal.salt in "".join(rows) for rows in screens)


def text(scene: Scene, width: int, height: int) -> str:
    return "".join(f"{row.rstrip()}\n" for row in picture(scene, width, height).rows())


@pytest.mark.parametrize("size", SIZES)
def test_what_could_not_be_saved_is_said_in_the_header(size: tuple[int, int]) -> None:
    scene = SCENES["own_turn"]()
    assert "未存盘" not in picture(scene, *size).rows()[0]
    unsaved = scene._replace(heading=scene.heading._replace(unsaved=True))
    assert "未存盘" in picture(unsaved, *size).rows()[0]
