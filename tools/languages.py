"""The page in other languages: assets/languages/<code>.po, one file a language, in gettext's format.

English stands in the sources, and its sentences are the message ids. `update` brings a .po up to date with
them; `table` is what the page fetches of one (web/language.js) and hands on to Python.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from tools import install, wheel
from tools.paths import ROOT, StopError

FOLDER = ROOT / "assets" / "languages"
SOURCE = "en"
CODE = re.compile("[a-z]{2,3}")  # without a country, as web/nearest.js looks for them
DRAWN = re.compile(r'<text\b[^>]*\blang="en"[^>]*>([^<]+)</text>')  # tools/art/svg.py, ENGLISH
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}
PRINT_WORDS = """
const modules = await Promise.all(process.argv.slice(1).map((path) => import(path)));
console.log(JSON.stringify(modules.map(({ TEXT }) => Object.values(TEXT))));
"""
HEADER = "# Emporion. Bring this up to date with `python3 build.py languages`, and write what it asks for."
NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)  # a date would change without need
ELEMENT = "web/embed/words.js"
TOLD = 20


def codes() -> list[str]:
    """The languages that there are besides English."""
    return sorted(file.stem for file in FOLDER.glob("*.po"))


def names() -> dict[str, str]:
    """Every language by its code, called as it calls itself."""
    return {code: str(Locale.parse(code).get_display_name(code)) for code in [SOURCE, *codes()]}


def sentences() -> Catalog:
    """All that a person reads, from the sources, with the files that say it."""
    catalog = Catalog()
    for path, ids, plural in _words():
        catalog.add((ids, plural) if plural else ids, locations=[(path, 0)])
    return catalog


def _words() -> Iterator[tuple[str, str, str]]:
    """File, sentence, and its plural or ""."""
    python = extract_from_dir(ROOT / "engine", [("**.py", "python")], keywords=KEYWORDS)
    for path, _line, message, _comments, _context in python:
        one, many = message if isinstance(message, tuple) else (message, "")
        yield f"engine/{path}", one, many
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "web").rglob("words.js"))
    command = [install.executable("node"), "--input-type=module", "--eval", PRINT_WORDS, "--"]
    printed = subprocess.run(
        [*command, *(f"./{path}" for path in files)], cwd=ROOT, capture_output=True, check=False
    )
    if printed.returncode:
        raise StopError(f"The page's words could not be read:\n{printed.stderr.decode()}")
    for path, texts in zip(files, json.loads(printed.stdout), strict=True):
        yield from ((path, text, "") for text in texts)
    for drawing in sorted((ROOT / "assets").glob("*/*.svg")):
        for words in DRAWN.findall(drawing.read_text(encoding="utf-8")):
            yield drawing.relative_to(ROOT).as_posix(), words, ""


def read(code: str) -> Catalog:
    """One language as it is kept."""
    with (FOLDER / f"{code}.po").open("rb") as file:
        return read_po(file, locale=code)


def update(code: str) -> Catalog:
    """Writes a language's file with all sentences of the sources and none besides; begins it if need be."""
    if not _is_language(code):
        raise StopError(f"{code} is not the code of a language, such as de or fr.")
    kept = read(code) if code in codes() else Catalog(locale=code, fuzzy=False)
    kept.update(sentences(), no_fuzzy_matching=True)
    save(code, kept)
    return kept


def _is_language(code: str) -> bool:
    try:
        return bool(CODE.fullmatch(code)) and Locale.parse(code) is not None
    except UnknownLocaleError:
        return False


def save(code: str, catalog: Catalog) -> None:
    """Writes a language's file."""
    catalog.header_comment, catalog.fuzzy = HEADER, False
    catalog.project, catalog.version = "Emporion", wheel.version()
    catalog.msgid_bugs_address = "none"
    catalog.last_translator = catalog.language_team = "Emporion"
    catalog.creation_date = catalog.revision_date = NO_DATE
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / f"{code}.po").open("wb") as file:
        write_po(
            file, catalog, width=100, include_lineno=False, ignore_obsolete=True, sort_by_file=True
        )


def lacking(catalog: Catalog) -> list[str]:
    """The sentences that are still to be written."""
    return [str(message.id) for message in catalog if message.id and not _is_written(message)]


def _is_written(message: Message) -> bool:
    return bool(message.string) and all(message.string or "")


def table(catalog: Catalog) -> dict[str, object]:
    """What the page fetches: sentences by the English ones, those of counted things as a list of forms."""
    messages: dict[str, str | list[str]] = {}
    for message in catalog:
        if message.id and _is_written(message):
            if isinstance(message.string, str):
                messages[str(message.id)] = message.string
            else:
                messages[message.id[0]] = list(message.string or ())
    return {"plural": catalog.plural_expr, "messages": messages}


def write(out: Path) -> None:
    """Writes what the build takes: languages/<code>.json, the languages' names, the element's words."""
    (out / "languages").mkdir(parents=True, exist_ok=True)
    element = {}
    for code in codes():
        catalog = read(code)
        (out / "languages" / f"{code}.json").write_text(_json(table(catalog)), encoding="utf-8")
        element[code] = {
            message.id: message.string
            for message in catalog
            if ELEMENT in dict(message.locations) and _is_written(message)
        }
    (out / "names.json").write_text(_json(names()), encoding="utf-8")
    (out / "element.json").write_text(_json(element), encoding="utf-8")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def tell(code: str) -> None:
    """Brings a language up to date and says what it lacks."""
    missing = lacking(update(code))
    print(f"assets/languages/{code}.po: still to be written: {len(missing)}.")
    for sentence in missing[:TOLD]:
        print(f"  {sentence}")
    if missing[TOLD:]:
        print("  ...")


if __name__ == "__main__":
    if sys.argv[1] == "update":
        try:
            for wanted in sys.argv[2:] or codes():
                tell(wanted)
        except StopError as stop:
            sys.exit(f"build.py: {stop}")
    else:
        write(Path(sys.argv[1]))
