"""Build the table that needs no server: the engine for the browser, and with the web table a static folder, build/site.

What only a browser needs goes to src/sternhafen/offline, from where `sternhafen serve` offers it too. Pyodide comes
from npm and msgspec from PyPI, both by the hashes in package-lock.json and constraints.txt; the rest is ours.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import mypy_extensions

from build_web import ROOT, WEB, install, node
from site_sizes import BARS, PROSE, comes_later, copied, first_visit, gzipped, table
from sternhafen.games import HOUSE_TITLES, title_ids
from sternhafen.server.http.page import EVERYWHERE, SHARED, embed_data, shared_words
from sternhafen.server.http.routes.content import given_offline, rules_of
from sternhafen.server.http.security import WASM_POLICY
from sternhafen.text import LANGUAGES
from sternhafen.text.folders import message_ids

SOURCES = ROOT / "src" / "sternhafen"
TABLE = SOURCES / "web"
OFFLINE = SOURCES / "offline"
SITE = ROOT / "build" / "site"
WORK = ROOT / "build" / "browser"
PYODIDE = WEB / "node_modules" / "pyodide"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
WASM = "pyodide.asm.wasm"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""Which of msgspec's wheels fits this Pyodide."""
CORE = (
    "__init__.py",
    "engine/",
    "bots/",
    "reviews/",
    "table/",
    "browser/",
    "games/__init__.py",
    "lessons/__init__.py",
    "lessons/files.py",
    "lessons/guide.py",
    "lessons/shapes.py",
    "studies/__init__.py",
    "studies/changing.py",
    "studies/files.py",
    "studies/playing.py",
    "studies/shapes.py",
    "puzzles/__init__.py",
    "puzzles/daily.py",
    "puzzles/files.py",
    "puzzles/values.py",
    "text/__init__.py",
    "text/folders.py",
    "text/ids.py",
    "text/questions.py",
)
"""What every title needs."""
ENTRIES = ["msgspec", "sternhafen.browser", "sternhafen.table", "sternhafen.bots"]
LAZY = [
    "traceback",
    "linecache",
    "encodings.idna",
    "stringprep",
    "encodings.cp437",
    "encodings.utf_8_sig",
    "zipfile._path.glob",
]
"""Modules that the standard library imports only when it needs them."""
MEMORY_SECTION = 5
ONE_GIB = b"\x80\x80\x01"
"""16384 pages, as long as what it stands for."""
NOT_WEB = ("cli", "terminal")
"""Message files that no page shows."""
KEPT_BY_WEB = (".br", ".gz", ".map")


# The engine --------------------------------------------------------------------------------------------------------


def msgspec_wheel() -> Path:
    """Return msgspec's wheel for the browser, of the version and with a hash that constraints.txt pins."""
    pinned = re.search(r"^msgspec==.*?(?=^\S)", (ROOT / "constraints.txt").read_text(), re.MULTILINE | re.DOTALL)
    assert pinned is not None, "constraints.txt pins msgspec"
    folder = WORK / hashlib.sha256(pinned[0].encode()).hexdigest()[:12]
    if not list(folder.glob("*.whl")):
        folder.mkdir(parents=True, exist_ok=True)
        wanted = folder / "requirements.txt"
        wanted.write_text(pinned[0])
        options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:", "--require-hashes"]
        fitting = ["--platform", PLATFORM, "--python-version", "314", "--implementation", "cp", "--abi", "cp314"]
        command = [sys.executable, "-m", "pip", "download", *options, *fitting, "-r", str(wanted), "-d", str(folder)]
        subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


def python_files() -> dict[str, dict[str, str]]:
    """Return every file that is packed, by its name in the pack: where it is, or what is in it."""
    unpacked = WORK / "msgspec"
    with zipfile.ZipFile(msgspec_wheel()) as wheel:
        wheel.extractall(unpacked)
    files = {
        path.relative_to(unpacked).as_posix(): {"path": str(path)}
        for path in unpacked.rglob("*")
        if path.suffix in (".py", ".so")
    }
    files["mypy_extensions.py"] = {"path": mypy_extensions.__file__}
    for path in own_files():
        name = f"sternhafen/{path.relative_to(SOURCES).as_posix()}"
        files[name] = {"text": dense(path)} if path.suffix == ".json" else {"path": str(path)}
    for name in ("engine", *title_ids()):  # only whether there is a message is asked, so its words stay away
        text = "".join(f"{id} = \n" for id in sorted(message_ids(name)) if "-no-" in id)
        files[f"sternhafen/text/en/{name}.ftl"] = {"text": text}
    return files


