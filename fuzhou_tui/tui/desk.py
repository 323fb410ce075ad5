"""What the player is about to do: the cursor, a rank typed, a question; keys and clicks become decisions."""

from typing import Final

from fuzhou_tui.engine.actions import Action
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.tui.answers import by_command, by_number, discarding, doubt, moved
from fuzhou_tui.tui.keymap import Command, digit, named_tile
from fuzhou_tui.tui.scene import Question, Scene, drawn_slot
from fuzhou_tui.tui.targets import Held, Lying, Offered, Target

_DOUBLE_CLICK: Final = 0.15  # seconds
LEAVING: Final = frozenset({Question.LEAVE, Question.LEAVE_SEAT})
_NOWHERE: Final = (-1, 0.0)


class Desk:
    """One player's hand on the tiles."""

    pointed: Tile | None = None  # under the mouse

    def __init__(self) -> None:
        self.cursor = 0
        self.question: Question | None = None
        self._doubtful: Action | None = None
        self._rank: int | None = None
        self._asking = ""  # the key that was asked about
        self._clicked: tuple[int, float] = _NOWHERE

    def open(self, scene: Scene) -> None:
        """A prompt appears: the cursor goes to the drawn tile, and what was typed before is forgotten.

        Whoever is asked whether to leave is still asked.
        """
        leaving = self.question
        self.clear()
        if leaving in LEAVING and leaving is not None:
            self.ask(leaving)
        self.cursor = drawn_slot(scene)

    def clear(self) -> None:
        """Nothing is typed, asked or clicked."""
        self.question, self._doubtful, self._rank, self._clicked = None, None, None, _NOWHERE
        self._asking, self.pointed = "", None

    def ask(self, question: Question) -> None:
        """Ask before something is done."""
        self.question, self._doubtful, self._rank = question, None, None

    def key(self, scene: Scene, sign: str, command: Command | None) -> Action | None:
        """The decision of a key, if it is one; else it names a rank, moves the cursor or asks."""
        asking, self._asking = self._asking, sign
        if self._doubtful is not None and sign == asking:
            return self._doubtful
        number = digit(sign)
        ranks = scene.own_turn and scene.question is not Question.WHICH_KONG
        if ranks and number:
            self._rank = number
            return None
        named = self._named(scene, sign) if ranks else by_number(scene, number)
        answer = named or by_command(scene, command)
        if isinstance(answer, Question | None):
            self.question, self._doubtful = answer, None
            self.cursor = moved(scene, command)
            return None
        return self._sure(scene, answer)

    def click(self, scene: Scene, target: Target, time: float) -> Action | None:
        """The decision of a click, if it is one: a first click lifts a tile, a second one throws it."""
        match target:
            case Offered(action):
                return self._sure(scene, action) if action in scene.legal else None
            case Held(slot):
                return self._click_tile(scene, slot, time)
            case _:
                return None

    def point(self, target: Target | None) -> None:
        """The mouse is over the target."""
        self.pointed = target.tile if isinstance(target, Held | Lying) else None

    def _click_tile(self, scene: Scene, slot: int, time: float) -> Action | None:
        before, at = self._clicked
        if not scene.own_turn or time - at < _DOUBLE_CLICK:
            return None
        self._clicked = (slot, time)
        if before == slot and self.cursor == slot:
            action = discarding(scene, scene.slots[slot].tile)
            return None if action is None else self._sure(scene, action)
        self.cursor, self.question, self._doubtful = slot, None, None
        return None

    def _named(self, scene: Scene, sign: str) -> Action | None:
        """The discard that a suit names after a rank."""
        rank, self._rank = self._rank, None
        return None if rank is None else discarding(scene, named_tile(rank, sign))

    def _sure(self, scene: Scene, action: Action) -> Action | None:
        """The action; what gives up a win or a gold only when it is asked for again."""
        asks = doubt(scene, action)
        if asks is None or self._doubtful == action:
            return action
        self.question, self._doubtful = asks, action
        return None
