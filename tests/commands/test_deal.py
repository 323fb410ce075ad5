"""`fuzhou deal`: what a seed deals."""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from fuzhou_tui.cli import main
from fuzhou_tui.engine.rules import PRESETS
from fuzhou_tui.engine.tiles import ALL_TILES, is_flower, tile, tile_text, tiles

ALLOWED = f"{', '.join(PRESETS)}, a file, or the name of one in HOME/rules"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["deal", *arguments])


def answer(*arguments: str) -> dict[str, object]:
    found = run(*arguments, "--json")
    assert found.exit_code == 0, found.stderr
    told = json.loads(found.stdout)
    assert isinstance(told, dict)
    return told


def test_the_deal_is_made_by_the_published_recipe() -> None:
    chance = Random("7/3").random
    laid = [tile_text(each) for each in ALL_TILES]
    for place in range(143, 0, -1):
        other = int(chance() * (place + 1))
        laid[place], laid[other] = laid[other], laid[place]
    dice = [int(chance() * 6) + 1, int(chance() * 6) + 1]
    seat = int(chance() * 4)
    salt = "".join(f"{int(chance() * 16):x}" for _ in range(32))
    commitment = sha256(f"{salt}:{''.join(laid)}:{dice[0]}{dice[1]}".encode()).hexdigest()
    found = answer("7", "--hand", "3")
    assert (found["dice"], found["dealer"], found["salt"], found["commitment"]) == (
        dice,
        seat,
        salt,
        commitment,
    )
    wall = found["wall"]
    assert isinstance(wall, list)
    start = laid_start(laid, wall)
    assert wall == laid[start:] + laid[:start]


def test_the_dealer_has_seventeen_tiles_and_no_hand_a_flower() -> None:  # R3.1, R3.2
    found = answer("7", "--dealer", "2")
    hands = [tiles(hand) for hand in listed(found, "hands")]
    assert [len(hand) for hand in hands] == [16, 16, 17, 16]
    assert not any(is_flower(each) for hand in hands for each in hand)
    assert all(is_flower(each) for rack in listed(found, "flowers") for each in tiles(rack))


def test_what_lies_open_and_in_hand_came_from_the_wall() -> None:
    found = answer("7")
    out = Counter(tiles("".join([*listed(found, "hands"), *listed(found, "flowers"), str(found["gold"])])))
    assert out <= Counter(ALL_TILES)
    assert Counter(map(tile, listed(found, "wall"))) == Counter(ALL_TILES)
    assert not is_flower(tile(str(found["gold"])))


def test_the_first_hand_is_shown_with_the_seat_drawn() -> None:
    found = run("7")
    assert found.stderr == ""
    assert run("7", "--hand", "1").stdout == found.stdout


def test_a_later_hand_says_that_its_dealer_is_a_guess() -> None:
    assert "--dealer" in run("7", "--hand", "2", "--lang", "en").stderr
    assert run("7", "--hand", "2", "--dealer", "1").stderr == ""


def test_the_dealer_decides_where_the_wall_is_broken() -> None:  # R2.2
    first, second = (answer("7", "--dealer", seat) for seat in "01")
    assert (first["commitment"], first["dice"]) == (second["commitment"], second["dice"])
    assert first["wall"] != second["wall"]


def test_in_words_all_of_it_is_told() -> None:
    told, found = run("7", "--lang", "en").stdout, answer("7")
    for expected in (
        *listed(found, "hands"),
        str(found["commitment"]),
        str(found["salt"]),
        f"gold        {found['gold']}",
    ):
        assert expected in told
    assert told.split("wall\n")[1].split() == found["wall"]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_ruleset_is_named(preset: str) -> None:
    assert answer("7", "--rules", preset)["rules"] == preset


def test_house_rules_are_named_too(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text("reserve = 17", encoding="utf-8")
    assert answer("7", "--rules", str(tmp_path / "ours.toml"))["rules"] == "ours"


@pytest.mark.parametrize("seed", ["abc", "0", "1e3", str(2**31), str(2**64), str(2**200), "种子", "a/b", "-"])
def test_any_text_is_a_seed_and_deals_the_same_twice(seed: str) -> None:
    assert answer(seed)["seed"] == seed
    assert answer(seed) == answer(seed)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "Missing argument 'SEED'."),
        (("7", "--hand", "0"), "Invalid value for '--hand': 0 is not in the range x>=1."),
        (("7", "--dealer", "4"), "Invalid value for '--dealer': 4 is not in the range 0<=x<=3."),
        (
            ("7", "--rules", "chess"),
            f"Invalid value for '--rules': 'chess': no such ruleset; allowed are {ALLOWED}",
        ),
        (("\udcff",), "Invalid value for 'SEED': '\\udcff': one or more printable characters expected"),
        (("",), "Invalid value for 'SEED': '': one or more printable characters expected"),
    ],
    ids=lambda value: ascii(value) if isinstance(value, str) else "",
)
def test_bad_input_is_one_line_and_ends_with_two(
    arguments: tuple[str, ...], message: str, home: Path
) -> None:
    found, message = run(*arguments), message.replace("HOME", str(home))
    assert (found.exit_code, found.stdout, found.stderr) == (2, "", f"Error: {message}\n")


def listed(found: dict[str, object], name: str) -> list[str]:
    """The texts in a field of the answer."""
    texts = found[name]
    assert isinstance(texts, list)
    return texts


def laid_start(laid: list[str], wall: list[str]) -> int:
    """Where in the laid tiles drawing began."""
    return next(start for start in range(0, 144, 2) if laid[start:] + laid[:start] == wall)
