"""`fuzhou doctor`: what this terminal can show, and which faces suit it."""

import json
import locale
import os
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import version
from platform import python_version
from typing import Final, NamedTuple

import click
from rich.cells import cell_len

from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.cursor import NoAnswer, can_be_asked, measured
from fuzhou_tui.commands.options import json_option, lang_option
from fuzhou_tui.engine.tiles import KINDS, Tile
from fuzhou_tui.faces import Faces, short, signs
from fuzhou_tui.folders import config_folder, data_folder
from fuzhou_tui.languages import carried
from fuzhou_tui.tui.drawing.layout import size_of
from fuzhou_tui.words import Lang, word

_NONE: Final = "none"
_PACKAGES: Final = ("fuzhou-tui", "textual", "rich")


class Probe(NamedTuple):
    """A sign of some faces, the cells the program counts for it, and those it takes if that was asked."""

    faces: Faces
    sign: str
    expected: int
    taken: int | None

    @property
    def differs(self) -> bool:
        """Whether the terminal draws it otherwise than the program thinks."""
        return self.taken is not None and self.taken != self.expected


class Finding(NamedTuple):
    """All that was found out."""

    terminal: str
    columns: int
    rows: int
    screen: bool  # whether a terminal is on both sides
    colours: str
    encoding: str
    locale: str
    probes: tuple[Probe, ...]
    answered: bool

    @property
    def form(self) -> str:
        """The form of the table screen at this size."""
        return size_of(self.columns, self.rows).value if self.screen else _NONE


@click.command
@json_option
@lang_option
def doctor(*, as_json: bool, lang: str) -> None:
    """Say what this terminal can show: widths of signs, size, colours, encoding, and which faces suit it."""
    finding = examined()
    if as_json:
        click.echo(json.dumps(_as_json(finding), ensure_ascii=False))
    else:
        click.echo(in_columns([*_rows(finding, Lang(lang))]))


def examined() -> Finding:
    """What this terminal is like; where there is one on both sides it is asked how wide it draws."""
    columns, rows = shutil.get_terminal_size()
    samples = [(faces, sign) for faces in Faces for sign in _samples(faces)]
    taken: tuple[int | None, ...] = (None,) * len(samples)
    answered = False
    if can_be_asked():
        try:
            taken, answered = measured([sign for _, sign in samples]), True
        except NoAnswer:
            answered = False
    probes = (
        Probe(*sample, cell_len(sample[1]), found) for sample, found in zip(samples, taken, strict=True)
    )
    return Finding(
        terminal=os.environ.get("TERM", ""),
        columns=columns,
        rows=rows,
        screen=can_be_asked(),
        colours=colours(),
        encoding=sys.stdout.encoding,
        locale=".".join(part for part in locale.getlocale() if part) or "C",
        probes=tuple(probes),
        answered=answered,
    )


def colours() -> str:
    """How many colours the terminal says it has."""
    if os.environ.get("NO_COLOR"):
        return _NONE
    if os.environ.get("COLORTERM") in {"truecolor", "24bit"}:
        return "truecolor"
    return "256" if "256" in os.environ.get("TERM", "") else "16"


def suggestion(finding: Finding) -> tuple[Faces, str]:
    """The faces to use, and the word that says why."""
    if carried(Lang.ZH, finding.encoding) is not Lang.ZH:
        return Faces.ASCII, "why_encoding"
    if any(probe.differs for probe in finding.probes if probe.faces is Faces.ZH):
        return Faces.ASCII, "why_widths"
    return Faces.ZH, "why_zh" if finding.answered else "why_unmeasured"


def _samples(faces: Faces) -> Iterator[str]:
    """Signs of the faces that a terminal may draw wider or narrower than it should, each once."""
    drawn = signs(faces)
    tiles = "".join(short(Tile(kind), faces) for kind in range(KINDS))
    lines = (drawn.rule, drawn.strong_rule, *drawn.corners, drawn.upright, drawn.gone, *drawn.hidden)
    yield from dict.fromkeys((*lines, drawn.here, *drawn.turn, drawn.gold.strip()))
    yield from dict.fromkeys(sign for sign in tiles if not sign.isascii())


def _rows(finding: Finding, lang: Lang) -> Iterator[tuple[str, str]]:
    faces, reason = suggestion(finding)
    versions = ", ".join(f"{name} {version(name)}" for name in _PACKAGES)
    yield word("doctor_version", lang), f"{versions}, Python {python_version()}"
    yield word("doctor_terminal", lang), finding.terminal
    yield word("doctor_size", lang), f"{finding.columns}x{finding.rows}"
    yield word("doctor_colours", lang), finding.colours
    yield word("doctor_encoding", lang), finding.encoding
    yield word("doctor_locale", lang), finding.locale
    yield word("doctor_settings", lang), str(config_folder())
    yield word("doctor_data", lang), str(data_folder())
    for shown in Faces:
        yield f"{word('doctor_widths', lang)} {shown.value}", _widths(finding, shown, lang)
    yield word("doctor_form", lang), word(f"doctor_form_{finding.form}", lang)
    yield word("doctor_faces", lang), f"{faces.value} ({word(reason, lang)})"


def _widths(finding: Finding, faces: Faces, lang: Lang) -> str:
    """The signs by the cells they should take: `1: ─═╭ 2: 万东 - the terminal agrees`."""
    expected: dict[int, str] = {}
    for probe in finding.probes:
        if probe.faces is faces:
            expected[probe.expected] = expected.get(probe.expected, "") + probe.sign
    shown = " ".join(f"{cells}: {signs_of}" for cells, signs_of in sorted(expected.items()))
    return f"{shown} - {_verdict(finding, faces, lang)}"


def _verdict(finding: Finding, faces: Faces, lang: Lang) -> str:
    if not finding.answered:
        return word("doctor_no_answer" if finding.screen else "doctor_not_asked", lang)
    wrong = [probe for probe in finding.probes if probe.faces is faces and probe.differs]
    if not wrong:
        return word("doctor_agrees", lang)
    return "; ".join(
        word("doctor_differs", lang, sign=probe.sign, expected=probe.expected, measured=probe.taken)
        for probe in wrong
    )


def _as_json(finding: Finding) -> dict[str, object]:
    faces, reason = suggestion(finding)
    return {
        "versions": {name: version(name) for name in _PACKAGES} | {"python": python_version()},
        "terminal": finding.terminal,
        "columns": finding.columns,
        "rows": finding.rows,
        "screen": finding.screen,
        "form": finding.form,
        "colours": finding.colours,
        "encoding": finding.encoding,
        "locale": finding.locale,
        "folders": {"settings": str(config_folder()), "data": str(data_folder())},
        "widths": [
            {"faces": probe.faces.value, "sign": probe.sign, "rich": probe.expected, "terminal": probe.taken}
            for probe in finding.probes
        ],
        "faces": faces.value,
        "why": reason,
    }
