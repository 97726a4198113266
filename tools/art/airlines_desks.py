"""What lies on the sea beside the map of Airlines: the desks for cards and the legend."""

from typing import Any

from engine.games.airlines import data
from tools.art.airlines_layout import Box, card_boxes
from tools.art.airlines_signs import BOLD, PLANE, sample
from tools.art.palette import VALUES, paint
from tools.art.svg import ENGLISH, SERIF, el, group, move, num, text


def box_space(box: Box) -> str:
    """An empty place for a card."""
    sides = {"x": box.x, "y": box.y, "width": box.w, "height": box.h, "rx": 9}
    x, y = box.x + box.w / 2, box.y + box.h / 2
    art = el("rect", **sides, **paint("inset", "gold", 2))
    lines = box.words.split("|")
    size = 26 if len(lines) == 1 else box.w / 6.2
    for i, words in enumerate(lines):
        at = y + size * (0.36 + 1.25 * (i - (len(lines) - 1) / 2))
        language = ENGLISH if len(lines) > 1 else {}
        art += text(x, at, words, size, text_anchor=None, **language)
    return el(
        "g", art, ident=box.ident, cls="space", data_x=x, data_y=y, data_w=box.w, data_h=box.h
    )


def panels(drawing: dict[str, Any]) -> str:
    """The two desks on which cards lie."""
    out = []
    for panel in drawing["panels"]:
        x, y, w, h = panel["box"]
        out.append(el("rect", x=x, y=y, width=w, height=h, rx=12, **paint("desk", "ink", 2.5)))
        inner = {"x": x + 5, "y": y + 5, "width": w - 10, "height": h - 10, "rx": 8}
        out.append(el("rect", **inner, **paint(None, "gold", 1.6)))
        for words, tx, ty, size in panel["words"]:
            out.append(
                text(
                    tx,
                    ty,
                    words,
                    size,
                    **paint("coin"),
                    **ENGLISH,
                    font_style="italic",
                    letter_spacing=1,
                )
            )
        for tx, ty in panel["planes"]:
            wing = el(
                "path",
                d=PLANE,
                **paint("gold"),
                transform=f"translate({tx} {ty}) rotate(45) scale(1.5)",
            )
            out.append(wing)
    spaces = [box_space(box) for box in card_boxes(drawing)]
    places = group(*spaces, cls="places f-coin", fill=VALUES["coin"], text_anchor="middle")
    return group(*out, places, cls="desks", font_family=SERIF, font_weight="bold")


def legend(drawing: dict[str, Any]) -> str:
    """The five networks: their lines, their names, who flies on them."""
    x, y, w, h, step = drawing["legend"]
    out = [
        el("rect", x=x, y=y, width=w, height=h, rx=8, **paint("paper", "ink", 2)),
        el("rect", x=x + 5, y=y + 5, width=w - 10, height=h - 10, rx=5, **paint(None, "gold", 1.4)),
    ]
    for i, (network, name) in enumerate(data.NETWORKS):
        top = y + 18 + step * i
        line = el("g", sample(network, w - 40), transform=f"translate({num(x + 20)} {num(top)})")
        label = text(x + 17, top + 22, name, 17, **ENGLISH, text_anchor="start", font_weight="bold")
        users = [airline[0] for airline in data.AIRLINES if network in airline[5]]
        discs = [move(badge_letter(a), x + 27 + 27 * j, top + 38) for j, a in enumerate(users)]
        box = {"x": x + 8, "y": top - 11, "width": w - 16, "height": step - 4, "rx": 5}
        halo = el("rect", **box, cls="halo", fill="none")
        out.append(el("g", halo, line, label, *discs, data_id=f"network:{network}"))
    return group(*out, **{**paint("ink"), "cls": "legend f-ink"}, font_family=SERIF)


def badge_letter(airline: str) -> str:
    """A small disc with the letter of an airline's markers."""
    disc = el("circle", r=11.5, **paint(f"air-{airline}", "ink", 1.5))
    return disc + text(0, 5.4, airline[0].upper(), 15, **BOLD, **paint(f"on-{airline}"))
