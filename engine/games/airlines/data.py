"""Map, airlines and cards of Airlines: literals only.

Certain from the rules: initials, colours, stock and markers of the airlines, the five networks'
regions, 1 to 3 circles a route, values 1 to 14 and 42 route cards. All else is our reconstruction
(README.md). The table of stock adds up to 85 (Rules AL-1).
"""

NETWORKS = (
    ("edge", "Edge"),
    ("east", "East"),
    ("northwest", "Northwest"),
    ("southwest", "Southwest"),
    ("northeast", "Northeast"),
)

AIRLINES = (
    ("aba", "Atlantic Breeze Airways", 7, 8, "st_johns", ("edge", "northeast")),
    ("boi", "Boreal Ocean International", 7, 12, "prince_rupert", ("edge", "northwest")),
    ("cal", "Coastal Air Lines", 8, 14, "los_angeles", ("edge", "southwest")),
    ("ddl", "Desert Diamond Lines", 9, 15, "dallas", ("east", "southwest")),
    ("ela", "Erie and Lakes Airways", 9, 15, "toronto", ("northeast", "east")),
    ("fis", "Frontier Interior Skyways", 10, 15, "denver", ("northwest", "southwest")),
    ("gap", "Great American Prairie", 11, 18, "minneapolis", ("northwest", "northeast", "east")),
    (
        "hit",
        "Hemisphere International Transport",
        12,
        18,
        "monterrey",
        ("edge", "southwest", "east"),
    ),
    ("ita", "Inter-Territorial Airways", 12, 20, "new_york", ("edge", "northeast", "east")),
)
"""Id (its initials), name, stock cards, markers, home city, networks that it may use."""

CITIES = (
    ("yellowknife", "Yellowknife"),
    ("edmonton", "Edmonton"),
    ("vancouver", "Vancouver"),
    ("san_francisco", "San Francisco"),
    ("los_angeles", "Los Angeles"),
    ("boise", "Boise"),
    ("salt_lake_city", "Salt Lake City"),
    ("billings", "Billings"),
    ("regina", "Regina"),
    ("winnipeg", "Winnipeg"),
    ("churchill", "Churchill"),
    ("phoenix", "Phoenix"),
    ("denver", "Denver"),
    ("el_paso", "El Paso"),
    ("mazatlan", "Mazatlán"),
    ("mexico_city", "Mexico City"),
    ("monterrey", "Monterrey"),
    ("dallas", "Dallas"),
    ("new_orleans", "New Orleans"),
    ("kansas_city", "Kansas City"),
    ("memphis", "Memphis"),
    ("minneapolis", "Minneapolis"),
    ("thunder_bay", "Thunder Bay"),
    ("chicago", "Chicago"),
    ("atlanta", "Atlanta"),
    ("miami", "Miami"),
    ("norfolk", "Norfolk"),
    ("new_york", "New York"),
    ("toronto", "Toronto"),
    ("montreal", "Montréal"),
    ("timmins", "Timmins"),
    ("halifax", "Halifax"),
    ("st_johns", "St. John's"),
    ("goose_bay", "Goose Bay"),
    ("kuujjuaq", "Kuujjuaq"),
    ("cancun", "Cancún"),
    ("juneau", "Juneau"),
    ("prince_rupert", "Prince Rupert"),
    ("jacksonville", "Jacksonville"),
    ("lexington", "Lexington"),
    ("san_juan", "San Juan"),
)

