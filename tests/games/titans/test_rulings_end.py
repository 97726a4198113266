"""The final sale and the result: rulings TT-23 to TT-26, each position worked out by hand."""

from __future__ import annotations

import json

import pytest

from tests.games.titans.positions import TERMINAL, Card, Match

STILL_2: list[Card] = [
    *("red_caravan_p1", "red_caravan_p2", "yellow_caravan_p1"),
    *("yellow_caravan_m1", "green_caravan_p1", "green_caravan_m1"),
]
"""With the red -3 to come the sums are all zero and no contract pays."""


def at_the_end(
    scores: list[int], goods: list[dict[str, int]], fronts: dict[str, int], closer: int = 0
) -> Match:
    """The third year has just been closed by `closer`, in a way that moved and paid nothing."""
    players = len(scores)
    display: list[Card] = list(STILL_2)
    pads = [
        ("red_contract", "red_mirage"),
        ("red_contract", "red_mirage"),
        ("yellow_contract", "yellow_mirage"),
    ]
    more = [
        ("yellow_contract", "yellow_mirage"),
        ("green_contract", "green_mirage"),
        ("green_contract", "green_mirage"),
    ]
    display += [*pads, *more][: 3 * (players - 2)]
    match = Match(
        players=players,
        seat=closer,
        phase="card",
        year=3,
        scores=scores,
        goods=goods,
        fronts=fronts,
        display=display,
        hands={closer: ["red_caravan_m3", "green_contract"]},
    )
    match.pick("card:red_caravan_m3")
    return match


def test_tt_23_everybody_sells_one_in_turn_until_nothing_is_left() -> None:
    """Seats count from 0. 1 sells red onto 6, 0 red onto 5, 1 yellow onto 8, 0 red onto 4."""
    match = at_the_end(
        [20, 30], [{"red": 2}, {"red": 1, "yellow": 1}], {"red": 8, "yellow": 10, "green": 4}
    )
    assert (match.seat, match.phase) == (1, "final_sale")
    match.pick("goods:red")
    match.finish_what_is_forced()
    assert match.scores == [20 + 5 + 4, 30 + 6 + 8]
    assert match.road("red")[0] == 4
    assert match.road("yellow")[0] == 8
    assert match.outcome.winners == (1,)


def test_tt_23_nobody_may_decline_and_only_one_is_sold() -> None:
    match = at_the_end([20, 30], [{"red": 2, "green": 2}, {"red": 2, "yellow": 2}], {"red": 10})
    assert match.seat == 1
    assert match.offers == {"goods:red", "goods:yellow"}
    match.pick("goods:red")
    assert match.seat == 0
    assert match.offers == {"goods:red", "goods:green"}
    match.pick("goods:red")
    assert match.seat == 1
    assert match.road("red")[:2] == [6, 8]


def test_tt_23_players_without_goods_are_skipped() -> None:
    """Seats count from 0. Closer 1, so 2 sells first; 3 owns nothing; then 0, 1, 2, 0."""
    match = at_the_end(
        [10, 20, 30, 40],
        [{"red": 1, "yellow": 1}, {"green": 1}, {"red": 1, "green": 1}, {}],
        {"red": 6, "yellow": 2, "green": 10},
        closer=1,
    )
    assert match.seat == 2
    assert match.offers == {"goods:red", "goods:green"}
    match.pick("goods:green")  # 8
    assert match.seat == 0
    match.pick("goods:yellow")  # 2
    match.finish_what_is_forced()  # 1: green 6, 2: red 5, 0: red 4
    assert match.scores == [10 + 2 + 4, 20 + 6, 30 + 8 + 5, 40]
    assert match.outcome.winners == (2,)
    assert match.outcome.ranks == (4, 3, 1, 2)


def test_tt_23_two_skipped_at_once_and_one_sells_alone() -> None:
    match = at_the_end(
        [10, 10, 10], [{}, {}, {"green": 2, "yellow": 1}], {"yellow": 3, "green": 6}, closer=2
    )
    assert match.seat == 2
    match.pick("goods:green")  # 5
    assert match.seat == 2
    match.pick("goods:yellow")  # 2
    match.finish_what_is_forced()  # 4
    assert match.scores == [10, 10, 21]


def test_tt_23_without_goods_the_match_is_over_at_once() -> None:
    match = at_the_end([41, 40], [{}, {}], {"red": 4, "yellow": 4, "green": 4})
    assert match.seat == TERMINAL
    assert match.outcome.winners == (0,)


def test_tt_23_debt_is_sold_off_like_everything_else() -> None:
    match = at_the_end([-9, -20], [{"red": 2}, {"red": 1}], {"red": 8, "yellow": 4, "green": 4})
    match.finish_what_is_forced()
    assert match.scores == [-9 + 5 + 4, -20 + 6]
    assert match.outcome.winners == (0,)


