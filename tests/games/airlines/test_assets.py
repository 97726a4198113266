"""The pictures of Airlines: every space, route and piece is there, and the makers made them."""

import gzip
import itertools
import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random

import pytest

from engine.core.game import CHANCE
from engine.games.airlines import actions, data, view
from engine.games.airlines.game import GAME
from tools.art import airlines_layout, board_airlines, palette

ASSETS = Path(__file__).resolve().parents[3] / "assets" / "airlines"
SVG = "{http://www.w3.org/2000/svg}"
CIRCLES = [view.circle_id(i) for i in range(len(actions.CIRCLES))]
HOMES = [f"home_{name}" for name in actions.AIRLINE_IDS]
OPEN = [f"open_{i + 1}" for i in range(data.DISPLAY)]
SCORING = [f"scoring_{i + 1}" for i in range(data.SCORING_CARDS)]
PLACES = [*OPEN, "pile_shares", "pile_routes", *SCORING]
NETWORKS = [network for network, _ in data.NETWORKS]

Rect = tuple[float, float, float, float]


def root(name: str) -> ET.Element:
    return ET.fromstring((ASSETS / name).read_text("utf-8"))


@pytest.fixture(scope="module")
def board() -> ET.Element:
    return root("board.svg")


@pytest.fixture(scope="module")
def spaces(board: ET.Element) -> dict[str, ET.Element]:
    return {e.attrib["id"]: e for e in board.iter() if "data-x" in e.attrib}


@pytest.fixture(scope="module")
def drawing() -> dict[str, object]:
    return airlines_layout.load("drawing.json")


def place(space: ET.Element) -> tuple[float, float, float]:
    x, y, r = (float(space.attrib[f"data-{key}"]) for key in "xyr")
    return x, y, r


def words(element: ET.Element) -> str:
    return "".join(element.itertext()).strip()


def rect(box: list[float]) -> Rect:
    x, y, w, h = box
    return (x, y, x + w, y + h)


def apart(a: Rect, b: Rect) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def gap(a: Rect, x: float, y: float) -> float:
    """How far a point lies from a rectangle."""
    return math.dist((x, y), (min(max(x, a[0]), a[2]), min(max(y, a[1]), a[3])))


def boxes(drawing: dict[str, object]) -> dict[str, Rect]:
    """Everything on the map that is a rectangle: labels, flags, desks, legend."""
    out = {f"label of {name}": rect(city["label"]) for name, city in drawing["cities"].items()}
    out |= {f"flag of {name}": rect(flag) for name, flag in drawing["flags"].items()}
    out |= {f"desk {i}": rect(panel["box"]) for i, panel in enumerate(drawing["panels"])}
    title = drawing["title"]
    banner = (title["x"] - 8, title["y"], title["x"] + 342, title["y"] + 90)
    return out | {"legend": rect(drawing["legend"][:4]), "banner": banner}


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, pale = sorted((light(one), light(other)))
    return (pale + 0.05) / (dark + 0.05)


def test_board_has_every_space_and_no_other(spaces: dict[str, ET.Element]) -> None:
    assert sorted(spaces) == sorted(CIRCLES + HOMES + PLACES)
    assert all("space" in e.attrib["class"].split() for e in spaces.values())


def test_every_circle_shows_its_number(spaces: dict[str, ET.Element]) -> None:
    for ident in CIRCLES:
        assert words(spaces[ident]) == ident.rsplit(":", 1)[1]


def test_every_home_flies_its_initials(spaces: dict[str, ET.Element]) -> None:
    for ident in HOMES:
        assert words(spaces[ident]) == ident.removeprefix("home_").upper()


def test_every_city_is_named_once(board: ET.Element) -> None:
    names = next(e for e in board.iter() if e.attrib.get("class") == "names")
    told = " ".join(words(e) for e in names.iter(f"{SVG}text"))
    assert [name for _, name in data.CITIES if told.count(name) != 1] == []


def test_what_can_be_picked_on_the_board_is_there_once(board: ET.Element) -> None:
    things = [e.attrib["data-id"] for e in board.iter() if "data-id" in e.attrib]
    wanted = [f"route:{name}" for name in actions.ROUTE_IDS]
    wanted += [f"circle:{ident}" for ident in CIRCLES]
    wanted += [f"airline:{name}" for name in actions.AIRLINE_IDS]
    wanted += [f"network:{name}" for name in actions.NETWORK_IDS]
    assert sorted(things) == sorted(wanted)


def test_what_can_be_picked_has_a_halo_and_lies_in_nothing_else_that_can(
    board: ET.Element,
) -> None:
    for element in board.iter():
        if "data-id" in element.attrib:
            inside = list(element.iter())[1:]
            assert any(e.attrib.get("class") == "halo" for e in inside), element.attrib["data-id"]
            assert not any("data-id" in e.attrib for e in inside), element.attrib["data-id"]


