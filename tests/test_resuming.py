"""Going on with a match that was left: as if it had never been."""

from dataclasses import replace
from pathlib import Path

import pytest
from golden import FOLDER
from kept import Words, gone_on, kept, lines_of, only_file, play_on, unheard
from matches import decision, play_hand, played_out, seated

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import BAIDA, DrawSeats
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.players import BadSetup, Human, header_of, named, setup_of
from fuzhou_tui.records.reading import read
from fuzhou_tui.records.record import Decision, Header, SeatLine, write
from fuzhou_tui.records.replay import ReplayedHand, replay
from fuzhou_tui.records.store import going_on, is_closed
from fuzhou_tui.resuming import Damaged, Ended, newest_unfinished, resumed
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang

GOLDEN = sorted(FOLDER.glob("*.txt"))


def golden(path: Path) -> tuple[list[str], ReplayedHand]:
    """The lines of a golden record without its end, and the hand they make."""
    text = path.read_text(encoding="utf-8")
    (hand,) = replay(read(text))
    return [line for line in text.splitlines() if line[0] not in "#e"], hand


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_hand_goes_on_from_any_decision_as_if_never_left(path: Path) -> None:
    lines, whole = golden(path)
    first = len(lines) - len(whole.moves)
    for place in range(first, len(lines) + 1):
        record = read("".join(f"{line}\n" for line in lines[:place]))
        (hand,) = replay(record)
        session = seated("human,human,human,human", rules=hand.match.rules, length=Length.HAND)
        session.go_on(hand, record)
        for move in whole.moves[place - first :]:
            assert move.seat in session.pending()
            session.act(move.seat, move.action)
        assert session.state == whole.state
        assert session.told == whole.events
        assert sorted(line for line in session.record if line[0] not in "!e") == sorted(lines)


@pytest.mark.parametrize("length", [Length.HAND, pytest.param(Length.ROUND, marks=pytest.mark.slow)])
def test_a_match_goes_on_from_any_line_as_if_never_left(tmp_path: Path, length: Length) -> None:
    session, file = kept(tmp_path, "human:Ming,easy,random,human:Lan", length)
    played_out(session)
    file.close()
    path = only_file(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    first = next(place for place, line in enumerate(lines) if line.startswith(b"hand"))
    for place in range(first, len(lines) - 2):
        path.write_bytes(b"".join(lines[:place]) + lines[place][:-1])
        assert gone_on(path).record == session.record
        assert path.read_bytes() == b"".join(lines)


def test_a_question_that_was_open_is_open_again(tmp_path: Path) -> None:
    seats = "human,human,human,human"
    session, file = kept(tmp_path, seats, Length.HAND)
    never_left = seated(seats, length=Length.HAND)
    session.begin()
    never_left.begin()
    while (seat := never_left.next_seat) is not None:
        file.close()
        session, file = resumed(only_file(tmp_path), unheard)
        assert (session.next_seat, session.pending()) == (seat, never_left.pending())
        assert session.state == never_left.state
        assert session.told == never_left.told
        action = decision(session, seat)
        assert session.act(seat, action) == never_left.act(seat, action)
    file.close()
    assert session.finished


def test_points_seats_and_streak_are_those_of_the_hand_that_was_left(tmp_path: Path) -> None:
    session, file = kept(tmp_path)
    for _ in range(3):
        play_hand(session)
    file.close()
    other, file = resumed(only_file(tmp_path), unheard)
    assert other.over
    assert (other.scores, other.match, other.telling) == (session.scores, session.match, session.telling)
    assert other.begin() == session.begin()
    file.close()


def test_names_follow_the_seats_that_were_drawn_before_it_was_left(tmp_path: Path) -> None:
    session, file = kept(tmp_path, "normal,human:Ming,easy,random", Length.ENDLESS)
    while session.seat_draw is None:
        play_hand(session)
    session.begin()
    file.close()
    other, file = resumed(only_file(tmp_path), unheard)
    assert other.names == session.names
    assert other.humans == session.humans
    file.close()


def test_a_match_of_which_only_the_header_was_saved_begins(tmp_path: Path) -> None:
    session, file = kept(tmp_path)
    session.begin()
    file.close()
    path = only_file(tmp_path)
    head, _, hand = path.read_text(encoding="utf-8").partition("hand 1")
    path.write_text(head + "hand 1", encoding="utf-8")
    other, file = resumed(path, unheard)
    assert other.state is None
    other.begin()
    file.close()
    assert path.read_text(encoding="utf-8") == f"{head}hand 1{hand}"


@pytest.mark.parametrize("lost", [0, 1, 2])
def test_a_match_that_has_ended_is_not_gone_on_with(tmp_path: Path, lost: int) -> None:
    session, file = kept(tmp_path, length=Length.HAND)
    played_out(session)
    file.close()
    path = only_file(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: len(lines) - lost]))
    with pytest.raises(Ended, match="the match has ended"):
        resumed(path, unheard)
    assert newest_unfinished(tmp_path, unheard) is None
    assert path.read_bytes() == b"".join(lines)
    assert is_closed(path)


