"""Sea, islands and clouds of Traders of the Air: everything that lies under the pieces."""

from collections.abc import Callable, Sequence
from random import Random

from tools.art.palette import paint
from tools.art.svg import Point, el, group, inside, move, num, smooth
from tools.art.traders_layout import City, cities, compass_island, load
from tools.art.traders_ship import cloud

Free = Callable[[float, float, float], bool]
ROUND: dict[str, object] = {"stroke_linejoin": "round", "stroke_linecap": "round"}


def shapes(board: str) -> str:
    """The islands' outlines, each written once."""
    rings = {city.ident: city.ring for city in cities(board)}
    rings["compass"] = compass_island(board)
    paths = [
        el("path", ident=f"traders-isle-{name}", d=smooth(ring, close=True))
        for name, ring in rings.items()
    ]
    all_ = "".join(el("use", href=f"#traders-isle-{name}") for name in rings)
    return el(
        "defs",
        *paths,
        el("g", all_, ident="traders-isles"),
        el("g", cloud(), ident="traders-cloud"),
    )


def ground(clouds: Sequence[tuple[float, float, float]]) -> str:
    """The sea, brighter towards the middle, the shelf round the islands, the clouds' shadows."""
    width, height = load()["canvas"]
    out = [el("rect", width=width, height=height, **paint("deep"))]
    for part in (1.0, 0.82, 0.64, 0.46):
        spot = {
            "cx": width // 2,
            "cy": height // 2 - 30,
            "rx": round(860 * part),
            "ry": round(640 * part),
        }
        out.append(el("ellipse", **spot, **paint("sea"), opacity="0.4"))
    for tone, broad, strong in (
        ("sea", 74, "0.6"),
        ("shelf", 46, "0.75"),
        ("shelf", 28, None),
        ("foam", 12, None),
    ):
        line = {**paint(None, tone, broad), **ROUND}
        out.append(el("use", href="#traders-isles", y=5, **line, stroke_opacity=strong))
    for x, y, scale in clouds:
        blot = "".join(
            el(
                "ellipse",
                cx=num(x + 40 + dx * scale),
                cy=num(y + 70 + dy * scale),
                rx=num(rx * scale),
                ry=num(ry * scale),
            )
            for dx, dy, rx, ry in ((-30, -12, 44, 20), (16, -18, 48, 26), (46, -8, 34, 16))
        )
        out.append(el("g", blot, **paint("shade"), opacity="0.16"))
    return group(*out, cls="sea")


def waves(free: Free) -> str:
    """Small wave marks on open water."""
    rng, marks = Random("traders waves"), []
    width, height = load()["canvas"]
    seen: list[Point] = []
    for _ in range(2600):
        x, y = rng.uniform(24, width - 50), rng.uniform(30, height - 24)
        near = any(abs(x - a) < 74 and abs(y - b) < 40 for a, b in seen)
        if near or not free(x + 12, y, 22):
            continue
        seen.append((x, y))
        second = f"M{x - 9:.0f} {y + 9:.0f}q5-6 10 0t10 0 10 0"
        marks.append(f"M{x:.0f} {y:.0f}q5-6 10 0t10 0" + rng.choice(("", second)))
    line = {**paint(None, "wave", 1.6), "stroke_linecap": "round", "stroke_opacity": "0.7"}
    return el("path", d="".join(marks), **line)


def land(name: str, ring: Sequence[Point], busy: Callable[[Point], bool]) -> str:
    """An island: its cliffs, its ground, its meadows and a few tufts where nothing stands."""
    href = {"href": f"#traders-isle-{name}"}
    art = el("use", **href, y=9, **paint("cliff", "coast", 2.2))
    art += el("use", **href, **paint("isle", "coast", 2.2))
    rng = Random(name)
    cx, cy = sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)
    inner = [(cx + (x - cx) * 0.9, cy + (y - cy) * 0.87) for x, y in ring]
    art += el("path", d=smooth(inner, close=True), **paint("meadow"), opacity="0.75")
    tufts = ""
    for _ in range(60):
        x, y = rng.uniform(cx - 150, cx + 150), rng.uniform(cy - 110, cy + 110)
        if inside((x, y), inner) and not busy((x, y)):
            tufts += f"M{x:.0f} {y:.0f}q-1-5-3-7m5 7q0-6 1-8m3 8q1-4 4-6"
    return art + el(
        "path", d=tufts, **paint(None, "pine", 1.4), stroke_linecap="round", stroke_opacity="0.75"
    )


def busy_on(city: City) -> Callable[[Point], bool]:
    """Where no tuft may grow on a city's island: name, warehouses, discs."""
    how = load()["name"]

    def busy(point: Point) -> bool:
        boxes = (*city.warehouses, *city.discs)
        on_name = abs(point[0] - city.x) < 130 and abs(point[1] - city.y - how["dy"]) < how["h"]
        return on_name or any(box.holds(point, 12) for box in boxes)

    return busy


def clouds(placed: Sequence[tuple[float, float, float]]) -> str:
    """The clouds that hang above it all."""
    use = el("use", href="#traders-cloud")
    return group(
        *(move(use, x, y, scale) for x, y, scale in placed),
        cls="clouds",
        opacity="0.92",
        pointer_events="none",
    )
