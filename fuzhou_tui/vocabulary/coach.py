"""The coach's reasons, one for each option of a decision."""

from typing import Final

COACH: Final = {
    "coach_win": ("胡了最划算", "the win is worth most"),
    "coach_cheap_win": ("这一胡太小，等更大的更划算", "a small win: waiting is worth more"),
    "coach_wait": ("不胡，等更大的", "lets the win go for a better one"),
    "coach_rob_the_gold": ("打出后可抢金", "then robs the gold"),
    "coach_sparrow": ("留两金，求金雀", "keeps two golds for the golden sparrow"),
    "coach_dragon": ("留三金，求金龙", "keeps three golds for the golden dragon"),
    "coach_flush": ("求混一色", "goes for the half flush"),
    "coach_wander": ("游金，自摸更大", "wanders: a draw pays more"),
    "coach_nearer": ("更近一步", "brings the hand nearer"),
    "coach_kong": ("杠了加分又补牌", "points and another draw"),
    "coach_idle_claim": ("没有更近，还亮了牌", "comes no nearer and shows tiles"),
    "coach_breaks_route": ("坏了更大的牌", "breaks a better hand"),
    "coach_most_useful": ("进张最多", "most tiles help afterwards"),
    "coach_fewer_useful": ("进张较少", "fewer tiles help afterwards"),
    "coach_farther": ("离胡更远", "leaves the hand further away"),
    "coach_safe": ("较安全", "safer"),
    "coach_dangerous": ("容易放胡", "may well be won upon"),
    "coach_throws_gold": ("打掉了金", "throws a gold away"),
    "coach_nothing_gained": ("没有可要的", "nothing here is worth taking"),
    "coach_worth_less": ("期望分较低", "worth a little less"),
}
