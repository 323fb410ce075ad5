"""What counts where nobody chose: faces and motion, by the language and the terminal."""

from collections.abc import Mapping

from fuzhou_tui.faces import Faces
from fuzhou_tui.words import Lang


def usual_faces(lang: Lang) -> Faces:
    """Hanzi where Chinese is spoken, letters elsewhere."""
    return Faces.ZH if lang is Lang.ZH else Faces.ASCII


def written_faces(lang: Lang) -> Faces | None:
    """In lines hanzi where Chinese is spoken, elsewhere the notation that is typed."""
    return Faces.ZH if lang is Lang.ZH else None


def usual_motion(environment: Mapping[str, str]) -> str:
    """Still over SSH and without colours, where every cell sent counts."""
    return "off" if environment.get("SSH_CONNECTION") or environment.get("NO_COLOR") else "brief"
