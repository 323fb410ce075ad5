"""Options that several commands share."""

import sys

import click

from fuzhou_tui.engine.rules import Rules, UnknownPreset, preset
from fuzhou_tui.words import Lang


def named_rules(ctx: click.Context, param: click.Parameter, value: str | None) -> Rules | None:
    """The ruleset an option or argument names; click calls this."""
    if value is None:
        return None
    try:
        return preset(value)
    except UnknownPreset as error:
        raise click.BadParameter(str(error), ctx, param) from error


def _speakable() -> str:
    """Chinese where the output can carry it, else English."""
    try:
        "胡".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return Lang.EN.value
    return Lang.ZH.value


lang_option = click.option(
    "--lang",
    type=click.Choice([lang.value for lang in Lang]),
    default=_speakable,
    help="Language of the text.",
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
