"""Airlines. What the list of games needs; the game itself is in game.py."""

from engine.core.game import GameInfo, Option
from engine.core.text import N_

INFO = GameInfo(
    id="airlines",
    name=N_("Airlines"),
    tagline=N_(
        "Nine airlines grow across a continent: hold the shares of those that others build."
    ),
    module="engine.games.airlines.game",
    rules_version=1,
    min_players=2,
    max_players=6,
    minutes="60–90",
    has_hidden_hands=True,
    options=(
        Option(
            "controlled",
            N_("Controlled scoring"),
            N_(
                "The scoring cards come into the pile some rounds later, so that shares can spread first."
            ),
            (("off", N_("Off")), ("on", N_("On"))),
            recommended="on",
        ),
        Option(
            "bonus",
            N_("Bonus for later seats"),
            N_(
                "Points at the end for later seats. Balanced is ours: it makes the seats about even."
            ),
            (
                ("none", N_("None")),
                ("printed", N_("As printed: 0, 1, 2, ...")),
                ("balanced", N_("Balanced")),
            ),
        ),
        Option(
            "final_round",
            N_("Extra final round"),
            N_("After the last share everybody else has one more turn. From three players on."),
            (("off", N_("Off")), ("on", N_("On"))),
        ),
    ),
)
