"""Where lines of words and tiles are broken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fuzhou_tui.engine.tiles import KINDS, Tile, tile
from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.drawing.flow import Part, Span, flowed, plain, row_width
from fuzhou_tui.tui.drawing.ink import BOLD

CLOSING = tuple("。，、；：！？）」』》】”,.;:!?)]}")


def rows(line: list[Part] | str, width: int, faces: Faces = Faces.ZH, hang: int = 2) -> list[str]:
    """The line's rows as plain text."""
    parts = [line] if isinstance(line, str) else line
    return [plain(row, faces) for row in flowed(parts, width, faces, hang)]


def test_a_line_that_fits_is_one_row() -> None:
    assert rows("打 5万", 6) == ["打 5万"]


def test_hanzi_are_broken_anywhere_and_the_rows_after_the_first_are_set_in() -> None:
    assert rows("东南西北中发白春夏", 14) == ["东南西北中发白", "  春夏"]


def test_words_are_broken_at_blanks() -> None:
    assert rows("seven golden sparrows", 16) == ["seven golden", "  sparrows"]


def test_no_row_begins_with_closing_punctuation() -> None:
    assert rows("东南西北，中发白。", 8, hang=0) == ["东南西", "北，中发", "白。"]


def test_no_row_ends_with_opening_punctuation() -> None:
    assert rows("东南西（北中）", 8, hang=0) == ["东南西", "（北中）"]


@pytest.mark.parametrize("text", ["东南5万", "东南五万", "东南5索", "东南九条"])
def test_a_tile_in_words_stays_whole(text: str) -> None:
    assert rows(text, 6, hang=0) == ["东南", text[2:]]


def test_a_tile_keeps_the_marks_that_stand_at_it() -> None:
    line: list[Part] = [tile("5m"), "* ", tile("6m"), "x ", "[", tile("7m"), "]"]
    assert rows(line, 5, hang=0) == ["5万*", "6万x", "[7万]"]


def test_tiles_side_by_side_are_broken_between_them() -> None:
    assert rows([tile("5m")] * 3, 6, hang=0) == ["5万5万", "5万"]


def test_what_is_longer_than_a_row_is_broken_where_the_row_ends() -> None:
    assert rows("123456789m1134p", 6, hang=0) == ["123456", "789m11", "34p"]


def test_a_long_name_is_broken_after_its_low_lines() -> None:
    assert rows("gold_discard_locks", 13, hang=0) == ["gold_discard_", "locks"]


def test_punctuation_after_words_in_another_ink_stays_at_them() -> None:
    assert rows(["东南西", Span("北中", BOLD), "。"], 10, hang=0) == ["东南西北", "中。"]


def test_an_ink_goes_on_in_the_next_row() -> None:
    found = list(flowed([Span("东南西北", BOLD)], 4, Faces.ZH, 0))
    assert found == [(Span("东南", BOLD),), (Span("西北", BOLD),)]


PARTS = st.one_of(
    st.text(alphabet="东南，。（）a b5万_-*", max_size=12),
    st.text(alphabet="东， a", min_size=1, max_size=8).map(lambda text: Span(text, BOLD)),
    st.integers(0, KINDS - 1).map(Tile),
)


@given(st.lists(PARTS, max_size=8), st.integers(12, 60), st.sampled_from(Faces))
def test_no_row_is_wider_than_there_is_room_and_nothing_but_blanks_is_lost(
    line: list[Part], width: int, faces: Faces
) -> None:
    found = list(flowed(line, width, faces))
    assert all(row_width(row, faces) <= width for row in found)
    told = "".join(plain(row, faces) for row in found)
    assert told.replace(" ", "") == plain(line, faces).replace(" ", "")


PHRASES = st.tuples(
    st.text(alphabet="东南西北（", min_size=1, max_size=9), st.sampled_from("，。、；：！？）")
)


@given(st.lists(PHRASES.map("".join), max_size=9), st.integers(16, 40))
def test_a_row_of_a_long_text_neither_begins_nor_ends_with_the_wrong_punctuation(
    phrases: list[str], width: int
) -> None:
    found = rows("".join(phrases).replace("（（", "（"), width, hang=0)
    assert [row for row in found[1:] if row.startswith(CLOSING)] == []
    assert [row for row in found[:-1] if row.endswith("（")] == []
