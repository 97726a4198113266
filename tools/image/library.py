"""Runs in Pyodide after use.py: makes the library of what was imported, compiled.

The globals pyscript_sources and late_library_source are set by library.mjs.
"""

import ast
import importlib
import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import sys
import zipfile
from pathlib import Path

LIBRARY = "/lib/python314.zip"
# What C code and Pyodide's own modules import by name, which no trace of Python code shows.
ALWAYS = (
    "_sysconfigdata__emscripten_wasm32-emscripten encodings.ascii encodings.idna encodings.latin_1"
    " importlib.metadata pyodide.http pyodide.code pyodide.ffi pyodide.webloop traceback tracemalloc"
)

# asyncio imports it if it is there, and in a browser nothing can open a socket.
WITHOUT = {"ssl"}


def module_name(path):
    """json/__init__.py -> json"""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def imported_names(source):
    """The modules that a source file imports anywhere, inside functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module


def import_all(names):
    """Imports what can be: PyScript also names modules that exist in the browser only."""
    for name in sorted(names):
        try:
            importlib.import_module(name)
        except ImportError:
            pass


def wanted(stock):
    """The names of the stock library's modules that belong into ours, parents included."""
    traced = set(sys.modules)  # before ast and the like, which only this file needs, are counted
    sources = [file.read_text() for file in engine_files()] + list(pyscript_sources.values())
    names = {name for source in sources for name in imported_names(source)}
    before = set(sys.modules)
    import_all(names | set(ALWAYS.split()))
    traced |= set(sys.modules) - before | names | set(ALWAYS.split())
    for name in list(traced):
        while "." in name:
            name = name.rpartition(".")[0]
            traced.add(name)
    names = traced - WITHOUT
    return {
        path for path in stock.namelist() if path.endswith(".py") and module_name(path) in names
    }


def engine_files():
    return sorted(Path(importlib.import_module("engine").__file__).parent.rglob("*.py"))


def compiled(path, source, *, is_ours=False):
    """A .pyc that is never checked against its source, which is not there.

    What is not ours loses its docstrings, its assertions and all lines but each function's first: that is a
    fifth of its size, and errors that matter come from our own code. That loses the docstrings alone.
    """
    tree = without_docstrings(ast.parse(source)) if is_ours else source
    optimize = 0 if is_ours else 2
    code = compile(tree, f"{LIBRARY}/{path}", "exec", dont_inherit=True, optimize=optimize)
    code = code if is_ours else without_lines(code)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def without_docstrings(tree):
    """The tree without docstrings of modules and functions. (dataclasses make one for a class without.)"""
    for node in ast.walk(tree):
        has_one = isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef)
        if has_one and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def without_lines(code):
    """The code object with all of its instructions on its first line, and those inside it likewise."""
    units = len(code.co_code) // 2
    table = bytearray()
    while units > 0:
        count = min(units, 8)  # an entry spans up to eight units
        table += bytes((0x80 | NO_COLUMNS << 3 | count - 1, 0))  # 0: no step from the line before
        units -= count
    constants = [without_lines(c) if hasattr(c, "co_code") else c for c in code.co_consts]
    return code.replace(co_linetable=bytes(table), co_consts=tuple(constants))


NO_COLUMNS = 13  # a kind of entry of CPython's Objects/locations.md


def members():
    """(path, content) of the library, in a fixed order."""
    stock = zipfile.ZipFile(LIBRARY)
    for path in sorted(wanted(stock)):
        yield f"{path}c", compiled(path, stock.read(path))
    names = sorted(module_name(path) for path in stock.namelist() if path.endswith(".py"))
    late = late_library_source.replace("frozenset()", f"frozenset({names!r})")
    ours = {"late_library.py": late, **pyscript_sources}
    for path, source in sorted(ours.items()):
        yield f"{path}c", compiled(path, source.encode())
    site_packages = Path(importlib.import_module("engine").__file__).parent.parent
    for file in engine_files():
        path = str(file.relative_to(site_packages))
        yield f"{path}c", compiled(path, file.read_bytes(), is_ours=True)


def make():
    """The zip's bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as library:
        for path, content in members():
            info = zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            library.writestr(info, content)
    return out.getvalue()
