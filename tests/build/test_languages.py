"""The translations: whole, fitting what the engine and the page put into them, and told everywhere."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from gettext import NullTranslations
from itertools import product
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

pytestmark = pytest.mark.native
pytest.importorskip("babel")

from babel.messages import Message  # noqa: E402

from engine.core import text  # noqa: E402
from engine.registry import GAMES  # noqa: E402
from tests.conformance.matches import Setup, match, positions  # noqa: E402
from tests.games.rules_page import Reader, read  # noqa: E402
from tools import languages  # noqa: E402
from tools.paths import StopError  # noqa: E402

CODES = languages.codes()


def messages(code: str) -> list[Message]:
    return [message for message in languages.read(code) if message.id]


def forms(ids: object) -> tuple[str, ...]:
    """A sentence, or those of a counted thing."""
    return (ids,) if isinstance(ids, str) else tuple(ids)  # type: ignore[arg-type]


def placeholders(sentence: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in Formatter().parse(sentence) if name}


def test_there_is_one() -> None:
    assert "de" in CODES
    assert languages.names() == {"de": "Deutsch", "en": "English"}


@pytest.mark.parametrize("code", CODES)
def test_it_has_every_sentence_and_no_other(code: str) -> None:
    """Else: `python3 build.py languages`, and write what it asks for."""
    assert languages.lacking(languages.read(code)) == []
    assert {m.id for m in messages(code)} == {m.id for m in languages.sentences() if m.id}


@pytest.mark.parametrize("code", CODES)
def test_what_is_put_in_has_its_place(code: str) -> None:
    for message in messages(code):
        wanted = [placeholders(form) for form in forms(message.id)]
        for form in forms(message.string):
            assert placeholders(form) in wanted, (message.id, form)


@pytest.mark.parametrize("code", CODES)
def test_sentences_end_as_they_do_in_english(code: str) -> None:
    for message in messages(code):
        english, translated = forms(message.id)[0], forms(message.string)[0]
        if english[-1] in ".…:":
            assert translated[-1] == english[-1], (english, translated)
        assert translated == translated.strip()


def test_a_missing_sentence_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    begun = languages.update("fr")
    missing = languages.lacking(begun)
    assert len(missing) == len([m for m in languages.sentences() if m.id])
    first = next(message for message in begun if message.id and not message.pluralizable)
    first.string = "quelque chose"
    gone = begun.add("This is not said any more.", "Cela ne se dit plus.")
    languages.save("fr", begun)
    again = languages.update("fr")
    assert again[first.id].string == "quelque chose"
    assert gone.id not in again
    assert len(languages.lacking(again)) == len(missing) - 1


@pytest.mark.parametrize("code", ["", "xx", "pt_BR", "../de", "German", "de.po"])
def test_what_is_no_language_is_refused(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    with pytest.raises(StopError, match="such as de or fr"):
        languages.update(code)
    assert list(tmp_path.iterdir()) == []


def test_what_the_build_takes(tmp_path: Path) -> None:
    languages.write(tmp_path)
    table = json.loads((tmp_path / "languages" / "de.json").read_text(encoding="utf-8"))
    assert table["messages"]["wine"] == "Wein"
    assert table["messages"]["{n} point"] == ["{n} Punkt", "{n} Punkte"]
    assert json.loads((tmp_path / "names.json").read_text(encoding="utf-8"))["de"] == "Deutsch"
    element = json.loads((tmp_path / "element.json").read_text(encoding="utf-8"))
    assert element["de"]["Play"] == "Spielen"
    assert len(element["de"]) == 10


@pytest.fixture(params=CODES)
def speaking(request: pytest.FixtureRequest) -> Iterator[None]:
    text.use(text.Messages(**languages.table(languages.read(request.param))))
    yield
    text.use(NullTranslations())


def strings(shown: Any) -> Iterator[str]:
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for value in shown.values():
            yield from strings(value)
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from strings(value)


@pytest.mark.usefixtures("speaking")
def test_a_match_is_told_in_it(setup: Setup) -> None:
    """Wherever the engine speaks, what it puts into a sentence has its place there."""
    game, names = setup.game, [f"Person {seat}" for seat in range(setup.players)]
    for state in positions(setup):
        for seat in (None, *range(setup.players)):
            legal = () if seat != state.current_player() else state.legal_actions()
            told = list(strings(game.view(state.observation(seat), legal)))
            assert not [one for one in told if "{" in one or "}" in one]
        for action in () if state.phase.is_chance else list(game.actions)[::7]:
            assert not re.search("[{}]", game.why_not(state, game.path(action)).text)
    for step in match(setup, "random"):
        for event, seat in product(step.events, (None, *range(setup.players))):
            assert not re.search("[{}]", game.describe(event, seat, names))


# --- the rules ----------------------------------------------------------------------------------


def numbers(words: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", words))


@pytest.mark.parametrize(("code", "game"), list(product(CODES, GAMES)))
def test_the_rules_are_the_same_page(code: str, game: str) -> None:
    english, translated = read(game), read(game, code)
    assert translated.ids == english.ids
    assert translated.links == english.links
    assert [tag for tag, _ in translated.headings] == [tag for tag, _ in english.headings]
    assert translated.tags == english.tags
    assert f'lang="{code}"' in (languages.ROOT / "assets" / game / f"rules.{code}.html").read_text()


@pytest.mark.parametrize(("code", "game"), list(product(CODES, GAMES)))
def test_the_rules_have_the_same_numbers(code: str, game: str) -> None:
    english, translated = read(game), read(game, code)
    for anchor in english.ids:
        assert numbers(translated.text_of[anchor]) == numbers(english.text_of[anchor]), anchor


@pytest.mark.parametrize(("code", "game"), list(product(CODES, GAMES)))
def test_each_ruling_is_written_out(code: str, game: str) -> None:
    english, translated = read(game), read(game, code)
    for anchor in (one for one in english.ids if re.fullmatch(r"[A-Z]{2}-\d+", one)):
        words = translated.text_of[anchor].split()
        assert words[0] == f"{anchor}:"
        assert len(words) > 0.6 * len(english.text_of[anchor].split())


def test_the_reader_notices_a_page_that_differs() -> None:
    assert Reader('<p id="a">1</p>').ids != Reader("<p>1</p>").ids
    assert numbers("1 and 12") != numbers("1 and 2")
