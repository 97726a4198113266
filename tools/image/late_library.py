"""Finds the modules of the standard library that the image left out.

The image has what a trace named. Whatever else is imported one day (most likely on the way to an error
message) is fetched then, at the cost of a pause: first our compiled library, then Pyodide's own.
"""

import importlib.machinery
import sys
import zipimport

LIBRARY = "/lib/python314.zip"
NAMES = frozenset()  # all modules of Pyodide's library: filled in when the image is made


class LateLibrary:
    """A meta path finder, asked after all others.

    `fetch_next()` puts a larger library at LIBRARY, or returns False.
    """

    def __init__(self, fetch_next):
        self.fetch_next = fetch_next

    def find_spec(self, name, path=None, target=None):
        if name not in NAMES:
            return None
        while self.fetch_next():
            forget()
            spec = importlib.machinery.PathFinder.find_spec(name, path, target)
            if spec is not None:
                return spec
        return None


def forget():
    """Drops what the import system remembers of the file at LIBRARY."""
    zipimport._zip_directory_cache.pop(LIBRARY, None)
    for entry in [entry for entry in sys.path_importer_cache if entry.startswith(LIBRARY)]:
        del sys.path_importer_cache[entry]


def install(fetch_next):
    """Puts a LateLibrary at the end of the meta path."""
    sys.meta_path.append(LateLibrary(fetch_next))
