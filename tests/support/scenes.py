"""A hand staged for a test: a wall, the decisions in CLI notation, and what came of them."""

from staging import FROM_THE_DEALER, staged_wall

from fuzhou_tui.engine.actions import PASS, action, action_text
from fuzhou_tui.engine.events import Event
from fuzhou_tui.engine.legal import legal_actions, offers
from fuzhou_tui.engine.opening import Seating, start
from fuzhou_tui.engine.play import apply, pending
from fuzhou_tui.engine.rules import STANDARD, Rules
from fuzhou_tui.engine.state import view
from fuzhou_tui.engine.tiles import Seat, notation, tile_text, tiles_of
from fuzhou_tui.engine.view import Area, Claim, Drawn, Of, Over, Result, Table, Won


class Scene:
    """One hand in play. Seats are plain numbers; decisions are texts like `d5m`, `p`, `w`, `-`."""

    def __init__(  # noqa: PLR0913 -- one keyword for each part of a wall, as a test arranges it
        self,
        *hands: str,
        rules: Rules = STANDARD,
        dealer: int = 0,
        streak: int = 0,
        dice: tuple[int, int] = FROM_THE_DEALER,
        indicator: str = "9s",
        head: str = "",
        tail: str = "",
        replacements: str = "",
        gold_flowers: str = "",
    ) -> None:
        filled = (*hands, "", "", "", "")[:4]
        self.wall = staged_wall(
            hands=filled,
            dealer=dealer,
            dice=dice,
            indicator=indicator,
            head=head,
            tail=tail,
            replacements=replacements,
            gold_flowers=gold_flowers,
        )
        self.seating = Seating(rules, 1, Seat(dealer), streak)
        self.dice = dice
        self.decisions: list[tuple[int, str]] = []
        self.events: list[Event] = []
        self.state, events = start(self.seating, self.wall, dice)
        self.events += events

    def act(self, seat: int, text: str) -> "Scene":
        """The seat decides; raises IllegalAction."""
        self.state, events = apply(self.state, Seat(seat), action(text))
        self.decisions.append((seat, text))
        self.events += events
        return self

    def passing(self, *but: int) -> "Scene":
        """Everyone asked passes, but the seats named; who is on turn is not asked."""
        phase = self.table.phase
        for seat in sorted(pending(self.state) - set(but)):
            if self.table.phase == phase and PASS in legal_actions(view(self.state, seat)):
                self.act(seat, "-")
        return self

    def discard(self, seat: int, tile: str) -> "Scene":
        """The seat discards and everyone passes, a robber of the gold too."""
        self.act(seat, "d" + tile)
        return self.passing().passing() if self.robbing else self.passing()

    def first(self, tile: str) -> "Scene":
        """The dealer throws its first tile and nobody robs the gold; claims on the tile are left open."""
        dealer = self.table.dealer
        self.act(dealer, "d" + tile)
        return self.passing() if self.robbing else self

    @property
    def robbing(self) -> bool:
        """Whether the gold lies open."""
        phase = self.table.phase
        return isinstance(phase, Claim) and phase.of is Of.GOLD

    def throw_what_is_drawn(self, turns: int) -> "Scene":
        """So many turns pass: everyone throws the tile just drawn, nobody wins, kongs or claims."""
        for _ in range(turns):
            (seat,) = pending(self.state)
            drawn = self.state.hands[seat].drawn
            assert drawn is not None
            self.discard(seat, tile_text(drawn))
        return self

    def play_out(self) -> "Scene":
        """Nobody claims or wins, everyone throws the first tile that is no gold, until the hand is over."""
        while pending(self.state):
            for seat in sorted(pending(self.state)):
                self.act(seat, self._dullest(seat))
        return self

    def options(self, seat: int) -> list[str]:
        """What the seat may decide now."""
        return [action_text(found) for found in legal_actions(view(self.state, Seat(seat)))]

    def calls(self, seat: int) -> list[str]:
        """What the seat may decide now but a discard."""
        return [text for text in self.options(seat) if text[0] != "d"]

    def barred(self, seat: int) -> dict[str, str]:
        """What a rule forbids the seat now, with the reason."""
        found = offers(view(self.state, Seat(seat)))
        return {action_text(offer.action): offer.barred.value for offer in found if offer.barred is not None}

    def asked(self) -> set[int]:
        """The seats that are to decide."""
        return {int(seat) for seat in pending(self.state)}

    def hand(self, seat: int) -> str:
        """The seat's concealed tiles."""
        return notation(tiles_of(self.state.hands[seat].counts))

    def told(self, *kinds: type[Event]) -> list[Event]:
        """The events of these kinds so far."""
        return [event for event in self.events if isinstance(event, kinds)]

    @property
    def table(self) -> Table:
        """What everybody sees."""
        return self.state.table

    @property
    def areas(self) -> tuple[Area, ...]:
        """What lies open in front of each seat."""
        return self.state.table.areas

    @property
    def result(self) -> Result:
        """How the hand ended; it must have."""
        phase = self.state.table.phase
        assert isinstance(phase, Over), f"the hand goes on: {phase}"
        return phase.result

    @property
    def won(self) -> Won:
        """How the hand was won; it must have been."""
        assert isinstance(self.result, Won)
        return self.result

    @property
    def special(self) -> str | None:
        """The id of the special that names the win."""
        special = self.won.score.special
        return special.value if special else None

    @property
    def drawn(self) -> bool:
        """Whether the hand ended without a winner."""
        return isinstance(self.result, Drawn)

    def _dullest(self, seat: Seat) -> str:
        options = self.options(seat)
        if "-" in options:
            return "-"
        gold = "d" + tile_text(self.table.gold)
        return next((text for text in options if text[0] == "d" and text != gold), gold)
