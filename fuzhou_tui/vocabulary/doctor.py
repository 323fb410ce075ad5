"""What `fuzhou doctor` says of a terminal."""

from typing import Final

DOCTOR: Final = {
    "doctor_version": ("版本", "version"),
    "doctor_terminal": ("终端", "terminal"),
    "doctor_size": ("大小", "size"),
    "doctor_colours": ("颜色", "colours"),
    "doctor_encoding": ("编码", "encoding"),
    "doctor_locale": ("区域", "locale"),
    "doctor_settings": ("设置文件夹", "settings folder"),
    "doctor_data": ("数据文件夹", "data folder"),
    "doctor_widths": ("字宽 (格)", "widths (cells)"),
    "doctor_not_asked": ("不是终端，没有问光标位置", "no terminal: the cursor was not asked where it is"),
    "doctor_no_answer": ("终端没有回答光标位置", "the terminal does not tell where the cursor is"),
    "doctor_agrees": ("终端与程序一致", "the terminal agrees"),
    "doctor_differs": (
        "{sign} 程序算 {expected} 格，终端占 {measured} 格",
        "{sign}: {expected} expected, {measured} taken",
    ),
    "doctor_faces": ("建议牌面", "faces to use"),
    "doctor_form": ("这个大小的画面", "screen at this size"),
    "doctor_form_wide": ("最全 (120x40 起)", "the fullest (from 120x40)"),
    "doctor_form_middle": ("中等 (100x30 起)", "middle (from 100x30)"),
    "doctor_form_narrow": ("小 (80x24 起)", "small (from 80x24)"),
    "doctor_form_small": ("最小 (60x16 起)", "the smallest (from 60x16)"),
    "doctor_form_tiny": ("太小，请放大，或用 --plain", "too small: enlarge it, or use --plain"),
    "doctor_form_none": ("没有画面，用 --plain", "none, use --plain"),
    "why_zh": ("汉字和线条的宽度都对", "hanzi and lines have the widths they should"),
    "why_unmeasured": (
        "没有量过；线条错位时改用 --faces ascii",
        "not measured; --faces ascii if lines break",
    ),
    "why_widths": ("有些字宽度不对", "some signs have other widths here"),
    "why_encoding": ("输出编码放不下汉字", "the output's encoding has no hanzi"),
}
