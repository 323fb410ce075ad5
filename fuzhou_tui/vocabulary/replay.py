"""What the replay screen says."""

from typing import Final

REPLAY: Final = {
    "replay_no_hands": ("这场对局还没有打过一局", "no hand of this match was begun"),
    "replay": ("回放", "replay"),
    "replay_playing": ("播放", "playing"),
    "replay_hand": ("{hand}/{hands}局", "hand {hand}/{hands}"),
    "replay_step": ("{step}/{steps}步", "step {step}/{steps}"),
    "replay_all_open": ("四家全开", "all open"),
    "replay_seen_by": ("{name}的视角", "{name}'s view"),
    "replay_stops_here": ("打到这里为止", "this is as far as it was played"),
    "replay_last_hand": ("这是最后一局", "this is the last hand"),
    "replay_first_hand": ("这是第一局", "this is the first hand"),
    "replay_not_asked": (
        "这一步 {name} 没有要决定的；{key} 到下一处分歧",
        "{name} has nothing to decide here; {key} goes on to where the coach differs",
    ),
    "replay_no_more": (
        "这一局后面，参考和 {name} 的打法一样",
        "from here on the coach agrees with {name} in this hand",
    ),
    "replay_advice": (
        "参考: {choice}  {why}  多{points}分",
        "coach: {choice}, {why}, {points} points more",
    ),
    "has_left": ("{name} 离开，这一局作废", "{name} has left: the hand is void"),
    "bids": ("要{what}", "bids {what}"),
    "do_back": ("退", "back"),
    "do_on": ("进", "on"),
    "do_first": ("开头", "first"),
    "do_last": ("结尾", "last"),
    "do_hand_before": ("上局", "hand before"),
    "do_next_hand": ("下局", "next hand"),
    "do_play": ("播放", "play"),
    "do_stop": ("停", "stop"),
    "do_one_seat": ("看一家", "one seat"),
    "do_all_open": ("全开", "all open"),
    "do_disagree": ("分歧", "coach differs"),
    "do_review": ("复盘", "review"),
    "do_hands": ("各家", "hands"),
    "keys_persons": ("1-4", "1-4"),
    "menu_replay_speed": ("播放快慢", "speed"),
    "menu_leave_replay": ("离开回放", "leave the replay"),
    "review_keys": (
        "数字 到那一步  上下 翻看  其他键 返回",
        "a digit goes there, up and down scroll, another key goes back",
    ),
    "review_step": ("第{step}步", "step {step}"),
    "replay_help": (
        """回放把打过的对局一步一步再打一遍，每一步是一个决定，过也算。
提示行是接下来的决定：能选什么，实际选了什么（{mark}），要打的牌立起来。
四家全开时各家手牌都看得见；按 1-4 从一家看，只有那一家当时看得见的。
还在打的那一局看不到，打完才有。""",
        """A replay plays a match again, one decision a step, passes included.
The prompt row is the decision that comes next: what could be chosen, and what was ({mark}); a tile about to
be thrown stands higher.
With all hands open every tile is seen; 1-4 look from one seat, with no more than it could see then.
A hand that is still being played is shown only once it is over.""",
    ),
    "replay_help_one_seat": (
        "从这一家看（名字前的数字，也可点名字）",
        "as that person sees it (the digit by the name)",
    ),
    "replay_help_all_open": ("四家手牌全开", "all hands open"),
    "replay_help_on": ("进一步；一局完了到下一局", "one step on, from the end into the next hand"),
    "replay_help_back": ("退一步；一局开头到上一局结尾", "one step back, from the start to the hand before"),
    "replay_help_first": ("这一局的开头", "the start of the hand"),
    "replay_help_last": ("这一局的结尾", "the end of the hand"),
    "replay_help_next_hand": ("下一局", "the next hand"),
    "replay_help_hand_before": ("上一局", "the hand before"),
    "replay_help_play": ("自动播放，或停下", "play by itself, or stop"),
    "replay_help_speed": ("快一档，慢一档", "faster, slower"),
    "replay_help_coach": (
        "参考：这一家这一步每种打法值多少，* 是实际的选择",
        "the coach: what each choice is worth, * is what was chosen",
    ),
    "replay_help_disagree": (
        "到这一家下一处参考不同意的决定",
        "the next decision of this seat that the coach would change",
    ),
    "replay_help_review": (
        "复盘：这一局失分最多的几个决定",
        "review: the decisions of the hand that lost most",
    ),
    "replay_help_hands": ("各家手牌、副露、河和余张", "hands, melds and discards of all, tiles not seen"),
    "replay_help_log": ("牌谱", "the log"),
    "replay_help_sort": ("换理牌方法", "sort another way"),
    "replay_help_scroll": ("翻看结算", "scroll the settlement"),
    "replay_help_menu": ("菜单：牌面、颜色、快慢", "menu: faces, colours, speed"),
    "replay_help_leave": ("离开", "leave"),
}