def dense(path: Path) -> str:
    """Return a JSON file without the spaces that are only for people."""
    return json.dumps(json.loads(path.read_text(encoding="utf-8")), separators=(",", ":"), ensure_ascii=False)


def prose_of(package: str) -> list[str]:
    """Return how the files of a title begin that come when it is played: lessons, puzzles and campaigns."""
    data = SOURCES / "games" / package / "data"
    campaigns = [path for path in sorted(data.glob("*/")) if any(path.glob("*.json"))]
    folders = [path.relative_to(SOURCES).as_posix() for path in campaigns]
    own = (lessons_of(package), puzzles_of(package))
    return [*(f"sternhafen/{part}" for part in own), *(f"sternhafen/{folder}/" for folder in folders)]


def own_files() -> Iterator[Path]:
    """Yield our own sources and data that a browser needs."""
    titles = [(f"games/{package}/", lessons_of(package), puzzles_of(package)) for package in HOUSE_TITLES]
    wanted = (*CORE, *(part for parts in titles for part in parts))
    for path in sorted(SOURCES.rglob("*")):
        fits = path.suffix in (".py", ".json", ".jsonl") and "__pycache__" not in path.parts
        if fits and path.relative_to(SOURCES).as_posix().startswith(wanted):
            yield path


def lessons_of(package: str) -> str:
    """Return the folder of the lessons of a title, which come with it."""
    return f"lessons/data/{package.replace('_', '-')}/"


def puzzles_of(package: str) -> str:
    """Return how the file of the puzzles of a title begins, which comes with it."""
    return f"puzzles/data/{package.replace('_', '-')}."


def build_engine() -> None:
    """Write the runtime and all packs into the folder that a server offers too."""
    engine = OFFLINE / "engine"
    shutil.rmtree(OFFLINE, ignore_errors=True)
    engine.mkdir(parents=True)
    packs: dict[str, list[str]] = {}
    for id, package in zip(title_ids(), HOUSE_TITLES, strict=False):
        packs |= {id + PROSE: prose_of(package), id: [f"sternhafen/games/{package}/"]}
    core = ["msgspec/", "mypy_extensions.py", "sternhafen/text/", *(f"sternhafen/{part}" for part in CORE)]
    job = {
        "stdlib": str(PYODIDE / "python_stdlib.zip"),
        "files": python_files(),
        "packs": {**packs, "core": core},
        "entries": [*ENTRIES, *(f"sternhafen.games.{package}" for package in HOUSE_TITLES)],
        "lazy": LAZY,
        "out": str(engine),
    }
    WORK.mkdir(parents=True, exist_ok=True)
    (WORK / "job.json").write_text(json.dumps(job))
    node("site/pack.mjs", str(WORK / "job.json"))
    for name in SCRIPTS:
        node("site/minify.mjs", str(PYODIDE / name), str(engine / name))
    (engine / WASM).write_bytes(with_less_memory((PYODIDE / WASM).read_bytes()))
    library = next(path for path in (WORK / "msgspec").rglob("*.so"))
    shutil.copyfile(library, engine / "msgspec.so")


def with_less_memory(module: bytes) -> bytes:
    """Return a WebAssembly module that may grow to 1 GiB instead of 4: some phones refuse to promise more."""
    at = memory_limits(module)
    most, end = leb128(module, at)
    assert most == 1 << 16, "4 GiB"
    return module[:at] + ONE_GIB + module[end:]


def memory_limits(module: bytes) -> int:
    """Return where a WebAssembly module says how many pages of 64 KiB its memory may have.

    A module is a header of eight bytes and sections: an id, the length of what follows, and that. The fifth kind of
    section holds the limits of the memory: how many there are, a flag, the least and the most pages.
    """
    at = 8
    while module[at] != MEMORY_SECTION:
        length, start = leb128(module, at + 1)
        at = start + length
    _, at = leb128(module, at + 1)
    count, flag = module[at], module[at + 1]
    assert (count, flag) == (1, 1), "one memory with limits"
    _, most = leb128(module, at + 2)
    return most


