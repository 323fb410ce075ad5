"""Duels on the same deals: what they count, and what happens to a bot that fails."""

from random import Random
from time import sleep

import pytest

from bots.arena import BotFailed, Contest, duels
from bots.contenders import UnknownBot, contender
from bots.levels import LEVELS
from bots.standing import Standing, standing
from fuzhou_tui.engine.actions import PASS, Action
from fuzhou_tui.engine.rules import BAIDA, BIANFENG, PRESETS, STANDARD, STREET, Rules
from fuzhou_tui.engine.view import View


class Passes:
    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- the protocol's
        return PASS


class Raises:
    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- the protocol's
        raise KeyError("no plan")


class Sleeps:
    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002 -- the protocol's
        sleep(5)
        return PASS


def contest(challenger: str, baseline: str, deals: int, rules: Rules = STANDARD, seed: str = "ci") -> Contest:
    return Contest(challenger, baseline, rules, seed, deals, time_limit=10)


def stand(challenger: str, baseline: str, deals: int, rules: Rules = STANDARD) -> Standing:
    return standing(duels(contest(challenger, baseline, deals, rules)))


def own(monkeypatch: pytest.MonkeyPatch, bot: object) -> None:
    monkeypatch.setattr("bots.arena.contender", lambda name: bot if name == "own" else contender(name))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_against_itself_comes_out_even_on_every_deal(level: str) -> None:
    for deal in duels(contest(level, level, 2)):
        points = [duel.result for duel in deal]
        assert len({repr(result) for result in points}) == 1
    assert stand(level, level, 2).points == 0


def test_two_processes_give_the_same_hands() -> None:
    asked = contest("normal", "random", 22)
    alone, shared = ([[duel[:2] for duel in deal] for deal in duels(asked, jobs)] for jobs in (1, 2))
    assert alone == shared
    assert len(alone) == 22


def test_the_dealer_is_the_deals_number_and_there_is_no_streak() -> None:
    found = list(duels(contest("normal", "normal", 8)))
    for number, deal in enumerate(found):
        for duel in deal:
            attempt = getattr(duel.result, "attempt", None)
            assert attempt is None or (attempt.dealer, attempt.streak) == (number % 4, 0)


def test_rates_are_shares_of_all_hands_and_the_interval_is_about_the_points() -> None:
    found = stand("normal", "easy", 12)
    assert (found.deals, found.hands) == (12, 48)
    assert found.self_draw_rate <= found.win_rate <= 1 - found.drawn_rate - found.deal_in_rate
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.points < found.high


def test_one_deal_gives_no_interval() -> None:
    found = stand("normal", "easy", 1)
    assert (found.low, found.high) == (None, None)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (Passes(), r"own at seat 0 of deal 0 chose Pass\(\), which is not among d"),
        (Raises(), r"own at seat 0 of deal 0 raised KeyError: 'no plan'"),
    ],
)
def test_a_bot_that_fails_is_named_with_deal_and_seat(
    monkeypatch: pytest.MonkeyPatch, bot: object, told: str
) -> None:
    own(monkeypatch, bot)
    with pytest.raises(BotFailed, match=told):
        list(duels(contest("own", "normal", 1)))


def test_a_bot_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    own(monkeypatch, Sleeps())
    with pytest.raises(BotFailed, match=r"took more than 0\.2 s"):
        list(duels(Contest("own", "normal", STANDARD, "ci", 1, time_limit=0.2)))


@pytest.mark.parametrize(
    "name", ["strong", "no_such_module:Bot", "random:nothing", "random:Random", ":", "a:"]
)
def test_a_name_that_leads_to_no_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=name):
        contender(name)


def test_a_bot_of_the_players_own_is_made_by_its_factory() -> None:
    assert contender("bots.levels:NormalBot") == LEVELS["normal"]


def test_normal_beats_easy_on_fixed_deals() -> None:
    assert stand("normal", "easy", 24).points > 0


# As many deals as an edge of that size needs to show; the figures stand in decisions.md.
GATE = [
    ("hard", "normal", 1500, "final", STANDARD),
    ("hard", "normal", 1500, "final", BAIDA),
    ("hard", "normal", 1500, "final", BIANFENG),
    ("hard", "normal", 6000, "long", STREET),
    *(("normal", "easy", 300, "final", rules) for rules in PRESETS.values()),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "deals", "seed", "rules"),
    GATE,
    ids=lambda value: value.name if isinstance(value, Rules) else str(value),
)
def test_a_level_is_stronger_than_the_one_below(
    better: str, worse: str, deals: int, seed: str, rules: Rules
) -> None:
    found = standing(duels(contest(better, worse, deals, rules, seed=seed), jobs=2))
    assert found.low is not None
    assert found.low > 0
