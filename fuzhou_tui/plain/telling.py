"""Events in sentences, one line each."""

from collections.abc import Iterator
from typing import assert_never

from fuzhou_tui.engine.events import (
    TAIL,
    Chows,
    Dealt,
    Discards,
    Drew,
    Event,
    FlowersSet,
    GoldFlower,
    GoldOpened,
    HandDrawn,
    Kongs,
    LastRound,
    Pays,
    Pungs,
    Reveals,
    Wanders,
    Wins,
)
from fuzhou_tui.engine.match import Points, place_of
from fuzhou_tui.engine.scoring import Score
from fuzhou_tui.engine.seats import SeatDraw
from fuzhou_tui.engine.tiles import SEATS, minus, run_of, tiles_of
from fuzhou_tui.engine.view import Won, breaker
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.records.lines import Telling


def opening_lines(telling: Telling, speech: Speech) -> Iterator[str]:
    """What is told before a hand."""
    yield speech.word(
        "plain_hand",
        number=telling.number,
        dealer=speech.name(telling.dealer),
        streak=telling.streak,
        first=telling.dice[0],
        second=telling.dice[1],
        breaker=speech.name(breaker(telling.dealer, telling.dice)),
    )
    if telling.commitment:
        yield speech.word("plain_commitment", commitment=telling.commitment)


def event_lines(event: Event, telling: Telling, speech: Speech) -> Iterator[str]:
    """The event in sentences; none where the reader learns nothing. It must be as the reader may see it."""
    match event:
        case Wins(won):
            yield from _win_lines(won, speech)
        case Reveals():
            yield from _reveal_lines(event, telling, speech)
        case Pays(changes):
            for seat in SEATS:
                change, score = changes[seat], telling.scores[seat] + changes[seat]
                yield speech.word("plain_pays", name=speech.name(seat), change=f"{change:+}", score=score)
        case HandDrawn():
            yield speech.word("drawn_hand")
        case LastRound():
            yield speech.word("plain_last_round")
        case GoldOpened(tile):
            yield speech.word("plain_gold", tile=speech.tile(tile))
        case Dealt() | Drew():
            yield from _taken(event, speech)
        case _:
            yield _done(event, speech)


def seat_lines(draw: SeatDraw, speech: Speech) -> Iterator[str]:
    """选位: what each turned up, and the new order from the next dealer on (R11.4)."""
    for seat, turned in zip(SEATS, draw.draws, strict=True):
        yield speech.word("plain_turns_up", name=speech.name(seat), tiles=speech.tiles(turned))
    yield speech.word("plain_seats", names=", ".join(map(speech.name, draw.order)))


def final_lines(scores: Points, speech: Speech) -> Iterator[str]:
    """The places at the end of the match, equal points sharing one."""
    yield speech.word("plain_match_over")
    for seat in sorted(SEATS, key=lambda seat: -scores[seat]):
        place = place_of(scores[seat], scores)
        yield speech.word("plain_place", place=place, name=speech.name(seat), score=scores[seat])


def _taken(event: Dealt | Drew, speech: Speech) -> Iterator[str]:
    name = speech.name(event.seat)
    match event:
        case Dealt(_, tiles):
            known = tuple(tile for tile in tiles if tile is not None)
            if known:
                yield speech.word("plain_takes", name=name, tiles=speech.tiles(known))
        case Drew(_, tile, end):
            if tile is not None:
                said = "plain_replaces" if end == TAIL else "plain_draws"
                yield speech.word(said, name=name, tile=speech.tile(tile))
        case _:
            assert_never(event)


def _done(event: FlowersSet | GoldFlower | Discards | Chows | Pungs | Kongs | Wanders, speech: Speech) -> str:
    name = speech.name(event.seat)
    match event:
        case FlowersSet(_, tiles):
            return speech.word("plain_flowers", name=name, tiles=speech.tiles(tiles))
        case GoldFlower(_, tile):
            return speech.word("plain_gold_flower", name=name, tile=speech.tile(tile))
        case Discards(_, tile, drawn):
            said = "plain_discards_draw" if drawn else "plain_discards"
            return speech.word(said, name=name, tile=speech.tile(tile))
        case Wanders(_, level):
            return speech.word(f"plain_wander_{level}", name=name)
        case _:
            return _melded(event, speech)


def _melded(event: Chows | Pungs | Kongs, speech: Speech) -> str:
    name, said = speech.name(event.seat), speech.word
    match event:
        case Chows(_, source, tile, low):
            run, taken = speech.tiles(run_of(low)), speech.tile(tile)
            return said("plain_chow", name=name, source=speech.name(source), tile=taken, tiles=run)
        case Pungs(_, source, tile):
            return said("plain_pung", name=name, source=speech.name(source), tile=speech.tile(tile))
        case Kongs(_, kind, tile, source):
            if tile is None:
                return said("plain_kong_hidden", name=name)
            if source is None:
                return said(f"plain_kong_{kind.value}", name=name, tile=speech.tile(tile))
            return said("plain_kong_exposed", name=name, source=speech.name(source), tile=speech.tile(tile))
        case _:
            assert_never(event)


def _win_lines(won: Won, speech: Speech) -> Iterator[str]:
    attempt, score = won.attempt, won.score
    kept = attempt.counts if attempt.tile is None else minus(attempt.counts, attempt.tile)
    yield _win(won, speech)
    yield speech.word("plain_hand_tiles", tiles=speech.tiles(tiles_of(kept)))
    if attempt.melds:
        yield speech.word("plain_melds", melds=speech.melds(attempt.melds))
    if attempt.flowers:
        yield speech.word("plain_rack", tiles=speech.tiles(attempt.flowers))
    if score.special:
        yield speech.word("plain_special", name=speech.word(score.special.value), points=score.special_value)
    yield _sum(score, speech)


def _win(won: Won, speech: Speech) -> str:
    attempt, said = won.attempt, speech.word
    name, manner = speech.name(attempt.seat), speech.word(f"plain_by_{attempt.by.value}")
    if attempt.tile is None:
        return said("plain_wins_dealt", name=name, manner=manner)
    tile = speech.tile(attempt.tile)
    if attempt.source is None:
        return said("plain_wins", name=name, tile=tile, manner=manner)
    return said("plain_wins_from", name=name, tile=tile, manner=manner, source=speech.name(attempt.source))


def _sum(score: Score, speech: Speech) -> str:
    parts = " + ".join(f"{speech.word(name)} {points}" for name, points in score.lines)
    return speech.word("plain_sum", parts=parts, points=sum(points for _, points in score.lines))


def _reveal_lines(event: Reveals, telling: Telling, speech: Speech) -> Iterator[str]:
    for seat, hand in zip(SEATS, event.hands, strict=True):
        yield speech.word("plain_reveals", name=speech.name(seat), tiles=speech.tiles(hand))
    yield speech.word("plain_wall_left", tiles=speech.tiles(event.wall))
    if telling.salt:
        yield speech.word("plain_salt", salt=telling.salt)
