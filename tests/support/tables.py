"""The table at the moments its pictures are checked at; the fullest ones are laid out by hand."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

from moments import of, walked
from scenes import Scene as Hand

from fuzhou_tui.engine.melds import Chow, FaceDownKong, Kong, KongKind, Meld, Pung
from fuzhou_tui.engine.tiles import SUIT_TILES, Seat, Tile, counts, tile, tiles
from fuzhou_tui.engine.view import Area, Discarded
from fuzhou_tui.engine.view import Hand as Held
from fuzhou_tui.tui.scene import Scene


def the_deal() -> Scene:
    """Seat 3 deals and has yet to throw its first tile."""
    return of(Hand("123m456m147p258s3s69s", dealer=3, dice=(4, 4), streak=1))


def an_own_turn() -> Scene:
    """The dealer has drawn, with discards, claims and flowers on the table."""
    return walked(3, 40)


def every_claim() -> Scene:
    """Seat 0 may take the 5m as a pung or in three chows."""
    return of(Hand("345567m147p1479s25p", "", "", "5m", dealer=3).first("5m"))


def every_option() -> Scene:
    """Seat 0 may take the 5m in every way there is: win, kong, pung and three chows."""
    return of(Hand("3455567m123456789p", "", "", "5m", dealer=3).first("5m"))


def robbing_the_gold() -> Scene:
    """Seat 0 may take the indicator, which completes its hand, and win."""
    return of(Hand("123456789m123456p1s", "", "", "5s", dealer=3).act(3, "d5s"))


def a_barred_win() -> Scene:
    """Seat 0 has thrown a gold, and a discard would complete its hand (R6.2)."""
    hand = Hand("123456789m123p55p23s9s", head="7s8s1s").act(0, "-").discard(0, "9s")
    return of(hand.throw_what_is_drawn(2).act(3, "d1s"))


def two_kongs() -> Scene:
    """Seat 0 deals and has four 5p and four 2m: two kongs to choose from."""
    return of(Hand("2222m5555p147s369p1s78s"))


def seventeen_tiles() -> Scene:
    """The dealer's seventeen tiles, three of them golds."""
    return of(Hand("999s123m456m147p258s36p").act(0, "-"))


def five_melds() -> Scene:
    """Every seat has five melds of every kind, seat 0 two tiles and one drawn."""
    mine = _melds(Pung(tile("8m")), Chow(tile("3p")), _kong("2p"), FaceDownKong(), Pung(tile("5s")))
    others = (
        _melds(Chow(tile("1m")), _kong("9m", KongKind.ADDED), FaceDownKong(), _kong("6p"), FaceDownKong()),
        _melds(Chow(tile("4m")), Chow(tile("4m")), Chow(tile("2s")), Chow(tile("2s")), Pung(tile("8s"))),
        _melds(_kong("1s"), _kong("9p"), FaceDownKong(), FaceDownKong(), _kong("7s")),
    )
    areas = [_laid(mine, hidden=2), *(_laid(melds, hidden=1) for melds in others)]
    scene = _with(an_own_first_turn(), areas)
    held = Held(counts(tiles("9s6s")), tile("6s"), (tile("7p"),))
    return scene._replace(view=scene.view._replace(hand=held))


def twenty_flowers() -> Scene:
    """Seat 0 has twenty flowers, its neighbours two complete sets and twelve single ones."""
    racks = (
        tiles("11112222z33344567z12345f"),
        tiles("1123z45671z1f"),
        tiles("4444z1234f5z5z"),
        tiles("123456771234z"),
    )
    areas = [_laid((), hidden=16 + (seat == 0), flowers=rack) for seat, rack in enumerate(racks)]
    return _with(an_own_first_turn(), areas)


def many_discards() -> Scene:
    """Two seats have thrown twenty-five tiles and two twenty, golds, cut and claimed ones among them."""
    scene = an_own_first_turn()
    view = scene.view
    unseen_by_me = [4 - held - (kind == view.table.gold) for kind, held in enumerate(view.hand.counts)]
    deck = iter([kind for kind in SUIT_TILES for _ in range(unseen_by_me[kind])])
    areas = []
    for seat, size in enumerate((20, 25, 25, 20)):
        thrown = sorted(islice(deck, size), key=lambda kind: kind * 7 % 27)
        flags = ((place % 3 == seat % 3, place % 8 == 3) for place in range(size))
        pond = tuple(Discarded(kind, *flag) for kind, flag in zip(thrown, flags, strict=True))
        areas.append(Area(hidden=16 + (seat == 0), discards=pond, threw_gold=seat == 1))
    return _with(scene, areas)._replace(latest=Seat(2))


def a_golden_sparrow() -> Hand:
    """Seat 0, ready with one gold alone, draws the second."""
    return Hand("123m456m789m123p456p9s", dealer=3, head="9s").discard(3, "2m")


def a_win_to_take() -> Scene:
    """Seat 0 may win with the golden sparrow."""
    return of(a_golden_sparrow())


def a_win() -> Scene:
    """Seat 0 has won with the golden sparrow."""
    return of(a_golden_sparrow().act(0, "w"))


def a_long_settlement() -> Scene:
    """Seat 0, dealer for the third time, wins on a kong's replacement, with a gold and a set of flowers."""
    flowers = Hand("11112z123456m1111p55p", replacements="7m8m7s8s9s", tail="9m", streak=2)
    return of(flowers.act(0, "k1p").act(0, "w"))


def a_drawn_hand() -> Scene:
    """Nobody has won."""
    return of(Hand().play_out())


def an_own_first_turn() -> Scene:
    """The dealer's first turn."""
    return of(Hand("123m456m147p258s3s69s"))


SCENES: Final[dict[str, Callable[[], Scene]]] = {
    "deal": the_deal,
    "own_turn": an_own_turn,
    "claim": every_claim,
    "every_option": every_option,
    "rob_gold": robbing_the_gold,
    "barred": a_barred_win,
    "kongs": two_kongs,
    "seventeen": seventeen_tiles,
    "five_melds": five_melds,
    "flowers": twenty_flowers,
    "discards": many_discards,
    "win": a_win,
    "long_win": a_long_settlement,
    "drawn": a_drawn_hand,
}


def _kong(kind: str, how: KongKind = KongKind.EXPOSED) -> Kong:
    return Kong(tile(kind), how)


def _melds(*melds: Meld) -> tuple[Meld, ...]:
    return melds


def _laid(melds: Sequence[Meld], hidden: int, flowers: Sequence[Tile] = ()) -> Area:
    return Area(hidden=hidden, melds=tuple(melds), flowers=tuple(flowers))


def _with(scene: Scene, areas: Sequence[Area]) -> Scene:
    table = scene.view.table._replace(areas=tuple(areas))
    return scene._replace(view=scene.view._replace(table=table))
