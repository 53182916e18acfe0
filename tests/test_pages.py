"""What the pages say is true: examples run, commands exist, links lead somewhere, and the site is whole."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

import sternhafen
from sternhafen.cli.parser import command_line

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NOWHERE = "http://127.0.0.1:9"
"""A proxy that is not there: whatever wants the network fails."""
OFFLINE = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "http_proxy": NOWHERE, "https_proxy": NOWHERE}
TAUGHT = "adding-a-game.md"
"""Its blocks are one title, which tests/engine/test_docs.py builds and plays."""
SHOWN = {"text", "caddy", "nginx", "ini", ""}
"""Kinds of block that are not ours to run: trees, output, other programs' files."""
OTHERS = {"caddy", "cp", "docker", "export", "git", "podman", "python3", "source", "uv"}
"""Commands of the system."""


class Block(NamedTuple):
    """A block of code in a page."""

    page: Path
    line: int
    kind: str
    text: str


@cache
def blocks() -> list[Block]:
    found: list[Block] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in re.finditer(r"^```([^\n]*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            found.append(Block(page, text[: match.start()].count("\n") + 1, match[1].partition(" ")[0], match[2]))
    return found


def of_kind(kind: str) -> list[Block]:
    return [block for block in blocks() if block.kind == kind]


def place(block: Block) -> str:
    return f"{block.page.name}:{block.line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", prose):
        assert target.startswith("http") or (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_block_is_of_a_kind_that_is_checked() -> None:
    known = {"python", "sh", "json", "toml", "yaml", *SHOWN}
    assert not [place(block) for block in blocks() if block.kind not in known]


@pytest.mark.parametrize("page", sorted({block.page for block in of_kind("python")}), ids=lambda page: page.name)
def test_python_of_a_page_runs(page: Path) -> None:
    if page.name == TAUGHT:
        return
    names: dict[str, object] = {"__name__": "page"}
    for block in of_kind("python"):
        if block.page == page:
            assert block.text.startswith(">>>"), f"{place(block)} shows no result that could be checked"
            test = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line)
            assert doctest.DocTestRunner().run(test, clear_globs=False).failed == 0
            names = test.globs


def test_json_toml_and_yaml_of_the_pages_are_whole() -> None:
    for block in of_kind("json"):
        assert json.loads(block.text) is not None, place(block)
    for block in of_kind("toml"):
        assert tomllib.loads(block.text), place(block)
    for block in of_kind("yaml"):
        assert yaml.safe_load(block.text) is not None, place(block)


@pytest.mark.parametrize("block", of_kind("sh"), ids=place)
def test_commands_of_a_page_exist(block: Block) -> None:
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True)
        while words and re.match(r"[A-Z0-9_]+=", words[0]):
            words = words[1:]
        if words:
            check_command(words)


def check_command(words: list[str]) -> None:
    name = words[0].rpartition("/")[2]
    if name == "sternhafen":
        command_line("en").parse_args(words[1:])
    elif name == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert set(words[1:]) <= set(targets)
    elif name == "pip":
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
            "optional-dependencies"
        ]
        for wished in re.findall(r"sternhafen\[([a-z,]+)\]", " ".join(words)):
            assert set(wished.split(",")) <= set(extras)
    elif name == "python":
        assert words[1] == "-c" or (ROOT / words[1]).exists()
    else:
        assert name in OTHERS, words


def test_command_lines_in_the_readme_exist() -> None:
    for line in re.findall(r"^sternhafen .*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE):
        command_line("en").parse_args(shlex.split(re.split(r"\s{2,}", line)[0])[1:])


# The site ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site as `make docs` does; every warning is an error there (`strict`)."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=OFFLINE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_page_is_on_the_site_and_in_its_menu(site: Path) -> None:
    menu = (site / "index.html").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert (site / name).is_file(), name
        assert f'href="{name}"' in menu, name


def test_links_of_the_site_lead_to_pages_and_headings_of_the_site(site: Path) -> None:
    for page in site.rglob("*.html"):
        if page.name == "404.html":  # only a server shows it, from the top of its site
            continue
        for link in re.findall(r'(?:href|src)="([^"]+)"', page.read_text(encoding="utf-8")):
            if "://" in link:
                continue
            target, _, part = link.partition("#")
            there = page.parent / target if target else page
            there = there / "index.html" if there.is_dir() else there
            assert there.exists(), f"{page.name}: {link}"
            if part:
                assert f'id="{part}"' in there.read_text(encoding="utf-8"), f"{page.name}: {link}"


def test_the_site_fetches_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.search(r'(?:src|<link[^>]+href)="(?:https?:)?//|@import|url\((?!data:)', text), page.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name


def test_the_api_page_describes_every_name_with_its_examples(site: Path) -> None:
    text = (site / "api.html").read_text(encoding="utf-8")
    assert [name for name in sternhafen.__all__ if f'id="sternhafen.{name}"' not in text] == []
    assert 'id="sternhafen.Game.legal_actions"' in text
    assert "&gt;&gt;&gt;" in text
    assert "<blockquote>" not in text  # what a docstring's examples would else become


def test_every_block_of_code_is_shown_as_one(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert "```" not in page.read_text(encoding="utf-8"), page.name
    assert '<span class="filename">TitleInfo</span>' in (site / "protocol.html").read_text(encoding="utf-8")


def test_german_pages_say_so(site: Path) -> None:
    assert '<html lang="de"' in (site / "schnellstart.html").read_text(encoding="utf-8")
    assert '<html lang="en"' in (site / "index.html").read_text(encoding="utf-8")
