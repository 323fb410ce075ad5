"""Every flag of a ruleset in words: what it does, what is chosen here, and what the presets choose."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from fuzhou_tui.engine.flags import FLAGS, Flag, Value, chosen
from fuzhou_tui.engine.rules import PRESETS, Points, Rules
from fuzhou_tui.records.flags import changes
from fuzhou_tui.rulebook import flag_meanings
from fuzhou_tui.tui.drawing.flow import TIE, Part, Row, Span, flowed
from fuzhou_tui.tui.drawing.ink import BOLD, FAINT, HEADING, PLAIN
from fuzhou_tui.tui.labels import ruleset_line, ruleset_name
from fuzhou_tui.tui.pages.markdown import Sheet, spans
from fuzhou_tui.words import Lang, word

# In the order that a player asks; a test holds that every flag is in one of them.
GROUPS: Final = {
    "flags_specials": (
        *("golden_dragon", "golden_sparrow", "three_golds", "heavenly_hand", "robbing_the_gold"),
        *("flowerless", "single_flower", "flower_hand", "half_flush", "full_flush", "flowerless_extra"),
    ),
    "flags_gold": ("gold_discard_locks", "free_wait_self_draw", "wander", "first_discard_is_rob"),
    "flags_claims": ("missed_win", "rob_kong", "discard_payer"),
    "flags_points": ("points", "flower_set", "streak_counts", "cap", "silver"),
    "flags_wall": ("reserve", "last_round"),
    "flags_match": ("dealer_stays_on_draw", "streak_counts_draws", "draw_seats"),
}
_BY_NAME: Final = {flag.name: flag for flag in FLAGS}
_GAP: Final = 2  # cells before what a flag's line is followed by


def flag_lines(rules: Rules, lang: Lang, sheet: Sheet) -> Iterator[Row]:
    """What the ruleset is, then its flags in groups, those marked in which it differs from its preset."""
    meanings, changed = flag_meanings(lang), changes(rules)
    yield from flowed((ruleset_line(rules, lang),), sheet.width, sheet.faces, 0)
    if changed:
        preset = ruleset_name(PRESETS[rules.preset], lang)
        yield from flowed((word("flags_marked", lang, preset=preset),), sheet.width, sheet.faces, 0)
    for title, names in GROUPS.items():
        yield ("",)
        yield (Span(word(title, lang), HEADING),)
        for name in names:
            flag = _BY_NAME[name]
            mark = Span("* " if flag in changed else "  ", BOLD)
            yield from flowed((mark, *spans(meanings[name])), sheet.width, sheet.faces, _GAP)
            yield from flowed(_values(flag, rules, lang), sheet.width, sheet.faces, 2 * _GAP)


def value_text(value: Value, lang: Lang) -> str:
    """What a flag is set to, in words."""
    match value:
        case None | bool():
            return word("yes" if value else "no", lang)
        case Points():
            return ruleset_name(PRESETS[value.value], lang)
        case Enum():
            return word(f"choice_{value.value}", lang)
        case _:
            return str(value)


def _values(flag: Flag, rules: Rules, lang: Lang) -> Row:
    """What is chosen here, then what the other presets choose, faint where that is the same."""
    own = chosen(rules, flag)
    parts: list[Part] = [" " * 2 * _GAP, Span(f"{word('flags_of_this', lang)} {value_text(own, lang)}", BOLD)]
    for preset in PRESETS.values():
        if preset == rules:
            continue
        other = chosen(preset, flag)
        text = f"{ruleset_name(preset, lang)} {value_text(other, lang)}".replace(" ", TIE)
        parts += ["   ", Span(text, FAINT if other == own else PLAIN)]
    return tuple(parts)
