"""The rulebook: the same rules in both languages, and every rule that is cited."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from rich.cells import cell_len
from sources import ROOT

from fuzhou_tui.engine.flags import FLAGS, chosen
from fuzhou_tui.engine.rules import PRESETS, YOUXIAN
from fuzhou_tui.records.flags import changes
from fuzhou_tui.rulebook import flag_meanings, rulebook
from fuzhou_tui.words import Lang

LANGUAGES = ("en", "zh")
MARKS = {"en": "[choice]", "zh": "[取舍]"}
YES_NO = {"en": ("yes", "no"), "zh": ("是", "否")}
TOP_LEVEL = {"pyproject.toml", "fuzhou_tui", "bots", "tests", "README.md"}
CITED_IN = ("fuzhou_tui/**/*.py", "fuzhou_tui/**/*.md", "bots/**/*.py", "tests/**/*.py", "README.md")
RULE = re.compile(r"\bR\d+\.\d+")


def test_the_rulebook_numbers_its_rules_without_a_gap() -> None:
    numbers = [tuple(map(int, rule[1:].split("."))) for rule in rules("en")]
    assert len(numbers) == 76
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
def test_the_tables_of_presets_say_what_the_presets_are(lang: str, preset: str) -> None:
    told = tables(lang)[preset]
    assert {flag.name: flag_text(chosen(PRESETS[preset], flag), lang) for flag in FLAGS} == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_preset_told_by_its_differences_lists_no_others(lang: str) -> None:
    rows = [cells(line)[0] for line in book(lang).splitlines() if line.startswith("| ")]
    assert rows[len(FLAGS) + 2 :] == [flag.name for flag in changes(replace(YOUXIAN, preset="standard"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_what_each_flag_does_and_where_its_rule_stands(lang: str) -> None:
    meanings = flag_meanings(Lang(lang))
    assert list(meanings) == [flag.name for flag in FLAGS]
    assert [
        flag.name
        for flag in FLAGS
        if not flag.rule.startswith("R12")
        and not set(flag.rule.split("-")) <= set(RULE.findall(meanings[flag.name]))
    ] == []


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


def tables(lang: str) -> dict[str, dict[str, str]]:
    """Each preset's flags as section 10 tells them; what a table leaves out is as in standard."""
    told: dict[str, dict[str, str]] = {}
    columns: list[str] = []
    for line in book(lang).splitlines():
        if not line.startswith("| "):
            continue
        name, *values = cells(line)
        if values[-1] in PRESETS and values[-1] not in told:
            columns = values
            told |= {preset: dict(told.get("standard", {})) for preset in columns}
        else:
            for preset, value in zip(columns, values, strict=True):
                told[preset][name] = value
    return told


def cells(line: str) -> list[str]:
    """The cells of one row of a table."""
    return [cell.strip() for cell in line.strip("|").split("|")]


def flag_text(value: object, lang: str) -> str:
    """A flag's value as the table writes it."""
    yes, no = YES_NO[lang]
    if isinstance(value, bool) or value is None:
        return yes if value else no
    return str(getattr(value, "value", value))
