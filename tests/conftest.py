"""What all tests share: the marker of tests that need a native Python, and the set-ups of all games."""

from __future__ import annotations

import sys

import pytest

from tests.conformance.matches import SETUPS, Setup


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "native: needs what Pyodide lacks: processes, compiled packages, files besides engine/ and tests/",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Inside Pyodide the native tests are left out; everywhere else every test runs."""
    if sys.platform != "emscripten":
        return
    config.hook.pytest_deselected([item for item in items if item.get_closest_marker("native")])
    items[:] = [item for item in items if not item.get_closest_marker("native")]


@pytest.fixture(params=SETUPS, ids=str)
def setup(request: pytest.FixtureRequest) -> Setup:
    """Every registered game with every number of players and every option."""
    param: Setup = request.param
    return param
