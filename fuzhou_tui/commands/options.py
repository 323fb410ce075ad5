"""Options that several commands share."""

import os
import sys
from typing import Final

import click

from fuzhou_tui.engine.rules import PRESETS, STANDARD, Rules
from fuzhou_tui.folders import settings_path
from fuzhou_tui.languages import carried, locale_lang
from fuzhou_tui.rulefiles import BadRules, ruleset
from fuzhou_tui.toml_files import MOST_SETTINGS, BadFile, file_text, sound_part
from fuzhou_tui.words import Lang

RULES_HELP: Final = f"{', '.join(PRESETS)}, or a file of your own (`fuzhou rules --help`)."


def named_rules(ctx: click.Context, param: click.Parameter, value: str | None) -> Rules | None:
    """The ruleset an option or argument names; click calls this."""
    if value is None:
        return None
    try:
        return ruleset(value)
    except BadRules as error:
        raise click.BadParameter(str(error), ctx, param) from error


def seed_text(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """A seed of printable text; click calls this."""
    if value is not None and (not value or not value.isprintable()):
        raise click.BadParameter(f"{value!r}: one or more printable characters expected", ctx, param)
    return value


def usual_lang() -> str:
    """The language of the settings, else of the locale; English where the output cannot carry hanzi."""
    return carried(_settings_lang() or locale_lang(os.environ), sys.stdout.encoding).value


def _settings_lang() -> Lang | None:
    """What the settings say of the language alone; `fuzhou settings` tells what is wrong with the file."""
    try:
        found, _ = sound_part(file_text(settings_path(), MOST_SETTINGS))
    except BadFile:
        return None
    return next((lang for lang in Lang if lang.value == found.get("lang")), None)


lang_option = click.option(
    "--lang",
    type=click.Choice([lang.value for lang in Lang]),
    default=usual_lang,
    help="Language of the text; else that of the settings or the locale.",
)
rules_option = click.option(
    "--rules",
    metavar="RULES",
    default=STANDARD.name,
    show_default=True,
    callback=named_rules,
    help=RULES_HELP,
)
json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
gold_option = click.option("--gold", metavar="TILE", help="The gold's kind, like 5p.")
melds_option = click.option(
    "--meld", "--melds", "melds", multiple=True, metavar="MELD", help="Like chow:123m; may be given again."
)
batch_option = click.option(
    "--batch",
    type=click.File("rb"),
    help="JSON objects, one a line, blank lines skipped; - is standard input.",
)
