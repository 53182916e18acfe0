"""The web sources themselves: types current, no address in the lock, every message there and used."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
ID = re.compile(r"""["'`](web-[a-z0-9-]+)["'`]""")
MADE = re.compile(r"`(web-[a-z0-9-]*)\$\{[^}]+\}([a-z0-9-]*)`")

PRIMER = WEB / "src" / "lessons" / "Primer.svelte"
PART = re.compile(r'\{ part: "([a-z]+)"')
PART_ID = "`web-primer-${title}-${part}`"
"""How the page of a title's rules names its parts: all of them, for every title that has such a page."""

FILES = sorted((ROOT / "src" / "sternhafen" / "text" / "en").glob("web*.ftl"))
"""The shell's words, those of every board: web-<title>.ftl, and of every page of rules: web-primer-<title>.ftl."""
SHELL = ROOT / "src" / "sternhafen" / "text" / "en" / "web.ftl"

GENERATED = """import json, sys
sys.path.insert(0, "tools")
from build_web import generated
json.dump({str(path): text for path, text in generated().items()}, sys.stdout)"""
"""Run in a process of its own: other tests read campaigns of their own, which would add to what is generated."""
BOARDS = [path.parent for path in (WEB / "src" / "games").glob("*/index.ts")]
PAGES = {
    "web-about": WEB / "src" / "about",
    "web-admin": WEB / "src" / "admin",
    "web-daily": WEB / "src" / "daily",
    "web-group": WEB / "src" / "groups",
    "web-me": WEB / "src" / "me",
    "web-plan": WEB / "src" / "plans",
    "web-review": WEB / "src" / "reviews",
    "web-study": WEB / "src" / "studies",
}
"""Pages whose words are loaded only there."""


def sources(folder: Path) -> str:
    """Return what stands in a folder; boards and pages with words of their own are looked at one by one."""
    found = [*folder.glob("**/*.ts"), *folder.glob("**/*.svelte")]
    apart = [board for board in (*BOARDS, *PAGES.values()) if board != folder]
    return "\n".join(
        path.read_text(encoding="utf-8") for path in found if not any(board in path.parents for board in apart)
    )


def ids(text: str, stem: str) -> set[str]:
    """Return the messages of a file that a text names."""
    return {id for id in ID.findall(text) if id.startswith(f"{stem}-")}


def messages(path: Path) -> set[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def primer_ids(stem: str) -> set[str]:
    """Return the messages that the page of a title's rules asks for."""
    text = PRIMER.read_text(encoding="utf-8")
    assert PART_ID in text
    return {f"{stem}-{part}" for part in PART.findall(text)}


def test_the_generated_types_are_current() -> None:
    made = subprocess.run([sys.executable, "-c", GENERATED], cwd=ROOT, capture_output=True, text=True, check=True)
    for name, text in json.loads(made.stdout).items():
        assert Path(name).read_text(encoding="utf-8") == text, f"run tools/build_web.py --types: {name} is old"


def test_the_lock_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_message_is_there_and_used(path: Path) -> None:
    if path.stem.startswith("web-primer-"):
        assert messages(path) == primer_ids(path.stem) != set()
        return
    boards = WEB / "src" / "games"
    folders = {"web": WEB / "src", **PAGES}
    text = sources(folders.get(path.stem) or boards / path.stem.removeprefix("web-"))
    known, shell = messages(path), messages(SHELL)
    assert not sorted(ids(text, path.stem) - known - PAGES.keys() - (shell if path.stem in PAGES else set()))
    if path == SHELL:  # a page may use the shell's words, too
        text = "\n".join([text, *map(sources, PAGES.values())])
    made = [re.compile(f"{head}[a-z0-9-]+{tail}") for head, tail in MADE.findall(text)]
    unused = known - ids(text, path.stem)
    assert not sorted(id for id in unused if not any(pattern.fullmatch(id) for pattern in made))


def test_no_prose_in_the_sources() -> None:
    """Words between tags must come from messages."""
    for path in WEB.glob("src/**/*.svelte"):
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.S)
        for _ in range(6):  # expressions may be nested
            markup = re.sub(r"\{[^{}]*\}", "", markup)
        markup = re.sub(r"=>", "", markup)
        said = [text.strip() for text in re.findall(r">([^<>]*)<", unescape(markup))]
        assert not [text for text in said if re.search(r"[A-Za-zÄÖÜäöü]{3}", text) and text != "Sternhafen"], path.name
