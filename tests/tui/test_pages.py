"""Help, log and counts as screens of their own, and how pages lead to each other."""

from typing import Final

import pytest
from moments import of, walked
from rich.cells import cell_len
from scenes import Scene as Hand
from tables import SCENES

from fuzhou_tui.engine.tiles import SEATS
from fuzhou_tui.faces import Faces
from fuzhou_tui.rulebook import Help, help_on
from fuzhou_tui.tui.drawing.now import Situation, chapter_now, situation
from fuzhou_tui.tui.keymap import Command, keymap
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.page import Page, counts_page, help_page, log_page, page_picture, wrapped
from fuzhou_tui.tui.scene import Manner, Scene
from fuzhou_tui.tui.targets import Entry
from fuzhou_tui.words import Lang, word

PAGES: Final = [help_page, log_page, counts_page]


SITUATIONS: Final = {
    "own_turn": (Situation.OWN_TURN, Help.TURN, "轮到你：选一项。"),
    "claim": (Situation.CLAIM, Help.CLAIMS, "老林 打出 5万，你可以要，也可以过。"),
    "rob_gold": (Situation.ROB_GOLD, Help.GOLD, "庄家打出第一张，翻出来的金 9索 你可以抢来胡"),
    "win": (Situation.OVER, Help.SETTLEMENT, "这一局打完了。"),
    "drawn": (Situation.OVER, Help.SETTLEMENT, "这一局打完了。"),
}


def whole(page: Page, width: int) -> str:
    """All the rows of a page at that width."""
    rows = len(wrapped(page.lines, width, Faces.ZH))
    return "\n".join(page_picture(page, 0, Options(), width, rows + 2).rows())


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("faces", Faces)
@pytest.mark.parametrize("width", [120, 80, 60, 20, 1])
def test_every_page_is_as_wide_as_the_screen(width: int, faces: Faces, lang: Lang) -> None:
    scene = SCENES["own_turn"]()._replace(faces=faces, lang=lang)
    for page in PAGES:
        rows = page_picture(page(scene, width), 0, Options(lang, faces), width, 24).rows()
        assert {cell_len(row) for row in rows} == {width}


def test_help_names_every_command_with_the_keys_it_has_now() -> None:
    scene = SCENES["own_turn"]()._replace(keys=keymap({"discard_drawn": ["e"]}))
    shown = whole(help_page(scene, 120), 120)
    assert all(word(f"help_{command.value}", Lang.ZH) in shown for command in Command)
    assert "e                摸切" in shown


@pytest.mark.parametrize("width", [120, 60])
def test_the_log_is_told_whole_with_the_latest_first(width: int) -> None:
    scene = walked(3, 40)
    shown = whole(log_page(scene, width), width)
    assert shown.index("68 ") < shown.index(" 1 ")
    assert shown.count("打") >= sum(len(area.discards) for area in scene.view.table.areas)


@pytest.mark.parametrize("width", [120, 60])
def test_everything_that_lies_open_is_on_the_page_of_counts(width: int) -> None:
    scene = walked(3, 40)
    shown = whole(counts_page(scene, width), width)
    for seat in SEATS:
        area = scene.view.table.areas[seat]
        assert f"花{len(area.flowers)}" in shown
        assert scene.names[seat] in shown
    assert sum(row.count("万") for row in shown.splitlines()[1:3]) >= 9


@pytest.mark.parametrize("name", SITUATIONS)
def test_help_begins_with_what_can_be_done_now_and_its_chapter(name: str) -> None:
    scene = SCENES[name]()
    found, chapter, sentence = SITUATIONS[name]
    rows = whole(help_page(scene, 100), 100).splitlines()
    assert (situation(scene), chapter_now(scene)) == (found, chapter)
    assert sentence in rows[2]
    title = help_on(chapter, Lang.ZH).title
    assert [row.strip() for row in rows].index(title) < [row.strip() for row in rows].index("键")


def test_help_while_others_play_says_whose_turn_it_is() -> None:
    scene = of_others()
    shown = whole(help_page(scene, 100), 100)
    assert chapter_now(scene) is Help.WAITING
    assert "轮到 阿海" in shown
    assert "任意键快进到自己" in shown


def test_help_while_the_table_is_paused_says_how_it_goes_on() -> None:
    scene = of_others()._replace(manner=Manner(paused=True))
    assert "F10 继续" in whole(help_page(scene, 100), 100)


def test_help_says_that_a_kong_can_be_robbed() -> None:
    scene = of(added().act(1, "k3m"), 3)
    assert (situation(scene), chapter_now(scene)) == (Situation.ROB_KONG, Help.CLAIMS)
    assert "阿海 加杠 3万，你可以抢来胡，也可以过。" in whole(help_page(scene, 100), 100)


def test_help_says_that_the_dealt_tiles_win() -> None:
    scene = of(Hand("123456789m12345677p"))
    assert (situation(scene), chapter_now(scene)) == (Situation.DEAL, Help.GOLD)
    assert "起手的牌就能胡" in whole(help_page(scene, 100), 100)


def test_help_lists_every_option_with_its_keys_and_what_a_rule_bars_with_the_reason() -> None:
    shown = whole(help_page(SCENES["every_option"](), 100), 100)
    assert "1 u F5 胡        胡 5万" in shown
    assert "4 c 吃           吃 3万 4万 5万" in shown
    assert "空格 n 过        过" in shown
    barred = whole(help_page(SCENES["barred"](), 100), 100)
    assert "                 胡 1索  你打过金，只能自摸" in barred


def of_others() -> Scene:
    """Seat 1 is to play."""
    return of(Hand("123m456m147p258s3s69s").discard(0, "1p"))


def added() -> Hand:
    """Seat 1 has punged the dealer's 3m and has drawn the fourth; seat 3 waits for it."""
    hands = ("3m", "33m1s", "", "12m123456789p12355s")
    hand = Hand(*hands, head="9m9m9m3m", tail="6s").first("3m").passing(1)
    return hand.act(1, "p").discard(1, "1s").throw_what_is_drawn(3)


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("width", [58, 80, 118])
def test_the_links_of_help_are_all_on_the_last_row(width: int, lang: Lang) -> None:
    faces = Faces.ZH if lang is Lang.ZH else Faces.ASCII
    page = help_page(SCENES["own_turn"]()._replace(lang=lang, faces=faces), width)
    picture = page_picture(page, 0, Options(lang, faces), width, 24)
    assert [f"{place + 1} {link.label}" in picture.rows()[-1] for place, link in enumerate(page.links)] == [
        True
    ] * 5
    regions = [region for region, target in picture.targets if isinstance(target, Entry)]
    assert len(regions) == 5
    assert all(region.right <= width and region.y == 23 for region in regions)


def test_a_page_says_how_far_it_has_been_read_if_it_is_longer_than_the_screen() -> None:
    page = Page("title", [(str(number),) for number in range(80)])
    first, last = (page_picture(page, top, Options(), 60, 24).rows()[0] for top in (0, 99))
    assert first.rstrip().endswith("22/80")
    assert last.rstrip().endswith("80/80")
    assert "/" not in page_picture(page, 0, Options(), 60, 82).rows()[0]


def test_a_page_scrolled_too_far_ends_with_its_last_line() -> None:
    page = Page("title", [(str(number),) for number in range(80)])
    assert page_picture(page, 200, Options(), 60, 24).rows()[-2].strip() == "79"
