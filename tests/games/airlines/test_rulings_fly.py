"""Expanding and flying: rulings AL-7 to AL-14, each position worked out by hand."""

from __future__ import annotations

from tests.games.airlines.positions import CHANCE, Match

ITA_SOUTH = {"ita": ["new_york__norfolk"]}
"""Norfolk leads on to Jacksonville (edge 2), Lexington (east 1) and Atlanta (east 2)."""
HIT_TO_MIAMI = {"hit": ["monterrey__mexico_city", "mexico_city__cancun", "cancun__miami"]}
ABA_USED_UP = {
    "aba": [
        *("goose_bay__st_johns", "halifax__st_johns", "kuujjuaq__goose_bay"),
        *("churchill__kuujjuaq", "goose_bay__montreal", "montreal__halifax"),
        "kuujjuaq__montreal",
    ]
}


def expand(match: Match, card: str) -> Match:
    """The player in turn expands and draws this card."""
    match.play("expand")
    match.draw(f"card {card}")
    return match


def test_al_07_expanding_draws_first() -> None:
    match = Match(founded=ITA_SOUTH, hands={0: "hit"}, cards={0: "east_5"})
    pile = match.card_pile
    match.play("expand")
    assert (match.seat, match.phase) == (CHANCE, "draw_card")
    assert match.outcomes == dict.fromkeys((f"card {card}" for card in pile), 1 / len(pile))
    match.draw("card edge_2")
    assert match.cards(0) == {"east_5", "edge_2"}
    assert match.offers == {
        "fly lexington__norfolk ita",
        "fly atlanta__norfolk ita",
        "fly norfolk__jacksonville ita",
        "decline",
    }


def test_al_07_the_new_card_may_be_used_and_brings_a_share() -> None:
    match = expand(Match(founded=ITA_SOUTH, hands={0: "hit"}, cards={0: "east_5"}), "edge_2")
    match.play("fly norfolk__jacksonville ita")
    assert match.phase == "take"
    assert (match.cards(0), match.discards) == ({"east_5"}, {"edge_2"})
    match.play("take boi")
    match.draw("share fis")
    assert match.hand(0) == "boi hit"
    assert (match.seat, match.cards(0)) == (1, {"east_5"})


def test_al_07_declining_keeps_all_cards_and_brings_no_share() -> None:
    match = expand(Match(founded=ITA_SOUTH, hands={0: "hit"}, cards={0: "east_5"}), "edge_2")
    display = match.display
    match.play("decline")
    assert (match.seat, match.phase) == (1, "turn")
    assert match.hand(0) == "hit"
    assert match.cards(0) == {"east_5", "edge_2"}
    assert (match.display, match.discards) == (display, set())


def test_al_07_if_nothing_fits_one_can_only_decline() -> None:
    match = expand(Match(founded=ITA_SOUTH, hands={0: "hit"}, cards={0: "edge_1"}), "southwest_14")
    assert match.offers == {"decline"}
    match.play("decline")
    assert match.seat == 1
    assert match.cards(0) == {"edge_1", "southwest_14"}


def test_al_08_no_card_to_draw_the_rest_of_the_action_stands() -> None:
    match = Match(
        founded=ITA_SOUTH,
        hands={0: "hit", 1: "ita"},
        cards={0: "east_5"},
        card_pile="",
    )
    match.play("expand")
    assert match.phase == "fly"
    match.play("fly lexington__norfolk ita", "take boi")
    match.let_chance_act()
    assert match.hand(0) == "boi hit"


def test_al_08_the_discards_are_shuffled_only_when_a_card_is_wanted() -> None:
    match = Match(
        founded=ITA_SOUTH,
        hands={0: "hit", 1: "ita"},
        cards={0: "east_5"},
        card_pile="edge_2",
        discards="northwest_1 southwest_2",
    )
    match.play("expand")
    assert match.outcomes == {"card edge_2": 1.0}
    match.draw("card edge_2")
    assert match.card_pile == set()
    assert match.discards == {"northwest_1", "southwest_2"}
    match.play("fly lexington__norfolk ita", "take boi")
    match.let_chance_act()
    assert match.seat == 1
    assert match.card_pile == set()
    assert match.discards == {"northwest_1", "southwest_2", "east_5"}
    match.play("expand")
    assert set(match.outcomes) == {"card northwest_1", "card southwest_2", "card east_5"}
    assert match.discards == set()


