"""Boards, goods and guilds of Traders of the Air, copied for the tests: not the engine's."""

from __future__ import annotations

_A = """
thespian 2 stockgard
aleborg 1 new_copenhagen thespian
nemesis 2 aleborg
new_copenhagen 1 thespian nemesis downington
calamity 1 new_copenhagen
stockgard 2 revall calamity
downington 2 nemesis calamity
revall 1 rigging
rigging 2 calamity downington
"""
_B = """
thespian 2 aleborg
aleborg 1 new_copenhagen
nemesis 3 aleborg downington
new_copenhagen 1 nemesis calamity
calamity 1 rigging
stockgard 2 thespian new_copenhagen calamity
downington 1 calamity
revall 1 stockgard
rigging 3 revall
"""
"""Cities by their numbers: warehouse spaces, and where the arrows from there lead."""


def _read(text: str) -> tuple[dict[str, int], set[tuple[str, str]]]:
    rows = [line.split() for line in text.split("\n") if line]
    spaces = {city: int(count) for city, count, *_ in rows}
    return spaces, {(city, target) for city, _, *targets in rows for target in targets}


CHARTS = {"a": _read(_A), "b": _read(_B)}
"""board -> (warehouse spaces of each city in the order of its number, arrows)."""
CITIES = list(CHARTS["a"][0])

COLOURS = ("orange", "brown", "blue", "green", "violet", "grey")
GOODS = {
    f"{colour}_{number}": copies
    for colour in COLOURS
    for number, copies in ((1, 4), (2, 5), (3, 4))
}
"""Every goods marker and how many there are of it."""

MATS = (
    ("pathfinders", "envoys"),
    ("outfitters", "insurers"),
    ("bankers", "pedlars"),
    ("storekeepers", "trusted_house"),
)


def number(marker: str) -> int:
    """What a marker shows."""
    return int(marker.split("_")[1])


def colour(marker: str) -> str:
    """The colour of a marker."""
    return marker.split("_")[0]
