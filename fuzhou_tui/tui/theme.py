"""Which colour plays which part, by theme."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from rich.style import Style

from fuzhou_tui.tui.drawing.ink import Hue, Ink

Palette = Mapping[Hue, str]


class Theme(Enum):
    """A choice of colours."""

    CLASSIC = "classic"
    SAFE = "safe"  # suits told apart under red-green blindness
    CONTRAST = "contrast"
    SIXTEEN = "sixteen"  # the sixteen colours of a console
    NONE = "none"  # no colour codes at all


_CLASSIC: Final[Palette] = {
    Hue.FELT: "#0d4a3a",
    Hue.WELL: "#0a3a2e",
    Hue.TEXT: "#dfe8dc",
    Hue.FAINT: "#6fa08c",
    Hue.BAR: "#12222e",
    Hue.BAR_TEXT: "#d5dde2",
    Hue.ACCENT: "#ffd35a",
    Hue.ON_ACCENT: "#1a1a12",
    Hue.TILE: "#f4eedc",
    Hue.WAN: "#b3231b",
    Hue.BING: "#164a9c",
    Hue.SUO: "#0f6b2c",
    Hue.FLOWER: "#6a2a86",
    Hue.GOLD: "#ffd35a",
    Hue.LIFTED: "#cfe4ff",
    Hue.RECENT: "#ffffff",
    Hue.FLASH: "#ffd9b8",
    Hue.BACK: "#8fd0bd",
    Hue.WALL: "#e3cf96",
    Hue.WALL_LOW: "#b59b5c",
    Hue.RESERVE: "#8f9c80",
    Hue.RESERVE_LOW: "#6a7a62",
    Hue.GOLD_LOW: "#d9a521",
    Hue.GOOD: "#9be38f",
    Hue.BAD: "#ff9d86",
}
_SAFE: Final[Palette] = {**_CLASSIC, Hue.WAN: "#b8400a", Hue.BING: "#14285e", Hue.SUO: "#007a6c"}
_CONTRAST: Final[Palette] = {
    **_CLASSIC,
    Hue.FELT: "#000000",
    Hue.WELL: "#1c1c1c",
    Hue.TEXT: "#ffffff",
    Hue.FAINT: "#b8b8b8",
    Hue.BAR: "#303030",
    Hue.BAR_TEXT: "#ffffff",
    Hue.TILE: "#ffffff",
    Hue.WAN: "#a80000",
    Hue.BING: "#0000b0",
    Hue.SUO: "#005a00",
    Hue.FLOWER: "#600080",
    Hue.LIFTED: "#a8d8ff",
    Hue.BACK: "#9fe0ff",
    Hue.WALL: "#ffe9a8",
    Hue.WALL_LOW: "#d0b060",
    Hue.RESERVE: "#a0a0a0",
    Hue.RESERVE_LOW: "#787878",
}
_SIXTEEN: Final[Palette] = {
    Hue.FELT: "black",
    Hue.WELL: "black",
    Hue.TEXT: "white",
    Hue.FAINT: "bright_black",
    Hue.BAR: "blue",
    Hue.BAR_TEXT: "bright_white",
    Hue.ACCENT: "bright_yellow",
    Hue.ON_ACCENT: "black",
    Hue.TILE: "white",
    Hue.WAN: "red",
    Hue.BING: "blue",
    Hue.SUO: "black",
    Hue.FLOWER: "magenta",
    Hue.GOLD: "bright_yellow",
    Hue.LIFTED: "bright_cyan",
    Hue.RECENT: "bright_white",
    Hue.FLASH: "bright_cyan",
    Hue.BACK: "cyan",
    Hue.WALL: "bright_white",
    Hue.WALL_LOW: "white",
    Hue.RESERVE: "cyan",
    Hue.RESERVE_LOW: "cyan",
    Hue.GOLD_LOW: "yellow",
    Hue.GOOD: "bright_green",
    Hue.BAD: "bright_red",
}
PALETTES: Final = {
    Theme.CLASSIC: _CLASSIC,
    Theme.SAFE: _SAFE,
    Theme.CONTRAST: _CONTRAST,
    Theme.SIXTEEN: _SIXTEEN,
}
# Without colour these grounds show in reverse video.
_REVERSED: Final = {Hue.ACCENT, Hue.LIFTED, Hue.BAR}


def chosen_theme(name: str | None, environment: Mapping[str, str]) -> Theme:
    """The theme of that name, or the usual one; without colours where the environment wants none."""
    usual = usual_theme(environment)
    return usual if name is None or usual is Theme.NONE else Theme(name)


def usual_theme(environment: Mapping[str, str]) -> Theme:
    """The theme for a terminal that says so much of itself."""
    if environment.get("NO_COLOR"):
        return Theme.NONE
    term = environment.get("TERM", "")
    rich = environment.get("COLORTERM") in {"truecolor", "24bit"} or "256" in term or "direct" in term
    return Theme.CLASSIC if rich else Theme.SIXTEEN


class Styles(dict[Ink, Style]):
    """The style of every ink under one theme, made when first asked for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._palette = PALETTES.get(theme)

    def __missing__(self, ink: Ink) -> Style:
        self[ink] = _bare(ink) if self._palette is None else _coloured(ink, self._palette)
        return self[ink]


def _coloured(ink: Ink, palette: Palette) -> Style:
    return Style(color=palette[ink.fore], bgcolor=palette[ink.back], bold=ink.bold, underline=ink.underline)


def _bare(ink: Ink) -> Style:
    return Style(
        bold=ink.bold,
        underline=ink.underline or ink.back is Hue.RECENT,
        dim=ink.fore is Hue.FAINT,
        reverse=ink.back in _REVERSED,
    )
