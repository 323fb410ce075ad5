"""The guided first hand at the table."""

import pytest
from pilots import FAST

from fuzhou_tui import lesson
from fuzhou_tui.engine.actions import WIN, ClaimChow, ClaimPung, Discard, Pass
from fuzhou_tui.engine.view import Over, Won
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.screens.lesson import LessonScreen
from fuzhou_tui.tui.screens.pages import PageScreen
from fuzhou_tui.words import Lang


def keys_for(screen: LessonScreen) -> list[str]:
    """The keys that follow the advice; the cursor is on the tile already."""
    action = lesson.suggestion(screen.scene.view)
    match action:
        case Discard():
            return ["enter"]
        case Pass():
            return ["space"]
        case ClaimPung():
            return ["p"]
        case ClaimChow():
            return [str(screen.scene.legal.index(action) + 1)]
        case _:
            assert action == WIN
            return ["u"]


@pytest.mark.parametrize("lang", Lang)
async def test_whoever_follows_the_advice_wins_the_first_hand_and_was_told_of_everything(lang: Lang) -> None:
    options = FAST._replace(lang=lang)
    screen = LessonScreen(options)
    pages = 0
    async with GameApp(screen, options.theme).run_test(size=(80, 24)) as pilot:
        for _ in range(2000):
            await pilot.pause()
            if isinstance(pilot.app.screen, PageScreen):
                pages += 1
                await pilot.press("enter")
            elif screen.course.session.over:
                break
            elif screen.course.asked:
                assert screen.scene.advice
                assert any(screen.scene.advice[:20] in row for row in screen.canvas.rows())
                await pilot.press(*keys_for(screen))
            await pilot.app.workers.wait_for_complete()
        phase = screen.scene.view.table.phase
        assert isinstance(phase, Over)
        assert isinstance(phase.result, Won)
        assert phase.result.attempt.seat == lesson.LEARNER
    assert 4 < pages < 20
