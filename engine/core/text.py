"""Words: English sentences are the message ids; a catalogue may translate them.

The engine is whole without any catalogue. `N_` marks words that are translated when they are shown, `_`
translates now.
"""

from __future__ import annotations

from gettext import NullTranslations

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


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return _("{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])
