"""What can be done at this moment, in words: the first thing that help at the table says."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from fuzhou_tui.engine.view import Claim, Of
from fuzhou_tui.faces import short
from fuzhou_tui.rulebook import Help
from fuzhou_tui.tui.choices import Choice, choices
from fuzhou_tui.tui.drawing.canvas import fitted
from fuzhou_tui.tui.drawing.flow import Part, Row, Span, plain
from fuzhou_tui.tui.drawing.ink import BOLD, FAINT, HEADING
from fuzhou_tui.tui.drawing.pen import spaced
from fuzhou_tui.tui.drawing.prompt import meanwhile
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import key_name, label
from fuzhou_tui.tui.scene import Scene, turn_of
from fuzhou_tui.words import word

KEY_CELLS: Final = 16


class Situation(Enum):
    """What goes on at the table; the values are the ends of words' ids."""

    OWN_TURN = "own_turn"
    CLAIM = "claim"
    ROB_KONG = "rob_kong"
    ROB_GOLD = "rob_gold"
    DEAL = "deal"
    OVER = "over"
    WAITING = "waiting"


_CLAIMS: Final = {
    Of.DISCARD: Situation.CLAIM,
    Of.KONG: Situation.ROB_KONG,
    Of.GOLD: Situation.ROB_GOLD,
    Of.DEAL: Situation.DEAL,
}
_CHAPTERS: Final = {
    Situation.OWN_TURN: Help.TURN,
    Situation.CLAIM: Help.CLAIMS,
    Situation.ROB_KONG: Help.CLAIMS,
    Situation.ROB_GOLD: Help.GOLD,
    Situation.DEAL: Help.GOLD,
    Situation.OVER: Help.SETTLEMENT,
    Situation.WAITING: Help.WAITING,
}


def situation(scene: Scene) -> Situation:
    """What goes on, as the viewer has a part in it."""
    phase = scene.view.table.phase
    if scene.over:
        return Situation.OVER
    if not scene.asked:
        return Situation.WAITING
    return _CLAIMS[phase.of] if isinstance(phase, Claim) else Situation.OWN_TURN


def chapter_now(scene: Scene) -> Help:
    """The chapter of the help on what goes on."""
    return _CHAPTERS[situation(scene)]


def now_lines(scene: Scene) -> Iterator[Row]:
    """What goes on, then each option with its keys, those that a rule bars with the reason."""
    yield (Span(word("now", scene.lang), HEADING),)
    yield (_sentence(scene),)
    match situation(scene):
        case Situation.WAITING:
            yield (meanwhile(scene),)
        case Situation.OVER:
            key = fitted(label(scene.keys, Command.DISCARD, scene.lang), KEY_CELLS)
            yield (Span(key, BOLD), f" {word('do_go_on', scene.lang)}")
        case _:
            yield from (_option(choice, scene) for choice in choices(scene))


def keys_of(scene: Scene, command: Command) -> str:
    """All the keys of a command: `u F5 胡`."""
    return " ".join(key_name(sign, scene.lang) for sign in scene.keys.signs[command])


def _sentence(scene: Scene) -> str:
    found, lang, phase = situation(scene), scene.lang, scene.view.table.phase
    if found is Situation.WAITING:
        seat = turn_of(scene)
        return word("claims_open", lang) if seat is None else word("turn_of", lang, name=scene.names[seat])
    if isinstance(phase, Claim) and phase.tile is not None:
        tile = short(phase.tile, scene.faces)
        if found is Situation.ROB_GOLD:
            return word("now_rob_gold", lang, tile=tile)
        name = scene.names[phase.source_seat]
        return word(f"now_{found.value}", lang, name=name, tile=tile)
    return word(f"now_{found.value}", lang)


def _option(choice: Choice, scene: Scene) -> Row:
    number = "" if choice.number is None else f"{choice.number} "
    key = fitted(number + keys_of(scene, choice.command), KEY_CELLS)
    parts: tuple[Part, ...] = (f" {word(choice.word, scene.lang)} ", *spaced(choice.tiles))
    if choice.barred is None:
        return (Span(key, BOLD), *parts)
    reason = word(choice.barred.value, scene.lang)
    return (Span(f"{' ' * KEY_CELLS}{plain(parts, scene.faces)}  {reason}", FAINT),)
