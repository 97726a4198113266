"""What all tests share: the mark of those that need a native Python, and the set-ups of all games."""

from __future__ import annotations

import sys

import pytest

from tests.conformance.matches import SETUPS, Setup

IN_PYODIDE = sys.platform == "emscripten"
collect_ignore = ["core/test_soak.py"] if IN_PYODIDE else []
"""The long run imports a pool of processes."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "native: needs what Pyodide lacks: processes, compiled packages, our other folders",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Inside Pyodide the native tests are left out; everywhere else every test runs."""
    if not IN_PYODIDE:
        return
    config.hook.pytest_deselected(
        items=[item for item in items if item.get_closest_marker("native")]
    )
    items[:] = [item for item in items if not item.get_closest_marker("native")]


@pytest.fixture(scope="session", params=SETUPS, ids=str)
def setup(request: pytest.FixtureRequest) -> Setup:
    """Every registered game with every number of players and every option.

    Its scope makes pytest run all tests of one set-up together, so that few matches are remembered.
    """
    param: Setup = request.param
    return param
