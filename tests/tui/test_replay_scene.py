"""What a place of a replay shows: no more than the eyes that look may see, and all that was decided."""

from collections.abc import Callable
from random import Random

import pytest
from hidden import redealt
from reels import a_round, a_void_hand, drawn_seats, golden, reel, steps, taken_back

from fuzhou_tui.engine.actions import PASS, Discard
from fuzhou_tui.engine.events import Dealt, Discards, Drew, Kongs
from fuzhou_tui.engine.melds import Kong, KongKind
from fuzhou_tui.engine.tiles import SEATS, Seat, tile
from fuzhou_tui.faces import Faces
from fuzhou_tui.studying import Study
from fuzhou_tui.tui.drawing.layout import layout
from fuzhou_tui.tui.drawing.log import entries, entry_line
from fuzhou_tui.tui.drawing.picture import picture
from fuzhou_tui.tui.options import Options
from fuzhou_tui.tui.pages.page import counts_page
from fuzhou_tui.tui.pages.replay_pages import replay_help_page
from fuzhou_tui.tui.reel import Reel
from fuzhou_tui.tui.reel_scene import Showing, reel_scene
from fuzhou_tui.tui.scene import Answered, Left, Scene, Seated, slots
from fuzhou_tui.words import Lang

SIZES = [(120, 40), (100, 30), (80, 24), (60, 16)]
MATCHES: dict[str, Callable[[], Study]] = {
    "round": a_round,
    "void": a_void_hand,
    "kongs": lambda: golden("standard_kongs"),
    "bids": lambda: golden("street_two_bids"),
}


def scene_at(place: Reel) -> Scene:
    return reel_scene(place, Options())


def shown(scene: Scene, size: tuple[int, int] = (120, 40)) -> str:
    return "\n".join(picture(scene, *size).rows())


def log_text(scene: Scene) -> str:
    return "\n".join(
        f"{number} " + "".join(piece if isinstance(piece, str) else f"<{piece}>" for piece in line)
        for number, line in (entry_line(entry, scene) for entry in entries(scene))
    )


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize("person", range(4))
def test_from_one_seat_the_screen_is_the_same_whatever_the_others_hold(name: str, person: int) -> None:
    rng = Random(person)
    for place in steps(reel(MATCHES[name]()).seen_by(person)):
        if place.over or not place.step:
            continue
        other = with_state(place, rng)
        assert other.state != place.state
        assert scene_at(other) == scene_at(place)
        assert counts_page(scene_at(other), 80) == counts_page(scene_at(place), 80)


def with_state(place: Reel, rng: Random) -> Reel:
    """The same place with everything that its seat cannot see dealt anew."""
    move = place.moves[-1]
    moves = (*place.moves[:-1], move._replace(state=redealt(move.state, place.seat, rng)))
    hand = place.hand._replace(moves=(*moves, *place.hand.moves[place.step :]))
    hands = (*place.hands[: place.place], hand, *place.hands[place.place + 1 :])
    return place._replace(hands=hands)


@pytest.mark.parametrize("name", MATCHES)
def test_from_one_seat_the_log_holds_no_tile_that_another_drew(name: str) -> None:
    for person in range(4):
        for place in steps(reel(MATCHES[name]()).seen_by(person)):
            log = scene_at(place).log
            drawn = [event.tile for event in log if isinstance(event, Drew) and event.seat != place.seat]
            dealt = [event.tiles for event in log if isinstance(event, Dealt) and event.seat != place.seat]
            kongs = [
                event.tile
                for event in log
                if isinstance(event, Kongs) and event.kind is KongKind.CONCEALED and event.seat != place.seat
            ]
            answers = [event.seat for event in log if isinstance(event, Answered)]
            assert {*drawn, *sum(dealt, ()), *kongs} <= {None}
            assert {*answers} <= {place.seat}


