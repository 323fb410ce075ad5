"""What the books' Markdown becomes on the screen."""

import pytest

from fuzhou_tui.faces import Faces
from fuzhou_tui.tui.drawing.flow import Span, plain
from fuzhou_tui.tui.drawing.ink import BOLD, HEADING
from fuzhou_tui.tui.pages.markdown import CODE, Sheet, joined, rows_of, spans

SHEET = Sheet(40, Faces.ZH)


def shown(text: str, width: int = 40) -> list[str]:
    """The rows of the text as plain text."""
    return [plain(row, Faces.ZH).rstrip() for row in rows_of(text, Sheet(width, Faces.ZH))]


def test_bold_words_and_code_have_inks_of_their_own() -> None:
    assert spans("打 **金** 或 `5m`") == ("打 ", Span("金", BOLD), " 或 ", Span("5m", CODE))


def test_headings_stand_out_and_alone() -> None:
    (first,), _, (second,), _, (text,) = rows_of("## 金\n### R3.3 开金\n翻开", SHEET)
    assert (first, second, text) == (Span("金", HEADING), Span("R3.3 开金", BOLD), "翻开")


def test_the_lines_of_a_paragraph_are_one_text() -> None:
    assert shown("one\ntwo\n\nthree") == ["one two", "", "three"]


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        (("打牌要", "想清楚"), "打牌要想清楚"),
        (("打牌，", "再想"), "打牌，再想"),
        (("见", "R1.3"), "见 R1.3"),
        (("144", "张"), "144 张"),
        (("后 t", "（索）"), "后 t（索）"),
        (("the", "gold"), "the gold"),
    ],
)
def test_a_blank_joins_lines_but_not_hanzi(lines: tuple[str, str], text: str) -> None:
    assert joined(lines) == text


def test_an_item_of_a_list_goes_on_under_its_text() -> None:
    assert shown("- 金 gold：这一局的百搭，\n  可以当任何一张数牌\n- 花", 24) == [
        "- 金 gold：这一局的百",
        "  搭，可以当任何一张数牌",
        "- 花",
    ]


def test_code_is_shown_as_it_is() -> None:
    assert shown("so:\n\n    x  = 1\n      y") == ["so:", "", "    x  = 1", "      y"]


def test_what_is_typed_and_what_is_printed_are_told_apart() -> None:
    typed, printed = rows_of("    $ fuzhou\n    ready", SHEET)
    assert Span("$ fuzhou", CODE) in typed
    assert Span("ready", CODE) not in printed


TABLE = "| flag | standard |\n|---|---|\n| gold_discard_locks | yes |\n| cap | no |"


def test_a_table_stands_in_columns() -> None:
    assert shown(TABLE) == [
        "flag                standard",
        "─" * 28,
        "gold_discard_locks  yes",
        "cap                 no",
    ]


def test_a_table_that_is_too_wide_is_broken_within_its_cells() -> None:
    assert shown(TABLE, 24) == [
        "flag            standard",
        "─" * 24,
        "gold_discard_   yes",
        "locks",
        "cap             no",
    ]
