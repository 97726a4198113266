"""JSON from outside, read without risk.

A text of many thousand open brackets makes the decoder recurse; in a browser that overflows the stack and kills the
interpreter, with no exception to catch. So the nesting is measured first, by a loop.
"""

from __future__ import annotations

import json
import re
from typing import Any

MAX_DEPTH = 20
"""Levels of nesting; our own messages have fewer than eight."""

_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|[\[{\]}]', re.DOTALL)


def decode(text: str) -> Any:
    """The value that `text` stands for. Raises ValueError if it is no JSON, or nested too deep."""
    depth = 0
    for match in _STRING_OR_BRACKET.finditer(text):
        token = match[0]
        if token in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise ValueError("nested too deep")
        elif token in "]}":
            depth -= 1
    return json.loads(text)
