"""Which key means what, and what a settings file may change of it."""

import pytest
from textual import events

from fuzhou_tui.engine.tiles import tile
from fuzhou_tui.tui.keymap import USUAL, BadKeys, Command, digit, keymap, named_tile, sign_of

# What is in the hand of the player whatever the input method: digits, arrows, Enter, Space, F-keys.
SAFE = {"left", "right", "home", "end", "up", "down", "pageup", "pagedown", "enter", "space", "backspace"}
SAFE |= {"escape", *(f"f{number}" for number in range(1, 13)), *"0123456789"}


def test_every_key_has_one_meaning() -> None:
    signs = [sign for signs in USUAL.signs.values() for sign in signs]
    assert len(signs) == len(set(signs))
    assert set(signs) == set(USUAL.commands)


@pytest.mark.parametrize("command", Command)
def test_every_command_has_a_key_that_no_input_method_swallows(command: Command) -> None:
    # A claim goes by its number, stepping by pausing and going on; the rest is in the menu.
    elsewhere = {
        Command.PUNG,
        Command.CHOW,
        Command.STEP,
        Command.FASTER,
        Command.SLOWER,
        Command.LEAVE,
        Command.UNDO,
    }
    assert command in elsewhere or SAFE & set(USUAL.signs[command])


def test_the_characters_an_input_method_commits_are_keys() -> None:
    meant = [USUAL.commands[sign] for sign in "胡杠碰吃过打摸"]
    assert meant == [
        Command.WIN,
        Command.KONG,
        Command.PUNG,
        Command.CHOW,
        Command.PASS,
        Command.DISCARD,
        Command.DISCARD_DRAWN,
    ]


def test_full_width_signs_are_their_plain_forms() -> None:
    assert [sign_of(events.Key("x", sign)) for sign in "？５．"] == ["?", "5", "."]
    assert USUAL.commands["。"] is Command.STEP
    assert digit("5") == 5
    assert digit("二") is None


@pytest.mark.parametrize(("signs", "named"), [("wm万", "5m"), ("ts索条", "5s"), ("bp饼", "5p")])
def test_suits_are_named_by_letters_and_hanzi(signs: str, named: str) -> None:
    assert {named_tile(5, sign) for sign in signs} == {tile(named)}


def test_a_key_can_be_changed_by_the_name_of_its_action() -> None:
    changed = keymap({"discard_drawn": ["e"]})
    assert changed.commands["e"] is Command.DISCARD_DRAWN
    assert "d" not in changed.commands
    assert changed.signs[Command.DISCARD_DRAWN] == ("e",)


def test_a_key_given_to_one_action_is_taken_from_another() -> None:
    changed = keymap({"help": ["n"]})
    assert changed.commands["n"] is Command.HELP
    assert changed.signs[Command.PASS] == ("space", "过")


def test_ways_out_stay_whatever_is_changed() -> None:
    changed = keymap({"leave": ["Q"], "back": ["b"]})
    assert [changed.commands[sign] for sign in ("Q", "ctrl+q", "ctrl+c")] == [Command.LEAVE] * 3
    assert changed.commands["escape"] is Command.BACK


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"throw": ["e"]}, "throw: no such action; allowed are left, right"),
        ({"pass": ["e"], "discard": ["e"]}, "discard: e is already the key of pass"),
        ({"pass": ["5"]}, "pass: 5 is a rank or an option's number"),
        ({"pass": []}, "pass: at least one key is needed"),
        ({"pass": ["spce"]}, "pass: 'spce' names no key"),
        ({"pass": [" "]}, "pass: ' ' names no key"),
        ({"pass": ["ctrl+c"]}, r"pass: ctrl\+c is already the key of leave"),
        ({"help": ["home"]}, "first: its keys home all went to other actions"),
    ],
)
def test_keys_that_cannot_be_are_refused_by_name(chosen: dict[str, list[str]], complaint: str) -> None:
    with pytest.raises(BadKeys, match=f"^{complaint}"):
        keymap(chosen)
