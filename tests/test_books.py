"""Help, tips and glossary: the same in both languages, and true."""

import re

import pytest
from click.testing import CliRunner
from rich.cells import cell_len
from sources import ROOT

from fuzhou_tui.cli import main
from fuzhou_tui.rulebook import Book, Help, chapters, help_on, page
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.vocabulary.game import GAME
from fuzhou_tui.words import Lang

RULE = re.compile(r"\bR\d+\.\d+")
BESIDE_RULES = [book for book in Book if book is not Book.RULES]
EXAMPLE = re.compile(r"^    \$ (fuzhou .*)\n((?:    [^$\n].*\n)+)", re.MULTILINE)
ENTRY = {Lang.ZH: re.compile(r"^- (\S+) ([^：]+)：", re.MULTILINE)} | {
    Lang.EN: re.compile(r"^- (\S+) ([^:]+):", re.MULTILINE)
}


@pytest.mark.parametrize("book", Book)
def test_both_languages_have_the_same_chapters(book: Book) -> None:
    chinese, english = (chapters(book, lang) for lang in Lang)
    assert len(chinese) == len(english) > 2
    assert all(chapter.title and chapter.text for chapter in (*chinese, *english))


@pytest.mark.parametrize("book", BESIDE_RULES)
def test_a_chapter_cites_the_same_rules_in_both_languages(book: Book) -> None:
    for chinese, english in zip(chapters(book, Lang.ZH), chapters(book, Lang.EN), strict=True):
        assert RULE.findall(chinese.text) == RULE.findall(english.text)


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("book", BESIDE_RULES)
def test_a_book_fits_a_screen_of_80_columns(book: Book, lang: Lang) -> None:
    assert [line for line in page(book, lang).splitlines() if cell_len(line) > 80] == []


@pytest.mark.parametrize("book", BESIDE_RULES)
@pytest.mark.parametrize("lang", Lang)
def test_the_command_line_shows_every_book(book: Book, lang: Lang) -> None:
    ran = CliRunner().invoke(main, ["rules", "--page", book.value, "--lang", lang.value])
    assert ran.stdout == page(book, lang)


@pytest.mark.parametrize(
    ("subject", "titles"),
    [
        (Help.TURN, ("轮到自己", "Your own turn")),
        (Help.CLAIMS, ("要别家的牌", "Claims")),
        (Help.WAITING, ("等别家", "While others play")),
        (Help.GOLD, ("金", "The gold")),
        (Help.WALL, ("牌墙", "The wall")),
        (Help.SETTLEMENT, ("算分", "Settlement")),
        (Help.KEYS, ("键", "Keys")),
        (Help.LINES, ("文字界面的命令", "Commands of plain mode")),
    ],
)
def test_help_is_found_by_what_is_going_on(subject: Help, titles: tuple[str, str]) -> None:
    assert tuple(help_on(subject, lang).title for lang in Lang) == titles


def test_the_help_has_a_chapter_for_each_subject() -> None:
    assert len(chapters(Book.HELP, Lang.ZH)) == len(Help)


@pytest.mark.parametrize("lang", Lang)
def test_what_the_tips_show_is_what_the_program_says(lang: Lang) -> None:
    found = examples(lang)
    assert len(found) >= 8
    for command, lines in found:
        ran = CliRunner().invoke(main, [*command.split()[1:], "--lang", lang.value])
        assert ran.exit_code == 0
        said = iter(ran.stdout.splitlines())
        assert [line for line in lines if line not in said] == [], command


def test_both_languages_show_the_same_hands() -> None:
    assert [command for command, _ in examples(Lang.ZH)] == [command for command, _ in examples(Lang.EN)]


@pytest.mark.parametrize("lang", Lang)
def test_every_tip_has_a_hand(lang: Lang) -> None:
    assert [chapter.title for chapter in chapters(Book.TIPS, lang) if "$ fuzhou" not in chapter.text] == []


def test_the_glossary_has_the_same_words_in_both_languages() -> None:
    chinese, english = (ENTRY[lang].findall(page(Book.GLOSSARY, lang)) for lang in Lang)
    assert chinese == english
    assert len(chinese) > 60


def test_the_glossary_has_one_word_for_each_thing() -> None:
    entries = ENTRY[Lang.EN].findall(page(Book.GLOSSARY, Lang.EN))
    assert len(entries) == len({hanzi for hanzi, _ in entries})
    assert len(entries) == len({english for _, english in entries})


@pytest.mark.parametrize(
    "name",
    [
        *("chow", "pung", "kong", "pass", "win", "discard", "gold", "concealed_kong", "drawn_hand", "streak"),
        *("golden_dragon", "golden_sparrow", "three_golds", "heavenly_hand", "robbing_the_gold"),
        *("flowerless", "single_flower", "flower_hand", "half_flush", "full_flush"),
    ],
)
def test_the_glossary_says_it_as_the_game_does(name: str) -> None:
    entries = dict(ENTRY[Lang.EN].findall(page(Book.GLOSSARY, Lang.EN)))
    chinese, english = GAME[name]
    assert english in entries.values()
    assert chinese in entries or name == "drawn_hand"


def test_the_keys_of_the_help_are_named_as_the_settings_name_them() -> None:
    named = re.findall(r"keys\.(\w+)", page(Book.HELP, Lang.EN) + page(Book.HELP, Lang.ZH))
    assert named
    assert set(named) <= {command.value for command in Command}


def test_every_book_is_shipped_with_the_program() -> None:
    shipped = {path.name for path in (ROOT / "fuzhou_tui" / "docs").glob("*.*.md")}
    assert shipped == {f"{book.value}.{lang.value}.md" for book in Book for lang in Lang}


def examples(lang: Lang) -> list[tuple[str, list[str]]]:
    """The commands that the tips show, with the lines they are said to print."""
    found = EXAMPLE.findall(page(Book.TIPS, lang) + "\n")
    return [(command, [line[4:] for line in lines.splitlines()]) for command, lines in found]
