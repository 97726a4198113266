"""What is drawn of Trading Titans, built from an observation alone (docs/boundary.md, View)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import Action
from engine.core.text import _, ngettext
from engine.games.titans import rules, words
from engine.games.titans.actions import COLOUR_OF, KIND_OF, KINDS, MIRAGE, RANKS
from engine.games.titans.data import CARDS, COLOURS, HAND, TRACK, YEARS

JSON = dict[str, Any]
CARD_SPACES = 13


def view(obs: JSON, actions: Sequence[Action]) -> JSON:
    """The game's part of a view; `actions` are the legal ones of the player who looks."""
    return {
        "board": "titans/board",
        "phase": obs["phase"],
        "prompt": _prompt(obs, actions),
        "hint": _hint(obs, actions),
        "status": _status(obs),
        "spaces": [
            {"id": f"card_{i + 1}", "state": "closed"}
            for i in range(obs["year_length"], CARD_SPACES)
        ],
        "pieces": _amphorae(obs) + _markers(obs),
        "cards": _cards(obs),
        "players": standings(obs),
        "actions": [
            {"id": a.id, "notation": a.notation, "label": label(a, obs), "path": path(a)}
            for a in actions
        ],
        "plans": [],
        "names": _names(obs),
        "facts": _facts(obs),
    }


# --- the board --------------------------------------------------------------------------------


def _amphorae(obs: JSON) -> list[JSON]:
    pieces = []
    for colour, row in zip(COLOURS, obs["rows"], strict=True):
        for i, stop in enumerate(row):
            is_front = i == len(row) - 1
            pieces.append(
                {
                    "id": f"amphora:{colour}:{i + 1}",
                    "kind": f"amphora_{colour}",
                    "space": f"{colour}_{TRACK[stop]}",
                    "thing": f"front:{colour}" if is_front else f"amphora:{colour}",
                    "label": _("{goods}, price {price}").format(
                        goods=words.goods(COLOURS.index(colour)), price=TRACK[stop]
                    ),
                    "seat": None,
                    "text": "",
                }
            )
    return pieces


def _markers(obs: JSON) -> list[JSON]:
    return [
        {
            "id": f"marker:{p}",
            "kind": "marker",
            "space": f"score_{score % 100 if score >= 0 else 0}",
            "thing": None,
            "label": words.points(score),
            "seat": p,
            "text": "" if 0 <= score < 100 else words.number(score),
        }
        for p, score in enumerate(obs["scores"])
    ]


def _card(ident: str, kind: int, zone: str, thing: str | None, cover: int = -1) -> JSON:
    label = words.card(kind)
    if cover >= 0:
        label = _("{card}, covered by a mirage").format(card=label)
    return {
        "id": ident,
        "kind": KINDS[kind],
        "zone": zone,
        "thing": thing,
        "label": label,
        "cover": KINDS[cover] if cover >= 0 else None,
    }


def _cards(obs: JSON) -> list[JSON]:
    display = zip(obs["display"], obs["covers"], strict=True)
    cards = [
        _card(
            f"display:{i + 1}",
            kind,
            f"card_{i + 1}",
            f"{'covered' if cover >= 0 else 'display'}:{KINDS[kind]}",
            cover,
        )
        for i, (kind, cover) in enumerate(display)
    ]
    for zone, kinds in (("hand", obs["hand"]), ("aside", obs["aside"])):
        for i, kind in enumerate(kinds):
            copy = kinds[:i].count(kind)
            thing = f"card:{KINDS[kind]}" if zone == "hand" else None
            cards.append(_card(f"{zone}:{KINDS[kind]}:{copy}", kind, zone, thing))
    return cards


# --- the players ------------------------------------------------------------------------------


def standings(obs: JSON) -> list[JSON]:
    """Of each seat: score, size of the hand, counters."""
    return [_player(obs, player) for player in range(obs["players"])]


def _player(obs: JSON, player: int) -> JSON:
    goods = obs["goods"][player]
    counters = [
        {
            "id": f"goods:{colour}",
            "label": words.goods(c),
            "value": goods[c],
            "kind": f"amphora_{colour}",
            "thing": f"goods:{colour}" if player == obs["seat"] else None,
        }
        for c, colour in enumerate(COLOURS)
    ]
    return {
        "score": obs["scores"][player],
        "hand_count": obs["hand_sizes"][player],
        "is_current": player == obs["turn_of"] and obs["phase"] not in ("deal", "over"),
        "counters": counters,
    }


def _status(obs: JSON) -> list[JSON]:
    free = obs["year_length"] - len(obs["display"])
    return [
        {
            "id": "year",
            "label": _("Trading year"),
            "value": _("{year} of {years}").format(year=obs["year"], years=YEARS),
        },
        {"id": "spaces", "label": _("Card spaces left this year"), "value": str(free)},
        {"id": "deck", "label": _("Cards in the pack"), "value": str(obs["pack_size"])},
    ]


# --- words ------------------------------------------------------------------------------------


def _prompt(obs: JSON, actions: Sequence[Action]) -> str:
    if obs["phase"] == "over":
        return _("The match is over.")
    if not actions:
        return ""
    match obs["phase"]:
        case "trade" if _is_owing(obs):
            return _("Sell to pay your debt.")
        case "trade" if obs["trades"]:
            return _("Trade on, or go on to your card.")
        case "trade":
            return _("Buy or sell, or go on to your card.")
        case "card" if any(
            kind % RANKS == RANKS - 2 for kind in obs["display"][-1:]
        ) and _just_taxed(obs):
            return _("After the tax, play another card.")
        case "card":
            return _("Play a card.")
        case "dead_hand":
            return _("None of your cards can be played.")
        case "exchange":
            return _("Lay aside any cards you want to change, then draw as many.")
        case _:
            return _("Sell one amphora.")


