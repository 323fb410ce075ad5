"""The statistics of a player."""

from typing import Final

STATS: Final = {
    "stats_nothing": ("还没有打完的牌局", "no match has been played yet"),
    "stats_counting": ("在数……", "counting ..."),
    "stats_nobody": ("没有叫 {name} 的人；有 {names}", "nobody is called {name}; there are {names}"),
    "stats_name": ("名字", "name"),
    "stats_matches": ("打完的牌局", "matches finished"),
    "stats_places": ("一二三四名", "places 1 2 3 4"),
    "stats_hands": ("局数", "hands"),
    "stats_wins": ("胡", "won"),
    "stats_self_draw": ("自摸、天胡、抢金", "drawn, dealt or gold robbed"),
    "stats_discard": ("放胡、抢杠", "by a discard or a robbed kong"),
    "stats_dealt_in": ("放胡给别家", "dealt in"),
    "stats_lost": ("别家胡，不是自己放的", "others won among themselves"),
    "stats_drawn": ("荒牌", "drawn"),
    "stats_points": ("得分，每局", "points, a hand"),
    "stats_mean_win": ("胡一次得", "points of a win"),
    "stats_specials": ("特殊胡", "specials"),
}
