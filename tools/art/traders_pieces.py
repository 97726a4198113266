"""The pieces of Traders of the Air as symbols: steamship, goods, discs, coins, compass, cards."""

from engine.games.traders import actions, data
from tools.art.palette import paint
from tools.art.svg import ENGLISH, el, text
from tools.art.traders_goods import BOLD, back, coin, dial, disc, marker, plate, sign, tile
from tools.art.traders_ship import steamship

W, H = 78, 108


def at(art: str, x: float, y: float, scale: float = 1) -> str:
    """Art with its origin at (x, y)."""
    sizes = f" scale({scale:g})" if scale != 1 else ""
    return el("g", art, transform=f"translate({x:g} {y:g}){sizes}")


def symbol(ident: str, width: int, height: int, art: str) -> str:
    """One symbol a line."""
    return el("symbol", art, ident=ident, view_box=f"0 0 {width} {height}")


def card(colour: str, number: int) -> str:
    """A goods marker as it lies on a mat: its sign, its number, its colour's name."""
    own, on = f"good-{colour}", f"on-{colour}"
    art = el("rect", x=1, y=1, width=W - 2, height=H - 2, rx=8, **paint("card", "print", 2))
    art += el("rect", x=6, y=6, width=W - 12, height=H - 12, rx=5, **paint(own))
    art += at(sign(colour), 39, 33, 1.85)
    art += at(plate(number, 16.5), 39, 72)
    return art + text(39, 99, colour, 12.5, **ENGLISH, **BOLD, **paint(on))


def card_back() -> str:
    """A crate, for whatever lies face down."""
    art = el("rect", x=1, y=1, width=W - 2, height=H - 2, rx=8, **paint("bay", "print", 2))
    return art + at(back(), 39, 54, 0.95)


def small(fill: str, mark: str) -> str:
    """A little marker of 34 x 34 with a mark, for the players' counters."""
    return at(tile(fill, 68), 17, 17, 0.5) + at(mark, 17, 17)


def counters() -> dict[str, str]:
    """Unsold goods, sold goods, sold goods of number 1."""
    crate = el("path", d="M-8-6H8V8H-8zM-8-1H8M-3-6V-1M3-6V-1", **paint("card", "print", 1.8))
    tick = el("path", d="M-7 0L-2 6 8-6", **paint(None, "card", 4), stroke_linecap="round")
    return {
        "good_unsold": small("bay", crate),
        "good_sold": small("good-green", tick),
        "good_one": at(tile("slate", 68), 17, 17, 0.5) + at(plate(1, 11), 17, 17),
    }


def pieces() -> str:
    """The whole file."""
    out = [symbol("ship", 116, 84, at(steamship(), 58, 42))]
    for colour in data.COLOURS:
        for number in range(1, actions.NUMBERS + 1):
            ident = f"good_{colour}_{number}"
            out.append(symbol(ident, 68, 68, at(marker(colour, number), 34, 34)))
            out.append(symbol(f"card_{ident}", W, H, card(colour, number)))
    out.append(symbol("good_back", 68, 68, at(back(), 34, 34)))
    out.append(symbol("card_back", W, H, card_back()))
    out.append(symbol("disc", 54, 58, at(disc(), 27, 29)))
    out.append(symbol("dollar", 34, 34, at(coin(16), 17, 17)))
    out += [symbol(ident, 34, 34, art) for ident, art in counters().items()]
    for ident, side in (("compass_normal", False), ("compass_reversed", True)):
        out.append(symbol(ident, 120, 120, at(dial(side), 60, 60)))
    head = (
        "<!-- Traders of the Air, the pieces. Written by tools/art/board_traders.py: do not edit.\n"
        "     disc is painted in currentColor: the page gives it the colour of its seat. -->"
    )
    body = "\n".join([head, *out])
    return el("svg", "\n" + body + "\n", xmlns="http://www.w3.org/2000/svg") + "\n"
