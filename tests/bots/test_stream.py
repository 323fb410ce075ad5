"""Each decision's random numbers."""

from collections.abc import Callable
from hashlib import sha256
from random import Random

import pytest

from bots.stream import decision_stream


@pytest.mark.parametrize(
    "use",
    [
        lambda rng: rng.random(),
        lambda rng: rng.getrandbits(70),
        lambda rng: rng.choice("abcdefg"),
        lambda rng: rng.randrange(1000),
        lambda rng: rng.sample(range(50), 5),
        lambda rng: rng.choices(range(50), k=5),
        lambda rng: rng.gauss(0, 1),
        lambda rng: [rng.random() for _ in range(5)],
    ],
)
def test_a_stream_is_that_of_a_random_generator_with_its_key(use: Callable[[Random], object]) -> None:
    key = sha256(b"seed/3/2/5").hexdigest()
    assert use(decision_stream("seed", 3, 2, 5)) == use(Random(key))


def test_a_bot_cannot_read_the_seed_in_its_stream() -> None:
    stream = decision_stream("a seed that deals the wall", 3, 2, 5)
    assert "seed" not in repr(vars(stream))
    stream.random()
    assert "seed" not in repr((vars(stream), stream.getstate()))


def test_every_decision_has_numbers_of_its_own() -> None:
    keys = [("a", 1, 0, 0), ("b", 1, 0, 0), ("a", 2, 0, 0), ("a", 1, 1, 0), ("a", 1, 0, 1)]
    assert len({decision_stream(*key).random() for key in keys}) == 5
