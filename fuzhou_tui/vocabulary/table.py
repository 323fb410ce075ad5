"""What the table screen says."""

from typing import Final

TABLE: Final = {
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
