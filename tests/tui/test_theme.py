"""Colours: readable, told apart by colour-blind eyes, and never the only sign."""

import re
from itertools import combinations
from math import dist
from typing import Final

import pytest
from rich.color import Color
from tables import SCENES
from tables import a_win_to_take as a_lifted_tile

from fuzhou_tui.faces import Faces, Flag
from fuzhou_tui.tui.drawing.ink import Hue, Ink
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.targets import Held
from fuzhou_tui.tui.theme import PALETTES, Styles, Theme, chosen_theme, usual_theme

Rgb = tuple[float, float, float]

RICH: Final = (Theme.CLASSIC, Theme.SAFE, Theme.CONTRAST)
SUITS: Final = (Hue.WAN, Hue.BING, Hue.SUO)
FACES: Final = (Hue.TILE, Hue.GOLD, Hue.LIFTED, Hue.RECENT, Hue.FLASH)
# Machado, Oliveira and Fernandes 2009, severity 1.
PROTAN: Final = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTAN: Final = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)


@pytest.mark.parametrize("theme", Theme)
def test_every_hue_has_a_style_that_paints_both_grounds(theme: Theme) -> None:
    styles = Styles(theme)
    for hue in Hue:
        style = styles[Ink(hue, hue)]
        assert (style.color is None) == (style.bgcolor is None) == (theme is Theme.NONE)


@pytest.mark.parametrize("theme", RICH)
@pytest.mark.parametrize("face", FACES)
def test_suits_can_be_read_on_every_face(theme: Theme, face: Hue) -> None:
    for suit in (*SUITS, Hue.FLOWER):
        assert contrast(rgb(theme, suit), rgb(theme, face)) >= 3.5


@pytest.mark.parametrize("theme", RICH)
@pytest.mark.parametrize(
    ("fore", "back", "least"),
    [
        (Hue.TEXT, Hue.FELT, 7.0),
        (Hue.FAINT, Hue.FELT, 3.0),
        (Hue.FAINT, Hue.WELL, 3.0),
        (Hue.BAR_TEXT, Hue.BAR, 7.0),
        (Hue.ACCENT, Hue.BAR, 7.0),
        (Hue.ACCENT, Hue.FELT, 4.5),
        (Hue.ON_ACCENT, Hue.ACCENT, 7.0),
        (Hue.BAD, Hue.FELT, 4.5),
        (Hue.GOOD, Hue.FELT, 4.5),
        (Hue.WALL, Hue.FELT, 3.0),
    ],
)
def test_words_can_be_read(theme: Theme, fore: Hue, back: Hue, least: float) -> None:
    assert contrast(rgb(theme, fore), rgb(theme, back)) >= least


@pytest.mark.parametrize("sight", [PROTAN, DEUTAN])
def test_the_suits_of_the_safe_theme_differ_to_red_green_blind_eyes(sight: tuple[Rgb, Rgb, Rgb]) -> None:
    for one, other in combinations(SUITS, 2):
        assert difference(seen(rgb(Theme.SAFE, one), sight), seen(rgb(Theme.SAFE, other), sight)) >= 40


@pytest.mark.parametrize(
    ("environment", "theme"),
    [
        ({"NO_COLOR": "1", "COLORTERM": "truecolor"}, Theme.NONE),
        ({"COLORTERM": "truecolor", "TERM": "xterm"}, Theme.CLASSIC),
        ({"TERM": "xterm-256color"}, Theme.CLASSIC),
        ({"TERM": "linux"}, Theme.SIXTEEN),
        ({}, Theme.SIXTEEN),
    ],
)
def test_the_usual_theme_is_what_the_terminal_can_show(environment: dict[str, str], theme: Theme) -> None:
    assert usual_theme(environment) is theme


def test_a_chosen_theme_goes_before_the_usual_one_but_not_before_no_colour() -> None:
    assert chosen_theme("safe", {"TERM": "linux"}) is Theme.SAFE
    assert chosen_theme(None, {"TERM": "linux"}) is Theme.SIXTEEN
    assert chosen_theme("safe", {"NO_COLOR": "1"}) is Theme.NONE


@pytest.mark.parametrize("size", [(120, 40), (100, 30), (80, 24), (60, 20)])
@pytest.mark.parametrize("faces", [Faces.ZH, Faces.ASCII])
def test_without_colour_gold_and_selection_are_told_by_signs(faces: Faces, size: tuple[int, int]) -> None:
    scene = a_lifted_tile()._replace(faces=faces)
    assert shown(scene, size) != shown(scene._replace(opened=False), size)
    assert shown(scene, size) != shown(scene._replace(cursor=0), size)
    lifted = [target for _, target in picture(scene, *size).targets if isinstance(target, Held)]
    assert lifted


@pytest.mark.parametrize("size", [(120, 40), (100, 30), (80, 24)])
def test_without_colour_the_last_discard_is_told_by_its_flag(size: tuple[int, int]) -> None:
    rows = "\n".join(picture(SCENES["claim"](), *size).rows())
    assert re.findall(rf".万{Flag.LAST.value}", rows) == [f"5万{Flag.LAST.value}"]


@pytest.mark.parametrize("size", [(120, 40), (100, 30), (80, 24), (60, 20)])
def test_without_colour_whose_turn_it_is_is_told_by_words(size: tuple[int, int]) -> None:
    assert "轮到你出牌" in "".join(picture(SCENES["own_turn"](), *size).rows())
    assert "轮到 老林" in "".join(picture(SCENES["deal"](), *size).rows())


def shown(scene: Scene, size: tuple[int, int]) -> tuple[str, ...]:
    return picture(scene, *size).rows()


def rgb(theme: Theme, hue: Hue) -> Rgb:
    """Red, green and blue, 0-1."""
    triplet = Color.parse(PALETTES[theme][hue]).get_truecolor()
    return triplet.red / 255, triplet.green / 255, triplet.blue / 255


def linear(colour: Rgb) -> Rgb:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """The contrast ratio of WCAG 2, 1-21."""
    weights = (0.2126, 0.7152, 0.0722)
    lights = [
        sum(w * part for w, part in zip(weights, linear(colour), strict=True)) for colour in (one, other)
    ]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def seen(colour: Rgb, sight: tuple[Rgb, Rgb, Rgb]) -> Rgb:
    """The linear colour as such eyes see it."""
    parts = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(w * part for w, part in zip(row, parts, strict=True)))) for row in sight
    )
    return red, green, blue


def difference(one: Rgb, other: Rgb) -> float:
    """CIE76 between two linear colours."""
    return dist(lab(one), lab(other))


def lab(colour: Rgb) -> Rgb:
    red, green, blue = colour
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
