"""Whole hands as they were once looked through: the records must play as they say, and read as they did."""

import pytest
from golden import FOLDER, playthrough

from fuzhou_tui.records.reading import read
from fuzhou_tui.records.record import write

RECORDS = sorted(FOLDER.glob("*.txt"))


def test_every_preset_has_a_golden_hand() -> None:
    held = {read(path.read_text(encoding="utf-8")).header.rules.name for path in RECORDS}
    assert held >= {"standard", "baida", "bianfeng", "street"}


@pytest.mark.parametrize("name", [path.stem for path in RECORDS])
def test_a_golden_record_plays_as_it_did(name: str, *, rewrite_golden: bool) -> None:
    told = playthrough(read((FOLDER / f"{name}.txt").read_text(encoding="utf-8")))
    beside = FOLDER / f"{name}.out"
    if rewrite_golden:
        beside.write_text(told, encoding="utf-8")
    assert told == beside.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [path.stem for path in RECORDS])
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    said = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert write(read(text)) == said
