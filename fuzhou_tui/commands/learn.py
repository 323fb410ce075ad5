"""`fuzhou learn`: a first hand, explained as it is played."""

import sys
from importlib import import_module

import click

from fuzhou_tui import lesson
from fuzhou_tui.commands.configured import config_option
from fuzhou_tui.commands.keyboard import typist
from fuzhou_tui.commands.options import lang_option
from fuzhou_tui.commands.screen import is_a_screen, screen_options
from fuzhou_tui.faces import Faces
from fuzhou_tui.plain.lesson import PlainLesson
from fuzhou_tui.plain.speech import Speech
from fuzhou_tui.session import Session
from fuzhou_tui.settings import Settings
from fuzhou_tui.unchosen import written_faces
from fuzhou_tui.words import Lang


@click.command()
@config_option
@lang_option
@click.option("--faces", type=click.Choice([faces.value for faces in Faces]), help="How tiles are drawn.")
@click.option("--plain", is_flag=True, help="Play in lines, without a screen.")
def learn(*, settings: Settings, lang: str, faces: str | None, plain: bool) -> None:
    """Play a first hand that explains itself; nothing of it is kept."""
    spoken, chosen = Lang(lang), Faces(faces) if faces else None
    if not plain and is_a_screen():
        options = screen_options(settings, spoken, chosen)
        code: int = import_module("fuzhou_tui.tui.app").run_lesson(options)
        raise click.exceptions.Exit(code)
    session = Session(lesson.setup(spoken))
    speech = Speech(spoken, chosen or written_faces(spoken), session.names)
    PlainLesson(session, speech, typist(iter(sys.stdin.readline, "")), sys.stdout).play()
