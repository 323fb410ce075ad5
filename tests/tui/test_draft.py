"""A new match as it is set up."""

from pathlib import Path

import pytest

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import PRESETS, STANDARD, STREET, Rules
from fuzhou_tui.players import Bot, Human, kind_of, players_of
from fuzhou_tui.settings import Settings
from fuzhou_tui.tui.menus.draft import BadName, Draft, draft_of, person, rulesets, stakes


def draft(seats: str = "human,normal,hard,normal") -> Draft:
    return Draft(STANDARD, players_of(seats), Length.ROUND, 1)


def kinds(draft: Draft) -> list[str]:
    return [kind_of(player) for player in draft.seats]


def test_a_new_match_starts_from_the_settings() -> None:
    settings = Settings(rules="street", seats="easy,human:依妹,easy,easy", length=Length.GAME, base=5)
    seats = (Bot("easy"), Human("依妹"), Bot("easy"), Bot("easy"))
    assert draft_of(settings) == Draft(STREET, seats, Length.GAME, 5, practice=False)


def test_where_the_file_of_rules_has_gone_the_standard_is_played() -> None:
    assert draft_of(Settings(rules="gone")).rules == STANDARD


@pytest.mark.parametrize(
    ("count", "seats"),
    [
        (0, ["normal", "normal", "hard", "normal"]),
        (1, ["human", "normal", "hard", "normal"]),
        (2, ["human", "human", "hard", "normal"]),
        (3, ["human", "human", "human", "normal"]),
        (4, ["human", "human", "human", "human"]),
    ],
)
def test_people_take_the_first_seats_of_bots(count: int, seats: list[str]) -> None:
    assert kinds(draft().with_people(count)) == seats
    assert draft().with_people(count).people == count


def test_people_leave_the_last_seats_first_and_keep_their_names() -> None:
    full = draft("human:A,human:B,human:C,hard")
    assert full.with_people(1).seats == (Human("A"), Bot("hard"), Bot("hard"), Bot("hard"))


def test_a_bot_that_sits_down_where_there_was_none_is_a_usual_one() -> None:
    assert kinds(draft("human,human,human,human").with_people(3)) == ["human", "human", "human", "normal"]


def test_all_bots_can_be_of_one_level() -> None:
    assert draft().levels == ("normal", "hard")
    changed = draft().with_level("easy")
    assert (kinds(changed), changed.levels) == (["human", "easy", "easy", "easy"], ("easy",))


def test_one_seat_can_be_changed_alone() -> None:
    assert kinds(draft().with_player(3, Bot("random"))) == ["human", "normal", "hard", "random"]


def test_nobody_has_chosen_the_seed_of_a_new_match() -> None:
    setup = draft()._replace(practice=True).setup("abc")
    assert (setup.seed, setup.seed_given, setup.practice) == ("abc", False, True)


@pytest.mark.parametrize("base", [1, 3, 100, 1_000_000])
def test_the_stake_that_was_chosen_is_among_those_there_are(base: int) -> None:
    assert base in stakes(base)
    assert list(stakes(base)) == sorted(set(stakes(base)))


@pytest.mark.parametrize(("text", "name"), [("依妹", "依妹"), ("  Ming ", "Ming"), ("", ""), ("[/]", "[/]")])
def test_a_person_is_called_as_was_typed(text: str, name: str) -> None:
    assert person(text) == Human(name)


@pytest.mark.parametrize("text", ["x" * 25, "a\tb", "a\x1bb"])
def test_a_name_that_cannot_be_shown_is_refused(text: str) -> None:
    with pytest.raises(BadName):
        person(text)


def test_the_presets_and_the_own_rules_can_be_chosen_and_bad_files_are_named(home: Path) -> None:
    (home / "rules").mkdir(parents=True)
    (home / "rules" / "ours.toml").write_text('extends = "street"\nreserve = 17\n', encoding="utf-8")
    (home / "rules" / "bad.toml").write_text("reserve = many\n", encoding="utf-8")
    found, notices = rulesets(STANDARD)
    assert [rules.name for rules in found] == [*PRESETS, "ours"]
    (notice,) = notices
    assert notice.startswith("bad.toml: no TOML")


def test_the_ruleset_that_is_chosen_now_can_be_chosen_again() -> None:
    other = Rules(name="other")
    assert rulesets(other).rules[-1] == other
    assert rulesets(STANDARD).rules == tuple(PRESETS.values())
