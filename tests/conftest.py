"""Options and fixtures of every test."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden files anew")
    parser.addoption(
        "--rewrite-screens", action="store_true", help="write the text snapshots of screens anew"
    )


@pytest.fixture
def rewrite_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--rewrite-golden"))


@pytest.fixture
def rewrite_screens(request: pytest.FixtureRequest) -> bool:
    """Whether text snapshots of screens are to be written instead of compared."""
    return bool(request.config.getoption("--rewrite-screens"))
