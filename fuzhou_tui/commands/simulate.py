"""`fuzhou simulate`: bots play, and what happens is written down."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import click

from fuzhou_tui.commands.options import rules_option, seed_text
from fuzhou_tui.commands.seating import Seating, base_option, four_levels, length_option
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.scoring import By
from fuzhou_tui.engine.tiles import SEATS
from fuzhou_tui.engine.view import Won
from fuzhou_tui.simulation import Plan, SimulatedHand
from fuzhou_tui.simulation import simulate as simulated

_STDOUT = "-"


@click.command()
@click.option("--hands", type=click.IntRange(1), required=True, help="Hands to play in all.")
@click.option("--seed", required=True, callback=seed_text, help="Match k is played with the seed TEXT/k.")
@click.option(
    "--seats", default="normal,normal,normal,normal", callback=four_levels, help="Levels of the bots."
)
@click.option("--events", help="File for the event lines; - is stdout.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes.")
@rules_option
@length_option
@base_option
def simulate(  # noqa: PLR0913 -- click gives every option its own argument
    *,
    hands: int,
    seed: str,
    seats: Seating,
    events: str | None,
    jobs: int,
    rules: Rules,
    length: str,
    base: int,
) -> None:
    """Let bots play whole matches until that many hands are played."""
    plan = Plan(rules, base, Length(length), seed, seats, hands, told=events is not None)
    with _opened(events) as out:
        summary = _Summary()
        for hand in simulated(plan, jobs):
            summary.add(hand)
            if out is not None:
                out.write(hand.lines)
    for line in summary.lines(seats):
        click.echo(line, err=True)


@contextmanager
def _opened(events: str | None) -> Iterator[TextIO | None]:
    """The file for the event lines, opened before a tile is dealt."""
    if events is None or events == _STDOUT:
        yield sys.stdout if events else None
        return
    try:
        with Path(events).open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise click.BadParameter(f"{events}: {error.strerror}", param_hint="--events") from error


class _Summary:
    """What the hands came to, counted as they are played."""

    def __init__(self) -> None:
        self.hands = self.matches = self.drawn = 0
        self.points = [0, 0, 0, 0]
        self.wins = [0, 0, 0, 0]
        self.self_drawn = [0, 0, 0, 0]
        self.dealt_in = [0, 0, 0, 0]
        self.specials: Counter[str] = Counter()
        self.failures: dict[int, str] = {}

    def add(self, hand: SimulatedHand) -> None:
        """Count one more hand; players keep their place in the count when they change seats."""
        self.hands += 1
        self.matches = hand.match + 1
        for seat, text in hand.complaints:
            self.failures.setdefault(hand.players[seat], text)
        if not isinstance(hand.result, Won):
            self.drawn += 1
            return
        attempt, score = hand.result.attempt, hand.result.score
        for player, change in zip(hand.players, score.payments, strict=True):
            self.points[player] += change
        winner = hand.players[attempt.seat]
        self.wins[winner] += 1
        self.self_drawn[winner] += attempt.by in {By.SELF, By.HEAVENLY_HAND, By.ROB_GOLD}
        if attempt.source is not None:
            self.dealt_in[hand.players[attempt.source]] += 1
        if score.special is not None:
            self.specials[score.special.value] += 1

    def lines(self, seats: Seating) -> Iterator[str]:
        """The counts, for people."""
        yield f"{self.hands} hands in {self.matches} matches, {self.drawn} drawn"
        for seat in SEATS:
            wins = f"{self.wins[seat]} wins ({self.self_drawn[seat]} self-drawn)"
            dealt_in = f"{self.dealt_in[seat]} discards or kongs won on by others"
            yield f"seat {seat} {seats[seat]}: {self.points[seat]:+} points, {wins}, {dealt_in}"
        if self.specials:
            yield ", ".join(f"{name} {times}" for name, times in sorted(self.specials.items()))
        for failed, text in sorted(self.failures.items()):
            yield f"the bot at seat {failed} failed and was played for: {text}"
