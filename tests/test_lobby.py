"""Before the table: which matches there are, and one begun or gone on with until it is let go."""

import time
from pathlib import Path

import pytest
from kept import gone_on as played_on
from kept import kept as written
from kept import lines_of, only_file, play_on, unheard
from matches import decision, play_hand

from fuzhou_tui import lobby
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD, STREET
from fuzhou_tui.engine.tiles import SEATS
from fuzhou_tui.players import Setup, players_of
from fuzhou_tui.records.replay import BadReplay, Outcome
from fuzhou_tui.records.store import InPlay, match_files
from fuzhou_tui.resuming import Damaged, Ended
from fuzhou_tui.words import Lang


def left(folder: Path, hands: int = 2) -> Path:
    """A match that was left in the hand after so many, with a person in seat 0."""
    session, file = written(folder)
    for _ in range(hands):
        play_hand(session)
    session.begin()
    seat = session.next_seat
    assert seat is not None
    session.act(seat, decision(session, seat))
    file.close()
    return match_files(folder)[0]


def finished(folder: Path) -> Path:
    """A match of one hand that was played to its end."""
    session, file = written(folder, length=Length.HAND)
    play_on(session)
    file.close()
    return match_files(folder)[0]


def setup(seats: str = "human,easy,easy,easy") -> Setup:
    return Setup(STREET, 2, Length.HAND, "8", seed_given=False, seats=players_of(seats))


def test_where_there_are_no_matches_there_is_none_to_go_on_with(tmp_path: Path) -> None:
    assert lobby.unfinished(tmp_path / "none", Lang.EN) == (None, ())


def test_the_match_that_was_left_is_found_with_its_rules_hand_and_points(tmp_path: Path) -> None:
    path = left(tmp_path)
    game = lobby.gone_on(path, unheard)
    scores = dict(zip(game.session.match.players, game.session.scores, strict=True))
    game.close()
    found, notices = lobby.unfinished(tmp_path, Lang.EN)
    assert found is not None
    assert (found.path, found.rules, found.number, notices) == (path, STANDARD, 3, ())
    assert found.scores == tuple(scores[player] for player in range(4))
    assert any(found.scores)
    assert found.names(Lang.EN) == ("Ming", "Hai", "Mei", "Lin")


def test_the_newest_match_that_is_not_over_is_offered(tmp_path: Path) -> None:
    left(tmp_path)
    second = left(tmp_path, 1)
    finished(tmp_path)
    found = lobby.unfinished(tmp_path, Lang.EN).kept
    assert found is not None
    assert found.path == second


def test_looking_leaves_the_match_to_whoever_plays_it(tmp_path: Path) -> None:
    path = left(tmp_path)
    before = path.read_bytes()
    lobby.unfinished(tmp_path, Lang.EN)
    assert path.read_bytes() == before
    lobby.gone_on(path, unheard).close()


def test_a_match_that_another_program_plays_is_named_and_the_one_before_offered(tmp_path: Path) -> None:
    first, second = left(tmp_path), left(tmp_path)
    playing = lobby.gone_on(second, unheard)
    found, notices = lobby.unfinished(tmp_path, Lang.EN)
    playing.close()
    assert found is not None
    assert found.path == first
    assert notices == (f"{second.stem}: another program is playing this match",)


def test_a_damaged_match_is_named_and_the_one_before_offered(tmp_path: Path) -> None:
    first = left(tmp_path)
    (tmp_path / "29991231-000000-0.txt").write_bytes(b"\0" * 300)
    found, notices = lobby.unfinished(tmp_path, Lang.EN)
    assert found is not None
    assert found.path == first
    reason = "29991231-000000-0: line 1: no record: 'fuzhou-record 1' expected"
    assert notices == (f"cannot be read, left as it is: {reason}",)


def test_a_match_is_written_from_its_first_hand_until_it_is_let_go(tmp_path: Path) -> None:
    game = lobby.begun(setup(), tmp_path, unheard)
    assert match_files(tmp_path) == ()
    game.session.begin()
    with pytest.raises(InPlay):
        lobby.gone_on(only_file(tmp_path), unheard)
    game.close()
    game.close()
    again = lobby.gone_on(only_file(tmp_path), unheard)
    assert again.session.record == game.session.record
    again.close()