def _is_owing(obs: JSON) -> bool:
    """Whether the player in turn still has to sell (Rules TT-21)."""
    goal = obs["debt_goal"]
    return goal is not None and obs["scores"][obs["turn_of"]] < goal


def _just_taxed(obs: JSON) -> bool:
    """Whether the card before was played in this turn: the hand is then short of a card."""
    return len(obs["hand"]) < HAND


def _hint(obs: JSON, actions: Sequence[Action]) -> str:
    if not actions:
        return ""
    if obs["phase"] == "trade":
        score = obs["scores"][obs["turn_of"]]
        goal = obs["debt_goal"]
        if _is_owing(obs):
            if goal < 0:
                return _(
                    "A tax has left you at {score}. Even the best sales of this turn leave a debt: "
                    "reach {goal}; the rest stays until your next turn."
                ).format(score=words.signed(score), goal=words.signed(goal))
            return _(
                "A tax has left you at {score}. Sell until you are at 0 or more; "
                "after that you may go on with the same trade."
            ).format(score=words.signed(score))
        if obs["turn"] == 0:
            return _("First turn of the match: at most one amphora.")
        if obs["turn"] == 1:
            return _("Second turn of the match: at most two amphorae, of different colours.")
    if obs["phase"] == "dead_hand":
        return _(
            "Mirages need an uncovered card of their colour. You pass; the others now know your hand."
        )
    return ""


def path(action: Action) -> list[str]:
    """The things to pick for an action."""
    match action.verb:
        case "buy":
            return [f"front:{action.arguments[0]}"]
        case "sell":
            return [f"goods:{action.arguments[0]}"]
        case "play" | "aside":
            return [f"card:{action.arguments[0]}"]
        case "cover":
            mirage = KIND_OF[action] // RANKS * RANKS + MIRAGE
            return [f"card:{KINDS[mirage]}", f"display:{action.arguments[0]}"]
        case _:
            return [f"button:{action.verb}"]


def label(action: Action, obs: JSON) -> str:
    """An action in words, with what it costs or brings."""
    match action.verb:
        case "buy":
            colour = COLOUR_OF[action]
            return _("Buy {goods} for {price}").format(
                goods=words.goods(colour), price=rules.buying_price(obs["rows"][colour])
            )
        case "sell":
            colour = COLOUR_OF[action]
            return _("Sell {goods} for {price}").format(
                goods=words.goods(colour), price=rules.selling_prices(obs["rows"][colour])[0]
            )
        case "play":
            return _("Play {card}").format(card=words.card(KIND_OF[action]))
        case "cover":
            return _("Mirage on {card}").format(card=words.card(KIND_OF[action]))
        case "aside":
            return _("Lay aside {card}").format(card=words.card(KIND_OF[action]))
        case "draw":
            return _("Draw {card}").format(card=words.card(KIND_OF[action]))
        case "pass":
            return _("Pass")
    if obs["phase"] == "exchange":
        count = len(obs["aside"])
        if not count:
            return _("Keep all cards")
        return ngettext("Draw {n} card", "Draw {n} cards", count).format(n=count)
    return _("On to the card") if obs["trades"] else _("No trade")


def _names(obs: JSON) -> dict[str, str]:
    names = {}
    for c, colour in enumerate(COLOURS):
        names[f"front:{colour}"] = _("the {goods} nearest Palmyra").format(goods=words.goods(c))
        names[f"goods:{colour}"] = _("your {goods}").format(goods=words.goods(c))
    for kind in sorted({*obs["hand"], *obs["display"]}):
        names[f"card:{KINDS[kind]}"] = names[f"display:{KINDS[kind]}"] = words.card(kind)
    return names


def _facts(obs: JSON) -> dict[str, list[str]]:
    facts = {}
    sums = rules.caravan_sums(obs["display"], obs["covers"])
    contracts = rules.contract_counts(obs["display"], obs["covers"])
    for c, colour in enumerate(COLOURS):
        row = obs["rows"][c]
        outlook = [
            _("Caravans so far this year: {sum}; the price would go to {price}.").format(
                sum=words.signed(sums[c]), price=TRACK[rules.moved(row, sums[c])[-1]]
            ),
            ngettext(
                "{n} contract so far: it would pay {points} for each.",
                "{n} contracts so far: they would pay {points} for each.",
                contracts[c],
            ).format(n=contracts[c], points=rules.contract_pay(contracts[c], 1)),
        ]
        first, second = rules.selling_prices(row)
        facts[f"front:{colour}"] = [
            _("Costs {price}.").format(price=rules.buying_price(row)),
            _("The next one would cost {price}.").format(price=TRACK[row[-2]])
            if len(row) > 1
            else _("The last one stays."),
            *outlook,
        ]
        facts[f"goods:{colour}"] = [
            _("A sale brings {first}, a second one {second}.").format(first=first, second=second),
            *outlook,
        ]
    for kind in sorted({*obs["hand"], *obs["display"]}):
        fact = _card_fact(kind)
        facts[f"card:{KINDS[kind]}"] = facts[f"display:{KINDS[kind]}"] = [fact]
    return facts


def _card_fact(kind: int) -> str:
    rank, goods = kind % RANKS, words.goods(kind // RANKS)
    rank_name = CARDS[rank][0]
    if rank_name == "contract":
        return _("At year end each {goods} earns 1, 2, 4 or 8 for 1 to 4 contracts.").format(
            goods=goods
        )
    if rank_name == "tax":
        return _("Everybody pays 2 for each {goods} at once; then another card is played.").format(
            goods=goods
        )
    if rank_name == "mirage":
        return _("Covers a card of its colour, which then counts for nothing at year end.")
    return _("At year end this caravan moves the price of {goods}.").format(goods=goods)
