"""How cases come in: one from options, or many as JSON lines."""

import json
from collections.abc import Callable
from typing import BinaryIO, TypeVar

import click

from fuzhou_tui.case_fields import BadCase, Fields, fields_of

Case = TypeVar("Case")


def one(read: Callable[[Fields], Case], fields: Fields, *, as_json: bool) -> Case:
    """The case the options write down; raises click.UsageError, and tells it in JSON too if asked."""
    try:
        return read(fields)
    except BadCase as error:
        if as_json:
            click.echo(json.dumps({"error": str(error)}))
        raise click.UsageError(str(error)) from error


def batch(lines: BinaryIO, beside: Fields, reply: Callable[[Fields], dict[str, object]]) -> None:
    """Answer each JSON line in its order, blank ones apart.

    Raises click.UsageError for options given beside, and at the end if a line was bad.
    """
    for name in beside:
        raise click.UsageError(f"{name}: given beside --batch, whose lines are whole cases")
    bad: list[str] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            answer = reply(fields_of(text_of(line)))
        except BadCase as error:
            bad.append(f"line {number}: {error}")
            answer = {"error": bad[-1]}
        click.echo(json.dumps(answer))
    if bad:
        raise click.UsageError(f"{bad[0]} (bad lines in all: {len(bad)})")


def text_of(written: bytes) -> str:
    """The text of bytes in UTF-8, a byte order mark apart. Raises BadCase."""
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCase(f"no UTF-8: {error.reason} at byte {error.start}") from error
