"""What the guided first hand says."""

from typing import Final

LESSON: Final = {
    "lesson_title": ("第一局", "your first hand"),
    "lesson_welcome": (
        (
            "第一局，边打边学。每家十六张，庄家多一张、先打。谁先凑成五副牌加一对，谁就胡；"
            "一副是三张连号的顺子、三张一样的刻子，或者杠。"
        ),
        (
            "Your first hand, explained as it goes. Everybody holds sixteen tiles, the dealer one more and "
            "plays first. Whoever first has five sets and a pair wins; a set is a run of three, three alike "
            "or a kong."
        ),
    ),
    "lesson_flowers": (
        "风、箭、四季和梅兰竹菊都是花，不留在手里：拿到就摆出来，从牌尾补一张。花只加分。你的花：{flowers}。",
        (
            "Winds, dragons, seasons and plants are flowers and never stay in a hand: they are set out, and "
            "a tile from the tail replaces each. They only score. Yours: {flowers}."
        ),
    ),
    "lesson_gold": (
        "翻出来的金是 {gold}。其余三张 {gold} 就是金，可以当任何数牌。",
        "The gold is {gold}: one was turned, and the other three stand for any suit tile.",
    ),
    "lesson_gold_held": (
        "你手里有金，留着：打出金的人，这一局只能自摸。",
        "You hold a gold. Keep it: who throws one wins only by self-draw for the rest of the hand.",
    ),
    "lesson_turn": (
        "轮到自己：从手里挑一张打出。先打跟谁也连不上的孤张，留住对子和连号的。",
        "On your turn one tile goes. Throw what has no neighbour first; keep pairs and tiles that run on.",
    ),
    "lesson_chow": (
        "上家打的牌能和你的两张连成顺子，就可以吃；只能吃上家的，别家要碰就让碰。",
        (
            "A discard of the seat before you that makes a run with two of yours can be chowed, by you "
            "alone; if somebody wants it for a pung, the pung goes first."
        ),
    ),
    "lesson_pung": (
        "你有一对，哪家打出第三张都可以碰，轮次就从你接着走。碰比吃优先。",
        (
            "You hold two alike, and anybody's third can be punged; play then goes on from you. "
            "A pung comes before a chow."
        ),
    ),
    "lesson_kong": (
        "你有三张一样的，第四张可以杠：杠算一副，加分，再从牌尾补一张。",
        "You hold three alike, and the fourth makes a kong: one set, points, and a tile from the tail.",
    ),
    "lesson_own_kong": (
        "自己四张齐了，可以杠：加分，再从牌尾补一张；不急着亮也可以。",
        "You have all four and may kong: points, and a tile from the tail. It can also wait.",
    ),
    "lesson_after_claim": (
        "吃碰之后不摸牌，直接打一张。吃碰出来的牌摆在桌上，不能再动。",
        "After a chow or a pung you draw nothing and discard. The set lies open and stays as it is.",
    ),
    "lesson_win": (
        "成牌了，可以胡。胡不胡由自己；第一局，胡吧。",
        "Your hand is complete and you may win. It is your choice; in a first hand, take it.",
    ),
    "lesson_advise_discard": (
        "建议打 {tile}：打后差 {away} 张听牌，还没见过的牌里有 {count} 张有用。",
        "Advice: discard {tile}. It leaves you {away} from ready, and {count} unseen tiles help.",
    ),
    "lesson_advise_ready": (
        "建议打 {tile}，就听牌了：等 {waits}，还有 {count} 张没见过。",
        "Advice: discard {tile} and you are ready. You wait for {waits}, and {count} are unseen.",
    ),
    "lesson_advise_pass": (
        "建议过：要了这张，并不比等自己摸更快。",
        "Advice: pass. Taking it is no faster than waiting for your own draw.",
    ),
    "lesson_advise_take": (
        "建议要：离胡牌近一步。",
        "Advice: take it. It brings you a step nearer.",
    ),
    "lesson_advise_win": ("建议胡。", "Advice: win."),
    "lesson_sum": (
        (
            "算分（R9.3）：花 {flowers}、杠 {kongs}、金 {golds}、连庄 {streak}，加底分 5，合起来加倍，"
            "再加特殊胡 {special}，一共 {points}。"
        ),
        (
            "The sum (R9.3): flowers {flowers}, kongs {kongs}, golds {golds}, streak {streak}, and 5; "
            "all that doubled, and {special} for a special hand: {points}."
        ),
    ),
    "lesson_one_pays": ("放胡的一家全付。", "Whoever discarded the tile pays it all."),
    "lesson_three_pay": ("自摸，三家各付这么多。", "A self-draw: each of the three pays that much."),
    "lesson_not_yours": (
        "这一局是别家胡的。输赢常有，看看各家的牌，再来一局。",
        "Somebody else won this one. It happens; look at the hands, and play another.",
    ),
    "lesson_drawn": (
        "牌摸完了没人胡，叫荒牌，不算分。",
        "The wall ran out and nobody won: a drawn hand, and no points move.",
    ),
    "lesson_goodbye": (
        "学完了。fuzhou 开一场真的；fuzhou learn 再学一遍；打牌时 F1 或 ? 是帮助。",
        "That was it. fuzhou begins a match, fuzhou learn plays this hand again; F1 or ? is help in play.",
    ),
    "lesson_enter": ("直接回车就照建议做。", "Enter alone does what is advised."),
}
