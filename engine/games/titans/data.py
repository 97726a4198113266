"""Board, deck and tables of Trading Titans: literals only.

Certain from the rules: the ends of the track, 12 amphorae and 4 contracts a colour, pay, tax. Our
reconstruction: the track's numbers between, the year lengths for 2 and 3 players, the split of the
other cards (README.md).
"""

COLOURS = ("red", "yellow", "green")
GOODS = ("wine", "gold", "spices")

TRACK = (2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
"""Price of each stop of a route, from Palmyra (0) to the far end (16); the same on all routes."""

START_PRICE = 24
START_SCORE = 50
AMPHORAE = 12
HAND = 5
YEARS = 3
YEAR_LENGTH = {2: 7, 3: 10, 4: 13}
CONTRACT_PAY = (0, 1, 2, 4, 8)
TAX = 2

CARAVANS = (-3, -2, -1, 1, 2, 3)
CARDS = (
    ("caravan_m3", 1),
    ("caravan_m2", 1),
    ("caravan_m1", 1),
    ("caravan_p1", 1),
    ("caravan_p2", 1),
    ("caravan_p3", 1),
    ("contract", 4),
    ("tax", 2),
    ("mirage", 2),
)
"""The cards of each colour: kind and number of copies."""
