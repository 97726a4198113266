"""Runs in Pyodide on our library, before the snapshot is taken. snapshot.mjs sets pyscript_names."""


def import_everything():
    """Imports the engine with all its games, and what PyScript's package will import.

    That package itself talks to JavaScript when it is imported, so its modules go in as code only:
    a finder keeps them, and they run at the start.
    """
    import importlib
    import marshal
    import sys
    import zipimport

    import engine.boundary  # noqa: F401
    from engine.registry import GAMES, load_game

    for info in GAMES.values():
        for players in range(info.min_players, info.max_players + 1):
            load_game(info.id, players)

    library = zipimport.zipimporter("/lib/python314.zip")
    codes = {}
    for path in pyscript_names:
        name = path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        codes[name] = marshal.loads(library.get_data(f"{path}c")[16:])
    for name in needs(codes.values()):
        try:
            importlib.import_module(name)
        except ImportError:
            pass  # a module of the browser's
    import late_library  # noqa: F401

    sys.meta_path.insert(0, CodeFinder(codes))


def needs(codes):
    """The modules that these code objects import at their top level."""
    import dis

    for code in codes:
        for step in dis.get_instructions(code):
            if step.opname == "IMPORT_NAME" and not step.argval.startswith("pyscript"):
                yield step.argval


class CodeFinder:
    """A finder and loader of modules whose code is in memory: {name: code}."""

    def __init__(self, codes):
        self.codes = codes

    def find_spec(self, name, path=None, target=None):
        import importlib.machinery

        if name not in self.codes:
            return None
        package = name == "pyscript"
        spec = importlib.machinery.ModuleSpec(name, self, is_package=package)
        if package:
            spec.submodule_search_locations = ["/lib/python314.zip/pyscript"]
        return spec

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        exec(self.codes[module.__name__], module.__dict__)


def clean():
    """Drops what only takes space: caches, and the garbage that they leave."""
    import functools
    import gc
    import linecache
    import random
    import re
    import sys
    import zipimport

    linecache.clearcache()
    re.purge()
    sys._clear_internal_caches()
    zipimport._zip_directory_cache.clear()
    sys.path_importer_cache.clear()
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
    random.seed(0)  # the same snapshot each time; the start seeds it anew
    for _ in range(3):
        gc.collect()
