"""A decision as numbered choices, and how an answer is read."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import assert_never

from fuzhou_tui.engine.actions import (
    Action,
    BadAction,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    Discard,
    OwnKong,
    Pass,
    Win,
    action,
)
from fuzhou_tui.engine.legal import legal_actions, offers
from fuzhou_tui.engine.melds import Pung
from fuzhou_tui.engine.tiles import Tile, minus, run_of, tiles_of
from fuzhou_tui.engine.view import Claim, Of, Turn, View
from fuzhou_tui.plain.answers import answers_to, plain
from fuzhou_tui.plain.speech import Speech


class BadAnswer(ValueError):
    """An answer that is none of the choices."""


def question_lines(view: View, speech: Speech) -> Iterator[str]:
    """The own hand, what is asked, what a rule forbids with the reason, and the choices by number."""
    yield from hand_lines(view, speech)
    yield asked(view, speech)
    for offer in offers(view):
        if offer.barred is not None:
            reason = speech.word(offer.barred.value)
            yield speech.word("plain_barred", choice=choice(offer.action, view, speech), reason=reason)
    choices = (choice(action, view, speech) for action in legal_actions(view))
    yield "  ".join(f"{number}) {choice}" for number, choice in enumerate(choices, 1))


def hand_lines(view: View, speech: Speech) -> Iterator[str]:
    """The seat's own tiles, golds first and the drawn one apart, and what it has laid open."""
    drawn, gold = view.hand.drawn, view.table.gold
    kept = tiles_of(view.hand.counts if drawn is None else minus(view.hand.counts, drawn))
    tiles = _golds_first(kept, gold, speech)
    if drawn is None:
        yield speech.word("plain_hand_tiles", tiles=tiles)
    else:
        yield speech.word("plain_hand_drawn", tiles=tiles, tile=speech.tile(drawn))
    if view.melds:
        yield speech.word("plain_melds", melds=speech.melds(view.melds))


def _golds_first(kept: Sequence[Tile], gold: Tile, speech: Speech) -> str:
    """`5p 5p 1m 2m`, or aloud `gold 5p 5p, 1m 2m`."""
    golds = speech.tiles(tile for tile in kept if tile == gold)
    others = speech.tiles(tile for tile in kept if tile != gold)
    if not golds or not others:
        return golds or others
    return f"{speech.word('gold')} {golds}, {others}" if speech.aloud else f"{golds} {others}"


def read_answer(text: str, view: View, speech: Speech) -> Action:
    """The choice of that number, or written as in a record or in words; raises BadAnswer."""
    options = legal_actions(view)
    typed, spelled = unicodedata.normalize("NFKC", text).strip(), plain(text)
    if typed.isdecimal() and len(typed) < 3 and 0 < int(typed) <= len(options):
        return options[int(typed) - 1]
    try:
        chosen = action(typed if spelled.isdecimal() else answers_to(view).get(spelled, typed))
    except BadAction as error:
        raise BadAnswer(_refusal(text, options, speech)) from error
    if chosen not in options:
        raise BadAnswer(_refusal(text, options, speech))
    return chosen


def _refusal(text: str, options: tuple[Action, ...], speech: Speech) -> str:
    return speech.word("plain_bad_answer", answer=text.strip(), last=len(options))


def asked(view: View, speech: Speech) -> str:
    """What is asked: whose turn it is, or what lies open."""
    name, phase = speech.name(view.seat), view.table.phase
    match phase:
        case Turn():
            return speech.word("plain_your_turn", name=name)
        case Claim(tile, source, of):
            return _asked_to_claim(tile, speech.name(source), of, speech)
        case _:
            raise AssertionError("nobody is asked after the end of a hand")


def _asked_to_claim(tile: Tile | None, source: str, of: Of, speech: Speech) -> str:
    shown = "" if tile is None else speech.tile(tile)
    match of:
        case Of.DISCARD:
            return speech.word("plain_claim", source=source, tile=shown)
        case Of.KONG:
            return speech.word("plain_rob_kong", source=source, tile=shown)
        case Of.GOLD:
            return speech.word("plain_rob_gold", tile=shown)
        case Of.DEAL:
            return speech.word("plain_dealt_win")
        case _:
            assert_never(of)


def choice(action: Action, view: View, speech: Speech) -> str:
    """The decision in words."""
    match action:
        case Win() | Pass():
            return speech.word(type(action).__name__.lower())
        case OwnKong(tile):
            added = Pung(tile) in view.area.melds
            return f"{speech.word('kong' if added else 'concealed_kong')} {speech.tile(tile)}"
        case ClaimKong():
            return f"{speech.word('kong')} {speech.tiles(_lying(view) * 4)}"
        case ClaimPung():
            return f"{speech.word('pung')} {speech.tiles(_lying(view) * 3)}"
        case ClaimChow(low):
            return f"{speech.word('chow')} {speech.tiles(run_of(low))}"
        case Discard(tile):
            return f"{speech.word('discard')} {speech.tile(tile)}"
        case _:
            assert_never(action)


def _lying(view: View) -> tuple[Tile, ...]:
    """The tile that lies open, once."""
    lying = view.table.lying
    return () if lying is None else (lying,)
