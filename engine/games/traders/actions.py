"""The catalogue of actions, and the numbers by which the engine names things.

Cities are 0-8 in the order of their printed numbers. A goods marker is its kind: `colour * 3 +
number - 1`; a set of markers is a sorted tuple of kinds.
"""

from __future__ import annotations

from engine.core.game import Action, Catalogue
from engine.games.traders.data import CITIES, COLOURS, COPIES, GUILDS

NUMBERS = len(COPIES)
KINDS = tuple(f"{colour}_{number}" for colour in COLOURS for number in range(1, NUMBERS + 1))
COPIES_OF = COPIES * len(COLOURS)
"""Markers of each kind in the game."""
NUMBER_OF = tuple(kind % NUMBERS + 1 for kind in range(len(KINDS)))
COLOUR_OF = tuple(kind // NUMBERS for kind in range(len(KINDS)))
CITY_IDS = tuple(city[0] for city in CITIES)
GUILD_IDS = tuple(guild[0] for guild in GUILDS)

CATALOGUE = Catalogue(__name__)

REPLENISH = CATALOGUE.add("replenish")
SKIP = CATALOGUE.add("skip")
"""No replenishing in this turn."""
MOVE = tuple(CATALOGUE.add("move", city) for city in CITY_IDS)
BUY = tuple(tuple(CATALOGUE.add("buy", city, kind) for kind in KINDS) for city in CITY_IDS)
"""BUY[city][kind]."""
SETUP = tuple(CATALOGUE.add("setup", kind) for kind in KINDS)
"""The marker is given for guild contracts."""
SELL = tuple(CATALOGUE.add("sell", kind) for kind in KINDS)
"""One more marker joins the sale, the first one begins it."""
LOSE = tuple(CATALOGUE.add("lose", kind) for kind in KINDS)
"""Given up because another player sold the colour, or as one too many at the end of a turn."""
DONE = CATALOGUE.add("done")
"""Completes a sale, or ends the actions of a turn."""
GUILD = tuple(CATALOGUE.add("guild", guild) for guild in GUILD_IDS)

# All that chance does is written `draw`.
DRAW = tuple(CATALOGUE.add("draw", kind) for kind in KINDS)
DRAW_OUT = tuple(CATALOGUE.add("draw", "out", colour) for colour in COLOURS)
"""A colour that leaves the game before it begins."""
DRAW_GUILD = tuple(CATALOGUE.add("draw", "guild", guild) for guild in GUILD_IDS)
DRAW_COMPASS = tuple(CATALOGUE.add("draw", "compass", side) for side in ("normal", "reversed"))

NUMBER: dict[Action, int] = {}
"""The city, kind, colour, guild or side that an action names; of BUY the kind."""
for _row in (
    MOVE,
    *BUY,
    SETUP,
    SELL,
    LOSE,
    GUILD,
    DRAW,
    DRAW_OUT,
    DRAW_GUILD,
    DRAW_COMPASS,
):
    NUMBER |= {action: i for i, action in enumerate(_row)}
