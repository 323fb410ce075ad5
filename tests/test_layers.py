"""The arrows between the parts of the program: who may import whom."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import pytest
from sources import PACKAGES, Module, imports, modules

ENGINE: Final = "fuzhou_tui.engine."

# Each file of the engine imports only files before it.
READING_ORDER: Final = (
    "tiles",
    "melds",
    "flowers",
    "shape_tables",
    "shapes",
    "distance",
    "patterns",
    "rules",
    "flags",
    "payments",
    "scoring",
    "actions",
    "view",
    "events",
    "legal",
    "wall",
    "state",
    "wander",
    "ending",
    "drawing",
    "claims",
    "turns",
    "opening",
    "play",
    "seats",
    "match",
)
VISIBLE: Final = READING_ORDER[: READING_ORDER.index("legal") + 1]

# What whole games of bots are played with; everything else in `bots` chooses.
RUNNERS: Final = ("bots.arena", "bots.runner")

_BELOW_FRONT_ENDS: Final = {
    "engine",
    "records",
    "bots",
    "words",
    "faces",
    "folders",
    "readings",
    "missed_specials",
    "rulebook",
    "rulefiles",
    "players",
    "past",
    "session",
    "resuming",
    "studying",
    "lobby",
    "settings",
    "settings_writing",
    "languages",
    "lesson",
    "talk",
    "tally",
    "tally_rows",
    "guard",
    "reasons",
    "unchosen",
}
MAY_IMPORT: Final[dict[str, set[str]]] = {
    "engine": set(),
    "records": {"engine"},
    "bots": {"engine"},
    "vocabulary": set(),
    "words": {"vocabulary"},
    "faces": {"engine", "words"},
    "readings": {"engine", "words"},
    "missed_specials": {"engine"},
    "rulebook": {"engine", "words"},
    "folders": set(),
    "toml_files": set(),
    "languages": {"words"},
    "talk": {"engine", "vocabulary", "words"},
    "tally": {"engine", "records", "studying"},
    "tally_rows": {"engine", "records", "words", "tally"},
    "guard": set(),
    "reasons": {"bots", "words"},
    "thinking": {"engine", "bots"},
    "unchosen": {"words", "faces"},
    "rulefiles": {"engine", "records", "folders", "toml_files"},
    "case_fields": {"engine", "records", "rulefiles"},
    "hand_cases": {"engine", "records", "rulefiles", "case_fields"},
    "cases": {"engine", "records", "rulefiles", "case_fields"},
    "players": {"engine", "records", "bots", "words"},
    "past": {"engine"},
    "session": {"engine", "records", "bots", "players", "past", "thinking"},
    "resuming": {"records", "players", "session"},
    "studying": {"records", "words"},
    "lobby": {"engine", "records", "words", "players", "session", "resuming", "studying"},
    "lesson": {"engine", "bots", "words", "players"},
    "settings": {"engine", "records", "words", "faces", "folders", "players", "rulefiles", "toml_files"},
    "settings_writing": {"folders", "settings", "toml_files"},
    "simulation": {"engine", "records", "bots"},
    "plain": _BELOW_FRONT_ENDS,
    "tui": _BELOW_FRONT_ENDS,
    "commands": {
        *_BELOW_FRONT_ENDS,
        "toml_files",
        "case_fields",
        "cases",
        "hand_cases",
        "simulation",
        "plain",
        "tui",
    },
    "cli": {"commands", "languages", "vocabulary", "words"},
}
THIRD_PARTY: Final[dict[str, set[str]]] = {
    "faces": {"rich"},
    "folders": {"platformdirs"},
    "records": {"filelock"},
    "settings_writing": {"tomlkit"},
    "plain": {"rich"},
    "tui": {"rich", "textual"},
    "commands": {"click", "rich"},
    "cli": {"click"},
}


def test_every_file_has_its_place_among_the_parts() -> None:
    placed = {part(module.name) for module in modules()}
    assert placed <= MAY_IMPORT.keys() | {""}
    assert {"engine", "bots", "words"} <= placed


def test_a_part_imports_only_parts_below_it() -> None:
    assert [
        f"{module.name} imports {name}"
        for module in modules()
        for name in own_imports(module)
        if part(name) not in MAY_IMPORT[part(module.name)] | {part(module.name)}
    ] == []


def test_every_engine_file_stands_in_the_reading_order() -> None:
    found = {module.name.removeprefix(ENGINE) for module in modules() if module.name.startswith(ENGINE)}
    assert found == set(READING_ORDER)


def test_an_engine_file_imports_only_files_above_it() -> None:
    place = {ENGINE + name: number for number, name in enumerate(READING_ORDER)}
    assert [
        f"{module.name} imports {name}"
        for module in modules()
        if module.name in place
        for name in own_imports(module)
        if place[name] >= place[module.name]
    ] == []


def test_only_front_ends_and_commands_need_more_than_the_standard_library() -> None:
    assert [
        f"{module.name} imports {name}"
        for module in modules()
        for name in imports(module)
        if root(name) not in sys.stdlib_module_names
        and root(name) not in {*PACKAGES, *THIRD_PARTY.get(part(module.name), ())}
    ] == []


def test_whatever_chooses_sees_no_more_of_the_engine_than_a_player_does() -> None:
    assert [
        f"{module.name} imports {name}"
        for module in modules()
        if part(module.name) == "bots" and module.name not in RUNNERS
        for name in own_imports(module)
        if name in RUNNERS or (part(name) == "engine" and name.removeprefix(ENGINE) not in VISIBLE)
    ] == []


def test_only_the_command_line_imports_inside_a_function() -> None:
    assert [
        f"{module.name}, line {node.lineno}"
        for module in modules()
        if part(module.name) != "cli"
        for function in ast.walk(module.tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ] == []


def test_no_import_is_relative() -> None:
    assert [
        f"{module.name}, line {node.lineno}"
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ImportFrom) and node.level
    ] == []


def test_a_package_exports_nothing_of_its_own() -> None:
    assert [
        module.name
        for module in modules()
        if module.path.name == "__init__.py" and len(module.tree.body) != bool(ast.get_docstring(module.tree))
    ] == []


@pytest.mark.parametrize("arguments", ["--version", "--help", "rules street", "score --help"])
def test_a_simple_command_starts_without_the_screen(arguments: str) -> None:
    assert not loads("textual", arguments)


@pytest.mark.parametrize("arguments", ["deal 7", "rules --keys", "score --help", "hand --help"])
def test_what_no_bot_has_a_part_in_starts_without_them(arguments: str) -> None:
    assert not loads("bots", arguments)


def loads(package: str, arguments: str) -> bool:
    """Whether the program imports that package when it is called so."""
    program = (
        "import sys\n"
        "from fuzhou_tui.cli import main\n"
        "try:\n"
        "    main(sys.argv[2:])\n"
        "finally:\n"
        "    sys.stderr.write(str(sys.argv[1] in sys.modules))\n"
    )
    command = [sys.executable, "-c", program, package, *arguments.split()]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 -- our own program
    assert ran.stderr in {"True", "False"}
    return ran.stderr == "True"


def own_imports(module: Module) -> Iterator[str]:
    """The project's own modules among the imports; an import of a whole package says nothing."""
    return (name for name in imports(module) if root(name) in PACKAGES and part(name))


def part(name: str) -> str:
    """The part of the program a module belongs to, `engine` or `words`; empty for the packages' roots."""
    package, *inner = name.split(".")
    return "bots" if package == "bots" else "".join(inner[:1])


def root(name: str) -> str:
    """The package a dotted name begins with."""
    return name.partition(".")[0]
