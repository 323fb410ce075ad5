"""How long a file and a function may get."""

import ast

from sources import modules

FILE_LINES = 300
FUNCTION_LINES = 50


def test_no_file_is_over_300_lines() -> None:
    lengths = {module.name: len(module.path.read_text(encoding="utf-8").splitlines()) for module in modules()}
    assert [f"{name}: {lines}" for name, lines in lengths.items() if lines > FILE_LINES] == []


def test_no_function_is_over_50_lines() -> None:
    lengths = {
        f"{module.name}, line {node.lineno}, {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert [f"{name}: {lines}" for name, lines in lengths.items() if lines > FUNCTION_LINES] == []
