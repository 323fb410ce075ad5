"""Matches as files: made once, grown line by line, and never half saved."""

import os
import secrets
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from errno import EIO, ENOSPC, EROFS
from pathlib import Path
from typing import Self

import pytest
from kept import Words, kept, lines_of, only_file, unheard
from matches import decision, play_hand, played_out, seated

from fuzhou_tui.engine.match import Length
from fuzhou_tui.records import disk, store
from fuzhou_tui.records.reading import BadRecord, read
from fuzhou_tui.records.store import (
    MOST_BYTES,
    InPlay,
    Unreadable,
    going_on,
    is_closed,
    match_files,
    named_match,
    new_match,
    read_match,
)

Write = Callable[[int, memoryview], int]


def full_disk(room: int) -> Write:
    """`os.write` for a disk with room for so many bytes in all."""
    real = os.write

    def write(file: int, data: memoryview) -> int:
        left = room - os.lseek(file, 0, os.SEEK_CUR)
        if not left:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        return real(file, data[:left])

    return write


def test_nothing_is_on_the_disk_before_the_first_hand(tmp_path: Path) -> None:
    session, _ = kept(tmp_path / "matches")
    assert match_files(tmp_path / "matches") == ()
    session.begin()
    assert lines_of(only_file(tmp_path / "matches")) == session.record


def test_every_decision_is_on_the_disk_before_the_next_is_asked(tmp_path: Path) -> None:
    session, _ = kept(tmp_path, length=Length.HAND)
    session.begin()
    while (seat := session.next_seat) is not None:
        session.act(seat, decision(session, seat))
        assert lines_of(only_file(tmp_path)) == session.record
    assert is_closed(only_file(tmp_path))


def test_every_decision_is_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []

    def fsync(file: int) -> None:
        synced.append(os.fstat(file).st_size)

    session, _ = kept(tmp_path, length=Length.HAND)
    session.begin()
    monkeypatch.setattr(os, "fsync", fsync)
    decisions = 0
    while (seat := session.next_seat) is not None:
        session.act(seat, decision(session, seat))
        decisions += 1
        assert synced[-1] == only_file(tmp_path).stat().st_size
    assert len(synced) == decisions


def test_an_answer_is_written_although_a_later_seat_is_still_asked(tmp_path: Path) -> None:
    session, _ = kept(tmp_path, "human,human,human,human", Length.ENDLESS)
    while len(session.pending()) < 2:
        if session.next_seat is None:
            session.begin()
        else:
            session.act(session.next_seat, decision(session, session.next_seat))
    seat = session.next_seat
    assert seat is not None
    session.act(seat, decision(session, seat))
    assert session.pending()
    assert lines_of(only_file(tmp_path))[-1].startswith(f"{seat} ")


def test_a_name_is_taken_once_even_if_the_clock_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Frozen(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls(2025, 11, 30, 5, 48, 12, tzinfo=tz)

    drawn = iter(["0000", "0000", "0000", "1111", "1111", "2222"])
    monkeypatch.setattr(store, "datetime", Frozen)
    monkeypatch.setattr(secrets, "token_hex", lambda size: next(drawn)[: 2 * size])
    for _ in range(3):
        session, file = kept(tmp_path, "normal,normal,normal,normal", Length.HAND)
        played_out(session)
        file.close()
    assert [path.stem for path in match_files(tmp_path)] == [
        f"20251130-054812-000000-{end * 4}" for end in ("2", "1", "0")
    ]
    assert {tuple(lines_of(path)) for path in match_files(tmp_path)} == {tuple(session.record)}


@pytest.mark.parametrize(
    "name", ["a/b", "..", "../../x", "CON", "a:b", "\u202eabc", "🀄" * 20, "%2F", "#", "%"]
)
def test_a_name_is_kept_as_typed_and_names_no_file(tmp_path: Path, name: str) -> None:
    session, file = kept(tmp_path / "matches", f"human:{name},easy,easy,easy", Length.HAND)
    session.begin()
    file.close()
    assert [path.name for path in tmp_path.iterdir()] == ["matches"]
    record = read_match(only_file(tmp_path / "matches"))
    assert record.header.seats[0].name == name


def test_the_lock_of_a_match_that_has_ended_is_not_left_behind(tmp_path: Path) -> None:
    session, file = kept(tmp_path, "easy,easy,easy,easy", Length.HAND)
    played_out(session)
    file.close()
    assert [path.suffix for path in tmp_path.iterdir()] == [".txt"]


@pytest.mark.parametrize("room", [0, 1, 50, 300, 500, 700])
def test_a_full_disk_loses_nothing_that_was_saved_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    words = Words()
    file = new_match(tmp_path, words)
    session = seated("human:Ming,easy,normal,random", journal=file)
    monkeypatch.setattr(os, "write", full_disk(room))
    play_hand(session)
    play_hand(session)
    assert words.said == ["No space left on device"]
    assert file.lost
    saved = only_file(tmp_path).read_bytes()
    assert len(saved) == room
    whole = "".join(f"{line}\n" for line in lines_of(only_file(tmp_path))[:-1])
    assert "".join(f"{line}\n" for line in session.record).startswith(whole)


def test_what_could_not_be_saved_is_saved_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words()
    file = new_match(tmp_path, words)
    session = seated("human:Ming,easy,normal,random", journal=file)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full_disk(500))
        play_hand(session)
    session.begin()
    assert lines_of(only_file(tmp_path)) == session.record
    assert not file.lost
    assert len(words.said) == 1


