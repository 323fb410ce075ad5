"""What a player chose for good: the settings file, checked, with the usual where it says nothing.

lang = "zh"
seats = "human:依妹,normal,normal,hard"
speed = 3                # of bots, 1 slow to 4

[keys]
pass = ["space", "j"]    # more keys for an action of the table
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple, TypeGuard, assert_never

from fuzhou_tui.engine.flags import Choice, Number, Switch
from fuzhou_tui.engine.match import Length
from fuzhou_tui.engine.rules import STANDARD
from fuzhou_tui.faces import Faces
from fuzhou_tui.folders import settings_path
from fuzhou_tui.players import MOST_BASE, players_of
from fuzhou_tui.records.flags import guess, shown
from fuzhou_tui.rulefiles import ruleset
from fuzhou_tui.toml_files import MOST_SETTINGS, BadFile, file_text, line_of, sound_part
from fuzhou_tui.words import Lang

KEYS: Final = "keys"
# What keys of the table can be changed, by name; a test holds that the table has these.
ACTIONS: Final = (
    *("left", "right", "first", "last", "up", "down", "page_up", "page_down"),
    *("discard", "discard_drawn", "win", "kong", "pung", "chow", "pass"),
    *("help", "log", "coach", "auto", "counts", "sort", "undo", "menu"),
    *("pause", "step", "faster", "slower", "back", "leave"),
)
USUAL_SEATS: Final = "human,normal,normal,normal"

Keys = Mapping[str, tuple[str, ...]]
Value = bool | int | str | Enum | Keys | None


class ThemeName(Enum):
    """A choice of colours; the table has the colours themselves."""

    CLASSIC = "classic"
    SAFE = "safe"
    CONTRAST = "contrast"
    SIXTEEN = "sixteen"
    NONE = "none"


class MotionName(Enum):
    """How much moves on the screen."""

    OFF = "off"
    BRIEF = "brief"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is chosen for good; None leaves it to the terminal."""

    lang: Lang | None = None
    faces: Faces | None = None
    theme: ThemeName | None = None
    motion: MotionName | None = None
    speed: int = 2  # of bots, 1 slow to 4
    rules: str = STANDARD.name
    seats: str = USUAL_SEATS
    length: Length = Length.ROUND
    base: int = 1
    bell: bool = False
    table_talk: bool = True
    keys: Keys = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Text:
    """Text that something else can read; the check raises a ValueError that says what is allowed."""

    check: Callable[[str], object]
    allowed: str


@dataclass(frozen=True, slots=True)
class KeyLists:
    """Lists of keys, by the actions of the table."""


Kind = Switch | Choice | Number | Text | KeyLists


class Setting(NamedTuple):
    """One thing to choose: its key in the file, and what it may be."""

    name: str
    kind: Kind


SETTINGS: Final = (
    Setting("lang", Choice(tuple(Lang))),
    Setting("faces", Choice(tuple(Faces))),
    Setting("theme", Choice(tuple(ThemeName))),
    Setting("motion", Choice(tuple(MotionName))),
    Setting("speed", Number(1, 4)),
    Setting("rules", Text(ruleset, "a ruleset's name or file")),
    Setting("seats", Text(players_of, "four of human[:NAME] or a level, joined by commas")),
    Setting("length", Choice(tuple(Length))),
    Setting("base", Number(1, MOST_BASE)),
    Setting("bell", Switch()),
    Setting("table_talk", Switch()),
    Setting(KEYS, KeyLists()),
)
USUAL: Final = Settings()
_made: Final[Callable[..., Settings]] = Settings


class BadSetting(ValueError):
    """A setting there is not, or a value it cannot take; the message begins with its key."""


class Read(NamedTuple):
    """The settings as they count, and a line on each thing in the file that does not."""

    settings: Settings
    notices: tuple[str, ...]


