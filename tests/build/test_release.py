"""What people download is the same bytes wherever it is made, and no larger than was accepted."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import budget, release, single, site
from tools.paths import CACHE, DIST, ROOT, VENV, StopError

pytestmark = pytest.mark.native

MADE = {".git", ".venv", ".cache", ".mypy_cache", "dist", "release"}


@pytest.fixture(scope="module")
def built() -> site.Site:
    return site.build()


def copy_of_the_project(folder: Path) -> Path:
    """The sources and what was fetched for them, and nothing that was made of them."""

    def made(inside: str, names: list[str]) -> set[str]:
        return MADE if Path(inside) == ROOT else {"__pycache__"}

    shutil.copytree(ROOT, folder, ignore=made, symlinks=True)
    shutil.copytree(CACHE / "wheels", folder / ".cache" / "wheels")
    (folder / ".venv").symlink_to(VENV)
    return folder


def test_another_folder_makes_the_same_bytes(built: site.Site, tmp_path: Path) -> None:
    """The memory snapshot, too: everything is made anew, by another process, in another place."""
    folder = copy_of_the_project(tmp_path / "some where" / "else")
    environment = {**os.environ, "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "42"}
    done = subprocess.run(
        [sys.executable, "build.py", "dist"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    differing = [
        path
        for path in built.files
        if (DIST / path).read_bytes() != (folder / "dist" / path).read_bytes()
    ]
    assert differing == []
    ours = release.pack(built, tmp_path / "ours.zip")
    assert ours.read_bytes() == (folder / "release" / "emporion-site.zip").read_bytes()
    file = single.build(built, tmp_path / "ours.html")
    assert file.read_bytes() == (folder / "release" / "emporion.html").read_bytes()


def test_the_zip_is_the_site_in_one_folder(built: site.Site, tmp_path: Path) -> None:
    with zipfile.ZipFile(release.pack(built, tmp_path / "site.zip")) as archive:
        archive.extractall(tmp_path)
    unpacked = tmp_path / release.FOLDER
    files = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*.*")}
    assert files >= set(built.files)
    for path in ("index.html", "sw.js", "404.html"):
        assert (unpacked / path).read_bytes() == (DIST / path).read_bytes()


class TestBudget:
    def test_the_first_visit_has_not_grown(self, built: site.Site) -> None:
        budget.check(built.files)

    def test_growth_is_refused_with_what_grew_and_how_to_accept_it(
        self, built: site.Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        sizes = budget.first_visit(built.files)
        sizes["main.js"] -= sum(sizes.values()) // 25  # as if it had been that much smaller
        record = tmp_path / "budget.json"
        record.write_text(json.dumps(sizes))
        monkeypatch.setattr(budget, "RECORD", record)
        with pytest.raises(StopError, match=r"What grew: main\.js by .*--accept-size"):
            budget.check(built.files)
        budget.accept(built.files)
        budget.check(built.files)
