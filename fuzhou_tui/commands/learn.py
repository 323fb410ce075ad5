"""`fuzhou learn`: a first hand, explained as it is played."""

import sys

import click

from fuzhou_tui import lesson
from fuzhou_tui.commands.options import lang_option
from fuzhou_tui.faces import Faces
from fuzhou_tui.plain.lesson import PlainLesson
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.words import Lang


@click.command()
@lang_option
@click.option("--faces", type=click.Choice([faces.value for faces in Faces]), help="How tiles are drawn.")
def learn(*, lang: str, faces: str | None) -> None:
    """Play a first hand that explains itself, in lines; nothing of it is kept."""
    spoken = Lang(lang)
    usual = Faces.ZH if spoken is Lang.ZH else None
    session = Session(lesson.setup(spoken))
    speech = Speech(spoken, Faces(faces) if faces else usual, session.names)
    PlainLesson(session, speech, iter(sys.stdin.readline, ""), sys.stdout).play()
