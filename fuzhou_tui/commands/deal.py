"""`fuzhou deal`: what a seed deals."""

import json
from typing import Final, NamedTuple

import click

from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.options import json_option, lang_option, rules_option, seed_text
from fuzhou_tui.engine import wall
from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.state import State
from fuzhou_tui.engine.tiles import SEATS, Seat, notation, tile_text, tiles_of
from fuzhou_tui.words import Lang, word

_TILES_A_LINE: Final = 24


class _Shown(NamedTuple):
    """A deal, and the hand as it stands before the first decision."""

    seed: str
    number: int
    dealt: wall.Deal
    state: State


@click.command
@click.argument("seed", callback=seed_text)
@click.option("--hand", "number", type=click.IntRange(min=1), default=1, help="Its number in the match.")
@click.option("--dealer", type=click.IntRange(0, 3), help="The dealer; the seat drawn if left out.")
@rules_option
@json_option
@lang_option
def deal(  # noqa: PLR0913 -- one for each option
    *, seed: str, number: int, dealer: int | None, rules: Rules, as_json: bool, lang: str
) -> None:
    """Show the deal of SEED: dice, wall, and the four hands after the flowers and the gold."""
    dealt = wall.deal(seed, number)
    seat = dealt.seat if dealer is None else Seat(dealer)
    if dealer is None and number > 1:
        click.echo(word("dealer_drawn", Lang(lang), seat=seat), err=True)
    order = wall.drawing_order(dealt.tiles, seat, dealt.dice)
    state, _ = start(Seating(rules, base=1, dealer=seat, streak=0), order, dealt.dice)
    shown = _Shown(seed, number, dealt, state)
    click.echo(json.dumps(_answer(shown)) if as_json else _told(shown, Lang(lang)))


def _answer(shown: _Shown) -> dict[str, object]:
    table = shown.state.table
    return {
        "seed": shown.seed,
        "number": shown.number,
        "rules": table.rules.name,
        "dealer": table.dealer,
        "dice": list(table.dice),
        "breaker": table.breaker,
        "commitment": wall.commitment(shown.dealt),
        "salt": shown.dealt.salt,
        "gold": tile_text(table.gold),
        "hands": [notation(tiles_of(held.counts)) for held in shown.state.hands],
        "flowers": [notation(area.flowers) for area in table.areas],
        "wall": [tile_text(tile) for tile in shown.state.wall],
    }


def _told(shown: _Shown, lang: Lang) -> str:
    """The deal in words; the wall in drawing order, upper tile of each stack first."""
    table, dealt = shown.state.table, shown.dealt
    facts = (
        ("seed", shown.seed),
        ("hand_number", str(shown.number)),
        ("ruleset", table.rules.name),
        ("dealer", str(table.dealer)),
        ("dice", f"{dealt.dice[0]} {dealt.dice[1]}"),
        ("breaker", str(table.breaker)),
        ("commitment", wall.commitment(dealt)),
        ("salt", dealt.salt),
        ("gold", tile_text(table.gold)),
    )
    held = [
        (word("seat_number", lang, seat=seat), notation(tiles_of(hand.counts)), notation(area.flowers))
        for seat, hand, area in zip(SEATS, shown.state.hands, table.areas, strict=True)
    ]
    texts = [tile_text(tile) for tile in shown.state.wall]
    lines = (" ".join(texts[first : first + _TILES_A_LINE]) for first in range(0, len(texts), _TILES_A_LINE))
    told = (
        in_columns([(word(name, lang), text) for name, text in facts]),
        in_columns(held),
        word("wall", lang),
        *lines,
    )
    return "\n".join(told)