def test_every_route_tells_its_network_and_holds_its_circles(board: ET.Element) -> None:
    groups = {e.attrib["data-route"]: e for e in board.iter() if "data-route" in e.attrib}
    assert list(groups) == list(actions.ROUTE_IDS)
    for (a, b, network, numbers), (ident, element) in zip(data.ROUTES, groups.items(), strict=True):
        assert element.attrib["class"] == "route"
        assert element.attrib["data-network"] == network
        held = [e.attrib["id"] for e in element if "data-x" in e.attrib]
        assert held == [f"{a}__{b}:{number}" for number in numbers], ident


def test_networks_differ_without_colour(board: ET.Element) -> None:
    """Wavy, whole, dashed, dotted, double: the line's path, dashes and strokes tell them apart."""
    seen: dict[str, set[tuple[object, ...]]] = {network: set() for network in NETWORKS}
    for element in board.iter():
        if "data-network" not in element.attrib:
            continue
        own = next(e for e in element if e.attrib.get("class") == "line")
        lines = [e for e in own if e.attrib.get("class") != "halo"][1:]
        look = (len(lines), lines[0].attrib.get("stroke-dasharray"), "q" in lines[0].attrib["d"])
        seen[element.attrib["data-network"]].add(look)
    assert all(len(looks) == 1 for looks in seen.values())
    assert len({next(iter(looks)) for looks in seen.values()}) == len(NETWORKS)


def test_circles_are_big_and_do_not_overlap(spaces: dict[str, ET.Element]) -> None:
    places = {ident: place(spaces[ident]) for ident in CIRCLES + HOMES}
    for ident, (x, y, r) in places.items():
        assert r >= 18, "too small to be read on a phone"
        assert 14 + r <= x <= 1586 - r, ident
        assert 14 + r <= y <= 1186 - r, ident
    for one, other in itertools.combinations(places, 2):
        (x1, y1, r1), (x2, y2, r2) = places[one], places[other]
        assert math.dist((x1, y1), (x2, y2)) >= r1 + r2 + 1, (one, other)


def test_circles_keep_clear_of_cities(
    spaces: dict[str, ET.Element], drawing: dict[str, object]
) -> None:
    for city, (a, b) in airlines_layout.cities(drawing).items():
        for ident in CIRCLES:
            x, y, r = place(spaces[ident])
            assert math.dist((x, y), (a, b)) >= r + 9 + 8, (ident, city)


def test_routes_do_not_cross_or_touch_a_foreign_circle(drawing: dict[str, object]) -> None:
    routes = airlines_layout.routes(drawing)
    for route, other in itertools.permutations(routes, 2):
        line = other.points()
        for circle in route.circles:
            near = min(math.dist((circle.x, circle.y), p) for p in line)
            assert near >= drawing["radius"] + 6, (circle.ident, other.ident)


def test_labels_flags_and_desks_never_collide(
    spaces: dict[str, ET.Element], drawing: dict[str, object]
) -> None:
    found = boxes(drawing)
    for one, other in itertools.combinations(found, 2):
        assert apart(found[one], found[other]), (one, other)
    for name, box in found.items():
        assert box[0] >= 14, name
        assert box[1] >= 14, name
        assert box[2] <= 1586, name
        assert box[3] <= 1186, name
        for ident in CIRCLES:
            x, y, r = place(spaces[ident])
            assert gap(box, x, y) >= r + 1, (name, ident)
        for city, (x, y) in airlines_layout.cities(drawing).items():
            r = 21 if city in airlines_layout.HOMES else 9
            if name != f"flag of {airlines_layout.HOMES.get(city)}":
                assert gap(box, x, y) >= r, (name, city)


