"""Builds emporion.html: the whole site in one file that is opened from a disk, without a network.

It is the site's own code, bundled with the modules of web/single/ (package.json, "imports") in the place
of those that fetch. What the site would fetch is in the file as parts, compressed and in base64.
"""

import base64
import gzip
import json
import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import image, install
from tools.page import game_cards, inlined, policy_hash, replace_marks, with_assets
from tools.paths import CACHE, ROOT, StopError, digest, short_hash
from tools.release import RELEASE
from tools.site import Site, bundle, plain_script
from tools.vendor import pyscript_core

LARGEST = 9_000_000
PACKER = Path(__file__).with_name("zstd.mjs")
CONDITIONS = "single,module"
# Nothing but data: URLs and the page's own blobs: so nothing can be fetched from anywhere.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src {script} blob: data: 'unsafe-eval'",
        "style-src {style} blob:",
        "worker-src data: blob:",
        "connect-src blob:",
        "img-src blob: data:",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)
ICON = "common/favicon.svg"
NO_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
SITE_LINKS = re.compile(r'<link rel="(?:apple-touch-icon|manifest)"[^>]*>\n')
# What is changed in PyScript's core, each to be found exactly once. It is a blob here, which is no base of
# other URLs; the plug-in that shows errors is loaded even to be told that it is not wanted; and its
# worker can't import the interpreter by an address.
WORKER_CODE = 'new Blob(["/*@*/"+'
CHANGES = (
    ("", r"const\{url:(\w+)\}=import\.meta", r'const \1="emporion://file/"'),
    ("", r'error:\(\)=>import\("\./error-[\w-]+\.js"\)', "error:async()=>({notOnDOM(){}})"),
    (WORKER_CODE, r"module:import\(\w+\)", "module:self.emporionInterpreter"),
)


def build(site: Site, target: Path = RELEASE / "emporion.html") -> Path:
    """Writes the single file of a site."""
    content = _page(site).encode()
    if len(content) > LARGEST:
        raise StopError(
            f"The single file has {len(content):,} bytes, and {LARGEST:,} are allowed: "
            "make something smaller, or allow more in tools/single.py."
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    return target


def _page(site: Site) -> str:
    manifest = _manifest(site)
    script = inlined(bundle("web/single/page.js", manifest, conditions=CONDITIONS), "script")
    first = inlined(plain_script("web/single/first.js", {}), "script")
    style = inlined(bundle("web/style.css", {}), "style")
    policy = POLICY.format(
        script=f"{policy_hash(first)} {policy_hash(script)}", style=policy_hash(style)
    )
    parts = [_part(path, content) for path, content in _contents(site, manifest).items()]
    return replace_marks(
        _skeleton(site),
        {
            "csp": f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            "head": f"<script>{first}</script>\n<style>{style}</style>",
            "main": "\n".join([*parts, f'<script type="module">{script}</script>']),
        },
    )


def _skeleton(site: Site) -> str:
    """index.html with no link to another file: pictures are shown when the script has unpacked them."""
    index, links = SITE_LINKS.subn("", (ROOT / "index.html").read_text(encoding="utf-8"))
    if links != 2:
        raise StopError("index.html should link one icon for Apple's devices and one manifest.")
    games = site.manifest["games"]
    assert isinstance(games, list)
    index = replace_marks(index, {"games": game_cards(games)})
    icon = base64.b64encode((ROOT / "assets" / ICON).read_bytes()).decode()
    pictures = {
        **dict.fromkeys(_assets(site), NO_PICTURE),
        ICON: f"data:image/svg+xml;base64,{icon}",
    }
    return with_assets(index, pictures)


def _manifest(site: Site) -> dict[str, object]:
    """The site's, but Python starts from the snapshot or not at all, and no icon is installed."""
    assets = {path: name for path, name in _assets(site).items() if not name.endswith(".png")}
    without = {"bytes": {}, "library": "", "wheel": "", "serviceWorker": ""}
    own = {"assets": assets, "snapshot": "image/snapshot", "lateLibraries": ["image/rest.zip"]}
    return {**site.manifest, **without, **own}


def _assets(site: Site) -> dict[str, str]:
    assets = site.manifest["assets"]
    assert isinstance(assets, dict)
    return assets


def _contents(site: Site, manifest: dict[str, object]) -> dict[str, bytes]:
    """What the parts hold, by their names: the page's files in one, each of the worker's in its own."""
    assets = manifest["assets"]
    assert isinstance(assets, dict)
    names = [str(manifest["worker"]), *assets.values()]
    texts = {name: _read(site, name).decode() for name in names}
    texts[str(manifest["core"])] = changed(pyscript_core().read_text(encoding="utf-8"))
    worker = bundle("web/single/worker.mjs", manifest, conditions=CONDITIONS)
    texts["single/worker.mjs"] = worker.decode()
    library, snapshot = (site.files[str(site.manifest[key])] for key in ("library", "snapshot"))
    assert isinstance(library, Path)
    assert isinstance(snapshot, Path)
    folder = manifest["pyodideFolder"]
    pyodide = [f"{folder}pyodide.{name}" for name in ("asm.wasm", "asm.mjs", "mjs")]
    return {
        "page.json": json.dumps(texts, ensure_ascii=False).encode(),
        **{name: _read(site, name) for name in pyodide},
        "image/snapshot": gzip.decompress(snapshot.read_bytes()),
        "image/rest.zip": image.rest(library, snapshot),
    }


def changed(core: str) -> str:
    """PyScript's core as it runs in the single file."""
    for after, pattern, new in CHANGES:
        start = core.find(after)
        found = list(re.finditer(pattern, core[start:]))
        if start < 0 or len(found) != 1:
            raise StopError(
                f"PyScript's core should have {pattern} once, and has it {len(found)} times: "
                "see what has become of it, and change CHANGES in tools/single.py."
            )
        core = core[:start] + re.sub(pattern, new, core[start:])
    return core


def _read(site: Site, path: str) -> bytes:
    content = site.files[path]
    return content if isinstance(content, bytes) else content.read_bytes()


def _part(path: str, content: bytes) -> str:
    """A part as web/single/parts.js reads it; the browser takes it for no script."""
    packed = base64.b64encode(_compressed(content)).decode()
    return f'<script type="application/zstd" data-path="{path}">{packed}</script>'


def _compressed(content: bytes) -> bytes:
    folder = CACHE / "zstd"
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / digest([PACKER, ROOT / "requirements" / "build.txt"], short_hash(content))
    if not kept.is_file():
        with TemporaryDirectory(dir=folder) as own:  # others may be packing the same
            plain, part = Path(own) / "plain", Path(own) / "part"
            plain.write_bytes(content)
            command = [install.executable("node"), str(PACKER), str(plain), str(part)]
            subprocess.run(command, cwd=ROOT, env=install.environment(), check=True)
            part.replace(kept)
    return kept.read_bytes()