@pytest.mark.parametrize("broken", ["fsync", "ftruncate", "lseek", "open"])
@pytest.mark.parametrize("after", [0, 1, 5])
def test_a_call_that_fails_now_and_then_doubles_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, after: int
) -> None:
    calls, real = 0, getattr(os, broken)

    def failing(*arguments: object, **named: object) -> object:
        nonlocal calls
        calls += 1
        if after <= calls - 1 < after + 3:
            raise OSError(EIO, os.strerror(EIO))
        return real(*arguments, **named)

    session = seated("easy,easy,normal,random", length=Length.HAND, journal=new_match(tmp_path, Words()))
    monkeypatch.setattr(os, broken, failing)
    played_out(session)
    assert lines_of(only_file(tmp_path)) == session.record


def test_a_write_that_takes_a_byte_at_a_time_takes_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda file, data: real(file, data[:1]))
    session, _ = kept(tmp_path, "easy,easy,easy,easy", Length.HAND)
    played_out(session)
    assert lines_of(only_file(tmp_path)) == session.record


@pytest.mark.parametrize("home", ["file", "file/below"])
def test_without_a_folder_nothing_is_saved_and_the_game_goes_on(tmp_path: Path, home: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    words = Words()
    file = new_match(tmp_path / home, words)
    assert played_out(seated("easy,easy,easy,easy", length=Length.HAND, journal=file)).finished
    assert len(words.said) == 1
    assert not file.lost
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_disk_that_can_only_be_read_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> int:
        raise OSError(EROFS, os.strerror(EROFS), str(path))

    monkeypatch.setattr(disk, "created", refuse)
    words = Words()
    session = seated("easy,easy,easy,easy", length=Length.HAND, journal=new_match(tmp_path, words))
    assert played_out(session).finished
    assert words.said == ["Read-only file system"]


def begun(folder: Path) -> Path:
    """A file of a match whose first hand is in play, let go."""
    session, file = kept(folder)
    session.begin()
    file.close()
    return only_file(folder)


def test_a_half_written_line_is_cut_off_when_the_match_goes_on(tmp_path: Path) -> None:
    path = begun(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + b"0 d5m and a long rest that was never ended")
    record, file = going_on(path, unheard)
    assert record == read(whole.decode())
    assert path.read_bytes() != whole
    file.append(["0 -"])
    assert path.read_bytes() == whole + b"0 -\n"


def test_a_sign_cut_in_its_middle_is_no_trouble(tmp_path: Path) -> None:
    path = begun(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + "# 字".encode()[:-1])
    assert read_match(path) == read(whole.decode())


def test_a_match_is_played_by_one_program_at_a_time(tmp_path: Path) -> None:
    session, file = kept(tmp_path)
    session.begin()
    with pytest.raises(InPlay, match="another program is playing this match"):
        going_on(only_file(tmp_path), unheard)
    file.close()
    going_on(only_file(tmp_path), unheard)[1].close()


def test_a_program_that_crashed_keeps_no_lock(tmp_path: Path) -> None:
    path = begun(tmp_path)
    program = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from fuzhou_tui.records.store import going_on\n"
        "held = going_on(Path(sys.argv[1]), print)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program, str(path)], check=False)  # noqa: S603 -- our own program
    assert ran.returncode == -9
    going_on(path, unheard)[1].close()


def test_the_newest_match_is_listed_first_by_its_name(tmp_path: Path) -> None:
    for hour in (9, 7, 8):
        stamp = datetime(2025, 11, 30, tzinfo=UTC) + timedelta(hours=hour)
        (tmp_path / f"{stamp:%Y%m%d-%H%M%S}-0.txt").write_text("", encoding="utf-8")
    assert [path.name[9:11] for path in match_files(tmp_path)] == ["09", "08", "07"]


@pytest.mark.parametrize(
    "name", ["..", "../matches/a", "a/b", "", ".", "a.txt", "/etc/passwd", "a\0b", "x" * 400]
)
def test_an_id_never_leaves_the_folder(tmp_path: Path, name: str) -> None:
    (tmp_path / "a.txt").write_text("", encoding="utf-8")
    assert named_match(tmp_path, name) is None
    assert named_match(tmp_path, "a") == tmp_path / "a.txt"


def test_what_is_no_text_file_of_that_size_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "folder.txt").mkdir()
    (tmp_path / "bytes.txt").write_bytes(b"fuzhou-record 1\n\xff\xfe\n")
    os.mkfifo(tmp_path / "pipe.txt")
    with (tmp_path / "huge.txt").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    told = []
    for name in ("folder", "bytes", "pipe", "huge", "none"):
        with pytest.raises(Unreadable) as error:
            read_match(tmp_path / f"{name}.txt")
        told.append(str(error.value))
    assert told == [
        "folder.txt: no file, so no record",
        "bytes.txt: byte 16: not UTF-8, so no record",
        "pipe.txt: no file, so no record",
        f"huge.txt: over {MOST_BYTES} bytes, too large for a record",
        "none.txt: No such file or directory",
    ]


def test_a_bad_file_is_left_as_it_is_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(b"fuzhou-record 1\nnonsense\nhalf")
    for _ in range(2):
        with pytest.raises(BadRecord):
            going_on(path, unheard)
    assert path.read_bytes() == b"fuzhou-record 1\nnonsense\nhalf"


def test_a_session_without_a_journal_needs_no_disk(tmp_path: Path) -> None:
    assert played_out(seated("easy,easy,easy,easy", length=Length.HAND)).finished
    assert list(tmp_path.iterdir()) == []
