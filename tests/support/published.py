"""The deal and the points as they are published, written a second time without a line of the engine."""

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from jsonline import JsonLine

SUITS: Final = "mps"
LAID: Final = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10) for _ in range(4)] + [
    *(f"{rank}z" for rank in range(1, 8) for _ in range(4)),
    *(f"{rank}f" for rank in range(1, 9)),
]
FLOWER_SETS: Final = [
    *([f"{rank}z"] * 4 for rank in range(1, 8)),
    ["1f", "2f", "3f", "4f"],
    ["5f", "6f", "7f", "8f"],
]


class PublishedDeal(NamedTuple):
    tiles: list[str]
    dice: list[int]
    dealer: int
    salt: str
    chance: Callable[[], float]  # the random stream as it goes on


def published_deal(seed: str, number: int) -> PublishedDeal:
    chance = Random(f"{seed}/{number}").random
    tiles = list(LAID)
    for i in range(143, 0, -1):
        j = int(chance() * (i + 1))
        tiles[i], tiles[j] = tiles[j], tiles[i]
    dice = [int(chance() * 6) + 1 for _ in range(2)]
    dealer = int(chance() * 4)
    salt = "".join("0123456789abcdef"[int(chance() * 16)] for _ in range(32))
    return PublishedDeal(tiles, dice, dealer, salt, chance)


def published_seats(deal: PublishedDeal) -> tuple[list[list[str]], list[int]]:
    """The tiles that each seat turns up, and the seats from the highest to the lowest (R11.4)."""
    turned: list[list[str]] = [[], [], [], []]
    stacks: list[int] = []
    under: dict[int, str] = {}
    while tied := [seat for seat in range(4) if sum(_same(turned[seat], other) for other in turned) > 1]:
        for seat in tied:
            if seat in under:
                turned[seat].append(under.pop(seat))
                continue
            stack = int(deal.chance() * 72)
            while stack in stacks:
                stack = int(deal.chance() * 72)
            stacks.append(stack)
            turned[seat].append(deal.tiles[2 * stack])
            under[seat] = deal.tiles[2 * stack + 1]
    return turned, sorted(range(4), key=lambda seat: [_place(tile) for tile in turned[seat]])


def _same(turned: list[str], other: list[str]) -> bool:
    return [_place(tile) for tile in turned] == [_place(tile) for tile in other]


def _place(tile: str) -> int:
    """Lower is better: flowers in their order, then ranks from 9 down."""
    return {"z": 0, "f": 7}[tile[1]] + int(tile[0]) if tile[1] in "zf" else 100 - int(tile[0])


def published_commitment(deal: PublishedDeal) -> str:
    dice = "".join(map(str, deal.dice))
    return sha256(f"{deal.salt}:{''.join(deal.tiles)}:{dice}".encode("ascii")).hexdigest()


def in_drawing_order(deal: PublishedDeal, dealer: int) -> list[str]:
    total = sum(deal.dice)
    breaker = (dealer + total - 1) % 4
    start = 36 * [0, 3, 2, 1].index(breaker) + 2 * total
    return deal.tiles[start:] + deal.tiles[:start]


def written(tiles: Sequence[str]) -> str:
    """Sorted `mpszf`, runs sharing a suffix."""
    found = ""
    for suffix in "mpszf":
        ranks = "".join(sorted(tile[0] for tile in tiles if tile[1] == suffix))
        found += ranks + suffix if ranks else ""
    return found


def complete_sets(rack: Sequence[str]) -> int:
    held = Counter(rack)
    return sum(not Counter(whole) - held for whole in FLOWER_SETS)


def kong_points(melds: Sequence[str]) -> int:
    names = Counter(meld.partition(":")[0] for meld in melds)
    return names["kong"] + 2 * names["concealed_kong"]


def published_payments(win: JsonLine, hand: JsonLine) -> list[int]:
    """Who pays what for the counts that the win line tells (R9.3-R9.8)."""
    seat, dealer, base = win.number("seat"), hand.number("dealer"), hand.number("base")
    flowers, kongs, golds, streak = (win.number(name) for name in "FKGL")
    special, value = win.has("special"), win.number("special_value")
    source = win.number("from") if win.has("from") else None
    owed = dict.fromkeys(set(range(4)) - {seat}, 0)
    match hand.text("rules"):
        case "standard":
            points = (flowers + kongs + golds + streak + 5) * 2 + value
            owed |= dict.fromkeys(owed if source is None else [source], points)
        case "baida":
            factor = 2 if special or source is None else 1
            points = factor * (flowers + kongs) + value
            owed |= dict.fromkeys(owed if source is None else [source], points)
            for payer in owed:
                if owed[payer] if seat == dealer else payer == dealer:
                    owed[payer] += factor * streak
        case "bianfeng":
            plain = (1 + streak + flowers + kongs + golds) * (1 if source is not None else 2)
            points = value + streak + 2 * (flowers + kongs + golds) if special else plain
            owed |= dict.fromkeys(owed if source is None else [source], points * (1 if source is None else 2))
        case "street":
            steps = [2, 4, 8, 16]
            factor = steps[win.number("wander")] if source is None else 1
            owed |= dict.fromkeys(owed, (1 + flowers + kongs + golds + streak) * factor)
        case "youxian":
            factor = 2 if source is None else 1
            owed |= dict.fromkeys(owed, (flowers + kongs + golds + streak) * factor + value)
    cap = hand.number("cap") if hand.has("cap") else None
    paid = {payer: min(points * base, cap) if cap else points * base for payer, points in owed.items()}
    return [sum(paid.values()) if other == seat else -paid[other] for other in range(4)]
