"""How tiles look and how wide they are."""

from itertools import chain

import pytest
from rich.cells import cell_len

from fuzhou_tui.engine.tiles import KINDS, Tile
from fuzhou_tui.faces import Faces, boxed, boxed_back, signs, small, stacked, tall, tall_back

ALL = [Tile(kind) for kind in range(KINDS)]


@pytest.mark.parametrize("faces", Faces)
def test_a_small_tile_is_three_cells(faces: Faces) -> None:
    assert {cell_len(small(tile, faces)) for tile in ALL} == {3}


@pytest.mark.parametrize("faces", Faces)
@pytest.mark.parametrize("gold", [False, True])
def test_a_boxed_tile_is_five_cells_by_three_rows(faces: Faces, *, gold: bool) -> None:
    assert {tuple(map(cell_len, boxed(tile, faces, gold=gold))) for tile in ALL} == {(5, 5, 5)}
    assert tuple(map(cell_len, boxed_back(faces))) == (5, 5, 5)


@pytest.mark.parametrize("faces", Faces)
@pytest.mark.parametrize("gold", [False, True])
def test_a_tall_tile_is_four_cells_by_four_rows(faces: Faces, *, gold: bool) -> None:
    assert {tuple(map(cell_len, tall(tile, faces, gold=gold))) for tile in ALL} == {(4, 4, 4, 4)}
    assert tuple(map(cell_len, tall_back(faces))) == (4, 4, 4, 4)


@pytest.mark.parametrize("faces", Faces)
def test_no_two_tiles_look_alike(faces: Faces) -> None:
    assert len({small(tile, faces) for tile in ALL}) == KINDS
    assert len({stacked(tile, faces) for tile in ALL}) == KINDS


@pytest.mark.parametrize("faces", Faces)
def test_a_gold_can_be_told_by_its_shape(faces: Faces) -> None:
    tile = Tile(4)
    assert tall(tile, faces, gold=True) != tall(tile, faces, gold=False)
    assert boxed(tile, faces, gold=True) != boxed(tile, faces, gold=False)


def test_no_tile_is_drawn_by_a_sign_of_doubtful_width() -> None:
    drawn = "".join(chain.from_iterable(small(tile, faces) for tile in ALL for faces in Faces))
    assert "\U0001f004" not in drawn
    assert "\ufe0e" not in drawn
    assert "\ufe0f" not in drawn


def test_ascii_faces_are_ascii() -> None:
    shown = [*signs(Faces.ASCII)[:2], *(small(tile, Faces.ASCII) for tile in ALL), *boxed_back(Faces.ASCII)]
    assert "".join(shown).isascii()