def test_al_08_a_founder_may_draw_his_own_card_again() -> None:
    match = Match(hands={0: "hit", 1: "ita"}, cards={0: "edge_8"}, card_pile="", display="boi cal")
    match.play("found hit with 1", "take boi")
    match.draw("share cal")
    assert match.outcomes == {"card edge_8": 1.0}
    match.draw("card edge_8")
    assert match.cards(0) == {"edge_8"}
    assert match.seat == 1


def test_al_09_there_is_no_limit_to_route_cards() -> None:
    match = Match(players=2, hands={0: "hit", 1: "ita"}, cards={0: "edge_14", 1: "edge_13"})
    for _ in range(8):
        match.pass_turn()
        match.pass_turn()
        match.state.idle_turns = 0
    assert [len(match.cards(seat)) for seat in (0, 1)] == [9, 9]


def test_al_10_any_founded_airline_whoever_holds_it() -> None:
    match = Match(
        founded={**ITA_SOUTH, "fis": ["denver__kansas_city"]},
        laid={1: "ita ita", 2: "fis"},
        hands={0: ""},
        cards={0: "east_5"},
    )
    match = expand(match, "southwest_8")
    flights = {offer for offer in match.offers if offer != "decline"}
    assert flights == {
        "fly lexington__norfolk ita",
        "fly atlanta__norfolk ita",
        "fly salt_lake_city__denver fis",
        "fly denver__el_paso fis",
        "fly kansas_city__dallas fis",
    }
    assert match.refused("fly kansas_city__dallas ddl") == "AL-10"
    match.play("fly kansas_city__dallas fis")
    assert match.value("fis") == 3


def test_al_10_not_without_a_marker() -> None:
    match = Match(
        founded={**ABA_USED_UP, "ela": ["toronto__montreal"]},
        hands={0: "hit"},
        cards={0: "northeast_8"},
    )
    assert (match.left("aba"), match.value("aba")) == (0, 8)
    expand(match, "edge_14")
    assert {offer.split()[-1] for offer in match.offers} == {"ela", "decline"}
    assert match.refused("fly montreal__halifax aba") == "AL-10"
    assert match.refused("fly new_york__halifax aba") == "AL-10"


def test_al_11_once_on_a_route() -> None:
    founded = {
        "hit": ["monterrey__new_orleans"],
        "ita": ["new_york__norfolk", "atlanta__norfolk", "new_orleans__atlanta"],
    }
    match = Match(founded=founded, hands={0: "gap"}, cards={0: "edge_13"})
    expand(match, "edge_1")
    assert "fly monterrey__new_orleans ita" in match.offers
    assert match.refused("fly monterrey__new_orleans hit") == "AL-11"
    match.play("fly monterrey__new_orleans ita")
    assert match.owner("monterrey__new_orleans", 13) == "ita"


def test_al_11_a_sabotage_marker_of_its_own_is_no_hindrance() -> None:
    match = Match(
        founded=HIT_TO_MIAMI,
        sabotage=[("miami__san_juan", 8, "hit")],
        hands={0: "gap"},
        cards={0: "edge_4"},
    )
    expand(match, "edge_1")
    match.play("fly miami__san_juan hit", "pay edge_4")
    assert match.owner("miami__san_juan", 4) == "hit"
    assert match.owner("miami__san_juan", 8) == "hit!"


def test_al_12_a_route_must_touch_the_home_or_a_flown_route() -> None:
    match = Match(founded=ITA_SOUTH, hands={0: "gap"}, cards={0: "northeast_14 east_13"})
    expand(match, "edge_14")
    flights = {offer.split()[1] for offer in match.offers if offer != "decline"}
    assert flights == {
        *("new_york__halifax", "montreal__new_york", "toronto__new_york"),
        *("norfolk__jacksonville", "lexington__norfolk", "atlanta__norfolk"),
    }
    assert match.refused("fly halifax__st_johns ita") == "AL-12"
    assert match.refused("fly chicago__toronto ita") == "AL-12"


