"""Every word a front end says, in Chinese and English."""

from enum import Enum
from typing import Final


class Lang(Enum):
    """A language the game speaks."""

    ZH = "zh"
    EN = "en"


# What the game itself is about; ids of specials, reasons and score lines are those of `fuzhou score`.
_GAME: Final = {
    "fuzhou_mahjong": ("福州麻将", "Fuzhou mahjong"),
    "wind_0": ("东", "E"),
    "wind_1": ("南", "S"),
    "wind_2": ("西", "W"),
    "wind_3": ("北", "N"),
    "gold": ("金", "gold"),
    "win": ("胡", "win"),
    "kong": ("杠", "kong"),
    "pung": ("碰", "pung"),
    "chow": ("吃", "chow"),
    "pass": ("过", "pass"),
    "discard": ("打", "discard"),
    "concealed_kong": ("暗杠", "concealed kong"),
    "golden_dragon": ("金龙", "golden dragon"),
    "golden_sparrow": ("金雀", "golden sparrow"),
    "three_golds": ("三金倒", "three golds"),
    "heavenly_hand": ("天胡", "heavenly hand"),
    "robbing_the_gold": ("抢金", "robbing the gold"),
    "flowerless": ("平胡", "flowerless"),
    "single_flower": ("一张花", "single flower"),
    "flower_hand": ("花胡", "flower hand"),
    "flowers": ("花", "flowers"),
    "kongs": ("杠", "kongs"),
    "golds": ("金", "golds"),
    "streak": ("连庄", "streak"),
    "base": ("底分", "base"),
    "doubled": ("加倍", "doubled"),
    "self": ("自摸", "self-draw"),
    "by_discard": ("放胡", "discard"),
    "rob_kong": ("抢杠胡", "robbed kong"),
    "rob_gold": ("抢金", "robbing the gold"),
    "gold_tile": ("金牌不能胡", "a gold cannot be claimed"),
    "not_allowed": ("此规则没有这种胡", "no such win at this table"),
    "not_complete": ("牌未成", "the hand is not complete"),
    "gold_discarded": ("你打过金，只能自摸", "you threw a gold: self-draw only"),
    "missed_win": ("过水，打一张后才能胡", "you let this win go: discard first"),
    "free_wait": ("跑百搭只能自摸", "a free wait wins by self-draw only"),
    "wander": ("别家游金，只能自摸", "another seat wanders: self-draw only"),
    "drawn_hand": ("和局", "drawn hand"),
}

_WORDS: Final = _GAME


def word(name: str, lang: Lang, **values: object) -> str:
    """The word or sentence of that id, its `{name}` places filled."""
    chinese, english = _WORDS[name]
    return (chinese if lang is Lang.ZH else english).format(**values)
