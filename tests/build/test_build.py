"""What build.py fetches and builds, and what it says when it can't."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import struct
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tools import imports, install, offline, page, site, wheel
from tools.paths import DIST, REQUIREMENTS, ROOT, StopError

pytestmark = pytest.mark.native


UNHASHED = {"index.html", "404.html", "manifest.webmanifest", "sw.js", "embed.js"}
OF_OTHERS = ("demo/", "posters/")
"""What is asked for by a name that must stay, and folders of it: pages of others name it too."""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "build.py"), *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )


class TestLocks:
    def test_npm_lock_has_no_addresses(self) -> None:
        lock = json.loads((ROOT / "package-lock.json").read_text())
        packages = [package for path, package in lock["packages"].items() if path]
        assert packages
        assert not [package for package in packages if "resolved" in package]
        assert all(package["integrity"].startswith("sha512-") for package in packages)

    def test_npmrc_keeps_it_so_and_runs_no_scripts(self) -> None:
        lines = (ROOT / ".npmrc").read_text().split()
        assert "omit-lockfile-registry-resolved=true" in lines
        assert "ignore-scripts=true" in lines

    def test_npm_versions_are_exact(self) -> None:
        package = json.loads((ROOT / "package.json").read_text())
        versions = [*package["dependencies"].values(), *package["devDependencies"].values()]
        assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)

    @pytest.mark.parametrize("lock", sorted(REQUIREMENTS.glob("*.txt")), ids=lambda path: path.stem)
    def test_python_versions_are_exact(self, lock: Path) -> None:
        lines = [line for line in lock.read_text().splitlines() if line and line[0] != "#"]
        assert lines
        assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)


class TestWorkflows:
    """zizmor, in build.py check, has read them; it takes a branch for as good as a tag."""

    @pytest.mark.parametrize("name", ["ci", "pages"])
    def test_actions_are_githubs_own_at_a_release(self, name: str) -> None:
        text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text()
        used = re.findall(r"uses: (.*)", text)
        assert used
        assert all(re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", action) for action in used)


class TestSentences:
    """A failure is one sentence with what to do, never a traceback."""

    def test_old_pythons_can_read_build_py(self) -> None:
        source = (ROOT / "build.py").read_text()
        ast.parse(source, feature_version=(3, 6))
        assert "from __future__" not in source  # annotations are of 3.7

    def test_an_old_python_is_told_so(self) -> None:
        code = (
            "import sys; sys.version_info = (3, 8, 1); sys.argv = ['build.py', 'serve'];"
            f"import runpy; runpy.run_path({str(ROOT / 'build.py')!r}, run_name='__main__')"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert "Python 3.11 or newer" in done.stderr

    def test_a_failed_download_is_one_sentence(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr(install, "LOG", tmp_path / "log")
        with pytest.raises(StopError, match="check the network"):
            install.quiet(
                [sys.executable, "-c", "raise OSError('no network')"],
                f"The packages could not be fetched: {install.AGAIN}.",
            )
        assert "no network" in (tmp_path / "log").read_text()

    def test_stop_ends_the_command_with_its_sentence(self, tmp_path: Path) -> None:
        """A whole command in a copy of the project whose lock asks for what does not exist."""
        for name in ("build.py", "tools", "requirements"):
            subprocess.run(["cp", "-r", str(ROOT / name), str(tmp_path / name)], check=True)
        (tmp_path / ".venv").symlink_to(install.VENV)  # nothing is installed: the lock can't be met
        (tmp_path / "requirements" / "build.txt").write_text("no-such-package-of-emporion==1.0\n")
        done = subprocess.run(
            [sys.executable, str(tmp_path / "build.py"), "dist"],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PIP_NO_INDEX": "1"},
        )
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert re.fullmatch(
            r"build\.py: The Python packages .* could not be fetched: .*\.\n", done.stderr
        )

    def test_no_port_is_one_sentence(self) -> None:
        done = run("serve", "--port", "70000")
        assert done.returncode == 1
        assert (
            done.stderr
            == "build.py: No port from 70000 on is free: name another one with --port.\n"
        )


@pytest.fixture(scope="module")
def built() -> None:
    """dist/ as the sources are now."""
    site.build()


@pytest.mark.usefixtures("built")
class TestSite:
    def test_a_second_build_writes_nothing_and_is_quick(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        started = time.perf_counter()
        site.build()
        assert "(0 files written)" in capsys.readouterr().out
        assert (
            time.perf_counter() - started < 10
        )  # one or two seconds on a machine that is not busy

    def test_names_carry_the_hash_of_their_content(self) -> None:
        """Or the version of the package that they are of; what has neither is listed here."""
        files = {path.relative_to(DIST).as_posix(): path for path in DIST.rglob("*.*")}
        for name, path in files.items():
            if path.is_file() and not re.match(r"(pyodide|pyscript)-[\d.]+/", name):
                has_hash = hashlib.sha256(path.read_bytes()).hexdigest()[:10] in name
                assert has_hash or name in UNHASHED or name.startswith(OF_OTHERS), name

    def test_index_is_filled_in(self) -> None:
        index = (DIST / "index.html").read_text(encoding="utf-8")
        assert "<!--build:" not in index
        for path in re.findall(r'(?:src|href)="([^"#]+)"', index):
            assert (DIST / path).is_file(), path
        assert len(re.findall(r"<script(?![^>]*\ssrc=)", index)) == 1

    def test_the_web_manifest_tells_true_sizes_and_no_absolute_address(self) -> None:
        manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
        assert manifest["start_url"] == manifest["scope"] == "./"
        assert {"maskable"} == {i["purpose"] for i in manifest["icons"] if "purpose" in i}
        assert {"wide", "narrow"} == {shot["form_factor"] for shot in manifest["screenshots"]}
        for picture in manifest["icons"] + manifest["screenshots"]:
            data = (DIST / picture["src"]).read_bytes()
            if picture["type"] == "image/png":
                assert picture["sizes"] == "{}x{}".format(*struct.unpack(">II", data[16:24]))
            elif picture["type"] == "image/jpeg":
                assert picture["sizes"] == "{}x{}".format(*offline.jpeg_size(data))
        games = json.loads(wheel.games())
        shortcuts = [shortcut["url"] for shortcut in manifest["shortcuts"]]
        assert shortcuts == [f"./#new/{game['id']}" for game in games]

    def test_every_address_is_relative(self) -> None:
        index = (DIST / "index.html").read_text(encoding="utf-8")
        assert not re.findall(r'(?:src|href)="(?:/|https?:)', index)

    def test_policy(self) -> None:
        index = (DIST / "index.html").read_text(encoding="utf-8")
        (inline,) = re.findall(r"<script>(.*?)</script>", index, re.DOTALL)
        policy = page.policy(inline)
        assert f'content="{policy}"' in index
        assert "connect-src 'self'" in policy
        assert "'unsafe-inline'" not in policy
        assert page.policy(f"{inline} ") != policy

    def test_wheel_has_the_engine_and_nothing_else(self) -> None:
        with zipfile.ZipFile(wheel.build()) as archive:
            names = [name for name in archive.namelist() if ".dist-info/" not in name]
        ours = {file.relative_to(ROOT).as_posix() for file in wheel.sources()}
        assert set(names) >= ours
        assert not [name for name in names if not name.startswith("engine/")]

    def test_wheel_is_the_same_for_the_same_sources(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        first = wheel.build().read_bytes()
        monkeypatch.setattr(wheel, "CACHE", tmp_path)
        assert wheel.build().read_bytes() == first


def test_import_rules() -> None:
    assert imports.problems() == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("engine.core.table", "engine.games.titans"),
        ("engine.bots.greedy", "engine.games.titans.rules"),
        ("engine.core.table", "engine.bots"),
        ("engine.games.titans.state", "engine.games.airlines.state"),
        ("engine.games.titans.state", "engine.games.titans.phases"),
        ("engine.games.titans.view", "engine.games.titans.game"),
        ("engine.games.titans.game", "engine.registry"),
        ("engine.games.titans.data", "json"),
        ("engine.core.record", "jsonschema"),
    ],
)
def test_import_rules_find(importer: str, imported: str) -> None:
    assert imports.problem(importer, imported)


def test_unbuilt_index_has_each_mark_once() -> None:
    with pytest.raises(StopError, match="build:games"):
        page.fill_in("<!doctype html>", page.Links(b"", "a.css", "b.js", []), [], {})
