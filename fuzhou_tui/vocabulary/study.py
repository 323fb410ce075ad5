"""What `fuzhou score`, `hand`, `deal` and `rules` say in text, in Chinese and English."""

from typing import Final

STUDY: Final = {
    "by_the_terminal": ("看终端", "by the terminal"),
    "as_usual": ("照常", "as usual"),
    "yes": ("是", "yes"),
    "no": ("否", "no"),
    "flag": ("规则项", "flag"),
    "rule": ("规则", "rule"),
    "flag_switch": ("开关：true 或 false", "switch: true or false"),
    "flag_choice": ("选一：{values}", "one of: {values}"),
    "flag_number": ("整数：{least} 到 {most}", "number: {least} to {most}"),
    "flag_amount": (
        "整数：0 到 {most}，或 false 没有，true 照常",
        "number: 0 to {most}, or false for none, true for the usual",
    ),
    "flags_differ": ("* 与 {preset} 不同", "* differs from {preset}"),
    "read_as": ("读作", "read as"),
    "plain_win": ("普通胡", "plain win"),
    "no_win": ("不能胡：{reason}", "no win: {reason}"),
    "full_payer": ("每家全付", "a full payer pays"),
    "seat_number": ("座位 {seat}", "seat {seat}"),
    "is_complete": ("已成牌", "complete"),
    "is_ready": ("听牌", "ready"),
    "is_away": ("差 {steps} 张听牌", "{steps} from ready"),
    "tiles_left": ("余 {count} 张", "{count} left"),
    "seed": ("种子", "seed"),
    "hand_number": ("第几局", "hand"),
    "ruleset": ("规则", "rules"),
    "dealer": ("庄家", "dealer"),
    "dice": ("骰子", "dice"),
    "breaker": ("先拿牌", "breaker"),
    "commitment": ("承诺", "commitment"),
    "salt": ("盐", "salt"),
    "wall": ("牌墙", "wall"),
    "dealer_drawn": (
        "此局的庄家要看前面各局；这里用抽出的座位 {seat}，可用 --dealer 指定",
        "the dealer of this hand depends on those before it; shown with the seat drawn, {seat} (--dealer)",
    ),
}
