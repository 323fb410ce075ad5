"""The record format: written and read back, and refused by line where it is wrong."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from staging import staged_wall

from fuzhou_tui.engine.actions import action
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import BAIDA, PRESETS, STANDARD, STREET, MissedWin
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.records.reading import BadRecord, UnknownVersion, read
from fuzhou_tui.records.record import Decision, End, HandRecord, Header, Note, Record, SeatLine, write

SEATS = (SeatLine("human", "Ming"), SeatLine("normal"), SeatLine("easy"), SeatLine("random"))
HEADER = Header(STANDARD, 1, Length.ROUND, "7", SEATS)
SALT, COMMITMENT = "0" * 32, "a" * 64
HAND = HandRecord(
    number=1,
    dealer=Seat(2),
    streak=0,
    commitment=COMMITMENT,
    entries=(Decision(Seat(2), action("d5m")), Note("undo", "1"), Decision(Seat(3), action("-"))),
    end=End((-90, 90, 0, 0), SALT),
)
TEXT = f"""fuzhou-record 1
rules standard
base 1
length round
seed 7
seat 0 human Ming
seat 1 normal
seat 2 easy
seat 3 random
hand 1 dealer 2 streak 0 commitment {COMMITMENT}
2 d5m
! undo 1
3 -
end -90 90 0 0 salt {SALT}
"""


def test_a_record_is_one_item_a_line() -> None:
    assert write(Record(HEADER, (HAND,))) == TEXT


def test_a_record_reads_back_as_it_was() -> None:
    assert read(TEXT) == Record(HEADER, (HAND,))


printable = st.text(st.characters(exclude_categories=["Cs"]))


@given(seed=printable, name=printable.filter(lambda text: text != ""))
def test_any_seed_and_any_name_read_back_as_they_were(seed: str, name: str) -> None:
    header = HEADER._replace(seed=seed, seats=(SeatLine("human", name), *SEATS[1:]))
    assert read(write(Record(header))) == Record(header)


@pytest.mark.parametrize("seed", ["7", " 7 ", "#7", "100%", "%41", "2" * 80, "1e3", "种子", "a b  c"])
def test_a_seed_with_odd_signs_stays_what_it_is(seed: str) -> None:
    assert read(write(Record(HEADER._replace(seed=seed)))).header.seed == seed


@pytest.mark.parametrize("rules", PRESETS.values())
def test_a_preset_needs_no_flags(rules: object) -> None:
    assert isinstance(rules, type(STANDARD))
    assert "flag" not in write(Record(HEADER._replace(rules=rules)))


def test_house_rules_are_the_preset_they_extend_and_flags() -> None:
    house = replace(STREET, name="ours", missed_win=MissedWin.ANY, rob_kong=False, cap=50, three_golds=40)
    text = write(Record(HEADER._replace(rules=house)))
    flags = "flag name=ours\nflag three_golds=40\nflag missed_win=any\nflag rob_kong=false\nflag cap=50\n"
    assert f"rules street\n{flags}" in text
    assert read(text).header.rules == house


def test_a_special_that_the_table_does_not_know_is_written_none() -> None:
    text = write(Record(HEADER._replace(rules=replace(BAIDA, robbing_the_gold=None))))
    assert "rules baida\nflag robbing_the_gold=none\n" in text
    assert read(text).header.rules.robbing_the_gold is None


def test_a_match_for_practice_says_so() -> None:
    text = write(Record(HEADER._replace(practice=True)))
    assert "seed 7\npractice\nseat 0" in text
    assert read(text).header.practice


def test_a_staged_hand_has_its_wall_and_dice_instead_of_a_seed() -> None:
    wall = staged_wall(head="5m")
    staged = HandRecord(1, Seat(0), 0, wall=wall, dice=(2, 3))
    record = Record(HEADER._replace(seed=None), (staged,))
    assert "\ndice 2 3\n" in write(record)
    assert "seed" not in write(record)
    assert read(write(record)) == record


def test_comments_and_empty_lines_say_nothing() -> None:
    text = "# a match\n\n" + TEXT.replace("2 d5m\n", "2 d5m   # a dull tile\n\n  # so\n")
    assert read(text) == read(TEXT)


def test_carriage_returns_are_no_part_of_a_line() -> None:
    assert read(TEXT.replace("\n", "\r\n")) == read(TEXT)


def test_a_last_line_without_its_end_is_dropped() -> None:
    assert read(TEXT.removesuffix("\n")).hands[0].end is None
    assert read(TEXT[: TEXT.index("3 -") + 2]).hands[0].entries == HAND.entries[:2]


def test_a_record_cut_anywhere_is_read_or_refused_by_name() -> None:
    for length in range(len(TEXT)):
        with suppress(BadRecord):
            assert read(TEXT[:length]).header == HEADER


def test_an_end_may_have_no_salt() -> None:
    assert read(TEXT.replace(f" salt {SALT}", "")).hands[0].end == End((-90, 90, 0, 0))


@pytest.mark.parametrize("version", ["0", "2", "", "abc", "-5", "1.0"])
def test_another_version_is_refused_with_both_versions(version: str) -> None:
    with pytest.raises(UnknownVersion, match=rf"line 1: version '{version}'; this program reads 1"):
        read(TEXT.replace("fuzhou-record 1", f"fuzhou-record {version}"))


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("fuzhou-record 1", "x", "line 1: no record: 'fuzhou-record 1' expected"),
        ("rules standard", "rules nobody", "line 2: rules: 'nobody': no such ruleset"),
        ("rules standard", "rules standard\nflag no=1", "line 3: flag: no: no such flag; allowed are name"),
        ("rules standard", "rules standard\nflag cap=-1", "line 3: flag: cap: '-1' is no number"),
        ("rules standard", "rules standard\nflag reserve=none", "line 3: flag: reserve: 'none' is no number"),
        (
            "rules standard",
            "rules standard\nflag wander=yes",
            "line 3: flag: wander: 'yes'; allowed",
        ),
        ("base 1", "base one", "line 3: base: 'one' is no number"),
        ("base 1", "base " + "9" * 5000, "line 3: base: .* is no number"),
        ("base 1\n", "", "line 1: base: no such line"),
        ("base 1", "base 1\nbase 2", "line 4: base: given twice"),
        ("length round", "length long", "line 4: length: 'long'; allowed are hand, round, game, endless"),
        ("seed 7\n", "", "line 9: hand: neither a seed in the header nor a wall"),
        ("seat 0 human Ming\n", "", "line 1: seat: four lines expected"),
        ("seat 1 normal", "seat 4 normal", "line 7: seat: '4 normal'"),
        ("seat 1 normal", "seat 0 normal", "line 7: seat: '0 normal'"),
        ("seat 1 normal", "chair 1 normal", "line 7: chair: unknown; allowed are rules"),
        ("hand 1 dealer 2", "hand 1 dealer 4", "line 10: hand: '1 dealer 4"),
        ("2 d5m", "wall 1m", "line 10: hand: a staged hand has a wall and dice"),
        ("2 d5m", "wall 1m\ndice 1 2", "line 11: wall: 1 tiles that are not the 144"),
        ("2 d5m", "dice 1 7\nwall 1m", "line 12: wall: 1 tiles"),
        ("2 d5m", "4 d5m", "line 11: 4: a seat 0-3 and its decision expected"),
        ("2 d5m", "2 d5x", "line 11: 'd5x'"),
        ("2 d5m", "2 d1z", "line 11: 'd1z': a flower is never played"),
        ("! undo 1", "! jump 1", "line 12: ! jump: unknown; allowed are undo, leave, coach, auto"),
        ("end -90 90 0 0", "end -90 90 0", "line 14: end: '-90 90 0 salt"),
        (f"salt {SALT}\n", f"salt {SALT}\n2 d5m\n", "line 14: end: a seat 0-3"),
    ],
)
def test_a_wrong_line_is_named(before: str, after: str, message: str) -> None:
    assert before in TEXT
    with pytest.raises(BadRecord, match=message):
        read(TEXT.replace(before, after))


@pytest.mark.parametrize("text", ["", "\n", "fuzhou-record 1", "\0" * 100 + "\n", "# only a comment\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: no record"):
        read(text)