def test_an_abandoned_match_is_not_gone_on_with(tmp_path: Path) -> None:
    session, file = kept(tmp_path)
    session.begin()
    session.abandon()
    session.abandon()
    file.close()
    path = only_file(tmp_path)
    assert lines_of(path)[-2:] == [session.record[-2], "! abandoned"]
    assert lines_of(path).count("! abandoned") == 1
    assert newest_unfinished(tmp_path, unheard) is None
    with pytest.raises(Ended):
        resumed(path, unheard)


def test_the_newest_match_that_can_be_read_is_offered_and_the_bad_one_named(tmp_path: Path) -> None:
    session, file = kept(tmp_path)
    session.begin()
    file.close()
    good = only_file(tmp_path)
    bad = [
        ("29991231-000000-a", b"\0" * 500, "line 1: no record"),
        ("29991231-000000-b", good.read_bytes().replace(b"seed 7", b"seed 8"), "expected"),
        ("29991231-000000-c", good.read_bytes().replace(b"record 1", b"record 2"), "version '2'"),
        ("29991231-000000-d", good.read_bytes().replace(b"1 easy", b"1 wizard"), "seat 1: 'wizard': allowed"),
        ("29991231-000000-e", b"", "no record"),
    ]
    for name, data, _ in bad:
        (tmp_path / f"{name}.txt").write_bytes(data)
    words = Words()
    found = newest_unfinished(tmp_path, words)
    assert found is not None
    assert found[1].path == good
    found[1].close()
    assert len(words.said) == len(bad)
    for (name, data, told), said in zip(reversed(bad), words.said, strict=True):
        assert said.startswith(name)
        assert told in said
        assert (tmp_path / f"{name}.txt").read_bytes() == data


def test_staged_hands_are_nothing_to_go_on_with(tmp_path: Path) -> None:
    staged = (FOLDER / "claim_robbed_kong.txt").read_text(encoding="utf-8")
    text = staged.partition("\nend ")[0] + "\n"
    (tmp_path / "staged.txt").write_text(text, encoding="utf-8")
    with pytest.raises(Damaged, match="a match of staged hands cannot be played on"):
        resumed(tmp_path / "staged.txt", unheard)


def practised() -> Session:
    """A match for practice in which seats 0 and 2 are people."""
    return seated("human:Ming,easy,human:Lan,random", practice=True)


def test_what_was_taken_back_leaves_no_trace_in_the_play() -> None:
    plain, undoing = practised(), practised()
    play_hand(plain)
    undoing.begin()
    undone = 0
    while (seat := undoing.next_seat) is not None:
        told = undoing.act(seat, decision(undoing, seat))
        if undone < 5 and seat in undoing.humans and undoing.pending() and told:
            undone += 1
            undoing.undo()
    assert undone == 5
    assert undoing.state == plain.state
    assert undoing.told == plain.told
    record = read("".join(f"{line}\n" for line in undoing.record))
    assert next(replay(record)).state == plain.state


def test_an_undo_asks_the_last_decision_of_a_person_again() -> None:
    session = practised()
    session.begin()
    while not session.humans & session.pending():
        seat = min(session.pending())
        session.act(seat, session.bot_action(seat))
    asked = session.next_seat
    assert asked is not None
    before, told, record = session.state, session.told, list(session.record)
    session.act(asked, decision(session, asked))
    while session.next_seat is not None and session.next_seat not in session.humans:
        session.act(session.next_seat, session.bot_action(session.next_seat))
    count = session.undo()
    assert count >= 1
    assert (session.state, session.told) == (before, told)
    assert session.record[: len(record)] == record
    assert session.record[-1] == f"! undo {count}"


