"""Traders of the Air. What the list of games needs; the game itself is in game.py."""

from engine.core.game import GameInfo, Option
from engine.core.text import N_

INFO = GameInfo(
    id="traders",
    name=N_("Traders of the Air"),
    tagline=N_("One steamship for all: buy where you rule, sell before the others do."),
    module="engine.games.traders.game",
    rules_version=1,
    min_players=2,
    max_players=4,
    minutes="45–60",
    has_hidden_hands=False,
    options=(
        Option(
            "board",
            N_("Board"),
            N_("Board A has short loops and suits first games; board B is one long tour."),
            (("a", N_("Board A (easier)")), ("b", N_("Board B (harder)"))),
        ),
        Option(
            "guilds",
            N_("Guilds"),
            N_("Special guilds have an ability each. They are our own designs, even in strength."),
            (
                ("generic", N_("All alike")),
                ("chosen", N_("Chosen in turn")),
                ("random", N_("Drawn at random")),
            ),
        ),
        Option(
            "compass",
            N_("Compass"),
            N_("Spun once before the match: either nothing changes, or all winds are reversed."),
            (("off", N_("Off")), ("on", N_("On"))),
        ),
    ),
)
