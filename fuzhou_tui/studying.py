"""A match that was kept, made ready to be looked at: read, recomputed, and no more of it than may be seen."""

from pathlib import Path
from typing import NamedTuple

from fuzhou_tui.records.lines import UNKNOWN
from fuzhou_tui.records.record import Record, printable
from fuzhou_tui.records.replay import BadReplay, Outcome, ReplayedHand, outcome, replay
from fuzhou_tui.records.store import Unreadable, read_match
from fuzhou_tui.words import Lang, word


class Study(NamedTuple):
    """A record that holds, and as much of it as may be shown."""

    record: Record
    hands: tuple[ReplayedHand, ...]
    held_back: bool  # whether the hand in play is not shown


def study(path: Path) -> Study:
    """The match of the file, if this program plays it as it says; raises Unreadable, BadRecord, BadReplay.

    A hand still in play is nobody's to look into, and neither is a seed that players do not know.
    """
    record = read_match(path)
    hands = tuple(replay(record))
    if not _is_secret(record, hands):
        return Study(record, hands, held_back=False)
    over = tuple(
        hand._replace(telling=hand.telling._replace(seed=UNKNOWN)) for hand in hands if hand.after is not None
    )
    return Study(record._replace(header=record.header._replace(seed=None)), over, len(over) < len(hands))


def refusal(path: Path, error: ValueError, lang: Lang) -> str:
    """One line on why `study` has refused the file."""
    name = printable(path.name)
    match error:
        case Unreadable():
            return str(error)
        case BadReplay():
            return word("replay_does_not_hold", lang, name=name, reason=str(error))
        case _:
            return f"{name}: {error}"


def held_back_text(shown: Study, lang: Lang) -> str:
    """One line on the hand in play that is not shown; empty where all of the match is."""
    return word("replay_still_open", lang, number=len(shown.record.hands)) if shown.held_back else ""


def nothing_text(shown: Study, lang: Lang) -> str:
    """One line on why there is no hand to look at; empty where there is one."""
    return "" if shown.hands else held_back_text(shown, lang) or word("replay_no_hands", lang)


def _is_secret(record: Record, hands: tuple[ReplayedHand, ...]) -> bool:
    """Whether the seed is hidden: the match can be gone on with, and the user did not choose it."""
    header = record.header
    return outcome(record, hands) is Outcome.UNFINISHED and header.seed is not None and not header.seed_given
