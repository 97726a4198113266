"""Words: English sentences are the message ids; a catalogue may translate them.

The engine is whole without any catalogue. `N_` marks words that are translated when they are shown, `_`
translates now.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from gettext import NullTranslations, c2py
from typing import Any

_translations = NullTranslations()


class Messages(NullTranslations):
    """Translations that came as JSON (docs/boundary.md, `speak`).

    `messages` has each sentence by the English one, and of counted things a list of forms, by the English
    singular; `plural` says which form a count takes, in gettext's notation. What is missing stays English.
    Raises ValueError if `plural` can't be read, or something is neither a sentence nor a list of them.
    """

    def __init__(self, messages: Mapping[str, Any], plural: str) -> None:
        super().__init__()
        self._one = {key: value for key, value in messages.items() if isinstance(value, str)}
        self._counted = {key: value for key, value in messages.items() if _is_forms(value)}
        if len(self._one) + len(self._counted) != len(messages):
            raise ValueError("neither a sentence nor a list of sentences")
        self._form_of = c2py(plural)

    def gettext(self, message: str) -> str:
        return self._one.get(message, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        forms = self._counted.get(msgid1)
        return forms[self._form_of(n)] if forms else super().ngettext(msgid1, msgid2, n)


def _is_forms(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(form, str) for form in value)


def use(translations: NullTranslations) -> None:
    """Speaks another language from now on, with `NullTranslations()` English."""
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
