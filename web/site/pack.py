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
"""It reads some of its own docstrings and annotations."""
SAME_LINE = 0b1_1101_000
"""In a table of lines, with one less than their number in the last three bits: some instructions of one line."""
packed = set()
"""What is in a pack already: the first one that wants a file has it."""


class OnlyWhatRuns(ast.NodeTransformer):
    """Removes what nobody reads in a browser: docstrings and the types of parameters and results.

    Assertions stay, which compiling at level 2 would remove with the docstrings. So do the types of fields: structs
    and dataclasses are made from them.
    """

    def visit_FunctionDef(self, node):  # the name is ast's
        node.returns = None
        return self.without_docstring(node)

    def visit_arg(self, node):
        node.annotation = None
        return node

    def without_docstring(self, node):
        self.generic_visit(node)
        if ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        return node

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815
    visit_ClassDef = visit_Module = without_docstring  # noqa: N815


def compiled(name, source, optimize):
    """Return a module as bytecode that is never compared with its source."""
    tree = ast.parse(source, name)
    if name.startswith(PYODIDES_OWN):
        optimize = 0
    elif optimize == 0:
        tree = ast.fix_missing_locations(OnlyWhatRuns().visit(tree))
    code = with_first_lines(compile(tree, name, "exec", dont_inherit=True, optimize=optimize))
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def with_first_lines(code):
    """Return code that knows of every function only the line it begins at: a sixth less to load.

    A traceback still names every function and where it is.
    """
    constants = tuple(with_first_lines(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    lines = bytes((SAME_LINE | 7, 0)) * eights + (bytes((SAME_LINE | rest - 1, 0)) if rest else b"")
    return code.replace(co_consts=constants, co_linetable=lines)


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
    waiting = [path for path in sorted(ROOT.rglob("*")) if path.is_file() and path.suffix != ".so"]
    names = {path.relative_to(ROOT).as_posix(): path for path in waiting if path not in packed}
    wanted = {name: path for name, path in names.items() if name.startswith(tuple(prefixes))}
    packed.update(wanted.values())
    return zipped({name: path.read_bytes() for name, path in wanted.items()})


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
