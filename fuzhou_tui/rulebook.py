"""The rulebook, and every flag of a ruleset with the rule it carries."""

from dataclasses import dataclass, fields
from enum import Enum
from importlib.resources import files
from typing import Final

from fuzhou_tui.engine.rules import Rules
from fuzhou_tui.words import Lang, word

_RULES: Final = {
    "points": "R9.3-R9.6",
    "golden_dragon": "R8.5",
    "golden_sparrow": "R8.4",
    "three_golds": "R8.3",
    "heavenly_hand": "R4.1",
    "robbing_the_gold": "R4.3",
    "flowerless": "R8.6",
    "single_flower": "R8.7",
    "flower_hand": "R8.9",
    "flowerless_extra": "R9.4",
    "wander": "R8.10",
    "gold_discard_locks": "R6.2",
    "free_wait_self_draw": "R6.3",
    "missed_win": "R6.4",
    "rob_kong": "R5.6",
    "dealer_stays_on_draw": "R11.1",
    "streak_counts_draws": "R11.3",
    "first_discard_is_rob": "R4.7",
    "discard_payer": "R9.3-R9.6",
    "reserve": "R3.6",
    "cap": "R9.5",
    "silver": "R12.1-R12.5",
    "draw_seats": "R11.4",
}


@dataclass(frozen=True, slots=True)
class Flag:
    """One choice a ruleset makes: its name, the rule it carries, and its value in words."""

    name: str
    rule: str
    value: str


def rulebook(lang: Lang) -> str:
    """The rulebook in that language."""
    return (files("fuzhou_tui") / "docs" / f"rules.{lang.value}.md").read_text(encoding="utf-8")


def flags(rules: Rules, lang: Lang) -> tuple[Flag, ...]:
    """Every flag of the ruleset, in the order rulesets list them."""
    return tuple(
        Flag(field.name, _RULES[field.name], _value_text(getattr(rules, field.name), lang))
        for field in fields(rules)
        if field.name != "name"
    )


def _value_text(value: object, lang: Lang) -> str:
    if value is None or isinstance(value, bool):
        return word("yes" if value else "no", lang)
    return str(value.value if isinstance(value, Enum) else value)
