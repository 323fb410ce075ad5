"""`fuzhou rules`: the rulebook and every flag."""

import click

from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.options import lang_option, named_rules
from fuzhou_tui.engine.rules import PRESETS, Rules
from fuzhou_tui.rulebook import flags, rulebook
from fuzhou_tui.words import Lang, word


@click.command
@click.argument("chosen", metavar="[PRESET]", required=False, callback=named_rules)
@lang_option
def rules(chosen: Rules | None, lang: str) -> None:
    """Show the rulebook and the flags of PRESET, or of every preset."""
    spoken = Lang(lang)
    shown = tuple(PRESETS.values()) if chosen is None else (chosen,)
    click.echo(rulebook(spoken))
    click.echo(in_columns(_flag_rows(shown, spoken)))


def _flag_rows(rulesets: tuple[Rules, ...], lang: Lang) -> list[tuple[str, ...]]:
    """For each flag its name, its rule, and its value in each ruleset."""
    heading = (word("flag", lang), word("rule", lang), *(each.name for each in rulesets))
    columns = [flags(each, lang) for each in rulesets]
    return [
        heading,
        *((row[0].name, row[0].rule, *(flag.value for flag in row)) for row in zip(*columns, strict=True)),
    ]
