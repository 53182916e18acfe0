"""Builds the documentation as a site of plain pages into build/docs: no script, nothing fetched from elsewhere."""

from __future__ import annotations

import html
import re
import shutil
import sys
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
TARGET = ROOT / "build" / "docs"

PAGES = (
    ("Start", ("index", "schnellstart")),
    ("Play and host", ("playing", "operations", "protocol")),
    ("Make something", ("adding-a-game", "writing-a-campaign", "writing-a-bot", "environments")),
    ("How it is", ("architecture", "fidelity", "balance", "balance/cryo", "balance/gen7", "glossary")),
)
"""The pages by chapter, in the order of the menu."""

STYLE = """
:root { color-scheme: light dark; --ink: #1a2033; --ground: #fbfaf7; --edge: #d8d4c8; --link: #1f5fa8;
  --soft: #efece4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e8f2; --ground: #10141f; --edge: #333b50; --link: #8fc1ff; --soft: #1a2032; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); font: 1rem/1.6 system-ui, sans-serif; }
.page { display: grid; grid-template-columns: 15rem minmax(0, 48rem); gap: 2.5rem; max-width: 70rem; margin: auto;
  padding: 1.5rem; }
nav a { display: block; padding: .1rem 0; text-decoration: none; }
nav a[aria-current] { font-weight: 700; color: inherit; }
nav h2 { margin: 1.2rem 0 .2rem; font-size: .8rem; letter-spacing: .05em; text-transform: uppercase; }
a { color: var(--link); } h1, h2, h3 { line-height: 1.25; } main h2 { margin-top: 2.2rem; }
pre, code { font-family: ui-monospace, monospace; font-size: .9em; background: var(--soft); }
pre { padding: .8rem 1rem; overflow-x: auto; border: 1px solid var(--edge); border-radius: .4rem; }
code { padding: .1em .25em; }
pre code { padding: 0; } table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .3rem .7rem; border: 1px solid var(--edge); text-align: left; vertical-align: top; }
img { max-width: 100%; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; }
@media (max-width: 50rem) { .page { grid-template-columns: 1fr; gap: 0; } }
"""


def anchor(heading: str) -> str:
    """Return the id of a heading, as in links to it.

    >>> anchor("Backup and restore")
    'backup-and-restore'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def page_link(target: str) -> str:
    """Return where a link of a page leads on the site: pages become pages, what is outside docs/ stays a name.

    >>> page_link("protocol.md#undo"), page_link("https://example.org/x.md")
    ('protocol.html#undo', 'https://example.org/x.md')
    """
    if "://" in target or target.startswith("#"):
        return target
    return re.sub(r"\.md(?=#|$)", ".html", target)


def tokens(text: str) -> list[Token]:
    """Return a page's Markdown as tokens, with anchors on headings and links that fit the site."""
    found = MarkdownIt("commonmark", {"html": False}).enable("table").parse(text)
    for opening, inside in pairwise(found):
        if opening.type == "heading_open":
            opening.attrSet("id", anchor(inside.content))
    for token in found:
        for child in token.children or ():
            href = child.attrGet("href")
            if child.type == "link_open" and isinstance(href, str):
                child.attrSet("href", page_link(href))
    return found


def title_of(name: str) -> str:
    """Return a page's first heading."""
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    return text.partition("\n")[0].removeprefix("# ")


def menu(current: str) -> str:
    """Return the menu with the current page marked."""
    parts, up = [], "../" * current.count("/")
    for chapter, names in PAGES:
        parts.append(f"<h2>{html.escape(chapter)}</h2>")
        for name in names:
            mark = ' aria-current="page"' if name == current else ""
            parts.append(f'<a href="{up}{name}.html"{mark}>{html.escape(title_of(name))}</a>')
    return "\n".join(parts)


def page(name: str) -> str:
    """Return a page of the site."""
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    renderer = MarkdownIt("commonmark", {"html": False}).enable("table")
    body = renderer.renderer.render(tokens(text), renderer.options, {})
    language = "de" if name == "schnellstart" else "en"
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title_of(name))} – Sternhafen</title>
<style>{STYLE}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<div class="page">
<nav aria-label="Pages">{menu(name)}</nav>
<main id="content">{body}</main>
</div>
</body>
</html>
"""


def build(target: Path) -> list[Path]:
    """Write the whole site and return its pages."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DOCS / "images", target / "images")
    written = []
    for _, names in PAGES:
        for name in names:
            written.append(target / f"{name}.html")
            written[-1].parent.mkdir(exist_ok=True)
            written[-1].write_text(page(name), encoding="utf-8")
    return written


def main() -> None:
    """Build the site and say where it is."""
    written = build(TARGET)
    sys.stdout.write(f"{len(written)} pages in {TARGET.relative_to(ROOT)}, begin at index.html\n")


if __name__ == "__main__":
    main()
