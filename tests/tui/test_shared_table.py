"""Several people at one screen: who sits down when, and what the others never see."""

import pytest
from matches import decision
from matches import seated as match_of
from pilots import FAST

from fuzhou_tui.engine.events import Dealt, Drew
from fuzhou_tui.engine.tiles import SUIT_TILES, Seat, Tile, tiles_of
from fuzhou_tui.faces import Faces, short
from fuzhou_tui.players import Bot
from fuzhou_tui.session import Session
from fuzhou_tui.tui.app import GameApp
from fuzhou_tui.tui.course import Course, Think
from fuzhou_tui.tui.desk import Desk
from fuzhou_tui.tui.drawing.curtain import curtain, curtain_picture
from fuzhou_tui.tui.menus.table_menus import auto_menu
from fuzhou_tui.tui.moment import moment
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.scene import Auto
from fuzhou_tui.tui.screens.table import TableScreen
from fuzhou_tui.tui.targets import Lying

OPTIONS = Options()
TWO = "human:Ann,easy,human:Ben,easy"
FOUR = "human:Ann,human:Ben,human:Cai,human:Dan"


def played(course: Course, *, until_called: bool = False) -> None:
    """Let the bots play until a person is asked or called, or the hand is over."""
    for _ in range(1000):
        step = course.next(0.0)
        if isinstance(step, Think):
            course.answer(step.window, [(seat, course.session.bot_action(seat)) for seat in step.seats])
            continue
        if until_called and course.asked:
            course.act(course.viewer, decision(course.session, course.viewer), 0.0)
            continue
        return


def begun(seats: str, seed: str = "7") -> Course:
    course = Course(match_of(seats, seed), 0.0)
    course.begin(0.0)
    played(course)
    return course


def tiles_shown(course: Course, seat: Seat) -> frozenset[Tile]:
    """The concealed tiles of the seat that the table shows while it is not asked."""
    scene = moment(course, Desk(), OPTIONS)
    told: list[Tile | None] = [event.tile for event in scene.log if isinstance(event, Drew)]
    told += [tile for event in scene.log if isinstance(event, Dealt) for tile in event.tiles]
    assert scene.view.seat == seat
    return frozenset((*tiles_of(scene.view.hand.counts), *(tile for tile in told if tile is not None)))


def hidden(course: Course) -> list[str]:
    """The rows of the curtain, of none where the table is shown."""
    hides = curtain(course, OPTIONS, leaving=False)
    return [] if hides is None else list(curtain_picture(hides, 120, 40).rows())


@pytest.mark.parametrize("seats", [TWO, FOUR])
@pytest.mark.parametrize("seed", ["1", "3", "4"])
def test_a_hand_is_shown_only_after_its_person_was_called_by_name_and_sat_down(seats: str, seed: str) -> None:
    course = begun(seats, seed)
    names, calls = course.session.names, 0
    while not course.session.over:
        if course.called is not None:
            called, rows = course.called, "\n".join(hidden(course))
            assert names[called] in rows
            assert not any(short(tile, Faces.ZH) in rows for tile in SUIT_TILES)
            course.sit()
            calls += 1
            assert course.viewer == called
        else:
            assert course.asked
            assert moment(course, Desk(), OPTIONS).view == course.session.view(course.viewer)
            seat = course.viewer
            course.act(course.viewer, decision(course.session, course.viewer), 0.0)
            if not course.session.over:
                assert tiles_shown(course, seat) == frozenset()
        played(course)
    assert calls > len(course.session.humans)


def test_whoever_sits_at_the_screen_is_not_called_again() -> None:
    course = begun("human:Ann,easy,human:Ben,easy")
    course.sit()
    seat = course.viewer
    played(course)
    assert course.called != seat


def test_with_one_person_nobody_is_ever_called() -> None:
    course = begun("human,easy,easy,easy")
    assert course.called is None
    assert course.asked


