"""The pictures of Trading Titans: every space and piece is there, and the makers made them."""

import gzip
import itertools
import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from engine.games.titans import data
from tools.art import board_titans, common_symbols, palette

ASSETS = Path(__file__).resolve().parents[3] / "assets"
SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
PICTURES = sorted(p.relative_to(ASSETS).as_posix() for p in ASSETS.rglob("*.svg"))
SPACES = [f"{colour}_{price}" for colour in data.COLOURS for price in data.TRACK]
CARDS = [f"card_{i + 1}" for i in range(max(data.YEAR_LENGTH.values()))]
SCORES = [f"score_{i}" for i in range(100)]


def root(name: str) -> ET.Element:
    return ET.fromstring((ASSETS / name).read_text("utf-8"))


@pytest.fixture(scope="module")
def spaces() -> dict[str, ET.Element]:
    return {e.attrib["id"]: e for e in root("titans/board.svg").iter() if "data-x" in e.attrib}


def place(space: ET.Element) -> tuple[float, float, float]:
    return (
        float(space.attrib["data-x"]),
        float(space.attrib["data-y"]),
        float(space.attrib["data-r"]),
    )


def words(space: ET.Element) -> str:
    return "".join(space.itertext()).strip()


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, pale = sorted((light(one), light(other)))
    return (pale + 0.05) / (dark + 0.05)


def test_board_has_every_space_and_no_other(spaces: dict[str, ET.Element]) -> None:
    assert sorted(spaces) == sorted(SPACES + CARDS + SCORES)


def test_every_space_shows_its_number(spaces: dict[str, ET.Element]) -> None:
    for ident in SPACES + SCORES:
        assert words(spaces[ident]) == ident.rsplit("_", 1)[1]


def test_card_spaces_say_from_how_many_players_they_are_used(spaces: dict[str, ET.Element]) -> None:
    for players, sign in ((2, "II"), (3, "III"), (4, "IV")):
        first = data.YEAR_LENGTH.get(players - 1, 0)
        for ident in CARDS[first : data.YEAR_LENGTH[players]]:
            assert words(spaces[ident]) == sign, ident


def test_stops_lie_on_the_board_and_do_not_overlap(spaces: dict[str, ET.Element]) -> None:
    places = {ident: place(spaces[ident]) for ident in SPACES}
    for ident, (x, y, r) in places.items():
        assert 56 + r <= x <= 1544 - r, ident
        assert 57 + r <= y <= 1143 - r, ident
        assert r >= 25, "too small to be read on a phone"
    for one, other in itertools.combinations(places, 2):
        (x1, y1, r1), (x2, y2, r2) = places[one], places[other]
        assert math.dist((x1, y1), (x2, y2)) >= r1 + r2 + 4, (one, other)


def test_boxes_do_not_overlap_each_other_or_a_stop(spaces: dict[str, ET.Element]) -> None:
    boxes = {}
    for ident in CARDS + SCORES:
        x, y, w, h = (float(spaces[ident].attrib[f"data-{key}"]) for key in "xywh")
        boxes[ident] = (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
        assert w > 0
        assert h > 0
    for one, other in itertools.combinations(boxes, 2):
        a, b = boxes[one], boxes[other]
        apart = a[2] <= b[0] + 0.2 or b[2] <= a[0] + 0.2 or a[3] <= b[1] + 0.2 or b[3] <= a[1] + 0.2
        assert apart, (one, other)
    for ident, stop in itertools.product(CARDS, SPACES):
        (left, top, right, bottom), (x, y, r) = boxes[ident], place(spaces[stop])
        near = (min(max(x, left), right), min(max(y, top), bottom))
        assert math.dist((x, y), near) > r, (ident, stop)


def test_every_piece_and_card_has_its_symbol() -> None:
    found = {e.attrib["id"] for e in root("titans/pieces.svg").iter(f"{SVG}symbol")}
    wanted = {f"{kind}_{colour}" for kind in ("amphora", "sign") for colour in data.COLOURS}
    wanted |= {f"card_{colour}_{kind}" for colour in data.COLOURS for kind, _ in data.CARDS}
    assert found == wanted | {"card_back"}


def test_symbols_have_a_view_box() -> None:
    for name in ("titans/pieces.svg", "common/symbols.svg"):
        for symbol in root(name).iter(f"{SVG}symbol"):
            assert re.fullmatch(r"0 0 \d+ \d+", symbol.attrib["viewBox"]), symbol.attrib["id"]


def test_no_id_twice_in_what_a_page_shows_together() -> None:
    seen: list[str] = []
    for name in ("titans/board.svg", "titans/pieces.svg", "common/symbols.svg"):
        seen += [e.attrib["id"] for e in root(name).iter() if "id" in e.attrib]
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_passive_and_self_contained(name: str) -> None:
    """No script, no inline style (the page's policy forbids it), nothing from elsewhere."""
    tree = root(name)
    assert "viewBox" in tree.attrib or name.endswith(("pieces.svg", "symbols.svg"))
    ids = {e.attrib["id"] for e in tree.iter() if "id" in e.attrib}
    for element in tree.iter():
        assert element.tag.removeprefix(SVG) not in {
            "style",
            "script",
            "foreignObject",
            "image",
            "a",
        }
        assert "style" not in element.attrib
        assert not [key for key in element.attrib if key.lower().startswith("on")]
        assert HREF not in element.attrib
        urls = re.findall(r"url\((.*?)\)", " ".join(element.attrib.values()))
        for target in filter(None, [element.attrib.get("href"), *urls]):
            assert target.startswith("#"), target
            assert target[1:] in ids, target


@pytest.mark.parametrize(
    ("name", "raw", "packed"),
    [
        ("titans/board.svg", 122_880, 40_960),
        ("titans/pieces.svg", 153_600, 20_480),
        ("titans/cover.svg", 40_960, 12_288),
        ("common/symbols.svg", 20_480, 8_192),
    ],
)
def test_pictures_stay_small(name: str, raw: int, packed: int) -> None:
    content = (ASSETS / name).read_bytes()
    assert len(content) <= raw
    assert len(gzip.compress(content, 6)) <= packed


@pytest.mark.parametrize("colours", [palette.DAY, palette.NIGHT], ids=["day", "night"])
def test_numbers_can_be_read_by_day_and_by_night(colours: dict[str, str]) -> None:
    pairs = [(f"on-{colour}", colour) for colour in data.COLOURS]
    pairs += [("ink", ground) for ground in ("cell", "five", "start", "land", "desert", "paper")]
    pairs += [("coin", "woven"), ("dark", "paper")]
    for letters, ground in pairs:
        assert contrast(colours[letters], colours[ground]) >= 4.5, (letters, ground)


def test_day_and_night_name_the_same_colours() -> None:
    assert palette.DAY.keys() == palette.NIGHT.keys()
    sheet = (ASSETS / "titans/board.css").read_text("utf-8")
    used = set(re.findall(r"\b([fs]-[a-z-]+)", (ASSETS / "titans/board.svg").read_text("utf-8")))
    assert all(f".{name} {{" in sheet for name in used if not name.endswith("-"))


def test_makers_make_what_is_committed() -> None:
    for folder, made in (("titans", board_titans.outputs()), ("common", common_symbols.outputs())):
        for name, content in made.items():
            assert (ASSETS / folder / name).read_text("utf-8") == content, f"{folder}/{name}"
