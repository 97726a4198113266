"""Builds dist/: the site as a folder of static files.

A build is a plain list of (path in dist, content or file to copy). What changes often has the hash of its
content in its name, so that a browser never mixes two builds.
"""

import json
import shutil
import subprocess
import time
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tools import image, install, offline, wheel
from tools.budget import transferred
from tools.page import Links, fill_in, not_found
from tools.paths import CACHE, DIST, MODULES, ROOT, StopError, digest, short_hash
from tools.vendor import lock_info, pyodide_files, pyscript_files

TOOLS_OWN = {".json", ".md", ".po"}
MANIFEST = CACHE / "manifest.json"  # of the last build: tests bundle pages of their own with it


@dataclass
class Site:
    """What will be in dist/: path -> content, or the file that has it."""

    files: dict[str, bytes | Path] = field(default_factory=dict)
    manifest: dict[str, object] = field(default_factory=dict)  # of web/boot/manifest.js

    def add(self, path: str, content: bytes | Path) -> str:
        self.files[path] = content
        return path

    def add_hashed(self, path: str, content: bytes | Path) -> str:
        """Adds `content` under `path` with its hash before the suffix, and returns that path."""
        stem, _, suffix = path.partition(".")
        return self.add(f"{stem}-{short_hash(content)}.{suffix}", content)

    def write(self, folder: Path = DIST) -> int:
        """Makes `folder` hold exactly these files; returns how many had to be written."""
        written = 0
        for path, content in self.files.items():
            written += _write(folder / path, content)
        wanted = {folder / path for path in self.files}
        for file in [path for path in folder.rglob("*") if path.is_file() and path not in wanted]:
            file.unlink()
        for inner in sorted((p for p in folder.rglob("*") if p.is_dir()), reverse=True):
            if not any(inner.iterdir()):
                inner.rmdir()
        return written


def build() -> Site:
    """Builds dist/ from what is installed and says what it did."""
    started = time.perf_counter()
    site = assemble()
    MANIFEST.write_text(json.dumps(site.manifest), encoding="utf-8")
    written = site.write()
    print(f"Built dist/ in {time.perf_counter() - started:.1f} s ({written} files written).")
    return site


def assemble() -> Site:
    """The site as the sources are now; nothing in dist/ is touched."""
    install.node_packages()
    site = Site()
    manifest = site.manifest
    manifest.update(_python_side(site))
    style = site.add_hashed("style.css", bundle("web/style.css", {}))
    interpreter = bundle("web/boot/interpreter.mjs", manifest)
    manifest["interpreter"] = site.add_hashed("boot/interpreter.mjs", interpreter)
    games = json.loads(wheel.games())
    languages = _made("languages", (ROOT / "assets").rglob("*.po"))
    manifest["languages"] = json.loads((languages / "names.json").read_text(encoding="utf-8"))
    pictures = _made("poster", [*wheel.sources(), *(ROOT / "assets").rglob("*.svg")])
    assets = _assets(site, [*pictures.glob("*/*.svg"), *languages.glob("*/*.json")])
    posters = {game["id"]: assets[f"{game['id']}/poster.svg"] for game in games}
    manifest["posters"] = posters
    first = plain_script("web/boot/first.js", manifest)
    manifest["games"] = games
    manifest["assets"] = assets
    _embedding(site, posters, languages / "element.json")
    page = site.add_hashed("main.js", bundle("web/main.js", manifest))
    index = (ROOT / "index.html").read_text(encoding="utf-8")
    modules = [str(manifest["interpreter"]), *sorted(p for p in site.files if "/core" in p)]
    links = Links(first, style, page, modules)
    site.add("index.html", fill_in(index, links, games, assets).encode())
    web_manifest = offline.web_manifest(assets, _screenshots(site), games)
    site.add("manifest.webmanifest", web_manifest)
    kept = offline.kept(site.files)
    site.add(str(manifest["serviceWorker"]), bundle("web/service_worker.js", kept, "EMPORION_KEPT"))
    site.add("404.html", not_found((ROOT / "404.html").read_text(encoding="utf-8")).encode())
    return site


def _assets(site: Site, made: Iterable[Path]) -> dict[str, str]:
    """Adds assets/ but for what only the tools read, and `made`, what they have made of it.

    Returns where each file is, by its path below assets/.
    """
    folder = ROOT / "assets"
    files = {
        file.relative_to(folder).as_posix(): file
        for file in folder.rglob("*.*")
        if file.suffix not in TOOLS_OWN
    }
    files |= {file.relative_to(file.parents[1]).as_posix(): file for file in made}
    return {path: site.add_hashed(f"assets/{path}", file) for path, file in sorted(files.items())}


