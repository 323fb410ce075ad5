"""The options of a match that `play` and `simulate` share: who sits where, stake and length."""

import click

from bots.levels import LEVELS
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.tiles import SEATS, four
from fuzhou_tui.players import MOST_BASE

Seating = tuple[str, str, str, str]


def four_seats(ctx: click.Context, param: click.Parameter, value: str) -> Seating:
    """Four texts joined by commas; click calls this."""
    found = tuple(part.strip() for part in value.split(","))
    if len(found) != len(SEATS):
        raise click.BadParameter(f"{value!r}: four seats joined by commas expected", ctx, param)
    return four(found)


def four_levels(ctx: click.Context, param: click.Parameter, value: str) -> Seating:
    """The levels of four bots; click calls this."""
    found = four_seats(ctx, param, value)
    for level in found:
        if level not in LEVELS:
            raise click.BadParameter(f"{level!r}: allowed are {', '.join(LEVELS)}", ctx, param)
    return found


length_option = click.option(
    "--length",
    type=click.Choice([length.value for length in Length]),
    default=Length.ROUND.value,
    show_default=True,
    help="How long a match lasts.",
)
base_option = click.option(
    "--base", type=click.IntRange(1, MOST_BASE), default=1, show_default=True, help="Points of one stake."
)
