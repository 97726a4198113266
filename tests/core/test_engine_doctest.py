"""The example of `help(engine)` does what it shows."""

from __future__ import annotations

import doctest

import engine


def test_the_documented_example() -> None:
    result = doctest.testmod(engine)
    assert result.attempted > 5
    assert result.failed == 0


def test_what_is_public_is_there_and_documented() -> None:
    for name in engine.__all__:
        assert hasattr(engine, name)
        assert getattr(engine, name).__doc__ or not callable(getattr(engine, name)), name
    assert sorted(engine.__all__) == sorted(set(engine.__all__))