def test_places_for_cards_are_on_the_desks_and_apart(
    spaces: dict[str, ET.Element], drawing: dict[str, object]
) -> None:
    found = {}
    for ident in PLACES:
        x, y, w, h = (float(spaces[ident].attrib[f"data-{key}"]) for key in "xywh")
        found[ident] = (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
        assert w / h == pytest.approx(78 / 108, abs=0.01), ident
    for one, other in itertools.combinations(found, 2):
        assert apart(found[one], found[other]), (one, other)
    desks = [rect(panel["box"]) for panel in drawing["panels"]]
    for ident, (left, top, right, bottom) in found.items():
        assert any(d[0] < left and d[1] < top and d[2] > right and d[3] > bottom for d in desks), (
            ident
        )


def test_every_piece_and_card_has_its_symbol() -> None:
    found = {e.attrib["id"] for e in root("pieces.svg").iter(f"{SVG}symbol")}
    kinds = ("plane", "sabotage", "sign", "share", "card_share")
    wanted = {f"{kind}_{name}" for kind in kinds for name in actions.AIRLINE_IDS}
    wanted |= {f"card_route_{name}" for name in actions.CARD_IDS}
    wanted |= {f"line_{network}" for network in NETWORKS}
    backs = {"card_back", "card_share_back", "card_route_back", "card_scoring"}
    assert found == wanted | backs


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_a_match_shows_has_its_picture(
    spaces: dict[str, ET.Element], players: int
) -> None:
    symbols = {e.attrib["id"] for e in root("pieces.svg").iter(f"{SVG}symbol")}
    rng, state = Random(players), GAME(players, {}).new_initial_state()
    for ply in itertools.count():
        if ply % 25 == 0 or state.is_terminal():
            shown = view.view(state.observation(0), ())
            assert {piece["kind"] for piece in shown["pieces"]} <= symbols
            assert {piece["space"] for piece in shown["pieces"]} <= spaces.keys()
            assert {f"card_{card['kind']}" for card in shown["cards"]} <= symbols
            assert {card["zone"] for card in shown["cards"]} - {"hand"} <= spaces.keys()
            assert {c["kind"] for p in shown["players"] for c in p["counters"]} <= symbols
            assert {space["id"] for space in shown["spaces"]} <= spaces.keys()
        if state.is_terminal():
            break
        chance = state.chance_outcomes() if state.current_player() == CHANCE else None
        moves = [action for action, _ in chance] if chance else state.legal_actions()
        state.apply_action(rng.choice(moves))


def test_symbols_tell_what_they_stand_for() -> None:
    """Letters and numbers, so that nothing depends on colour alone."""
    symbols = {e.attrib["id"]: words(e) for e in root("pieces.svg").iter(f"{SVG}symbol")}
    for name, _, stock, *_ in data.AIRLINES:
        assert symbols[f"plane_{name}"] == symbols[f"sabotage_{name}"] == name[0].upper()
        assert symbols[f"card_share_{name}"] == f"{name.upper()}{stock}"
    assert len({name[0] for name in actions.AIRLINE_IDS}) == len(actions.AIRLINE_IDS)
    titles = dict(data.NETWORKS)
    for network, values in data.ROUTE_CARDS:
        for value in values:
            assert symbols[f"card_route_{network}_{value}"] == f"{value}{titles[network]}"


def test_markers_cover_their_circles(spaces: dict[str, ET.Element]) -> None:
    for symbol in root("pieces.svg").iter(f"{SVG}symbol"):
        kind, box = symbol.attrib["id"], symbol.attrib["viewBox"]
        assert re.fullmatch(r"0 0 \d+ \d+", box), kind
        if kind.startswith(("plane_", "sabotage_")):
            assert float(box.split()[2]) >= 2 * place(spaces[CIRCLES[0]])[2], kind


def test_no_id_twice_in_what_a_page_shows_together(board: ET.Element) -> None:
    common = ET.fromstring((ASSETS.parent / "common/symbols.svg").read_text("utf-8"))
    trees = (board, root("pieces.svg"), common)
    seen = [e.attrib["id"] for tree in trees for e in tree.iter() if "id" in e.attrib]
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("name", ["board.svg", "pieces.svg", "cover.svg"])
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
        ("board.svg", 204_800, 61_440),
        ("pieces.svg", 122_880, 20_480),
        ("cover.svg", 24_576, 8_192),
        ("coast.json", 40_960, 16_384),
        ("borders.json", 16_384, 8_192),
    ],
)
def test_files_stay_small(name: str, raw: int, packed: int) -> None:
    content = (ASSETS / name).read_bytes()
    assert len(content) <= raw
    assert len(gzip.compress(content, 6)) <= packed


@pytest.mark.parametrize("colours", [palette.VALUES, palette.AT_NIGHT], ids=["day", "night"])
def test_words_and_numbers_can_be_read_by_day_and_by_night(colours: dict[str, str]) -> None:
    pairs = [(f"on-{name}", f"air-{name}") for name in actions.AIRLINE_IDS]
    pairs += [(f"net-{network}-card", "card") for network in NETWORKS]
    grounds = ("paper", "land", "desert", "forest", "prairie", "snow")
    pairs += [("ink", ground) for ground in grounds]
    pairs += [("print", "card"), ("coin", "desk"), ("coin", "inset")]
    for letters, ground in pairs:
        assert contrast(colours[letters], colours[ground]) >= 4.5, (letters, ground)


@pytest.mark.parametrize("colours", [palette.VALUES, palette.AT_NIGHT], ids=["day", "night"])
def test_lines_stand_out_from_land_and_sea(colours: dict[str, str]) -> None:
    for network, ground in itertools.product(NETWORKS, ("land", "paper", "desert")):
        assert contrast(colours[f"net-{network}"], colours[ground]) >= 3, (network, ground)
    for ground in ("sea", "deep", "shelf"):
        assert contrast(colours["net-edge"], colours[ground]) >= 3, ground


def test_style_sheet_has_every_colour_of_the_pictures() -> None:
    sheet = (ASSETS / "board.css").read_text("utf-8")
    for name in ("board.svg", "pieces.svg"):
        used = re.findall(r'class="([^"]+)"', (ASSETS / name).read_text("utf-8"))
        colours = {c for names in used for c in names.split() if c.startswith(("f-", "s-"))}
        assert [c for c in colours if f".{c} {{" not in sheet] == []


def test_makers_make_what_is_committed() -> None:
    for name, content in board_airlines.outputs().items():
        assert (ASSETS / name).read_text("utf-8") == content, name