def test_a_match_with_undos_goes_on_from_any_line(tmp_path: Path) -> None:
    session, file = kept(tmp_path, "human:Ming,easy,normal,random", Length.HAND)
    session.setup = replace(session.setup, practice=True)
    session.record = list(write(read("".join(f"{line}\n" for line in session.record))).splitlines())
    session.record.insert(session.record.index("seed_given") + 1, "practice")
    session.begin()
    undone = False
    while (seat := session.next_seat) is not None:
        session.act(seat, decision(session, seat))
        if not undone and session.state is not None and len(session.told) > 70 and session.pending():
            undone = bool(session.undo())
    file.close()
    assert undone
    path = only_file(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    first = next(place for place, line in enumerate(lines) if line.startswith(b"hand"))
    for place in range(first + 1, len(lines) - 2):
        path.write_bytes(b"".join(lines[:place]))
        other = gone_on(path)
        assert other.state == session.state
        assert list(replay(read(path.read_text(encoding="utf-8"))))[-1].state == session.state


def test_a_leaver_is_replaced_the_hand_is_void_and_a_new_game_begins(tmp_path: Path) -> None:
    session, file = kept(tmp_path, "human:Ming,easy,human:Lan,random", Length.GAME)
    play_hand(session)
    session.begin()
    points = session.match.scores
    while len(session.told) < 60 and session.next_seat is not None:
        session.act(session.next_seat, decision(session, session.next_seat))
    number = session.match.number
    session.leave(Seat(2), "Hai")
    assert session.void
    assert session.pending() == frozenset()
    assert session.scores == points
    session.begin()
    assert session.names == ("Ming", "easy", "Hai", "random")
    assert session.humans == {0}
    assert (session.match.number, session.match.streak, session.match.unseated) == (number + 1, 0, 0)
    assert session.match.dealer == session.deal.seat
    assert session.record[-2] == "! leave 2"
    file.close()
    other, file = resumed(only_file(tmp_path), unheard)
    assert other.match == session.match
    assert other.humans == {0}
    assert other.state == session.state
    assert play_on(other).record == play_on(session).record
    file.close()


def test_a_bot_cannot_leave() -> None:
    session = practised()
    session.begin()
    with pytest.raises(ValueError, match="seat 1 is played by a bot"):
        session.leave(Seat(1))


def test_what_a_match_is_played_by_comes_back_from_its_header() -> None:
    session = seated(
        "human:Ming,easy,normal,human:100% [/]", "a #b", replace(BAIDA, draw_seats=DrawSeats.NEVER)
    )
    setup = replace(session.setup, base=7, length=Length.GAME, practice=True, seed_given=False)
    header = header_of(setup)
    assert setup_of(header) == setup
    assert setup_of(read("".join(f"{line}\n" for line in session.record)).header) == session.setup


@pytest.mark.parametrize("lang", Lang)
def test_those_without_a_name_are_named_in_the_language_they_go_on_in(lang: Lang) -> None:
    session = seated("human:,easy,normal,random")
    assert "seat 0 human" in session.record
    players = named(session.setup.seats, lang)
    assert len({player.name for player in players}) == 4
    assert players[0] == Human({Lang.EN: "You", Lang.ZH: "我"}[lang])


def test_a_name_that_would_write_on_the_terminal_is_shown_as_text() -> None:
    seats = (SeatLine("human", "\x1b[2J\x07"), *(SeatLine("easy") for _ in range(3)))
    header = header_of(seated("human:x,easy,easy,easy").setup)._replace(
        seats=(seats[0], seats[1], seats[2], seats[3])
    )
    assert setup_of(header).seats[0].name == "\\x1b[2J\\x07"


def test_a_player_nobody_knows_is_refused() -> None:
    header: Header = header_of(seated("human:x,easy,easy,easy").setup)
    with pytest.raises(BadSetup, match="seat 3: 'wizard': allowed are human, "):
        setup_of(header._replace(seats=(*header.seats[:3], SeatLine("wizard"))))


def test_nothing_but_decisions_and_the_closing_is_in_a_match_without_people(tmp_path: Path) -> None:
    session, file = kept(tmp_path, "easy,easy,normal,random", Length.HAND)
    played_out(session)
    file.close()
    record, other = going_on(only_file(tmp_path), unheard)
    other.close()
    assert all(isinstance(entry, Decision) for entry in record.hands[0].entries)
    assert record.closing is not None
