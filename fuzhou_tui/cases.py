"""Scoring cases: a win written down as one JSON object, and the answer to it.

A case that no table could come to is an error; one that could, but is no win, gets a "no".
"""

from typing import Final, NamedTuple, assert_never

from fuzhou_tui.case_fields import (
    BadCase,
    Fields,
    all_tiles,
    check_copies,
    check_names,
    choice_in,
    flag_in,
    flowers_in,
    is_given,
    melds_in,
    number_in,
    suit_tile_in,
    suit_tiles_in,
    text_in,
)
from fuzhou_tui.engine.melds import HAND_TILES, KnownMeld, is_concealed, meld_text
from fuzhou_tui.engine.rules import STANDARD, Rules
from fuzhou_tui.engine.scoring import CLAIMS, Attempt, By, Refused, Score
from fuzhou_tui.engine.tiles import Counts, Seat, Tile, counts
from fuzhou_tui.rulefiles import BadRules, ruleset

CASE_FIELDS: Final = (
    "rules",
    "base",
    "gold",
    "hand",
    "melds",
    "flowers",
    "tile",
    "by",
    "seat",
    "from",
    "dealer",
    "streak",
    "discarded_gold",
    "first_discard",
    "wander",
    "cap",
)


class Case(NamedTuple):
    """A win as it is claimed, and the rules it is claimed by."""

    rules: Rules
    attempt: Attempt


class _Held(NamedTuple):
    """The winner's tiles as the case writes them."""

    gold: Tile
    hand: tuple[Tile, ...]  # without the winning tile where that is written apart
    melds: tuple[KnownMeld, ...]
    tile: Tile | None

    @property
    def waiting(self) -> int:
        """How many concealed tiles there are before the winning one."""
        return HAND_TILES - 3 * len(self.melds)


class _Seats(NamedTuple):
    winner: Seat
    dealer: Seat
    source: Seat | None


def case(fields: Fields) -> Case:
    """The case these fields write down. Raises BadCase."""
    check_names(fields, CASE_FIELDS)
    rules = _rules(fields)
    by = By(choice_in(fields, "by", tuple(by.value for by in By), By.SELF.value))
    held, seats = _held(fields), _seats(fields, by)
    attempt = Attempt(
        by=by,
        seat=seats.winner,
        dealer=seats.dealer,
        gold=held.gold,
        counts=_winning_counts(held, by, seats),
        melds=held.melds,
        flowers=flowers_in(fields, "flowers"),
        tile=held.gold if by is By.ROB_GOLD else held.tile,
        source=seats.source,
        streak=number_in(fields, "streak", 0),
        base=number_in(fields, "base", 1, least=1),
        threw_gold=flag_in(fields, "discarded_gold"),
        first_discard=_first_discard(fields, by, seats),
        wander=_wander(fields, rules),
        cap=_cap(fields, rules),
    )
    return Case(rules, attempt)


def answer(verdict: Score | Refused) -> dict[str, object]:
    """The verdict as scripts read it."""
    if isinstance(verdict, Refused):
        return {"win": False, "reason": verdict.reason.value}
    return {
        "win": True,
        "special": None if verdict.special is None else verdict.special.value,
        "special_value": verdict.special_value,
        "F": verdict.flowers,
        "K": verdict.kongs,
        "G": verdict.golds,
        "L": verdict.streak,
        "lines": [list(line) for line in verdict.lines],
        "payments": list(verdict.payments),
    }


def _rules(fields: Fields) -> Rules:
    try:
        return ruleset(text_in(fields, "rules", STANDARD.name))
    except BadRules as error:
        raise BadCase(f"rules: {error}") from error


def _held(fields: Fields) -> _Held:
    gold = suit_tile_in(fields, "gold")
    tile = suit_tile_in(fields, "tile") if is_given(fields, "tile") else None
    return _Held(gold, suit_tiles_in(fields, "hand"), melds_in(fields, "melds", gold), tile)


