"""The board and the scoring of the second reading (referee.py), in the plainest way.

The board is a dictionary of covered circles; networks are gone through each time that they are asked for.
"""

from __future__ import annotations

from tests.games.airlines.atlas import CIRCLES, ENDS, HOME, NETWORK, NETWORKS, STOCK, SUPPLY


class Board:
    """Markers on circles, and who is in play."""

    def __init__(self) -> None:
        self.board: dict[tuple[str, int], tuple[str, bool]] = {}
        """Of each covered circle the airline, and whether it is an ordinary marker."""
        self.founded: set[str] = set()
        self.dormant: set[str] = set()

    def left(self, airline: str) -> int:
        """Markers in the supply."""
        used = sum(1 for mine, _ in self.board.values() if mine == airline)
        return SUPPLY[airline] - used - (airline in self.founded)

    def flown(self, airline: str) -> set[str]:
        """The routes with an ordinary marker of the airline."""
        return {
            route
            for (route, _), (mine, ordinary) in self.board.items()
            if ordinary and mine == airline
        }

    def value(self, airline: str) -> int:
        """Ordinary markers, home included."""
        return len(self.flown(airline)) + (airline in self.founded)

    def price(self, route: str) -> int | None:
        """The lowest open number."""
        numbers = [number for number in CIRCLES[route] if (route, number) not in self.board]
        return min(numbers, default=None)

    def from_home(self, airline: str) -> set[str]:
        """Permitted routes at the home city, open or not."""
        return {
            route
            for route, ends in ENDS.items()
            if HOME[airline] in ends and NETWORK[route] in NETWORKS[airline]
        }

    def near(self, airline: str) -> set[str]:
        """Permitted routes that touch the network of a founded airline and are not flown by it."""
        cities = {HOME[airline]}
        flown = self.flown(airline)
        for route in flown:
            cities |= ENDS[route]
        return {
            route
            for route, ends in ENDS.items()
            if ends & cities and NETWORK[route] in NETWORKS[airline] and route not in flown
        }

    def grows(self, airline: str) -> bool:
        """Founded with a marker left, or still to be founded."""
        if airline in self.founded:
            return self.left(airline) > 0
        return airline not in self.dormant

    def pays(self, cards: list[str], route: str) -> list[str]:
        """Those of the cards that pay for the route now."""
        price = self.price(route)
        if price is None:
            return []
        return [c for c in cards if c.split("_")[0] == NETWORK[route] and _value(c) >= price]

    def is_unusable(self, card: str) -> bool:
        """By the numbers of its network, and by who may fly there."""
        network = card.split("_")[0]
        routes = [route for route in ENDS if NETWORK[route] == network]
        flyers = [name for name in STOCK if network in NETWORKS[name] and self.grows(name)]
        return not flyers or not any(self.pays([card], route) for route in routes)


def pay_out(value: int, shares: list[int]) -> list[int]:
    """What each gets of one airline: two prizes, shared by those who tie."""
    prizes = [value, value // 2]
    points = [0] * len(shares)
    for count in sorted({count for count in shares if count}, reverse=True):
        group = [seat for seat, mine in enumerate(shares) if mine == count]
        is_alone = len(group) == sum(1 for mine in shares if mine)
        won = prizes if len(prizes) == 2 and (len(group) > 1 or is_alone) else prizes[:1]
        for seat in group:
            points[seat] = sum(won) // len(group)
        prizes = prizes[len(won) :]
        if not prizes:
            break
    return points


def _value(card: str) -> int:
    return int(card.split("_")[1])
