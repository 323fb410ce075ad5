"""Table talk: the same each time, of few things, and of nothing hidden."""

from collections import Counter
from dataclasses import replace

import pytest
from matches import seated
from scripted import as_a_bot_would, plain_text, typing

from fuzhou_tui.engine.events import (
    Chows,
    Dealt,
    Discards,
    Drew,
    Event,
    FlowersSet,
    HandDrawn,
    Kongs,
    Pungs,
    Wins,
    seen_by,
)
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.melds import KongKind
from fuzhou_tui.engine.rules import Special
from fuzhou_tui.engine.tiles import SEATS, Seat, Tile
from fuzhou_tui.engine.view import Over, Won
from fuzhou_tui.talk import talk
from fuzhou_tui.vocabulary.talk import TALK
from fuzhou_tui.words import Lang

EAST, SOUTH = Seat(0), Seat(1)
CHOW = Chows(SOUTH, EAST, Tile(1), Tile(0))
PUNG = Pungs(SOUTH, EAST, Tile(1))
KONG = Kongs(SOUTH, KongKind.CONCEALED, Tile(1))


def lines(event: Event, lang: Lang = Lang.EN, events: int = 300) -> Counter[str | None]:
    """What is said of the event as it might be any of so many."""
    return Counter(talk(event, hand, number, lang) for hand in range(3) for number in range(events // 3))


def said_of(kind: str, lang: Lang = Lang.EN, **values: object) -> set[str]:
    """The lines of that kind."""
    return {
        texts[list(Lang).index(lang)].format(**values)
        for name, texts in TALK.items()
        if name.startswith(f"talk_{kind}_")
    }


def won(
    streak: int = 0,
    special: Special | None = None,
    value: int = 0,
    *,
    by_the_dealer: bool = True,
    own_draw: bool = True,
) -> Wins:
    """A win of a played match, with what matters to the talk put in its place."""
    found = next(result for seed in range(50) if isinstance(result := played(str(seed)), Won))
    winner, other = found.attempt.seat, Seat((found.attempt.seat + 1) % 4)
    dealer, source = winner if by_the_dealer else other, None if own_draw else other
    attempt = found.attempt._replace(dealer=dealer, streak=streak, source=source)
    return Wins(
        replace(found, attempt=attempt, score=found.score._replace(special=special, special_value=value))
    )


def played(seed: str) -> object:
    """How a hand of four bots ended."""
    session = seated("easy,easy,easy,easy", seed, length=Length.HAND)
    plain_text(session, iter([]))
    assert session.state is not None
    phase = session.state.table.phase
    assert isinstance(phase, Over)
    return phase.result


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize(
    ("event", "kind"), [(CHOW, "chow"), (PUNG, "pung"), (KONG, "kong"), (HandDrawn(), "drawn")]
)
def test_every_line_of_an_event_is_said_in_time_and_no_other(event: Event, kind: str, lang: Lang) -> None:
    assert set(lines(event, lang)) - {None} == said_of(kind, lang)


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (won(), "self"),
        (won(own_draw=False), "win"),
        (won(streak=2), "streak"),
        (won(streak=1), "self"),
        (won(streak=2, by_the_dealer=False), "self"),
        (won(streak=2, special=Special.THREE_GOLDS, value=40), "great"),
        (won(special=Special.GOLDEN_DRAGON, value=120), "great"),
        (won(special=Special.FLOWERLESS, value=30), "special"),
        (won(streak=2, special=Special.FLOWERLESS, value=30), "streak"),
    ],
    ids=["self", "discard", "third", "second", "unseated", "great", "dragon", "small", "third small"],
)
def test_a_win_is_cheered_for_what_is_rarest_about_it(event: Wins, kind: str) -> None:
    assert set(lines(event)) == said_of(kind, streak=event.won.attempt.streak + 1)


def test_most_chows_and_pungs_pass_without_a_word() -> None:
    assert 0.6 < lines(CHOW)[None] / 300 < 0.9
    assert 0.5 < lines(PUNG)[None] / 300 < 0.85


def test_kongs_and_drawn_hands_are_always_talked_about() -> None:
    assert lines(KONG)[None] == lines(HandDrawn())[None] == 0


@pytest.mark.parametrize(
    "event",
    [
        Drew(SOUTH, Tile(3), "head"),
        Discards(SOUTH, Tile(3), drawn=True),
        Dealt(SOUTH, (Tile(3),)),
        FlowersSet(SOUTH, (Tile(30),)),
    ],
)
def test_nothing_is_said_of_what_happens_all_the_time(event: Event) -> None:
    assert set(lines(event)) == {None}


def test_the_talk_is_the_same_whoever_listens() -> None:
    for number in range(100):
        assert len({talk(seen_by(KONG, seat), 1, number, Lang.ZH) for seat in SEATS}) == 1


def test_the_talk_tells_nothing_of_the_tile() -> None:
    for number in range(100):
        assert len({talk(Pungs(SOUTH, EAST, Tile(kind)), 1, number, Lang.ZH) for kind in range(27)}) == 1


def test_the_same_hand_is_talked_about_in_the_same_words() -> None:
    first, second = (seated("human:Ming,easy,easy,easy", "7", length=Length.HAND) for _ in range(2))
    assert plain_text(first, typing(first, as_a_bot_would)) == plain_text(
        second, typing(second, as_a_bot_would)
    )