def test_a_shared_screen_lets_no_bot_play_for_a_person() -> None:
    screen = TableScreen(match_of(TWO), FAST)
    assert len(auto_menu(screen).items) == 2
    alone = TableScreen(match_of("human,easy,easy,easy"), FAST)
    assert len(auto_menu(alone).items) == len(Auto)


def test_orders_are_kept_by_person() -> None:
    course = begun(TWO)
    course.sit()
    first = course.viewer
    course.give_orders(frozenset({Auto.NO_CLAIMS}))
    while course.viewer == first:
        played(course, until_called=True)
        course.sit()
    assert course.autos == frozenset()


def test_whoever_leaves_is_played_for_by_a_bot_and_the_hand_is_void() -> None:
    course = begun(TWO)
    course.sit()
    seat = course.viewer
    course.leave("Eve")
    assert course.session.void
    assert isinstance(course.session.players[seat], Bot)
    assert any("作废" in row for row in hidden(course))
    course.begin(0.0)
    assert len(course.session.humans) == 1


async def shown(session: Session, *keys: str) -> tuple[str, ...]:
    """The screen's rows after the keys."""
    screen = TableScreen(session, FAST)
    async with GameApp(screen, FAST.theme).run_test(size=(120, 40)) as pilot:
        for key in ("", *keys):
            if key:
                await pilot.press(key)
            await pilot.pause()
            while not (screen.course.asked or screen.course.called is not None or session.over):
                await pilot.app.workers.wait_for_complete()
                await pilot.pause()
        return screen.canvas.rows()


async def test_the_curtain_falls_before_the_first_hand_is_shown() -> None:
    rows = await shown(match_of(FOUR))
    assert any("就座" in row for row in rows)
    assert not any("万" in row for row in rows)


@pytest.mark.parametrize("key", ["f1", "f2", "f3", "f7", "f9", "x", "1", "d"])
async def test_no_key_but_those_that_go_on_lifts_the_curtain(key: str) -> None:
    rows = await shown(match_of(FOUR), key)
    assert any("就座" in row for row in rows)


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_the_curtain_is_lifted_by_whoever_sits_down(key: str) -> None:
    rows = await shown(match_of(FOUR), key)
    assert not any("就座" in row for row in rows)


async def test_leaving_asks_behind_the_curtain_too() -> None:
    rows = await shown(match_of(FOUR), "q")
    assert any("离开牌桌" in row for row in rows)
    session = match_of(FOUR)
    await shown(session, "q", "y")
    assert not session.abandoned


async def test_leaving_the_seat_for_good_ends_a_match_that_nobody_else_plays() -> None:
    session = match_of("human,easy,easy,easy")
    await shown(session, "f9", "9", "y")
    assert session.abandoned


async def test_a_decision_is_taken_back_in_practice() -> None:
    session = match_of("human,easy,easy,easy", practice=True)
    await shown(session, "d", "space")
    assert len(session.choices(min(session.humans))) > 0
    session = match_of("human,easy,easy,easy", practice=True)
    await shown(session, "d", "space", *["ctrl+z"] * 9)
    assert session.choices(min(session.humans)) == ()


async def test_outside_practice_nothing_is_taken_back_and_it_is_said_why() -> None:
    session = match_of("human,easy,easy,easy")
    rows = await shown(session, "d", "ctrl+z")
    assert any("练习局" in row for row in rows)


async def test_whoever_stays_alone_is_called_before_the_next_hand_is_shown() -> None:
    session = match_of(TWO)
    rows = await shown(session, "enter", "f9", "9", "y", "enter")
    assert len(session.humans) == 1
    assert any("就座" in row for row in rows)
    assert not any("万" in row for row in rows)


def test_the_tile_under_the_mouse_of_who_sat_before_is_forgotten() -> None:
    desk = Desk()
    desk.point(Lying(SUIT_TILES[0]))
    desk.clear()
    assert desk.pointed is None
