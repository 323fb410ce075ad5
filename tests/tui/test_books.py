"""The books on the screen: every page fits, every link leads somewhere, every flag is told."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from rich.cells import cell_len
from tables import SCENES

from fuzhou_tui.engine.flags import FLAGS
from fuzhou_tui.engine.rules import PRESETS, STANDARD, STREET, MissedWin
from fuzhou_tui.engine.tiles import tile
from fuzhou_tui.faces import Faces
from fuzhou_tui.rulebook import Book, chapters, flag_meanings, page
from fuzhou_tui.rulefiles import rules_folder
from fuzhou_tui.tui.drawing.flow import Span, plain
from fuzhou_tui.tui.drawing.ink import Hue
from fuzhou_tui.tui.drawing.pen import face
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.books import contents, page_on, rulesets
from fuzhou_tui.tui.pages.flag_lines import GROUPS, value_text
from fuzhou_tui.tui.pages.page import Page, help_page, page_picture, wrapped
from fuzhou_tui.tui.pages.subjects import Contents, Passage, Ruleset, Subject, Told, Whole
from fuzhou_tui.words import Lang, word

WIDTHS: Final = (58, 60, 77, 80, 100, 118)
CLOSING: Final = re.compile(r"[。，、；：！？）」』》】”)\]}]|[,.;:!?](?!\w)")
LOOKS: Final = [Options(Lang.ZH, Faces.ZH), Options(Lang.EN, Faces.ASCII)]
LANGS: Final = ["zh", "en"]


def reached(options: Options) -> Iterator[Subject]:
    """Everything that can be read from the help at the table and from the start screen."""
    scene = SCENES["own_turn"]()._replace(lang=options.lang, faces=options.faces)
    found: dict[Subject, None] = {}
    ahead = [link.subject for link in (*help_page(scene, 80).links, *rulesets(STANDARD, options.lang))]
    while ahead:
        subject = ahead.pop()
        if subject in found:
            continue
        found[subject] = None
        ahead += led_to(subject, options)
    return iter(found)


def led_to(subject: Subject, options: Options) -> list[Subject]:
    """Where one can go from there."""
    if isinstance(subject, Contents):
        return [link.subject for link in contents(subject.book, options.lang)]
    shown = page_on(subject, options, 80)
    beside = (each for each in (shown.before, shown.after) if each is not None)
    return [*(link.subject for link in shown.links), *beside]


def texts(options: Options, width: int) -> Iterator[Page]:
    """Every page of text."""
    for subject in reached(options):
        if not isinstance(subject, Contents):
            yield page_on(subject, options, width)


@pytest.mark.parametrize("options", LOOKS, ids=LANGS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_page_fits_the_screen_and_no_row_begins_with_closing_punctuation(
    width: int, options: Options
) -> None:
    for shown in texts(options, width):
        rows = wrapped(shown.lines, width, options.faces)
        told = [plain(row, options.faces) for row in rows]
        assert [row for row in told if cell_len(row) > width - 2] == []
        assert [row for row in told if CLOSING.match(row.strip())] == []
        assert {cell_len(row) for row in page_picture(shown, 0, options, width, 24).rows()} == {width}


@pytest.mark.parametrize("options", LOOKS, ids=LANGS)
def test_every_link_leads_to_a_page_with_a_title_and_a_text(options: Options) -> None:
    for shown in texts(options, 80):
        assert shown.title
        assert any(plain(row, options.faces).strip() for row in shown.lines)


@pytest.mark.parametrize("options", LOOKS, ids=LANGS)
def test_every_chapter_of_every_book_can_be_reached(options: Options) -> None:
    found = set(reached(options))
    assert Whole(Book.GLOSSARY) in found
    for book in (Book.RULES, Book.TIPS, Book.HELP):
        numbers = range(1, len(chapters(book, options.lang)) + 1)
        assert [number for number in numbers if Passage(book, number) not in found] == []
    assert {Ruleset(rules) for rules in PRESETS.values()} <= found


@pytest.mark.parametrize("options", LOOKS, ids=LANGS)
def test_a_page_is_a_chapter_as_the_book_has_it(options: Options) -> None:
    for book in Book:
        for number, chapter in enumerate(chapters(book, options.lang), 1):
            shown = page_on(Passage(book, number), options, 100)
            told = "".join(plain(row, options.faces) for row in shown.lines)
            assert [letter for letter in set(chapter.text) - set("#|*`\n") if letter not in told] == []
            assert chapter.title in shown.title


def test_the_chapters_of_the_rulebook_have_their_own_numbers() -> None:
    links = contents(Book.RULES, Lang.ZH)
    assert [link.label.partition(".")[0] for link in links[:13]] == [str(number) for number in range(1, 14)]
    assert [link.subject for link in links] == [
        *(Passage(Book.RULES, n) for n in range(1, 14)),
        Passage(Book.RULES, 0),
    ]


def test_what_a_chapter_cites_is_a_digit_away() -> None:
    shown = page_on(Passage(Book.HELP, 1), LOOKS[0], 80)
    assert [link.subject for link in shown.links] == [Passage(Book.RULES, 5)]


def test_a_chapter_has_its_neighbours() -> None:
    first, last = (page_on(Passage(Book.TIPS, number), LOOKS[0], 80) for number in (1, 4))
    assert (first.before, first.after) == (None, Passage(Book.TIPS, 2))
    assert (last.before, last.after) == (Passage(Book.TIPS, 3), None)


@pytest.mark.parametrize("options", LOOKS, ids=LANGS)
def test_under_every_hand_of_the_tips_its_tiles_are_drawn(options: Options) -> None:
    commands = page(Book.TIPS, options.lang).count("$ fuzhou")
    drawn = 0
    for number, _ in enumerate(chapters(Book.TIPS, options.lang), 1):
        rows = page_on(Passage(Book.TIPS, number), options, 118).lines
        drawn += sum(is_a_hand(row) for row in rows)
    assert drawn == commands


def is_a_hand(row: object) -> bool:
    """Whether the row shows at least sixteen tiles, melds and the last one among them."""
    assert isinstance(row, tuple)
    return sum(isinstance(part, Span) and part.ink.back in {Hue.TILE, Hue.GOLD} for part in row) >= 16


def test_the_gold_of_a_tips_hand_is_marked_by_its_ground_and_by_a_sign() -> None:
    gold = tile("9p")
    rows = page_on(Passage(Book.TIPS, 2), LOOKS[0], 118).lines
    row = next(row for row in rows if Span("9饼", face(gold, gold)) in row)
    assert plain(row, Faces.ZH).count("9饼*") == 2


def test_every_flag_is_in_one_group() -> None:
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(flag.name for flag in FLAGS)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("lang", Lang)
def test_every_flag_says_what_it_does_and_what_the_others_choose(rules: object, lang: Lang) -> None:
    preset = next(each for each in PRESETS.values() if each == rules)
    rows = page_on(Ruleset(preset), Options(lang), 118).lines
    told = "\n".join(plain(row, Faces.ZH) for row in rows)
    flat = told.replace("\n  ", "").replace(" ", "")
    for meaning in flag_meanings(lang).values():
        assert meaning.replace("`", "").replace(" ", "") in flat
    others = [each.name for each in PRESETS.values() if each != preset]
    assert [name for name in others if told.count(word(f"rules_{name}", lang)) < len(FLAGS)] == []


def test_the_value_of_a_flag_is_told_in_words() -> None:
    values = (True, None, 18, MissedWin.SAME_TILE, STREET.points, STREET.discard_payer)
    assert [value_text(value, Lang.ZH) for value in values] == [
        *("是", "否", "18", "同样的牌", "街坊", "三家都付"),
    ]


def test_house_rules_mark_what_differs_from_their_preset() -> None:
    house = replace(STANDARD, name="ours", reserve=17, rob_kong=False)
    rows = [plain(row, Faces.ZH) for row in page_on(Ruleset(house), LOOKS[0], 118).lines]
    assert sum(row.startswith("* ") for row in rows) == 2
    assert any(row.startswith("* 牌墙里留几张不摸") for row in rows)
    assert any("这套 17   标准 18" in row for row in rows)


def test_the_players_own_rules_are_listed_those_too_that_cannot_be_read() -> None:
    folder = rules_folder()
    folder.mkdir(parents=True)
    (folder / "ours.toml").write_text("reserve = 17\n")
    (folder / "torn.toml").write_text("reserve = \n")
    found = {link.label: link.subject for link in rulesets(STANDARD, Lang.ZH)}
    assert found["ours"] == Ruleset(replace(STANDARD, name="ours", reserve=17))
    torn = found["torn"]
    assert isinstance(torn, Told)
    assert torn.text.startswith(f"{folder / 'torn.toml'}: ")


def test_the_ruleset_in_use_comes_first() -> None:
    assert rulesets(STREET, Lang.ZH)[0].subject == Ruleset(STREET)
    house = replace(STANDARD, name="ours", reserve=17)
    assert [link.label for link in rulesets(house, Lang.ZH)][:2] == ["ours", "标准"]


def test_a_book_is_shown_even_where_there_is_no_folder_of_rules(home: Path) -> None:
    assert not home.exists()
    assert len(rulesets(STANDARD, Lang.EN)) == len(PRESETS)
