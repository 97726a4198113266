"""The guilds: each ability is a parameter of a guild, asked for at the one place where its rule stands.

The eight special ones are our own designs (Rules TA-29). `NEVER` is more than any count in the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.traders.actions import GUILD_IDS
from engine.games.traders.data import AGAINST_WIND, GUILDS, KEPT_DOLLARS, KEPT_GOODS, MATS

NEVER = 99


@dataclass(frozen=True, slots=True)
class Guild:
    """What a player's guild may do; the defaults are those of a generic guild."""

    index: int
    into_empty_city: int = AGAINST_WIND
    """Price of the turn's first move against the wind into a city without contracts (TA-18)."""
    free_replenishing_from: int = NEVER
    """Empty spaces from which replenishing is free (TA-3, TA-4)."""
    kept_dollars: int = KEPT_DOLLARS
    kept_goods: int = KEPT_GOODS
    """What may be kept in the Taxes and Tolls phase (TA-17)."""
    first_contracts: int = 1
    """Contracts that any marker sets up at least in a city without contracts (TA-12)."""
    insured_from: int = NEVER
    """Markers of a colour from which none is lost by another's sale (TA-15)."""
    extra_one_from: int = NEVER
    """Markers of a sale from which a single 1 of a further colour may be added (TA-14)."""
    keeps_contract_from: int = NEVER
    """Markers of a sale from which no contract is removed (TA-14)."""


ALL_GUILDS = tuple(Guild(i, **changes) for i, (_id, changes) in enumerate(GUILDS))
GENERIC = ALL_GUILDS[0]
SIDES = tuple(tuple(GUILD_IDS.index(side) for side in mat) for mat in MATS)
MAT_OF = {side: mat for mat, sides in enumerate(SIDES) for side in sides}


def free_sides(taken: list[Guild]) -> list[int]:
    """Indices of the special guilds whose mat nobody of `taken` uses (Rules TA-29)."""
    used = {MAT_OF[guild.index] for guild in taken if guild is not GENERIC}
    return [side for mat, sides in enumerate(SIDES) if mat not in used for side in sides]
