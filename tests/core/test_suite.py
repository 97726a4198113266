"""The suite itself: nothing that looks like a test is left out without a word."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


@pytest.mark.native
def test_pytest_looks_into_every_folder(request: pytest.FixtureRequest) -> None:
    """Its own list of what it passes over has names such as `build`."""
    passed_over = request.config.getini("norecursedirs")
    folders = {part for file in TESTS.rglob("test_*.py") for part in file.relative_to(TESTS).parts}
    assert "build" in folders
    assert [name for name in folders if any(fnmatch(name, one) for one in passed_over)] == []