def _seats(fields: Fields, by: By) -> _Seats:
    winner, dealer = (Seat(number_in(fields, name, 0, most=3)) for name in ("seat", "dealer"))
    if by is By.HEAVENLY_HAND and winner != dealer:
        raise BadCase(
            f"seat: {winner} found, a heavenly_hand is the dealer's alone, and the dealer is {dealer}"
        )
    if by not in CLAIMS:
        if is_given(fields, "from"):
            raise BadCase(f"from: given, but a win by {by.value} takes no seat's tile")
        return _Seats(winner, dealer, None)
    if not is_given(fields, "from"):
        raise BadCase(f"from: missing, the seat whose tile a win by {by.value} takes")
    source = Seat(number_in(fields, "from", 0, most=3))
    if source == winner:
        raise BadCase(f"from: {source} found, another seat than the winner expected")
    return _Seats(winner, dealer, source)


def _winning_counts(held: _Held, by: By, seats: _Seats) -> Counts:
    """The concealed tiles with the winning tile, all checked to be right in number and kind."""
    _check_melds(held, by, seats)
    _check_number(held, by, seats)
    robs = by is By.ROB_GOLD
    tile = held.gold if robs else held.tile
    concealed = held.hand if tile is None else (*held.hand, tile)
    check_copies("hand", all_tiles(concealed, held.melds), indicator=None if robs else held.gold)
    return counts(concealed)


def _check_number(held: _Held, by: By, seats: _Seats) -> None:
    """The hand has as many tiles as this manner of winning leaves beside the winning tile."""
    match by:
        case By.HEAVENLY_HAND:
            _check_no_tile(held, by)
            _expect(held, held.waiting + 1)
        case By.ROB_GOLD:
            if held.tile != held.gold:
                _check_no_tile(held, by)
            _expect(held, held.waiting)
        case By.DISCARD | By.ROB_KONG:
            if held.tile is None:
                raise BadCase(f"tile: missing, the tile a win by {by.value} takes")
            _expect(held, held.waiting)
        case By.SELF:
            _expect(held, held.waiting + (held.tile is None and not _is_dealt_short(held, seats)))
        case _:
            assert_never(by)


def _is_dealt_short(held: _Held, seats: _Seats) -> bool:
    """Whether these are a non-dealer's tiles as they were dealt, which lack one (R4.2)."""
    return seats.winner != seats.dealer and not held.melds and len(held.hand) == HAND_TILES


def _expect(held: _Held, number: int) -> None:
    if len(held.hand) != number:
        raise BadCase(f"hand: {len(held.hand)} tiles, {number} expected")


def _check_melds(held: _Held, by: By, seats: _Seats) -> None:
    """Before the dealer's first discard is answered nobody can have claimed anything (R4.1, R4.3)."""
    if by is By.ROB_GOLD and seats.winner == seats.dealer:
        impossible = tuple(meld for meld in held.melds if not is_concealed(meld))
    else:
        impossible = held.melds if by in {By.ROB_GOLD, By.HEAVENLY_HAND} else ()
    if impossible:
        allowed = "a dealer's concealed kongs" if by is By.ROB_GOLD else "none"
        raise BadCase(f"melds: {meld_text(impossible[0])} found; allowed with {by.value}: {allowed}")


def _check_no_tile(held: _Held, by: By) -> None:
    if held.tile is not None:
        raise BadCase(f"tile: given, but a win by {by.value} needs none")


def _first_discard(fields: Fields, by: By, seats: _Seats) -> bool:
    found = flag_in(fields, "first_discard")
    if found and (by is not By.DISCARD or seats.source != seats.dealer):
        raise BadCase("first_discard: true found, but only the dealer's discard can be that")
    return found


def _wander(fields: Fields, rules: Rules) -> int:
    found = number_in(fields, "wander", 0, most=3)
    if found and not rules.wander:
        raise BadCase(f"wander: {found} found, 0 expected: {rules.name} has no wander")
    return found


def _cap(fields: Fields, rules: Rules) -> int | None:
    if not is_given(fields, "cap"):
        return None
    if rules.cap is None:
        raise BadCase(f"cap: given, but {rules.name} has no cap")
    return number_in(fields, "cap", 0)
