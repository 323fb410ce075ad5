"""The line front end for people."""

import re
from io import StringIO
from itertools import pairwise

import pytest
from matches import seated
from scripted import as_a_bot_would, by_number, by_text, json_lines, plain_text, typing

from fuzhou_tui.engine.match import Length
from fuzhou_tui.plain.game import Manners, PlainGame
from fuzhou_tui.plain.keyboard import Lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang


def alone(seed: str = "7", length: Length = Length.ROUND) -> Session:
    return seated("human:Ming,normal,easy,random", seed, length=length)


def lines_after(answers: list[str]) -> list[str]:
    """What is said from the first question on, when this is typed."""
    session = alone()
    text = plain_text(session, iter([f"{answer}\n" for answer in answers]))
    before = plain_text(alone(), iter([]))
    assert text.startswith(before)
    return text.removeprefix(before).splitlines()


@pytest.mark.parametrize("seed", ["7", "8", "9"])
def test_lines_and_json_end_in_the_same_match_for_the_same_choices(seed: str) -> None:
    numbers, texts = alone(seed), alone(seed)
    plain_text(numbers, typing(numbers, by_number))
    json_lines(texts, typing(texts, by_text))
    assert numbers.finished
    assert numbers.record == texts.record


def test_a_choice_can_be_typed_as_in_a_record_too() -> None:
    numbers, texts = alone(), alone()
    assert plain_text(numbers, typing(numbers, by_number)) == plain_text(texts, typing(texts, by_text))


@pytest.mark.parametrize("lang", Lang)
def test_a_match_is_told_to_its_end_in_each_language(lang: Lang) -> None:
    session = alone()
    text = plain_text(session, typing(session, by_number), lang)
    assert {Lang.EN: "the match is over", Lang.ZH: "终局"}[lang] in text
    assert "{" not in text
    assert text.isprintable() or set(filter(lambda sign: not sign.isprintable(), text)) == {"\n"}


def test_the_first_of_the_seats_is_told_last_and_equal_points_share_a_place() -> None:
    session = alone(length=Length.HAND)
    last = plain_text(session, typing(session, by_number)).splitlines()[-4:]
    points = [int(line.rsplit(" ", 1)[1]) for line in last]
    assert points == sorted(session.scores, reverse=True)
    places = [int(line.partition(".")[0]) for line in last]
    assert places == [1 + sum(other > own for other in points) for own in points]


@pytest.mark.parametrize("answers", range(5))
def test_the_end_of_the_input_leaves_the_match_where_it_is(answers: int) -> None:
    session = alone()
    plain_text(session, typing(session, by_number, limit=answers))
    assert not session.finished
    assert session.pending()


@pytest.mark.parametrize("answer", ["0", "99", "foo", "[/]", "d1z", "l x", "１００", "\0", "-5", ""])
def test_what_is_no_choice_is_said_and_asked_for_again(answer: str) -> None:
    (said,) = lines_after([answer])
    assert "is no choice" in said


def test_full_width_digits_are_choices() -> None:
    narrow, wide = alone(), alone()
    plain_text(narrow, typing(narrow, by_number, limit=3))
    digits = str.maketrans("0123456789", "０１２３４５６７８９")
    plain_text(wide, (text.translate(digits) for text in typing(wide, by_number, limit=3)))
    assert wide.record == narrow.record


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("w", ["hand "]),
        ("h", ["Ming discarded ", "normal discarded ", "easy discarded ", "random discarded "]),
        ("q", [" to draw; ", "gold "]),
        ("f", ["Ming flowers ", "normal flowers ", "easy flowers ", "random flowers "]),
        ("s", ["hand 1, east round, dealer 1 of 4: ", "Ming 0", "normal 0", "easy 0", "random 0"]),
        ("c", ["m 1-9 unseen ", "p 1-9 unseen ", "s 1-9 unseen "]),
        ("?", ["1-9 choose", "i coach", "in writing"]),
        ("？", ["1-9 choose", "i coach", "in writing"]),
    ],
)
def test_a_query_is_answered_and_nothing_else_happens(query: str, said: list[str]) -> None:
    answered = lines_after([query])
    assert len(answered) == len(said)
    assert all(part in line for part, line in zip(said, answered, strict=True))


@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_last_lines_are_told_again(count: int) -> None:
    before = plain_text(alone(), iter([])).splitlines()
    question = max(place for place, line in enumerate(before) if line.startswith("hand "))
    told = before[:question]
    assert lines_after([f"l {count}"]) == (told[-count:] if count else [])


def test_queries_are_no_decisions() -> None:
    asked, quiet = alone(), alone()
    plain_text(quiet, typing(quiet, by_number))
    answers = (text for answer in typing(asked, by_number) for text in ("q\n", "c\n", "h\n", answer))
    plain_text(asked, answers)
    assert asked.record == quiet.record


def test_a_w_where_a_win_is_offered_wins() -> None:
    session = alone()
    text = plain_text(session, typing(session, as_a_bot_would))
    assert "Ming: wins" in text
    assert "no choice" not in text


