"""What was told, and what somebody missed who was away."""

from fuzhou_tui.plain.told import Told


def told(*lines: str) -> Told:
    found = Told()
    found.open_hand()
    for line in lines:
        found.add(line)
    return found


def test_who_sits_for_the_first_time_in_a_hand_has_missed_all_of_it() -> None:
    assert told("a", "b").missed(0) == ("a", "b")


def test_who_comes_back_has_missed_what_was_told_since() -> None:
    lines = told("a", "b")
    lines.leave(0)
    lines.add("c")
    assert lines.missed(0) == ("c",)
    assert lines.missed(1) == ("a", "b", "c")


def test_who_comes_back_at_once_has_missed_nothing() -> None:
    lines = told("a")
    lines.leave(2)
    assert lines.missed(2) == ()


def test_a_new_hand_forgets_who_was_away_and_keeps_the_lines() -> None:
    lines = told("a")
    lines.leave(0)
    lines.open_hand()
    lines.add("b")
    assert lines.missed(0) == lines.missed(1) == ("b",)
    assert lines.lines == ("a", "b")


def test_only_the_last_lines_are_kept() -> None:
    lines = told(*map(str, range(2000)))
    assert len(lines.lines) == 500
    assert lines.missed(0) == lines.lines