@pytest.mark.parametrize("size", SIZES)
def test_with_all_hands_open_every_tile_of_every_seat_is_on_the_screen(size: tuple[int, int]) -> None:
    for place in [*steps(reel(golden("standard_kongs")))][:-1]:
        scene = scene_at(place)
        rows = "".join(picture(scene, *size).rows()).replace(" ", "").replace("*", "").replace("摸", "")
        for seat in SEATS:
            if seat != place.seat:
                assert open_text(scene, seat, size) in rows


def open_text(scene: Scene, seat: Seat, size: tuple[int, int]) -> str:
    """The first tiles of the hand as they stand one after the other in the picture."""
    tiles = [slot.tile for slot in slots(scene.views[seat], scene.gold)]
    ranks = [str(found % 9 + 1) for found in tiles]
    suits = ["万饼索"[found // 9] for found in tiles]
    if size[0] >= 80:
        return "".join(f"{rank}{suit}" for rank, suit in zip(ranks[:3], suits[:3], strict=True))
    return f"{ranks[0]}{suits[0]}" if suits[0] != suits[1] else ranks[0] + ranks[1]


def test_face_down_kongs_are_turned_up_where_all_hands_lie_open() -> None:
    end = reel(golden("end_concealed_kong_with_four_live")).last().back()
    (seat,) = (seat for seat in SEATS if end.state.table.areas[seat].melds)
    (kong,) = scene_at(end).views[seat].melds
    other = end.seen_by((seat + 2) % 4)
    assert isinstance(kong, Kong)
    assert "暗 " in shown(scene_at(other.laid_open()))
    assert "▐▌  ▐▌  ▐▌  ▐▌" not in shown(scene_at(other.laid_open()))
    assert "▐▌  ▐▌  ▐▌  ▐▌" in shown(scene_at(other))


def test_an_answer_is_told_with_what_lay_open() -> None:
    start = reel(golden("claim_nearest_of_three"))
    told = log_text(scene_at(start.last().back()))
    assert "要胡" in told
    assert "过" in told


def test_a_claim_that_is_taken_is_told_once_and_one_that_is_outbid_as_a_bid() -> None:
    told = log_text(scene_at(reel(golden("claim_pung_before_chow")).last()))
    assert (told.count("要碰"), told.count(" 碰 ")) == (0, 1)
    assert (told.count("要吃"), told.count(" 吃 ")) == (1, 0)


def test_a_pass_is_told_from_ones_own_seat_and_from_no_other() -> None:
    start = reel(golden("claim_nearest_of_two"))
    place = next(place for place in steps(start) if place.moves and place.moves[-1].action == PASS)
    passed = Answered(place.moves[-1].seat, PASS, tile("9s"))
    for person in range(4):
        log = scene_at(place.seen_by(person)).log
        assert (passed in log) == (person == passed.seat)


def test_that_a_player_left_is_told_and_the_hand_has_no_settlement() -> None:
    end = reel(a_void_hand()).last()
    scene = scene_at(end)
    assert scene.log[-1] == Left(Seat(0))
    assert scene.reveal is None
    assert not scene.asked
    assert "Ming 离开，这一局作废" in shown(scene)
    assert scene_at(end.on()).names[0] != "Ming"


def test_seats_drawn_before_the_first_hand_are_told_first() -> None:
    start = reel(drawn_seats())
    scene = scene_at(start)
    draw, dealer = start.hand.match.seat_draw, start.hand.match.dealer
    first = scene.log[0]
    assert draw is not None
    assert isinstance(first, Seated)
    assert first.seats[0] == dealer
    assert [scene.names[seat] for seat in first.seats] == ["ABCD"[old] for old in draw.order]
    assert first.tiles == tuple(draw.draws[old] for old in draw.order)


def test_what_was_taken_back_is_not_told() -> None:
    study, _ = taken_back()
    end = scene_at(reel(study).last())
    thrown = sum(len(area.discards) for area in end.view.table.areas)
    assert sum(isinstance(event, Discards) for event in end.log) == thrown


def test_the_tile_about_to_be_thrown_stands_higher() -> None:
    start = reel(golden("standard_golden_sparrow"))
    for place in steps(start):
        decision = place.own_decision
        if decision is not None and isinstance(decision.chosen, Discard):
            assert scene_at(place).under_cursor == decision.chosen.tile


def test_the_header_says_where_the_replay_stands() -> None:
    place = reel(a_round()).turned(1).at(3)
    for size in SIZES:
        header = picture(scene_at(place), *size).rows()[0]
        assert "回放" in header
        assert f"2/{len(place.hands)}局" in header
        assert f"3/{place.steps}步" in header
    assert "四家全开" in shown(scene_at(place))
    assert "阿海的视角" in shown(scene_at(place.seen_by(1)))


def test_a_seed_is_in_the_header_only_where_the_record_may_tell_it() -> None:
    place = reel(a_round())
    assert "种子7" in shown(scene_at(place))
    hidden = place.hand._replace(telling=place.hand.telling._replace(seed="?"))
    assert "种子" not in shown(scene_at(place._replace(hands=(hidden,))))


def test_a_seed_that_could_move_the_cursor_is_shown_as_it_can_be() -> None:
    place = reel(a_round())
    odd = place.hand._replace(telling=place.hand.telling._replace(seed="a\x1b[2Jb"))
    assert "\x1b" not in shown(scene_at(place._replace(hands=(odd,))), (200, 60))


def test_a_staged_wall_has_no_commitment_to_show() -> None:
    start = reel(golden("standard_golden_sparrow"))
    assert "牌墙" not in shown(scene_at(start))
    assert "承诺" not in shown(scene_at(start.last()))


def test_points_move_with_the_settlement_and_not_before() -> None:
    end = reel(golden("standard_golden_sparrow")).last()
    assert scene_at(end).scores == end.hand.changes
    assert scene_at(end.back()).scores == (0, 0, 0, 0)


def test_the_options_of_the_next_decision_are_shown_with_the_one_that_is_taken() -> None:
    place = next(place for place in steps(reel(golden("claim_pung_before_chow"))) if "吃" in options(place))
    assert "▸" in options(place)
    assert "过" in options(place)


def test_an_option_that_a_rule_forbids_is_shown_with_its_reason() -> None:
    texts = [
        options(place.seen_by(person)) for place, person in everybody(golden("claim_after_a_missed_win"))
    ]
    assert any("过水" in text for text in texts)


def everybody(study: Study) -> list[tuple[Reel, int]]:
    return [(place, person) for place in steps(reel(study)) for person in range(4)]


def options(place: Reel) -> str:
    return picture(scene_at(place), 120, 40).rows()[layout(120, 40).options.y]


def test_what_is_said_once_stands_in_the_row_of_the_options() -> None:
    scene = reel_scene(reel(a_round()), Options(), Showing(note="就这一句"))
    for size in SIZES:
        assert "就这一句" in picture(scene, *size).rows()[layout(*size).options.y]


def test_the_page_of_all_seats_has_their_hands_only_where_they_lie_open() -> None:
    start = reel(golden("standard_golden_sparrow"))
    gold = tile("9s")
    opened = counts_page(scene_at(start), 80)
    closed = counts_page(scene_at(start.seen_by(0)), 80)
    assert len(opened.lines) == len(closed.lines) + 4
    assert any(gold in line for line in opened.lines[4:])


@pytest.mark.parametrize("lang", Lang)
def test_the_help_names_every_key_of_the_replay(lang: Lang) -> None:
    scene = reel_scene(reel(a_round()), Options(lang=lang, faces=Faces.ASCII))
    text = str(replay_help_page(scene, 80).lines)
    for key in ("Home", "End", "PgUp", "PgDn", "F2", "F3", "F4", "F7", "F8", "F9", "F10", "Esc", "1 2 3 4"):
        assert key in text
