"""How a win is read out (R8.1): the reading that shows its special, and what each gold stood for."""

import pytest
from wins import DRAGON, NO_SHAPE, PLAIN, SPARROW, attempt, score

from fuzhou_tui.engine.rules import STANDARD, STREET, YOUXIAN, Rules
from fuzhou_tui.engine.scoring import Attempt
from fuzhou_tui.engine.tiles import tile_text
from fuzhou_tui.readings import best_reading, reading_text
from fuzhou_tui.words import Lang


def read(rules: Rules, won: Attempt, lang: Lang = Lang.EN) -> str:
    """The win as it is read out by these rules."""
    reading = best_reading(won, score(rules, won).special)
    assert reading is not None
    return reading_text(reading, lang, tile_text)


def test_a_hand_without_golds_is_its_sets_and_its_pair() -> None:
    assert read(STANDARD, attempt(PLAIN, "7p")) == "1m 2m 3m, 4m 5m 6m, 7m 8m 9m, 1s 2s 3s, 4s 5s 6s, 7p 7p"


def test_a_gold_is_in_brackets_and_told_by_what_it_stood_for() -> None:
    won = attempt("123456789m12345s79p", "7p")
    assert read(STANDARD, won) == ("1m 2m 3m, 4m 5m 6m, 7m 8m 9m, 1s 2s 3s, [3s] 4s 5s, 7p 7p; golds as 3s")
    assert read(STANDARD, won, Lang.ZH).endswith("; 金作 3s")


def test_a_sparrow_is_read_with_its_pair_of_golds() -> None:
    assert read(STANDARD, attempt("123m99p77s", "7s", "chow:123s", "pung:555s", "pung:888m")).endswith(
        "7s 7s 7s, [9p] [9p]; golds as 9p 9p"
    )
    assert read(STANDARD, attempt(SPARROW, "6s")).endswith("[9p] [9p]; golds as 9p 9p")


def test_a_dragon_is_read_with_its_set_of_golds() -> None:
    assert "[9p] [9p] [9p]" in read(STANDARD, attempt(DRAGON, "7p"))


@pytest.mark.parametrize("rules", [STREET, YOUXIAN], ids=lambda rules: rules.name)
def test_golds_that_can_lie_at_their_face_are_read_so(rules: Rules) -> None:
    won = attempt("1112223335578p", "9p", "chow:123p")
    assert read(rules, won).endswith("7p 8p [9p], 5p 5p; golds as 9p")


def test_a_hand_without_shape_has_no_reading() -> None:
    won = attempt(NO_SHAPE, "9p")
    assert best_reading(won, score(STANDARD, won).special) is None
