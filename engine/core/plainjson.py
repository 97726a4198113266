"""JSON from outside, read without risk.

A text of many thousand open brackets makes the decoder recurse; in a browser that overflows the
stack and kills the interpreter, with no exception to catch. So the nesting is measured first, by a
loop.
"""

from __future__ import annotations

import json
import re
from typing import Any

MAX_DEPTH = 50
"""Levels of nesting; our own messages have fewer than eight."""

_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|[\[{\]}]', re.DOTALL)


def decode(text: str) -> Any:
    """The value that `text` stands for. Raises ValueError if it is no JSON, or nested too deep."""
    # Most texts have too few brackets to be nested deep, whatever they hold.
    if text.count("[") + text.count("{") > MAX_DEPTH and _depth(text) > MAX_DEPTH:
        raise ValueError("nested too deep")
    return json.loads(text)


def _depth(text: str) -> int:
    """The deepest nesting, as far as it matters."""
    depth = deepest = 0
    for match in _STRING_OR_BRACKET.finditer(text):
        token = match[0]
        if token in "[{":
            depth += 1
            deepest = max(deepest, depth)
            if depth > MAX_DEPTH:
                break
        elif token in "]}":
            depth -= 1
    return deepest
