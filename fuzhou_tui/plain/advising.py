"""The coach in sentences: what every choice is worth, and which decisions of a hand lost most."""

from collections.abc import Iterator, Sequence

from bots.coach import Advice, Slip, advice, review
from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.legal import legal_actions
from fuzhou_tui.engine.view import View
from fuzhou_tui.plain.asking import asked, choice, hand_lines
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.reasons import reason


def advice_lines(view: View, speech: Speech) -> Iterator[str]:
    """Every choice under its number, the best first."""
    numbers = {action: number for number, action in enumerate(legal_actions(view), 1)}
    yield speech.word("coach_best_first")
    for row in advice(view):
        yield f"{numbers[row.action]}) {_worth(row, view, speech)}"


def review_lines(decisions: Sequence[tuple[View, Action]], speech: Speech) -> Iterator[str]:
    """The decisions that lost most expected points, the worst first, each with the better choice."""
    slips = review(decisions)
    if not slips:
        yield speech.word("coach_no_slips")
    for number, slip in enumerate(slips, 1):
        yield from _slip_lines(number, slip, speech)


def _slip_lines(number: int, slip: Slip, speech: Speech) -> Iterator[str]:
    said = speech.word
    yield f"{number}. {asked(slip.view, speech)}"
    yield from hand_lines(slip.view, speech)
    lost = said("coach_lost", points=f"{slip.lost:.1f}")
    yield f"{said('coach_chosen')} {_worth(slip.chosen, slip.view, speech)}, {lost}"
    yield f"{said('coach_better')} {_worth(slip.better, slip.view, speech)}"


def _worth(row: Advice, view: View, speech: Speech) -> str:
    """`discard 9p: ready, 7 useful tiles, 40% to win, 5.2 points expected; most tiles help afterwards`."""
    measures = ", ".join(_measures(row, speech))
    return f"{choice(row.action, view, speech)}: {measures}; {reason(row, speech.lang)}"


def _measures(row: Advice, speech: Speech) -> Iterator[str]:
    """How far from ready, useful tiles, chance to win, points, danger; what says nothing is left out."""
    said = speech.word
    if row.away:
        yield said("coach_ready") if row.away == 1 else said("coach_steps", count=row.away - 1)
        yield said("coach_helping", count=row.useful)
    yield said("coach_to_win", share=f"{row.chance:.0%}")
    yield said("coach_expected", points=f"{row.points:+.1f}")
    if row.danger:
        yield said("coach_won_upon", share=f"{row.danger:.0%}")
