"""The canvas of cells."""

from textual.geometry import Region

from fuzhou_tui.tui.drawing.canvas import Canvas, fitted
from fuzhou_tui.tui.drawing.ink import BOLD, FAINT, PLAIN
from fuzhou_tui.tui.theme import Styles, Theme


def test_a_hanzi_takes_two_cells() -> None:
    canvas = Canvas(6, 1)
    assert canvas.put(0, 0, "5万x") == 4
    assert canvas.rows() == ("5万x  ",)


def test_what_does_not_fit_is_left_out_whole() -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "1万万")
    assert canvas.rows() == ("1万 ",)


def test_writing_over_half_of_a_hanzi_leaves_no_half_behind() -> None:
    left, right = Canvas(4, 1), Canvas(4, 1)
    left.put(0, 0, "万索")
    right.put(0, 0, "万索")
    left.put(1, 0, "x")
    right.put(2, 0, "x")
    assert left.rows() == (" x索",)
    assert right.rows() == ("万x ",)


def test_only_changed_spans_are_told() -> None:
    before, after = Canvas(40, 3), Canvas(40, 3)
    after.put(4, 1, "x")
    after.put(6, 1, "x")
    after.put(30, 1, "x")
    assert list(after.changes(before)) == [Region(4, 1, 3, 1), Region(30, 1, 1, 1)]


def test_a_change_of_ink_alone_is_a_change() -> None:
    before, after = Canvas(10, 1), Canvas(10, 1)
    after.put(0, 0, "  ", BOLD)
    assert list(after.changes(before)) == [Region(0, 0, 2, 1)]


def test_a_span_never_begins_or_ends_within_a_hanzi() -> None:
    before, after = Canvas(8, 1), Canvas(8, 1)
    before.put(1, 0, "万索")
    after.put(1, 0, "万饼")
    assert list(after.changes(before)) == [Region(3, 0, 2, 1)]


def test_a_blank_is_sent_with_the_text_before_it_where_it_looks_the_same() -> None:
    canvas = Canvas(6, 1)
    canvas.put(0, 0, "a", BOLD)
    canvas.put(2, 0, "b", FAINT)
    segments = list(canvas.strip(0, Styles(Theme.CLASSIC)))
    assert [segment.text for segment in segments] == ["a ", "b   "]


def test_every_segment_carries_a_style_that_paints_both_grounds() -> None:
    canvas = Canvas(8, 1)
    canvas.put(1, 0, "东", BOLD)
    canvas.put(4, 0, "x", FAINT)
    segments = list(canvas.strip(0, Styles(Theme.CLASSIC)))
    assert "".join(segment.text for segment in segments) == " 东 x   "
    assert all(segment.style and segment.style.color and segment.style.bgcolor for segment in segments)


def test_without_colour_no_style_has_a_colour() -> None:
    style = Styles(Theme.NONE)[PLAIN]
    assert (style.color, style.bgcolor) == (None, None)


def test_a_long_name_is_cut_by_cells() -> None:
    assert fitted("欧阳小明", 5) == "欧阳~"
    assert fitted("小明", 5) == "小明 "
    assert fitted("欧阳小", 4) == "欧~ "
