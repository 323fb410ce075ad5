"""Builds the packed tables of shapes.py; `python -m fuzhou_tui.engine.shape_tables` rewrites them (R8.1).

A suit's profile is twelve numbers: the fewest tiles it lacks to hold 0-5 sets, without and with a pair, when
there are copies of a kind without end. The 5^9 suits have but 152 profiles, and two suits together 287.
"""

import lzma
from itertools import chain, product
from operator import add
from pathlib import Path
from typing import Final

PATH: Final = Path(__file__).with_name("shapes.xz")
KEYS: Final = 5**9
PROFILES: Final = 152
# A profile's numbers: 0-5 sets without a pair, then with one.
NEEDS: Final = 12
# A row of numbers by profile is as long as a table for bytes.translate has to be.
ROW: Final = 256

Profile = tuple[int, ...]
_Move = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]

_FAR: Final = 99
_COPIES: Final = range(5)
# Three equal runs read as three times three alike, and nothing is gained by three alike of one kind twice.
_RUNS: Final = range(3)
_LOWS: Final = range(7)
_WANTED: Final = tuple((sets, pair) for pair in range(2) for sets in range(6))
# What matters of the ranks read: runs begun at the last one and at the one before it, sets and pairs in all.
_PLACES: Final = tuple(
    (newer, older, sets, pair)
    for newer, older, (sets, pair) in product(_RUNS, _RUNS, _WANTED)
    if newer + older <= sets
)
_PLACE: Final = {place: number for number, place in enumerate(_PLACES)}


def build() -> bytes:
    """The tables one after the other, unpacked.

    Profile numbers by key, one byte each; the profiles, twelve bytes each; pair numbers by two profiles, two
    bytes each, low byte first; tiles missing by need, pair number and third profile, in rows of ROW bytes.
    """
    numbers, profiles = suit_profiles()
    combined = [[_together(one, other) for other in profiles] for one in profiles]
    pairs = {pair: number for number, pair in enumerate(sorted(set(chain.from_iterable(combined))))}
    table = (pairs[pair] for row in combined for pair in row)
    thirds = [[_together(pair, third) for third in profiles] for pair in pairs]
    by_need = zip(*(zip(*third, strict=True) for third in thirds), strict=True)
    rows = (bytes(row).ljust(ROW, b"\xff") for need in by_need for row in need)
    return b"".join((numbers, *map(bytes, profiles), *(pair.to_bytes(2, "little") for pair in table), *rows))


def suit_profiles() -> tuple[bytes, tuple[Profile, ...]]:
    """The number of each suit's profile by its key, and the profiles by their number.

    A key is the nine counts read as one number to base five. Rank by rank, equal states are kept once.
    """
    states: list[Profile] = [tuple(0 if sum(place) == 0 else _FAR for place in _PLACES)]
    numbers = [0]
    for rank in range(9):
        moves = _moves(rank)
        known: dict[Profile, int] = {}
        after = [known.setdefault(state, len(known)) for before in states for state in _read(before, moves)]
        numbers = [after[number * 5 + held] for number in numbers for held in _COPIES]
        states = list(known)
    closed = [_PLACE[0, 0, sets, pair] for sets, pair in _WANTED]
    return bytes(numbers), tuple(tuple(state[place] for place in closed) for state in states)


def _moves(rank: int) -> tuple[_Move, ...]:
    """For each place those before this rank, 0-8, that lead to it, and what each way lacks by copies held."""
    return tuple(
        _moves_to(newer, older, sets, pair)
        if (newer == 0 or rank in _LOWS) and (older == 0 or rank - 1 in _LOWS)
        else ((), ((),) * 5)
        for newer, older, sets, pair in _PLACES
    )


def _moves_to(newer: int, older: int, sets: int, pair: int) -> _Move:
    steps = [
        (_PLACE[place], newer + older + oldest + 3 * alike + 2 * pairs)
        for oldest, alike, pairs in product(_RUNS, range(2), range(2))
        if (place := (older, oldest, sets - newer - alike, pair - pairs)) in _PLACE
    ]
    lacks = tuple(tuple(max(0, needed - held) for _, needed in steps) for held in _COPIES)
    return tuple(place for place, _ in steps), lacks


def _read(before: Profile, moves: tuple[_Move, ...]) -> list[Profile]:
    """What the ranks lack with one more of them read, for each number of copies it may hold."""
    columns = []
    for places, lacks in moves:
        values = [before[place] for place in places]
        columns.append([min(map(add, values, lack), default=_FAR) for lack in lacks])
    return [tuple(min(_FAR, lacking) for lacking in state) for state in zip(*columns, strict=True)]


def _together(one: Profile, other: Profile) -> Profile:
    """The profile of two suits: the best way to share the sets and the pair between them."""
    plain, paired = one[:6], one[6:]
    turned = other[5::-1], other[:5:-1]
    alone = [_best(plain, turned[0], sets) for sets in range(6)]
    first = [_best(paired, turned[0], sets) for sets in range(6)]
    second = [_best(plain, turned[1], sets) for sets in range(6)]
    return (*alone, *map(min, first, second))


def _best(one: Profile, turned: Profile, sets: int) -> int:
    """The fewest tiles two suits lack for so many sets, the second's numbers being from five sets down."""
    least: int = min(map(add, one, turned[5 - sets :]))
    return least


if __name__ == "__main__":
    PATH.write_bytes(lzma.compress(build(), preset=9 | lzma.PRESET_EXTREME))