def test_two_people_hand_the_seat_over_before_a_hand_is_shown() -> None:
    session = seated("human:Ming,human:Lan,normal,normal", length=Length.HAND)
    lines = plain_text(session, typing(session, by_number)).splitlines()
    seats = [line.partition(" is to sit")[0] for line in lines if "is to sit" in line]
    assert set(seats) == {"Ming", "Lan"}
    assert all(first != second for first, second in pairwise(seats))
    assert session.finished


def test_between_two_people_only_what_both_see_is_told() -> None:
    session = seated("human:Ming,human:Lan,normal,normal", length=Length.HAND)
    lines = plain_text(session, typing(session, by_number)).splitlines()
    assert not [line for line in lines if ": takes" in line or ": draws" in line]


def test_names_are_right_after_the_seats_were_drawn() -> None:
    session = seated("human:Ming,normal,easy,random", length=Length.ENDLESS)
    lines = plain_text(session, typing(session, as_a_bot_would, limit=400)).splitlines()
    order = next(place for place, line in enumerate(lines) if line.startswith("from the dealer on sit"))
    dealer = lines[order].removeprefix("from the dealer on sit ").partition(",")[0]
    assert f": dealer {dealer}, streak 0" in lines[order + 1]
    assert any(line.startswith("Ming: takes") for line in lines[order:])
    assert not [line for line in lines if line.startswith("normal: takes")]


def test_a_watched_match_asks_nothing_and_shows_no_hand_before_its_end() -> None:
    session = seated("normal,easy,random,normal", length=Length.HAND)
    lines = plain_text(session, iter([])).splitlines()
    assert session.finished
    assert not [line for line in lines if ": takes" in line or ": draws" in line]


def test_a_seed_is_said_at_the_start_if_given_and_else_at_the_end() -> None:
    given = plain_text(alone(length=Length.HAND), iter([])).splitlines()
    assert given[0] == "seed 7, chosen and so no secret"
    session = seated("normal,easy,random,normal", length=Length.HAND, seed_given=False)
    drawn = plain_text(session, iter([])).splitlines()
    assert [line for line in drawn if line.startswith("seed")] == drawn[-1:] == ["seed 7"]


@pytest.mark.parametrize(("query", "title"), [("? 1", "Your own turn"), ("? 2", "Claims")])
def test_a_chapter_of_the_help_is_told_by_its_number(query: str, title: str) -> None:
    assert lines_after([query])[0] == title


@pytest.mark.parametrize("query", ["? 0", "? 99", "? x"])
def test_a_chapter_there_is_not_is_no_choice(query: str) -> None:
    (said,) = lines_after([query])
    assert "is no choice" in said


@pytest.mark.parametrize(
    ("lang", "called"), [(Lang.EN, "three golds! 40 points!"), (Lang.ZH, "三金倒！40 分！")]
)
def test_a_great_special_is_called_out_without_table_talk(lang: Lang, called: str) -> None:
    session = seated("normal,easy,random,normal", "2", length=Length.HAND)
    lines = plain_text(session, iter([]), lang).splitlines()
    assert lines.count(called) == 1


def test_a_long_streak_is_called_out_without_table_talk() -> None:
    lines = plain_text(seated("normal,easy,random,normal", "1"), iter([])).splitlines()
    called = lines.index("A streak of 3!")
    assert ": wins on " in "".join(lines[called - 6 : called])


@pytest.mark.parametrize("text", ["D3M", "打3万", "打三万", "d3w"])
def test_a_discard_can_be_written_in_many_ways(text: str) -> None:
    session = seated("human:Ming,normal,normal,normal")
    plain_text(session, iter([text]))
    assert "0 d3m" in session.record


def test_what_keeps_a_seat_from_winning_is_told_with_what_lies_open() -> None:
    session = seated("human:Ming,normal,easy,random", "11")
    said = plain_text(session, iter(["d9p\n", "f\n"])).splitlines()
    assert [line for line in said if line.startswith("Ming flowers ")][-1].endswith(", self-draw only")
    assert [line for line in said if line.startswith("normal flowers ")][-1].endswith(" hidden")


def test_why_tiles_are_kept_back_is_told_with_the_wall() -> None:
    session = seated("human:Ming,normal,easy,random")
    text = plain_text(session, (answer for text in typing(session, by_number) for answer in ("q\n", text)))
    kept = re.findall(r"in the wall, (\d+) kept\n(?:kept are 18, and (\d+) for)?", text)
    assert kept
    assert all(int(reserve) == 18 + int(more or 0) for reserve, more in kept)
    assert any(more for _, more in kept)


def test_a_bell_rings_at_each_question_and_at_a_win() -> None:
    session, out = alone(length=Length.HAND), StringIO()
    speech = Speech(Lang.EN, None, session.names)
    PlainGame(session, speech, Lines(typing(session, by_number)), out, Manners(bell=True)).play()
    asked, wins = out.getvalue().count("\n1) "), out.getvalue().count(": wins")
    assert out.getvalue().count("\a") == asked + wins > 1
