"""Whole screens of the replay as text; `--rewrite-screens` writes them anew."""

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from reels import a_round, a_void_hand, golden, reel, steps
from rich.cells import cell_len

from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.drawing.canvas import Canvas
from fuzhou_tui.tui.drawing.footer import draw_footer
from fuzhou_tui.tui.drawing.layout import layout
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.replay_pages import remarks_picture
from fuzhou_tui.tui.reel import Reel
from fuzhou_tui.tui.reel_scene import reel_scene
from fuzhou_tui.tui.targets import Entry, Key, Typed
from fuzhou_tui.words import Lang

SCREENS: Final = Path(__file__).parents[1] / "screens"
SIZES: Final = [(120, 40), (100, 30), (80, 24), (60, 16)]
OTHER_SIZES: Final = [(137, 44), (200, 60), (119, 39), (59, 15), (1, 1)]


def kongs() -> Reel:
    """A hand with kongs of every kind, shortly before its end."""
    return reel(golden("standard_kongs")).last().back()


PLACES: Final[dict[str, Callable[[], Reel]]] = {
    "deal": lambda: reel(golden("street_two_bids")),
    "claim": lambda: next(place for place in steps(reel(golden("street_two_bids"))) if place.step == 30),
    "kongs": kongs,
    "one_seat": lambda: kongs().seen_by(1),
    "settled": lambda: reel(golden("standard_kongs")).last(),
}
ENGLISH: Final = Options(Lang.EN, Faces.ASCII)


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.parametrize("options", [Options(), ENGLISH], ids=["zh", "ascii"])
def test_the_replay_is_as_it_was(name: str, options: Options, *, rewrite_screens: bool) -> None:
    scene = reel_scene(PLACES[name](), options)
    rows = ((width, height, picture(scene, width, height).rows()) for width, height in SIZES)
    shown = "".join(f"{width}x{height}\n{text(found)}\n" for width, height, found in rows)
    path = SCREENS / f"replay_{name}_{options.faces.value}.txt"
    if rewrite_screens:
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")


def text(rows: tuple[str, ...]) -> str:
    return "".join(f"{row.rstrip()}\n" for row in rows)


@pytest.mark.parametrize("name", ["standard_kongs", "street_two_bids", "end_empty_tail"])
@pytest.mark.parametrize("eyes", [None, 0, 2])
def test_every_row_of_every_step_is_as_wide_as_the_screen(name: str, eyes: int | None) -> None:
    start = reel(golden(name))
    for place in [*steps(start if eyes is None else start.seen_by(eyes))][::4]:
        for faces in Faces:
            scene = reel_scene(place, Options(faces=faces))
            for width, height in (*SIZES, *(OTHER_SIZES if faces is Faces.ZH else ())):
                assert {cell_len(row) for row in picture(scene, width, height).rows()} == {width}


@pytest.mark.parametrize("name", PLACES)
def test_ascii_faces_in_english_need_no_sign_of_doubtful_width(name: str) -> None:
    scene = reel_scene(PLACES[name](), ENGLISH)
    for size in SIZES:
        shown = "".join(picture(scene, *size).rows())
        assert {sign for sign in shown if unicodedata.east_asian_width(sign) == "A"} == set()


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("size", SIZES)
def test_the_footer_always_names_the_ways_on_and_out(size: tuple[int, int], lang: Lang) -> None:
    for place in (kongs(), kongs().seen_by(0), reel(a_void_hand()).last()):
        canvas = Canvas(*size)
        scene = reel_scene(place, Options(lang=lang))
        draw_footer(canvas, scene, layout(*size).footer)
        commands = {target.command.value for _, target in canvas.targets if isinstance(target, Key)}
        assert {"left", "right", "pass", "help", "leave"} <= commands
        assert size[0] < 80 or "coach" in commands


def test_with_room_every_key_stands_in_the_footer() -> None:
    canvas = Canvas(240, 60)
    draw_footer(canvas, reel_scene(kongs().seen_by(0), Options()), layout(240, 60).footer)
    named = {target.command.value if isinstance(target, Key) else target for _, target in canvas.targets}
    assert named == {
        *("left", "right", "first", "last", "page_up", "page_down", "pass", "faster", "slower"),
        *("coach", "step", "auto", "counts", "log", "help", "menu", "leave"),
        Typed("0"),
    }


@pytest.mark.parametrize("size", SIZES)
def test_each_seat_is_named_with_the_digit_that_shows_its_view(size: tuple[int, int]) -> None:
    canvas = picture(reel_scene(kongs(), Options()), *size)
    assert {target.sign for _, target in canvas.targets if isinstance(target, Typed)} == {"1", "2", "3", "4"}


@pytest.mark.parametrize("size", SIZES)
def test_the_review_numbers_the_remarks_and_each_can_be_clicked(size: tuple[int, int]) -> None:
    remarks = reel(a_round("human:Ming,random,random,random")).seen_by(1).remarks()[:9]
    canvas = remarks_picture(remarks, 0, Options(), *size)
    found = [(region, target.place) for region, target in canvas.targets if isinstance(target, Entry)]
    assert [place for region, place in found if region.area][:3] == [0, 1, 2]
    assert canvas.rows()[found[0][0].y].startswith(f" 1 第{remarks[0].step}步")


def test_a_review_without_remarks_says_so() -> None:
    assert "没有" in "".join(remarks_picture((), 0, Options(), 80, 24).rows())
