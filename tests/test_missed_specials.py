"""Why a win counts no more: the next special and what was missing."""

from wins import DRAGON, FREE, NO_SHAPE, PLAIN, SPARROW, attempt, score

from fuzhou_tui.engine.rules import BAIDA, STANDARD, STREET, YOUXIAN, Rules, Special
from fuzhou_tui.engine.scoring import Attempt, By
from fuzhou_tui.engine.view import Won
from fuzhou_tui.missed_specials import Lack, MissedSpecial, Missing, missed_specials


def missed(won: Attempt, rules: Rules = STANDARD) -> tuple[MissedSpecial, ...]:
    return missed_specials(rules, Won(won, score(rules, won)))


def lacking(special: Special, won: Attempt, rules: Rules = STANDARD) -> tuple[Missing, ...]:
    return next(found.missing for found in missed(won, rules) if found.special is special)


def test_the_next_special_comes_first_and_only_higher_ones_are_told() -> None:
    assert [(found.special, found.value) for found in missed(attempt(PLAIN))] == [
        (Special.SINGLE_FLOWER, 15),
        (Special.FLOWERLESS, 30),
        (Special.THREE_GOLDS, 40),
        (Special.GOLDEN_SPARROW, 60),
        (Special.GOLDEN_DRAGON, 120),
    ]
    assert [found.special for found in missed(attempt(SPARROW, "6s"))] == [Special.GOLDEN_DRAGON]
    assert missed(attempt(DRAGON)) == ()


def test_flowers_and_kongs_keep_a_hand_from_the_flowerless() -> None:
    won = attempt("123456789m123s7p", "7p", "kong:5555s", flowers="123z")
    assert lacking(Special.FLOWERLESS, won) == (Missing(Lack.FEWER_FLOWERS, 3), Missing(Lack.NO_KONG, 1))
    assert lacking(Special.SINGLE_FLOWER, won) == (Missing(Lack.FEWER_FLOWERS, 2), Missing(Lack.NO_KONG, 1))


def test_without_a_flower_only_the_kong_is_in_the_way_of_the_flowerless() -> None:
    won = attempt("123456789m123s7p", "7p", "kong:5555s", flowers="")
    assert lacking(Special.SINGLE_FLOWER, won) == (Missing(Lack.FLOWERS, 1), Missing(Lack.NO_KONG, 1))
    assert lacking(Special.FLOWERLESS, won) == (Missing(Lack.NO_KONG, 1),)


def test_golds_that_are_missing_are_counted() -> None:
    assert lacking(Special.THREE_GOLDS, attempt(FREE)) == (Missing(Lack.GOLDS, 2),)
    assert lacking(Special.GOLDEN_SPARROW, attempt(FREE)) == (Missing(Lack.GOLDS, 1),)
    assert lacking(Special.GOLDEN_DRAGON, attempt(PLAIN)) == (Missing(Lack.GOLDS, 3),)


def test_two_golds_that_are_not_the_pair_say_so() -> None:
    won = attempt("1245789m123456s99p7p", "7p")
    assert lacking(Special.GOLDEN_SPARROW, won) == (Missing(Lack.GOLD_PAIR),)


def test_three_golds_on_a_discard_lack_the_drawing() -> None:
    won = attempt("124578m123456s999p7p", "7p", by=By.DISCARD, source=2)
    assert lacking(Special.THREE_GOLDS, won) == (Missing(Lack.OWN_DRAW),)


def test_three_golds_in_any_shape_lack_the_shape_of_the_sparrow() -> None:
    won = attempt(NO_SHAPE, "9p")
    assert lacking(Special.GOLDEN_SPARROW, won) == (Missing(Lack.SHAPE),)


def test_a_table_tells_only_the_specials_it_has() -> None:
    assert missed(attempt(PLAIN), STREET) == ()
    assert Special.GOLDEN_DRAGON not in {found.special for found in missed(attempt(PLAIN), BAIDA)}


def test_suits_keep_a_hand_from_the_flushes() -> None:
    assert lacking(Special.HALF_FLUSH, attempt(PLAIN), YOUXIAN) == (Missing(Lack.ONE_SUIT, 3),)
    one_suit_but_golds = attempt("111222333456m78m99p", "9m")
    assert lacking(Special.FULL_FLUSH, one_suit_but_golds, YOUXIAN) == (Missing(Lack.ONE_SUIT, 2),)
