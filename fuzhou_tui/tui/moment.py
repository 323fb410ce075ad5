"""The scene of the moment, from the match as it goes on, the player's desk and what was chosen."""

from fuzhou_tui.tui.course import Course
from fuzhou_tui.tui.desk import Desk
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.scene import Heading, Manner, Names, Scene


def moment(course: Course, desk: Desk, options: Options) -> Scene:
    """What the table shows now."""
    session = course.session
    shown = session.seed_shown
    return Scene(
        view=session.view(course.viewer),
        names=_four(session.names),
        scores=session.scores,
        heading=Heading(
            session.match.unseated,
            session.match.number,
            session.commitment,
            None if shown == "?" else shown,
            unsaved=bool(session.trouble),
        ),
        log=course.seen.log,
        cursor=desk.cursor,
        asked=course.asked,
        question=desk.question,
        latest=course.seen.latest,
        reveal=course.reveal,
        lang=options.lang,
        faces=options.faces,
        keys=options.keys,
        manner=Manner(course.speed, course.paused, course.watching, course.autos, options.sorting),
        pointed=desk.pointed,
    )


def _four(names: tuple[str, ...]) -> Names:
    first, second, third, fourth = names
    return first, second, third, fourth
