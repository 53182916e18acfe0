"""Run inside Pyodide by pack.mjs: compiles modules and packs them."""

import ast
import importlib._bootstrap_external as external
import importlib.util
import io
import pkgutil
import sys
import zipfile
from pathlib import Path

ROOT = Path("/packed")
DATE = (2020, 1, 1, 0, 0, 0)
"""The same for all files, so that the same sources make the same pack."""
PYODIDES_OWN = ("_pyodide/", "pyodide/")
"""It reads some of its own docstrings."""


class WithoutDocstrings(ast.NodeTransformer):
    """Removes docstrings but keeps assertions, which compiling at level 2 would remove with them."""

    def visit_FunctionDef(self, node):  # the name is ast's
        self.generic_visit(node)
        if ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        return node

    visit_AsyncFunctionDef = visit_ClassDef = visit_Module = visit_FunctionDef  # noqa: N815


def compiled(name, source, optimize):
    """Return a module as bytecode that is never compared with its source."""
    tree = ast.parse(source, name)
    if name.startswith(PYODIDES_OWN):
        optimize = 0
    elif optimize == 0:
        tree = ast.fix_missing_locations(WithoutDocstrings().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def zipped(files, optimize=0):
    """Return files as a zip; modules are compiled, at level 2 without any docstrings and assertions."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            if name.endswith(".py"):
                name, data = f"{name}c", compiled(name, data, optimize)
            archive.writestr(zipfile.ZipInfo(name, DATE), data)
    return out.getvalue()


def pack(prefixes):
    """Return the files that begin with one of some prefixes as a pack; none of them is packed twice."""
    wanted = [path for path in sorted(ROOT.rglob("*")) if path.is_file() and path.suffix != ".so"]
    names = {path: path.relative_to(ROOT).as_posix() for path in wanted}
    return zipped({name: path.read_bytes() for path, name in names.items() if name.startswith(tuple(prefixes))})


def standard_library(archive, entries, lazy):
    """Return the modules of the standard library that Pyodide and our own modules import, and some more."""
    sys.path.insert(0, str(ROOT))
    for entry in entries:
        package = importlib.import_module(entry)
        for module in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{entry}."):
            importlib.import_module(module.name)
    frozen = {name for name, module in sys.modules.items() if getattr(module.__spec__, "origin", "") == "frozen"}
    used = {*sys.modules, *lazy} - frozen  # those are in Pyodide's own binary
    with zipfile.ZipFile(archive) as source:
        modules = {name: module_of(name) for name in source.namelist() if name.endswith(".py")}
        return zipped({name: source.read(name) for name, module in modules.items() if module in used}, optimize=2)


def module_of(name):
    """Return the module that a file holds."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