def test_al_12_a_new_route_opens_what_lies_beyond() -> None:
    match = Match(founded=ITA_SOUTH, hands={0: "gap", 1: "gap"}, cards={0: "edge_9", 1: "edge_7"})
    expand(match, "southwest_2")
    match.play("fly new_york__halifax ita", "take boi")
    match.draw("share fis")
    expand(match, "southwest_4")
    assert "fly halifax__st_johns ita" in match.offers


def test_al_12_the_network_must_be_permitted() -> None:
    """ITA has come to Monterrey; HIT may fly the southwest routes from there, ITA may not."""
    ita = [
        "new_york__norfolk",
        "atlanta__norfolk",
        "new_orleans__atlanta",
        "monterrey__new_orleans",
    ]
    founded = {"ita": ita, "hit": ["monterrey__mexico_city"]}
    match = Match(founded=founded, hands={0: "gap"}, cards={0: "southwest_14"})
    expand(match, "southwest_2")
    assert match.offers == {
        "fly el_paso__monterrey hit",
        "fly dallas__monterrey hit",
        "fly mazatlan__monterrey hit",
        "decline",
    }
    assert match.reason("route:el_paso__monterrey", "airline:ita").rule == "AL-10"


def test_al_13_the_lowest_open_circle_counts() -> None:
    """Miami to San Juan: 4, 8, 13."""
    base = {"ita": ["new_york__norfolk", "norfolk__jacksonville", "jacksonville__miami"]}
    for before, sabotage, price in (
        ([], [], 4),
        (["miami__san_juan"], [], 8),
        ([], [("miami__san_juan", 8, "gap")], 4),
        (["miami__san_juan"], [("miami__san_juan", 8, "gap")], 13),
        (["miami__san_juan"], [("miami__san_juan", 13, "gap")], 8),
    ):
        hit = [*HIT_TO_MIAMI["hit"], *before]
        for value, fits in ((price - 1, False), (price, True), (14, True)):
            match = Match(
                founded={"hit": hit, **base},
                sabotage=sabotage,
                hands={0: "gap", 1: "gap"},
                cards={0: f"edge_{value}", 1: "northwest_13"},
            )
            expand(match, "southwest_2")
            if not fits:
                assert "fly miami__san_juan ita" not in match.offers
                continue
            match.play("fly miami__san_juan ita", f"pay edge_{value}")
            assert match.owner("miami__san_juan", price) == "ita"
            others = {4, 8, 13} - {price}
            assert "ita" not in {match.owner("miami__san_juan", number) for number in others}


def test_al_13_the_card_must_be_of_the_network() -> None:
    match = Match(founded=ITA_SOUTH, hands={0: "gap"}, cards={0: "southwest_14 east_1"})
    expand(match, "northwest_1")
    assert match.offers == {"fly lexington__norfolk ita", "decline"}
    assert match.refused("fly norfolk__jacksonville ita") == "AL-13"


def test_al_13_which_card_pays_is_the_players_choice() -> None:
    match = Match(founded=ITA_SOUTH, hands={0: "gap"}, cards={0: "edge_8 edge_1 east_13"})
    expand(match, "edge_2")
    match.play("fly norfolk__jacksonville ita")
    assert match.offers == {"pay edge_2", "pay edge_8"}
    assert match.refused("pay edge_1") == "AL-13"
    assert match.refused("pay east_13") == "AL-13"
    match.play("pay edge_8")
    assert (match.cards(0), match.discards) == ({"edge_1", "edge_2", "east_13"}, {"edge_8"})
    assert match.owner("norfolk__jacksonville", 2) == "ita"


def test_al_14_homes_of_others_are_cities_like_any() -> None:
    """ITA flies to Toronto, home of ELA, and on to Chicago; ELA founded or not."""
    for founded in (ITA_SOUTH, {**ITA_SOUTH, "ela": ["toronto__montreal"]}):
        match = Match(
            founded=founded, hands={0: "gap", 1: "gap"}, cards={0: "northeast_10", 1: "northeast_8"}
        )
        expand(match, "southwest_2")
        match.play("fly toronto__new_york ita", "pay northeast_10", "take boi")
        match.draw("share fis")
        expand(match, "southwest_4")
        assert "fly chicago__toronto ita" in match.offers
