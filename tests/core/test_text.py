"""Words: English is the message id; a catalogue may stand in for it."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from importlib import import_module
from typing import Any

import pytest

from engine.core import show, text
from engine.core.text import N_, Messages, _, listed, ngettext
from tests.conformance.matches import Setup


class Shouting(NullTranslations):
    """A catalogue in which every sentence is in capitals, its placeholders as they were."""

    def gettext(self, message: str) -> str:
        parts = message.replace("}", "{").split("{")
        return "".join(p.upper() if i % 2 == 0 else "{" + p + "}" for i, p in enumerate(parts))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@pytest.fixture
def shouting() -> Iterator[None]:
    text.use(Shouting())
    yield
    text.use(NullTranslations())


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["{0}", "%s", "<b>", "{first}"], "{0}, %s, <b> and {first}"),
    ],
)
def test_lists_are_told_as_people_do(words: list[str], expected: str) -> None:
    assert listed(words) == expected


def test_without_a_catalogue_words_are_themselves() -> None:
    assert _("Pass") == N_("Pass") == "Pass"
    assert ngettext("{n} card", "{n} cards", 1) == "{n} card"
    assert [ngettext("{n} card", "{n} cards", n) for n in (0, 2)] == ["{n} cards"] * 2


def test_messages_that_came_as_json() -> None:
    """What is missing stays English, and a count chooses its form by the language's own rule."""
    polish = "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"
    text.use(Messages({"Pass": "Pas", "{n} card": ["{n} karta", "{n} karty", "{n} kart"]}, polish))
    try:
        assert (_("Pass"), _("Play a card.")) == ("Pas", "Play a card.")
        assert [ngettext("{n} card", "{n} cards", n) for n in (1, 3, 5, 12, 22)] == [
            *("{n} karta", "{n} karty", "{n} kart", "{n} kart", "{n} karty")
        ]
        assert ngettext("{n} point", "{n} points", 2) == "{n} points"
    finally:
        text.use(NullTranslations())


@pytest.mark.parametrize(
    ("messages", "plural"),
    [
        ({"a": 1}, "n != 1"),
        ({"a": []}, "n != 1"),
        ({"a": ["b", None]}, "n != 1"),
        ({}, "import os"),
    ],
)
def test_a_damaged_table_of_messages_is_refused(messages: dict[str, Any], plural: str) -> None:
    with pytest.raises(ValueError, match=r"sentence|token"):
        Messages(messages, plural)


def without_names(word: str, game: str) -> str:
    """The word without the names of places, airlines and players, which are alike in all languages."""
    data = import_module(f"engine.games.{game}.data")
    tables = [getattr(data, table, ()) for table in ("CITIES", "AIRLINES")]
    for name in ("Person", *(row[1] for table in tables for row in table)):
        word = word.replace(name, "")
    return word


@pytest.mark.usefixtures("shouting")
def test_a_catalogue_speaks_everywhere(setup: Setup) -> None:
    """Every word of a view but names goes through the catalogue, when it is shown."""
    table = setup.table("words")
    view = show.table_view(table, table.state.current_player())
    told = [view["prompt"], *(a["label"] for a in view["actions"]), *view["names"].values()]
    told += [item["label"] for key in ("status", "pieces", "cards") for item in view[key]]
    told += [fact for facts in view["facts"].values() for fact in facts]
    told += [counter["label"] for player in view["players"] for counter in player["counters"]]
    told += [entry["text"] for entry in view["log"]]
    spoken = [without_names(word, setup.name) for word in told]
    assert [word for word in spoken if word != word.upper()] == []
    assert any(word.isupper() for word in spoken)


@pytest.mark.usefixtures("shouting")
def test_the_notation_is_not_translated(setup: Setup) -> None:
    view = show.table_view(setup.table("words"), 0)
    for action in view["actions"]:
        assert action["notation"] == setup.game.actions[action["id"]].notation
