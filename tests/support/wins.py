"""Wins to judge, arranged in notation."""

from typing import Final

from fuzhou_tui.engine.melds import meld
from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.engine.scoring import Attempt, By, Score, judge
from fuzhou_tui.engine.tiles import Seat, counts, tile, tiles

# With 7p all are complete; the gold is 9p.
PLAIN: Final = "123456789m123456s7p"
SPARROW: Final = "123456789m12345s99p"  # with 6s
DRAGON: Final = "123456789m123s999p7p"
FREE: Final = "123456789m123456s9p"
NO_SHAPE: Final = "147m369m1478s258p1s99p"  # three golds with 9p
TWENTY: Final = "112233445566z12345678f"


def attempt(  # noqa: PLR0913 -- one keyword for each thing a test arranges
    hand: str = PLAIN,
    last: str = "7p",
    *melds: str,
    by: By = By.SELF,
    flowers: str = "123z",
    seat: int = 0,
    source: int | None = None,
    dealer: int = 1,
    streak: int = 0,
    base: int = 1,
) -> Attempt:
    """A win by seat 0, the dealer being seat 1; `last` is the winning tile, empty on dealt tiles."""
    return Attempt(
        by=by,
        seat=Seat(seat),
        dealer=Seat(dealer),
        gold=tile("9p"),
        counts=counts(tiles(hand + last)),
        melds=tuple(map(meld, melds)),
        flowers=tiles(flowers),
        tile=tile(last) if last else None,
        source=None if source is None else Seat(source),
        streak=streak,
        base=base,
    )


def score(rules: Rules, won: Attempt) -> Score:
    found = judge(rules, won)
    assert isinstance(found, Score), found
    return found
