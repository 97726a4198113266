"""Runs in the PyScript worker, and nowhere else: binds the boundary's functions for the page."""

import random
from collections.abc import Awaitable, Callable

from pyscript import sync  # type: ignore[import-not-found]

from engine.boundary import FUNCTIONS, Boundary

random.seed()  # a memory snapshot would give every player the same numbers
boundary = Boundary()


def bind(name: str) -> Callable[[str], Awaitable[str]]:
    """The function that the page awaits under `name`."""

    async def call(text: str) -> str:
        return await boundary.call(name, text)

    return call


for function in FUNCTIONS:
    setattr(sync, function, bind(function))
