"""One figure of the table."""

from dataclasses import dataclass
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Figure:
    """A value, what it should be at most or at least, and what it was computed from."""

    name: str
    value: float
    source: str
    unit: str = ""
    at_most: float | None = None
    at_least: float | None = None

    def shown(self) -> str:
        digits = 2 if self.value < 100 else 0
        return f"{self.value:,.{digits}f}{self.unit}"

    def aim_shown(self) -> str:
        if self.at_most is not None:
            return (
                f"<= {self.at_most:g}{self.unit}{'' if self.value <= self.at_most else '  MISSED'}"
            )
        if self.at_least is not None:
            return f">= {self.at_least:g}{self.unit}{'' if self.value >= self.at_least else '  MISSED'}"
        return ""

    def to_json(self) -> dict[str, Any]:
        aims = {"at_most": self.at_most, "at_least": self.at_least}
        return {
            "name": self.name,
            "value": round(self.value, 4),
            "unit": self.unit.strip(),
            **{key: value for key, value in aims.items() if value is not None},
            "from": self.source,
        }


def ratio(
    name: str,
    ours: list[float],
    theirs: list[float],
    unit: str,
    *,
    at_most: float | None = None,
    at_least: float | None = None,
) -> Figure:
    """The ratio of two medians that were measured in turns."""
    a, b = median(ours), median(theirs)
    source = f"{a:,.0f} / {b:,.0f} {unit}, medians of {len(ours)}"
    return Figure(name, a / b, source, at_most=at_most, at_least=at_least)
