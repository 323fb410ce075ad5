"""A score-keeper that knows the rules and the published formats, and follows hands by their lines alone."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from followed_hand import FollowedHand
from jsonline import JsonLine
from published import PublishedDeal, in_drawing_order, published_commitment, published_deal, published_seats

FIELDS: Final = {
    "hand": "type match number rules base seed dealer streak dice breaker commitment scores",
    "wall": "type tiles",
    "deal": "type seat tiles",
    "flowers": "type seat tiles",
    "draw": "type seat tile from",
    "gold_flower": "type seat tile",
    "gold": "type tile",
    "discard": "type seat tile drawn",
    "chow": "type seat from tile tiles",
    "pung": "type seat from tile",
    "kong": "type seat kind tile",
    "last_round": "type",
    "win": "type seat by tile hand melds flowers special special_value F K G L",
    "wander": "type seat level",
    "reveal": "type hands wall salt",
    "drawn": "type",
    "payments": "type changes fees scores",
    "seats": "type draws order",
}
DEALERSHIPS: Final = {"round": 4, "game": 16}


class Follower:
    """Takes line after line; fails at the first that does not fit."""

    def __init__(self, length: str = "round") -> None:
        self.length = length
        self.hands = 0
        self.match = -1
        self.endings: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.finished = True
        self.seats_due: PublishedDeal | None = None  # the deal whose stream goes on to draw the seats

    def follow(self, lines: Iterable[str]) -> None:
        steps = iter([JsonLine(line) for line in lines])
        for line in steps:
            if line.type == "seats":
                self._seats(line)
            else:
                assert line.type == "hand", line
                assert self.seats_due is None
                self._hand(line, steps)

    def _hand(self, hand: JsonLine, steps: Iterator[JsonLine]) -> None:
        self._check_header(hand)
        wall = next(steps)
        deal = published_deal(hand.text("seed"), hand.number("number"))
        assert wall.type == "wall"
        assert wall.texts("tiles") == in_drawing_order(deal, hand.number("dealer"))
        assert hand.text("commitment") == published_commitment(deal)
        assert hand.numbers("dice") == deal.dice
        table = FollowedHand(hand, wall.texts("tiles"), deal.salt)
        for due in table.expected_opening():
            found = next(steps)
            assert repr(found) == due, f"{found} where {due} was due"
        for line in steps:
            _check_fields(line)
            self.seen[line.type] += 1
            table.take(line)
            if line.type == "payments":
                break
        assert table.ended
        self.hands += 1
        self.endings[table.ended] += 1
        self._after(hand, table)

    def _check_header(self, hand: JsonLine) -> None:
        names = FIELDS["hand"].split() + (["cap"] if hand.text("rules") == "bianfeng" else [])
        assert hand.names == names
        if hand.number("match") != self.match:
            self.match += 1
            assert self.finished, "the match was cut short"
            dealer = published_deal(hand.text("seed"), 1).dealer
            self.due, self.unseated, self.finished = (1, dealer, 0, [0, 0, 0, 0]), 0, False
        assert not self.finished
        found = hand.number("number"), hand.number("dealer"), hand.number("streak"), hand.numbers("scores")
        assert found == self.due
        assert hand.number("breaker") == (found[1] + sum(hand.numbers("dice")) - 1) % 4

    def _after(self, hand: JsonLine, table: FollowedHand) -> None:
        """Who deals next (R11.1-R11.3)."""
        number, dealer, streak = hand.number("number"), hand.number("dealer"), hand.number("streak")
        rules = hand.text("rules")
        stays = table.winner == dealer if table.winner is not None else rules != "bianfeng"
        adds = 1 if table.winner is not None or rules == "baida" else 0
        self.unseated += not stays
        self.finished = self.length == "hand" or self.unseated == DEALERSHIPS.get(self.length)
        dealer, streak = (dealer, streak + adds) if stays else ((dealer + 1) % 4, 0)
        self.due = number + 1, dealer, streak, table.scores
        drawn = rules in {"standard", "youxian"} and not stays and self.unseated % 16 == 0
        if drawn:
            self.seats_due = published_deal(hand.text("seed"), number)

    def _seats(self, line: JsonLine) -> None:
        """Seats are drawn after a game; points move with the players (R11.4)."""
        assert line.names == FIELDS["seats"].split()
        assert self.seats_due is not None
        draws, order = published_seats(self.seats_due)
        assert line.fields["draws"] == draws
        assert line.numbers("order") == order
        number, dealer, streak, scores = self.due
        moved = {(dealer + place) % 4: scores[old] for place, old in enumerate(order)}
        self.due = number, dealer, streak, [moved[seat] for seat in range(4)]
        self.seats_due = None
        self.seen["seats"] += 1


def _check_fields(line: JsonLine) -> None:
    names = FIELDS[line.type].split()
    if line.type == "kong" and line.text("kind") == "exposed":
        names.append("from")
    if line.type == "win":
        names[3:3] = ["from"] if line.text("by") in {"discard", "rob_kong"} else []
        names += [name for name in ("wander", "over") if name in line.names]
    assert line.names == names, line
