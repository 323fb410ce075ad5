"""The rulebook: the same rules in both languages, and every rule that is cited."""

import re
from itertools import pairwise

import pytest
from rich.cells import cell_len
from sources import ROOT

from fuzhou_tui.engine.rules import PRESETS
from fuzhou_tui.rulebook import rulebook
from fuzhou_tui.words import Lang

LANGUAGES = ("en", "zh")
MARKS = {"en": "[choice]", "zh": "[取舍]"}
YES_NO = {"en": ("yes", "no"), "zh": ("是", "否")}
TOP_LEVEL = {"pyproject.toml", "fuzhou_tui", "bots", "tests", "README.md"}
CITED_IN = ("fuzhou_tui/**/*.py", "fuzhou_tui/**/*.md", "bots/**/*.py", "tests/**/*.py", "README.md")
RULE = re.compile(r"\bR\d+\.\d+")


def test_the_rulebook_numbers_its_rules_without_a_gap() -> None:
    numbers = [tuple(map(int, rule[1:].split("."))) for rule in rules("en")]
    assert len(numbers) == 69
    for last, (chapter, number) in pairwise(numbers):
        assert (chapter, number) in {(last[0], last[1] + 1), (last[0] + 1, 1)}


def test_both_languages_have_the_same_rules() -> None:
    assert rules("zh") == rules("en")


def test_every_rule_says_something_in_both_languages() -> None:
    assert [(lang, rule) for lang in LANGUAGES for rule, text in bodies(lang).items() if not text] == []


def test_every_rule_that_is_cited_stands_in_the_rulebook() -> None:
    cited = {
        (str(path.relative_to(ROOT)), rule)
        for pattern in CITED_IN
        for path in ROOT.glob(pattern)
        for rule in RULE.findall(path.read_text(encoding="utf-8"))
    }
    assert len(cited) > len(rules("en"))
    assert sorted((path, rule) for path, rule in cited if rule not in rules("en")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_is_marked_where_it_is_made_and_gives_its_reason_at_the_end(lang: str) -> None:
    marked = {rule for rule, text in bodies(lang).items() if MARKS[lang] in text}
    assert marked == set(re.findall(r"^- (R\d+\.\d+)[:：]", book(lang), re.MULTILINE))


def test_both_languages_give_the_same_choices() -> None:
    english, chinese = (re.findall(r"^- (R\d+\.\d+)[:：]", book(lang), re.MULTILINE) for lang in LANGUAGES)
    assert chinese == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_of_presets_says_what_the_presets_are(lang: str, preset: str) -> None:
    names, *rows = (cells(line) for line in book(lang).splitlines() if line.startswith("| "))
    column = names.index(preset)
    written = {row[0]: row[column] for row in rows}
    flags = [flag for flag in PRESETS[preset].__dataclass_fields__ if flag != "name"]
    assert written == {flag: flag_text(getattr(PRESETS[preset], flag), lang) for flag in flags}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_fits_a_screen_of_80_columns(lang: str) -> None:
    assert [line for line in book(lang).splitlines() if cell_len(line) > 80] == []


def test_the_top_level_holds_only_the_agreed_names() -> None:
    built = {"build", "dist"}
    found = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert found - built == TOP_LEVEL


def book(lang: str) -> str:
    """The rulebook in that language, as it is shipped."""
    return rulebook(Lang(lang))


def bodies(lang: str) -> dict[str, str]:
    """What is written under each rule, down to the next heading."""
    sections = re.split(r"^#+ ", book(lang), flags=re.MULTILINE)
    return {
        section.split()[0]: section.partition("\n")[2].strip() for section in sections if RULE.match(section)
    }


def rules(lang: str) -> tuple[str, ...]:
    """The numbers of the rules, in order."""
    return tuple(bodies(lang))


def cells(line: str) -> list[str]:
    """The cells of one row of a table."""
    return [cell.strip() for cell in line.strip("|").split("|")]


def flag_text(value: object, lang: str) -> str:
    """A flag's value as the table writes it."""
    yes, no = YES_NO[lang]
    if isinstance(value, bool) or value is None:
        return yes if value else no
    return str(getattr(value, "value", value))
