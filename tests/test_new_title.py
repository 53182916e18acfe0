"""``sternhafen new-title`` writes a title that passes all that a title must pass, by one edit outside its own files.

It is written into a copy of the sources, so that no other test sees it, and is gone with the copy.
"""

from __future__ import annotations

import ast
import difflib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sternhafen.cli import main
from sternhafen.games import HOUSE_TITLES
from sternhafen.scaffold import REGISTRY, Names, renamed, skeleton

ROOT = Path(__file__).resolve().parent.parent
NAME = "moon-mine"
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "Makefile")
SUITES = (
    "tests/games/moon_mine",
    "tests/engine/test_laws.py",
    "tests/engine/test_lists.py",
    "tests/engine/test_reasons.py",
    "tests/text/test_messages.py",
    "tests/text/test_primers.py",
    "tests/text/test_rules.py",
    "tests/terminal/test_table.py",
    "tests/envs/test_faces.py",
    "tests/envs/test_numbering.py",
    "tests/envs/test_secrets.py",
    "tests/bots/test_bots.py",
    "tests/web/test_sources.py",
)
"""What a title must pass: the laws, its words and rules, boards, views as numbers, bots, types for the browser."""
CHOSEN = "(moon or marked or generated or there_and_used or prose) and not shared"
"""Of these suites, what is about this title or about all files."""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources with a new title in it."""
    folder = tmp_path_factory.mktemp("clone")
    unneeded = shutil.ignore_patterns("__pycache__", "node_modules", "golden", "images")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
        else:
            shutil.copy(ROOT / name, folder / name)
    shutil.rmtree(folder / "src" / "sternhafen" / "web", ignore_errors=True)  # the built site
    shutil.copytree(ROOT / "web", folder / "web", ignore=unneeded)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    before = files(folder)
    main(["--language", "en", "new-title", NAME, "--folder", str(folder)])
    changed = {path for path, text in files(folder).items() if before.get(path) != text}
    (folder / "changed.json").write_text(json.dumps(sorted(path for path in changed if path in before)))
    return folder


def files(folder: Path) -> dict[str, str]:
    """Return the Python, web and text files of a folder."""
    kinds = (".py", ".ftl", ".md", ".ts", ".svelte", ".css", ".toml")
    paths = [path for name in ("src", "tests", "tools", "web/src") for path in (folder / name).rglob("*")]
    paths += [path for path in folder.iterdir() if path.is_file()]
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths if path.suffix in kinds
    }


def run(clone: Path, *command: str) -> str:
    """Run a command in the copy, on its sources, and return what it says."""
    paths = os.pathsep.join([str(clone / "src"), str(clone)])
    done = subprocess.run(
        command, cwd=clone, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_one_shared_file_is_edited_by_one_line(clone: Path) -> None:
    assert json.loads((clone / "changed.json").read_text()) == [REGISTRY.as_posix()]
    before, after = ((folder / REGISTRY).read_text(encoding="utf-8").splitlines() for folder in (ROOT, clone))
    changes = [line for line in difflib.ndiff(before, after) if line[0] in "+-"]
    assert changes == ['+     "moon_mine",']


def test_no_shared_source_names_a_title() -> None:
    """Whatever did would be one more edit for the next title; examples in docstrings may."""
    names = re.compile("|".join(f"{package}|{package.replace('_', '-')}" for package in HOUSE_TITLES))
    for path, text in files(ROOT).items():
        shared = path.startswith(("src/", "web/src/")) and not names.search(path) and path != REGISTRY.as_posix()
        if shared and path.endswith(".py"):
            said = [name for name in spoken(ast.parse(text)) if names.fullmatch(name.rpartition(".")[2])]
            assert said == [], path
        elif shared and path.startswith("web/") and path.endswith((".ts", ".svelte", ".css")):
            assert names.findall(text) == [], path


def spoken(tree: ast.Module) -> Iterator[str]:
    """Yield the modules that a source imports, and its texts that are no docstrings."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{name.name}" for name in node.names))
            yield from (part for part in node.module.split("."))
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def test_it_passes_what_a_title_must_pass(clone: Path) -> None:
    said = run(clone, sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", CHOSEN, *SUITES)
    assert "[100%]" in said


def test_its_code_is_formatted_and_typed_and_knows_no_other_title(clone: Path) -> None:
    binaries = Path(sys.executable).parent
    own = [path for path in map(str, clone.rglob("*.py")) if "moon_mine" in path]
    run(clone, str(binaries / "ruff"), "check", "--no-cache", *own)
    run(clone, str(binaries / "ruff"), "format", "--no-cache", "--check", *own)
    run(clone, sys.executable, "tools/generate_fields.py", "--check")
    run(clone, sys.executable, "-m", "mypy", "--cache-dir", str(ROOT / ".mypy_cache"), *own)
    run(clone, str(binaries / "lint-imports"), "--no-cache")


def test_its_board_is_typed(clone: Path) -> None:
    """The types of the whole site are checked by `make check`; here those of the new board and what it uses."""
    web = clone / "web"
    config = json.loads((web / "tsconfig.json").read_text(encoding="utf-8"))
    config["include"] = ["src/vite.d.ts", f"src/games/{NAME}/**/*"]
    (web / "tsconfig.json").write_text(json.dumps(config))
    sys.path.insert(0, str(ROOT / "tools"))
    from build_web import NODE_HOME  # a tool, no package

    node = NODE_HOME / "bin" / "node"
    check = ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    done = subprocess.run([str(node), *check], cwd=web, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_can_be_played(clone: Path) -> None:
    said = run(clone, sys.executable, "-m", "sternhafen", "simulate", NAME, "--bots", "greedy,random", "--games", "5")
    assert said.startswith("5 games")


def test_every_name_of_the_example_is_changed(clone: Path) -> None:
    own = [text for path, text in files(clone).items() if "moon" in path.replace("_", "-") and "skeleton" not in path]
    assert len(own) == len(
        [path for path in skeleton() if path.endswith((".py", ".ftl", ".md", ".ts", ".svelte", ".css"))]
    )
    assert not [text for text in own for old in ("ore-rush", "ore_rush", "OreRush", "Ore Rush", "ORE-") if old in text]


def test_an_id_of_one_word_is_fine() -> None:
    assert renamed("OreRush (ORE-2.3), ore-rush", Names.of("mine")) == "Mine (MINE-2.3), mine"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Moon Mine", "“Moon Mine” cannot be the id of a title"),
        ("-x", "cannot be the id of a title"),
        ("cryo", "This title already exists"),
    ],
)
def test_what_cannot_be_written_is_said(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = files(ROOT)
    with pytest.raises(SystemExit):
        main(["--language", "en", "new-title", "--folder", str(ROOT), "--", name])
    assert said in capsys.readouterr().err
    assert files(ROOT) == before


def test_a_folder_that_is_no_clone_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--language", "en", "new-title", NAME, "--folder", str(tmp_path)])
    assert "is not a clone of Sternhafen" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
