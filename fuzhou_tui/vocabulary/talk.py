"""What is called out, table talk and cheers. A line suits every event of its kind and tells nothing more."""

from typing import Final

TALK: Final = {
    "announce_special": ("{special}！{points} 分！", "{special}! {points} points!"),
    "announce_streak": ("连庄 {streak}！", "A streak of {streak}!"),
    "talk_chow_0": ("吃得顺。", "A tidy chow."),
    "talk_chow_1": ("上家给面子。", "How kind of the seat before."),
    "talk_chow_2": ("送上门的，吃。", "Served to the door."),
    "talk_pung_0": ("碰得快！", "Quick hands."),
    "talk_pung_1": ("三张一样，摆上。", "Three alike, on the table."),
    "talk_pung_2": ("碰，响当当的。", "A pung, loud and clear."),
    "talk_kong_0": ("杠都开了！", "A kong, no less."),
    "talk_kong_1": ("四张凑到一家去了。", "All four in one place."),
    "talk_kong_2": ("杠！这一下热闹了。", "A kong. Now it gets lively."),
    "talk_win_0": ("胡了！好牌。", "There it is. Well played."),
    "talk_win_1": ("胡得漂亮，丫霸！", "A fine win, bravo!"),
    "talk_win_2": ("就等这一张。", "That was the one."),
    "talk_self_0": ("自己摸来的，不求人。", "Drawn by hand, no favours asked."),
    "talk_self_1": ("自摸，三家掏钱。丫霸！", "A self-draw, and three of them pay. Bravo!"),
    "talk_self_2": ("手气来了。", "What a hand for drawing."),
    "talk_special_0": ("这手牌难得。", "One does not see that every hand."),
    "talk_special_1": ("牌型漂亮，丫霸！", "A handsome hand, bravo!"),
    "talk_great_0": ("丫霸！大牌！", "Bravo! A great hand!"),
    "talk_great_1": ("丫霸！这样的牌一年见几回？", "Bravo! How often in a year does one see that?"),
    "talk_great_2": ("这一副够讲半年了，丫霸！", "They will talk about this one for months. Bravo!"),
    "talk_streak_0": ("连庄 {streak}，庄家丫霸！", "Streak {streak}: bravo, dealer!"),
    "talk_streak_1": ("连庄 {streak}，谁来把庄换下来？", "Streak {streak}. Who will unseat the dealer?"),
    "talk_drawn_0": ("谁也没胡，再来。", "Nobody won. Another one."),
    "talk_drawn_1": ("荒了，重新砌牌。", "A drawn hand. Build the wall again."),
}