def test_tt_23_contracts_and_caravans_of_the_third_year_come_first() -> None:
    """Two red contracts pay 2 for each of three; red moves from 8 to 10: the sale begins on 8."""
    display: list[Card] = ["red_contract", "red_contract", "red_caravan_p1", *STILL_2[2:5]]
    match = Match(
        players=2,
        seat=1,
        phase="card",
        year=3,
        scores=[5, 50],
        goods=[{"red": 3}, {}],
        fronts={"red": 8},
        display=display,
        hands={1: ["green_caravan_m1"]},
    )
    match.pick("card:green_caravan_m1")
    match.finish_what_is_forced()
    assert match.scores == [5 + 6 + 8 + 6 + 5, 50]


@pytest.mark.parametrize(
    ("scores", "winners", "returns"),
    [
        ([40, 60, 60], (1, 2), [0, 0.5, 0.5]),
        ([60, 60, 60], (0, 1, 2), [1 / 3, 1 / 3, 1 / 3]),
        ([61, 60, 60], (0,), [1, 0, 0]),
        ([-4, -2, -2], (1, 2), [0, 0.5, 0.5]),
    ],
)
def test_tt_24_equal_highest_scores_share_the_win(
    scores: list[int], winners: tuple[int, ...], returns: list[float]
) -> None:
    match = at_the_end(scores, [{}, {}, {}], {"red": 4, "yellow": 4, "green": 4})
    assert match.outcome.winners == winners
    assert match.state.returns() == pytest.approx(returns)
    assert [score.total for score in match.outcome.scores] == scores
    assert all(sum(p for _, p in score.breakdown) == score.total for score in match.outcome.scores)


def test_tt_25_goods_scores_roads_display_and_counts_are_open() -> None:
    match = Match(
        players=3, display=["green_contract", ("red_contract", "red_mirage")], scores=[7, 8, 9]
    )
    for seat in (0, 1, 2, None):
        seen = json.loads(json.dumps(match.state.observation(seat)))
        view = match.game.view(seen, [])
        assert [player["score"] for player in view["players"]] == [7, 8, 9]
        assert [player["hand_count"] for player in view["players"]] == [5, 5, 5]
        assert sum(piece["kind"].startswith("amphora") for piece in view["pieces"]) == 27
        kinds = [
            (card["kind"], card["cover"])
            for card in view["cards"]
            if card["zone"].startswith("card_")
        ]
        assert kinds == [("green_contract", None), ("red_contract", "red_mirage")]


def test_tt_25_hands_and_pack_are_hidden() -> None:
    """Seat 0 can't tell two positions apart in which only a rival's hand and the pack differ."""
    mine = ["red_contract", "red_contract", "green_tax", "green_mirage", "red_caravan_p3"]
    one = Match(players=2, hands={0: mine, 1: ["yellow_tax"] * 2 + ["yellow_contract"] * 3})
    two = Match(
        players=2,
        hands={0: mine, 1: ["yellow_mirage"] * 2 + ["yellow_caravan_p1"] + ["red_tax"] * 2},
    )
    assert one.hand(1) != two.hand(1)
    assert one.state.observation(0) == two.state.observation(0)
    assert one.state.observation(None) == two.state.observation(None)
    assert one.state.observation(1) != two.state.observation(1)


def test_tt_25_cards_laid_aside_are_seen_by_their_owner_only() -> None:
    hand = ["yellow_tax", "yellow_tax", "yellow_mirage", "green_mirage", "red_mirage"]
    seen = []
    for card in ("yellow_tax", "red_mirage"):
        match = Match(players=2, phase="exchange", seat=1, hands={1: hand})
        match.pick(f"card:{card}")
        seen.append(
            [match.state.observation(0), match.state.observation(1), match.state.observation(None)]
        )
    (rival, owner, public), (rival_too, owner_too, public_too) = seen
    assert rival == rival_too
    assert public == public_too
    assert owner != owner_too


def test_tt_26_a_score_passes_99() -> None:
    """The printed example writes 123 for a marker on 23: 95 + 28."""
    match = Match(
        players=2,
        scores=[95, 50],
        goods=[{"green": 2, "red": 1}, {"green": 8}],
        roads={"green": [30, 30]},
    )
    match.pick("goods:green")
    assert match.scores[0] == 123
    match.pick("goods:green")
    assert match.scores[0] == 149


def test_tt_26_a_purchase_leads_back_below_100() -> None:
    match = Match(players=2, scores=[103, 50], fronts={"red": 8})
    match.pick("front:red")
    assert match.scores[0] == 95


def test_tt_26_the_marker_starts_another_lap() -> None:
    match = Match(players=2, scores=[123, 50])
    view = match.game.view(match.state.observation(0), [])
    markers = {piece["seat"]: piece for piece in view["pieces"] if piece["kind"] == "marker"}
    assert markers[0]["space"] == "score_23"
    assert markers[1]["space"] == "score_50"
    assert view["players"][0]["score"] == 123
