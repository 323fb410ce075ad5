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
    "discarder_double": ("放胡加倍", "the discarder pays double"),
    "single_wander": ("单游", "single wander"),
    "double_wander": ("双游", "double wander"),
    "triple_wander": ("三游", "triple wander"),
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

# What `fuzhou score`, `hand`, `deal` and `rules` say in text.
_STUDY: Final = {
    "yes": ("是", "yes"),
    "no": ("否", "no"),
    "flag": ("规则项", "flag"),
    "rule": ("规则", "rule"),
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

# What the line front end says; its event sentences are for screen readers and logs.
_PLAIN: Final = {
    "plain_hand": (
        "第{number}局 庄家 {dealer} 连庄 {streak} 骰子 {first}+{second} {breaker} 先拿牌",
        "hand {number}: dealer {dealer}, streak {streak}, dice {first}+{second}, {breaker} takes tiles first",
    ),
    "plain_commitment": ("牌墙承诺 {commitment}", "wall commitment {commitment}"),
    "plain_takes": ("{name} 拿 {tiles}", "{name}: takes {tiles}"),
    "plain_draws": ("{name} 摸 {tile}", "{name}: draws {tile}"),
    "plain_replaces": ("{name} 补 {tile}", "{name}: draws {tile} from the tail"),
    "plain_flowers": ("{name} 补花 {tiles}", "{name}: sets out {tiles}"),
    "plain_gold_flower": ("开金翻出花 {tile} 归 {name}", "flower {tile} turned as gold goes to {name}"),
    "plain_gold": ("开金 {tile}", "gold: {tile}"),
    "plain_discards": ("{name} 打 {tile}", "{name}: discards {tile}"),
    "plain_discards_draw": ("{name} 摸打 {tile}", "{name}: discards {tile} from the draw"),
    "plain_chow": ("{name} 吃 {source} 的 {tile}: {tiles}", "{name}: chow {tiles} with {tile} from {source}"),
    "plain_pung": ("{name} 碰 {source} 的 {tile}", "{name}: pung {tile} from {source}"),
    "plain_kong_exposed": ("{name} 杠 {source} 的 {tile}", "{name}: kong {tile} from {source}"),
    "plain_kong_added": ("{name} 加杠 {tile}", "{name}: adds {tile} to a pung"),
    "plain_kong_concealed": ("{name} 暗杠 {tile}", "{name}: concealed kong {tile}"),
    "plain_kong_hidden": ("{name} 暗杠", "{name}: concealed kong"),
    "plain_wander_0": ("{name} 游金结束", "{name}: the wander ends"),
    "plain_wander_1": ("{name} 单游", "{name}: single wander"),
    "plain_wander_2": ("{name} 双游", "{name}: double wander"),
    "plain_wander_3": ("{name} 三游", "{name}: triple wander"),
    "plain_last_round": ("最后一圈，只摸不打", "last round: draws only"),
    "plain_by_self": ("自摸", "self-draw"),
    "plain_by_discard": ("放胡", "discard"),
    "plain_by_rob_kong": ("抢杠胡", "robbed kong"),
    "plain_by_rob_gold": ("抢金", "robbing the gold"),
    "plain_by_heavenly_hand": ("天胡", "heavenly hand"),
    "plain_wins": ("{name} 胡 {tile} {manner}", "{name}: wins on {tile}, {manner}"),
    "plain_wins_from": (
        "{name} 胡 {source} 的 {tile} {manner}",
        "{name}: wins on {tile} from {source}, {manner}",
    ),
    "plain_wins_dealt": ("{name} 胡 {manner}", "{name}: wins as dealt, {manner}"),
    "plain_hand_tiles": ("手牌 {tiles}", "hand {tiles}"),
    "plain_hand_drawn": ("手牌 {tiles} 摸 {tile}", "hand {tiles} drawn {tile}"),
    "plain_melds": ("副露 {melds}", "melds {melds}"),
    "plain_rack": ("花 {tiles}", "flowers {tiles}"),
    "plain_special": ("{name} {points}", "{name} {points}"),
    "plain_sum": ("{parts} = {points}", "{parts} = {points}"),
    "plain_pays": ("{name} {change} 共 {score}", "{name} {change}, now {score}"),
    "plain_reveals": ("{name} 的手牌 {tiles}", "{name} held {tiles}"),
    "plain_wall_left": ("剩下的牌墙 {tiles}", "left in the wall {tiles}"),
    "plain_salt": ("牌墙的盐 {salt}", "salt of the wall {salt}"),
    "plain_your_turn": ("轮到 {name}", "{name} to play"),
    "plain_claim": ("{source} 打出 {tile}", "{source} discarded {tile}"),
    "plain_rob_kong": ("{source} 加杠 {tile}，可抢", "{source} adds {tile} to a pung: it can be robbed"),
    "plain_rob_gold": ("可抢金 {tile}", "the gold {tile} can be robbed"),
    "plain_dealt_win": ("起手可胡", "the dealt tiles win"),
    "plain_barred": ("不能{choice}: {reason}", "no {choice}: {reason}"),
    "plain_bad_answer": (
        "{answer} 不是选项; 可答 1-{last} 或写法如 d5m，? 看命令",
        "{answer} is no choice; answer 1-{last} or in writing like d5m, ? for help",
    ),
    "plain_help": (
        "1-9 选项; w 手牌 h 出牌 q 牌墙和金 f 花和副露 s 分数 c 余张 l N 最近 N 行 ? 命令; 能胡时 w 是胡",
        "1-9 choose; w hand h discards q wall f flowers s scores c counts l N lines ? help; on offer w wins",
    ),
    "plain_pond": ("{name} 打过 {tiles}", "{name} discarded {tiles}"),
    "plain_wall": (
        "余 {live} 张; 牌墙 {left} 张，留 {reserve} 张",
        "{live} to draw; {left} in the wall, {reserve} kept",
    ),
    "plain_gold_seen": ("金 {tile} 见 {seen}/4", "gold {tile}, {seen} of 4 seen"),
    "plain_area": (
        "{name} 花{points} {tiles} 副露 {melds}",
        "{name} flowers {points}: {tiles} melds: {melds}",
    ),
    "plain_score": ("{name} {score}", "{name} {score}"),
    "plain_counts_0": ("万 1-9 余 {counts}", "m 1-9 unseen {counts}"),
    "plain_counts_1": ("饼 1-9 余 {counts}", "p 1-9 unseen {counts}"),
    "plain_counts_2": ("索 1-9 余 {counts}", "s 1-9 unseen {counts}"),
    "plain_hand_over": ("请 {name} 就座，按回车", "{name} is to sit; press Enter"),
    "plain_match_over": ("终局", "the match is over"),
    "plain_place": ("第{place}名 {name} {score}", "{place}. {name} {score}"),
    "plain_seed": ("种子 {seed}", "seed {seed}"),
    "plain_seed_given": ("种子 {seed}，自选的，不保密", "seed {seed}, chosen and so no secret"),
    "plain_no_terminal": ("不是终端，用文字界面", "no terminal: playing in lines"),
    "you": ("我", "You"),
    "player_number": ("玩家{number}", "Player {number}"),
    "bot_name_0": ("老陈", "Chen"),
    "bot_name_1": ("阿海", "Hai"),
    "bot_name_2": ("依妹", "Mei"),
    "bot_name_3": ("老林", "Lin"),
}

# What the table screen says.
_TABLE: Final = {
    "mark_chow": ("吃", "ch"),
    "mark_pung": ("碰", "pg"),
    "mark_kong": ("杠", "kg"),
    "mark_concealed": ("暗", "ck"),
    "rules_standard": ("标准", "standard"),
    "rules_baida": ("百搭", "baida"),
    "rules_bianfeng": ("边锋", "bianfeng"),
    "rules_street": ("街边", "street"),
    "round_and_hand": ("{wind}{hand}局", "{wind}{hand}"),
    "dealer_again": ("连庄{streak}", "streak {streak}"),
    "live": ("余{live}", "{live} left"),
    "kept_back": ("留{kept}", "keep {kept}"),
    "kept_exposed": ("明", "e"),
    "kept_concealed": ("暗", "c"),
    "kept_flowers": ("花", "f"),
    "gold_seen": ("金{gold} 见{seen}/4", "gold {gold} {seen}/4"),
    "gold_sign": ("金", "Au "),
    "stake": ("底{base}", "x{base}"),
    "commitment_short": ("牌墙{commitment}", "wall {commitment}"),
    "seed_public": ("种子{seed}", "seed {seed}"),
    "dealer_mark": ("庄", "dealer"),
    "dealer_streak": ("庄连{streak}", "dealer +{streak}"),
    "self_draw_only": ("只能自摸", "self-draw only"),
    "wander_0": ("游金断", "stops wandering"),
    "wander_1": ("单游", "wanders"),
    "wander_2": ("双游", "wanders twice"),
    "wander_3": ("三游", "wanders thrice"),
    "points": ("{points}分", "{points}"),
    "rack_count": ("花{count}", "fl{count}"),
    "hand": ("手", "h"),
    "drawn_mark": ("摸", "dr"),
    "counts_row": ("手{hidden} 花{flowers} 河{discards}", "h{hidden} f{flowers} d{discards}"),
    "your_turn": ("轮到你出牌", "your turn"),
    "your_claim": ("要不要这张？", "take it?"),
    "waiting": ("等别家", "waiting"),
    "hand_over": ("本局结束", "the hand is over"),
    "hand_begins": ("第{number}手牌开始", "hand {number} begins"),
    "sets_out": ("补花", "flower"),
    "draws": ("摸", "draws"),
    "opens_gold": ("开金", "gold"),
    "to_rack": ("归{name}", "to {name}"),
    "last_round": ("最后一轮摸牌", "the last round of draws"),
    "log": ("牌谱", "log"),
    "unseen": ("未见张数", "not seen"),
    "scores": ("得分", "scores"),
    "seen": ("见{seen} 余{left}", "seen {seen}, left {left}"),
    "after_discard": ("打出后", "then"),
    "waits_for": ("听 {tiles} 余{count}张", "ready: {tiles}, {count} left"),
    "waits_for_any": ("跑百搭 听任何牌 余{count}张", "free wait: any tile, {count} left"),
    "away": ("差{away}张听牌 进张{kinds}种{count}张", "{away} from ready, {kinds} kinds help, {count} left"),
    "key_enter": ("回车", "Enter"),
    "key_drawn": ("d", "d"),
    "key_space": ("空格", "Space"),
    "discard_drawn": ("摸切", "draw"),
    "ask_pass_a_win": (
        "能胡不胡？再按一次同样的键放弃，别的键返回",
        "Let the win go? The same key again does, another goes back",
    ),
    "ask_discard_a_gold": (
        "要打出金？再按一次同样的键，别的键返回",
        "Throw a gold? The same key again does, another goes back",
    ),
    "ask_leave": (
        "离开牌桌？ 1 或 y 保存并离开，别的键留下",
        "Leave? 1 or y saves and leaves, another key stays",
    ),
    "ask_which_chow": ("吃哪一组？按它的数字", "Which chow? Press its number"),
    "ask_which_kong": ("杠哪一张？光标移过去再按 F6", "Which kong? Move onto it and press F6 again"),
    "too_small": ("窗口太小，请放大到 60x16 以上", "too small: 60x16 at least"),
    "use_plain": ("或退出 (q) 后用 fuzhou play --plain", "or leave (q) and use fuzhou play --plain"),
    "footer_turn": (
        "左右 选  回车 打  d 摸切  5w 直打  u 胡  g 杠  F1 帮助  F2 牌谱  q 离开",
        "arrows move  Enter discard  d draw  5w by-name  u win  g kong  F1 help  F2 log  q leave",
    ),
    "footer_claim": (
        "数字 选  u 胡  g 杠  p 碰  c 吃  空格 过  F1 帮助  F2 牌谱  q 离开",
        "digits choose  u win  g kong  p pung  c chow  Space pass  F1 help  F2 log  q leave",
    ),
    "footer_waiting": (
        "F1 帮助  F2 牌谱  + 快  - 慢  q 离开",
        "F1 help  F2 log  + faster  - slower  q leave",
    ),
    "footer_over": ("回车 继续  F2 牌谱  q 离开", "Enter goes-on  F2 log  q leave"),
    "gold_stands_for": ("金作", "golds as"),
    "the_sum": ("算分", "the sum"),
    "payments": ("收付", "payments"),
    "page_keys": ("上下 翻看  其他键 返回", "up and down scroll, another key goes back"),
    "help_page": (
        """按键

左右 h l  选牌    回车 打  打出所选    退格 0 d 摸  摸切
数字再 w t b (万索饼)  直接打，如 5w
F5 u 胡  F6 g 杠  p 碰  c 吃  空格 n 过；提示时也可按选项的数字
F1 ? 帮助  F2 牌谱  + - 快慢  q 离开

牌角：* 金  < 刚打出  ' 摸切  x 已被吃碰杠
点一下选牌，再点一下打出""",
        """Keys

left right h l  choose    Enter  discard it    Backspace 0 d  discard the drawn tile
a digit, then w t b (characters, bamboo, dots)  discard by name, like 5w
F5 u win  F6 g kong  p pung  c chow  Space n pass; in a prompt an option's number too
F1 ? help  F2 log  + - faster, slower  q leave

after a tile: * gold  < just thrown  ' thrown from the draw  x taken by another
a click chooses a tile, a second one discards it""",
    ),
    "final_standing": ("终局得分", "final standing"),
}

WORDS: Final = {**_GAME, **_STUDY, **_PLAIN, **_TABLE}


def word(name: str, lang: Lang, /, **values: object) -> str:
    """The word or sentence of that id, its `{name}` places filled."""
    chinese, english = WORDS[name]
    return (chinese if lang is Lang.ZH else english).format(**values)
