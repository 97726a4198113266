"""Words: English sentences are the message ids; a catalogue may translate them.

The engine is whole without any catalogue. `N_` marks words that are translated when they are shown, `_`
translates now.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from gettext import NullTranslations
from typing import Any

_translations = NullTranslations()


def use(translations: NullTranslations) -> None:
    """Speaks in another language from now on (`gettext.GNUTranslations` of a .mo file)."""
    global _translations
    _translations = translations


def _(message: str) -> str:
    return _translations.gettext(message)


def ngettext(one: str, many: str, n: int) -> str:
    """The sentence for `n` things."""
    return _translations.ngettext(one, many, n)


def N_(message: str) -> str:  # noqa: N802 - gettext's usual name
    """Marks words for the catalogue and returns them as they are."""
    return message


def seat(player: int) -> str:
    """Stands for the name of who sits there; games know seats only, and `named` puts the names in."""
    return f"⟨{player}⟩"


def named(shown: Any, names: Sequence[str]) -> Any:
    """A copy of JSON with the names in all its strings where `seat` has left their places."""
    if isinstance(shown, str):
        if "⟨" not in shown:
            return shown
        return re.sub(r"⟨(\d+)⟩", lambda found: names[int(found[1])], shown)
    if isinstance(shown, dict):
        return {key: named(value, names) for key, value in shown.items()}
    if isinstance(shown, list):
        return [named(item, names) for item in shown]
    return shown


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return _("{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])
