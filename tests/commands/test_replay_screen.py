"""`fuzhou replay` on a terminal: the screen, and when there is none."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from kept import kept, only_file, unheard
from matches import played_out, seated
from terminal import on_a_terminal

from fuzhou_tui.cli import main
from fuzhou_tui.commands import replay as command
from fuzhou_tui.engine.match import Length
from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import settings_path
from fuzhou_tui.records.store import new_match
from fuzhou_tui.studying import Study
from fuzhou_tui.tui import app
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.theme import Theme
from fuzhou_tui.words import Lang

GOLDEN = Path(__file__).parents[1] / "golden" / "standard_kongs.txt"
SHOWN = 7  # what the screen answers


class Screen:
    """Stands in for the screen and remembers what it was to show."""

    def __init__(self) -> None:
        self.shown: list[tuple[Study, Options]] = []

    def __call__(self, study: Study, options: Options) -> int:
        self.shown.append((study, options))
        return SHOWN


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A terminal that can be drawn on."""
    found = Screen()
    monkeypatch.setattr(command, "is_a_screen", lambda: True)
    monkeypatch.setattr(app, "run_replay", found)
    return found


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["replay", *arguments])


def test_on_a_terminal_a_match_is_shown_step_by_step(screen: Screen) -> None:
    ran = run(str(GOLDEN))
    assert (ran.exit_code, ran.output) == (SHOWN, "")
    ((study, options),) = screen.shown
    assert len(study.hands) == 1
    assert (options.lang, options.faces) == (Lang.ZH, Faces.ZH)


@pytest.mark.parametrize("how", ["--text", "--json", "--check"])
def test_what_is_asked_for_in_lines_is_told_in_lines_on_a_terminal_too(screen: Screen, how: str) -> None:
    ran = run(how, str(GOLDEN))
    assert ran.exit_code == 0
    assert ran.stdout
    assert not screen.shown


def test_without_a_terminal_it_is_told_in_words() -> None:
    ran = run(str(GOLDEN))
    assert (ran.exit_code, ran.stderr) == (0, "")
    assert ran.stdout == run("--text", str(GOLDEN)).stdout != ""


def test_the_screen_is_as_the_settings_and_the_options_say(screen: Screen) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    text = 'lang = "en"\ntheme = "contrast"\nspeed = 4\nfaces = "zh"\n[keys]\nright = ["e"]\n'
    settings_path().write_text(text, encoding="utf-8")
    run(str(GOLDEN))
    run("--faces", "glyph", "--lang", "zh", str(GOLDEN))
    (_, usual), (_, chosen) = screen.shown
    assert (usual.lang, usual.faces, usual.theme, usual.pace) == (Lang.EN, Faces.ZH, Theme.CONTRAST, 0.0)
    assert usual.keys.commands["e"].value == "right"
    assert (chosen.lang, chosen.faces) == (Lang.ZH, Faces.GLYPH)


def test_keys_of_the_settings_that_clash_are_told_and_the_usual_ones_are_used(screen: Screen) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text('[keys]\nright = ["e"]\nleft = ["e"]\n', encoding="utf-8")
    ran = run(str(GOLDEN))
    assert (ran.exit_code, ran.stdout, ran.stderr.count("\n")) == (7, "", 1)
    assert screen.shown


def test_a_hand_in_play_is_not_given_to_the_screen(screen: Screen, home: Path) -> None:
    session = seated(
        "human:Ming,easy,easy,easy", seed_given=False, journal=new_match(home / "matches", unheard)
    )
    session.begin()
    ran = run("--lang", "en")
    assert (ran.exit_code, ran.stdout) == (0, "")
    assert ran.stderr == "hand 1 is still being played: it is shown once it is over\n"
    assert not screen.shown


@pytest.mark.parametrize("on_a_screen", [True, False])
def test_a_match_without_a_hand_is_one_clear_line(
    home: Path, monkeypatch: pytest.MonkeyPatch, *, on_a_screen: bool
) -> None:
    session, file = kept(home / "matches", length=Length.HAND)
    played_out(session)
    file.close()
    path = only_file(home / "matches")
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("hand 1 ")], encoding="utf-8")
    monkeypatch.setattr(command, "is_a_screen", lambda: on_a_screen)
    ran = run("--lang", "en")
    assert ran.exit_code == 0
    assert ran.stderr == "no hand of this match was begun\n"


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [("fuzhou-record 1", "fuzhou-record 2", 2), ("\nend [-0-9]+", "\nend 777", 1), ("hand 1", "hand x", 2)],
)
def test_a_damaged_file_is_refused_in_one_line_before_the_screen(
    screen: Screen, tmp_path: Path, before: str, after: str, code: int
) -> None:
    path = tmp_path / "damaged.txt"
    changed, count = re.subn(before, after, GOLDEN.read_text(encoding="utf-8"), count=1)
    assert count == 1
    path.write_text(changed, encoding="utf-8")
    ran = run(str(path))
    assert (ran.exit_code, ran.stdout, ran.stderr.count("\n")) == (code, "", 1)
    assert not screen.shown


def test_on_a_real_terminal_it_is_gone_through_by_keys_and_left(tmp_path: Path) -> None:
    with on_a_terminal(f"replay --lang zh {GOLDEN}", tmp_path) as terminal:
        terminal.until("0/37步")
        terminal.type("\x1b[C")
        assert terminal.read(0.5)
        terminal.type("\x1b[F")
        terminal.until("算分")
        terminal.type("q")
        assert terminal.process.wait(timeout=10) == 0


def test_on_a_terminal_that_cannot_be_drawn_on_it_is_told_in_words(tmp_path: Path) -> None:
    with on_a_terminal(f"replay --lang en {GOLDEN}", tmp_path, TERM="dumb") as terminal:
        told = terminal.read(3.0)
        assert terminal.process.wait(timeout=10) == 0
    assert b"hand 1: dealer" in told
    assert b"\x1b" not in told