def leb128(data: bytes, at: int) -> tuple[int, int]:
    """Return the number that is written at a place, seven bits a byte, and the place after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


# The folder --------------------------------------------------------------------------------------------------------


def contents() -> dict[str, bytes]:
    """Return every file of the static folder but the service worker, by its path."""
    files = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for root in (TABLE, OFFLINE)
        for path in sorted(root.rglob("*"))
        if path.is_file() and path.suffix not in KEPT_BY_WEB
    }
    for language in LANGUAGES:
        files |= {f"text/{language}/{name}.ftl": text for name, text in words(language)}
        files |= {f"rules/{language}/{id}.json": msgspec.json.encode(rules_of(language, id)) for id in title_ids()}
    policy = f'<meta http-equiv="Content-Security-Policy" content="{WASM_POLICY.partition("; frame-ancestors")[0]}" />'
    page = files["index.html"].replace(b"<head>", f"<head>\n    {policy}".encode(), 1)
    files["index.html"] = embed_data(page, given_offline("en"))
    return files


def words(language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the message files of a language that a page may ask for."""
    yield SHARED, shared_words(language).encode()
    for path in sorted((SOURCES / "text" / language).glob("*.ftl")):
        if path.stem not in (*EVERYWHERE, *NOT_WEB):
            yield path.stem, path.read_bytes()


def service_worker(files: dict[str, bytes], page: str) -> bytes:
    """Return the service worker of this release: its name is the hash of all files, which it keeps; `page` is first."""
    release = hashlib.sha256()
    for path, data in sorted(files.items()):
        release.update(path.encode() + b"\0" + hashlib.sha256(data).digest())
    text = (WEB / "site" / "sw.js").read_text()
    first = [page, *(path for path in sorted(files) if path != "index.html" and not comes_later(path))]
    later = [path for path in sorted(files) if comes_later(path)]
    named = text.replace('"RELEASE"', json.dumps(release.hexdigest()[:16]))
    named = named.replace('["FIRST"]', json.dumps(first)).replace('["LATER"]', json.dumps(later))
    return (named if page == "./" else named.replace("SERVED = false", "SERVED = true")).encode()


def build_site(packed: bool) -> None:
    """Write the static folder; `packed` leaves a compressed copy beside every file that becomes smaller by it."""
    shutil.copyfile(WEB / "site" / "manifest.webmanifest", OFFLINE / "manifest.webmanifest")
    shutil.copyfile(WEB / "src" / "art" / "mark.svg", OFFLINE / "icon.svg")
    files = contents()
    (OFFLINE / "sw.js").write_bytes(service_worker(files, "offline"))
    files["sw.js"] = service_worker(files, "./")
    shutil.rmtree(SITE, ignore_errors=True)
    for path, data in files.items():
        (SITE / path).parent.mkdir(parents=True, exist_ok=True)
        (SITE / path).write_bytes(data)
    if packed:
        node("site/compress.mjs", str(SITE), str(OFFLINE))


def check_sizes(packed: bool) -> None:
    """Say how much a first visit loads, and fail if that is too much."""
    if packed:
        print(table(SITE, BARS))
    loaded = (
        {coding: first_visit(SITE, copied(coding)) for coding in BARS}
        if packed
        else {"gzip": first_visit(SITE, gzipped)}
    )
    said = ", ".join(f"{size / 1e6:.2f} MB by {coding}" for coding, size in loaded.items())
    print(f"{SITE.relative_to(ROOT)}: a first visit loads {said}")
    over = [coding for coding, size in loaded.items() if size > BARS[coding]]
    if over:
        sys.exit(f"That is more than a first visit may load by {' and '.join(over)}: see tools/site_sizes.py.")


def main() -> None:
    """Build."""
    parser = argparse.ArgumentParser(prog="python tools/build_site.py")
    parser.add_argument("--quick", action="store_true", help="leave no compressed copies, which take a minute")
    quick = parser.parse_args().quick
    install()
    build_engine()
    build_site(packed=not quick)
    check_sizes(packed=not quick)


if __name__ == "__main__":
    main()
