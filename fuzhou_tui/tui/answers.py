"""What a key or a click decides at a moment: pure, so that a test can ask it."""

from fuzhou_tui.engine.actions import (
    CLAIM_KONG,
    CLAIM_PUNG,
    PASS,
    WIN,
    Action,
    ClaimChow,
    Discard,
    OwnKong,
)
from fuzhou_tui.engine.tiles import Tile
from fuzhou_tui.tui.choices import choices
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.scene import Question, Scene

Answer = Action | Question | None


def by_number(scene: Scene, number: int | None) -> Action | None:
    """The option of that number in a prompt."""
    return next((choice.action for choice in choices(scene) if number and choice.number == number), None)


def by_command(scene: Scene, command: Command | None) -> Answer:
    """The legal action a command names; a question where it names several; None where it names none."""
    match command:
        case Command.DISCARD:
            return discarding(scene, scene.under_cursor)
        case Command.DISCARD_DRAWN:
            return discarding(scene, scene.view.hand.drawn)
        case Command.WIN:
            return _offered(scene, WIN)
        case Command.KONG:
            return _kong(scene)
        case Command.PUNG:
            return _offered(scene, CLAIM_PUNG)
        case Command.CHOW:
            return _one_of(scene, ClaimChow, Question.WHICH_CHOW)
        case Command.PASS:
            return _offered(scene, PASS)
        case _:
            return None


def discarding(scene: Scene, tile: Tile | None) -> Action | None:
    """The discard of that tile, where it is legal."""
    return None if tile is None else _offered(scene, Discard(tile))


def doubt(scene: Scene, action: Action) -> Question | None:
    """What is asked once before the action: whether to let a win go, or to throw a gold."""
    if action != WIN and WIN in scene.legal:
        return Question.PASS_A_WIN
    return Question.DISCARD_A_GOLD if action == Discard(scene.view.table.gold) else None


def moved(scene: Scene, command: Command | None) -> int:
    """Where the cursor stands after the command."""
    last = max(0, len(scene.slots) - 1)
    cursor = min(scene.cursor, last)
    match command:
        case Command.LEFT:
            return max(0, cursor - 1)
        case Command.RIGHT:
            return min(last, cursor + 1)
        case Command.FIRST:
            return 0
        case Command.LAST:
            return last
        case _:
            return cursor


def _kong(scene: Scene) -> Answer:
    """The claimed kong, or the own one: that under the cursor where there are several."""
    under = scene.under_cursor
    if under is not None and OwnKong(under) in scene.legal:
        return OwnKong(under)
    return _offered(scene, CLAIM_KONG) or _one_of(scene, OwnKong, Question.WHICH_KONG)


def _one_of(scene: Scene, kind: type[Action], question: Question) -> Answer:
    found = [action for action in scene.legal if isinstance(action, kind)]
    if len(found) > 1:
        return question
    return found[0] if found else None


def _offered(scene: Scene, action: Action) -> Action | None:
    return action if action in scene.legal else None
