"""`fuzhou rules`: the rulebook, every flag, and what a file of rules comes to."""

from collections.abc import Iterator

import click

from fuzhou_tui.commands.columns import in_columns
from fuzhou_tui.commands.options import lang_option, named_rules
from fuzhou_tui.engine.flags import FLAGS, chosen
from fuzhou_tui.engine.rules import PRESETS, Rules
from fuzhou_tui.records.flags import changes, toml_text
from fuzhou_tui.rulebook import Book, flag_meanings, flag_rows, kind_text, page, rulebook
from fuzhou_tui.words import Lang, word


@click.command
@click.argument("named", metavar="[PRESET|FILE]", required=False, callback=named_rules)
@click.option("--keys", is_flag=True, help="List what a file of rules may say: every flag and its values.")
@click.option(
    "--page",
    "book",
    type=click.Choice([book.value for book in Book if book is not Book.RULES]),
    help="Show another book than the rules.",
)
@lang_option
def rules(named: Rules | None, *, keys: bool, book: str | None, lang: str) -> None:
    """Show the rulebook and the flags of PRESET, or of every preset.

    Of a FILE of rules the flags are shown, with a mark where they differ from the preset it extends. Such a
    file is TOML: extends = "standard", then flags, like reserve = 17 or golden_dragon = false (R10.2).
    """
    spoken = Lang(lang)
    if book is not None:
        click.echo(page(Book(book), spoken).rstrip("\n"))
    elif keys:
        if named is not None:
            raise click.UsageError(f"--keys: given beside {named.name}, but it lists what any file may say")
        click.echo("\n".join(_key_lines(spoken)))
    elif named is not None and named.name not in PRESETS:
        click.echo(_compared(named, spoken))
    else:
        shown = tuple(PRESETS.values()) if named is None else (named,)
        click.echo(rulebook(spoken))
        click.echo(in_columns(_rows(shown, spoken)))


def _rows(rulesets: tuple[Rules, ...], lang: Lang) -> list[tuple[str, ...]]:
    """For each flag its name, its rule, and its value in each ruleset."""
    heading = (word("flag", lang), word("rule", lang), *(each.name for each in rulesets))
    columns = [flag_rows(each, lang) for each in rulesets]
    return [
        heading,
        *((row[0].name, row[0].rule, *(flag.value for flag in row)) for row in zip(*columns, strict=True)),
    ]


def _compared(house: Rules, lang: Lang) -> str:
    """The ruleset beside the preset it extends, with a mark where they differ."""
    changed = {flag.name for flag in changes(house)}
    rows = _rows((house, PRESETS[house.preset]), lang)
    marked = in_columns([("*" if row[0] in changed else "", *row) for row in rows])
    return f"{marked}\n{word('flags_differ', lang, preset=house.preset)}"


def _key_lines(lang: Lang) -> Iterator[str]:
    """For each flag: its rule and what it may be, what it does, what each preset chooses."""
    meanings = flag_meanings(lang)
    for flag in FLAGS:
        yield f"{flag.name}  {flag.rule}  {kind_text(flag.kind, lang)}"
        yield f"    {meanings[flag.name]}"
        yield "    " + ", ".join(f"{name} {toml_text(chosen(each, flag))}" for name, each in PRESETS.items())