ROUTES = (
    ("juneau", "yellowknife", "edge", (4, 8)),
    ("yellowknife", "churchill", "edge", (5, 9)),
    ("churchill", "kuujjuaq", "edge", (3, 7, 12)),
    ("kuujjuaq", "goose_bay", "edge", (5,)),
    ("goose_bay", "st_johns", "edge", (9,)),
    ("halifax", "st_johns", "edge", (7, 11)),
    ("new_york", "halifax", "edge", (9, 13)),
    ("new_york", "norfolk", "edge", (8,)),
    ("norfolk", "jacksonville", "edge", (2, 7)),
    ("jacksonville", "miami", "edge", (1,)),
    ("miami", "san_juan", "edge", (4, 8, 13)),
    ("cancun", "san_juan", "edge", (5, 9, 14)),
    ("mexico_city", "cancun", "edge", (4, 9)),
    ("mazatlan", "mexico_city", "edge", (8,)),
    ("los_angeles", "mazatlan", "edge", (7, 10, 12)),
    ("san_francisco", "los_angeles", "edge", (8,)),
    ("vancouver", "san_francisco", "edge", (5, 10)),
    ("prince_rupert", "vancouver", "edge", (8,)),
    ("juneau", "prince_rupert", "edge", (6,)),
    ("cancun", "miami", "edge", (6,)),
    ("monterrey", "new_orleans", "edge", (10, 13)),
    ("monterrey", "mexico_city", "edge", (8,)),
    ("prince_rupert", "edmonton", "northwest", (7, 10)),
    ("vancouver", "edmonton", "northwest", (7,)),
    ("vancouver", "boise", "northwest", (5,)),
    ("yellowknife", "edmonton", "northwest", (4, 8)),
    ("edmonton", "regina", "northwest", (5,)),
    ("regina", "winnipeg", "northwest", (1,)),
    ("regina", "billings", "northwest", (4,)),
    ("boise", "billings", "northwest", (5,)),
    ("billings", "minneapolis", "northwest", (8, 10, 12)),
    ("winnipeg", "minneapolis", "northwest", (8,)),
    ("boise", "salt_lake_city", "northwest", (2,)),
    ("san_francisco", "boise", "northwest", (3, 8)),
    ("billings", "denver", "northwest", (7,)),
    ("san_francisco", "salt_lake_city", "southwest", (3, 7)),
    ("los_angeles", "phoenix", "southwest", (6,)),
    ("los_angeles", "salt_lake_city", "southwest", (8, 11)),
    ("salt_lake_city", "denver", "southwest", (7,)),
    ("salt_lake_city", "phoenix", "southwest", (7,)),
    ("phoenix", "el_paso", "southwest", (2,)),
    ("denver", "el_paso", "southwest", (8, 12)),
    ("el_paso", "dallas", "southwest", (9,)),
    ("el_paso", "mazatlan", "southwest", (3, 7, 12)),
    ("el_paso", "monterrey", "southwest", (8,)),
    ("dallas", "monterrey", "southwest", (10,)),
    ("denver", "kansas_city", "southwest", (9,)),
    ("mazatlan", "monterrey", "southwest", (9,)),
    ("kansas_city", "dallas", "southwest", (8,)),
    ("kansas_city", "memphis", "east", (2,)),
    ("kansas_city", "chicago", "east", (3,)),
    ("chicago", "memphis", "east", (2, 6)),
    ("chicago", "lexington", "east", (1,)),
    ("lexington", "atlanta", "east", (3,)),
    ("lexington", "norfolk", "east", (1, 6)),
    ("memphis", "atlanta", "east", (2,)),
    ("atlanta", "norfolk", "east", (2, 6, 11)),
    ("atlanta", "jacksonville", "east", (1,)),
    ("new_orleans", "atlanta", "east", (2, 7)),
    ("memphis", "new_orleans", "east", (3,)),
    ("dallas", "memphis", "east", (9,)),
    ("new_orleans", "jacksonville", "east", (2, 6)),
    ("minneapolis", "chicago", "northeast", (8,)),
    ("winnipeg", "thunder_bay", "northeast", (2,)),
    ("thunder_bay", "timmins", "northeast", (4,)),
    ("timmins", "toronto", "northeast", (6,)),
    ("timmins", "montreal", "northeast", (4,)),
    ("churchill", "timmins", "northeast", (4, 8, 13)),
    ("toronto", "montreal", "northeast", (5,)),
    ("chicago", "toronto", "northeast", (7,)),
    ("toronto", "new_york", "northeast", (10,)),
    ("montreal", "new_york", "northeast", (9,)),
    ("montreal", "halifax", "northeast", (4, 8)),
    ("goose_bay", "montreal", "northeast", (4, 8)),
    ("kuujjuaq", "montreal", "northeast", (5, 9)),
    ("thunder_bay", "chicago", "northeast", (2, 6)),
)
"""Two cities, the network, the numbers on the circles in rising order. A route's id is `a__b`."""

ROUTE_CARDS = (
    ("edge", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)),
    ("east", (1, 3, 5, 7, 9, 11, 13)),
    ("northwest", (1, 3, 5, 7, 9, 11, 13)),
    ("southwest", (2, 4, 6, 8, 10, 12, 14)),
    ("northeast", (2, 4, 6, 8, 10, 12, 14)),
)
"""The values of the route cards of each network, each once."""

STOCK_HAND = 5
ROUTE_HAND = 3
DISPLAY = 5
SCORING_CARDS = 3
SABOTAGE_FROM = 5
"""The lowest number of a circle that can be sabotaged."""

CONTROLLED_ROUNDS = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}
"""Full rounds before the scoring cards are shuffled in, with controlled scoring."""

PRINTED_BONUS = 1
BALANCED_BONUS = {2: 4, 3: 4, 4: 3, 5: 2, 6: 2}
"""Points a seat; the balanced bonus is ours: the first seat is strong."""

IDLE_ROUNDS = 5
"""Rounds without progress that end a match (Rules AL-40)."""