def read(path: Path | None = None) -> Read:
    """The settings of that file, the player's own if none is named; a file that is not there is empty."""
    path = settings_path() if path is None else path
    try:
        text = file_text(path, MOST_SETTINGS) if path.exists() or path.is_symlink() else ""
    except (BadFile, OSError) as error:
        return Read(USUAL, (f"{error}; the usual settings are used",))
    found, wrong = sound_part(text)
    refused = [] if wrong is None else [f"{path}: {wrong}; from there on the usual is used"]
    settings = USUAL
    for key, value in _one_by_one(found):
        try:
            settings = changed(settings, key, value)
        except BadSetting as error:
            number = line_of(text, key.rpartition(".")[2])
            refused.append(
                f"{path}: {'' if number is None else f'line {number}: '}{error}; the usual is used"
            )
    return Read(settings, tuple(refused))


def changed(settings: Settings, key: str, value: object) -> Settings:
    """The settings with that key's value as TOML has it, `keys.pass` for the keys of one action.

    None brings the usual back. Raises BadSetting.
    """
    if key.startswith(f"{KEYS}."):
        action = key.partition(".")[2]
        return _with(settings, KEYS, _with_keys(settings.keys, action, value))
    setting = known(key)
    if value is None:
        return _with(settings, key, value_of(USUAL, key))
    return _with(settings, key, _checked(setting, value))


def known(key: str) -> Setting:
    """The setting of that key; raises BadSetting."""
    for setting in SETTINGS:
        if setting.name == key:
            return setting
    names = [setting.name for setting in SETTINGS]
    raise BadSetting(f"{shown(key)}: no such setting; {guess(key, names)}allowed are {', '.join(names)}")


def value_of(settings: Settings, key: str) -> Value:
    """What was chosen for that key."""
    found: Value = getattr(settings, key)
    return found


def allowed(kind: Kind) -> str:
    """What the file may say of a setting of that kind."""
    match kind:
        case Switch():
            return "true or false"
        case Choice(members):
            return " or ".join(f'"{member.value}"' for member in members)
        case Number(least, most):
            return f"a whole number from {least} to {most}"
        case Text(_, named):
            return f"{named}, in quotes"
        case KeyLists():
            return f"a table of lists of keys, by {', '.join(ACTIONS)}"
        case _:
            assert_never(kind)


def _one_by_one(found: Mapping[str, object]) -> Iterable[tuple[str, object]]:
    """Every key with its value, those of the keys' table each by itself."""
    for key, value in found.items():
        if key == KEYS and isinstance(value, dict):
            yield from ((f"{KEYS}.{action}", signs) for action, signs in value.items())
        else:
            yield key, value


def _with(settings: Settings, key: str, value: Value) -> Settings:
    kept = {each.name: value_of(settings, each.name) for each in fields(settings)}
    return _made(**kept | {key: value})


def _checked(setting: Setting, found: object) -> Value:
    match setting.kind:
        case Switch() if isinstance(found, bool):
            return found
        case Choice(members):
            for member in members:
                if member.value == found:
                    return member
        case Number(least, most) if _is_whole(found) and least <= found <= most:
            return found
        case Text(check, _) if isinstance(found, str):
            return _read_by(check, setting.name, found)
        case _:
            pass
    raise BadSetting(f"{setting.name}: {shown(found)} found, {allowed(setting.kind)} expected")


def _is_whole(found: object) -> TypeGuard[int]:
    return isinstance(found, int) and not isinstance(found, bool)


def _read_by(check: Callable[[str], object], key: str, text: str) -> str:
    try:
        check(text)
    except ValueError as error:
        raise BadSetting(f"{key}: {error}") from error
    return text


def _with_keys(keys: Keys, action: str, signs: object) -> Keys:
    if action not in ACTIONS:
        near = guess(action, ACTIONS)
        raise BadSetting(f"{KEYS}.{action}: no such action; {near}allowed are {', '.join(ACTIONS)}")
    kept = {name: given for name, given in keys.items() if name != action}
    return MappingProxyType(kept if signs is None else kept | {action: _signs(action, signs)})


def _signs(action: str, signs: object) -> tuple[str, ...]:
    given = signs if isinstance(signs, list) and signs else [None]
    texts = tuple(sign for sign in given if isinstance(sign, str) and sign.strip())
    if len(texts) != len(given):
        raise BadSetting(
            f'{KEYS}.{action}: {shown(signs)} found, a list of keys like ["space", "n"] expected'
        )
    return texts
