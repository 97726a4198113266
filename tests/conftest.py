"""What all tests share: the set-ups of all games, and which tests run where."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.conformance.matches import SETUPS, Setup

IN_PYODIDE = sys.platform == "emscripten"
TOOLS = ["core/test_soak.py", "games/traders/test_guilds_tool.py"]
collect_ignore = TOOLS if IN_PYODIDE else []
"""What tests our tools, which are not there, and a pool of processes neither."""
FIRST = ["pyodide", "web"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "native: needs what Pyodide lacks (processes, compiled packages, our other folders), "
        "or takes long and would tell nothing new there",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Inside Pyodide the native tests are left out; among several processes the tests are spread."""
    if IN_PYODIDE:
        left_out = [item for item in items if item.get_closest_marker("native")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("native")]
    if hasattr(config, "workerinput"):  # this is one of pytest-xdist's processes
        items.sort(key=lambda item: _rank(item, config.rootpath))
        for item in items:
            item.add_marker(pytest.mark.xdist_group(_group(item, config.rootpath)))


def _rank(item: pytest.Item, root: Path) -> int:
    """What takes long begins first, so that no process is left with it at the end."""
    return FIRST.index(folder) if (folder := _parts(item, root)[1]) in FIRST else len(FIRST)


def _group(item: pytest.Item, root: Path) -> str:
    """What runs in one process: tests that share a costly set-up or browser, else those of a file."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    shared = params.get("setup") or params.get("window")
    return str(shared) if shared else "/".join(_parts(item, root))


def _parts(item: pytest.Item, root: Path) -> tuple[str, ...]:
    return item.path.relative_to(root).parts


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tells what tests have measured (`record_property`)."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    figures = [figure for report in reports for figure in report.user_properties]
    if figures:
        terminalreporter.section("figures")
    for name, value in figures:
        terminalreporter.write_line(f"{name}: {value}")


@pytest.fixture(scope="session", params=SETUPS, ids=str)
def setup(request: pytest.FixtureRequest) -> Setup:
    """Every registered game with every number of players and every option.

    Its scope makes pytest run all tests of one set-up together, so that few matches are remembered.
    """
    param: Setup = request.param
    return param
