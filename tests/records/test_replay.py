"""Records played again: the same states and events, or the line that does not fit."""

import re

import pytest
from golden import scene_record
from matches import play_hand, played_out, seated
from scenes import Scene

from fuzhou_tui.records.reading import read
from fuzhou_tui.records.record import write
from fuzhou_tui.records.replay import BadReplay, replay

SEATS = "easy,easy,normal,random"
MATCH = played_out(seated(SEATS))
TEXT = "".join(f"{line}\n" for line in MATCH.record)


def test_a_match_plays_again_to_the_same_end() -> None:
    assert list(replay(read(TEXT)))[-1].state == MATCH.state


def test_the_points_of_the_hands_before_are_carried_on() -> None:
    last = list(replay(read(TEXT)))[-1]
    before = [hand.end.changes for hand in read(TEXT).hands[:-1] if hand.end]
    assert last.telling.scores == tuple(map(sum, zip(*before, strict=True)))


def test_the_events_of_a_match_are_told_again_as_they_were() -> None:
    session = seated(SEATS)
    for hand in replay(read(TEXT)):
        assert list(hand.events) == play_hand(session)


def test_a_match_cut_after_any_line_plays_again_as_far_as_it_went() -> None:
    lines = TEXT.splitlines(keepends=True)
    start = next(place for place, line in enumerate(lines) if line.startswith("hand 1"))
    whole = next(replay(read(TEXT)))
    for moves in range(len(whole.moves)):
        hand = next(replay(read("".join(lines[: start + 1 + moves]))))
        assert hand.moves == whole.moves[:moves]


def test_a_staged_hand_plays_again() -> None:
    scene = Scene("1z4z5m", "123456m45p12345699s", head="6p").discard(0, "5m").act(1, "w")
    (hand,) = replay(scene_record(scene))
    assert hand.state == scene.state
    assert hand.events == tuple(scene.events)


def test_what_was_undone_did_not_happen() -> None:
    scene = Scene("5m9m", head="1p").discard(0, "5m")
    text = practised(scene)
    (hand,) = replay(read(text + "1 d1p\n! undo 1\n"))
    assert hand.state == scene.state


@pytest.mark.parametrize("undo", ["0", "99", "x", "", "٣", "-1", "9" * 5000])
def test_no_more_can_be_undone_than_was_decided(undo: str) -> None:
    with pytest.raises(BadReplay, match=r"undo .* a number from 1 to"):
        list(replay(read(practised(Scene("5m").discard(0, "5m")) + f"! undo {undo}\n")))


def test_nothing_is_undone_but_in_practice() -> None:
    with pytest.raises(BadReplay, match="undo: only in a match for practice"):
        list(replay(read(staged(Scene("5m").discard(0, "5m")) + "! undo 1\n")))


def test_a_decision_the_seat_does_not_have_is_named_by_its_line() -> None:
    text = staged(Scene("5m", head="1p").discard(0, "5m")) + "1 w\n"
    line = text.count("\n")
    with pytest.raises(BadReplay, match=f"line {line}: w: seat 1 may not w") as raised:
        list(replay(read(text)))
    assert raised.value.line == line


def test_a_seat_that_is_not_asked_cannot_decide() -> None:
    with pytest.raises(BadReplay, match="seat 3 has nothing to decide"):
        list(replay(read(staged(Scene("5m").discard(0, "5m")) + "3 d1m\n")))


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        (r"^end -?\d+", "end 777", "end: -?[0-9]+ .* expected"),
        (r"salt ....", "salt 0000", "salt: [0-9a-f]{32} expected"),
        (r"^hand 2 dealer", "hand 3 dealer", "hand 3: hand 2 dealer . streak . expected"),
        (r"commitment ....", "commitment 0000", "commitment: the seed deals [0-9a-f]{64}"),
    ],
)
def test_a_line_that_does_not_hold_is_named(before: str, after: str, message: str) -> None:
    with pytest.raises(BadReplay, match=message):
        list(replay(read(re.sub(before, after, TEXT, count=1, flags=re.MULTILINE))))


def test_another_seed_deals_another_match() -> None:
    with pytest.raises(BadReplay, match=r"line \d+"):
        list(replay(read(TEXT.replace("seed 7", "seed 8"))))


def test_a_hand_cannot_end_while_it_goes_on() -> None:
    text = staged(Scene("5m", head="1p").discard(0, "5m")) + "end 0 0 0 0\n"
    with pytest.raises(BadReplay, match="end: the hand goes on"):
        list(replay(read(text)))


def test_nothing_follows_a_hand_without_an_end() -> None:
    text = staged(Scene("5m", head="1p").discard(0, "5m"))
    second = text[text.index("\nhand") :].replace("hand 1", "hand 2")
    with pytest.raises(BadReplay, match="the hand has no end, but another follows"):
        list(replay(read(text + second.lstrip("\n"))))


def test_no_hand_follows_the_end_of_a_match() -> None:
    longer = TEXT.removesuffix("! finished\n") + f"hand {len(read(TEXT).hands) + 1} dealer 0 streak 0\n"
    with pytest.raises(BadReplay, match="the match ended with the hand before"):
        list(replay(read(longer)))


def staged(scene: Scene) -> str:
    return write(scene_record(scene))


def practised(scene: Scene) -> str:
    return staged(scene).replace("\nseat 0", "\npractice\nseat 0")
