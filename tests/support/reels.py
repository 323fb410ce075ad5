"""Matches to be looked at again: played by bots, staged, void, drawn for seats, taken back in practice."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from matches import decision, play_hand, played_out, seated
from pilots import FAST
from textual.geometry import Offset
from textual.pilot import Pilot

from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD, DrawSeats
from fuzhou_tui.engine.tiles import Seat
from fuzhou_tui.records.reading import read
from fuzhou_tui.records.record import Record
from fuzhou_tui.records.replay import replay
from fuzhou_tui.session import Session
from fuzhou_tui.studying import Study
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.reel import Reel, reel_of
from fuzhou_tui.tui.scene import Scene
from fuzhou_tui.tui.screens.replay import ReplayScreen
from fuzhou_tui.tui.targets import Target

GOLDEN: Final = Path(__file__).parents[1] / "golden"
BOTS: Final = "human:Ming,normal,easy,random"


def study_of(session: Session) -> Study:
    """The session's record, played again."""
    return _study(read("".join(f"{line}\n" for line in session.record)))


def golden(name: str) -> Study:
    """A staged hand of the golden ones."""
    return _study(read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8")))


def a_round(seats: str = BOTS, seed: str = "7") -> Study:
    """A whole round."""
    return study_of(played_out(seated(seats, seed)))


def a_void_hand() -> Study:
    """Two people; the first leaves in the middle of the first hand, and the second one is played."""
    session = seated("human:Ming,easy,human:Lan,easy")
    begun(session, decisions=5)
    session.leave(Seat(0))
    play_hand(session)
    return study_of(session)


def drawn_seats() -> Study:
    """A hand before which the seats were drawn, and nobody kept his own."""
    rules = replace(STANDARD, draw_seats=DrawSeats.START_AND_AFTER)
    people = "human:A,human:B,human:C,human:D"
    return study_of(played_out(seated(people, "2", rules, Length.HAND)))


def taken_back() -> tuple[Study, int]:
    """A hand of a match for practice in which so many decisions were taken back."""
    session = seated(BOTS, length=Length.HAND, practice=True)
    begun(session, decisions=9)
    undone = session.undo()
    play_hand(session, begun=True)
    return study_of(session), undone


def begun(session: Session, decisions: int) -> None:
    """Play so many decisions of a new hand."""
    session.begin()
    for _ in range(decisions):
        seat = session.next_seat
        assert seat is not None
        session.act(seat, decision(session, seat))


def reel(study: Study) -> Reel:
    """The start of the study."""
    return reel_of(study.hands, study.record.header.seats)


def steps(start: Reel) -> Iterator[Reel]:
    """Every place from there on, to the end of the match."""
    place = start
    while True:
        yield place
        following = place.on()
        if following == place:
            return
        place = following


class Replayed:
    """A pilot at the replay of a study."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot = pilot

    @property
    def screen(self) -> ReplayScreen:
        """The replay, which must be shown."""
        screen = self.pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        return screen

    @property
    def reel(self) -> Reel:
        """The place that is shown."""
        return self.screen.reel

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self.screen.scene

    @property
    def rows(self) -> tuple[str, ...]:
        """The screen as text."""
        return self.screen.canvas.rows()

    async def press(self, *keys: str) -> None:
        """Press the keys."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def click(self, target: Target) -> None:
        """Click the cell where the target is drawn."""
        region = next(region for region, found in self.screen.canvas.targets if found == target)
        await self.pilot.click(offset=region.offset + Offset(0, 0))
        await self.pilot.pause()


@asynccontextmanager
async def at_replay(
    study: Study, size: tuple[int, int] = (120, 40), options: Options = FAST
) -> AsyncIterator[Replayed]:
    """The replay of a study on a screen of that size."""
    async with GameApp(ReplayScreen(study, options), options.theme).run_test(size=size) as pilot:
        await pilot.pause()
        yield Replayed(pilot)


def _study(record: Record) -> Study:
    return Study(record, tuple(replay(record)), held_back=False)
