"""Which keys decide: not those typed early, held down or pasted."""

from collections.abc import Iterable

from fuzhou_tui.guard import Guard


def let(presses: Iterable[tuple[str, float]], opened: float = 10.0) -> list[bool]:
    """What the guard lets through of keys pressed at these seconds, a prompt having opened in between."""
    guard, found, waiting = Guard(), [], True
    for key, now in presses:
        if waiting and now >= opened:
            guard.open(opened)
            waiting = False
        found.append(guard.lets(key, now))
    return found


def test_a_key_pressed_when_the_prompt_has_stood_decides() -> None:
    assert let([("space", 10.3)]) == [True]


def test_a_key_typed_as_the_prompt_appears_does_not() -> None:
    assert let([("space", 10.1)]) == [False]
    assert let([("space", 10.1), ("n", 10.4)]) == [False, True]


def test_a_key_held_since_before_the_prompt_does_not() -> None:
    held = [("space", 9.0 + 0.03 * step) for step in range(60)]
    assert not any(let(held)[34:])


def test_the_first_repeat_of_a_key_pressed_just_before_the_prompt_does_not() -> None:
    assert let([("enter", 9.9), ("enter", 10.4), ("enter", 10.43)])[1:] == [False, False]


def test_the_same_key_pressed_anew_does() -> None:
    assert let([("d", 9.0), ("d", 10.3)]) == [True, True]
    assert let([("d", 10.3), ("d", 10.6)]) == [True, True]


def test_a_burst_of_keys_decides_once_at_most() -> None:
    guard = Guard()
    guard.open(0.0)
    assert guard.lets("5", 1.0)
    assert guard.lets("w", 1.001)
    guard.spend()
    assert not any(guard.lets(key, 1.002 + 0.001 * place) for place, key in enumerate("qyd\n1y"))
    assert guard.lets("d", 1.5)


def test_without_quiet_every_key_decides() -> None:
    guard = Guard(quiet=0.0)
    guard.open(1.0)
    assert guard.lets("d", 1.0)
