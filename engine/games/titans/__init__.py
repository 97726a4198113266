"""Trading Titans. What the list of games needs; the game itself is in game.py."""

from engine.core.game import GameInfo
from engine.core.text import N_

INFO = GameInfo(
    id="titans",
    name=N_("Trading Titans"),
    tagline=N_(
        "Three caravan roads, one market: buy before the price rises, sell before it falls."
    ),
    module="engine.games.titans.game",
    rules_version=1,
    min_players=2,
    max_players=4,
    minutes="40–60",
    has_hidden_hands=True,
)