def test_after_a_match_is_let_go_nothing_more_is_written(tmp_path: Path) -> None:
    game = lobby.begun(setup(), tmp_path, unheard)
    game.session.begin()
    game.close()
    before = only_file(tmp_path).read_bytes()
    seat = game.session.next_seat
    assert seat is not None
    game.session.act(seat, decision(game.session, seat))
    assert only_file(tmp_path).read_bytes() == before


def test_the_match_before_is_given_up_once_the_new_one_is_safe(tmp_path: Path) -> None:
    path = left(tmp_path)
    game = lobby.begun(setup(), tmp_path, unheard, lobby.gone_on(path, unheard))
    assert lines_of(path)[-1] != "! abandoned"
    game.session.begin()
    assert lines_of(path)[-1] == "! abandoned"
    game.close()
    with pytest.raises(Ended):
        lobby.gone_on(path, unheard)


def test_the_match_before_is_let_go_though_the_new_one_was_never_begun(tmp_path: Path) -> None:
    path = left(tmp_path)
    lobby.begun(setup(), tmp_path, unheard, lobby.gone_on(path, unheard)).close()
    lobby.gone_on(path, unheard).close()


def test_players_are_named_in_the_language_of_the_screen(tmp_path: Path) -> None:
    game = lobby.begun(setup("human,human,easy,easy"), tmp_path, unheard)
    game.call(Lang.EN)
    assert game.session.names == ("Player 1", "Player 2", "Mei", "Lin")
    game.session.begin()
    game.close()
    assert "seat 0 human" in lines_of(only_file(tmp_path))


def test_a_finished_match_tells_its_final_points(tmp_path: Path) -> None:
    found = lobby.kept(finished(tmp_path))
    assert (found.outcome, found.number, found.length) == (Outcome.FINISHED, 1, Length.HAND)
    changes = next(line for line in lines_of(found.path) if line.startswith("end ")).split()[1:5]
    assert found.scores == tuple(map(int, changes))


def test_a_match_whose_player_left_names_the_bot_that_took_the_seat(tmp_path: Path) -> None:
    session, file = written(tmp_path)
    session.begin()
    session.leave(SEATS[0])
    file.close()
    found = lobby.kept(only_file(tmp_path))
    assert (found.outcome, found.names(Lang.EN)[0]) == (Outcome.UNFINISHED, "Chen")


def test_a_match_goes_on_from_the_list_as_it_does_from_the_start(tmp_path: Path) -> None:
    path = left(tmp_path)
    assert lobby.kept(path) == lobby.unfinished(tmp_path, Lang.EN).kept
    played_on(path)
    assert lobby.kept(path).outcome is Outcome.FINISHED


def test_a_match_that_is_not_played_as_it_says_is_refused(tmp_path: Path) -> None:
    path = finished(tmp_path)
    path.write_text(
        path.read_text(encoding="utf-8")
        .replace("dealer 0", "dealer 1", 1)
        .replace("dealer 2", "dealer 3", 1),
        encoding="utf-8",
    )
    with pytest.raises(BadReplay):
        lobby.kept(path)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (InPlay(), "m: another program is playing this match"),
        (Ended(), "m: this match has ended"),
        (Damaged("m: line 3: no"), "cannot be read, left as it is: m: line 3: no"),
    ],
)
def test_why_a_match_cannot_be_gone_on_with_is_said(error: InPlay | Ended | Damaged, said: str) -> None:
    assert lobby.refused(Path("m.txt"), error, Lang.EN) == said


@pytest.mark.parametrize(
    ("name", "shown"),
    [("20261130-235959-000001-abcd", "2026-12-01 07:59"), ("my match", "my match"), ("a\x1bb", "a\\x1bb")],
)
def test_when_a_match_was_begun_is_told_in_the_time_of_the_place(
    name: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "CST-8")
    time.tzset()
    assert lobby.when(Path(f"{name}.txt")) == shown
    monkeypatch.undo()
    time.tzset()
