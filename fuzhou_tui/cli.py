"""The command line: which commands there are, and how every one of them ends."""

import errno
import io
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

# Help and completion read this table and import no command.
COMMANDS: Final = {
    "play": "Play in the terminal; also what `fuzhou` alone does.",
    "learn": "Play a first hand that explains itself.",
    "score": "Judge a win and say what it pays.",
    "hand": "Say what a hand waits for, or what to discard.",
    "simulate": "Let bots play and write down what happens.",
    "deal": "Show the deal of a seed.",
    "replay": "Show or check a match that was kept.",
    "arena": "Play two bots against each other on the same deals.",
    "stats": "Show what the matches that were kept came to.",
    "settings": "Show and change what is chosen for good.",
    "doctor": "Say what this terminal can show.",
    "rules": "Show the rulebook and every flag of a ruleset.",
}
_INTERRUPTED: Final = 130
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO})


class BadInput(click.ClickException):
    """Input that a command cannot take, told in one line on stderr."""

    exit_code: ClassVar[int] = 2


class Commands(click.Group):
    """The group of all commands, each imported only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 -- click's signature
        """All commands, in the order help shows them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 -- the same
        """The command of that name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        found: object = getattr(import_module(f"fuzhou_tui.commands.{cmd_name}"), cmd_name)
        if not isinstance(found, click.Command):
            raise TypeError(f"fuzhou_tui.commands.{cmd_name}.{cmd_name} is no click command")
        _translate(found, cmd_name)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments name, and what is left for it; raises click.UsageError."""
        if args[0] not in COMMANDS:
            raise click.UsageError(f"{args[0]}: no such command; allowed are {', '.join(COMMANDS)}", ctx)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help, in Chinese where the locale asks for it."""
        _translate(self, "")
        super().format_help(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 -- the same
        """Write the table of commands without importing them."""
        chinese = _chinese_help()
        lines = [(name, chinese.get(name, text).partition("\n")[0]) for name, text in COMMANDS.items()]
        with formatter.section("Commands"):
            formatter.write_dl(lines)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        """The commands and options that begin so, without importing a command."""
        from click.shell_completion import CompletionItem  # noqa: PLC0415 -- only completion needs it

        named = [
            CompletionItem(name, help=text) for name, text in COMMANDS.items() if name.startswith(incomplete)
        ]
        return named + click.Command.shell_complete(self, ctx, incomplete)

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: object,
    ) -> click.Context:
        """The context of one call; what help and version print ends as plainly as a command does."""
        with _ending_plainly():
            _open_what_is_closed()
            _never_fail_to_encode()
            return super().make_context(info_name, args, parent, **extra)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the group's options; with no command named the rest is for `play`."""
        if not ctx.resilient_parsing and (not args or _is_an_option_of_play(args[0])):
            args = ["play", *args]
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command that was named."""
        with _ending_plainly():
            return super().invoke(ctx)


def _chinese_help() -> Mapping[str, str]:
    """The Chinese help where the locale asks for it, else nothing: the English stands in the commands."""
    from fuzhou_tui.languages import carried, locale_lang  # noqa: PLC0415 -- completion needs no words
    from fuzhou_tui.vocabulary.commands import CHINESE_HELP  # noqa: PLC0415 -- the same
    from fuzhou_tui.words import Lang  # noqa: PLC0415 -- the same

    lang = carried(locale_lang(os.environ), sys.stdout.encoding)
    return CHINESE_HELP if lang is Lang.ZH else {}


def _translate(command: click.Command, path: str) -> None:
    """Give the command, its options and the commands under it their Chinese help."""
    chinese = _chinese_help()
    command.help = chinese.get(path, command.help)
    for param in command.params:
        if isinstance(param, click.Option):
            name = _long_name(param)
            param.help = chinese.get(f"{path} {name}", chinese.get(name, param.help))
    for name, inner in _inner_commands(command).items():
        _translate(inner, f"{path} {name}")


def _inner_commands(command: click.Command) -> Mapping[str, click.Command]:
    return command.commands if isinstance(command, click.Group) else {}


def _is_an_option_of_play(first: str) -> bool:
    return first.startswith("-") and first not in {"-h", "--help", "--version"}


def _open_what_is_closed() -> None:
    """A stream that the caller closed reads as empty, or swallows what is written."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123 -- open to the end, as Python's own
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 -- the same
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 -- the same


def _never_fail_to_encode() -> None:
    """What the terminal cannot show is replaced, not an error."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


@contextmanager
def _ending_plainly() -> Iterator[None]:
    """Bad input ends in one line, an interrupt with 130, a reader that has left in silence."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BadInput:
        raise
    except click.ClickException as error:
        raise BadInput(" ".join(_told(error).split())) from error
    except (KeyboardInterrupt, click.Abort) as error:
        raise click.exceptions.Exit(_INTERRUPTED) from error
    except BrokenPipeError as error:
        _write_no_more()
        raise click.exceptions.Exit(0) from error
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _write_no_more()
        raise BadInput(f"standard output: {error.strerror}") from error


def _write_no_more() -> None:
    """What is still to be written is dropped, so that Python's own flush at the end cannot fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(error: click.ClickException) -> str:
    if not isinstance(error, click.NoSuchOption) or error.ctx is None:
        return error.format_message()
    params = error.ctx.command.get_params(error.ctx)
    allowed = [_long_name(param) for param in params if isinstance(param, click.Option)]
    return f"{error.option_name}: no such option; allowed are {', '.join(allowed)}"


def _long_name(option: click.Option) -> str:
    return next((name for name in option.opts if name.startswith("--")), option.opts[0])


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="fuzhou-tui", prog_name="fuzhou", message="%(prog)s %(version)s")
def main() -> None:
    """Fuzhou mahjong in the terminal: play, learn and study it by the written rules."""
