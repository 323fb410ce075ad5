"""The start screen as a picture: the game's name in tiles, and under it what can be done."""

from typing import Final

from textual.geometry import Region

from fuzhou_tui.faces import Faces, signs
from fuzhou_tui.tui.drawing.canvas import Canvas, width_of
from fuzhou_tui.tui.drawing.ink import BOLD, Hue, Ink
from fuzhou_tui.tui.drawing.pen import put_keys
from fuzhou_tui.tui.keymap import Command
from fuzhou_tui.tui.labels import label
from fuzhou_tui.tui.menus.draw_menu import block_of, put_feet, put_lines
from fuzhou_tui.tui.menus.menu import Menu
from fuzhou_tui.tui.options import Options
from fuzhou_tui.words import Lang, word

_NAME: Final = "福州麻将"
_HUES: Final = (Hue.WAN, Hue.SUO, Hue.BING, Hue.FLOWER)
_TILE: Final = 6  # cells
_PITCH: Final = 8
_TILE_ROWS: Final = 3
_BLOCK: Final = 44
_FEET: Final = 3  # rows: a gap, the notice, what the selected line is


def start_picture(menu: Menu, place: int, width: int, height: int) -> Canvas:
    """The screen of that many cells: name, lines, what is to be known, keys."""
    canvas, options = Canvas(width, height), menu.options
    count = len(menu.items)
    tiled = _tiled(options, height - 2 - _FEET - count)
    named = not tiled or options.lang is not Lang.ZH
    heading = _TILE_ROWS * tiled + named
    free = height - 2 - heading - _FEET
    pitch = 2 if free >= 2 * count + 3 else 1
    rows = max(1, min(free, pitch * (count - 1) + 1))
    gap = min(2, max(1, free - rows))
    top = max(0, (free - rows) * 2 // 5)
    if tiled:
        _put_tiles(canvas, options.faces, top)
    if named:
        name = word("fuzhou_mahjong", options.lang)
        canvas.put((width - width_of(name)) // 2, top + heading - 1, name, BOLD)
    block = block_of(menu, Region(0, top + heading + gap, width, rows), pitch, _BLOCK)
    put_lines(canvas, menu, place, block)
    put_feet(canvas, menu, place, block.region)
    put_keys(canvas, word("start_keys", options.lang, leave=label(options.keys, Command.LEAVE, options.lang)))
    return canvas


def _tiled(options: Options, room: int) -> bool:
    """Whether the name is shown in tiles, in words too for those who do not read them."""
    return options.faces is not Faces.ASCII and room >= _TILE_ROWS + (options.lang is not Lang.ZH)


def _put_tiles(canvas: Canvas, faces: Faces, top: int) -> None:
    left_top, right_top, left, right = signs(faces).corners
    rule, upright = signs(faces).rule * (_TILE - 2), signs(faces).upright
    x = (canvas.width - _PITCH * (len(_NAME) - 1) - _TILE) // 2
    for sign, hue in zip(_NAME, _HUES, strict=True):
        ink = Ink(hue, Hue.TILE, bold=True)
        canvas.put(x, top, f"{left_top}{rule}{right_top}", ink)
        canvas.put(x, top + 1, f"{upright} {sign} {upright}", ink)
        canvas.put(x, top + 2, f"{left}{rule}{right}", ink)
        x += _PITCH
