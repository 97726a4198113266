"""tools/guilds.py: one match of each board, and what it tells of it."""

from __future__ import annotations

import re

import pytest

from engine.bots import greedy
from tools import guilds


def test_each_board_is_told_with_the_guilds_that_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(greedy, "NODE_LIMIT", 1)  # and set back at the end
    assert guilds.main(["--matches", "1", "--evaluations", "1"]) == 0
    told = capsys.readouterr().out
    assert [line for line in told.splitlines() if line.startswith("board")] == [
        "board a, 1 matches",
        "board b, 1 matches",
    ]
    for part in told.split("board ")[1:]:
        shares = [float(share) for share in re.findall(r"([\d.]+)% \+-", part)]
        assert len(shares) == 4
        assert sum(shares) == pytest.approx(100, abs=0.3)
