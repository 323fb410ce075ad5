"""The scene of the moment, from the match as it goes on, the player's desk and what was chosen."""

from fuzhou_tui.engine.events import seen_by_all
from fuzhou_tui.engine.tiles import NO_TILES, four
from fuzhou_tui.engine.view import Hand, View
from fuzhou_tui.tui.course import Course
from fuzhou_tui.tui.desk import Desk
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.scene import Heading, Manner, Scene


def moment(course: Course, desk: Desk, options: Options) -> Scene:
    """What the table shows now."""
    session = course.session
    shown = session.seed_shown
    return Scene(
        view=_view(course),
        names=four(session.names),
        scores=session.scores,
        heading=Heading(
            session.match.unseated,
            session.match.number,
            session.commitment,
            None if shown == "?" else shown,
            unsaved=bool(session.trouble),
        ),
        log=tuple(map(seen_by_all, session.told)) if course.covered else course.seen.log,
        cursor=desk.cursor,
        asked=course.asked,
        question=desk.question,
        latest=course.seen.latest,
        reveal=course.reveal,
        lang=options.lang,
        faces=options.faces,
        keys=options.keys,
        manner=_manner(course, options),
        pointed=desk.pointed,
    )


def _view(course: Course) -> View:
    """What may be shown: no tiles of a seat whose person is not asked at a shared screen."""
    found = course.session.view(course.viewer)
    return found._replace(hand=Hand(NO_TILES)) if course.covered else found


def _manner(course: Course, options: Options) -> Manner:
    return Manner(
        course.speed, course.paused, course.watching, course.autos, options.sorting, talks=options.talks
    )
