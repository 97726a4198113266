"""The map and the cards of Airlines, copied for the tests from the reconstruction, not from the engine."""

from __future__ import annotations

AIRLINES = """
aba 7 8 st_johns edge northeast
boi 7 12 prince_rupert edge northwest
cal 8 14 los_angeles edge southwest
ddl 9 15 dallas east southwest
ela 9 15 toronto northeast east
fis 10 15 denver northwest southwest
gap 11 18 minneapolis northwest northeast east
hit 12 18 monterrey edge southwest east
ita 12 20 new_york edge northeast east
"""
"""Initials, shares, markers, home, networks."""

ROUTES = """
juneau yellowknife edge 4 8
yellowknife churchill edge 5 9
churchill kuujjuaq edge 3 7 12
kuujjuaq goose_bay edge 5
goose_bay st_johns edge 9
halifax st_johns edge 7 11
new_york halifax edge 9 13
new_york norfolk edge 8
norfolk jacksonville edge 2 7
jacksonville miami edge 1
miami san_juan edge 4 8 13
cancun san_juan edge 5 9 14
mexico_city cancun edge 4 9
mazatlan mexico_city edge 8
los_angeles mazatlan edge 7 10 12
san_francisco los_angeles edge 8
vancouver san_francisco edge 5 10
prince_rupert vancouver edge 8
juneau prince_rupert edge 6
cancun miami edge 6
monterrey new_orleans edge 10 13
monterrey mexico_city edge 8
prince_rupert edmonton northwest 7 10
vancouver edmonton northwest 7
vancouver boise northwest 5
yellowknife edmonton northwest 4 8
edmonton regina northwest 5
regina winnipeg northwest 1
regina billings northwest 4
boise billings northwest 5
billings minneapolis northwest 8 10 12
winnipeg minneapolis northwest 8
boise salt_lake_city northwest 2
san_francisco boise northwest 3 8
billings denver northwest 7
san_francisco salt_lake_city southwest 3 7
los_angeles phoenix southwest 6
los_angeles salt_lake_city southwest 8 11
salt_lake_city denver southwest 7
salt_lake_city phoenix southwest 7
phoenix el_paso southwest 2
denver el_paso southwest 8 12
el_paso dallas southwest 9
el_paso mazatlan southwest 3 7 12
el_paso monterrey southwest 8
dallas monterrey southwest 10
denver kansas_city southwest 9
mazatlan monterrey southwest 9
kansas_city dallas southwest 8
kansas_city memphis east 2
kansas_city chicago east 3
chicago memphis east 2 6
chicago lexington east 1
lexington atlanta east 3
lexington norfolk east 1 6
memphis atlanta east 2
atlanta norfolk east 2 6 11
atlanta jacksonville east 1
new_orleans atlanta east 2 7
memphis new_orleans east 3
dallas memphis east 9
new_orleans jacksonville east 2 6
minneapolis chicago northeast 8
winnipeg thunder_bay northeast 2
thunder_bay timmins northeast 4
timmins toronto northeast 6
timmins montreal northeast 4
churchill timmins northeast 4 8 13
toronto montreal northeast 5
chicago toronto northeast 7
toronto new_york northeast 10
montreal new_york northeast 9
montreal halifax northeast 4 8
goose_bay montreal northeast 4 8
kuujjuaq montreal northeast 5 9
thunder_bay chicago northeast 2 6
"""
"""Two cities, network, circles."""

STOCK, SUPPLY, HOME, NETWORKS = {}, {}, {}, {}
for _line in AIRLINES.split("\n")[1:-1]:
    _name, _shares, _markers, _home, *_networks = _line.split()
    STOCK[_name], SUPPLY[_name] = int(_shares), int(_markers)
    HOME[_name], NETWORKS[_name] = _home, set(_networks)

ENDS, NETWORK, CIRCLES = {}, {}, {}
for _line in ROUTES.split("\n")[1:-1]:
    _a, _b, _network, *_numbers = _line.split()
    _route = f"{_a}__{_b}"
    ENDS[_route], NETWORK[_route] = {_a, _b}, _network
    CIRCLES[_route] = [int(number) for number in _numbers]

CARDS = [f"edge_{value}" for value in range(1, 15)]
CARDS += [f"{network}_{value}" for network in ("east", "northwest") for value in range(1, 14, 2)]
CARDS += [
    f"{network}_{value}" for network in ("southwest", "northeast") for value in range(2, 15, 2)
]
