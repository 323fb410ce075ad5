"""One hand followed from its wall and its lines."""

import json
from collections.abc import Iterator

from jsonline import JsonLine
from published import complete_sets, kong_points, published_payments, written


class FollowedHand:
    """One hand, followed from its wall."""

    def __init__(self, hand: JsonLine, wall: list[str], salt: str) -> None:
        self.hand = hand
        self.dealer = hand.number("dealer")
        self.wall = wall
        self.salt = salt
        self.left = list(range(144))  # places in the wall, upper tiles even
        self.hands: list[list[str]] = [[], [], [], []]
        self.racks: list[list[str]] = [[], [], [], []]
        self.melds: list[list[str]] = [[], [], [], []]
        self.scores = hand.numbers("scores")
        self.gold = ""
        self.turn: int | None = self.dealer  # who is to decide
        self.may_kong = True  # and whether a draw, not a claim, began that turn
        self.drawn: str | None = None  # the tile drawn for this turn
        self.flower: str | None = None  # a flower drawn and not yet set out
        self.owes_draw = False  # the turn's seat is to draw from the tail
        self.lying: tuple[int, str] | None = None  # the last discard, while it can be claimed
        self.added: tuple[int, str] | None = None  # an added kong that can be robbed
        self.discards = self.kongs = 0
        self.wander = [0, 0, 0, 0]
        self.last_draws: list[int] | None = None  # seats still to draw in the last round
        self.win: JsonLine | None = None
        self.winner: int | None = None
        self.revealed = False
        self.ended = ""
        # Youxian draws the wall to its end, counts flower sets by their tiles, and L for the dealer alone.
        self.to_the_end = hand.text("rules") == "youxian"

    # The opening is known from the wall alone.

    def expected_opening(self) -> Iterator[str]:
        breaker = self.hand.number("breaker")
        for turn in range(16):
            yield self._deal((breaker + turn) % 4, 4)
        yield self._deal(self.dealer, 1)
        while any(tile[1] in "zf" for held in self.hands for tile in held):
            for turn in range(4):
                yield from self._flower_round((self.dealer + turn) % 4)
        yield from self._open_gold()

    def _deal(self, seat: int, count: int) -> str:
        taken = [self._from_head() for _ in range(count)]
        self.hands[seat] += taken
        return _line(type="deal", seat=seat, tiles=taken)

    def _flower_round(self, seat: int) -> Iterator[str]:
        flowers = [tile for tile in self.hands[seat] if tile[1] in "zf"]
        if flowers:
            self.racks[seat] += flowers
            self.hands[seat] = [tile for tile in self.hands[seat] if tile[1] not in "zf"]
            yield _line(type="flowers", seat=seat, tiles=flowers)
        for _ in flowers:
            tile = self._from_tail()
            self.hands[seat].append(tile)
            yield _line(**{"type": "draw", "seat": seat, "tile": tile, "from": "tail"})

    def _open_gold(self) -> Iterator[str]:
        while not self.gold:
            tile = self._from_tail()
            if tile[1] in "zf":
                self.racks[self.dealer].append(tile)
                yield _line(type="gold_flower", seat=self.dealer, tile=tile)
            else:
                self.gold = tile
                yield _line(type="gold", tile=tile)

    # Play is told by the lines; each must be possible where it stands.

    def take(self, line: JsonLine) -> None:
        assert not self.ended
        assert self.winner is None or line.type in {"reveal", "payments"}, line
        if self.flower is not None:
            assert line.type == "flowers", line
        steps = {
            "draw": self._draw,
            "flowers": self._flowers,
            "discard": self._discard,
            "chow": self._chow,
            "pung": self._pung,
            "kong": self._kong,
            "wander": self._wander,
            "last_round": self._last_round,
            "win": self._win,
            "drawn": self._drawn_hand,
            "reveal": self._reveal,
            "payments": self._payments,
        }
        steps[line.type](line)

    @property
    def live(self) -> int:
        if self.to_the_end:
            return len(self.left)
        kept = sum(kong_points(self.melds[seat]) + 2 * complete_sets(self.racks[seat]) for seat in range(4))
        return len(self.left) - 18 - kept

    def _draw(self, line: JsonLine) -> None:
        seat = line.number("seat")
        if line.text("from") == "tail":
            assert self.owes_draw
            assert seat == self.turn
            tile = self._from_tail()
        else:
            assert not self.owes_draw
            assert seat == self._next_to_draw()
            tile = self._from_head()
        assert line.text("tile") == tile
        self.turn, self.may_kong, self.lying, self.added, self.owes_draw = seat, True, None, None, False
        if tile[1] in "zf":
            self.flower = tile
        else:
            self.hands[seat].append(tile)
            self.drawn = tile

    def _next_to_draw(self) -> int:
        if self.last_draws is not None:
            return self.last_draws.pop(0)
        assert self.live > (0 if self.to_the_end else 4)
        assert self.lying is not None
        return (self.lying[0] + 1) % 4

    def _flowers(self, line: JsonLine) -> None:
        assert line.number("seat") == self.turn
        assert line.texts("tiles") == [self.flower]
        self.racks[line.number("seat")] += line.texts("tiles")
        self.flower = self.drawn = None
        self.owes_draw = self.last_draws is None

    def _discard(self, line: JsonLine) -> None:
        seat, tile = line.number("seat"), line.text("tile")
        assert seat == self.turn
        assert not self.owes_draw
        assert self.last_draws is None
        assert line.fields["drawn"] is (tile == self.drawn)
        self._spend(seat, tile)
        self.discards += 1
        self.turn, self.drawn, self.lying = None, None, (seat, tile)

    def _claimed(self, line: JsonLine) -> tuple[int, str]:
        seat, tile = line.number("seat"), line.text("tile")
        assert self.lying == (line.number("from"), tile)
        assert tile != self.gold
        assert seat != line.number("from")
        self.turn, self.may_kong, self.lying = seat, False, None
        return seat, tile

    def _chow(self, line: JsonLine) -> None:
        seat, tile = self._claimed(line)
        run = line.texts("tiles")
        ranks = [int(part[0]) for part in run]
        assert seat == (line.number("from") + 1) % 4
        assert ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]
        assert {part[1] for part in run} == {tile[1]}
        others = list(run)
        others.remove(tile)
        assert self.gold not in others
        self._spend(seat, *others)
        self.melds[seat].append(f"chow:{written(run)}")

    def _pung(self, line: JsonLine) -> None:
        seat, tile = self._claimed(line)
        self._spend(seat, tile, tile)
        self.melds[seat].append(f"pung:{written([tile] * 3)}")

    def _kong(self, line: JsonLine) -> None:
        kind, tile = line.text("kind"), line.text("tile")
        seat = self._claimed(line)[0] if kind == "exposed" else line.number("seat")
        assert tile != self.gold
        assert seat == self.turn
        assert not self.owes_draw
        assert self.may_kong or kind == "exposed"
        name = "concealed_kong" if kind == "concealed" else "kong"
        if kind == "added":
            self.melds[seat][self.melds[seat].index(f"pung:{written([tile] * 3)}")] = (
                f"kong:{written([tile] * 4)}"
            )
            self.added = seat, tile
        else:
            self.melds[seat].append(f"{name}:{written([tile] * 4)}")
        self._spend(seat, *[tile] * {"exposed": 3, "added": 1, "concealed": 4}[kind])
        self.drawn, self.owes_draw = None, True
        self.kongs += 1

    def _wander(self, line: JsonLine) -> None:
        seat, level = line.number("seat"), line.number("level")
        assert self.hand.text("rules") == "street"
        assert (self.lying is not None and self.lying[0] == seat) or (self.owes_draw and seat == self.turn)
        assert level in {0, self.wander[seat] + 1}
        assert level != self.wander[seat]
        assert level <= 3
        self.wander[seat] = level

    def _last_round(self, _line: JsonLine) -> None:
        assert self.lying is not None
        assert not self.to_the_end
        assert 0 < self.live <= 4
        first = self.lying[0] + 1
        self.last_draws = [(first + turn) % 4 for turn in range(min(4, self.live))]

    def _win(self, line: JsonLine) -> None:
        seat, by = line.number("seat"), line.text("by")
        tile = line.text("tile") if line.has("tile") else None
        golds = self.hands[seat].count(self.gold) + (by == "rob_gold")
        match by:
            case "self" if tile is not None:
                assert seat == self.turn
                assert self.may_kong
                assert tile == self.drawn
                self._spend(seat, tile)
            case "self" | "heavenly_hand":
                assert tile is None
                assert (self.discards, self.kongs) == (0, 0)
                assert by == "self" or seat == self.dealer
            case "discard":
                assert self.lying == (line.number("from"), tile)
                assert tile != self.gold
            case "rob_kong":
                assert self.added == (line.number("from"), tile)
                kong, pung = (
                    f"{name}:{written([tile or ''] * count)}" for name, count in (("kong", 4), ("pung", 3))
                )
                self._remeld(line.number("from"), kong, pung)
            case "rob_gold":
                assert self.lying is not None
                assert (self.lying[0], self.discards, tile) == (self.dealer, 1, self.gold)
        assert seat != (line.number("from") if line.has("from") else None)
        assert line.text("hand") == written(self.hands[seat])
        assert line.texts("melds") == self.melds[seat]
        assert line.text("flowers") == written(self.racks[seat])
        rack = self.racks[seat]
        flowers = len(rack) + 2 * complete_sets(rack) * (not self.to_the_end)
        assert tuple(line.number(name) for name in "FKG") == (flowers, kong_points(self.melds[seat]), golds)
        counts_streak = seat == self.dealer or not self.to_the_end
        assert line.number("L") == self.hand.number("streak") * counts_streak
        assert ("wander" in line.names) == (self.hand.text("rules") == "street")
        if "wander" in line.names:
            assert line.number("wander") == self.wander[seat]
        if "over" in line.names:
            assert by in {"discard", "rob_kong", "rob_gold", "self", "heavenly_hand"}
            assert line.numbers("over")
            assert seat not in line.numbers("over")
        self.win, self.winner = line, seat

    def _remeld(self, seat: int, before: str, after: str) -> None:
        self.melds[seat][self.melds[seat].index(before)] = after

    def _drawn_hand(self, _line: JsonLine) -> None:
        at_the_end = self.last_draws == []
        nothing_live = self.lying is not None and self.live <= 0
        no_replacement = self.owes_draw and not self.left
        assert at_the_end or nothing_live or no_replacement
        self.winner = None
        self.win = None
        self.turn = None

    def _reveal(self, line: JsonLine) -> None:
        assert line.texts("hands") == [written(hand) for hand in self.hands]
        assert line.texts("wall") == [self.wall[place] for place in self.left]
        assert line.text("salt") == self.salt
        self.revealed = True

    def _payments(self, line: JsonLine) -> None:
        assert self.revealed
        changes = [0, 0, 0, 0] if self.win is None else published_payments(self.win, self.hand)
        assert line.numbers("changes") == changes
        assert sum(changes) == 0
        assert line.numbers("fees") == [0, 0, 0, 0]
        self.scores = [before + change for before, change in zip(self.scores, changes, strict=True)]
        assert line.numbers("scores") == self.scores
        self.ended = "drawn" if self.win is None else self.win.text("by")

    def _spend(self, seat: int, *tiles: str) -> None:
        for tile in tiles:
            self.hands[seat].remove(tile)

    def _from_head(self) -> str:
        return self.wall[self.left.pop(0)]

    def _from_tail(self) -> str:
        stack = self.left[-1] // 2
        place = 2 * stack if 2 * stack in self.left else 2 * stack + 1
        self.left.remove(place)
        return self.wall[place]


def _line(**fields: object) -> str:
    return json.dumps(fields, separators=(",", ":"))
