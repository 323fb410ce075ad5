"""A hand that has ended, talked over: how it was read and counted, and what each person might have done."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.flags import line_rule
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.view import Drawn, Result, View, Won
from fuzhou_tui.missed_specials import MissedSpecial, missed_specials
from fuzhou_tui.plain.advising import review_lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.readings import best_reading, reading_text

Decisions = Sequence[tuple[View, Action]]
_NONE: Final[Mapping[int, Decisions]] = MappingProxyType({})


class Ended(NamedTuple):
    """A hand that has ended; the names are those of its seats."""

    rules: Rules
    result: Result
    speech: Speech
    decisions: Mapping[int, Decisions] = _NONE  # by person: the seat of the match's first hand


def reviewed(ended: Ended, person: int) -> Iterator[str]:
    """The review of what that person decided."""
    decisions = ended.decisions.get(person, ())
    if decisions:
        yield ended.speech.word("plain_review_of", name=ended.speech.name(decisions[0][0].seat))
    yield from review_lines(decisions, ended.speech)


def result_lines(ended: Ended) -> Iterator[str]:
    """How the winner's hand was read, every line of the sum with its rule, and why it was not more."""
    speech, result = ended.speech, ended.result
    if isinstance(result, Drawn):
        yield speech.word("drawn_hand")
        return
    reading = best_reading(result.attempt, result.score.special)
    if reading is not None:
        yield f"{speech.word('read_as')} {reading_text(reading, speech.lang, speech.tile)}"
    for name, points in result.score.lines:
        yield f"{speech.word(name)} {points} ({line_rule(ended.rules, name)})"
    if result.outbid:
        yield speech.word("outbid", names=", ".join(map(speech.name, result.outbid)))
    yield from _missed_lines(ended.rules, result, speech)


def _missed_lines(rules: Rules, won: Won, speech: Speech) -> Iterator[str]:
    missed = missed_specials(rules, won)
    yield f"{speech.word('why_not_more')}:" if missed else speech.word("nothing_more")
    yield from (_missed_text(found, speech) for found in missed)


def _missed_text(missed: MissedSpecial, speech: Speech) -> str:
    """`golden sparrow 60: 1 gold short`."""
    lacks = ", ".join(speech.word(found.lack.value, number=found.number) for found in missed.missing)
    return f"{speech.word(missed.special.value)} {missed.value}: {lacks}"
