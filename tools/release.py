"""What `build.py dist` makes besides dist/: what people download. The same sources make the same bytes."""

import zipfile
from pathlib import Path

from tools.paths import ROOT
from tools.site import Site

RELEASE = ROOT / "release"
FOLDER = "emporion"
DATE = (2020, 1, 1, 0, 0, 0)


def pack(site: Site, target: Path = RELEASE / "emporion-site.zip") -> Path:
    """The site as a zip with one folder in it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for path, content in sorted(site.files.items()):
            info = zipfile.ZipInfo(f"{FOLDER}/{path}", DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o100644 << 16  # a plain file that everybody may read
            info.create_system = 3  # Unix, also on Windows
            data = content if isinstance(content, bytes) else content.read_bytes()
            archive.writestr(info, data)
    return target