def _screenshots(site: Site) -> dict[str, Path]:
    """Adds the pictures that a browser shows to whoever installs the page."""
    files = sorted((ROOT / "docs" / "pictures").glob("*.jpg"))
    return {site.add_hashed(f"pictures/{file.name}", file): file for file in files}


def _embedding(site: Site, posters: dict[str, str], words: Path) -> None:
    """Adds what pages of others name, under names that stay, and a page that does so: demo/."""
    translated = json.loads(words.read_text(encoding="utf-8"))
    site.add("embed.js", bundle("web/embed/element.js", translated, "EMPORION_WORDS"))
    for game, path in posters.items():
        site.add(f"posters/{game}.svg", site.files[path])
    for file in sorted((ROOT / "docs" / "demo").iterdir()):
        site.add(f"demo/{file.name}", file)


def _made(tool: str, inputs: Iterable[Path]) -> Path:
    """The folder that a tool of ours writes, written anew if it or an input has changed."""
    key = digest([*inputs, ROOT / "tools" / f"{tool}.py"])
    folder = CACHE / tool / key
    if not folder.is_dir():
        part = CACHE / tool / "part"
        command = [install.executable("python"), "-m", f"tools.{tool}", str(part)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise StopError(f"tools/{tool}.py failed:\n{done.stderr.strip()[-2000:]}")
        part.rename(folder)
    return folder


def _python_side(site: Site) -> dict[str, object]:
    """Adds Pyodide, PyScript and the engine; returns the manifest of web/boot/manifest.js."""
    engine = wheel.build()
    library, snapshot = image.build(engine)
    pyodide, pyodide_version = pyodide_files()
    core, pyscript = pyscript_files()
    for path, content in {**pyodide, **pyscript}.items():
        site.add(path, content)
    folder = f"pyodide-{pyodide_version}/"
    manifest: dict[str, object] = {
        "version": wheel.version(),
        "pyodide": pyodide_version,
        "pyodideFolder": folder,
        "core": core,
        "worker": site.add_hashed("engine/worker.py", ROOT / "engine" / "worker.py"),
        # The hash is the folder's: pip's rules say what a wheel is called.
        "wheel": site.add(f"wheel-{short_hash(engine)}/{engine.name}", engine),
        "library": site.add_hashed("image/library.zip", library),
        "snapshot": site.add_hashed("image/snapshot.gz", snapshot),
        "snapshotMemory": image.memory_length(snapshot),
        "lockInfo": lock_info(),
        "serviceWorker": "sw.js",
        "config": tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")),
    }
    manifest["lateLibraries"] = [manifest["library"], f"{folder}python_stdlib.zip"]
    waited_for = [f"{folder}pyodide.asm.wasm", str(manifest["library"]), str(manifest["snapshot"])]
    manifest["bytes"] = {path: transferred(path, site.files[path]) for path in waited_for}
    return manifest


def bundle(
    entry: str,
    value: object,
    name: str = "EMPORION_MANIFEST",
    *,
    form: str = "esm",
    target: str = "es2022",
    conditions: str = "module",
) -> bytes:
    """One minified file from `entry`, a path below the project, and what it imports.

    `value` is put in the place of `name`. The file is a module, or as `iife` a plain script, in no younger
    JavaScript than `target`. `conditions` choose among the modules of package.json's "imports".
    """
    command = [
        str(MODULES / ".bin" / "esbuild"),
        entry,
        "--bundle",
        "--minify",
        f"--format={form}",
        f"--target={target}",
        f"--conditions={conditions}",
        "--charset=utf8",
        "--external:*.svg",
        f"--define:{name}={json.dumps(value)}",
        "--log-level=warning",
    ]
    done = subprocess.run(
        command, cwd=ROOT, env=install.environment(), capture_output=True, check=False
    )
    told = done.stderr.decode(errors="replace").strip()
    if done.returncode or "[WARNING]" in told:
        raise StopError(f"esbuild could not bundle {entry}:\n{told}")
    return done.stdout


def plain_script(entry: str, value: object) -> bytes:
    """A bundle that browsers too old for the page can read, to be told so."""
    return bundle(entry, value, form="iife", target="es2015")


def _write(target: Path, content: bytes | Path) -> bool:
    """Writes one file unless it is there already; tells whether it wrote."""
    if isinstance(content, bytes):
        if target.is_file() and target.read_bytes() == content:
            return False
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        return True
    if target.is_file():
        old, new = target.stat(), content.stat()
        if (old.st_size, old.st_mtime_ns) == (new.st_size, new.st_mtime_ns):
            return False
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(content, target)
    return True
