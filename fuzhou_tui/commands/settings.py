"""`fuzhou settings`: what is chosen for good, one by one."""

import tomllib
from enum import Enum
from importlib import import_module

import click

from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.options import lang_option
from fuzhou_tui.folders import settings_path
from fuzhou_tui.settings import (
    KEYS,
    SETTINGS,
    BadSetting,
    Settings,
    Value,
    allowed,
    changed,
    known,
    read,
    value_of,
)
from fuzhou_tui.settings_writing import NotWritten, write
from fuzhou_tui.words import Lang, word


@click.group(invoke_without_command=True)
@lang_option
@click.pass_context
def settings(ctx: click.Context, *, lang: str) -> None:
    """Show and change what is chosen for good: language, faces, rules, seats, keys and more.

    An option that is given to a command counts before its setting.
    """
    if ctx.invoked_subcommand is None:
        _list(Lang(lang))


@settings.command("list")
@lang_option
def list_all(*, lang: str) -> None:
    """Show every setting, its value and what it may be."""
    _list(Lang(lang))


@settings.command("get")
@click.argument("key")
def get(key: str) -> None:
    """Show the value of KEY; keys.pass is the keys of one action."""
    click.echo(_text_of(_read(), key))


@settings.command("set")
@click.argument("key")
@click.argument("value", required=False)
def set_one(key: str, value: str | None) -> None:
    """Give KEY that VALUE; without a value the usual one is brought back."""
    found = _read()
    try:
        found = changed(found, key, None if value is None else _toml_value(key, value))
        _check_keys(found)
        write(found, chosen=(key.partition(".")[0],))
    except (BadSetting, NotWritten) as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"{key} = {_text_of(found, key)}")


def _check_keys(found: Settings) -> None:
    """Keys that clash are refused; only now the screens' code is imported. Raises BadSetting."""
    if not found.keys:
        return
    keymap = import_module("fuzhou_tui.tui.keymap")
    try:
        keymap.keymap(found.keys)
    except keymap.BadKeys as error:
        raise BadSetting(f"{KEYS}.{error}") from error


@settings.command("path")
def path() -> None:
    """Show where the settings file is."""
    click.echo(settings_path())


def _read() -> Settings:
    found, notices = read()
    for notice in notices:
        click.echo(notice, err=True)
    return found


def _list(lang: Lang) -> None:
    found = _read()
    rows = [(each.name, _shown(found, each.name, lang), allowed(each.kind)) for each in SETTINGS[:-1]]
    keys = [(f"{KEYS}.{action}", _written(signs), "") for action, signs in found.keys.items()]
    click.echo(in_columns([*rows, *(keys or [(KEYS, word("as_usual", lang), "")])]))


def _shown(found: Settings, key: str, lang: Lang) -> str:
    value = value_of(found, key)
    return word("by_the_terminal", lang) if value is None else _written(value)


def _text_of(found: Settings, key: str) -> str:
    """The value as the file would say it; raises click.UsageError."""
    table, _, action = key.partition(".")
    try:
        known(table if table == KEYS else key)
    except BadSetting as error:
        raise click.UsageError(str(error)) from error
    return _written(found.keys.get(action) if action else value_of(found, key))


def _written(value: Value | tuple[str, ...]) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return str(value).lower()
        case Enum():
            return str(value.value)
        case int() | str():
            return str(value)
        case tuple():
            return " ".join(value)
        case _:
            return ", ".join(f"{action}: {' '.join(signs)}" for action, signs in value.items()) or "-"


def _toml_value(key: str, text: str) -> object:
    """What was typed as the value of that key: keys with blanks between them, else TOML, else text."""
    if key.startswith(f"{KEYS}."):
        return text.split()
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text
