"""Runs in Pyodide on our library, before the snapshot is taken."""


def import_everything():
    """Imports the engine with its first game, and what PyScript's package will import.

    That package itself talks to JavaScript when it is imported, so its modules go in as code only: a finder
    keeps them, and they run at the start. The other games are kept so, too, and packed: to unpack and import
    one takes some 25 ms, and imported it would take twice the bytes.
    """
    import importlib
    import sys

    import engine.boundary  # noqa: F401
    from engine.registry import GAMES, load_game

    first, *others = GAMES.values()
    for players in range(first.min_players, first.max_players + 1):
        load_game(first.id, players)

    codes = library_codes("pyscript")
    for name in needs(codes.values()):
        try:
            importlib.import_module(name)
        except ImportError:
            pass  # a module of the browser's
    import late_library  # noqa: F401

    packages = [info.module.rpartition(".")[0] for info in others]
    packs = {package: packed(library_codes(package)) for package in packages}
    sys.meta_path.insert(0, CodeFinder(codes, packs))


def library_codes(package):
    """{name: code} of the modules of a package of our library."""
    import marshal
    import zipimport

    library = zipimport.zipimporter("/lib/python314.zip")
    codes = {}
    for path in filter(lambda path: path.endswith(".pyc"), library._get_files()):
        name = path.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")
        if name == package or name.startswith(f"{package}."):
            codes[name] = marshal.loads(library.get_data(path)[16:])
    return codes


def packed(codes):
    import marshal
    import zlib

    return zlib.compress(marshal.dumps(codes), 9)


def needs(codes):
    """The modules that these code objects import at their top level."""
    import dis

    for code in codes:
        for step in dis.get_instructions(code):
            if step.opname == "IMPORT_NAME" and not step.argval.startswith("pyscript"):
                yield step.argval


class CodeFinder:
    """A finder and loader of modules whose code is in memory: {name: code}, and {package: packed codes}."""

    def __init__(self, codes, packs):
        self.codes = codes
        self.packs = packs

    def find_spec(self, name, path=None, target=None):
        import importlib.machinery

        self.unpack(name.rpartition(".")[0])
        if name not in self.codes:
            return None
        package = name == "pyscript"
        spec = importlib.machinery.ModuleSpec(name, self, is_package=package)
        if package:
            spec.submodule_search_locations = ["/lib/python314.zip/pyscript"]
        return spec

    def unpack(self, package):
        import marshal
        import zlib

        if package in self.packs:
            self.codes.update(marshal.loads(zlib.decompress(self.packs.pop(package))))

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
