"""Whole screens as text; `--rewrite-screens` writes them anew."""

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from moments import of, walked
from rich.cells import cell_len
from scenes import Scene as Hand

from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.picture import picture
from fuzhou_tui.tui.scene import Question, Scene
from fuzhou_tui.words import Lang

SCREENS: Final = Path(__file__).parents[1] / "screens"
SIZES: Final = [(120, 40), (100, 30), (80, 24), (64, 18)]


def every_claim() -> Scene:
    """Seat 0 may take the 5m as a pung or in three chows."""
    return of(Hand("345567m147p1479s25p", "", "", "5m", dealer=3).first("5m"))


def a_golden_sparrow() -> Hand:
    """Seat 0, ready with one gold alone, draws the second."""
    return Hand("123m456m789m123p456p9s", dealer=3, head="9s").discard(3, "2m")


def a_win_to_take() -> Scene:
    return of(a_golden_sparrow())


def a_win_settled() -> Scene:
    return of(a_golden_sparrow().act(0, "w"))


MOMENTS: Final[dict[str, Callable[[], Scene]]] = {
    "first_turn": lambda: of(Hand()),
    "late": lambda: walked(6, 62),
    "claim": every_claim,
    "win_to_take": a_win_to_take,
    "win_settled": a_win_settled,
    "drawn_hand": lambda: of(Hand().play_out()),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MOMENTS)
def test_the_screen_is_as_it_was(name: str, size: tuple[int, int], *, rewrite_screens: bool) -> None:
    rows = picture(MOMENTS[name](), *size).rows()
    shown = "".join(row.rstrip() + "\n" for row in rows)
    path = SCREENS / f"{name}_{size[0]}x{size[1]}.txt"
    if rewrite_screens:
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("faces", Faces)
@pytest.mark.parametrize("name", MOMENTS)
def test_every_row_is_as_wide_as_the_screen(name: str, faces: Faces, lang: Lang) -> None:
    scene = MOMENTS[name]()._replace(faces=faces, lang=lang)
    for width, height in (*SIZES, (137, 44), (200, 60), (90, 24), (60, 16), (40, 10), (1, 1)):
        rows = picture(scene, width, height).rows()
        assert {cell_len(row) for row in rows} == {width}
        assert len(rows) == height


@pytest.mark.parametrize("name", MOMENTS)
def test_ascii_faces_in_english_need_no_sign_of_doubtful_width(name: str) -> None:
    scene = MOMENTS[name]()._replace(faces=Faces.ASCII, lang=Lang.EN, names=("Ming", "Hai", "Mei", "Lin"))
    for size in SIZES:
        shown = "".join(picture(scene, *size).rows())
        assert {sign for sign in shown if unicodedata.east_asian_width(sign) == "A"} == set()


@pytest.mark.parametrize("question", Question)
@pytest.mark.parametrize("size", SIZES)
def test_every_question_is_asked_in_the_prompt(question: Question, size: tuple[int, int]) -> None:
    before = picture(a_win_to_take(), *size).rows()
    after = picture(a_win_to_take()._replace(question=question), *size).rows()
    changed = [row for row, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    assert len(changed) == 1


@pytest.mark.parametrize("seed", range(12))
def test_any_moment_can_be_drawn_at_any_size(seed: int) -> None:
    scene = walked(seed, 17 * seed)
    for width, height in ((120, 40), (100, 30), (80, 24), (60, 16), (59, 15)):
        assert {cell_len(row) for row in picture(scene, width, height).rows()} == {width}
