"""A kept match made ready to be looked at, and no more of it than may be seen."""

from pathlib import Path

import pytest
from kept import kept, only_file, unheard
from matches import play_hand, played_out, seated

from fuzhou_tui.engine.match import Length
from fuzhou_tui.records.reading import BadRecord
from fuzhou_tui.records.replay import BadReplay
from fuzhou_tui.records.store import Unreadable, new_match
from fuzhou_tui.studying import held_back_text, nothing_text, refusal, study
from fuzhou_tui.words import Lang


def of_a_secret_seed(home: Path, hands: int) -> Path:
    """An unfinished match of a secret seed: so many hands played, the next one begun."""
    session = seated("human:Ming,easy,easy,easy", seed_given=False, journal=new_match(home, unheard))
    for _ in range(hands):
        play_hand(session)
    session.begin()
    return only_file(home)


def test_a_match_that_is_over_is_shown_whole(home: Path) -> None:
    session, file = kept(home)
    played_out(session)
    file.close()
    shown = study(only_file(home))
    assert len(shown.hands) == len(shown.record.hands) == session.match.number
    assert (held_back_text(shown, Lang.EN), nothing_text(shown, Lang.EN)) == ("", "")


def test_of_a_match_in_play_neither_the_hand_on_the_table_nor_the_seed_is_seen(home: Path) -> None:
    shown = study(of_a_secret_seed(home, hands=1))
    assert [hand.telling.seed for hand in shown.hands] == ["?"]
    assert shown.record.header.seed is None
    assert held_back_text(shown, Lang.EN) == "hand 2 is still being played: it is shown once it is over"


def test_where_only_the_hand_in_play_was_begun_there_is_nothing_to_show(home: Path) -> None:
    shown = study(of_a_secret_seed(home, hands=0))
    assert shown.hands == ()
    assert nothing_text(shown, Lang.EN) == "hand 1 is still being played: it is shown once it is over"


def test_a_match_of_a_given_seed_is_shown_as_far_as_it_was_played(home: Path) -> None:
    session, _ = kept(home)
    session.begin()
    shown = study(only_file(home))
    assert len(shown.hands) == 1
    assert shown.hands[0].telling.seed == "7"
    assert not shown.held_back


def test_a_match_without_a_hand_says_so(home: Path) -> None:
    session, _ = kept(home, length=Length.HAND)
    session.begin()
    path = only_file(home)
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("hand 1 ")], encoding="utf-8")
    shown = study(path)
    assert shown.hands == ()
    assert nothing_text(shown, Lang.EN) == "no hand of this match was begun"


@pytest.mark.parametrize(
    ("text", "error", "told"),
    [
        ("nonsense\n", BadRecord, "bad.txt: line 1: no record"),
        ("\udcff", Unreadable, "bad.txt: byte 0: not UTF-8"),
        (None, Unreadable, "bad.txt: No such file"),
    ],
)
def test_what_is_no_record_is_refused_by_name(
    tmp_path: Path, text: str | None, error: type[ValueError], told: str
) -> None:
    path = tmp_path / "bad.txt"
    if text is not None:
        path.write_bytes(text.encode(errors="surrogateescape") + b"\n")
    with pytest.raises(error) as caught:
        study(path)
    assert refusal(path, caught.value, Lang.EN).startswith(told)


def test_a_record_that_does_not_hold_is_refused_at_its_line(home: Path) -> None:
    session, file = kept(home, length=Length.HAND)
    played_out(session)
    file.close()
    path = only_file(home)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("\nend ", "\nend 7", 1), encoding="utf-8")
    with pytest.raises(BadReplay) as caught:
        study(path)
    assert "does not play it as it says: line" in refusal(path, caught.value, Lang.EN)
