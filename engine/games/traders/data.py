"""Boards, goods and guilds of Traders of the Air: literals only.

From the rules: nine cities, one to three warehouse spaces in each, the goods and all numbers of play, seven
city names, three arrows of board A. Our reconstruction: the other arrows, the spaces, board B, the names
Calamity and Rigging, and the abilities of the special guilds (README.md).
"""

CITIES = (
    ("thespian", "Thespian"),
    ("aleborg", "Aleborg"),
    ("nemesis", "Nemesis"),
    ("new_copenhagen", "New Copenhagen"),
    ("calamity", "Calamity"),
    ("stockgard", "Stockgard"),
    ("downington", "Downington"),
    ("revall", "Rev'all"),
    ("rigging", "Rigging"),
)
"""(id, name) in the order of the printed numbers 1 to 9."""

START_CITY = "new_copenhagen"

BOARDS = (
    (
        "a",
        (2, 1, 2, 1, 1, 2, 2, 1, 2),
        (
            ("thespian", "stockgard"),
            ("aleborg", "new_copenhagen"),
            ("aleborg", "thespian"),
            ("nemesis", "aleborg"),
            ("new_copenhagen", "thespian"),
            ("new_copenhagen", "nemesis"),
            ("new_copenhagen", "downington"),
            ("calamity", "new_copenhagen"),
            ("stockgard", "revall"),
            ("stockgard", "calamity"),
            ("downington", "nemesis"),
            ("downington", "calamity"),
            ("revall", "rigging"),
            ("rigging", "calamity"),
            ("rigging", "downington"),
        ),
    ),
    (
        "b",
        (2, 1, 3, 1, 1, 2, 1, 1, 3),
        (
            ("thespian", "aleborg"),
            ("aleborg", "new_copenhagen"),
            ("nemesis", "aleborg"),
            ("nemesis", "downington"),
            ("new_copenhagen", "nemesis"),
            ("new_copenhagen", "calamity"),
            ("calamity", "rigging"),
            ("stockgard", "thespian"),
            ("stockgard", "new_copenhagen"),
            ("stockgard", "calamity"),
            ("downington", "calamity"),
            ("revall", "stockgard"),
            ("rigging", "revall"),
        ),
    ),
)
"""(id, warehouse spaces of each city, arrows with the wind as (from, to))."""

COLOURS = ("orange", "brown", "blue", "green", "violet", "grey")
COPIES = (4, 5, 4)
"""How many markers of each colour show 1, 2 and 3 goods."""
COLOURS_OUT = {2: 2, 3: 1, 4: 0}
"""Colours that leave the game, by the number of players."""
PILES = 5

CONTRACTS = 15
START_DOLLARS = (1, 2, 3, 4)
INCOME = 3
REPLENISHING = 1
WITH_WIND = 1
AGAINST_WIND = 2
PURCHASE = 1
SALE_MINIMUM = 2
KEPT_DOLLARS = 3
KEPT_GOODS = 3
IDLE_ROUNDS = 3
"""Rounds without progress that end the match."""

UNSOLD_POINTS = 1
CITY_POINTS = 2
MONOPOLY_POINTS = 4
LAST_SUPPLY_POINTS = 2
STACK_POINTS = 3
MOST_CITIES_POINTS = 4
ONES_POINTS = 5

GUILDS: tuple[tuple[str, dict[str, int]], ...] = (
    ("generic", {}),
    ("pathfinders", {"into_empty_city": 1}),
    ("outfitters", {"free_replenishing_from": 11}),
    ("bankers", {"kept_dollars": 5}),
    ("storekeepers", {"kept_goods": 5}),
    ("envoys", {"first_contracts": 2}),
    ("insurers", {"insured_from": 2}),
    ("pedlars", {"extra_one_from": 3}),
    ("trusted_house", {"keeps_contract_from": 3}),
)
"""(id, what differs from a generic guild): the fields of rules.Guild."""

MATS = (
    ("pathfinders", "envoys"),
    ("outfitters", "insurers"),
    ("bankers", "pedlars"),
    ("storekeepers", "trusted_house"),
)
"""The two sides of each special mat; a mat is used by one seat only."""
