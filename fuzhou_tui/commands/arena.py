"""`fuzhou arena`: two bots on the same deals, and which of them is stronger."""

import json
import sys
from collections.abc import Iterable, Iterator

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bots.arena import BotFailed, Contest, duels
from bots.contenders import UnknownBot, contender
from bots.duel import Deal
from bots.standing import Standing, standing
from fuzhou_tui.commands.options import json_option, rules_option, seed_text
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.tiles import SEATS


def bot_name(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """A name that leads to a bot; click calls this."""
    try:
        contender(value)
    except UnknownBot as error:
        raise click.BadParameter(str(error), ctx, param) from error
    return value


@click.command()
@click.argument("a", callback=bot_name)
@click.argument("b", callback=bot_name)
@click.option("--hands", type=click.IntRange(1), default=1000, show_default=True, help="Four to a deal.")
@click.option("--seed", default="arena", show_default=True, callback=seed_text, help="Names the deals.")
@rules_option
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes.")
@click.option(
    "--time-limit",
    type=click.FloatRange(0, min_open=True),
    default=10.0,
    show_default=True,
    help="Seconds a bot may take for a decision.",
)
@json_option
def arena(  # noqa: PLR0913 -- click gives every option its own argument
    *,
    a: str,
    b: str,
    hands: int,
    seed: str,
    rules: Rules,
    jobs: int,
    time_limit: float,
    as_json: bool,
) -> None:
    """Play A in each seat against three of B on the same deals.

    A and B are levels, or module:factory of a bot of your own.
    """
    contest = Contest(a, b, rules, seed, -(-hands // len(SEATS)), time_limit)
    try:
        found = standing(_watched(duels(contest, jobs), contest.deals))
    except BotFailed as error:
        click.echo(f"Error: {' '.join(str(error).split())}", err=True)
        raise click.exceptions.Exit(1) from error
    if as_json:
        click.echo(json.dumps({"a": a, "b": b, "rules": rules.name} | found._asdict()))
        return
    for line in _lines(a, b, found):
        click.echo(line)


def _watched(deals: Iterable[Deal], total: int) -> Iterator[Deal]:
    """The deals, with a bar on a terminal that says what is left."""
    columns = TextColumn("deals"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        yield from bar.track(deals, total=total)


def _lines(a: str, b: str, found: Standing) -> Iterator[str]:
    """The figures, for people."""
    yield f"{a} against three {b}, {found.hands} hands on {found.deals} deals"
    interval = "" if found.low is None else f"  95 % {found.low:+.2f} to {found.high:+.2f}"
    yield f"points a hand {found.points:+.2f}{interval}"
    yield (
        f"wins {found.win_rate:.1%}, self-drawn {found.self_draw_rate:.1%}, "
        f"dealt in {found.deal_in_rate:.1%}, drawn {found.drawn_rate:.1%}"
    )
    if found.mean_win is not None:
        yield f"points a win {found.mean_win:.1f}"
    for special, rate in found.specials.items():
        yield f"{special} {rate:.2%}"
    yield f"ms a decision {found.ms_p50:.2f} (half), {found.ms_p99:.2f} (99 %)"
