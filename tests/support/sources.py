"""The project's own Python files, parsed, and what each of them imports."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ("fuzhou_tui", "bots")


class Module(NamedTuple):
    """One file: its dotted name, where it lies, and its syntax tree."""

    name: str
    path: Path
    tree: ast.Module


@cache
def modules() -> tuple[Module, ...]:
    """Every module of the game and of the bots, packages' own files included."""
    found = tuple(path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py")))
    return tuple(Module(_dotted(path), path, ast.parse(path.read_text(encoding="utf-8"))) for path in found)


def imports(module: Module) -> Iterator[str]:
    """The dotted names of the modules that this one imports, anywhere in the file."""
    names = {known.name for known in modules()}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in names else node.module or "."


def _dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
