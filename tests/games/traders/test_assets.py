"""The pictures of Traders of the Air: every space, arrow and piece is there, and the makers made them."""

import gzip
import itertools
import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random

import pytest

from engine.core.game import CHANCE
from engine.games.traders import actions, data, view
from engine.games.traders.game import GAME
from engine.games.traders.rules import ALL_BOARDS
from tools.art import board_traders, palette, traders_layout
from tools.art.svg import inside

ASSETS = Path(__file__).resolve().parents[3] / "assets" / "traders"
SVG = "{http://www.w3.org/2000/svg}"
SUPPLY = [f"supply_{i + 1}" for i in range(data.PILES)]
PICTURES = ["board_a.svg", "board_b.svg", "pieces.svg", "cover.svg"]

Rect = tuple[float, float, float, float]


def root(name: str) -> ET.Element:
    return ET.fromstring((ASSETS / name).read_text("utf-8"))


@pytest.fixture(scope="module", params=traders_layout.BOARDS)
def board(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def picture(board: str) -> ET.Element:
    return root(f"board_{board}.svg")


@pytest.fixture(scope="module")
def spaces(picture: ET.Element) -> dict[str, ET.Element]:
    return {e.attrib["id"]: e for e in picture.iter() if "data-x" in e.attrib}


def words(element: ET.Element) -> str:
    return "".join(element.itertext()).strip()


def rect(space: ET.Element) -> Rect:
    """Left, top, right, bottom of a space."""
    at = space.attrib
    x, y = float(at["data-x"]), float(at["data-y"])
    w = float(at.get("data-w", 0)) or 2 * float(at["data-r"])
    h = float(at.get("data-h", 0)) or 2 * float(at["data-r"])
    return (x - w / 2, y - h / 2, x + w / 2, y + h / 2)


def box_rect(box: traders_layout.Box) -> Rect:
    return (box.x - box.w / 2, box.y - box.h / 2, box.x + box.w / 2, box.y + box.h / 2)


def apart(a: Rect, b: Rect) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def gap(a: Rect, x: float, y: float) -> float:
    """How far a point lies from a rectangle."""
    return math.dist((x, y), (min(max(x, a[0]), a[2]), min(max(y, a[1]), a[3])))


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, pale = sorted((light(one), light(other)))
    return (pale + 0.05) / (dark + 0.05)


def arrow_ids(board: str) -> list[str]:
    return [f"{a}__{b}" for a, b in traders_layout.rules_of(board)[1]]


def places(board: str) -> list[str]:
    """Every space but the arrows."""
    found = [f"w_{name}" for name in ALL_BOARDS[board].slot_ids]
    found += [f"ship_{city}" for city in actions.CITY_IDS]
    found += [f"guild_{city}_{seat}" for city in actions.CITY_IDS for seat in range(4)]
    return [*found, *SUPPLY, "compass"]


def test_board_has_every_space_and_no_other(board: str, spaces: dict[str, ET.Element]) -> None:
    arrows = [f"arrow_{ident}" for ident in arrow_ids(board)]
    assert sorted(spaces) == sorted(places(board) + arrows)
    assert all("space" in e.attrib["class"].split() for e in spaces.values())


def test_warehouses_show_their_city_and_piles_their_number(
    board: str, spaces: dict[str, ET.Element]
) -> None:
    for ident in ALL_BOARDS[board].slot_ids:
        city = ident.rsplit("_", 1)[0]
        assert words(spaces[f"w_{ident}"]) == str(actions.CITY_IDS.index(city) + 1)
    assert [words(spaces[ident]) for ident in SUPPLY] == list("12345")


def test_every_city_is_named_once(picture: ET.Element) -> None:
    told = [words(e) for e in picture.iter(f"{SVG}text")]
    assert [name for _, name in data.CITIES if told.count(name) != 1] == []


def test_what_can_be_picked_on_the_board_is_there_once(board: str, picture: ET.Element) -> None:
    things = [e.attrib["data-id"] for e in picture.iter() if "data-id" in e.attrib]
    wanted = [f"city:{city}" for city in actions.CITY_IDS]
    wanted += [f"arrow:{ident}" for ident in arrow_ids(board)]
    assert sorted(things) == sorted([*wanted, "supply:goods"])


def test_what_can_be_picked_has_a_halo_and_lies_in_nothing_else_that_can(
    picture: ET.Element,
) -> None:
    for element in picture.iter():
        if "data-id" in element.attrib:
            within = list(element.iter())[1:]
            assert any(e.attrib.get("class") == "halo" for e in within), element.attrib["data-id"]
            assert not any("data-id" in e.attrib for e in within), element.attrib["data-id"]


def test_a_city_holds_its_warehouses_discs_and_berth(board: str, picture: ET.Element) -> None:
    for element in picture.iter():
        if element.attrib.get("class") == "city":
            city = element.attrib["data-id"].removeprefix("city:")
            held = sorted(e.attrib["id"] for e in element.iter() if "data-x" in e.attrib)
            slots = [s for s in ALL_BOARDS[board].slot_ids if s.rsplit("_", 1)[0] == city]
            wanted = [f"w_{s}" for s in slots] + [f"guild_{city}_{seat}" for seat in range(4)]
            assert held == sorted([*wanted, f"ship_{city}"])


def test_every_arrow_has_a_head_for_either_wind(board: str, spaces: dict[str, ET.Element]) -> None:
    """Drawn is the normal wind; the style sheet turns an arrow that is told to be reversed."""
    for ident in arrow_ids(board):
        heads = {
            e.attrib["class"]: e for e in spaces[f"arrow_{ident}"] if e.tag.endswith("}g")
        }  # fmt: skip
        assert list(heads) == ["ahead", "back"], ident
        assert "display" not in heads["ahead"].attrib
        assert heads["back"].attrib["display"] == "none"
        for group in heads.values():
            assert [u.attrib["href"] for u in group].count("#traders-head") == 1, ident
    sheet = (ASSETS / "board.css").read_text("utf-8")
    assert '[data-state="reversed"] .ahead { display: none; }' in sheet
    assert '[data-state="reversed"] .back { display: inline; }' in sheet


def test_heads_point_with_the_wind(board: str, spaces: dict[str, ET.Element]) -> None:
    """The head ahead lies nearer to the second city, the head back nearer to the first."""
    spots = {city.ident: (city.x, city.y) for city in traders_layout.cities(board)}
    for ident in arrow_ids(board):
        a, b = ident.split("__")
        for cls, near, far in (("ahead", b, a), ("back", a, b)):
            group = next(e for e in spaces[f"arrow_{ident}"] if e.attrib.get("class") == cls)
            head = next(u for u in group if u.attrib["href"] == "#traders-head")
            x, y, turn = map(float, re.findall(r"-?[\d.]+", head.attrib["transform"]))
            assert math.dist((x, y), spots[near]) < math.dist((x, y), spots[far]), (ident, cls)
            to = math.atan2(spots[near][1] - y, spots[near][0] - x)
            assert math.cos(to - math.radians(turn)) > 0.7, (ident, cls)


def test_arrows_are_long_enough_and_keep_clear_of_everything(board: str) -> None:
    cities = traders_layout.cities(board)
    for arrow in traders_layout.arrows(board):
        line, ends = arrow.points(), arrow.ident.split("__")
        assert math.dist(line[0], line[-1]) >= 55, arrow.ident
        for city in cities:
            room = 0 if city.ident in ends else 18
            assert not any(city.covers(p, room) for p in line), (arrow.ident, city.ident)
            for box in (*city.warehouses, *city.discs, city.berth):
                assert min(gap(box_rect(box), *p) for p in line) >= 8, (arrow.ident, box.ident)
        spot = traders_layout.compass(board)
        assert min(math.dist((spot.x, spot.y), p) for p in line) >= spot.w / 2 + 30, arrow.ident


def test_arrows_end_at_their_cities(board: str) -> None:
    spots = {city.ident: city for city in traders_layout.cities(board)}
    for arrow in traders_layout.arrows(board):
        a, b = (spots[city] for city in arrow.ident.split("__"))
        for city, point in ((a, arrow.at(0)), (b, arrow.at(1))):
            near = min(math.dist(point, p) for p in traders_layout.shore(city.ring))
            assert near <= 40, (arrow.ident, city.ident)


def test_arrows_do_not_cross(board: str) -> None:
    for one, other in itertools.combinations(traders_layout.arrows(board), 2):
        near = min(math.dist(p, q) for p in one.points()[::3] for q in other.points()[::3])
        assert near >= 22, (one.ident, other.ident)


def test_spaces_are_big_lie_in_the_frame_and_do_not_overlap(
    board: str, spaces: dict[str, ET.Element]
) -> None:
    found = {ident: rect(spaces[ident]) for ident in places(board)}
    for ident, (left, top, right, bottom) in found.items():
        assert min(right - left, bottom - top) >= 54, ident
        assert min(left, top) >= 16, ident
        assert right <= 1584, ident
        assert bottom <= 1184, ident
    for one, other in itertools.combinations(found, 2):
        assert apart(found[one], found[other]), (one, other)


def test_islands_hold_their_spaces_and_keep_apart(board: str) -> None:
    cities = traders_layout.cities(board)
    for city in cities:
        for box in city.warehouses:
            left, top, right, bottom = box_rect(box)
            corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
            assert all(inside(c, city.ring) for c in corners), box.ident
        for box in city.discs:
            rim = [math.tau * i / 16 for i in range(16)]
            r = box.w / 2 + 4
            points = [(box.x + r * math.cos(a), box.y + r * math.sin(a)) for a in rim]
            assert all(inside(p, city.ring) for p in points), box.ident
    rings = {city.ident: city.ring for city in cities}
    rings["compass"] = traders_layout.compass_island(board)
    for one, other in itertools.combinations(rings, 2):
        near = min(math.dist(p, q) for p in rings[one] for q in rings[other])
        assert near >= 40, (one, other)
    for city in cities:
        for name, ring in rings.items():
            if name != city.ident:
                clear = min(gap(box_rect(city.berth), *p) for p in ring)
                assert clear >= 4, (city.ident, name)


def test_small_pictures_and_clouds_cover_no_space(
    board: str, spaces: dict[str, ET.Element]
) -> None:
    drawing = traders_layout.load()["boards"][board]
    lines = [p for arrow in traders_layout.arrows(board) for p in arrow.points()[::4]]
    for what, x, y, scale, *_ in [*drawing["scene"], *drawing["sky"]]:
        half, up, down = board_traders.REACH[what.split("_")[0]]
        box = (x - half * scale, y - up * scale, x + half * scale, y + down * scale)
        for ident in places(board):
            assert apart(box, rect(spaces[ident])), (what, x, y, ident)
        assert all(gap(box, *p) >= 14 for p in lines), (what, x, y)


def test_compass_lies_south_of_stockgard(board: str) -> None:
    spot = traders_layout.compass(board)
    stockgard = next(c for c in traders_layout.cities(board) if c.ident == "stockgard")
    assert spot.y > stockgard.y + 100


def test_every_piece_and_card_has_its_symbol() -> None:
    found = {e.attrib["id"] for e in root("pieces.svg").iter(f"{SVG}symbol")}
    wanted = {f"good_{kind}" for kind in actions.KINDS}
    wanted |= {f"card_{kind}" for kind in wanted}
    wanted |= {"ship", "disc", "dollar", "compass_normal", "compass_reversed"}
    assert found == wanted | {"good_back", "card_back", "good_unsold", "good_sold", "good_one"}


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_a_match_shows_has_its_picture(
    board: str, spaces: dict[str, ET.Element], players: int
) -> None:
    symbols = {e.attrib["id"] for e in root("pieces.svg").iter(f"{SVG}symbol")}
    chosen = {"board": board, "compass": "on"}
    options = {o: chosen.get(o, default) for o, default in GAME(players, {}).options.items()}
    rng, state = Random(players), GAME(players, options).new_initial_state()
    turned = set()
    for ply in itertools.count():
        if ply % 25 == 0 or state.is_terminal():
            shown = view.view(state.observation(0), ())
            assert shown["board"] == f"traders/board_{board}"
            assert {piece["kind"] for piece in shown["pieces"]} <= symbols
            assert {piece["space"] for piece in shown["pieces"]} <= spaces.keys()
            assert {f"card_{card['kind']}" for card in shown["cards"]} <= symbols
            assert {c["kind"] for p in shown["players"] for c in p["counters"]} <= symbols
            assert {space["id"] for space in shown["spaces"]} <= spaces.keys()
            turned |= {p["kind"] for p in shown["pieces"] if p["space"] == "compass"}
        if state.is_terminal():
            break
        chance = state.chance_outcomes() if state.current_player() == CHANCE else None
        moves = [action for action, _ in chance] if chance else state.legal_actions()
        state.apply_action(rng.choice(moves))
    assert turned <= {"compass_normal", "compass_reversed"}
    assert turned


def test_goods_differ_by_colour_sign_and_number() -> None:
    symbols = {e.attrib["id"]: e for e in root("pieces.svg").iter(f"{SVG}symbol")}
    signs = {}
    for kind in actions.KINDS:
        colour, number = kind.split("_")
        assert words(symbols[f"good_{kind}"]) == number
        assert words(symbols[f"card_good_{kind}"]) == number + colour
        sign = next(
            e for e in symbols[f"good_{kind}"].iter() if "scale(1.6)" in e.get("transform", "")
        )
        signs.setdefault(tuple(p.get("d", "") for p in sign.iter()), set()).add(colour)
    assert sorted(map(len, signs.values())) == [1] * len(data.COLOURS)


def test_pieces_fit_their_spaces(spaces: dict[str, ET.Element]) -> None:
    boxes = {}
    for symbol in root("pieces.svg").iter(f"{SVG}symbol"):
        kind, box = symbol.attrib["id"], symbol.attrib["viewBox"]
        assert re.fullmatch(r"0 0 \d+ \d+", box), kind
        boxes[kind] = tuple(map(float, box.split()[2:]))
    pairs = [("ship", "ship_thespian"), ("good_back", "supply_1"), ("compass_normal", "compass")]
    pairs += [(f"good_{kind}", "w_thespian_1") for kind in actions.KINDS]
    for kind, ident in [*pairs, ("disc", "guild_thespian_0")]:
        left, top, right, bottom = rect(spaces[ident])
        assert boxes[kind][0] <= right - left, kind
        assert boxes[kind][1] <= bottom - top + 4, kind
    assert boxes["card_back"] == (78, 108)


def test_disc_takes_the_colour_of_its_seat() -> None:
    disc = next(e for e in root("pieces.svg").iter() if e.get("id") == "disc")
    assert {e.get("fill") for e in disc.iter()} >= {"currentColor"}


def test_no_id_twice_in_what_a_page_shows_together(picture: ET.Element) -> None:
    common = ET.fromstring((ASSETS.parent / "common/symbols.svg").read_text("utf-8"))
    trees = (picture, root("pieces.svg"), common)
    seen = [e.attrib["id"] for tree in trees for e in tree.iter() if "id" in e.attrib]
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_passive_and_self_contained(name: str) -> None:
    """No script, no inline style (the page's policy forbids it), nothing from elsewhere."""
    tree = root(name)
    ids = {e.attrib["id"] for e in tree.iter() if "id" in e.attrib}
    forbidden = {"style", "script", "foreignObject", "image", "a"}
    for element in tree.iter():
        assert element.tag.removeprefix(SVG) not in forbidden
        assert "style" not in element.attrib
        assert not [key for key in element.attrib if key.lower().startswith(("on", "{"))]
        urls = re.findall(r"url\((.*?)\)", " ".join(element.attrib.values()))
        for target in filter(None, [element.attrib.get("href"), *urls]):
            assert target.startswith("#"), target
            assert target[1:] in ids, target


@pytest.mark.parametrize(
    ("name", "raw", "packed"),
    [
        ("board_a.svg", 122_880, 28_672),
        ("board_b.svg", 122_880, 28_672),
        ("pieces.svg", 65_536, 12_288),
        ("cover.svg", 24_576, 8_192),
        ("drawing.json", 16_384, 4_096),
    ],
)
def test_files_stay_small(name: str, raw: int, packed: int) -> None:
    content = (ASSETS / name).read_bytes()
    assert len(content) <= raw
    assert len(gzip.compress(content, 6)) <= packed


@pytest.mark.parametrize("colours", [palette.VALUES, palette.AT_NIGHT], ids=["day", "night"])
def test_words_and_numbers_can_be_read_by_day_and_by_night(colours: dict[str, str]) -> None:
    pairs = [(f"on-{colour}", f"good-{colour}") for colour in data.COLOURS]
    pairs += [("ink", "paper"), ("ink", "slope"), ("ink", "isle"), ("ink", "meadow")]
    pairs += [("coin", "frame"), ("coin", "desk"), ("coin", "inset"), ("on-yellow", "coin")]
    pairs += [("print", "card"), ("faint", "paper")]
    for letters, ground in pairs:
        assert contrast(colours[letters], colours[ground]) >= 4.5, (letters, ground)


@pytest.mark.parametrize("colours", [palette.VALUES, palette.AT_NIGHT], ids=["day", "night"])
def test_arrows_stand_out_from_stream_and_sea(colours: dict[str, str]) -> None:
    for ground in ("stream", "sea", "deep", "shelf"):
        assert contrast(colours["wind"], colours[ground]) >= 3, ground


def test_style_sheets_have_every_colour_of_the_pictures() -> None:
    sheet = (ASSETS / "board.css").read_text("utf-8")
    for name in (*(f"board_{board}.svg" for board in traders_layout.BOARDS), "pieces.svg"):
        used = re.findall(r'class="([^"]+)"', (ASSETS / name).read_text("utf-8"))
        colours = {c for names in used for c in names.split() if c.startswith(("f-", "s-"))}
        assert [c for c in colours if f".{c} {{" not in sheet] == []


def test_makers_make_what_is_committed() -> None:
    for name, content in board_traders.outputs().items():
        assert (ASSETS / name).read_text("utf-8") == content, name
